import type { DateExpression, Day, Time } from './expression.ts'

/** Two adjacent days as one ("tue" and "may 9", "next week" and "monday"); null if they aren't about the same day. */
export function combineDays(a: Day, b: Day): Day | null {
  return oneWay(a, b) ?? oneWay(b, a)
}

function oneWay(a: Day, b: Day): Day | null {
  if (a.is === 'weekday') return withWeekday(a, b)
  if (a.is === 'relative') return b.is === 'date' || b.is === 'holiday' || b.is === 'day of month' ? b : null
  if (a.is === 'year') {
    return (b.is === 'date' || b.is === 'month' || b.is === 'holiday') && b.year === null
      ? { ...b, year: a.year }
      : null
  }
  if (a.is === 'period' && a.unit === 'year' && a.edge === 'whole') {
    return (b.is === 'date' || b.is === 'month' || b.is === 'holiday') && b.year === null
      ? { is: 'of year', shift: a.shift, day: b }
      : null
  }
  if (a.is === 'period' && a.unit === 'month') {
    if (b.is === 'day of month') return { ...b, shift: a.shift }
    if (b.is === 'date') return b
    return b.is === 'nth' && b.of === null ? { ...b, of: a } : null
  }
  if (a.is === 'month' && b.is === 'day of month' && b.weekday === null && a.edge === 'whole') {
    return { is: 'date', year: a.year, month: a.month, day: b.day, which: a.which }
  }
  return null
}

function withWeekday(a: Extract<Day, { is: 'weekday' }>, b: Day): Day | null {
  switch (b.is) {
    case 'date':
      return a.which === 'coming' ? b : { ...b, which: a.which }
    case 'day of month':
      return { ...b, weekday: a.weekday }
    case 'relative':
    case 'holiday':
    case 'stamp':
      return b
    case 'period':
      return b.unit === 'week' || b.unit === 'weekend' ? { is: 'weekday of week', weekday: a.weekday, near: b } : null
    case 'shifted':
      return { is: 'weekday of week', weekday: a.weekday, near: b }
    default:
      return null
  }
}

/** "at 7" and "in the evening" make one time; two clock times don't. */
export function combineTimes(a: Time, b: Time): Time | null {
  if (a.is === 'clock' && b.is === 'part') return a.part === null ? { ...a, part: b.part } : a
  if (a.is === 'part' && b.is === 'clock') return b.part === null ? { ...b, part: a.part } : b
  // "first thing in the morning", "tonight at night".
  if (a.is === 'part' && b.is === 'part') return a.part === b.part ? a : null
  if (a.is === 'part' && isFixed(b)) return b
  return isFixed(a) && b.is === 'part' ? a : null
}

function isFixed(time: Time): boolean {
  return time.is === 'midnight' || time.is === 'end of day'
}

/** Two separate dates of a sentence as one ("remind me tomorrow to call at 5pm"); null if each stands on its own. */
export function combineExpressions(a: DateExpression, b: DateExpression): DateExpression | null {
  const day = a.day === null || b.day === null ? (a.day ?? b.day) : combineDays(a.day, b.day)
  const time = a.time === null || b.time === null ? (a.time ?? b.time) : combineTimes(a.time, b.time)
  const clash = (day === null && a.day !== null) || (time === null && a.time !== null)
  const repeat = a.repeat ?? b.repeat
  return clash ? null : { day, time, repeats: a.repeats || b.repeats, ...(repeat === undefined ? {} : { repeat }) }
}
