import { everyDay } from './every.ts'
import type { Day } from './expression.ts'
import { dayPiece, type Piece } from './piece.ts'
import { readDays } from './read-days.ts'
import { type Line, type Read, readDayNumber, textAt } from './read-number.ts'
import { endsHere } from './surroundings.ts'
import { RELATIVE_DAYS, TONIGHT } from './words.ts'

/** "the 18th", "the 20th of next month", "the 15"; before a noun it counts that noun. */
export function readDayOfMonth(line: Line, at: number): Piece | null {
  const the = textAt(line, at) === 'the'
  const start = the ? at + 1 : at
  const day = readDayNumber(line, start)
  if (day === null) return null
  const of = readOfMonth(line, day.next)
  if (of !== null && (day.ordinal || the)) {
    const said: Day = { is: 'day of month', day: day.value, shift: of.value, weekday: null, the }
    return {
      ...dayPiece(said, of.next),
      repeats: of.repeats,
      every: of.repeats ? (everyDay(said) ?? undefined) : undefined,
    }
  }
  // "the first of them": a position, not a date.
  if (textAt(line, day.next) === 'of' && AMONG.has(textAt(line, day.next + 1))) return null
  const lead = textAt(line, at - 1)
  const spelled = day.ordinal && line[start]?.numeral == null
  const dated = dayLeads.has(lead) || (lead === 'of' && textAt(line, at - 2) === 'instead')
  if (!endsHere(line, endOfDays(line, start, day.next)) || (spelled && !the && !dated)) return null
  // "8pm on 15", "for the 27"; a bare number alone is never a date.
  if (!day.ordinal && !(dated && (the || lead === 'on')) && !(the && lead === 'for')) return null
  // "the first tonight, the second tomorrow": positions, not dates.
  const next = textAt(line, day.next)
  if ((!dated || (spelled && !the)) && (RELATIVE_DAYS.has(next) || TONIGHT.has(next))) return null
  const certainty =
    day.ordinal && !spelled && (dated || (the && lead !== '' && !pointers.has(lead)))
      ? 'sure'
      : dated && (the || lead === 'on')
        ? 'led'
        : 'weak'
  return dayPiece({ is: 'day of month', day: day.value, shift: null, weekday: null, the }, day.next, certainty)
}

/** In "the 3rd and 4th floors" the noun follows both. */
function endOfDays(line: Line, at: number, next: number): number {
  const days = readDays(line, at)
  return days !== null && line[days.next - 1]?.numeral?.is === 'ordinal' ? days.next : next
}

const AMONG = new Set(['them', 'these', 'those', 'all', 'my', 'our', 'your'])

const dayLeads = new Set([
  'on',
  'by',
  'due',
  'before',
  'until',
  'till',
  'til',
  'since',
  'after',
  'from',
  'for',
  'to',
  'around',
])

/** "delete the 3rd" is a position in a list, and so is "the 3rd" alone; "pay rent the 3rd" is a date. */
const pointers = new Set(
  ', . : ; and or complete delete finish remove update mark do did done check uncheck show change move rename cancel edit reopen make set is not no yes'.split(
    ' ',
  ),
)

/** "of next month", "of the month", "of every month". */
function readOfMonth(line: Line, at: number): (Read<number | null> & { readonly repeats: boolean }) | null {
  const from = textAt(line, at) === 'day' ? at + 1 : at
  if (textAt(line, from) !== 'of') return null
  const word = textAt(line, from + 1)
  const long = word === 'the' ? from + 2 : from + 1
  const which = textAt(line, long)
  if (which === 'month') return { value: null, next: long + 1, repeats: false }
  if (textAt(line, long + 1) !== 'month') return null
  const next = long + 2
  if (which === 'every' || which === 'each') return { value: null, next, repeats: true }
  if (which === 'this' || which === 'current') return { value: 0, next, repeats: false }
  if (which === 'next' || which === 'following' || which === 'coming') return { value: 1, next, repeats: false }
  return which === 'last' || which === 'previous' ? { value: -1, next, repeats: false } : null
}
