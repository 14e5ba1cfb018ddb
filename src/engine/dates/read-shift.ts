import type { Amount, DateExpression } from './expression.ts'
import { dayPiece, type Piece, shiftedDay } from './piece.ts'
import { type AmountsRead, readAmounts } from './read-amount.ts'
import { type ReadAnchor, readBeside, readOneBeside, readWeekdayBeside, readWeekdaysAway } from './read-beside.ts'
import { type Line, textAt } from './read-number.ts'
import { BEFORE_AMOUNTS, RELATIVE_DAYS, ROUGHLY, TASK_NOUNS, UNITS, WEEKDAYS } from './words.ts'

/** "in two weeks", "3 days from friday", "an hour ago", "a week on friday", "the day after tomorrow". */
export function readShift(line: Line, at: number, readAnchor: ReadAnchor): Piece | null {
  const head = textAt(line, at)
  if (head === 'next') return readNextTomorrow(line, at) ?? readNextWorkday(line, at)
  if (WEEKDAYS.has(head)) return readWeekdayBeside(line, at, readAnchor)
  const amounts = readAmounts(line, at) ?? readFortnight(line, at)
  if (amounts === null)
    return readWeekdaysAway(line, at) ?? readOneBeside(line, at, readAnchor) ?? readWeekdayBeside(line, at, readAnchor)
  // "in two weeks | later": the "later" doesn't shift it a second time.
  const isAhead = textAt(line, at - 1) === 'in' && textAt(line, amounts.next) === 'later'
  const piece =
    (isAhead ? null : readBeside(line, amounts.next, amounts.value, readAnchor)) ??
    (behindIn(line, at) && textAt(line, at - 1) !== 'for' ? null : readWeeksOn(line, at, amounts, readAnchor)) ??
    (behindIn(line, at) ? ahead(line, amounts) : null)
  const rough = amounts.rough || ROUGHLY.has(textAt(line, at - 1))
  return rough && piece?.day?.is === 'shifted' ? { ...piece, day: { ...piece.day, rough } } : piece
}

/** "next tomorrow": the day after tomorrow, as it is said in West Africa. */
function readNextTomorrow(line: Line, at: number): Piece | null {
  return RELATIVE_DAYS.get(textAt(line, at + 1)) === 1 ? dayPiece({ is: 'relative', days: 2 }, at + 2) : null
}

/** "the next working day". */
function readNextWorkday(line: Line, at: number): Piece | null {
  const word = textAt(line, at + 1)
  if ((word !== 'business' && word !== 'working') || textAt(line, at + 2) !== 'day') return null
  return dayPiece(shiftedDay([{ count: 1, unit: 'workday' }]), at + 3)
}

/** After "in", or after "in about" and "in less than". */
function behindIn(line: Line, at: number): boolean {
  const than = textAt(line, at - 1) === 'than' && /^(?:less|more)$/.test(textAt(line, at - 2))
  const near = BEFORE_AMOUNTS.has(textAt(line, at - 1)) || textAt(line, at - 1) === 'under'
  const from = than ? at - 3 : near ? at - 2 : at - 1
  const text = textAt(line, from)
  // "Set a timer for 30 minutes" rings in 30 minutes; elsewhere "for 30 minutes" is a duration.
  if (text === 'for' && /^(?:1\d|2[0-3])h$/.test(textAt(line, at))) return false
  if (text === 'for') return TASK_NOUNS.has(textAt(line, from - 1)) || textAt(line, from - 1) === 'timer'
  return text === 'in' || text === 'within' || text === 'after'
}

function ahead(line: Line, { value, next }: AmountsRead): Piece {
  const mark = textAt(line, next) === "'" ? next + 1 : next
  return dayPiece(shiftedDay(value), textAt(line, mark) === 'time' ? mark + 1 : next)
}

/** "5 a week", "an hour a week" are frequencies; "1800 hours", "14h" and the 5 of "at half 5" are times. */
function isRegular(line: Line, at: number): boolean {
  const text = textAt(line, at)
  if (clockShape.test(text) || clockShape.test(textAt(line, at - 1))) return false
  // "haircut for a week on friday" gives a date, "rent a van for a week on friday" a duration.
  if (text === 'for') return line.slice(0, at).some((word) => lasting.has(word.text))
  if (regularly.has(text) || (UNITS.has(text) && text !== 'night')) return true
  return line[at]?.numeral?.is === 'number' && !hourLeads.has(textAt(line, at - 1))
}

const clockShape = /^(\d{4}|\d\d?h$)/
const hourLeads = new Set('at by around about before until till from half past to'.split(' '))

/** Before "a week", these words make it a frequency: "twice a week on friday". */
const regularly = new Set('once twice times per every each all whole last past over'.split(' '))

/** Activities with a duration. */
const lasting = new Set(
  'rent hire borrow stay staying away off visit visiting go going travel holiday trip camp'.split(' '),
)

/** "fortnight today": without an article, only before a day. */
function readFortnight(line: Line, at: number): AmountsRead | null {
  const next = textAt(line, at + 1)
  if (textAt(line, at) !== 'fortnight' || !(RELATIVE_DAYS.has(next) || WEEKDAYS.has(next) || next === 'on')) return null
  return { value: [{ count: 2, unit: 'week' }], next: at + 1, rough: false }
}

/** "a week on friday", "two weeks tomorrow", "a fortnight today". */
function readWeeksOn(line: Line, at: number, { value, next }: AmountsRead, readAnchor: ReadAnchor): Piece | null {
  if (isRegular(line, at - 1)) return null
  if (value.length > 1 || !mayCount(value[0], line, next)) return null
  const anchor = readAnchor(line, textAt(line, next) === 'on' ? next + 1 : next)
  if (anchor === null || !isDayNear(anchor.value)) return null
  // The time belongs to the resulting day: "a week today at 8" may well be in the morning.
  const { day, time } = anchor.value
  return dayPiece(shiftedDay(value, 1, { day, time: null, repeats: false }), anchor.next, 'sure', time)
}

/** Weeks may count from any weekday, months and years only from today or tomorrow. */
function mayCount(amount: Amount | undefined, line: Line, at: number): boolean {
  const word = textAt(line, at)
  if ((RELATIVE_DAYS.get(word) ?? -1) >= 0) return /^(week|month|year)$/.test(amount?.unit ?? '')
  const day = word === 'on' || word === 'this' ? textAt(line, at + 1) : word
  return amount?.unit === 'week' && WEEKDAYS.has(day)
}

function isDayNear({ day }: DateExpression): boolean {
  return day?.is === 'weekday' || day?.is === 'relative'
}
