import { addMonths, civil, dayNumber, mondayOf, monthFrom, weekdayOf } from '../../calendar/civil.ts'
import type { Day, Edge } from './expression.ts'
import type { Days, Moment } from './resolve-day.ts'

/** Weeks, months, quarters, seasons and years; undefined for a single day. */
export function resolvePeriod(day: Day, moment: Moment): Days | undefined {
  const { today } = moment
  const now = civil(today)
  switch (day.is) {
    case 'period':
      return day.unit === 'week' || day.unit === 'weekend' ? week(day, today) : monthsLong(day, today)
    case 'month': {
      const year = day.year ?? yearOfMonth(day.month, day.which, now)
      return within(span(year, day.month, 1), day.edge, today)
    }
    case 'quarter': {
      const first = day.quarter * 3 - 2
      const year = day.year ?? (first + 2 < now.month ? now.year + 1 : now.year)
      return within(span(year, first, 3), day.edge, today)
    }
    case 'season':
      return season(day, today)
    case 'year':
      return within(span(day.year, 1, 12), day.edge, today)
    default:
      return undefined
  }
}

interface Stretch {
  readonly first: number
  readonly end: number
}

function span(year: number, month: number, months: number): Stretch {
  const to = monthFrom(year, month, months)
  return { first: dayNumber(year, month, 1), end: dayNumber(to.year, to.month, 1) }
}

/**
 * A period as a due date: its first day if that is still to come, or its last if it has begun. Its middle and ends are
 * taken literally.
 */
function within({ first, end }: Stretch, edge: Edge, today: number): Days {
  const running = first <= today && today < end
  if (edge === 'whole') return { due: running && first < today ? end - 1 : first, first, end }
  const due =
    edge === 'end'
      ? end - 1
      : edge === 'start'
        ? first
        : first + (end - first <= 31 ? 14 : Math.floor((end - first) / 2))
  return { due, first: due, end: due + 1 }
}

function monthsLong(day: Extract<Day, { is: 'period' }>, today: number): Days {
  const now = civil(today)
  const months = day.unit === 'year' ? 12 : day.unit === 'quarter' ? 3 : 1
  const start = Math.floor((now.month - 1) / months) * months + 1
  const from = monthFrom(now.year, start, day.shift * months)
  const found = within(span(from.year, from.month, months), day.edge, today)
  // "Beginning of the month", after it has passed, is that of next month.
  if (day.edge !== 'start' || day.shift !== 0 || found.due >= today) return found
  const due = addMonths(found.due, months)
  return { due, first: due, end: due + 1 }
}

function yearOfMonth(month: number, which: string, now: { year: number; month: number }): number {
  if (which === 'this') return now.year
  if (which === 'last' || which === 'past') return month < now.month ? now.year : now.year - 1
  if (which === 'next') return month <= now.month ? now.year + 1 : now.year
  return month < now.month ? now.year + 1 : now.year
}

/** Due on Friday, or on Sunday once Friday has passed; next week begins on Monday. */
function week(day: Extract<Day, { is: 'period' }>, today: number): Days {
  const monday = mondayOf(today) + day.shift * 7
  if (day.unit === 'weekend') {
    const due = day.edge === 'end' || (day.shift === 0 && weekdayOf(today) === 7) ? monday + 6 : monday + 5
    return { due, first: monday + 5, end: monday + 7 }
  }
  const friday = day.shift === 0 && today > monday + 4 ? monday + 6 : monday + 4
  if (day.edge === 'whole') return { due: day.shift === 0 ? friday : monday, first: monday, end: monday + 7 }
  const due = day.edge === 'end' ? friday : day.edge === 'middle' ? monday + 2 : monday
  return { due, first: due, end: due + 1 }
}

function season(day: Extract<Day, { is: 'season' }>, today: number): Days {
  const { year } = civil(today)
  // Winter extends into the next year, so last year's may be the current one.
  const years = [year - 1, year, year + 1].map((one) => span(one, day.month, 3))
  const running = years.findIndex(({ end }) => end > today)
  const past = day.which === 'last' || day.which === 'past'
  const begun = (years[running]?.first ?? today) <= today
  const at = running + (past ? -1 : day.which === 'next' && begun ? 1 : 0)
  return within(years[at] ?? span(past ? year - 2 : year + 2, day.month, 3), day.edge, today)
}
