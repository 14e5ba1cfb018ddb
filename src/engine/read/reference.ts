// Which task is meant, in the user's words without the grammar around them.

import type { Reference } from '../../domain/action.ts'
import { group, phraseAt, phrasesOf, politeBack, wordsOf } from '../lexicon.ts'
import { KIND, type Unit } from '../units.ts'
import { describe, type Ends, isBare, nounIn, said } from './described.ts'
import { dateStartingAt, type Message, rawText, tokensOf } from './message.ts'
import { positionsOf } from './positions.ts'

const pronouns = phrasesOf(group('PRONOUN'))

const MANY = new Set([
  'them',
  'those',
  'these',
  'these ones',
  'those ones',
  'all of them',
  'both of them',
  'all of those',
  'they',
  'it all',
])

export function readReference(message: Message, from: number, to: number): Reference {
  const { units } = message
  const ends = trimEnds(units, from, beforeListAndDate(message, from, to))
  if (ends.from >= ends.to) return { kind: 'missing' }
  const text = said(message, ends)
  const quote = quoteIn(units, ends)
  if (quote !== undefined)
    return { kind: 'words', text: rawText(message, { from: quote.first + 1, to: quote.last }).trim(), quoted: true }
  if (isOther(units, ends)) return { kind: 'other', text }
  const pronoun = pronounOf(units, ends, text)
  if (pronoun !== null) return pronoun
  const positions = positionsOf(units, ends.from, ends.to)
  if (positions !== null && !onlyDate(message, ends)) return { kind: 'positions', text, positions }
  return describe(message, ends)
}

const ARTICLES = new Set(['a', 'an', 'the', 'my', 'our', 'this', 'that'])

/** "… the reminder about the ferry …", "I have a ferry reminder, …": the words around a task's noun, up to the end of the phrase. */
export function namedAround(message: Message, from: number, to: number): Extract<Reference, { kind: 'words' }> | null {
  const { units } = message
  let noun = from
  while (noun < to && ((units[noun]?.kind ?? 0) & (KIND.task | KIND.tasks)) === 0) noun++
  if (noun >= to) return null
  let start = noun
  for (let at = noun - 1; at >= from && at >= noun - 5 && units[at]?.kind === KIND.word; at--)
    if (ARTICLES.has(units[at]?.text ?? '')) {
      start = at
      break
    }
  let end = noun + 1
  while (end < to && units[end]?.kind !== KIND.stop && units[end]?.text !== ',') end++
  const which = readReference(message, start, end)
  return which.kind === 'words' ? which : null
}

function quoteIn(units: readonly Unit[], ends: Ends): Unit | undefined {
  for (let at = ends.from; at < ends.to; at++) if (units[at]?.kind === KIND.quote) return units[at]
  return undefined
}

function onlyDate(message: Message, ends: Ends): boolean {
  const range = tokensOf(message, ends.from, ends.to)
  const date = dateStartingAt(message, range.from)
  return (
    date !== undefined &&
    date.last === range.to - 1 &&
    /[a-z:]/.test(rawText(message, range)) &&
    !/(?:st|nd|rd|th)\b/.test(rawText(message, range))
  )
}

/** "the soup from my list next week": a list and a date behind it say nothing about which task. */
function beforeListAndDate(message: Message, from: number, to: number): number {
  const { units } = message
  for (let at = from + 1; at < to - 1; at++) {
    if (units[at + 1]?.kind !== KIND.list || !ON_LIST.has(units[at]?.text ?? '')) continue
    const date = dateStartingAt(message, units[at + 2]?.first ?? -1)
    return date !== undefined && date.last >= (units[to - 1]?.first ?? 0) ? at : to
  }
  return to
}

