// Places in a list: "2", "the second", "1, 3 and 4", "2-4", "first two", "last".

import type { Chart } from '../../chart/chart.ts'
import type { Native } from '../../chart/grammar.ts'
import type { Found } from '../../chart/rule.ts'
import { MONTHS } from '../../dates/words.ts'
import { isIn, isKnown } from '../../language/en/classes.ts'
import { NUMBERS, ORDINALS } from '../../language/en/numbers.ts'
import { isPast } from '../../lex/stem.ts'
import { found } from './found.ts'

export const number: Native = (chart, at) => {
  const value = numberAt(chart, at)
  return value === null ? [] : [found(at + 1, value, 0, 'number')]
}

function numberAt(chart: Chart, at: number): number | null {
  const text = chart.word(at)
  if (!startsWithDigit(text)) return NUMBERS.get(text) ?? null
  return /^\d{1,3}$/.test(text) ? Number(text) : null
}

/** Most words do not, and need not be compared with anything that has digits. */
export function startsWithDigit(text: string): boolean {
  const code = text.charCodeAt(0)
  return code >= ZERO && code <= NINE
}

const ZERO = 48
const NINE = 57

/** "2", "the second", "1, 3 and 4", "2-4", "first two", "last". */
export const positions: Native = (chart, at) => {
  const all: Found<number[]>[] = []
  const one = isCalled(chart, at) || isHourRefused(chart, at) ? null : positionAt(chart, at)
  if (one === null) return all
  all.push(found(one.end, one.positions, 0, 'positions'))
  let listed = one.positions
  let end = one.end
  for (let joined = 0; joined < 20; joined++) {
    const start = afterJoin(chart, end)
    const next = positionAt(chart, start)
    if (next === null) break
    listed = [...listed, ...next.positions]
    end = next.end
    all.push(found(end, listed, 0, 'positions'))
  }
  return all
}

/** "he can't do | 9, only half 11". */
function isHourRefused(chart: Chart, at: number): boolean {
  return chart.word(at - 2) === 'not' && MANAGING.has(chart.word(at - 1))
}

const MANAGING = new Set(['do', 'make', 'manage'])

function afterJoin(chart: Chart, at: number): number {
  let next = at
  while (JOINS.has(chart.word(next))) next++
  while (LEADS.has(chart.word(next))) next++
  return next
}

export const JOINS = new Set([',', 'and', '&'])
const LEADS = new Set(['the', 'task', 'number', 'no', 'item', '#'])

const ONE_AFTER = new Set(['task', 'tasks', 'number', 'numbers', 'item', 'items', 'and', ',', '#', 'no', 'option'])

interface Position {
  readonly positions: number[]
  readonly end: number
}

export function positionAt(chart: Chart, at: number): Position | null {
  const text = chart.word(at)
  const hash = text.startsWith('#') ? /^#(\d{1,3})$/.exec(text) : null
  if (hash !== null) return { positions: [Number(hash[1])], end: at + 1 }
  const isDigits = startsWithDigit(text)
  if (isDigits && /^\d{1,2}(?:,\d{1,2})+$/.test(text)) return { positions: text.split(',').map(Number), end: at + 1 }
  const range = isDigits ? /^(\d{1,3})[-\u2013](\d{1,3})$/.exec(text) : null
  if (range !== null) return rangeOf(Number(range[1]), Number(range[2]), at + 1)
  const digits = isDigits && /^\d{1,3}$/.test(text) ? Number(text) : null
  // "31 january 2028" is a day.
  if (digits !== null && MONTHS.has(chart.word(at + 1))) return null
  // "one" alone is seldom a place: "quiet one tonight".
  if (text === 'one' && !ONE_AFTER.has(chart.word(at - 1))) return null
  const plain = digits ?? NUMBERS.get(text) ?? null
  // "finish two tasks" says how many.
  // "the three of them" too.
  if (plain !== null && plain > 1 && digits === null && chart.word(at - 1) === 'the') return null
  if (plain !== null && plain > 1 && isIn('NOUNS', chart.word(at + 1)) && !LEADS.has(chart.word(at - 1))) return null
  if (plain !== null && plain > 0) {
    const to = chart.word(at + 1)
    const ranged = to === 'to' || to === 'through' || to === '-'
    // "move 6 to 30 november", "bump 3 to 5 pm".
    const dated = ranged && (chart.facts.dates.get(at + 2) ?? []).some((date) => date.end > at + 3)
    const last = ranged && !dated ? numberAt(chart, at + 2) : null
    return last !== null && digits !== null && last > plain
      ? rangeOf(plain, last, at + 3)
      : { positions: [plain], end: at + 1 }
  }
  // "the middle one"; "the middle shelf" is called so.
  const isMiddle = text === 'middle' && (chart.word(at + 1) === 'one' || isIn('TASK', chart.word(at + 1)))
  if (isMiddle) return { positions: [0], end: at + 1 }
  const back = fromTheEnd(chart, at)
  if (back !== null) return back
  const ordinal = ordinalAt(chart, at)
  if (ordinal === null || isThing(chart, at)) return null
  const count = numberAt(chart, at + 1)
  if (count !== null && count > 1 && (ordinal === 1 || ordinal === -1))
    return ordinal === 1 ? rangeOf(1, count, at + 2) : rangeOf(-count, -1, at + 2)
  return { positions: [ordinal], end: at + 1 }
}

