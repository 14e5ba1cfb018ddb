// Numbers that are hours because of their context.

import { beginsDate } from './begins-date.ts'
import type { DayPart } from './expression.ts'
import { dayPiece, type Piece, timePiece, today } from './piece.ts'
import { type Line, readInteger, textAt } from './read-number.ts'
import { readPart, readPartAfter, readTime } from './read-time.ts'
import { endsHere } from './surroundings.ts'
import { COUNTERS, DETERMINERS, RELATIVE_DAYS, TONIGHT, WEEKDAYS } from './words.ts'

const hourLeads = new Set([
  'at',
  '@',
  'by',
  'around',
  'before',
  'after',
  'until',
  'till',
  'til',
  'from',
  'about',
  'approximately',
  'exactly',
  'than',
  'between',
])
const quantities = new Set([
  'buy',
  'get',
  'order',
  'add',
  'need',
  'make',
  'send',
  'take',
  'do',
  'bring',
  'eat',
  'the',
  'task',
  'item',
  'number',
])

export function readTimePiece(line: Line, at: number, afterDay: boolean): Piece | null {
  const moved = textAt(line, at - 1) === 'to' && !isCounted(line, at)
  const expected =
    moved ||
    hourLeads.has(textAt(line, at - 1)) ||
    afterDay ||
    isBeforeTonight(line, at) ||
    isForBeforeDay(line, at) ||
    isSpokenOfIt(line, at) ||
    isBeforePart(line, at) ||
    isBeforeDay(line, at)
  const read = readTime(line, at, expected)
  if (read === null) return null
  const ends = endsHere(line, read.next)
  if (read.bare && (!ends || (!expected && COUNTERS.has(textAt(line, at - 1))))) return null
  const named = read.value.is === 'midnight' || PART_WORDS.has(textAt(line, at))
  const bare = read.bare && !read.spoken
  return timePiece(
    read.value,
    read.next,
    (named && !ends) || (bare && moved) ? 'weak' : bare ? 'led' : 'sure',
    read.several,
  )
}

/** "chapters 5 to 9" is a range of something else. */
function isCounted(line: Line, at: number): boolean {
  if (line[at - 2]?.numeral?.is !== 'number') return false
  const counter = textAt(line, at - 3)
  return COUNTERS.has(counter) || COUNTERS.has(counter.replace(/s$/, ''))
}

const PART_WORDS = new Set(['noon', 'midday', 'lunchtime', 'noonish'])

/** "10, tonight": the next word makes it an hour. */
function isBeforeTonight(line: Line, at: number): boolean {
  const next = textAt(line, at + 1) === ',' ? at + 2 : at + 1
  return TONIGHT.has(textAt(line, next)) && !quantities.has(textAt(line, at - 1)) && !COUNTERS.has(textAt(line, at - 1))
}

/** "make it ten thirty", "make that one nine fifteen". */
function isSpokenOfIt(line: Line, at: number): boolean {
  const hour = POINTING.has(textAt(line, at - 1)) ? readInteger(line, at) : null
  const minute = hour === null || hour.value < 1 || hour.value > 12 ? null : readInteger(line, hour.next)
  if (minute === null || !endsHere(line, minute.next)) return false
  return minute.value % 5 === 0 && minute.value >= 5 && minute.value < 60
}

const POINTING = new Set(['it', 'that', 'one', 'this', 'him', 'her'])

/** "9 in the morning", "8 at night". */
function isBeforePart(line: Line, at: number): boolean {
  const hour = readInteger(line, at)
  if (hour === null || quantities.has(textAt(line, at - 1))) return false
  const end = readInteger(line, hour.next)?.next ?? hour.next
  const text = textAt(line, end)
  return (text === 'in' || text === 'at') && readPartAfter(line, end) !== null
}

/**
 * The hours that people use before "tomorrow morning" and the like; the 2 in "watch Rocky 2 tomorrow evening" isn't
 * one.
 */
const SAID_HOURS: Readonly<Partial<Record<DayPart, readonly [number, number]>>> = {
  morning: [5, 11],
  afternoon: [1, 6],
  evening: [4, 11],
  night: [6, 12],
}

