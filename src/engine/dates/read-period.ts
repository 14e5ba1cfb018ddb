import { isSpokenTime } from './begins-date.ts'
import { everyWeekend } from './every.ts'
import type { Amount, DayPart, Period, Time, Which } from './expression.ts'
import { dayPiece, type Piece, timePiece, today } from './piece.ts'
import { readAmounts } from './read-amount.ts'
import { readCalendar } from './read-calendar.ts'
import { readHoliday } from './read-holiday-name.ts'
import { type Line, type Read, readCount, readYear, textAt } from './read-number.ts'
import { readPart } from './read-time.ts'
import { readWeekBehind } from './read-week-behind.ts'
import { endsHere } from './surroundings.ts'
import { HALVES, MONTHS, PERIODS, RELATIVE_DAYS, SEASONS, TASK_NOUNS, TONIGHT, WEEKDAYS, WHICH } from './words.ts'

const part = (value: DayPart): Time => ({ is: 'part', part: value })

/** "today", "tonight", "later today", "all of next week". */
export function readRelative(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  if (text === 'later' || text === 'earlier') return readPlainDay(line, at + 1) ?? readWhich(line, at + 1)
  const all = text === 'all' || text === 'any'
  if (!all) return readPlainDay(line, at)
  const of = textAt(line, at + 1)
  const unit = text === 'all' ? PERIODS.get(of) : undefined
  if (unit !== undefined && !of.endsWith('s')) return dayPiece({ is: 'period', unit, shift: 0, edge: 'whole' }, at + 2)
  return of === 'of' || of === 'day' ? (readPlainDay(line, at + 2) ?? readWhich(line, at + 2)) : null
}

function readPlainDay(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  if (TONIGHT.has(text)) return dayPiece(today, at + 1, 'sure', part('night'))
  const days = RELATIVE_DAYS.get(text)
  if (days === undefined) return null
  const day = { is: 'relative', days } as const
  return readWeekBehind(line, at + 1, day) ?? dayPiece(day, at + 1)
}

/** "this friday", "next two weeks", "the coming weekend", "last night", "the month after next". */
export function readWhich(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const which = WHICH.get(textAt(line, start))
  if (which === undefined) {
    return readAfterNext(line, start) ?? (start > at ? readThePeriod(line, at) : readPlainPeriod(line, at))
  }
  const second = which === 'this' || which === 'next' ? WHICH.get(textAt(line, start + 1)) : undefined
  if (second === 'coming' || second === 'past') return readChosen(line, start + 2, second)
  // "next next week" is a slip or means the week after; we read it as a single "next".
  const chosen = readChosen(line, start + 1, which)
  // "he is coming two hours later": only "the coming two hours" is a period.
  return chosen ?? (which === 'coming' && start === at ? null : readStretch(line, start + 1, which))
}

function readChosen(line: Line, at: number, which: Which): Piece | null {
  const text = textAt(line, at)
  const weekday = WEEKDAYS.get(text)
  if (weekday !== undefined) return dayPiece({ is: 'weekday', weekday, which }, at + 1)
  const unit = PERIODS.get(text)
  if (unit !== undefined && (!text.endsWith('s') || text === 'weeks'))
    return isSpokenTime(line, at) ? null : readChosenPeriod(line, at, unit, which)
  const season = SEASONS.get(text)
  if (season !== undefined) return dayPiece({ is: 'season', month: season, which, edge: 'whole' }, at + 1)
  const month = MONTHS.get(text)
  if (month !== undefined) {
    // "this may take a while".
    const certainty = text === 'may' && !line[at]?.capital && which === 'this' ? 'weak' : 'sure'
    return dayPiece({ is: 'month', month, year: null, which, edge: 'whole' }, at + 1, certainty)
  }
  const numeral = line[at]?.numeral
  if (numeral?.is === 'date' && numeral.mark === '/') {
    return dayPiece({ is: 'date', year: numeral.year, month: numeral.month, day: numeral.day, which }, at + 1)
  }
  const time = readPart(line, at)
  if (time !== null && which !== 'coming') return chosenPart(time.value, which, time.next)
  if (text === 'day')
    return dayPiece({ is: 'relative', days: which === 'next' ? 1 : which === 'this' ? 0 : -1 }, at + 1, 'weak')
  const holiday = readHoliday(line, at)
  return holiday === null ? null : dayPiece({ is: 'holiday', name: holiday.value, year: null, which }, holiday.next)
}

/** "this evening", "last night"; "next morning" is tomorrow morning. */
function chosenPart(value: DayPart, which: Which, next: number): Piece {
  const days = which === 'this' ? 0 : which === 'next' ? 1 : -1
  return dayPiece({ is: 'relative', days }, next, 'sure', part(value))
}

function readChosenPeriod(line: Line, at: number, unit: Period, which: Which): Piece {
  const next = textAt(line, at + 1) === "'" ? at + 2 : at + 1
  return dayPiece({ is: 'period', unit, shift: shiftOf(which, unit), edge: 'whole' }, next)
}

function shiftOf(which: Which, unit: Period): number {
  if (which === 'this') return 0
  if (which === 'after next') return 2
  // The coming weekend is in this week; the coming week is next week.
  if (which === 'coming') return unit === 'weekend' ? 0 : 1
  return which === 'next' ? 1 : -1
}

