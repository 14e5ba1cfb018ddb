// Which task is meant, in the user's words without the grammar around them: "my dentist reminder on friday" is "dentist".

import type { Filter, Reference } from '../../domain/action.ts'
import { group, listKinds, phraseAt, phrasesOf, politeBack } from '../lexicon.ts'
import { KIND, type Unit } from '../units.ts'
import { readFilter } from './filter.ts'
import { dateStartingAt, type Message, type Range, rawText, tokensOf } from './message.ts'
import { afterPerson } from './person.ts'
import { positionsOf } from './positions.ts'
import { cutTitle } from './title.ts'

const DET = group('DET')
const ALL = group('ALL')
const pronouns = phrasesOf(group('PRONOUN'))
const links = phrasesOf(group('LINK'))
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
const ADJECTIVES = new Set([
  'new',
  'recurring',
  'weekly',
  'daily',
  'monthly',
  'yearly',
  'repeating',
  'ongoing',
  'upcoming',
  'current',
  'existing',
  'old',
  'previous',
  'next',
  'scheduled',
  'last',
  'regular',
  'entire',
  'whole',
  'one',
  'other',
  'of',
  'recent',
  'set',
  'hourly',
  'annual',
  'that',
  'upcoming',
  'remaining',
  'long',
  'short',
  'single',
  'named',
  'called',
  'certain',
  'specific',
  'particular',
  'bi-weekly',
  'biweekly',
  'nightly',
  'future',
  'reminder',
  'on',
  'for',
  'about',
  'in',
  'at',
  'only',
  'just',
  'me',
])
const STATUS = new Set([
  'completed',
  'complete',
  'done',
  'finished',
  'pending',
  'open',
  'overdue',
  'late',
  'unfinished',
  'incomplete',
  'old',
  'past',
  'urgent',
  'high',
  'low',
  'medium',
  'priority',
  'due',
  'checked',
  'ticked',
  'important',
  'expired',
])

interface Ends {
  readonly from: number
  readonly to: number
}

export function readReference(message: Message, from: number, to: number): Reference {
  const { units } = message
  const ends = trimEnds(units, from, to)
  if (ends.from >= ends.to) return { kind: 'missing' }
  const text = said(message, ends)
  const quote = units.slice(ends.from, ends.to).find((unit) => unit.kind === KIND.quote)
  if (quote !== undefined)
    return { kind: 'words', text: rawText(message, { from: quote.first + 1, to: quote.last }).trim(), quoted: true }
  if (isOther(units, ends)) return { kind: 'other', text }
  const pronoun = pronounOf(units, ends, text)
  if (pronoun !== null) return pronoun
  const positions = positionsOf(units, ends.from, ends.to)
  if (positions !== null && !onlyDate(message, ends)) return { kind: 'positions', text, positions }
  return describe(message, ends)
}

export function said(message: Message, ends: Ends): string {
  return rawText(message, tokensOf(message, ends.from, ends.to))
    .replace(/\s+/g, ' ')
    .trim()
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
    if (last !== undefined && TRAILING.has(last.text) && end - start > 1) {
      end--
      continue
    }
    break
  }
  return { from: start, to: end }
}

const ON_LIST = new Set(['from', 'off', 'of', 'on', 'in', 'to', 'at', 'out', 'under', 'into'])
const TRAILING = new Set([
  'anymore',
  'now',
  'again',
  'too',
  'today?',
  'off',
  'from',
  'instead',
  'completely',
  'altogether',
  'entirely',
  'immediately',
  'forever',
  'permanently',
  'already',
  'also',
])

function isBare(unit: Unit | undefined): boolean {
  return unit === undefined || ((unit.kind & (KIND.mark | KIND.stop)) !== 0 && unit.text !== '#')
}

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