/** Marks, politeness and "from my list" at the ends say nothing about which task. */
function trimEnds(units: readonly Unit[], from: number, to: number): Ends {
  let start = from
  let end = to
  for (let round = 0; round < 8; round++) {
    while (start < end && isBare(units[start])) start++
    while (end > start && isBare(units[end - 1])) end--
    const polite = politeBefore(units, start, end)
    if (polite > 0 && polite < end - start) {
      end -= polite
      continue
    }
    const last = units[end - 1]
    if (last?.kind === KIND.list && end - start > 1) {
      const before = units[end - 2]
      if (before !== undefined && ON_LIST.has(before.text)) {
        end -= before.text === 'of' && units[end - 3]?.text === 'off' ? 3 : 2
        continue
      }
    }
    const kept = last?.kind === KIND.tasks && OWNING.has(units[end - 2]?.text ?? '') && end - start > 3
    if (kept && FROM_THEM.has(units[end - 3]?.text ?? '')) {
      end -= 3
      continue
    }
    if (last !== undefined && TRAILING.has(last.text) && end - start > 1) {
      end--
      continue
    }
    break
  }
  return { from: start, to: end }
}

const ON_LIST = new Set(['from', 'off', 'of', 'on', 'in', 'to', 'at', 'out', 'under', 'into'])

const OWNING = new Set(['my', 'the', 'our'])
const FROM_THEM = new Set(['from', 'off', 'of', 'out'])

const TRAILING = new Set(
  wordsOf(
    'anymore, now, again, too, today?, off, from, instead, completely, altogether, entirely, immediately, forever, permanently, already, also',
  ),
)

function politeBefore(units: readonly Unit[], from: number, to: number): number {
  const tails = politeBack.get(units[to - 1]?.text ?? '')
  for (const tail of tails ?? []) {
    let fits = to - 1 - tail.length >= from
    for (let i = 0; i < tail.length && fits; i++) fits = units[to - 2 - i]?.text === tail[i]
    if (fits) return tail.length + 1
  }
  return 0
}

const OTHER_AROUND = new Set(['the', 'one', 'ones', 'other', 'another'])

function isOther(units: readonly Unit[], ends: Ends): boolean {
  let other = false
  for (let at = ends.from; at < ends.to; at++) {
    const unit = units[at]
    if (unit === undefined) return false
    if (unit.text === 'other') other = true
    else if (!OTHER_AROUND.has(unit.text) && (unit.kind & (KIND.task | KIND.tasks)) === 0) return false
  }
  return other
}

function pronounOf(units: readonly Unit[], ends: Ends, text: string): Reference | null {
  const length = phraseAt(pronouns, units, ends.from, ends.to)
  const first = units[ends.from]
  const rest = ends.to - ends.from - length
  if (
    length > 0 &&
    (rest === 0 || (rest === 1 && (units[ends.to - 1]?.text === 'all' || units[ends.to - 1]?.text === 'both')))
  ) {
    const words = units
      .slice(ends.from, ends.from + length)
      .map((unit) => unit.text)
      .join(' ')
    return { kind: 'pronoun', text, many: MANY.has(words) || rest === 1 }
  }
  if (first?.text === 'both') {
    const after = units[ends.from + 1]
    if (
      after === undefined ||
      ends.to - ends.from === 1 ||
      (ends.to - ends.from <= 3 && nounIn(units, ends.from + 1, ends.to).at >= 0)
    )
      return { kind: 'pronoun', text, many: true }
  }
  const noun = units[ends.to - 1]
  if (ends.to - ends.from === 2 && noun !== undefined && (noun.kind & (KIND.task | KIND.tasks)) !== 0) {
    if (first?.text === 'that' || first?.text === 'this') return { kind: 'pronoun', text, many: false }
    if (first?.text === 'those' || first?.text === 'these') return { kind: 'pronoun', text, many: true }
    if (first?.text === 'the') return { kind: 'pronoun', text, many: noun.kind === KIND.tasks }
  }
  if (
    first?.text === 'all' &&
    phraseAt(pronouns, units, ends.from + 1, ends.to) === rest + length - 1 &&
    ends.to - ends.from > 1
  )
    return { kind: 'pronoun', text, many: true }
  return null
}
