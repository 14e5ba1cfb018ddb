// Sentences that run on without a mark: where somebody goes on to tell or to ask something, a stop is put between, as another would
// have typed it. What may belong to the words before it ("the cake she ordered") is left alone.

import { type ClassName, endsOf, isIn, isKnown } from '../language/en/classes.ts'
import {
  ARTICLES,
  BEING,
  BINDING,
  CONDITIONS,
  FELT,
  HAVING,
  HEADS,
  ITSELF,
  KEEPING,
  LEADS_ON,
  LEAVING,
  MODAL,
  PEOPLE,
  RELATIVES,
  REMARKS,
  REPORTING,
  TELLING,
} from '../language/en/run-on.ts'
import { isPast } from './stem.ts'
import type { Word } from './words.ts'

/** Fewer words than these ask for nothing yet. */
const SHORTEST = 2

/** A place in the words, and what stands before it since the last mark. */
interface Place {
  readonly words: readonly Word[]
  readonly at: number
  readonly before: readonly Word[]
  /** The word so many places from here. */
  readonly text: (from: number) => string
}

/** The words with such stops; what stands in one of the user's titles is not cut. */
export function withStops(words: readonly Word[], isInTitle: (pair: string) => boolean): readonly Word[] {
  const stops = new Set<number>()
  let from = 0
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'word') {
      from = at + 1
      continue
    }
    if (at - from < SHORTEST) continue
    const text = (places: number): string => words[at + places]?.text ?? ''
    if (!goesOn({ words, at, before: words.slice(from, at), text })) continue
    if (isInTitle(`${words[at - 1]?.text} ${word.text}`)) continue
    stops.add(at)
    from = at
  }
  return stops.size === 0
    ? words
    : words.flatMap((word, at) => (stops.has(at) ? [stopBefore(words, at), word] : [word]))
}

function stopBefore(words: readonly Word[], at: number): Word {
  const place = words[at - 1]?.end ?? 0
  return { text: ';', start: place, end: place, first: -1, last: -1, kind: 'mark' }
}

type Sign = (place: Place) => boolean

function goesOn(place: Place): boolean {
  // "if it rains | add milk" is one sentence: what is made conditional stays so.
  if (place.before.some((word) => CONDITIONS.has(word.text))) return false
  return ANYWHERE.some((sign) => sign(place)) || (!isBound(place) && UNBOUND.some((sign) => sign(place)))
}

/** Signs that need nothing of what stands before. */
const ANYWHERE: readonly Sign[] = [
  // "…, and it is due thursday"
  ({ text }) => text(0) === 'and' && text(1) === 'it' && text(2) === 'is' && text(3) === 'due',
  // "… | and now the baby is crying"
  ({ text }) => text(0) === 'and' && text(1) === 'now' && (OWN.has(text(2)) || PEOPLE.has(text(2))),
  // "ring payroll at 4pm | no 4.30"
  ({ text }) => {
    const next = text(1) === 'sorry' ? text(2) : text(1)
    return text(0) === 'no' && ENDS_DATE.test(text(-1)) && ENDS_DATE.test(next)
  },
  // "add toner for friday | actually no make that tomorrow"
  ({ text }) => text(0) === 'actually' && text(1) === 'no' && text(2) !== '',
  // "the cards are renewed | didn't get round to the tyres"
  ({ text }) => text(0) === 'did' && text(1) === 'not' && isPast(text(-1)),
  // "to 7.30 please | organist is stuck at work"
  ({ text, before }) =>
    text(-1) === 'please' &&
    before.length > 3 &&
    !LEADS_ON.has(text(-2)) &&
    (isPlain(text(0)) || WHY.has(text(0)) || PEOPLE.has(text(0))),
  // "no 4.30 sorry | lunch will run over"
  ({ text, before }) => text(-1) === 'sorry' && before.length > 1 && isPlain(text(0)),
  // "I got round to it | I posted the card", "he can't make it | push him back"
  ({ text, before }) =>
    DONE_TO.has(text(-1)) && !isSaid(before) && (PEOPLE.has(text(0)) || (isCommand(text(0)) && !isAsking(before))),
]

