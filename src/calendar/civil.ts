// Days of the proleptic Gregorian calendar as integers (0 is 1970-01-01), so that no time zone can get in the way.

export interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

export function dayNumber(year: number, month: number, day: number): number {
  const y = month <= 2 ? year - 1 : year
  const era = Math.floor(y / 400)
  const yearOfEra = y - era * 400
  const dayOfYear = Math.floor((153 * (month + (month > 2 ? -3 : 9)) + 2) / 5) + day - 1
  return era * 146097 + yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear - 719468
}

export function civil(number: number): Civil {
  const shifted = number + 719468
  const era = Math.floor(shifted / 146097)
  const dayOfEra = shifted - era * 146097
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36524) - Math.floor(dayOfEra / 146096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const month = Math.floor((5 * dayOfYear + 2) / 153)
  return {
    year: yearOfEra + era * 400 + (month >= 10 ? 1 : 0),
    month: month < 10 ? month + 3 : month - 9,
    day: dayOfYear - Math.floor((153 * month + 2) / 5) + 1,
  }
}

/** 1 is Monday. */
export function weekdayOf(number: number): number {
  return ((((number + 3) % 7) + 7) % 7) + 1
}

export function mondayOf(number: number): number {
  return number - weekdayOf(number) + 1
}

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

export function daysIn(year: number, month: number): number {
  if (month === 2 && year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)) return 29
  return lengths[month - 1] ?? 0
}

/** Null for a day that does not exist, such as 31 February. */
export function realDay(year: number, month: number, day: number): number | null {
  return month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) ? dayNumber(year, month, day) : null
}

/** A month later is the same day, or the month's last one. */
export function addMonths(number: number, months: number): number {
  const { year, month, day } = civil(number)
  const first = monthFrom(year, month, months)
  return dayNumber(first.year, first.month, Math.min(day, daysIn(first.year, first.month)))
}

export function monthFrom(year: number, month: number, shift: number): { year: number; month: number } {
  const index = year * 12 + month - 1 + shift
  return { year: Math.floor(index / 12), month: (((index % 12) + 12) % 12) + 1 }
}

/** The nth weekday of a month, from the end when negative; null when there is no fifth one. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): number | null {
  const length = daysIn(year, month)
  if (nth < 0) {
    const last = dayNumber(year, month, length)
    return last - ((weekdayOf(last) - weekday + 7) % 7) + (nth + 1) * 7
  }
  const first = dayNumber(year, month, 1)
  const found = first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7
  return found - first < length ? found : null
}

/** Sunday of Western Easter (Meeus). */
export function easter(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayNumber(year, Math.floor(sum / 31), (sum % 31) + 1)
}