/** Words, or every task of a kind. */
function describe(message: Message, ends: Ends): Reference {
  const { units } = message
  let { from } = ends
  let all = false
  while (from < ends.to) {
    const unit = units[from]
    if (
      unit === undefined ||
      (unit.kind & ~KIND.mark) !== 0 ||
      dateCoreAt(message, unit.first) ||
      !(DET.has(unit.text) || ALL.has(unit.text) || unit.text === 'of')
    )
      break
    if (ALL.has(unit.text) && unit.text !== 'any') all = true
    from++
  }
  const whole = said(message, ends)
  const noun = nounIn(units, from, ends.to)
  const plural = all || noun.plural
  if (from >= ends.to) return all ? { kind: 'every', text: whole, filter: {} } : { kind: 'missing' }
  if (noun.at >= 0 || all) {
    const range = wordsAround(message, from, ends.to, noun.at)
    const words = range === null ? '' : rawText(message, range).replace(/\s+/g, ' ')
    const filter: Filter = plural ? readFilter(message, { from, to: ends.to }, words === '').filter : {}
    const status = plural && words !== '' && isStatus(message, range)
    if (words === '' || status)
      return plural || units[noun.at]?.kind === KIND.list
        ? { kind: 'every', text: whole, filter: withoutQuery(filter) }
        : bareNoun(message, ends)
    return { kind: 'words', text: words, ...(plural ? { all: true } : {}) }
  }
  const range = trimWords(message, tokensOf(message, from, ends.to))
  const words = rawText(message, range)
    .replace(/\s+/g, ' ')
    .replace(/['\u2019]s$/, '')
  return words === '' ? { kind: 'words', text: whole } : { kind: 'words', text: words }
}

function dateCoreAt(message: Message, token: number): boolean {
  return message.dates.some((span) => span.coreFirst === token)
}

function withoutQuery(filter: Filter): Filter {
  const { query: _, ...rest } = filter
  return rest
}

/** "delete a reminder" names none; "the reminder for 5pm" is all that was said of it. */
function bareNoun(message: Message, ends: Ends): Reference {
  const range = tokensOf(message, ends.from, ends.to)
  const date = message.dates.find((span) => span.first >= range.from && span.last < range.to)
  if (date === undefined) return { kind: 'missing' }
  return { kind: 'words', text: message.raw.slice(date.coreStart, date.end) }
}

function isStatus(message: Message, range: Range | null): boolean {
  if (range === null) return false
  for (let at = range.from; at < range.to; at++) {
    const text = message.tokens[at]?.text ?? ''
    if (!STATUS.has(text) && text !== 'and' && text !== 'that' && text !== 'are' && text !== 'is' && text !== 'already')
      return false
  }
  return true
}

function nounIn(units: readonly Unit[], from: number, to: number): { at: number; plural: boolean } {
  let list = -1
  for (let at = from; at < to && at < from + 14; at++) {
    const kind = units[at]?.kind ?? 0
    if ((kind & (KIND.task | KIND.tasks)) !== 0) return { at, plural: kind === KIND.tasks }
    if (kind === KIND.list && list < 0) list = at
  }
  return { at: list, plural: list >= 0 }
}

/** The describing words before the noun, or those after it. */
function wordsAround(message: Message, from: number, to: number, noun: number): Range | null {
  const { units } = message
  if (noun < 0) return nonEmpty(message, trimWords(message, tokensOf(message, from, to)))
  let start = from
  let end = noun
  const dated = message.dates.find(
    (span) =>
      (span.first === units[start]?.first || span.coreFirst === units[start]?.first) &&
      span.expression.day?.is !== 'holiday',
  )
  while (dated !== undefined && start < end && (units[start]?.first ?? 0) <= dated.last) start++
  while (
    start < end &&
    (ADJECTIVES.has(units[start]?.text ?? '') || DET.has(units[start]?.text ?? '') || isBare(units[start]))
  )
    start++
  while (end > start && (ADJECTIVES.has(units[end - 1]?.text ?? '') || isBare(units[end - 1]))) end--
  if (units[noun]?.text.startsWith('item') === true)
    while (start < end && listKinds.has(units[start]?.text ?? '')) start++
  const before = start < end ? nonEmpty(message, trimWords(message, tokensOf(message, start, end))) : null
  if (before !== null) return before
  let after = noun + 1
  for (let round = 0; round < 4 && after < to; round++) {
    const date = dateStartingAt(message, units[after]?.first ?? -1)
    if (date !== undefined && date.last < (units[to - 1]?.last ?? 0)) {
      while (after < to && (units[after]?.first ?? 0) <= date.last) after++
      continue
    }
    const length = phraseAt(links, units, after, to)
    if (length === 0 && !isBare(units[after])) break
    after += Math.max(length, 1)
  }
  while (after < to && (DET.has(units[after]?.text ?? '') || isBare(units[after])) && after + 1 < to) after++
  const nested = units[after]
  if (nested !== undefined && (nested.kind & (KIND.task | KIND.tasks)) !== 0 && after + 1 < to)
    return wordsAround(message, after, to, after)
  if (after >= to) return null
  const range = tokensOf(message, after, to)
  const what =
    units[noun]?.text.startsWith('remin') === true && message.tokens[range.from - 1]?.text === 'for'
      ? afterPerson(message, range.from, range.to)
      : range.from
  return nonEmpty(message, trimWords(message, { from: what, to: range.to }))
}

function nonEmpty(message: Message, range: Range): Range | null {
  for (let at = range.from; at < range.to; at++) if (message.tokens[at]?.kind === 'word') return range
  return null
}

const REASONS = phrasesOf([
  'because',
  'since',
  'as it',
  'as i',
  'cause',
  'it was',
  'it has',
  'it is',
  'it will',
  'so i',
  'i already',
  'i have already',
  'that was',
  'even though',
  'as they',
  'they',
  "it's",
  'as we',
  'since we',
])

/** "the gym reminder, it was cancelled": why is not which. */
function withoutReason(message: Message, range: Range): Range {
  for (let at = range.from + 1; at < range.to; at++)
    if (phraseAt(REASONS, message.tokens, at, range.to) > 0) return { from: range.from, to: at }
  return range
}

/** "tomorrow's interview" and "9am call" are found by what they are, not when. */
function withoutWeakDate(message: Message, range: Range): Range {
  const date = message.dates.find(
    (span) => (span.first === range.from || span.coreFirst === range.from) && span.last + 1 < range.to,
  )
  return date === undefined || date.expression.day?.is === 'holiday' ? range : { from: date.last + 1, to: range.to }
}

const POINTERS = phrasesOf([
  'the one about',
  'the one for',
  'the one with',
  'the one to',
  'one about',
  'one for',
  'one with',
  'the one that says',
  'the one called',
  'the',
  'a',
  'an',
  'my',
  'our',
  'this',
  'that',
  'for me to',
  'me to',
  'me',
  'i have',
  'i had',
  'as',
  'so',
  'with',
  'upcoming',
  'on my calendar for',
  'on the calendar for',
])

const ENDINGS = new Set([
  'is',
  'are',
  'was',
  'on',
  'to',
  'be',
  'one',
  "'s",
  'reminder',
  'reminders',
  'task',
  'alert',
  'alerts',
])

/** Articles, dates and "… one" off the ends; the words between stay as typed. */
export function trimWords(message: Message, start: Range): Range {
  let range = start
  for (let round = 0; round < 4; round++) {
    const cut = withoutWeakDate(message, cutTitle(message, withoutReason(message, range)).range)
    const length = phraseAt(POINTERS, message.tokens, cut.from, cut.to)
    const from = cut.from + (length > 0 && cut.from + length < cut.to ? length : 0)
    const ending = message.tokens[cut.to - 1]?.text
    const to = ENDINGS.has(ending ?? '') && cut.to - 1 > from ? cut.to - 1 : cut.to
    const same = from === range.from && to === range.to
    range = { from, to }
    if (same) break
  }
  return range
}
