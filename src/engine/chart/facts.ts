// What we know about a message before parsing it: its dates, durations, the tasks it names, and where to cut it.

import type { Shift, When } from '../../domain/act.ts'
import type { Times } from '../date-reading.ts'
import type { DateExpression } from '../dates/expression.ts'
import { MONTHS } from '../dates/words.ts'
import type { Names } from '../ground/names.ts'
import { isKnown } from '../language/en/classes.ts'
import { type Lexed, placesOf, type Word } from '../lex/words.ts'
import { worksIn } from '../lex/works.ts'
import { type Clock, isImpossible, shiftOf, whenOf } from '../meaning/when.ts'
import { localDay } from '../say-due.ts'
import type { Span } from './rule.ts'

export interface DateAt {
  readonly end: number
  readonly when: When
  readonly weak: boolean
  /** "monday to friday": a period, not a moment. */
  readonly ranged: boolean
  /** "today or friday": the date is the first of them. */
  readonly listed: boolean
  /** Before now, or today: when something reported was done. */
  readonly past: boolean
}

export interface Facts {
  readonly clock: Clock
  readonly names: Names
  readonly dates: ReadonlyMap<number, readonly DateAt[]>
  readonly amounts: ReadonlyMap<number, readonly { end: number; shift: Shift }[]>
  /** Dates that don't exist: "31 february". */
  readonly impossible: readonly Span[]
  /** Places that no phrase crosses: ends of sentences and lines. */
  readonly hard: readonly boolean[]
  /** Names of songs, books and films. */
  readonly works: readonly Span[]
}

export function factsOf(lexed: Lexed, times: Times, names: Names, clock: Clock): Facts {
  const { words, raw } = lexed
  const { starts, ends } = placesOf(words)
  const today = localDay(clock.now, clock.timezone)
  const hard = words.map((_, at) => isHard(words, at, raw))
  const dates = new Map<number, DateAt[]>()
  const impossible: Span[] = []
  const resolve = times.readings.length > FEW ? keeping(clock) : resolving(clock)
  for (const reading of times.readings) {
    const from = starts[reading.first]
    const to = ends[reading.last]
    // A quoted date is no date.
    if (from === undefined || to === undefined) continue
    const when = resolve(reading.expression, reading.to)
    if (!reading.weak) {
      if (isImpossible(reading.expression, when)) impossible.push({ from, to })
      else if (reading.expression.day?.is === 'date' && FAR_YEAR.test(words[to]?.text ?? ''))
        impossible.push({ from, to: to + 1 })
    }
    if (
      when === null ||
      (to === from + 1 && NO_DATE.test(words[from]?.text ?? '')) ||
      // "what's on friday now?"
      (to > from + 1 && words[to - 1]?.text === 'now' && words[to - 2]?.text !== 'from') ||
      (reading.to === null && runsOn(words, from, to))
    )
      continue
    const past = !when.repeats && (when.due ?? '').slice(0, 10) <= today
    const last = words[to - 1]?.text ?? ''
    // "tuesday's fine", "tuesday'll do"
    const apart = hard[to - 1] === true || (last === "'s" && !reading.possessive) || CLITICS.has(last)
    const end = apart ? to - 1 : to
    const { listed, several, others } = reading
    const weak = reading.weak || isLoose(words, from, end)
    const first =
      several && !when.repeats ? { ...when, several: others.flatMap((one) => resolve(one, null) ?? []) } : when
    push(dates, from, { end, when: first, weak, ranged: reading.to !== null, listed, past })
  }
  const amounts = new Map<number, { end: number; shift: Shift }[]>()
  for (const reading of times.amounts) {
    const from = starts[reading.first]
    const end = ends[reading.last]
    if (from !== undefined && end !== undefined && !reading.rough)
      push(amounts, from, { end, shift: shiftOf(reading.amounts, 1) })
  }
  // The rest of an impossible date would be another date: "february".
  for (const { from, to } of impossible)
    for (let at = from; at < to; at++) {
      dates.delete(at)
      amounts.delete(at)
    }
  return {
    clock,
    names,
    dates,
    amounts,
    impossible,
    hard,
    works: worksIn(words, raw),
  }
}

const CLITICS = new Set(['will', 'would', 'had'])

type Resolve = (expression: DateExpression, to: DateExpression | null) => When | null

/** With this few dates, working them out is faster than comparing. */
const FEW = 20

function resolving(clock: Clock): Resolve {
  return (expression, to) => whenOf(expression, to, clock)
}

/** Works out the same words only once. */
function keeping(clock: Clock): Resolve {
  const kept = new Map<string, When | null>()
  return (expression, to) => {
    const key = JSON.stringify([expression, to])
    const before = kept.get(key)
    if (before !== undefined) return before
    const when = whenOf(expression, to, clock)
    kept.set(key, when)
    return when
  }
}

