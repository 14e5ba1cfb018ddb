// One piece of a date expression at a given word. Readers are ordered from the longest and most distinctive patterns to
// the shortest: "last friday of july" before "last friday", "the day after tomorrow" before "the day", "5 march" before
// a bare 5.

import { everyDay } from './every.ts'
import type { DateExpression, Day, DayPart } from './expression.ts'
import { HOLIDAY_STARTS, plainWord } from './holidays.ts'
import { dayPiece, type Piece } from './piece.ts'
import { readCalendar } from './read-calendar.ts'
import { readEdge, readQuarter } from './read-edge.ts'
import { readFirstThing, readLunch, readNow, readTimePiece } from './read-hour.ts'
import { readNth } from './read-nth.ts'
import { type Line, type Read, textAt } from './read-number.ts'
import { readBarePart, readRelative, readWhich } from './read-period.ts'
import { readRepeat } from './read-repeat.ts'
import { readShift } from './read-shift.ts'
import { readPart, readTime } from './read-time.ts'
import { readWeekday } from './read-weekday.ts'
import { isCore } from './vocabulary.ts'
import {
  BEFORE_AMOUNTS,
  COUNTERS,
  EDGES,
  ENDS,
  FREQUENCIES,
  keys,
  MONTHS,
  ORDINALS,
  PARTS,
  PERIODS,
  PLURAL_WEEKDAYS,
  RELATIVE_DAYS,
  SMALL_NUMBERS,
  TENS,
  TONIGHT,
  UNITS,
  VAGUE_AMOUNTS,
  WEEKDAYS,
  WHICH,
} from './words.ts'

/** How deeply dates may count from other dates ("two days after a week from friday"). */
const DEEPEST = 3

interface Around {
  /** The previous piece was a day, so a bare number may be its hour. */
  readonly afterDay: boolean
  readonly depth: number
}

interface Reader {
  /** The only words worth trying it on. */
  readonly begins: ReadonlySet<string>
  /** The same for kinds of numerals. */
  readonly numerals: string
  readonly read: (line: Line, at: number, around: Around) => Piece | null
}

const reader = (begins: readonly string[], numerals: string, read: Reader['read']): Reader => ({
  begins: new Set(begins),
  numerals,
  read,
})

const weekdays = keys(WEEKDAYS)
const numbers = keys(SMALL_NUMBERS, TENS)
const ordinals = keys(ORDINALS, TENS)

const READERS: readonly Reader[] = [
  reader(
    [
      'every',
      'each',
      'once',
      'twice',
      'a',
      'weekdays',
      'weeknights',
      'weekends',
      ...numbers,
      ...keys(FREQUENCIES, PLURAL_WEEKDAYS),
    ],
    'number',
    (line, at) => readRepeat(line, at, readMonth),
  ),
  reader(['the', ...keys(EDGES, ENDS, PERIODS)], '', readEdge),
  reader(['later', 'earlier', 'all', 'any', ...keys(RELATIVE_DAYS, TONIGHT)], '', readRelative),
  reader(['first', 'last'], '', (line, at, { afterDay }) => readFirstThing(line, at, afterDay)),
  reader(['lunch'], '', readLunch),
  reader(['now', 'asap', 'as', 'the', 'this', 'present'], '', readNow),
  reader(
    ['the', 'next', ...weekdays, ...numbers, ...keys(VAGUE_AMOUNTS, BEFORE_AMOUNTS, UNITS)],
    'number date span',
    (line, at, { depth }) => readShift(line, at, (words, from) => readAnchor(words, from, depth + 1)),
  ),
  reader(['the', 'last', 'penultimate', ...ordinals], 'ordinal', (line, at) => readNth(line, at, readMonth)),
  reader(['the', ...weekdays, ...keys(WHICH, PERIODS)], '', readWhich),
  reader(['the', 'a', ...weekdays], '', readWeekday),
  reader(
    ['the', 'year', ...numbers, ...ordinals, ...HOLIDAY_STARTS, ...keys(MONTHS)],
    'number ordinal date stamp',
    readCalendar,
  ),
  reader(['q'], '', readQuarterPiece),
  reader(
    ['the', 'a', 'this', 'same', 'half', 'quarter', 'mid', 'midnight', 'midnite', ...numbers, ...keys(PARTS)],
    'number clock date span',
    (line, at, { afterDay }) => readTimePiece(line, at, afterDay),
  ),
  reader(['the', 'mid', 'early', 'late', ...keys(PARTS)], '', readBarePart),
]

/** The readers to try on each word, in order; most words have none. */
const BY_WORD: ReadonlyMap<string, readonly Reader[]> = new Map(
  [...new Set(READERS.flatMap(({ begins }) => [...begins]))].map((word) => [
    word,
    READERS.filter(({ begins }) => begins.has(word)),
  ]),
)
const BY_NUMERAL: ReadonlyMap<string, readonly Reader[]> = new Map(
  ['number', 'ordinal', 'clock', 'date', 'stamp', 'span'].map((kind) => [
    kind,
    READERS.filter(({ numerals }) => numerals.split(' ').includes(kind)),
  ]),
)

