// Requests and questions that begin after other words: "so tired | push the gym to monday", "just woke up | what's most
// urgent".

import { beginsOne, endsOf, isIn, isKnown, phrasesNamed, wordsIn } from '../language/en/classes.ts'
import { BEFORE_ASKING } from '../language/en/questions.ts'
import {
  ALL_OF,
  ASKED,
  BEING,
  COMMANDS,
  HEADS,
  ITSELF,
  JOINING,
  LEADS_ON,
  LEAVING,
  NEEDS_VALUE,
  PEOPLE,
  TICKING,
  VALUED,
  WANTED,
} from '../language/en/run-on.ts'
import { isPast } from '../lex/stem.ts'
import { HELP, type Place, shifted, someBefore } from './place.ts'
import { isBehindDate, isOnlyNamed, isSaid } from './stands.ts'

/**
 * A request that only makes sense to Sayso: a verb it knows, followed by one of the user's tasks or something to add.
 */
export function requestAt(place: Place): boolean {
  const { text, at, from } = place
  const before = text(-1)
  if (LEADS_ON.has(before) || isAsked(place)) return false
  // "… same times | please leave the invoices"; "the visa please move to 11" is one request.
  if (text(0) === 'please')
    return (
      !(isIn('NOTEV', text(1)) && isOfWhich(place)) &&
      at - from > 1 &&
      before !== 'you' &&
      asksAnew(place) &&
      isCommand(text(1)) &&
      text(2) !== ''
    )
  if (text(0) === 'add') return text(1) !== '' && isAddedAnew(place)
  if (text(0) === 'put' && text(1) === 'a' && text(2) === 'note')
    return at - from > 1 && !asksBefore(place) && !isOfWhich(place)
  if ((place.before & HELP) !== 0 || isSaid(place) || isOnlyFiller(place)) return false
  return isGrounded(place)
}

/**
 * "did I already | put milk on the list", "have you | moved the gym": asks whether it was done, and requests nothing.
 */
function isAsked({ words, from, at }: Place): boolean {
  let start = from
  while (start < at && isIn('FILLER', words[start]?.text ?? '')) start++
  return start < at - 1 && WHETHER.has(words[start]?.text ?? '') && PEOPLE.has(words[start + 1]?.text ?? '')
}

const WHETHER = new Set(['did', 'have', 'had', 'do', 'does', 'has', 'am', 'are', 'was', 'were', 'should'])

/** "and on the earlier one put a note": names its task first. */
function isOfWhich({ words, from }: Place): boolean {
  let at = from
  while (words[at]?.kind === 'mark' || isIn('THEN', words[at]?.text ?? '') || isIn('FILLER', words[at]?.text ?? ''))
    at++
  return ON.has(words[at]?.text ?? '')
}

const ON = new Set(['on', 'for', 'under', 'in', 'beside', 'against'])

/** A verb that Sayso knows, with tasks of the user. */
function isGrounded(place: Place): boolean {
  const { words, at, ground } = place
  const isCommand = endsOf(COMMANDS, words, at, words.length).some(
    (end) => isTarget(place, end) && isValued(place, end),
  )
  // "the roof plus | check the invoice": the verb is the first word of a task's name.
  return isCommand && !ground.names.from(at).some(({ named }) => named.whole)
}

/** "add milk | and also mark the rent as paid": an add continues with items, not with a request. */
export function joinedRequestAt(place: Place): boolean {
  let places = 0
  while (JOINING.has(place.text(places))) places++
  const isTurned = places > 1 || someBefore(place, (word) => word === 'add')
  return places > 0 && isTurned && isGrounded(shifted(place, places)) && !isDenied(place) && !isAsked(place)
}

function asksAnew(place: Place): boolean {
  return asksBefore(place) || (place.text(1) === 'add' && isAddedAnew(place))
}

/** "hands full | add wipes", "gym done | add a mat" are two; "on friday add gym" and "could you add" are one. */
function isAddedAnew(place: Place): boolean {
  if (place.ground.dateEnds.has(place.at)) return isBehindDate(place)
  if (isOnlyFiller(place)) return false
  return !asksBefore(place) || place.ground.names.from(place.from).length > 0
}

