// What comes before a possible clause start, and whether the start may belong to it.

import { beginsOne, endsOf, isIn, phrasesNamed } from '../language/en/classes.ts'
import { PERSONAL } from '../language/en/pronouns.ts'
import {
  BEING,
  BINDING,
  ENDED,
  HEADS,
  LEADS_ON,
  LEVELS,
  PARTICLES,
  PEOPLE,
  TAKES_OBJECT,
  TELLING,
} from '../language/en/run-on.ts'
import { isPast } from '../lex/stem.ts'
import { ABOUT, CONDITION, DOUBT, type Place, REPORT } from './place.ts'

/** After "because" or "buy" something must follow. */
export function isBound(place: Place): boolean {
  const { text } = place
  if (BINDING.has(text(-1)) || PEOPLE.has(text(-1)) || isVerb(place, -1)) return true
  // "throw both | check the bill and the van out"; "I did them both | delete the van"
  if (text(-1) === 'both') return isVerb(place, -2) || isIn('PUT', text(-2))
  // "with the note | they close early"
  if (isIn('NOTEFIELD', text(-1)) && BEFORE_NOTES.has(text(-2))) return true
  return PARTICLES.has(text(-1)) && isVerb(place, -2)
}

const BEFORE_NOTES = new Set(['with', 'the', 'a'])

/** "under no circumstances | move it", "you'd better | add milk", "go ahead | and move it". */
export function isLedOn({ words, from, at }: Place): boolean {
  if (CLOSES.has(words[at - 1]?.text ?? '')) return false
  for (let one = from; one < at; one++)
    if (endsOf(leading, words, one, words.length).some((end) => end >= at)) return true
  return false
}

/** These end a statement, and nothing has to follow: "omg forgot | add the dentist". */
const CLOSES = new Set(['forgot', 'forgotten', 'soon', 'yet', 'later', 'likely', 'unlikely', 'ish'])
const leading = phrasesNamed(['NEVER', 'HEDGE', 'NEED', 'REQUEST'])

/** After "friday", "it" or "thanks" a phrase is complete; a noun may continue. */
export function isEnded(place: Place): boolean {
  const { text, at, from } = place
  const word = text(-1)
  // "please | milk" is too short to be complete.
  if (at - from < 2) return false
  if (word === 'please') return at - from > 3 && !LEADS_ON.has(text(-2))
  // "is it | going to rain"
  if (word === 'it' && isIn('AUXQ', text(-2))) return false
  // "both of them | don't need a date": a subject.
  if (word === 'them' && text(-2) === 'of' && at - from === 3) return false
  // "so tired | the report at 6"
  if (isFelt(place)) return true
  // "the high priority | tasks are due"
  if (word === 'priority' && (isIn('NOUNS', text(0)) || isIn('TASK', text(0)))) return false
  // "make it high | they need it" ends after the level; "to low priority then …" doesn't.
  if (LEVELS.has(word)) return BEFORE_LEVELS.has(text(-2)) && text(0) !== 'priority'
  return ENDED.has(word) || isBehindDate(place) || isBehindReport(place)
}

/** "so busy", "too late". */
export function isFelt({ text }: Place): boolean {
  return TELLING.has(text(-1)) && FEELING.has(text(-2))
}

const FEELING = new Set(['so', 'too', 'am', 'are', 'is', 'really', 'feeling', 'bit', 'very'])
const BEFORE_LEVELS = new Set(['to', 'as', 'it', 'them', 'priority', 'that'])

/**
 * "… to friday | my boss is away" ends after the date; "on friday | gym is off" and "the friday | meeting is off"
 * don't.
 */
export function isBehindDate({ text, at, from, ground, words }: Place): boolean {
  const start = ground.dateEnds.get(at)
  if (start === undefined) return false
  let first = start
  while (first > from && LEADS_DATE.has(words[first - 1]?.text ?? '')) first--
  // "so tomorrow | I am away"
  let begin = from
  while (begin < first && isIn('FILLER', words[begin]?.text ?? '')) begin++
  if (first <= begin || text(0) === "'s") return false
  const before = words[first - 1]?.text ?? ''
  // "anything due next week | I want undated": the tasks first, then the request.
  if ((HEADS.has(before) || isIn('NOUNS', before)) && PEOPLE.has(text(0)) && WISHING.has(text(1))) return false
  return (
    !BEFORE_NAMES.has(before) && !(first === start && isVerbAt(words[first - 1]?.text ?? '', words[first - 2]?.text))
  )
}

/** "tomorrow | I am away": the date belongs to the clause after it. */
export function isOnlyDated({ text, words, at, from, ground }: Place): boolean {
  const start = ground.dateEnds.get(at)
  if (start === undefined || !PERSONAL.has(text(0))) return false
  for (let one = from; one < start; one++) if (!isIn('FILLER', words[one]?.text ?? '')) return false
  return true
}