/** "8 tomorrow morning", "7 on friday evening", "1430 tomorrow". */
function isBeforeDay(line: Line, at: number): boolean {
  const hour = readInteger(line, at)
  const before = textAt(line, at - 1)
  if (hour === null || before === 'for' || quantities.has(before) || COUNTERS.has(before)) return false
  const end = readInteger(line, hour.next)?.next ?? hour.next
  const day = textAt(line, end) === 'on' ? end + 1 : end
  const named = RELATIVE_DAYS.has(textAt(line, day)) || WEEKDAYS.has(textAt(line, day))
  // In "Pay 1200 on friday" and "read 1984 tomorrow" the number is no time: only quarter hours count.
  if (named && /^(1\d|2[0-3])(15|30|45)$/.test(textAt(line, at))) return true
  const part = named || textAt(line, day) === 'this' ? readPart(line, day + 1) : null
  const [from, to] = SAID_HOURS[part?.value ?? 'noon'] ?? [1, 0]
  return hour.value >= from && hour.value <= to
}

/** "now" is rarely meant as a date, unless the message contains nothing else. */
export function readNow(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  const soon =
    text === 'as' &&
    textAt(line, at + 1) === 'soon' &&
    textAt(line, at + 2) === 'as' &&
    textAt(line, at + 3) === 'possible'
  if (textAt(line, at - 1) === 'at') {
    const moment = (text === 'the' || text === 'this') && textAt(line, at + 1) === 'moment'
    if (moment || text === 'present') return dayPiece(today, moment ? at + 2 : at + 1, 'weak', { is: 'now' })
  }
  if (text !== 'now' && text !== 'asap' && !soon) return null
  return dayPiece(today, soon ? at + 4 : at + 1, 'weak', { is: 'now' })
}

/** "first thing tomorrow", "last thing on friday". */
export function readFirstThing(line: Line, at: number, afterDay: boolean): Piece | null {
  if (textAt(line, at + 1) !== 'thing') return null
  if (textAt(line, at) === 'first') return timePiece({ is: 'part', part: 'morning' }, at + 2, 'led')
  // "The last thing I need", "one last thing", "last thing to do".
  const next = line[at + 2]
  const ends = next === undefined || next.mark || besideLast.has(next.text) || beginsDate(line, at + 2)
  if (afterDay && endsHere(line, at + 2)) return timePiece({ is: 'end of day' }, at + 2, 'led')
  if (!ends || DETERMINERS.has(textAt(line, at - 1)) || textAt(line, at - 1) === 'one') return null
  return timePiece({ is: 'end of day' }, at + 2, 'led')
}

const besideLast = new Set(['on', 'at', 'in', 'before'])

function isDayName(text: string): boolean {
  return RELATIVE_DAYS.has(text) || TONIGHT.has(text) || WEEKDAYS.has(text)
}

/**
 * "at lunch time", "tomorrow after lunch"; with no day beside it, "after lunch" may just as well be part of the title.
 */
export function readLunch(line: Line, at: number): Piece | null {
  if (!lunchLeads.has(textAt(line, at - 1))) return null
  const time = textAt(line, at + 1) === 'time' ? at + 2 : at + 1
  const day = textAt(line, time) === 'on' ? time + 1 : time
  const besideDay = isDayName(textAt(line, at - 2)) || isDayName(textAt(line, day))
  if (!endsHere(line, time) || (time === at + 1 && !besideDay)) return null
  return timePiece({ is: 'part', part: 'noon' }, time, 'led')
}

const lunchLeads = new Set('at by before after until till til around'.split(' '))

/** "for 3 on tuesday", "for 415 tomorrow": after "for", a number is an hour only if a day follows. */
function isForBeforeDay(line: Line, at: number): boolean {
  if (textAt(line, at - 1) !== 'for') return false
  const on = textAt(line, at + 1) === 'on'
  const day = textAt(line, on ? at + 2 : at + 1)
  // In "A table for 2 tomorrow at 8" the hour is the 8.
  return (on ? WEEKDAYS.has(day) : RELATIVE_DAYS.has(day)) && textAt(line, on ? at + 3 : at + 2) !== 'at'
}
