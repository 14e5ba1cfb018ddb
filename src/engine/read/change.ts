// What is to change, and in which task: "the rent reminder from 3 to 5", "it to monday", "milk urgent".

import type { Changes, Reference } from '../../domain/action.ts'
import { findDates, resolveDate } from '../date-reading.ts'
import { group, phraseAt, phrasesOf } from '../lexicon.ts'
import { tokenize } from '../tokens.ts'
import { KIND, type Unit } from '../units.ts'
import { datesWithin, type Message, type Range, rawText, tokensOf } from './message.ts'
import { levelOf } from './priority.ts'
import { readReference } from './reference.ts'
import { cutTitle, dueOf, titleText } from './title.ts'

export interface ReadChange {
  readonly which: Reference
  readonly changes: Changes
}

const instead = phrasesOf(group('INSTEAD'))
const fields = phrasesOf(group('FIELD'))
const DONE = group('DONE')
const NOT_DONE = group('NOT_DONE')
const toWords = new Set(['to', 'until', 'till', 'into', 'as', 'for', 'at', 'on', 'by', 'be'])
const SAY = phrasesOf([
  'to say',
  'to read',
  'to be called',
  'to be',
  'say',
  'read',
  'be',
  'be called',
  'to include',
  'to show',
  'that',
  'to',
  'as',
  'into',
  'occur',
  'to occur',
  'go off',
  'to go off',
  'repeat',
  'to repeat',
  'be on',
  'be at',
  'alert',
  'remind me',
  'to remind me',
  'to alert',
  'show',
  'due',
  'is',
  'now',
  'happen',
  'to happen',
  'a',
  'status to',
  'with',
  'the',
])

/** Reads everything after "change", "move", "make" or "set". `needed`: without a value it is not a change at all. */
export function readChange(
  message: Message,
  from: number,
  to: number,
  moves: boolean,
  needed: boolean,
): ReadChange | null {
  const { units } = message
  let end = to
  for (let at = from; at < to; at++) {
    const length = phraseAt(instead, units, at, to)
    if (length === 0) continue
    if (at + length >= to || at > from) end = Math.min(end, at)
    break
  }
  const start = skipField(units, from, end)
  end = beforeShift(units, start, end)
  const split = splitFromTo(message, start, end) ?? splitTo(message, start, end, moves, needed)
  if (split === null) return needed ? null : { which: readReference(message, start, end), changes: {} }
  const changes = readValue(message, split.valueFrom, split.valueTo)
  if (needed && !isFirm(changes)) return null
  const which = readReference(message, start, withoutField(units, start, split.refEnd))
  if (which.kind === 'missing' && FIELD_WORDS.has(units[split.refEnd - 1]?.text ?? '')) return { which: IT, changes }
  // "from one bag to two": where only the old text was said, it names the task.
  const unnamed = which.kind === 'missing' || which.kind === 'pronoun'
  if (
    unnamed &&
    split.refEnd + 1 < split.valueFrom - 1 &&
    changes.title !== undefined &&
    !cutsDate(message, tokensOf(message, split.refEnd + 1, split.valueFrom - 1))
  )
    return { which: readReference(message, split.refEnd + 1, split.valueFrom - 1), changes }
  return { which, changes }
}

const SHIFTS = new Set(['back', 'forward', 'ahead', 'out', 'up', 'by'])

/** "the gym reminder back one hour": how far is not which. */
function beforeShift(units: readonly Unit[], from: number, to: number): number {
  for (let at = Math.max(from + 1, to - 5); at < to; at++)
    if (
      SHIFTS.has(units[at]?.text ?? '') &&
      (units[at + 1]?.kind === KIND.number || SPANS.has(units[at + 1]?.text ?? ''))
    )
      return at
  return to
}

const SPANS = new Set([
  'a',
  'an',
  'one',
  'two',
  'three',
  'half',
  'by',
  'few',
  'couple',
  'five',
  'ten',
  'fifteen',
  'thirty',
])

/** A date, a priority or a status; a new title only where the word for changing was clear. */
function isFirm(changes: Changes): boolean {
  return (
    changes.due_date !== undefined ||
    changes.priority !== undefined ||
    changes.status !== undefined ||
    changes.repeats === true
  )
}

interface Split {
  readonly refEnd: number
  readonly valueFrom: number
  readonly valueTo: number
}

/** "the boat's due date" is the boat. */
function withoutField(units: readonly Unit[], from: number, to: number): number {
  for (let length = 3; length > 0; length--)
    if (to - length > from && phraseAt(fields, units, to - length, to) === length) return to - length
  return to
}

/** "the time of the boat reminder" is the boat reminder. */
function skipField(units: readonly Unit[], from: number, to: number): number {
  let at = from
  if (units[at]?.text === 'the' || units[at]?.text === 'my') at++
  const length = phraseAt(fields, units, at, to)
  const link = units[at + length]?.text
  if (length === 0 || (link !== 'of' && link !== 'for' && link !== 'on' && link !== 'in')) return from
  return at + length + 1
}