/** Signs that somebody begins anew, unless the word before belongs to what follows. */
const UNBOUND: readonly Sign[] = [
  ({ words, at }) => endsOf(REMARKS, words, at, words.length).length > 0,
  // "… same times | please leave the invoices"; "the visa please move to 11" is one request.
  ({ text, before }) =>
    text(0) === 'please' && text(-1) !== 'you' && isAsking(before) && isCommand(text(1)) && text(2) !== '',
  // "… | before the head sees it"
  ({ text }) => text(0) === 'before' && [3, 4].some((at) => ITSELF.has(text(at)) && text(at - 1).endsWith('s')),
  // "hands full | add nappies and wipes"
  ({ text, before }) => isNewRequest(text) && !isAsking(before),
  // "just woke up | what's most urgent"
  ({ text, before }) =>
    text(0) === 'what' && text(1) === 'is' && text(-1) !== 'out' && !isAsking(before) && !isSaid(before),
  ({ text, before }) => text(0) === 'it' && text(1) === 'is' && !isSaid(before),
  ({ text, before }) => !isSaid(before) && isWholeClause(text),
]

const ENDS_DATE =
  /\d|day$|^(?:mon|tues?|wed|thu|thurs|fri|sat|sun|tomorrow|tonight|morning|afternoon|evening|night|noon|midnight|week|weekend|month|year)$/
const WHY = new Set(['before', 'as', 'since', 'while', 'so'])
const DONE_TO = new Set(['it', 'them', 'him'])

function isNewRequest(text: Place['text']): boolean {
  if (text(0) === 'put') return text(1) === 'a' && text(2) === 'note'
  // "on friday add gym" is one request.
  return text(0) === 'add' && text(1) !== '' && !ENDS_DATE.test(text(-1))
}

/** "because they …", "did he …". */
function isBound({ text }: Place): boolean {
  return BINDING.has(text(-1))
}

/** "tell mum | I am late". */
function isSaid(before: readonly Word[]): boolean {
  return before.some((word) => REPORTING.has(word.text))
}

/** Whether something is asked for on the way, so that it may go on here. */
function isAsking(before: readonly Word[]): boolean {
  return before.some((word) => isCommand(word.text) || LEADS_ON.has(word.text))
}

const COMMANDS: readonly ClassName[] = ['MOVE', 'DELETE', 'FINISH', 'ADD', 'MARK']

function isCommand(word: string): boolean {
  return LEAVING.has(word) || COMMANDS.some((name) => isIn(name, word))
}

/** A word that asks for nothing and joins nothing. */
function isPlain(word: string): boolean {
  return word.length > 3 && !isKnown(word) && /^[a-z]+$/.test(word)
}

/** "they | moved it", "my sis | did them", "mum | keeps ringing": somebody does something, and nothing of it stands before. */
function isWholeClause(text: Place['text']): boolean {
  const verb = verbOf(text)
  if (verb === null) return false
  const [first, next] = [text(verb), text(verb + 1)]
  if (MODAL.has(first)) return ITSELF.has(text(next === 'not' ? verb + 3 : verb + 2))
  // "the fridge too I cleaned it" reports the fridge.
  const isMine = text(verb - 1) === 'i' || text(verb - 1) === 'we'
  if (ITSELF.has(next)) return FELT.has(first) || (!isMine && (isPast(first) || first.endsWith('s')))
  // "the one | he is late for"
  if (HEADS.has(text(-1))) return false
  if (first === 'never' || first === 'always') return true
  if (BEING.has(first)) return TELLING.has(next)
  if (KEEPING.has(first)) return next.endsWith('ing')
  return HAVING.has(first) && ARTICLES.has(next)
}

/** How far from here somebody's verb stands. */
function verbOf(text: Place['text']): number | null {
  if (PEOPLE.has(text(0)) || RELATIVES.has(text(0))) return 1
  return OWN.has(text(0)) && RELATIVES.has(text(1)) ? 2 : null
}

const OWN = new Set(['my', 'our', 'the'])
