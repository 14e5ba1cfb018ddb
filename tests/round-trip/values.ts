// Values in the words people use for them, each with what it means worked out beside it.

import { comingWeekday, type Due, MONTHS, plusDays, TODAY, WEEKDAYS } from './days.ts'
import type { Priority, Span } from './meaning.ts'
import type { Random } from './random.ts'

/** One value said in one way. */
export interface Said<Value> {
  readonly value: Value
  /** After "to": "friday"; null where that cannot be said ("in two weeks"). */
  readonly bare: string | null
  /** As an adverb: "on friday", "in two weeks". */
  readonly on: string
  readonly tag: string
}

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six'] as const

export function ordinal(number: number): string {
  const last = number % 10
  const ending = number > 10 && number < 14 ? 'th' : last === 1 ? 'st' : last === 2 ? 'nd' : last === 3 ? 'rd' : 'th'
  return `${number}${ending}`
}

type Say<Value> = (r: Random) => Said<Value>

const days: readonly Say<string>[] = [
  () => ({ value: plusDays(TODAY, 1), bare: 'tomorrow', on: 'tomorrow', tag: 'tomorrow' }),
  () => ({ value: TODAY, bare: 'today', on: 'today', tag: 'today' }),
  () => ({
    value: plusDays(TODAY, 2),
    bare: 'the day after tomorrow',
    on: 'the day after tomorrow',
    tag: 'the day after tomorrow',
  }),
  weekday,
  weekday,
  (r) => {
    const name = r.pick(['wednesday', 'thursday', 'friday', 'saturday'] as const)
    return { value: comingWeekday(name), bare: `this ${name}`, on: `this ${name}`, tag: 'this weekday' }
  },
  () => ({ value: plusDays(TODAY, 7), bare: 'next monday', on: 'next monday', tag: 'next monday' }),
  monthDay,
  monthDay,
  (r) => {
    const day = r.pick([18, 19, 20, 21, 23, 24, 25, 26, 27, 28])
    return { value: `2026-11-${day}`, bare: `the ${ordinal(day)}`, on: `on the ${ordinal(day)}`, tag: 'the nth' }
  },
  inSome,
  inSome,
  (r) => {
    const value = plusDays(TODAY, 3 + r.below(40))
    return { value, bare: value, on: `on ${value}`, tag: 'iso day' }
  },
  () => ({ value: plusDays(TODAY, 7), bare: 'a week from today', on: 'a week from today', tag: 'a week from today' }),
  (r) => {
    const said = r.pick(['the end of the month', 'end of month'])
    return { value: '2026-11-30', bare: said, on: `by ${said}`, tag: said }
  },
]

function weekday(r: Random): Said<string> {
  // Said on a Monday, "monday" could be today.
  const name = r.pick(WEEKDAYS.filter((day) => day !== 'monday'))
  const said = r.chance(0.2) ? name.slice(0, 3) : name
  const short = said === name ? 'weekday' : 'short weekday'
  // "sunscreen sun": without its preposition a day that is also a word could be part of a title.
  const on = said === 'sat' || said === 'sun' ? `on ${said}` : r.pick([`on ${said}`, said])
  return { value: comingWeekday(name), bare: said, on, tag: short }
}

function monthDay(r: Random): Said<string> {
  const value = plusDays(TODAY, 8 + r.below(50))
  const number = Number(value.slice(8))
  const month = MONTHS[Number(value.slice(5, 7)) - 1] ?? ''
  const [bare, tag] = r.pick([
    [`${month} ${number}`, 'month n'],
    [`${month.slice(0, 3)} ${number}`, 'mon n'],
    [`${number} ${month}`, 'n month'],
    [`${month} ${ordinal(number)}`, 'month nth'],
    [`the ${ordinal(number)} of ${month}`, 'the nth of month'],
  ] as const)
  return { value, bare, on: `on ${bare}`, tag }
}

function inSome(r: Random): Said<string> {
  const count = 2 + r.below(4)
  const said = r.chance(0.5) ? String(count) : (NUMBERS[count] ?? '')
  const [value, on, tag] = r.pick([
    [plusDays(TODAY, count), `in ${said} days`, 'in n days'],
    [plusDays(TODAY, 7 * count), `in ${said} weeks`, 'in n weeks'],
    [plusDays(TODAY, 7), 'in a week', 'in a week'],
  ] as const)
  return { value, bare: null, on, tag }
}

/** A day, or one that can stand after "to" when that is needed. */
export function aDay(r: Random): Said<string> {
  return r.pick(days)(r)
}

/** A time from eleven in the morning on, so that it is still to come today. */
export function aTime(r: Random): Said<string> {
  const hour = 11 + r.below(10)
  const minute = r.pick(['00', '00', '00', '30', '15', '45'])
  const value = `${String(hour).padStart(2, '0')}:${minute}`
  const twelve = hour > 12 ? hour - 12 : hour
  const half = hour >= 12 ? 'pm' : 'am'
  const clock = minute === '00' ? String(twelve) : `${twelve}:${minute}`
  const [bare, tag] = r.pick([
    [`${clock}${half}`, 'npm'],
    [`${clock}${half}`, 'npm'],
    [`${clock} ${half}`, 'n pm'],
    [value, 'nn:nn'],
    ...(value === '12:00' ? ([['noon', 'noon']] as const) : []),
  ] as const)
  return { value, bare, on: `at ${bare}`, tag }
}

/** A day with a time. */
export function aMoment(r: Random): Said<Due> {
  let day = aDay(r)
  while (day.tag.includes('end of')) day = aDay(r)
  const time = aTime(r)
  const value = { day: day.value, time: time.value }
  const tag = `${day.tag} + ${time.tag}`
  const bare = day.bare === null ? null : r.pick([`${day.bare} at ${time.bare}`, `${day.bare} ${time.bare}`])
  const on = r.pick([`${day.on} at ${time.bare}`, `at ${time.bare} ${day.on}`])
  return { value, bare, on, tag }
}

/** How far something is moved, "a day", and whether that needs a time to move. */
export function aSpan(r: Random, timed: boolean): Said<Span> {
  const count = 2 + r.below(3)
  const said = r.chance(0.5) ? String(count) : (NUMBERS[count] ?? '')
  const spans: readonly (readonly [Span, string, string])[] = timed
    ? [
        [{ minutes: 60 }, 'an hour', 'an hour'],
        [{ minutes: 60 }, 'one hour', 'one hour'],
        [{ minutes: 60 * count }, `${said} hours`, 'n hours'],
        [{ minutes: 30 }, '30 minutes', '30 minutes'],
        [{ minutes: 30 }, 'half an hour', 'half an hour'],
      ]
    : [
        [{ days: 1 }, 'a day', 'a day'],
        [{ days: 1 }, 'one day', 'one day'],
        [{ days: count }, `${said} days`, 'n days'],
        [{ days: 7 }, 'a week', 'a week'],
        [{ days: 7 * count }, `${said} weeks`, 'n weeks'],
      ]
  const [value, bare, tag] = r.pick(spans)
  return { value, bare, on: `by ${bare}`, tag }
}

/** The adjective of a priority: "high priority", "urgent". */
export function aPriority(r: Random): Said<Priority> {
  const value = r.pick(['high', 'high', 'medium', 'low'] as const)
  const words = {
    high: ['high priority', 'high priority', 'urgent', 'p1'],
    medium: ['medium priority', 'medium priority', 'p2'],
    low: ['low priority', 'low priority', 'p3'],
  }
  const bare = r.pick(words[value])
  return { value, bare, on: bare, tag: bare }
}