const LEADS_DATE = new Set(['on', 'by', 'for', 'at', 'to', 'until', 'till', 'due', 'in', 'from'])
const WISHING = new Set(['want', 'wants', 'need', 'needs', 'would'])
/** After these words a date belongs to the noun after it: "my friday shift". */
const BEFORE_NAMES = new Set('the my our his her their a an this that and or no not'.split(' '))

/** "lawn mowed | gutters cleared": follows a report on one of the user's tasks. */
function isBehindReport({ text, at, from, ground }: Place): boolean {
  const last = PARTICLES.has(text(-1)) ? -2 : -1
  for (let verb = at + last - 1; verb >= from; verb--)
    if (isPast(text(verb - at)) && ground.names.from(verb + 1).some(({ end }) => end === at + last + 1)) return true
  // "coals picked up | bins emptied"
  if (!isPast(text(last)) && !isIn('DONE', text(-1))) return false
  const told = isPast(text(last)) ? at + last : at - 1
  for (let start = told - 1; start >= from; start--)
    if (ground.names.from(start).some(({ end }) => end === told || (end === told - 1 && ISES.has(text(end - at)))))
      return true
  return false
}

const ISES = new Set(['is', 'are', "'s", 'got', 'has', 'all', 'now', 'was', 'were'])

/** "add buy | the wine": the object of the verb is still missing. */
function isVerb({ text, at, from }: Place, places: number): boolean {
  return at + places >= from && isVerbAt(text(places), at + places > from ? text(places - 1) : undefined)
}

function isVerbAt(word: string, before: string | undefined): boolean {
  return (
    (isIn('DOING', word) || TAKES_OBJECT.has(word)) &&
    (before === undefined || LEADS_ON.has(before) || BEFORE_VERBS.has(before))
  )
}

const BEFORE_VERBS = new Set(['add', 'and', 'then', 'also', 'put', 'down', 'new', ',', 'plus', 'or', 'go'])

/** "if it rains | add milk" is one sentence, so the condition still applies. */
export function isConditional(place: Place): boolean {
  return (place.before & CONDITION) !== 0
}

/** "maybe milk is bought | the shed is done" is one sentence, so the doubt still applies. */
export function isDoubtful(place: Place): boolean {
  return (place.before & DOUBT) !== 0
}

/** "tell mum | I am late": the clause is what to say. */
export function isSaid(place: Place): boolean {
  // "ask them about it | I am worried": we already know what to ask.
  return (place.before & (REPORT | ABOUT)) === REPORT
}

/**
 * "the shed | and milk are done", "my shed task | and the milk one are done": one report on both; "the rent | what
 * time is it" is one question.
 */
export function isOnlyNamed({ words, from, at, ground }: Place): boolean {
  let named = false
  for (let one = from; one < at; ) {
    const ends = ground.names.from(one).map(({ end }) => end)
    const end = Math.max(0, ...ends.filter((end) => end <= at))
    if (end === 0 && !isAroundNames(words[one]?.text ?? '')) return false
    named ||= end > 0
    one = end > 0 ? end : one + 1
  }
  return named
}

function isAroundNames(word: string): boolean {
  return AROUND_NAMES.has(word) || AROUND.some((name) => isIn(name, word))
}

const AROUND = ['DET', 'FILLER', 'TASK', 'NOUNS', 'AND'] as const
const AROUND_NAMES = new Set(['both', 'about', 'called', 'for', 'thing'])

/** "everything except the shed | and the van is done": with no verb so far, it is still one report. */
export function isLeavingOut({ words, from, at }: Place): boolean {
  let except = from + 1
  while (except < at && !beginsOne(excepting, words, except, at)) except++
  // "finished all except the shed | and the van is done"
  if (except >= at || (isPast(words[from]?.text ?? '') && !isStillGot({ words, from, at }))) return false
  for (let one = from; one < at; one++) {
    const isOfWhich = RELATIVE.has(words[one - 1]?.text ?? '')
    if (BEING.has(words[one]?.text ?? '') && !isOfWhich) return false
  }
  return true
}

/** "got all except the shed | and the van done": "done" comes at the end. */
function isStillGot({ words, from, at }: Pick<Place, 'words' | 'from' | 'at'>): boolean {
  let to = at
  while (words[to]?.kind === 'word' && !BEING.has(words[to]?.text ?? '')) to++
  return words[from]?.text === 'got' && words[to]?.kind !== 'word'
}

const excepting = phrasesNamed(['EXCEPT'])
const RELATIVE = new Set(['that', 'which', 'what', 'who'])
