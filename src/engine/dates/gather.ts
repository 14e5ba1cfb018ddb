import { combineDays, combineTimes } from './combine.ts'
import { everyOf } from './every.ts'
import type { DateExpression, Day, Time } from './expression.ts'
import { dayPiece, type Piece, timePiece } from './piece.ts'
import { type Ending, readEnding } from './read-ending.ts'
import { type Line, readYear, textAt } from './read-number.ts'
import { readPiece } from './read-piece.ts'
import { readPart } from './read-time.ts'
import { MONTHS, WEEKDAYS } from './words.ts'

/** An expression whose pieces are being collected. */
export interface Gathered {
  readonly day: Day | null
  readonly time: Time | null
  readonly repeats: boolean
  readonly several: boolean
  readonly to: { readonly day: Day | null; readonly time: Time | null } | null
  readonly pieces: readonly Piece[]
  readonly next: number
  readonly endings?: readonly Ending[]
}

/** The moment that was said, with its recurrence. */
export function expressionOf(whole: Gathered): DateExpression {
  const { day, time, repeats, pieces, endings = [], to } = whole
  // "every morning and evening": no rule has two times a day, and keeping half of it would be wrong.
  const every = to === null && haveTwoTimes(pieces) ? null : everyOf(pieces)
  const starts = pieces.some((piece) => piece.starts === true)
  return { day, time, repeats, ...(every === null ? {} : { repeat: { every, endings, starts } }) }
}

function haveTwoTimes(pieces: readonly Piece[]): boolean {
  const times = pieces.flatMap(({ time }) => time ?? [])
  return times.some((time, at) => times.slice(0, at).some((one) => !isSameTime(one, time)))
}

/** "evening" and "at 8" may be the same time, "morning" and "noon" can't. */
function isSameTime(one: Time, other: Time): boolean {
  if (one.is === 'part' && isNoon(other)) return one.part === 'noon' || one.part === 'afternoon'
  return combineTimes(one, other) !== null
}

function isNoon(time: Time): boolean {
  return time.is === 'clock' && time.hour === 12 && time.part === null
}

const MOST_PIECES = 8
const connectors = new Set(
  ', - – — ( ) ; @ at on by around about in of for before after from until till sometime starting beginning onward onwards'.split(
    ' ',
  ),
)
const leads = new Set(['by', 'before', 'for', 'on', 'until', 'till'])
const until = new Set('to through thru until till - –'.split(' '))
const listers = new Set('and or to through thru until till - – , & /'.split(' '))

/**
 * Adds the following pieces as long as they describe the same moment: "tomorrow" + "at 5pm", "friday" + "," + "noon".
 */
export function gather(line: Line, first: Piece): Gathered {
  const all = gatherAll(line, first)
  return all[all.length - 1] ?? begin(first)
}

/** The same, with every intermediate result: "tomorrow", "tomorrow at 5pm". */
export function gatherAll(line: Line, first: Piece): Gathered[] {
  let whole = begin(first)
  const all = [whole]
  while (whole.pieces.length < MOST_PIECES) {
    const more = readYearBehind(line, whole) ?? extend(line, whole)
    if (more === null) break
    whole = more
    all.push(whole)
  }
  return all
}

function begin(first: Piece): Gathered {
  const { every: _, starts: __, finishing, ...whole } = first
  const endings: readonly Ending[] = finishing === true ? [{ by: 'finishing' }] : []
  return { ...whole, to: endOf(first), pieces: [first], endings }
}

function endOf({ to }: Piece): Gathered['to'] {
  return to === null ? null : { day: to, time: null }
}

/** "oct 26 15:50 2016". */
function readYearBehind(line: Line, whole: Gathered): Gathered | null {
  if (whole.day?.is !== 'date' || whole.day.year !== null || whole.time === null) return null
  const year = readYear(line, whole.next)
  return year === null ? null : { ...whole, day: { ...whole.day, year: year.value }, next: year.next }
}

