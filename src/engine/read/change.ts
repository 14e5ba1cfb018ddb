// What is to change, and in which task: "the rent reminder from 3 to 5", "it to monday", "milk urgent".

import type { Changes, Reference } from '../../domain/action.ts'
import { group, phraseAt, phrasesOf, wordsOf } from '../lexicon.ts'
import { KIND, type Unit } from '../units.ts'
import { datesWithin, type Message, tokensOf } from './message.ts'
import { readReference } from './reference.ts'
import { cutsDate, isFirm, readValue, wholly } from './value.ts'

export interface ReadChange {
  readonly which: Reference
  readonly changes: Changes
}

const instead = phrasesOf(group('INSTEAD'))

const fields = phrasesOf(group('FIELD'))

const toWords = new Set(['to', 'until', 'till', 'into', 'as', 'for', 'at', 'on', 'by', 'be'])

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
  let shifts = moves
  let old = to
  for (let at = from; at < to; at++) {
    const length = phraseAt(instead, units, at, to)
    if (length === 0) continue
    if (at + length >= to || at > from) end = Math.min(end, at)
    shifts = true
    old = at + length
    break
  }
  const start = skipField(units, from, end)
  end = beforeShift(units, start, end)
  const split =
    splitWith(units, start, end) ?? splitFromTo(message, start, end) ?? splitTo(message, start, end, shifts, needed)
  if (split === null) return needed ? null : { which: readReference(message, start, end), changes: {} }
  // "with the new address" does not say which.
  const unsaid = split.valueFrom === split.refEnd + 1 && units[split.refEnd]?.text === 'with'
  if (unsaid) return { which: readReference(message, start, split.refEnd), changes: {} }
  const changes = readValue(message, split.valueFrom, split.valueTo)
  if (needed && !isFirm(changes)) return null
  const which = readReference(message, start, withoutField(units, start, beforeVerb(units, start, split)))
  const named = isUnnamed(units, which, start, split.refEnd) ? namedBehind(message, split, changes, old, to) : null
  if (named !== null) return named
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

/** "the reminder", "the alert time": a task is spoken of, and not said which. */
function isUnnamed(units: readonly Unit[], which: Reference, from: number, to: number): boolean {
  if (which.kind === 'missing') return true
  return which.kind === 'pronoun' && (nounBefore(units, from, to) >= 0 || FIELD_WORDS.has(units[to - 1]?.text ?? ''))
}

const WHATS = new Set(['for', 'about', 'to', 'of', 'regarding'])

/** "change the reminder to 2pm for the choir", "update my reminder to buy limes instead of lemons": which one is said last. */
function namedBehind(message: Message, split: Split, changes: Changes, old: number, to: number): ReadChange | null {
  const { units } = message
  if (changes.title === undefined && wholly(message, split.valueFrom, split.valueTo)) return null
  if (old < to && changes.title !== undefined) {
    const which = readReference(message, old, to)
    return which.kind === 'words' ? { which, changes } : null
  }
  let tries = 0
  for (let at = split.valueFrom + 1; at < split.valueTo - 1 && tries < MOST_TRIES; at++) {
    if (!WHATS.has(units[at]?.text ?? '')) continue
    tries++
    const value = readValue(message, split.valueFrom, at)
    const whole = cutsDate(message, tokensOf(message, split.valueFrom, at)) || wholly(message, split.valueFrom, at)
    if (!isFirm(value) || !whole) continue
    const which = readReference(message, at + 1, split.valueTo)
    if (which.kind === 'words') return { which, changes: value }
  }
  return null
}

const SHIFTS = new Set(['back', 'forward', 'ahead', 'out', 'up', 'by'])

const SPANS = new Set(wordsOf('a, an, one, two, three, half, by, few, couple, five, ten, fifteen, thirty'))

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

interface Split {
  readonly refEnd: number
  readonly valueFrom: number
  readonly valueTo: number
}

const HAPPENS = phrasesOf(
  wordsOf(
    'to occur, to happen, to start, to begin, to repeat, to take place, to be, to recur, to reoccur, to switch, to move, to change, to go off, to alert me, to remind me, to notify me, to go out, to ring, to come, to be set, to be sent, to become, be',
  ),
)
const DOING = group('DOING')