/** "the semi final", "the final": what takes place; "safety first" says no place either. */
function isThing(chart: Chart, at: number): boolean {
  // "first thing tomorrow"
  if (chart.word(at + 1) === 'thing' && chart.facts.dates.get(at)?.some(({ end }) => end > at + 2) === true) return true
  if (chart.word(at) === 'final' && !isIn('NOUNS', chart.word(at + 1)) && numberAt(chart, at + 1) === null) return true
  return isBehindName(chart, at)
}

/** "chapter 5", "episodes 3 and | 4" are called so. */
function isCalled(chart: Chart, at: number): boolean {
  let first = at
  while (JOINS.has(chart.word(first - 1)) && startsWithDigit(chart.word(first - 2))) first -= 2
  return startsWithDigit(chart.word(at)) && isBehindName(chart, first) && !ONE_AFTER.has(chart.word(first - 1))
}

/** Behind a word that nobody knows. */
function isBehindName(chart: Chart, at: number): boolean {
  const before = chart.words[at - 1]
  return before?.kind === 'word' && !isKnown(before.text) && !isPast(before.text) && /^\p{L}+$/u.test(before.text)
}

function ordinalAt(chart: Chart, at: number): number | null {
  const text = chart.word(at)
  const digits = startsWithDigit(text) ? /^(\d{1,3})(?:st|nd|rd|th)$/.exec(text) : null
  return ORDINALS.get(text) ?? (digits === null ? null : Number(digits[1]))
}

/** "second to last", "next to last", "third one from the bottom", "second last", "last but one". */
function fromTheEnd(chart: Chart, at: number): Position | null {
  const word = chart.word(at)
  const dash = word.indexOf('-')
  const text = dash < 0 ? word : word.slice(0, dash)
  const count = text === 'next' ? 2 : ((dash < 0 ? undefined : ORDINALS.get(text)) ?? ordinalAt(chart, at))
  if (count === null) return null
  if (dash > 0 && word.slice(dash) === '-to-last') return { positions: [-count], end: at + 1 }
  const noun = isIn('TASK', chart.word(at + 1)) ? at + 2 : at + 1
  if (count < 0) {
    const others = chart.word(noun) === 'but' ? numberAt(chart, noun + 1) : null
    return others === null ? null : { positions: [count - others], end: noun + 2 }
  }
  const isLed = FROM.has(chart.word(noun))
  const edge = isLed ? noun + (chart.word(noun + 1) === 'the' ? 2 : 1) : noun
  // "second last", but neither "first last" nor "the second one last".
  if (!isLed && (count < 2 || text === 'next' || noun > at + 1)) return null
  // "move the second to last monday"
  if (!ENDS.has(chart.word(edge)) || chart.facts.dates.get(edge)?.some(({ weak }) => !weak) === true) return null
  return { positions: [-count], end: edge + 1 }
}

const FROM = new Set(['to', 'from'])
const ENDS = new Set(['last', 'bottom', 'end'])

function rangeOf(first: number, last: number, end: number): Position | null {
  if (last < first || last - first > 50) return null
  return { positions: Array.from({ length: last - first + 1 }, (_, index) => first + index), end }
}
