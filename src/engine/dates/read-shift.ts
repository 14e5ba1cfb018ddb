import type { Amount, DateExpression, Day, Unit } from './expression.ts'
import { dayPiece, type Piece, today } from './piece.ts'
import { type Line, type Read, readCount, readInteger, textAt } from './read-number.ts'
import { PARTS, PLURAL_WEEKDAYS, TASK_NOUNS, UNITS, WEEKDAYS } from './words.ts'

/** Reads the date an amount is counted from ("from friday"). Handed in, because dates and amounts contain each other. */
export type ReadAnchor = (line: Line, at: number) => Read<DateExpression> | null

const MOST_AMOUNTS = 6
const around = new Set([
  'about',
  'around',
  'approximately',
  'exactly',
  'another',
  'like',
  'roughly',
  'maybe',
  'just',
  'approx',
])

/** "in two weeks", "3 days from friday", "an hour ago", "the day after tomorrow". */
export function readShift(line: Line, at: number, readAnchor: ReadAnchor): Piece | null {
  const head = textAt(line, at)
  if (head === 'next') return readNextWorkday(line, at)
  if (WEEKDAYS.has(head)) return readWeekdayBeside(line, at, readAnchor)
  const amounts = readAmounts(line, at)
  const inFront = behindIn(line, at)
  if (amounts === null)
    return readWeekdaysAway(line, at) ?? readOneBeside(line, at, readAnchor) ?? readWeekdayBeside(line, at, readAnchor)
  const beside = readBeside(line, amounts.next, amounts.value, readAnchor)
  if (beside !== null) return beside
  return inFront
    ? dayPiece({ is: 'shifted', by: amounts.value, sign: 1, from: null }, skipTime(line, amounts.next))
    : null
}

/** "the next working day". */
function readNextWorkday(line: Line, at: number): Piece | null {
  const word = textAt(line, at + 1)
  if ((word !== 'business' && word !== 'working') || textAt(line, at + 2) !== 'day') return null
  return dayPiece({ is: 'shifted', by: [{ count: 1, unit: 'workday' }], sign: 1, from: null }, at + 3)
}

/** "in", also in "in about" and "in less than". */
function behindIn(line: Line, at: number): boolean {
  const than = textAt(line, at - 1) === 'than' && /^(?:less|more)$/.test(textAt(line, at - 2))
  const near = around.has(textAt(line, at - 1)) || textAt(line, at - 1) === 'under'
  const from = than ? at - 3 : near ? at - 2 : at - 1
  const text = textAt(line, from)
  // "Set a timer for 30 minutes" rings in 30 minutes; elsewhere that is how long something lasts.
  if (text === 'for') return TASK_NOUNS.has(textAt(line, from - 1)) || textAt(line, from - 1) === 'timer'
  return text === 'in' || text === 'within' || text === 'after'
}

function skipTime(line: Line, at: number): number {
  if (textAt(line, at) === 'or' && textAt(line, at + 1) === 'so') return at + 2
  const mark = textAt(line, at) === "'" ? at + 1 : at
  return textAt(line, mark) === 'time' ? mark + 1 : at
}

/** "2 years 1 month and 21 days". */
export function readAmounts(line: Line, at: number): Read<Amount[]> | null {
  const amounts: Amount[] = []
  let next = at
  while (amounts.length < MOST_AMOUNTS) {
    const word = textAt(line, next)
    const from = amounts.length > 0 && (word === 'and' || word === ',') ? next + 1 : next
    const one = readAmount(line, from)
    if (one === null) break
    amounts.push(...one.value)
    next = one.next
  }
  return amounts.length === 0 ? null : { value: amounts, next }
}

function readAmount(line: Line, at: number): Read<Amount[]> | null {
  const start = around.has(textAt(line, at)) ? at + 1 : at
  const count = readCountRange(line, start)
  if (count === null) return null
  const more = textAt(line, count.next) === 'more' ? count.next + 1 : count.next
  const unit = readUnit(line, more)
  if (unit === null) return null
  const half =
    textAt(line, unit.next) === 'and' && textAt(line, unit.next + 1) === 'a' && textAt(line, unit.next + 2) === 'half'
  return {
    value: wholeAmounts((count.value + (half ? 0.5 : 0)) * unit.value.times, unit.value.unit),
    next: half ? unit.next + 3 : unit.next,
  }
}

/** "2-3 days", "two or three weeks": the longer one. */
function readCountRange(line: Line, at: number): Read<number> | null {
  const range = /^\d{1,2}-(\d{1,2})$/.exec(textAt(line, at))
  if (range !== null) return { value: Number(range[1]), next: at + 1 }
  const count = readCount(line, at)
  const word = count === null ? '' : textAt(line, count.next)
  const second = count !== null && (word === 'to' || word === 'or') ? readInteger(line, count.next + 1) : null
  return second !== null && readUnit(line, second.next) !== null ? second : count
}

