import { fullYear } from './numerals.ts'
import { type Line, type Read, readYear, textAt } from './read-number.ts'
import { endsHere } from './surroundings.ts'

/** ", 2026"; two digits only after a certain date ("january first 12") or an apostrophe. */
export function readYearAfter(line: Line, at: number, twoDigits: boolean): Read<number> | null {
  const start = textAt(line, at) === ',' || textAt(line, at) === 'of' ? at + 1 : at
  const year = readYear(line, start)
  if (year !== null) {
    const clock = HOURS.has(textAt(line, year.next))
    return clock ? null : year
  }
  const numeral = line[start]?.numeral
  if (!twoDigits || start !== at || numeral?.is !== 'number' || numeral.digits !== 2 || numeral.value < 10) return null
  return endsHere(line, at + 1) && !isClockNumber(line, at) && !/^(to|past)$/.test(textAt(line, at + 1))
    ? { value: fullYear(textAt(line, at)), next: at + 1 }
    : null
}

const HOURS = new Set(['hours', 'hrs', 'am', 'pm'])

/** "march 5pm" and "may 10 am" contain a time, not a day. */
export function isClockNumber(line: Line, at: number): boolean {
  // Only twelve can be noon: "january 31 noon" is a day and a time.
  const hour = textAt(line, at) === '12'
  return (
    /^([ap]\.?m|o'?clock)$/.test(textAt(line, at + 1)) ||
    (hour && /^(noon|midday|midnight)$/.test(textAt(line, at + 1)))
  )
}
