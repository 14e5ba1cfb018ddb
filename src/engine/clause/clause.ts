// A subject with a verb of its own: "they moved it", "my knee is busted", "weather looks bad".

import { isIn, wordsIn } from '../language/en/classes.ts'
import { ORDINALS } from '../language/en/numbers.ts'
import {
  AFTER_COMING,
  ARTICLES,
  BEING,
  BINDING,
  COMING,
  DETERMINERS,
  DOES,
  FELT,
  HAVING,
  HEADS,
  ITSELF,
  KEEPING,
  MODAL,
  MOVING,
  NEWS,
  OWN,
  PEOPLE,
  RELATIVES,
  SAID,
  SAYING,
  TELLING,
  WITH_VERBS,
} from '../language/en/run-on.ts'
import { isPast } from '../lex/stem.ts'
import type { Place } from './place.ts'

/** Whether a clause begins this many words from here, and whether it is complete. */
export function clauseAt(place: Place, from: number): 'whole' | 'part' | null {
  const { text } = place
  const subject = subjectAt(place, from)
  if (subject === null) return null
  // "… about leave | it is bugging me"
  if (text(from) === 'it') return from === 0 ? 'whole' : 'part'
  if (subject.is === 'coming') return isThing(place, from) && isThing(place, from - 1) ? 'whole' : 'part'
  const told = predicate(place, subject.end)
  if (told === null || (subject.is === 'thing' && !isNews(place, subject.end))) return null
  // "the one | he is late for", "everything | the kids are doing"
  const before = text(from - 1)
  // "the third one | the boss binned the idea": "the third one" and the clause are each complete.
  const isPlaced = before === 'one' && isOrdinal(text(from - 2)) && DETERMINERS.has(text(subject.end + 1))
  const isOfHead =
    HEADS.has(before) &&
    (subject.is === 'person' || before !== 'one') &&
    !ITSELF.has(text(subject.end + 1)) &&
    !isPlaced
  const isSaid = SAYING.has(text(subject.end)) && SAID.has(text(subject.end + 1))
  const isWhole = isSaid || (told === 'whole' && subject.is !== 'thing')
  return isWhole && !isOfHead ? 'whole' : 'part'
}

function isOrdinal(word: string): boolean {
  return ORDINALS.has(word) || /^\d+(?:st|nd|rd|th)$/.test(word)
}

interface Subject {
  readonly is: 'person' | 'own' | 'thing' | 'coming'
  readonly end: number
}

const LONGEST_THING = 3

function subjectAt(place: Place, from: number): Subject | null {
  const { text } = place
  const first = text(from)
  if (PEOPLE.has(first) || RELATIVES.has(first)) return { is: 'person', end: verbFrom(place, from + 1) }
  if (first === 'it' && text(from + 1) === 'is') return { is: 'person', end: from + 1 }
  if (OWN.has(first) && RELATIVES.has(text(from + 1))) return { is: 'person', end: verbFrom(place, from + 2) }
  const start = OWN.has(first) ? from + 1 : from
  for (let end = start + 1; end <= start + LONGEST_THING && isThing(place, end - 1); end++) {
    const verb = verbFrom(place, end)
    if (isVerbForm(text(verb)) || MOVING.has(text(verb))) return { is: start > from ? 'own' : 'thing', end: verb }
  }
  return isComing(place, start) ? { is: start > from ? 'own' : 'coming', end: start + 1 } : null
}

/** "frost coming", "guests arriving at 6". */
function isComing({ text, words, at, ground }: Place, places: number): boolean {
  if (!COMING.has(text(places + 1))) return false
  const next = at + places + 2
  return (
    words[next]?.kind !== 'word' ||
    ground.dateStarts.has(next) ||
    ground.dateStarts.has(next + 1) ||
    AFTER_COMING.has(text(places + 2))
  )
}

function verbFrom({ text }: Place, at: number): number {
  let verb = at
  while (WITH_VERBS.has(text(verb))) verb++
  return verb
}

/** A word that may be a noun. */
function isThing({ words, at, text }: Place, places: number): boolean {
  const word = text(places)
  if (words[at + places]?.kind !== 'word' || !/^[a-z][a-z'-]+$/.test(word)) return false
  return !NO_THINGS.has(word)
}

function isVerbForm(word: string): boolean {
  return VERB_FORMS.has(word)
}

const VERB_FORMS: ReadonlySet<string> = new Set([...BEING, ...HAVING, ...MODAL, ...KEEPING, ...DOES, ...NEWS])

const NO_THINGS: ReadonlySet<string> = new Set([
  ...BINDING,
  ...PEOPLE,
  ...VERB_FORMS,
  ...ITSELF,
  'there',
  ...wordsIn(['AUXQ', 'WH']),
])

/** "weather looks bad", "traffic is awful", "the wood hasn't come"; but "fri packed lunch" is a noun. */
function isNews({ text }: Place, verb: number): boolean {
  // "zoes got class"
  if (text(verb) === 'got') return text(verb - 1).endsWith('s')
  return DOES.has(text(verb)) ? text(verb + 1) === 'not' : isVerbForm(text(verb)) || MOVING.has(text(verb))
}

/** The predicate: complete, or a relative clause such as "the cake she ordered". */
function predicate(place: Place, verb: number): 'whole' | 'part' | null {
  const { text } = place
  const [first, next] = [text(verb), text(verb + 1)]
  if (text(verb - 1) === 'never' || text(verb - 1) === 'always') return 'whole'
  // "take it off | would you" is a question tag.
  if (MODAL.has(first) && isIn('SUBJECT', next)) return null
  if (MODAL.has(first)) return ITSELF.has(text(next === 'not' ? verb + 3 : verb + 2)) ? 'whole' : 'part'
  // "the fridge too I cleaned it" reports the fridge.
  const isMine = text(verb - 1) === 'i' || text(verb - 1) === 'we'
  const isDone = isPast(first) || (first.length > 3 && first.endsWith('s'))
  if (ITSELF.has(next) && !BEING.has(first)) return FELT.has(first) || (!isMine && isDone) ? 'whole' : 'part'
  if (BEING.has(first)) return isPredicate(place, verb + 1) ? 'whole' : 'part'
  if (DOES.has(first)) return next === 'not' && ITSELF.has(text(verb + 3)) ? 'whole' : 'part'
  if (KEEPING.has(first)) return next.endsWith('ing') ? 'whole' : 'part'
  if (HAVING.has(first)) return ARTICLES.has(next) ? 'whole' : 'part'
  if (NEWS.has(first)) return 'whole'
  if (isDone && !isMine && DETERMINERS.has(next)) return 'whole'
  return isDone || FELT.has(first) ? 'part' : null
}

/**
 * "is busted", "are out", "is a nightmare"; but "the shirt he is wearing" and "the day he was born" are nouns with a
 * relative clause.
 */
function isPredicate({ text, words, at }: Place, places: number): boolean {
  const word = text(places)
  if (TELLING.has(word) || (DETERMINERS.has(word) && text(places + 1) !== '')) return true
  const isLast = words[at + places + 1]?.kind !== 'word'
  return isPast(word) && (isLast || TELLING.has(text(places + 1))) && !PEOPLE.has(text(places - 2))
}
