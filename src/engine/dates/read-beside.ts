import type { Amount, DateExpression, Day, DayPart, Period } from './expression.ts'
import { dayPiece, type Piece, shiftedDay, today } from './piece.ts'
import { type Line, type Read, readCount, textAt } from './read-number.ts'
import { endsHere } from './surroundings.ts'
import { PARTS, PERIODS, PLURAL_WEEKDAYS, UNITS, WEEKDAYS } from './words.ts'

/**
 * Reads the date that an amount counts from ("from friday"). Passed in, because dates and amounts contain each other.
 */
export type ReadAnchor = (line: Line, at: number) => Read<DateExpression> | null

const SIGNS: ReadonlyMap<string, 1 | -1> = new Map([
  ['from', 1],
  ['after', 1],
  ['since', 1],
  ['following', 1],
  ['before', -1],
  ['prior', -1],
])

/** What follows an amount: "ago", "later", "from now", "before christmas". */
export function readBeside(line: Line, at: number, by: readonly Amount[], readAnchor: ReadAnchor): Piece | null {
  const mark = textAt(line, at) === "'" ? at + 1 : at
  const from = textAt(line, mark) === 'time' ? mark + 1 : at
  const text = textAt(line, from)
  if (text === 'ago') return dayPiece(shiftedDay(by, -1), from + 1)
  if (text === 'later' || text === 'hence') return dayPiece(shiftedDay(by), from + 1)
  const sign = SIGNS.get(text)
  if (sign === undefined) return null
  const anchorAt = text === 'prior' && textAt(line, from + 1) === 'to' ? from + 2 : from + 1
  const now = textAt(line, anchorAt) === 'right' ? anchorAt + 1 : anchorAt
  if (textAt(line, now) === 'now') return dayPiece(shiftedDay(by, sign), now + 1)
  const anchor = readAnchor(line, anchorAt)
  return anchor === null || isStretch(anchor.value) ? null : dayPiece(shiftedDay(by, sign, anchor.value), anchor.next)
}

/** In "the week after next 1800 hours" it is the week after next. */
function isStretch({ day }: DateExpression): boolean {
  return day?.is === 'stretch'
}

const wholeParts = new Set<DayPart>(['morning', 'afternoon', 'evening', 'night'])

/** "the day after tomorrow", "week from friday", "the night before christmas", "the morning after christmas". */
export function readOneBeside(line: Line, at: number, readAnchor: ReadAnchor): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const text = textAt(line, start)
  if (text.endsWith('s') || (text === 'night' && textAt(line, start + 1) === 'from')) return null
  const part = PARTS.get(text)
  const unit = UNITS.get(text) ?? (start > at && part !== undefined && wholeParts.has(part) ? 'day' : undefined)
  const piece = unit === undefined ? null : readBeside(line, start + 1, [{ count: 1, unit }], readAnchor)
  if (piece === null) return start > at ? readAfterThat(line, start) : null
  if (part === undefined) return piece
  // "The evening before 8" is an evening, not a day before.
  const anchored = piece.day?.is === 'shifted' && piece.day.from?.day != null
  return text === 'night' || anchored ? { ...piece, time: piece.time ?? { is: 'part', part } } : null
}

/** "the day after", "the friday after that", "the week after": counts from the date mentioned before, or from today. */
function readAfterThat(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  const beside = textAt(line, at + 1)
  const that = textAt(line, at + 2) === 'that'
  const next = that ? at + 3 : at + 2
  if (beside !== 'after' && beside !== 'before') return null
  if (text === 'day' && beside === 'after' && textAt(line, at + 2) === 'next' && endsHere(line, at + 3))
    return dayPiece({ is: 'relative', days: 2 }, at + 3)
  // "the day before | we leave" counts from something unknown.
  if (text === 'day' && !that && !endsHere(line, next)) return null
  if (text === 'day') return dayPiece({ is: 'relative', days: beside === 'after' ? 1 : -1 }, next, 'weak')
  const stops = that ? endsHere(line, next) : line[next] === undefined || line[next]?.mark === true
  const day = stops && beside === 'after' ? oneLater(WEEKDAYS.get(text), PERIODS.get(text)) : null
  return day === null ? null : dayPiece(day, next, 'led')
}

function oneLater(weekday: number | undefined, unit: Period | undefined): Day | null {
  if (weekday !== undefined) return { is: 'weekday', weekday, which: 'next' }
  return unit === undefined ? null : { is: 'period', unit, shift: 1, edge: 'whole' }
}

/** "two fridays from now", "3 mondays ago". */
export function readWeekdaysAway(line: Line, at: number): Piece | null {
  const count = readCount(line, at)
  const name = count === null ? '' : textAt(line, count.next)
  const weekday = WEEKDAYS.get(name) ?? PLURAL_WEEKDAYS.get(name)
  if (count === null || weekday === undefined || !Number.isInteger(count.value)) return null
  const after = count.next + 1
  const ago = textAt(line, after) === 'ago'
  const now = textAt(line, after) === 'from' && /^(now|today)$/.test(textAt(line, after + 1))
  if (!ago && !now) return null
  const sign = ago ? -1 : 1
  const day: Day = { is: 'weekday beside', weekday, sign, from: today }
  const by: Amount[] = [{ count: count.value - 1, unit: 'week' }]
  return dayPiece(shiftedDay(by, sign, { day, time: null, repeats: false }), ago ? after + 1 : after + 2)
}

/** "the friday before christmas", "the weekend after easter". */
export function readWeekdayBeside(line: Line, at: number, readAnchor: ReadAnchor): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const text = textAt(line, start)
  const weekday = start > at && text === 'weekend' ? SATURDAY : WEEKDAYS.get(text)
  const beside = textAt(line, start + 1)
  if (weekday === undefined || (beside !== 'after' && beside !== 'before')) return null
  const anchor = readAnchor(line, start + 2)
  // Without the article only a holiday is certain: "friday after lunch" isn't the friday after anything.
  if (start === at && anchor?.value.day?.is !== 'holiday') return null
  const from = anchor?.value.time === null ? anchor.value.day : null
  if (anchor === null || from === null || isStretch(anchor.value)) return null
  const day: Day = { is: 'weekday beside', weekday, sign: beside === 'after' ? 1 : -1, from }
  return dayPiece(day, anchor.next)
}

const SATURDAY = 6
