// Sentences that run on without a mark: where somebody goes on to tell something, a stop is put between, as another would have
// typed it. What may belong to the words before it ("the cake she ordered") is left alone.

import { endsOf, isIn } from '../language/en/classes.ts'
import { BINDING, HEADS, ITSELF, PEOPLE, RELATIVES, REMARKS, REPORTING, TELLING } from '../language/en/run-on.ts'
import { isPast } from './stem.ts'
import type { Word } from './words.ts'

/** Fewer words than these ask for nothing yet. */
const SHORTEST = 2

/** The words with such stops; what stands in one of the user's titles is not cut. */
export function withStops(words: readonly Word[], isInTitle: (pair: string) => boolean): readonly Word[] {
  const stops: number[] = []
  let from = 0
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'word') {
      from = at + 1
      continue
    }
    if (at - from < SHORTEST || !goesOn(words, at, from)) continue
    if (isInTitle(`${words[at - 1]?.text} ${word.text}`)) continue
    stops.push(at)
    from = at
  }
  return stops.length === 0
    ? words
    : words.flatMap((word, at) => (stops.includes(at) ? [stopBefore(words, at), word] : [word]))
}

function stopBefore(words: readonly Word[], at: number): Word {
  const place = words[at - 1]?.end ?? 0
  return { text: ';', start: place, end: place, first: -1, last: -1, kind: 'mark' }
}

function goesOn(words: readonly Word[], at: number, from: number): boolean {
  const text = (place: number): string => words[place]?.text ?? ''
  if (endsOf(REMARKS, words, at, words.length).length > 0) return !BINDING.has(text(at - 1))
  // "…, and it is due thursday"
  if (text(at) === 'and' && text(at + 1) === 'it' && text(at + 2) === 'is') return text(at + 3) === 'due'
  // "… same times please leave the invoices"
  if (text(at) === 'please')
    return !BINDING.has(text(at - 1)) && text(at - 1) !== 'you' && isCommand(text(at + 1)) && text(at + 2) !== ''
  // "the cards are renewed didn't get round to the tyres"
  if (text(at) === 'did' && text(at + 1) === 'not' && isPast(text(at - 1))) return true
  const isLead = !words.slice(from, at).some((word) => isCommand(word.text) || LEADS_ON.has(word.text))
  // "hands full add nappies and wipes", "just woke up what's most urgent"
  if (text(at) === 'add')
    return isLead && !BINDING.has(text(at - 1)) && !LEADS_ON.has(text(at - 1)) && text(at + 1) !== ''
  if (text(at) === 'what' && text(at + 1) === 'is')
    return isLead && !BINDING.has(text(at - 1)) && !isTold(words, at, from)
  if (BINDING.has(text(at - 1)) || isTold(words, at, from)) return false
  if (text(at) === 'it' && text(at + 1) === 'is') return true
  const verb = subjectEnd(text, at)
  return verb !== null && tells(text, verb, HEADS.has(text(at - 1)))
}

function isTold(words: readonly Word[], at: number, from: number): boolean {
  return words.slice(from, at).some((word) => REPORTING.has(word.text))
}

const LEADS_ON = new Set(
  'to you i we they he she need needs want wants please then also can could will would should remind reminder show list find out exactly give'.split(
    ' ',
  ),
)

function isCommand(word: string): boolean {
  return LEAVING.has(word) || (['MOVE', 'DELETE', 'FINISH', 'ADD', 'MARK'] as const).some((name) => isIn(name, word))
}

const LEAVING = new Set(['leave', 'keep'])

/** Where the verb of somebody stands: "they | moved", "my sis | did", "mum | keeps". */
function subjectEnd(text: (place: number) => string, at: number): number | null {
  if (PEOPLE.has(text(at))) return at + 1
  if (RELATIVES.has(text(at))) return at + 1
  return OWN.has(text(at)) && RELATIVES.has(text(at + 1)) ? at + 2 : null
}

const OWN = new Set(['my', 'our', 'the'])

/** Whether the sentence is whole without what stands before it. */
function tells(text: (place: number) => string, verb: number, maySayWhich: boolean): boolean {
  const [first, next] = [text(verb), text(verb + 1)]
  // "the fridge too I cleaned it" reports the fridge.
  const isMine = text(verb - 1) === 'i' || text(verb - 1) === 'we'
  if (ITSELF.has(next)) return DOING.has(first) || (!isMine && (isPast(first) || first.endsWith('s')))
  if (maySayWhich) return false
  if (BEING.has(first)) return TELLING.has(next)
  if (KEEPING.has(first)) return next.endsWith('ing')
  return HAVING.has(first) && ARTICLES.has(next)
}

const BEING = new Set(['am', 'is', 'are', 'was', 'were'])
const KEEPING = new Set(['keep', 'keeps', 'kept'])
const HAVING = new Set(['have', 'has', 'had', 'got'])
const ARTICLES = new Set(['a', 'an', 'no', 'enough'])
const DOING = new Set(['need', 'want', 'hate', 'love'])