function extend(line: Line, whole: Gathered): Gathered | null {
  const ended = whole.repeats ? readEnding(line, whole.next, (words, at) => readPiece(words, at, false)) : null
  if (ended !== null) return { ...whole, endings: [...(whole.endings ?? []), ended.ending], next: ended.next }
  const from = skipAbbreviationDot(line, whole.next)
  const listed = listers.has(textAt(line, from))
  const listedTwice = listed && textAt(line, from) === ',' && /^(and|or|&)$/.test(textAt(line, from + 1))
  let at = listedTwice ? from + 2 : listed ? from + 1 : from
  for (let skipped = 0; skipped < 3 && connectors.has(textAt(line, at)); skipped++) at++
  const head = line[at]
  if (head === undefined) return null
  const before = textAt(line, at - 1)
  const hourNext =
    whole.time === null ? whole.day !== null && at > from === (before === 'at') : listed && whole.time.is === 'clock'
  const other = listed && whole.repeats && whole.time !== null ? readOtherPart(line, at) : null
  const piece = (whole.repeats ? readLastDay(line, at) : null) ?? other ?? readPiece(line, at, hourNext)
  if (piece === null) return null
  // "upgrade to 20.11 | by friday": a day with its own preposition doesn't belong to a number that may be something
  // else.
  if (leads.has(before) && piece.day !== null && isUnsure(whole, piece)) return null
  // "put everything due tomorrow | on monday"
  if (before === 'on' && piece.day?.is === 'weekday' && !whole.repeats && isOneDay(whole.day)) return null
  const glued = head.token === line[whole.next - 1]?.token
  const lister = textAt(line, listedTwice ? from + 1 : from)
  const apart = listed && /^[a-z]/.test(lister) && whole.day !== null && piece.day !== null
  if (isOfNext(whole, piece, lister)) return null
  const ends = listed && until.has(textAt(line, from)) ? { day: piece.day ?? whole.day, time: piece.time } : whole.to
  if (apart) return { ...alongside(whole, piece), to: ends }
  const isStart = startsBetween(line, from, at)
  const starts = whole.repeats && isStart
  const joined = join(whole, starts ? { ...piece, starts: true } : piece, listed || glued, isStart)
  return joined?.several && !whole.several && !piece.several ? { ...joined, to: ends } : joined
}

function isOneDay(day: Day | null): boolean {
  return day?.is === 'weekday' || (day?.is === 'relative' && Math.abs(day.days) <= 2)
}

/**
 * "swim at 6, and tomorrow | mow the lawn", "swim friday at 6, tomorrow | mow the lawn": the date is for what follows.
 */
function isOfNext(whole: Gathered, { day }: Piece, lister: string): boolean {
  if (whole.time === null || day === null) return false
  return whole.day === null ? joints.has(lister) : lister === ',' && day.is === 'relative'
}

const joints = new Set(['and', 'or', '&'])

/** "starting in january", "from monday". */
function startsBetween(line: Line, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (/^(?:starting|beginning|from)$/.test(textAt(line, at))) return true
  return false
}

/** "every month on the last day": of the month, rather than yesterday. */
function readLastDay(line: Line, at: number): Piece | null {
  const start = textAt(line, at) === 'the' ? at + 1 : at
  if (textAt(line, start) !== 'last' || textAt(line, start + 1) !== 'day') return null
  return dayPiece({ is: 'nth', nth: -1, what: 0, of: null }, start + 2)
}

/** "every morning and evening": the second one needs no preposition. */
function readOtherPart(line: Line, at: number): Piece | null {
  const part = readPart(line, at)
  return part === null ? null : timePiece({ is: 'part', part: part.value }, part.next)
}

/** A second day after the first: "tomorrow or friday". The first one counts. */
function alongside(whole: Gathered, piece: Piece): Gathered {
  const repeats = whole.repeats || piece.repeats
  const day = shareMonth(whole.day, piece.day)
  const time = whole.time ?? (repeats ? piece.time : null)
  return { ...whole, day, time, repeats, several: true, pieces: [...whole.pieces, piece], next: piece.next }
}