export function readPiece(line: Line, at: number, afterDay: boolean, depth = 0): Piece | null {
  const head = line[at]
  if (head === undefined || depth > DEEPEST) return null
  const readers =
    head.numeral === null
      ? (BY_WORD.get(head.text) ?? BY_WORD.get(plainWord(head.text)))
      : BY_NUMERAL.get(head.numeral.is)
  if (readers === undefined || (ARTICLES.has(head.text) && !mayFollow(line, at + 1))) return null
  if (countsSomething(line, at)) return null
  const around = { afterDay, depth }
  for (const { read } of readers) {
    const piece = read(line, at, around)
    if (piece !== null) return withPart(line, piece)
  }
  return null
}

/** "chapters 4-6". */
function countsSomething(line: Line, at: number): boolean {
  if (!/^\d{1,3}[-\u2013]\d{1,3}$/.test(textAt(line, at))) return false
  const counter = textAt(line, at - 1)
  return COUNTERS.has(counter) || COUNTERS.has(counter.replace(/s$/, ''))
}

// Most articles precede a noun: one look at the next word saves calling all the readers.
const ARTICLES = new Set(['the', 'a', 'an', 'this'])
const NAMED = new Set(['same', 'moment', 'time', 'other', 'business', 'working', 'day', 'night'])

function mayFollow(line: Line, at: number): boolean {
  const next = line[at]
  if (next === undefined) return false
  if (next.numeral !== null || NAMED.has(next.text) || BY_WORD.has(next.text)) return true
  return BY_WORD.has(plainWord(next.text)) || isCore(next.text)
}

/** "tomorrow morning", "friday early afternoon"; "in the morning" is a piece of its own. */
function withPart(line: Line, piece: Piece): Piece {
  if (piece.day === null || piece.time !== null) return piece
  const part = readPart(line, piece.next) ?? readHalfAsPart(line, piece.next)
  if (part === null) return piece
  const plural = textAt(line, part.next - 1).endsWith('s')
  return {
    ...piece,
    repeats: piece.repeats || plural,
    every: piece.every ?? (plural ? (everyDay(piece.day) ?? undefined) : undefined),
    time: { is: 'part', part: part.value },
    next: part.next,
    certainty: piece.certainty === 'weak' ? 'weak' : 'sure',
  }
}

/** "friday pm". */
function readHalfAsPart(line: Line, at: number): Read<DayPart> | null {
  const text = textAt(line, at)
  if (text === 'am') return { value: 'morning', next: at + 1 }
  return text === 'pm' ? { value: 'afternoon', next: at + 1 } : null
}

/** A day, and its time if that follows directly: what an amount counts from. */
function readAnchor(line: Line, at: number, depth: number): Read<DateExpression> | null {
  const first = readPiece(line, at, false, depth)
  if (first === null) return null
  const value = { day: first.day, time: first.time, repeats: false }
  if (first.time !== null && first.day === null) {
    // "20 minutes before 4pm tomorrow".
    const from = textAt(line, first.next) === 'on' ? first.next + 1 : first.next
    const day = readPiece(line, from, false, depth + 1)
    if (day === null || day.day === null || day.time !== null) return { value, next: first.next }
    return { value: { ...value, day: day.day }, next: day.next }
  }
  const timed = textAt(line, first.next) === 'at' ? readTime(line, first.next + 1, true) : null
  return timed === null || first.time !== null
    ? { value, next: first.next }
    : { value: { ...value, time: timed.value }, next: timed.next }
}

/** What a day of the month may belong to: "july", "july 2027", "next month", "the month", "every month". */
function readMonth(line: Line, at: number): Piece | null {
  const text = textAt(line, at)
  if (MONTHS.has(text)) {
    const piece = readCalendar(line, at)
    return piece?.day?.is === 'month'
      ? piece
      : dayPiece({ is: 'month', month: MONTHS.get(text) ?? 1, year: null, which: 'coming', edge: 'whole' }, at + 1)
  }
  if (text === 'every' || text === 'each' || text === 'the' || text === 'a') {
    const unit = textAt(line, at + 1)
    if (unit !== 'month' && unit !== 'year') return text === 'the' ? readWhich(line, at) : null
    const day: Day = { is: 'period', unit, shift: 0, edge: 'whole' }
    return { ...dayPiece(day, at + 2), repeats: text === 'every' || text === 'each' }
  }
  return readWhich(line, at)
}

function readQuarterPiece(line: Line, at: number): Piece | null {
  const quarter = readQuarter(line, at)
  return quarter === null ? null : dayPiece(quarter.value, quarter.next, 'led')
}
