// Tasks described in words: "my dentist reminder on friday" is "dentist", "all completed tasks" are every one of a kind.

import type { Filter, Reference } from '../../domain/action.ts'
import { group, listKinds, phraseAt, phrasesOf, wordsOf } from '../lexicon.ts'
import { KIND, type Unit } from '../units.ts'
import { aheadAt } from './ahead.ts'
import { readFilter } from './filter.ts'
import { dateStartingAt, type Message, type Range, rawText, tokensOf } from './message.ts'
import { afterPerson } from './person.ts'
import { squeeze } from './title-text.ts'
import { isThisDays, trimWords } from './trim-words.ts'

const DET = group('DET')

const ALL = group('ALL')

const links = phrasesOf(group('LINK'))

const ADJECTIVES = new Set(
  wordsOf(
    'first, second, third, repeated, latest, new, recurring, weekly, daily, monthly, yearly, repeating, reoccurring, reoccuring, recuring, bi-monthly, quarterly, ongoing, upcoming, current, existing, old, previous, next, scheduled, last, regular, entire, whole, one, other, of, recent, set, hourly, annual, that, upcoming, remaining, long, short, single, named, called, certain, specific, particular, bi-weekly, biweekly, nightly, future, reminder, on, for, about, in, at, only, just, me, more',
  ),
)

const STATUS = new Set(
  wordsOf(
    'completed, complete, done, finished, pending, open, overdue, late, unfinished, incomplete, old, past, urgent, high, low, medium, priority, due, checked, ticked, important, expired',
  ),
)

export interface Ends {
  readonly from: number
  readonly to: number
}