/** "wed. at 5": the full stop of an abbreviation doesn't end the sentence. */
function skipAbbreviationDot(line: Line, at: number): number {
  const dot = line[at]
  const word = textAt(line, at - 1)
  const short = (word.length <= 5 && (WEEKDAYS.has(word) || MONTHS.has(word))) || /^\d{1,2}\.\d{1,2}$/.test(word)
  return dot?.text === '.' && short && dot.start === line[at - 1]?.end && line[at + 1] !== undefined ? at + 1 : at
}

function join(whole: Gathered, piece: Piece, listed: boolean, starting: boolean): Gathered | null {
  const day = joinDays(whole, piece, starting)
  const time = joinTimes(whole.time, piece.time)
  const rest = {
    repeats: whole.repeats || piece.repeats,
    pieces: [...whole.pieces, piece],
    next: piece.next,
    endings: whole.endings ?? [],
  }
  const clash = (day === null && whole.day !== null) || (time === null && whole.time !== null)
  if (clash && isUnsure(whole, piece)) return null
  if (!clash) return { ...rest, to: joinEnd(whole.to, piece), day, time, several: whole.several || piece.several }
  // "friday 8am and monday 9am": the second time belongs to the second day.
  if (whole.several && piece.day === null && whole.pieces.at(-1)?.time === null) {
    return { ...whole, ...rest, to: whole.to && { ...whole.to, time: piece.time } }
  }
  // "Mondays wednesdays and fridays", "mon wed fri".
  const plurals = whole.day?.is === 'weekday' && piece.day?.is === 'weekday' && whole.repeats === piece.repeats
  if (!(listed && isSameKind(whole, piece)) && !plurals) return null
  return { ...whole, ...rest, time: shareHalf(whole.time, piece.time), several: true }
}

/** "build 4.12, tomorrow": beside another day, a number that may not be a date isn't one. */
function isUnsure({ pieces }: Gathered, piece: Piece): boolean {
  return [...pieces, piece].some(({ certainty, day }) => certainty === 'weak' && day?.is === 'date')
}

/** "monday to wednesday next week": both are in that week. */
function joinEnd(to: Gathered['to'], piece: Piece): Gathered['to'] {
  if (to === null || to.day === null || piece.day === null) return to ?? endOf(piece)
  return { ...to, day: combineDays(to.day, piece.day) ?? to.day }
}

/** "from 8 to 10pm": both in the evening. "From 11 to 1pm" cannot be. */
function shareHalf(from: Time | null, to: Time | null): Time | null {
  if (from?.is !== 'clock' || to?.is !== 'clock' || from.half !== null || to.half === null || to.half === 'day')
    return from
  const crosses = from.hour % 12 > to.hour % 12
  return { ...from, half: crosses && to.half === 'pm' ? 'am' : to.half }
}

/** "3rd to 5th of june", "second and fourth monday of the month": the month is only said once. */
function shareMonth(from: Day | null, to: Day | null): Day | null {
  if (from?.is !== 'day of month' || from.weekday !== null) return from
  if (to?.is === 'nth') return { ...to, nth: from.day }
  return to?.is === 'date' ? { ...to, day: from.day } : from
}

function joinDays(whole: Gathered, piece: Piece, starting: boolean): Day | null {
  if (piece.day === null) return whole.day
  if (whole.day === null) return piece.day
  if ((whole.day.is === 'relative' || piece.day.is === 'relative') && isUnsure(whole, piece)) return null
  // A recurrence is refined by its day: "every month" + "on the 15th", "every monday" + "starting may 1".
  if (whole.repeats && piece.day.is === 'period' && piece.day.shift === 0) return whole.day
  if (whole.repeats && (starting || whole.day.is === 'relative')) return piece.day
  if (piece.repeats && piece.day.is === 'relative') return whole.day
  return combineDays(whole.day, piece.day)
}

function joinTimes(a: Time | null, b: Time | null): Time | null {
  return a === null ? b : b === null ? a : combineTimes(a, b)
}

function isSameKind(whole: Gathered, piece: Piece): boolean {
  return (whole.day === null) === (piece.day === null) || (whole.time !== null && piece.time !== null)
}