/** "due wednesday to 6 pm" is a date and its new time; "ten to six" is one time, "the dentist one to 3pm" isn't. */
function runsOn(words: readonly Word[], from: number, to: number): boolean {
  if (words[from]?.text === 'one' && words[from + 1]?.text === 'to') return true
  for (let at = from + 1; at < to - 1; at++) {
    if (words[at]?.text === 'to' && !COUNTED.test(words[at - 1]?.text ?? '')) return true
    // "the tasks due saturday for wednesday" as well.
    if (words[at]?.text === 'for' && DUE.has(words[from - 1]?.text ?? '')) return true
  }
  return false
}

const DUE = new Set(['due', 'on', 'after', 'before', 'by', 'until', 'till'])
const COUNTED = /^(?:quarter|half|five|ten|twenty|twenty-five|\d{1,2}|minutes|mins|next|close|prior)$/

/**
 * "two days later" counts from the task if there is one, and "now" is rarely a date; "from now" says what it counts
 * from.
 */
function isLoose(words: readonly Word[], from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (LOOSE.has(words[at]?.text ?? '') && words[at - 1]?.text !== 'from') return true
  return false
}

/** On their own these are rarely dates: "now", "first". And "7.30" is a time. */
const NO_DATE = /^(?:now|first|second|third|last|(?:[01]?\d|2[0-3])\.[0-5]\d)$/

/** "1 january 275761". */
const FAR_YEAR = /^\d{5,}$/

const LOOSE = new Set(['later', 'now', 'earlier', 'same'])

function push<V>(table: Map<number, V[]>, key: number, value: V): void {
  const there = table.get(key)
  if (there === undefined) table.set(key, [value])
  else there.push(value)
}

const STOPS = new Set(['.', ';', '!', '?', '\u2026'])
const SHORT = new Set(
  'mr mrs ms dr prof st no nos vs etc al inc ltd co jr sr dept approx appt ext vol fig ch pg p pp e.g i.e'.split(' '),
)

/** "Bro. Dennis", but not "thanks bro. add milk". */
const HONORIFIC = /^(?:Bro|Sis|Br|Fr|Rev|Capt|Sgt|Lt|Col|Hon)$/

/** "4 p.m. tomorrow", "Aug. 5", "26. November": the full stop belongs to the abbreviation. */
function goesOn(before: string, after: string): boolean {
  if (/^[ap]\.m$/.test(before)) return /^[^\p{Lu}]/u.test(after)
  // "24.12. at six"
  if (/^\d{1,2}\.\d{1,2}$/.test(before)) return /^[^\p{Lu}]/u.test(after)
  if (/^\d{1,2}$/.test(before)) return MONTHS.has(/^\p{L}+/u.exec(after)?.[0].toLowerCase() ?? '')
  // "sc. 2", "mtg. with Bo": nobody writes a whole word without a vowel.
  if (/^[b-df-hj-np-tv-xz]{2,5}$/.test(before) && !isKnown(before)) return /^[^\p{Lu}]/u.test(after)
  return SHORTENED.test(before) && /^\d/.test(after)
}

const SHORTENED =
  /^(?:jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|mon|tues?|wed|thurs?|fri|sat|sun|sec|para|art|ref|ed)$/

/** "Help! by the Beatles", "where's wally? by Martin": the name of the author follows the title. */
function isInName(words: readonly Word[], at: number): boolean {
  const maker = words[at + 1]?.text === 'by' ? words[at + 2] : undefined
  return maker?.kind === 'word' && !/\d/.test(maker.text) && !OF_TIME.has(maker.text) && !NAMED_DAY.test(maker.text)
}

const OF_TIME = new Set('today tonight tomorrow next this noon midday midnight then end now my its eod half'.split(' '))
const NAMED_DAY = /^(?:mon|tue|wed|thu|fri|sat|sun|jan|feb|apr|jun|jul|aug|sep|oct|nov|dec)/

const LONGEST_SHORT = 4

/** A line break, or a full stop that ends a sentence, unlike those in "Dr." or "no. 14". */
function isHard(words: readonly Word[], at: number, raw: string): boolean {
  const word = words[at]
  if (word?.kind === 'line') return true
  if (word?.kind !== 'mark' || !STOPS.has(word.text)) return false
  // "every! 3 days" counts from completion.
  if (word.text === '!' && words[at - 1]?.text === 'every' && words[at - 1]?.end === word.start) return false
  if (
    word.text === '!' &&
    (raw[word.end] === '!' || (raw[word.start - 1] === '!' && raw.slice(word.end).trim() === ''))
  )
    return false
  if ((word.text === '!' || word.text === '?') && isInName(words, at)) return false
  const next = raw[word.end]
  if (next !== undefined && !/\s/.test(next) && !/[)"'\u201d.!?]/.test(next)) return false
  if (word.text !== '.') return true
  const before = words[at - 1]
  if (before === undefined || before.end !== word.start) return true
  return !(
    goesOn(before.text, raw.slice(word.end).trimStart()) ||
    SHORT.has(before.text) ||
    HONORIFIC.test(raw.slice(before.start, before.end)) ||
    // "… re: y/e adj. (see tab 3)"
    (before.text.length <= LONGEST_SHORT && raw.slice(word.end).trimStart().startsWith('(')) ||
    (before.text.length === 1 && /[a-z]/.test(before.text) && before.text !== 'x' && before.text !== 'i')
  )
}