/** "next two weeks", "last 3 days", "next few days". */
function readStretch(line: Line, at: number, which: Which): Piece | null {
  if (which === 'this') return null
  const count = readCount(line, at)
  const ahead = which === 'next' || which === 'coming'
  const amounts = count !== null ? readAmounts(line, at) : ahead ? readOneUnit(line, at) : null
  const first = amounts?.value[0]
  if (amounts === null || first === undefined) return null
  return dayPiece({ is: 'stretch', by: first, sign: ahead ? 1 : -1 }, amounts.next)
}

/** "the next hour"; "the last minute" is an idiom. */
function readOneUnit(line: Line, at: number): Read<readonly Amount[]> | null {
  const text = textAt(line, at)
  if (text === 'hour') return { value: [{ count: 1, unit: 'hour' }], next: at + 1 }
  return text === 'minute' ? { value: [{ count: 1, unit: 'minute' }], next: at + 1 } : null
}

/** "week after next", "the friday after next". */
function readAfterNext(line: Line, at: number): Piece | null {
  if (textAt(line, at + 1) !== 'after' || textAt(line, at + 2) !== 'next') return null
  const weekday = WEEKDAYS.get(textAt(line, at))
  if (weekday !== undefined) return dayPiece({ is: 'weekday', weekday, which: 'after next' }, at + 3)
  const unit = PERIODS.get(textAt(line, at))
  return unit === undefined ? null : dayPiece({ is: 'period', unit, shift: 2, edge: 'whole' }, at + 3)
}

/** "by the weekend", "for the week": a period only because of the preposition. */
function readThePeriod(line: Line, start: number): Piece | null {
  const at = /^(whole|entire)$/.test(textAt(line, start + 1)) ? start + 1 : start
  const text = textAt(line, at + 1)
  const unit = PERIODS.get(text)
  if (unit !== undefined && !text.endsWith('s') && readYear(line, at + 2) === null) {
    const of = textAt(line, at + 2) === 'of' ? readWeekOf(line, at + 3, unit) : null
    const certainty =
      unit === 'weekend' || (textAt(line, start - 1) === 'for' && endsHere(line, at + 2)) ? 'led' : 'weak'
    return of ?? dayPiece({ is: 'period', unit, shift: 0, edge: 'whole' }, at + 2, certainty)
  }
  const season = SEASONS.get(text)
  if (season !== undefined && textAt(line, at - 1) === 'in' && endsHere(line, at + 2)) {
    return dayPiece({ is: 'season', month: season, which: 'coming', edge: 'whole' }, at + 2)
  }
  if (text === 'weekends')
    return {
      ...dayPiece({ is: 'period', unit: 'weekend', shift: 0, edge: 'whole' }, at + 2, 'led'),
      repeats: true,
      every: everyWeekend,
    }
  if (text === 'day' && textAt(line, at - 1) === 'for') {
    return dayPiece(today, at + 2, TASK_NOUNS.has(textAt(line, at - 2)) ? 'led' : 'weak')
  }
  return null
}

/** "week of july 10", "weekend". */
function readPlainPeriod(line: Line, at: number): Piece | null {
  const unit = PERIODS.get(textAt(line, at))
  if (unit !== undefined && textAt(line, at + 1) === 'of') return readWeekOf(line, at + 2, unit)
  if (textAt(line, at) !== 'weekend') return null
  return dayPiece({ is: 'period', unit: 'weekend', shift: 0, edge: 'whole' }, at + 1, 'led')
}

/** "the month of may", "the week of july 10". */
function readWeekOf(line: Line, at: number, unit: Period): Piece | null {
  if (unit === 'week') {
    const date = readCalendar(line, at)
    return date?.day ? dayPiece({ is: 'week of', day: date.day }, date.next) : null
  }
  const month = unit === 'month' ? MONTHS.get(textAt(line, at)) : undefined
  return month === undefined
    ? null
    : dayPiece({ is: 'month', month, year: null, which: 'coming', edge: 'whole' }, at + 1)
}

/** "the evening of august 22". */
function readPartOf(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  if (textAt(line, start + 1) !== 'of') return null
  const dated = readCalendar(line, start + 2) ?? readRelative(line, start + 2)
  const read = dated === null && !WEEKDAYS.has(textAt(line, start + 2)) ? null : readPart(line, start)
  return read === null ? null : timePiece(part(read.value), read.next, 'led')
}

/** "in the morning", "at night" without a day. */
export function readBarePart(line: Line, at: number): Piece | null {
  const of = readPartOf(line, at)
  if (of !== null) return of
  const before = textAt(line, at - 1)
  const the = textAt(line, at) === 'the'
  if (before === 'in' && the) {
    const read = readPart(line, at + 1)
    if (read !== null) return timePiece(part(read.value), read.next)
    const half = HALVES.get(textAt(line, at + 1))
    return half === undefined || textAt(line, at + 1).length < 2
      ? null
      : timePiece(part(half === 'am' ? 'morning' : 'afternoon'), at + 2)
  }
  // "Mid morning" and "late afternoon" are times of a day named beside them.
  const hours = /^(mid|early|late)/.test(textAt(line, at)) ? readPart(line, at) : null
  if (hours !== null) return timePiece(part(hours.value), hours.next, 'led')
  if (before === 'at' && textAt(line, at) === 'night') return timePiece(part('night'), at + 1, 'led')
  return null
}
