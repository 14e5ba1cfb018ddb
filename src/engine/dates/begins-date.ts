import { readHoliday } from './read-holiday-name.ts'
import { type Line, textAt } from './read-number.ts'
import {
  EDGES,
  ENDS,
  FREQUENCIES,
  MONTHS,
  ORDINALS,
  PARTS,
  RELATIVE_DAYS,
  SMALL_NUMBERS,
  TENS,
  TONIGHT,
  UNITS,
  WEEKDAYS,
  WHICH,
  ZONES,
} from './words.ts'

/**
 * Whether another piece of a date may begin here. It only checks two or three words, since the readers themselves call
 * it.
 */
export function beginsDate(line: Line, at: number): boolean {
  const text = textAt(line, at)
  const numeral = line[at]?.numeral?.is
  if (numeral === 'ordinal') return isDayOfMonth(line, at)
  if (numeral === 'number' || numeral === 'clock' || numeral === 'span' || numeral === 'stamp') return true
  if (numeral === 'date') return text.includes('/')
  if (isDateWord(text) || isSpokenTime(line, at) || isAmount(line, at)) return true
  if (text === 'first') return textAt(line, at + 1) === 'thing'
  if (EDGES.has(text)) return textAt(line, at + 1) === 'of'
  if (text === 'the') return isNamedDay(line, at + 1)
  if (text === 'a') return isSpokenTime(line, at + 1) || isAmount(line, at + 1)
  return readHoliday(line, at) !== null
}

function isDateWord(text: string): boolean {
  return (
    WEEKDAYS.has(text) ||
    RELATIVE_DAYS.has(text) ||
    TONIGHT.has(text) ||
    MONTHS.has(text) ||
    WHICH.has(text) ||
    FREQUENCIES.has(text) ||
    ENDS.has(text) ||
    ZONES.has(text) ||
    PARTS.get(text) === 'noon' ||
    text === 'midnight'
  )
}

const behindHour = new Set("am pm a.m p.m noon midday midnight o'clock oclock".split(' '))

/** "half nine", "quarter past two", "ten to six", "six thirty", "five o'clock": not "half price". */
export function isSpokenTime(line: Line, at: number): boolean {
  const text = textAt(line, at)
  const number = SMALL_NUMBERS.has(text) || TENS.has(text)
  const next = TENS.has(text) && SMALL_NUMBERS.has(textAt(line, at + 1)) ? at + 2 : at + 1
  const word = textAt(line, next)
  if (text === 'half' && isHour(line, next)) return true
  if ((word === 'past' || word === 'to') && isHour(line, next + 1))
    return number || text === 'half' || text === 'quarter'
  return number && (behindHour.has(word) || (SMALL_NUMBERS.has(text) && TENS.has(word)))
}

function isHour(line: Line, at: number): boolean {
  const text = textAt(line, at)
  return SMALL_NUMBERS.has(text) || line[at]?.numeral != null || PARTS.get(text) === 'noon' || text === 'midnight'
}

/** A one- or two-digit number that the next words make an hour: "9 pm", "9 at night". */
export function isHourNumber(line: Line, at: number): boolean {
  const next = textAt(line, at + 1)
  return behindHour.has(next) || next === 'in' || next === 'at'
}

const counted = new Set('from before after on ago later today tomorrow this'.split(' '))

/** "week on friday", "two days before": not "a week in Rome". */
function isAmount(line: Line, at: number): boolean {
  const unit = SMALL_NUMBERS.has(textAt(line, at)) || textAt(line, at) === 'couple' ? at + 1 : at
  const of = textAt(line, unit) === 'of' ? unit + 1 : unit
  const text = textAt(line, of)
  if (!UNITS.has(text) && text !== 'fortnight') return false
  return counted.has(textAt(line, of + 1)) || WEEKDAYS.has(textAt(line, of + 1))
}

const besideDay = new Set(['before', 'after', 'of'])

/** "the friday", "the 3rd of", "the day before": not "the 5th wave". */
function isNamedDay(line: Line, at: number): boolean {
  const text = textAt(line, at)
  if (WEEKDAYS.has(text) || WHICH.has(text)) return true
  if (line[at]?.numeral?.is === 'ordinal' || ORDINALS.has(text)) return isDayOfMonth(line, at)
  return (UNITS.has(text) || PARTS.has(text) || text === 'weekend') && besideDay.has(textAt(line, at + 1))
}

function isDayOfMonth(line: Line, at: number): boolean {
  const next = line[at + 1]
  return next === undefined || next.mark || next.text === 'of' || MONTHS.has(next.text) || WEEKDAYS.has(next.text)
}