function readUnit(line: Line, at: number): Read<{ unit: Unit; times: number }> | null {
  const text = textAt(line, at)
  const day = /^days?$/.test(textAt(line, at + 1))
  if (day && /^(business|working|work|week)$/.test(text)) return { value: { unit: 'workday', times: 1 }, next: at + 2 }
  if (text === 'weekday' || text === 'weekdays') return { value: { unit: 'workday', times: 1 }, next: at + 1 }
  if (text === 'fortnight' || text === 'fortnights') return { value: { unit: 'week', times: 2 }, next: at + 1 }
  if (text === 'decade' || text === 'decades') return { value: { unit: 'year', times: 10 }, next: at + 1 }
  const unit = UNITS.get(text)
  return unit === undefined ? null : { value: { unit, times: 1 }, next: at + 1 }
}

const smaller: Partial<Record<Unit, readonly [number, Unit]>> = {
  year: [12, 'month'],
  quarter: [3, 'month'],
  month: [30, 'day'],
  week: [7, 'day'],
  day: [24, 'hour'],
  hour: [60, 'minute'],
  minute: [60, 'second'],
}

/** "one and a half hours" is an hour and thirty minutes. */
function wholeAmounts(count: number, unit: Unit): Amount[] {
  const whole = Math.floor(count)
  const part = count - whole
  const below = smaller[unit]
  const rest = part > 0 && below !== undefined ? [{ count: Math.round(part * below[0]), unit: below[1] }] : []
  return whole === 0 && rest.length > 0 ? rest : [{ count: whole, unit }, ...rest]
}

/** What follows an amount: "ago", "later", "from now", "before christmas". */
function readBeside(line: Line, at: number, by: readonly Amount[], readAnchor: ReadAnchor): Piece | null {
  const from = skipTime(line, at)
  const text = textAt(line, from)
  const shifted = (sign: 1 | -1, next: number, anchor: DateExpression | null = null): Piece =>
    dayPiece({ is: 'shifted', by, sign, from: anchor }, next)
  if (text === 'ago' || text === 'back' || text === 'earlier') return text === 'ago' ? shifted(-1, from + 1) : null
  if (text === 'later' || text === 'hence') return shifted(1, from + 1)
  const sign =
    text === 'from' || text === 'after' || text === 'since' || text === 'following'
      ? 1
      : text === 'before' || text === 'prior'
        ? -1
        : 0
  if (sign === 0) return null
  const anchorAt = text === 'prior' && textAt(line, from + 1) === 'to' ? from + 2 : from + 1
  if (
    textAt(line, anchorAt) === 'now' ||
    (textAt(line, anchorAt) === 'right' && textAt(line, anchorAt + 1) === 'now')
  ) {
    return shifted(sign, textAt(line, anchorAt) === 'now' ? anchorAt + 1 : anchorAt + 2)
  }
  const anchor = readAnchor(line, anchorAt)
  return anchor === null ? null : shifted(sign, anchor.next, anchor.value)
}

/** "the day after tomorrow", "week from friday", "the night before christmas"; "the day after" alone is weak. */
function readOneBeside(line: Line, at: number, readAnchor: ReadAnchor): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const text = textAt(line, start)
  const unit = UNITS.get(text)
  if (unit === undefined || text.endsWith('s')) return null
  const piece = readBeside(line, start + 1, [{ count: 1, unit }], readAnchor)
  if (piece !== null)
    return text === 'night' && piece.time === null ? { ...piece, time: { is: 'part', part: 'night' } } : piece
  const beside = textAt(line, start + 1)
  if (start === at || unit !== 'day' || PARTS.has(text) || (beside !== 'after' && beside !== 'before')) return null
  return dayPiece({ is: 'relative', days: beside === 'after' ? 1 : -1 }, start + 2, 'weak')
}

/** "two fridays from now", "3 mondays ago". */
function readWeekdaysAway(line: Line, at: number): Piece | null {
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
  return dayPiece({ is: 'shifted', by, sign, from: { day, time: null, repeats: false } }, ago ? after + 1 : after + 2)
}

/** "the friday before christmas". */
function readWeekdayBeside(line: Line, at: number, readAnchor: ReadAnchor): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  const weekday = WEEKDAYS.get(textAt(line, start))
  const beside = textAt(line, start + 1)
  if (weekday === undefined || (beside !== 'after' && beside !== 'before')) return null
  const anchor = readAnchor(line, start + 2)
  // Without its article only a holiday leaves no doubt: "friday after lunch" is not the friday after anything.
  if (start === at && anchor?.value.day?.is !== 'holiday') return null
  const from = anchor?.value.time === null ? anchor.value.day : null
  if (anchor === null || from === null) return null
  const day: Day = { is: 'weekday beside', weekday, sign: beside === 'after' ? 1 : -1, from }
  return dayPiece(day, anchor.next)
}
