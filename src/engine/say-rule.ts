// A recurrence in words: "every Monday", "every month on the 1st, until 28 Feb 2027".

import { type Rule, readRule } from '../calendar/rule.ts'

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']
const units = { DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' } as const
const nths = new Map([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [5, 'fifth'],
  [-1, 'last'],
  [-2, 'second to last'],
])

/** Null if it isn't a valid rule. */
export function sayRule(recurrence: string): string | null {
  const read = readRule(recurrence)
  if ('problem' in read) return null
  const { rule } = read
  const often = isEveryWeekday(rule) ? 'every weekday' : sayDays(rule)
  return [often, ...(rule.from === 'completion' ? ['from when it is done'] : []), ...sayEnd(rule)].join(', ')
}

function isEveryWeekday({ freq, interval, days, positions }: Rule): boolean {
  if (interval !== 1 || positions.length > 0 || (freq !== 'WEEKLY' && freq !== 'DAILY')) return false
  return days.map((day) => day.weekday).join() === '1,2,3,4,5'
}

function sayDays(rule: Rule): string {
  const { freq, interval, days } = rule
  if (freq === 'WEEKLY' && interval === 1 && days.length > 0) return `every ${listed(days.map(sayDay))}`
  const unit = units[freq]
  const often = interval === 1 ? `every ${unit}` : interval === 2 ? `every other ${unit}` : `every ${interval} ${unit}s`
  const on = sayOn(rule)
  return on === '' ? often : `${often} on ${on}`
}

function sayOn({ freq, days, month_days, months: in_months, positions }: Rule): string {
  const month = in_months.map((one) => months[one - 1]).join(' and ')
  const [place] = positions
  if (days.length > 0) {
    const isWorkday = days.map((day) => day.weekday).join() === '1,2,3,4,5'
    const named = isWorkday ? 'weekday' : listed(days.map(sayDay))
    const placed = place === undefined ? named : `the ${nths.get(place) ?? ordinal(place)} ${named}`
    return month === '' ? placed : `${placed} of ${month}`
  }
  if (month_days.length === 0) return month
  // The last of these days that the month has.
  const wanted = place === -1 ? month_days.slice(-1) : month_days
  if (freq === 'YEARLY' && month !== '') return wanted.map((day) => `${day} ${month}`).join(' and ')
  const said = wanted.map((day) => (day === -1 ? 'last day' : ordinal(day)))
  return `the ${listed(said)}${place === -1 ? ' or the last day' : ''}`
}

function sayDay({ weekday, nth }: Rule['days'][number]): string {
  const name = weekdays[weekday - 1] ?? ''
  return nth === null ? name : `the ${nths.get(nth) ?? ordinal(nth)} ${name}`
}

function sayEnd({ until, count }: Rule): string[] {
  if (count !== null) return [count === 1 ? 'for the last time' : `${count} times`]
  if (until === null) return []
  const [year, month, day] = [until.slice(0, 4), Number(until.slice(4, 6)), Number(until.slice(6, 8))]
  return [`until ${day} ${months[month - 1]} ${year}`]
}

function ordinal(number: number): string {
  const last = number % 10
  const suffix = number >= 11 && number <= 13 ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'
  return `${number}${suffix}`
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? (words[0] ?? '') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`
}

/** "30 minutes", "1 hour", "2 days". */
export function sayMinutes(minutes: number): string {
  const [count, unit] =
    minutes >= 1440 && minutes % 1440 === 0
      ? [minutes / 1440, 'day']
      : minutes >= 60 && minutes % 60 === 0
        ? [minutes / 60, 'hour']
        : [minutes, 'minute']
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