/** "the choir reminders to go off at ten", "the choir reminder up from two to one": how it is to change is not which. */
function beforeVerb(units: readonly Unit[], from: number, split: Split): number {
  const to = split.refEnd
  for (let length = 3; length > 0; length--)
    if (to - length > from && phraseAt(HAPPENS, units, to - length, to) === length) return to - length
  const moved = split.valueFrom > to + 1 && SHIFTS.has(units[to - 1]?.text ?? '') && units[to - 1]?.text !== 'by'
  return moved && to - 1 > from && !DOING.has(units[to - 2]?.text ?? '') ? to - 1 : to
}

/** "the boat's due date" is the boat. */
function withoutField(units: readonly Unit[], from: number, to: number): number {
  for (let length = 3; length > 0; length--)
    if (to - length > from && phraseAt(fields, units, to - length, to) === length)
      return length === 1 && isOwnDay(units, from, to) ? to : to - length
  return to
}

/** "trash day", "the dinner date": a day of its own, and not when something is due. */
function isOwnDay(units: readonly Unit[], from: number, to: number): boolean {
  const text = units[to - 1]?.text
  const before = units[to - 2]
  if ((text !== 'day' && text !== 'date') || before === undefined || to - 2 <= from) return false
  return before.kind === KIND.word && !before.text.endsWith("'s")
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

const NEWLY = new Set(wordsOf('new, updated, different, correct, corrected, changed'))

/** "replace the reminder about the ferry with one about the train", "update the gym reminder with the new address". */
function splitWith(units: readonly Unit[], from: number, to: number): Split | null {
  for (let at = from + 1; at < to - 1; at++) {
    if (units[at]?.text !== 'with') continue
    let next = at + 1
    while (next < to - 1 && WITH_DET.has(units[next]?.text ?? '')) next++
    const text = units[next]?.text ?? ''
    const noun = ((units[next]?.kind ?? 0) & (KIND.task | KIND.tasks)) !== 0 || text === 'one'
    if (noun && WITH_LINKS.has(units[next + 1]?.text ?? '') && next + 2 < to)
      return { refEnd: at, valueFrom: next + 2, valueTo: to }
    if (NEWLY.has(text)) return { refEnd: at, valueFrom: at + 1, valueTo: to }
  }
  return null
}

const WITH_DET = new Set(['a', 'an', 'the', 'my', 'another'])
const WITH_LINKS = new Set(['about', 'for', 'to', 'of'])

function splitFromTo(message: Message, from: number, to: number): Split | null {
  const { units } = message
  let old = -1
  let target = -1
  for (let at = from; at < to; at++) {
    const text = units[at]?.text
    if (text === 'from' && old < 0 && at > from) old = at
    if (
      (text === 'to' || (old >= 0 && (text === 'until' || text === 'till'))) &&
      (units[at + 1]?.kind ?? KIND.mark) !== KIND.mark &&
      at + 1 < to
    ) {
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
    if (to - at > LONGEST_LEVEL && !hasDateFrom(message, units[at + 1]?.first ?? 0)) continue
    const value = readValue(message, at + 1, to)
    if (isFirm(value) && wholly(message, at + 1, to)) return { refEnd: at, valueFrom: at + 1, valueTo: to }
  }
  const tail = tailValue(message, from, to)
  if (tail > from && (needed || moves)) return { refEnd: tail, valueFrom: tail, valueTo: to }
  if (needed && tail !== from) return null
  const noun = nounBefore(units, from, to)
  const dated = datesWithin(message, tokensOf(message, from, to)).length > 0
  // "the back to school night to thursday of that week": where a date follows, that "to" is meant.
  for (let at = to - 2; dated && at > from + 1; at--)
    if (units[at]?.text === 'to' && startsDate(message, at)) return { refEnd: at, valueFrom: at + 1, valueTo: to }
  for (let at = from + 1; at < to - 1; at++) {
    if (units[at]?.text !== 'to') continue
    if (noun === at - 1 && (dated || hasLaterTo(units, at, to))) continue
    return { refEnd: at, valueFrom: at + 1, valueTo: to }
  }
  return tail > from && dated ? { refEnd: tail, valueFrom: tail, valueTo: to } : null
}

// A priority or a status is said in a few words; a longer value holds a date or is a title.
const LONGEST_LEVEL = 9

function hasDateFrom(message: Message, token: number): boolean {
  for (const span of message.dates) if (span.last >= token) return true
  return false
}

function startsDate(message: Message, at: number): boolean {
  const link = message.units[at]?.first
  const next = message.units[at + 1]?.first
  return message.dates.some(
    (span) => span.strength === 'sure' && (span.coreFirst === next || (span.first === link && span.coreFirst === next)),
  )
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
