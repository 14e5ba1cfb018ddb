// A repetition as RFC 5545 writes it (FREQ=WEEKLY;BYDAY=MO), read, checked and written. Two parts are our own: X-FROM=COMPLETION
// counts from when the task was finished, and X-INSTEAD-OF is the time this one was planned for before it alone was moved.

export const FREQUENCIES = ['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'] as const
export type Frequency = (typeof FREQUENCIES)[number]

/** 1 is Monday; the first, the last (-1) one of its month, or every one. */
export interface RuleDay {
  readonly weekday: number
  readonly nth: number | null
}

export interface Rule {
  readonly freq: Frequency
  readonly interval: number
  readonly days: readonly RuleDay[]
  readonly month_days: readonly number[]
  readonly months: readonly number[]
  readonly positions: readonly number[]
  /** As RFC 5545 writes it: 20270301, 20270301T090000 or 20270301T080000Z. */
  readonly until: string | null
  /** How many times are left, this one included. */
  readonly count: number | null
  readonly week_start: number
  readonly from: 'due' | 'completion'
  /** 20261116 or 20261116T090000 on the wall. */
  readonly instead_of: string | null
}

export type RuleReading = { readonly rule: Rule } | { readonly problem: string }

export const RULE_MAX = 400

const weekdays: readonly string[] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

export const everyDay: Rule = {
  freq: 'DAILY',
  interval: 1,
  days: [],
  month_days: [],
  months: [],
  positions: [],
  until: null,
  count: null,
  week_start: 1,
  from: 'due',
  instead_of: null,
}

type Change = Partial<Rule> | string

/** What each part changes, or what is wrong with it. */
const parts: Readonly<Record<string, (value: string) => Change>> = {
  FREQ: (value) => {
    const freq = FREQUENCIES.find((one) => one === value)
    return freq === undefined ? 'FREQ in a recurrence must be DAILY, WEEKLY, MONTHLY or YEARLY' : { freq }
  },
  INTERVAL: (value) => {
    const interval = numberIn(value, 1, 999)
    return interval === null ? 'INTERVAL in a recurrence must be 1 to 999' : { interval }
  },
  COUNT: (value) => {
    const count = numberIn(value, 1, 9999)
    return count === null ? 'COUNT in a recurrence must be 1 to 9999' : { count }
  },
  UNTIL: (value) =>
    isTime(value) ? { until: value } : 'UNTIL in a recurrence must be a day (20270301) or a time (20270301T080000Z)',
  BYDAY: (value) => {
    const days = listOf(value, readDay)
    return days === null ? 'BYDAY in a recurrence must name weekdays (MO,TH), or the nth of a month (-1FR)' : { days }
  },
  BYMONTHDAY: (value) => {
    const month_days = listOf(value, (one) => signedIn(one, 31))
    return month_days === null
      ? 'BYMONTHDAY in a recurrence must be days from 1 to 31, or -1 for the last'
      : { month_days }
  },
  BYMONTH: (value) => {
    const months = listOf(value, (one) => numberIn(one, 1, 12))
    return months === null ? 'BYMONTH in a recurrence must be months from 1 to 12' : { months }
  },
  BYSETPOS: (value) => {
    const positions = listOf(value, (one) => signedIn(one, 366))
    return positions === null ? 'BYSETPOS in a recurrence must be numbers such as 1 or -1' : { positions }
  },
  WKST: (value) => {
    const day = readDay(value)
    return day === null || day.nth !== null
      ? 'WKST in a recurrence must be a weekday such as MO'
      : { week_start: day.weekday }
  },
  'X-FROM': (value) =>
    value === 'COMPLETION' || value === 'DUE'
      ? { from: value === 'DUE' ? 'due' : 'completion' }
      : 'X-FROM in a recurrence must be COMPLETION',
  'X-INSTEAD-OF': (value) =>
    isTime(value) && !value.endsWith('Z')
      ? { instead_of: value }
      : 'X-INSTEAD-OF in a recurrence must be a day (20270301) or a time (20270301T080000)',
}

const example = 'such as FREQ=WEEKLY;BYDAY=MO'