export function isOnlyFiller({ words, from, at }: Place): boolean {
  for (let one = from; one < at; one++) if (!isIn('FILLER', words[one]?.text ?? '')) return false
  return true
}

/** Whether one of the user's tasks, or a word for several, comes next. */
function isTarget(place: Place, end: number): boolean {
  const { words, text, at, ground } = place
  const word = text(end - at)
  if (ALL_OF.has(word)) return true
  // "it's not that urgent actually | drop it to medium"
  if (ITSELF.has(word)) return (TICKING.has(text(0)) || TURNING.has(text(-1))) && isToldBefore(place)
  return words[end]?.kind === 'word' && ground.names.from(end).some(({ end: to }) => isAllOfName(place, to))
}

/** "change the bed | sheets" isn't about 'weed the garden beds'. */
function isAllOfName({ words, ground }: Place, to: number): boolean {
  const next = words[to]
  return next?.kind !== 'word' || isKnown(next.text) || ground.dateStarts.has(to)
}

/**
 * "did that yesterday | cross it off" is a statement and a request; "everything that is due | tick it off" names what
 * the request means.
 */
function isToldBefore(place: Place): boolean {
  const { words, from } = place
  const isSet = HEADS.has(words[from]?.text ?? '')
  return !isSet && someBefore(place, (word) => BEING.has(word) || isPast(word)) && !asksBefore(place)
}

const TURNING = new Set(['actually', 'so', 'anyway'])

/** "make | the cake": some verbs also need a value. */
function isValued({ words, at, text }: Place, end: number): boolean {
  if (!NEEDS_VALUE.has(text(0))) return true
  for (let one = end + 1; words[one]?.kind === 'word'; one++) {
    const word = words[one]?.text ?? ''
    if (VALUED.has(word) || /\d|day$/.test(word)) return true
  }
  return at < 0
}

/** "just woke up | what's most urgent". */
export function questionAt(place: Place): 'whole' | 'part' | null {
  const { text, at, from } = place
  if (at - from < 2 || !WANTED.has(text(0)) || !ASKED.has(text(1)) || text(-1) === 'out') return null
  if (isSaid(place) || isOnlyNamed(place) || isTopic(place)) return null
  return asksBefore(place) ? 'part' : 'whole'
}

/** "today I still have | how many things": the topic comes before its question. */
function isTopic({ words, from, at, ground }: Place): boolean {
  for (let one = from; one < at; ) {
    const end = [...ground.dateEnds].find(([to, start]) => start === one && to <= at)?.[0]
    if (end === undefined && !BEFORE_ASKING.has(words[one]?.text ?? '')) return false
    one = end ?? one + 1
  }
  return true
}

/** Whether there is a request before this point that may continue here. */
export function asksBefore(place: Place): boolean {
  return someBefore(place, (word) => (isCommand(word) && !isIn('DONE', word)) || LEADS_ON.has(word))
}

const ASKING = wordsIn(['MOVE', 'DELETE', 'FINISH', 'ADD', 'MARK'])

export function isCommand(word: string): boolean {
  return LEAVING.has(word) || ASKING.has(word)
}

const denies = phrasesNamed(['HEDGE', 'NEVER'])
const holds = phrasesNamed(['HEDGE', 'NEVER', 'NEED'])

function isDenied(place: Place): boolean {
  const { words, from, at } = place
  for (let one = from; one < at; one++) if (beginsOne(denies, words, one, at)) return true
  return isSaid(place)
}

/** Whether what comes before is doubted, denied, wished for or asked, so that this may be too. */
export function isHeld(place: Place): boolean {
  const { words, from, at } = place
  for (let one = from; one < at; one++) {
    const text = words[one]?.text ?? ''
    if (text === 'not' || (one === from && isIn('AUXQ', text))) return true
    if (beginsOne(holds, words, one, at)) return true
  }
  return false
}