/** Words, or every task of a kind. */
export function describe(message: Message, ends: Ends): Reference {
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
  // "everything but milk", "some tasks": which ones was not said in a way that could be acted on.
  if (plural && excepts(units, ends)) return { kind: 'missing' }
  if (from >= ends.to) return all ? { kind: 'every', text: whole, filter: {} } : { kind: 'missing' }
  if (isDoneOnes(units, from, ends.to)) return { kind: 'every', text: whole, filter: { status: 'completed' } }
  if (noun.at >= 0 || all) {
    const range = wordsAround(message, from, ends.to, noun.at)
    const words = range === null ? '' : squeeze(rawText(message, range))
    const filter: Filter = plural ? readFilter(message, { from, to: ends.to }, words === '').filter : {}
    const status = plural && words !== '' && isStatus(message, range)
    if (words === '' && !plural) return bareNoun(message, ends)
    if (words === '' || (status && restricts(filter))) return everyOf(message, ends, whole, withoutQuery(filter))
    return { kind: 'words', text: words, ...(plural ? { all: true } : {}) }
  }
  const range = trimWords(message, tokensOf(message, from, ends.to))
  const words = squeeze(rawText(message, range)).replace(/['\u2019]s$/, '')
  return words === '' ? { kind: 'words', text: whole } : { kind: 'words', text: words }
}

const DONE_WORDS = new Set(['done', 'completed', 'finished'])
const ONES = new Set(['ones', 'stuff', 'things'])

/** "clear completed", "remove the finished ones": every task of that kind. */
function isDoneOnes(units: readonly Unit[], from: number, to: number): boolean {
  if (!DONE_WORDS.has(units[from]?.text ?? '')) return false
  return to - from === 1 || (to - from === 2 && ONES.has(units[from + 1]?.text ?? ''))
}

export function said(message: Message, ends: Ends): string {
  return squeeze(rawText(message, tokensOf(message, ends.from, ends.to)))
}

const EXCEPT = phrasesOf(
  wordsOf('except, but, besides, other than, apart from, excluding, save for, minus, without, aside from'),
)
const SOME = new Set(
  wordsOf('some, few, several, couple, most, many, half, two, three, four, five, 2, 3, 4, 5, other, various, certain'),
)

function excepts(units: readonly Unit[], ends: Ends): boolean {
  for (let at = ends.from; at < ends.to; at++) {
    if (phraseAt(EXCEPT, units, at, ends.to) > 0) return true
    if (SOME.has(units[at]?.text ?? '') && units[at + 1]?.kind === KIND.tasks) return true
  }
  return false
}

function restricts(filter: Filter): boolean {
  return (
    filter.status !== undefined ||
    filter.priority !== undefined ||
    filter.due_before !== undefined ||
    filter.due_after !== undefined
  )
}

const PLAIN = new Set([
  ...group('DET'),
  ...group('ALL'),
  ...wordsOf(
    "of, on, in, from, off, i, i've, have, had, that, are, is, there, currently, current, existing, set, up, made, created, listed, saved, whole, entire, please, now, for, me, and, to, right, upcoming",
  ),
])

/** Every task is meant only where no word speaks of fewer: an unmatched target never means everything. */
function everyOf(message: Message, ends: Ends, text: string, filter: Filter): Reference {
  if (restricts(filter)) return { kind: 'every', text, filter }
  for (let at = ends.from; at < ends.to; at++) {
    const unit = message.units[at]
    if (unit === undefined || unit.kind !== KIND.word) continue
    if (!PLAIN.has(unit.text)) return { kind: 'missing' }
  }
  return { kind: 'every', text, filter }
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

const AROUND_STATUS = new Set(wordsOf("and, that, are, is, already, i, i've, have, been, were, which"))

function isStatus(message: Message, range: Range | null): boolean {
  if (range === null) return false
  for (let at = range.from; at < range.to; at++) {
    const text = message.tokens[at]?.text ?? ''
    if (!STATUS.has(text) && !AROUND_STATUS.has(text)) return false
  }
  return true
}

export function nounIn(units: readonly Unit[], from: number, to: number): { at: number; plural: boolean } {
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
    !(units[start]?.text === 'one' && units[start + 2]?.text === 'of') &&
    (ADJECTIVES.has(units[start]?.text ?? '') || DET.has(units[start]?.text ?? '') || isBare(units[start]))
  )
    start++
  while (end > start && (ADJECTIVES.has(units[end - 1]?.text ?? '') || isBare(units[end - 1]))) end--
  if (units[noun]?.text.startsWith('item') === true)
    while (start < end && listKinds.has(units[start]?.text ?? '')) start++
  let before = start < end ? nonEmpty(message, trimWords(message, tokensOf(message, start, end))) : null
  if (before !== null && isHowLong(message, before)) before = null
  if (before !== null && !(isLoose(message, before) && saysWhat(message, noun + 1, to))) return before
  let after = noun + 1
  // "the reminder time", "the alert anymore"
  while (after < to && AFTER_NOUN.has(units[after]?.text ?? '')) after++
  for (let round = 0; round < 4 && after < to; round++) {
    const date = dateStartingAt(message, units[after]?.first ?? -1)
    if (date !== undefined && date.last < (units[to - 1]?.last ?? 0)) {
      while (after < to && (units[after]?.first ?? 0) <= date.last) after++
      continue
    }
    const made = relativeAt(units, after, to)
    if (made > 0) {
      after += made
      continue
    }
    const length = phraseAt(links, units, after, to)
    if (length === 0 && !isBare(units[after])) break
    after += Math.max(length, 1)
  }
  while (
    after < to &&
    !isThisDays(message, units[after]?.first ?? 0) &&
    (isArticle(units[after]) || isBare(units[after])) &&
    after + 1 < to
  )
    after++
  const nested = units[after]
  if (nested !== undefined && (nested.kind & (KIND.task | KIND.tasks)) !== 0 && after + 1 < to)
    return wordsAround(message, after, to, after)
  if (after >= to) return before
  const range = tokensOf(message, after, to)
  const link = message.tokens[range.from - 1]?.text
  const what =
    units[noun]?.text.startsWith('remin') === true && (link === 'for' || link === 'to' || link === 'from')
      ? afterPerson(message, range.from, range.to)
      : range.from
  return nonEmpty(message, trimWords(message, { from: what, to: range.to }))
}

const WHOSE = new Set(['our', 'his', 'her', 'their'])

/** Whose it is belongs to what it is about: "the reminder for our regatta". */
function isArticle(unit: Unit | undefined): boolean {
  return unit !== undefined && DET.has(unit.text) && !WHOSE.has(unit.text)
}

const I_OR_WE = new Set(['i', 'we', "i've", "we've", 'you', 'ive'])
const LATELY = new Set(
  wordsOf('just, already, recently, previously, had, have, earlier, currently, originally, also, asked, you, to'),
)
const MADE = new Set(
  wordsOf(
    'made, set, created, scheduled, added, entered, placed, wrote, put, requested, gave, saved, programmed, make, create, schedule',
  ),
)
const MADE_UP = new Set(['up', 'in', 'down', 'you', 'earlier', 'yesterday', 'today', 'myself'])

/** "the reminder that I just made about …": who made it and when; how many units that takes, 0 for none. */
function relativeAt(units: readonly Unit[], from: number, to: number): number {
  let at = from
  if (units[at]?.text === 'that' || units[at]?.text === 'which') at++
  if (!I_OR_WE.has(units[at]?.text ?? '')) return 0
  at++
  const start = at
  while (at < to && at < start + 4 && LATELY.has(units[at]?.text ?? '')) at++
  if (!MADE.has(units[at]?.text ?? '')) return 0
  at++
  while (at < to && MADE_UP.has(units[at]?.text ?? '')) at++
  return phraseAt(links, units, at, to) > 0 || at >= to ? at - from : 0
}

const AFTER_NOUN = new Set(['time', 'anymore', 'alert', 'notification'])
const KINDS_OF = new Set(wordsOf('event, appointment, calendar, phone, email, text, group, meeting, date'))
const WHATS = new Set(['for', 'about', 'to', 'of', 'that', 'regarding'])

/** "the 15 minute reminder", "the 15 minute before alert": how long before, which tells no task. */
function isHowLong(message: Message, range: Range): boolean {
  const { tokens } = message
  if (aheadAt(tokens, range.from, range.to) === range.to - range.from) return true
  const first = tokens[range.from]?.text ?? ''
  return (
    /^\d{1,3}-?(?:min|mins|minutes?|hours?|hr)?$/.test(first) &&
    range.to - range.from <= (LENGTHS.has(tokens[range.to - 1]?.text ?? '') ? 2 : 1)
  )
}

const LENGTHS = new Set(['minute', 'minutes', 'min', 'hour', 'hours', 'day', 'week'])

/** "mom's reminder for the dentist", "the event alert about the launch": what it is about says more than whose or what kind it is. */
function isLoose(message: Message, range: Range): boolean {
  if (range.to - range.from > 1) return false
  const text = message.tokens[range.from]?.text ?? ''
  return KINDS_OF.has(text) || text.endsWith("'s")
}

/** Whether words other than a date say what a task is about. */
function saysWhat(message: Message, from: number, to: number): boolean {
  for (let at = from; at < to - 1 && at < from + 6; at++)
    if (
      WHATS.has(message.units[at]?.text ?? '') &&
      dateStartingAt(message, message.units[at]?.first ?? -1) === undefined
    )
      return true
  return false
}

function nonEmpty(message: Message, range: Range): Range | null {
  for (let at = range.from; at < range.to; at++) if (message.tokens[at]?.kind === 'word') return range
  return null
}

/** A mark that says nothing by itself. */
export function isBare(unit: Unit | undefined): boolean {
  return unit === undefined || ((unit.kind & (KIND.mark | KIND.stop)) !== 0 && unit.text !== '#')
}