export function readRule(text: string): RuleReading {
  const given = text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
  if (!given.startsWith('FREQ=') && !given.includes(';FREQ='))
    return { problem: `Recurrence must be a rule of RFC 5545 ${example}` }
  let rule: Rule = everyDay
  const seen = new Set<string>()
  for (const part of given.split(';')) {
    const at = part.indexOf('=')
    const name = part.slice(0, Math.max(at, 0))
    const read = parts[name]
    if (read === undefined) return { problem: `Recurrence has a part that is not known here: ${part.slice(0, 30)}` }
    if (seen.has(name)) return { problem: `Recurrence has ${name} twice` }
    seen.add(name)
    const change = read(part.slice(at + 1))
    if (typeof change === 'string') return { problem: change }
    rule = { ...rule, ...change }
  }
  const problem = contradictionIn(rule)
  return problem === null ? { rule } : { problem }
}

function contradictionIn(rule: Rule): string | null {
  const { freq, days, month_days, months, positions, until, count } = rule
  if (until !== null && count !== null) return 'A recurrence ends with UNTIL or with COUNT, not with both'
  if (days.some(({ nth }) => nth !== null) && freq !== 'MONTHLY' && freq !== 'YEARLY')
    return 'The nth weekday in a recurrence needs FREQ=MONTHLY or FREQ=YEARLY'
  if (month_days.length > 0 && freq === 'WEEKLY') return 'BYMONTHDAY in a recurrence does not go with FREQ=WEEKLY'
  if (positions.length > 0 && days.length + month_days.length + months.length === 0)
    return 'BYSETPOS in a recurrence needs BYDAY, BYMONTHDAY or BYMONTH beside it'
  return null
}

/** Parts in one order and none that says nothing, so that equal rules are equal texts. */
export function writeRule(rule: Rule): string {
  const { freq, interval, days, month_days, months, positions, until, count, week_start, from, instead_of } = rule
  const weekday = (one: number) => weekdays[one - 1] ?? 'MO'
  return [
    `FREQ=${freq}`,
    ...(interval === 1 ? [] : [`INTERVAL=${interval}`]),
    ...list('BYMONTH', months),
    ...list('BYMONTHDAY', month_days),
    ...list(
      'BYDAY',
      days.map((day) => `${day.nth ?? ''}${weekday(day.weekday)}`),
    ),
    ...list('BYSETPOS', positions),
    ...(week_start === 1 ? [] : [`WKST=${weekday(week_start)}`]),
    ...(until === null ? [] : [`UNTIL=${until}`]),
    ...(count === null ? [] : [`COUNT=${count}`]),
    ...(from === 'due' ? [] : ['X-FROM=COMPLETION']),
    ...(instead_of === null ? [] : [`X-INSTEAD-OF=${instead_of}`]),
  ].join(';')
}

function list(name: string, values: readonly (string | number)[]): string[] {
  return values.length === 0 ? [] : [`${name}=${values.join(',')}`]
}

function listOf<T>(value: string, read: (one: string) => T | null): T[] | null {
  const read_all = value.split(',').map(read)
  const found = read_all.filter((one) => one !== null)
  return found.length === read_all.length ? found : null
}

function readDay(value: string): RuleDay | null {
  const found = /^([+-]?\d{1,2})?(MO|TU|WE|TH|FR|SA|SU)$/.exec(value)
  if (found === null) return null
  const nth = found[1] === undefined ? null : Number(found[1])
  if (nth !== null && (nth === 0 || Math.abs(nth) > 53)) return null
  return { weekday: weekdays.indexOf(found[2] ?? '') + 1, nth }
}

function numberIn(value: string, least: number, most: number): number | null {
  const number = /^\d{1,4}$/.test(value) ? Number(value) : Number.NaN
  return number >= least && number <= most ? number : null
}

function signedIn(value: string, most: number): number | null {
  const number = /^[+-]?\d{1,3}$/.test(value) ? Number(value) : 0
  return number !== 0 && Math.abs(number) <= most ? number : null
}

function isTime(value: string): boolean {
  const found = /^\d{4}(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)Z?)?$/.exec(value)
  if (found === null) return false
  const [month, day, hour, minute, second] = found.slice(1).map((one) => Number(one ?? 0))
  return (
    within(month, 1, 12) && within(day, 1, 31) && within(hour, 0, 23) && within(minute, 0, 59) && within(second, 0, 59)
  )
}

function within(value: number | undefined, least: number, most: number): boolean {
  return value !== undefined && value >= least && value <= most
}

/** The same rule up to a last day. */
export function endingOn(recurrence: string, until: string): string {
  const read = readRule(recurrence)
  return 'rule' in read ? writeRule({ ...read.rule, until, count: null }) : recurrence
}
