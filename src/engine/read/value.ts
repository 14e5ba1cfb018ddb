// What a task is changed to: "friday", "high priority", "done", or the words of a new title.

import type { Changes } from '../../domain/action.ts'
import { findDates, resolveDate } from '../date-reading.ts'
import { group, phraseAt, phrasesOf, wordsOf } from '../lexicon.ts'
import { tokenize } from '../tokens.ts'
import { KIND } from '../units.ts'
import { dueOf } from './item.ts'
import { datesWithin, type Message, type Range, rawText, tokensOf } from './message.ts'
import { levelOf } from './priority.ts'
import { cutTitle } from './title.ts'
import { quoteIn, titleText } from './title-text.ts'

const DONE = group('DONE')

const NOT_DONE = group('NOT_DONE')

const SAY = phrasesOf(
  wordsOf(
    'to say, to read, to be called, to be, say, read, be, be called, to include, to show, that, to, as, into, occur, to occur, go off, to go off, repeat, to repeat, be on, be at, alert, remind me, to remind me, to alert, show, due, is, now, happen, to happen, a, status to, with, the',
  ),
)

/** What a value sets: a date, a priority, a status, or else a new title. */
export function readValue(message: Message, start: number, to: number): Changes {
  const { units } = message
  let from = start
  for (let round = 0; round < 3; round++) {
    const length = phraseAt(SAY, units, from, to)
    if (length === 0 || from + length >= to) break
    from += length
  }
  const words = wordsIn(message, from, to)
  const level = levelOf(words)
  if (level !== undefined) return { priority: level }
  const status = words.join(' ')
  if (DONE.has(status)) return { status: 'completed' }
  if (NOT_DONE.has(status)) return { status: 'pending' }
  const range = tokensOf(message, start, to)
  const cut = cutTitle(message, range)
  const dates = datesWithin(message, range)
  const rest = titleText(message, cut.range)
  if (dates.length === 0 && cutsDate(message, range)) {
    const due = dueIn(message, rawText(message, range)) ?? endOfDate(message, range)
    if (due !== null) return { due_date: due }
  }
  if (dates.length > 0 && (rest === '' || cut.range.from >= cut.range.to))
    return { ...dueOf(message, dates), ...(cut.level === undefined ? {} : { priority: cut.level }) }
  const title = endText(message, tokensOf(message, from, to))
  if (title === '') return {}
  return { title }
}

/** A date, a priority or a status; a new title only where the word for changing was clear. */
export function isFirm(changes: Changes): boolean {
  return (
    changes.due_date !== undefined ||
    changes.priority !== undefined ||
    changes.status !== undefined ||
    changes.repeats === true
  )
}

/** Whether a value is nothing but its date or priority. */
export function wholly(message: Message, from: number, to: number): boolean {
  const cut = cutTitle(message, tokensOf(message, from, to))
  return (
    cut.range.from >= cut.range.to ||
    levelOf(wordsIn(message, from, to)) !== undefined ||
    titleText(message, cut.range) === ''
  )
}

function wordsIn(message: Message, from: number, to: number): string[] {
  return message.units
    .slice(from, to)
    .filter((unit) => (unit.kind & (KIND.mark | KIND.stop)) === 0)
    .map((unit) => unit.text)
}

/** The words of a range as typed; a quotation keeps its marks. */
function endText(message: Message, range: Range): string {
  return quoteIn(message, range) ?? withoutEndMarks(titleText(message, range) || rawText(message, range))
}

const END_MARKS = new Set(['.', ',', ';', ':', '!', '?', ' '])

function withoutEndMarks(text: string): string {
  let end = text.length
  while (end > 0 && END_MARKS.has(text[end - 1] ?? '')) end--
  return text.slice(0, end)
}

/** "from 3 to 5" was found as one stretch of time; here only its end is meant. */
export function cutsDate(message: Message, range: Range): boolean {
  return message.dates.some((span) => span.first < range.from && span.last >= range.from)
}

/** "from 9 to 11": a bare hour is one because of what stands before it. */
function endOfDate(message: Message, range: Range): string | null {
  const span = message.dates.find((one) => one.first < range.from && one.last >= range.from)
  if (span === undefined || span.to === null || span.last >= range.to) return null
  return resolveDate(span.to, message.situation.now, message.situation.timezone)
}

function dueIn(message: Message, text: string): string | null {
  const tokens = tokenize(text)
  const [span] = findDates(tokens, text)
  if (span === undefined || span.coreFirst > 1) return null
  return resolveDate(span.expression, message.situation.now, message.situation.timezone)
}

/** The text of a new title or note, as typed. */
export function valueText(message: Message, from: number, to: number): string {
  const range = tokensOf(message, from, to)
  const start = message.tokens[range.from]?.text === ':' ? { from: range.from + 1, to: range.to } : range
  return endText(message, start)
}

/** The change that a message of nothing but a date or a priority stands for, or null. */
export function readBareValue(message: Message): Changes | null {
  if (message.tokens.length > 12 || message.raw.includes('?')) return null
  const changes = readValue(message, 0, message.units.length)
  const past =
    typeof changes.due_date === 'string' && changes.due_date.slice(0, 10) < message.situation.now.slice(0, 10)
  return isFirm(changes) && !past && changes.status === undefined && changes.title === undefined ? changes : null
}
