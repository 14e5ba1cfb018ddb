import { isSpokenTime } from './begins-date.ts'
import type { Amount, Unit } from './expression.ts'
import { type Line, type Read, readAndPart, readCount, readInteger, textAt } from './read-number.ts'
import { BEFORE_AMOUNTS, ROUGHLY, UNITS } from './words.ts'

const MOST_AMOUNTS = 6

export interface AmountsRead extends Read<readonly Amount[]> {
  /** "a day or two", "2-3 weeks", "about an hour": not meant exactly. */
  readonly rough: boolean
}

/** "2 years 1 month and 21 days", "an hour and a half", "1h30m". */
export function readAmounts(line: Line, at: number): AmountsRead | null {
  const amounts: Amount[] = []
  let next = at
  let rough = false
  while (amounts.length < MOST_AMOUNTS) {
    const word = textAt(line, next)
    const from = amounts.length > 0 && (word === 'and' || word === ',') ? next + 1 : next
    const one = readAmount(line, from)
    // "17h30" before or after an amount is its time of day.
    if (one === null || (amounts.length > 0 && isClock(line, from))) break
    amounts.push(...one.value)
    rough ||= one.rough
    next = one.next
    if (isClock(line, from)) break
  }
  if (amounts.length === 0) return null
  const orSo = textAt(line, next) === 'or' && textAt(line, next + 1) === 'so'
  return { value: amounts, next: orSo ? next + 2 : next, rough: rough || orSo }
}

function isClock(line: Line, at: number): boolean {
  return /^\d{1,2}h\d\d$/.test(textAt(line, at))
}

function readAmount(line: Line, at: number): AmountsRead | null {
  const start = BEFORE_AMOUNTS.has(textAt(line, at)) ? at + 1 : at
  const roughly = ROUGHLY.has(textAt(line, at))
  const numeral = line[start]?.numeral
  if (numeral?.is === 'span') {
    const { hours, minutes } = numeral
    const value: Amount[] = [{ count: hours, unit: 'hour' }]
    if (minutes > 0) value.push({ count: minutes, unit: 'minute' })
    return { value, next: start + 1, rough: roughly }
  }
  const count = isMilitary(line, start) ? null : readCountRange(line, start)
  if (count === null) return null
  const more = /^(?:more|extra|additional|further|whole|full)$/.test(textAt(line, count.next))
    ? count.next + 1
    : count.next
  const unit = readUnit(line, more)
  if (unit === null) return null
  const { times, unit: name } = unit.value
  const or = readOrMore(line, unit.next, count.value)
  if (or !== null) return { value: wholeAmounts(or.value * times, name), next: or.next, rough: true }
  const rest = readAndPart(line, unit.next)
  const rough = count.rough || roughly
  return { value: wholeAmounts((count.value + (rest?.value ?? 0)) * times, name), next: rest?.next ?? unit.next, rough }
}

/** "1800 hours", "0900hrs" are times; only "in 1800 hours" is an amount. */
function isMilitary(line: Line, at: number): boolean {
  if (!/^([01]\d|2[0-3])[0-5]\d(h|hrs?|hours)?$/.test(textAt(line, at))) return false
  return UNITS.get(textAt(line, at + 1)) === 'hour' && !/^(in|within|for)$/.test(textAt(line, at - 1))
}

/** "2-3 days", "two or three weeks": takes the longer one. */
function readCountRange(line: Line, at: number): (Read<number> & { readonly rough: boolean }) | null {
  const range = /^\d{1,2}-(\d{1,2})$/.exec(textAt(line, at))
  if (range !== null) return { value: Number(range[1]), next: at + 1, rough: true }
  const count = readCount(line, at)
  if (count === null) return null
  const word = textAt(line, count.next)
  const second = word === 'to' || word === 'or' ? readInteger(line, count.next + 1) : null
  if (second !== null && readUnit(line, second.next) !== null) return { ...second, rough: true }
  return { ...count, rough: /^(few|several)$/.test(textAt(line, count.next - 1)) }
}

/** "a day or two": also takes the longer one. */
function readOrMore(line: Line, at: number, count: number): Read<number> | null {
  const more = textAt(line, at) === 'or' ? readInteger(line, at + 1) : null
  return more !== null && more.value > count && more.value <= 2 * count + 1 ? more : null
}

function readUnit(line: Line, at: number): Read<{ unit: Unit; times: number }> | null {
  const text = textAt(line, at)
  const day = /^days?$/.test(textAt(line, at + 1))
  if (day && /^(business|working|work|week)$/.test(text)) return { value: { unit: 'workday', times: 1 }, next: at + 2 }
  if (text === 'weekday' || text === 'weekdays') return { value: { unit: 'workday', times: 1 }, next: at + 1 }
  if (text === 'fortnight' || text === 'fortnights') return { value: { unit: 'week', times: 2 }, next: at + 1 }
  if (text === 'decade' || text === 'decades') return { value: { unit: 'year', times: 10 }, next: at + 1 }
  const unit = UNITS.get(text)
  // "In two weeks, a quarter to eight".
  return unit === undefined || isSpokenTime(line, at) ? null : { value: { unit, times: 1 }, next: at + 1 }
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