function splitFromTo(message: Message, from: number, to: number): Split | null {
  const { units } = message
  let old = -1
  let target = -1
  for (let at = from; at < to; at++) {
    const text = units[at]?.text
    if (text === 'from' && old < 0 && at > from) old = at
    if (text === 'to' && (units[at + 1]?.kind ?? KIND.mark) !== KIND.mark && at + 1 < to) {
      if (old >= 0) {
        if (target < 0 || target < old) target = at
      } else target = at
    }
  }
  if (old < 0 || target < 0) return null
  if (target > old) return { refEnd: old, valueFrom: target + 1, valueTo: to }
  return { refEnd: target, valueFrom: target + 1, valueTo: old }
}

/** "change the date to friday" speaks of the task that was last spoken of. */
const IT: Reference = { kind: 'pronoun', text: 'it', many: false }
const FIELD_WORDS = group('FIELD')
const MOST_TRIES = 8

function splitTo(message: Message, from: number, to: number, moves: boolean, needed: boolean): Split | null {
  const { units } = message
  let tries = 0
  for (let at = to - 1; at > from && tries < MOST_TRIES; at--) {
    if (!toWords.has(units[at]?.text ?? '') || at + 1 >= to) continue
    tries++
    const value = readValue(message, at + 1, to)
    if (isFirm(value) && wholly(message, at + 1, to)) return { refEnd: at, valueFrom: at + 1, valueTo: to }
  }
  const tail = tailValue(message, from, to)
  if (tail > from && (needed || moves)) return { refEnd: tail, valueFrom: tail, valueTo: to }
  if (needed && tail !== from) return null
  const noun = nounBefore(units, from, to)
  const dated = datesWithin(message, tokensOf(message, from, to)).length > 0
  for (let at = from + 1; at < to - 1; at++) {
    if (units[at]?.text !== 'to') continue
    if (noun === at - 1 && (dated || hasLaterTo(units, at, to))) continue
    return { refEnd: at, valueFrom: at + 1, valueTo: to }
  }
  return tail > from && dated ? { refEnd: tail, valueFrom: tail, valueTo: to } : null
}

function hasLaterTo(units: readonly Unit[], after: number, to: number): boolean {
  for (let at = after + 2; at < to - 1; at++) if (units[at]?.text === 'to') return true
  return false
}

function nounBefore(units: readonly Unit[], from: number, to: number): number {
  for (let at = from; at < to; at++) if (((units[at]?.kind ?? 0) & (KIND.task | KIND.tasks)) !== 0) return at
  return -1
}

/** Where a date or priority begins that reaches to the end, or `to` where there is none. */
function tailValue(message: Message, from: number, to: number): number {
  const range = tokensOf(message, from, to)
  let last = range.to - 1
  while (last > range.from && message.tokens[last]?.kind === 'mark' && message.tokens[last]?.text !== '!') last--
  const date = message.dates.find((span) => span.last === last && span.strength === 'sure')
  const priority = message.priorities.find((span) => span.last === last)
  let first = date?.first ?? priority?.first
  const words = message.tokens[last]?.text ?? ''
  if (
    first === undefined &&
    (words === 'important' || words === 'high' || words === 'low' || words === 'medium' || words === 'urgent')
  )
    first = last
  if (first === undefined) return -1
  for (let at = from; at < to; at++) if ((message.units[at]?.first ?? 0) >= first) return at
  return -1
}

/** Whether a value is nothing but its date or priority. */
function wholly(message: Message, from: number, to: number): boolean {
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
    const due = dueIn(message, rawText(message, range))
    if (due !== null) return { due_date: due }
  }
  if (dates.length > 0 && (rest === '' || cut.range.from >= cut.range.to))
    return { ...dueOf(message, dates), ...(cut.level === undefined ? {} : { priority: cut.level }) }
  const title = titleText(message, tokensOf(message, from, to)).replace(/[.,;:!?\s]+$/, '')
  if (title === '') return {}
  return { title }
}

/** "from 3 to 5" was found as one stretch of time; here only its end is meant. */
function cutsDate(message: Message, range: Range): boolean {
  return message.dates.some((span) => span.first < range.from && span.last >= range.from)
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
  return (titleText(message, start) || rawText(message, start)).replace(/[.,;:\s]+$/, '')
}

/** The change that a message of nothing but a date or a priority stands for, or null. */
export function readBareValue(message: Message): Changes | null {
  if (message.tokens.length > 12 || message.raw.includes('?')) return null
  const changes = readValue(message, 0, message.units.length)
  const past =
    typeof changes.due_date === 'string' && changes.due_date.slice(0, 10) < message.situation.now.slice(0, 10)
  return isFirm(changes) && !past && changes.status === undefined && changes.title === undefined ? changes : null
}
