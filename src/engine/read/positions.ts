// "2", "task 2", "#2", "the second one", "last", "the first two", "1 and 3", "2-4": places in a list.

import { ORDINALS, SMALL_NUMBERS } from '../dates/words.ts'
import { KIND, type Unit } from '../units.ts'

const PLACES: ReadonlyMap<string, number> = new Map<string, number>([
  ...[...ORDINALS].filter(([, value]) => value <= 10),
  ['1st', 1],
  ['2nd', 2],
  ['3rd', 3],
  ['last', -1],
  ['latest', -1],
  ['final', -1],
  ['bottom', -1],
  ['top', 1],
])
const CARDINALS: ReadonlyMap<string, number> = new Map(
  [...SMALL_NUMBERS].filter(([, value]) => value >= 1 && value <= 12),
)
const AROUND = new Set([
  'the',
  'one',
  'ones',
  'number',
  'numbers',
  'no',
  'my',
  'of',
  'them',
  'those',
  'in',
  'a',
  'an',
  'on',
  'from',
  'nr',
  'position',
  'positions',
  'option',
  'options',
  'entry',
  'line',
  'listed',
  'number',
])
const MOST = 100

/** The positions a whole stretch stands for, or null when it is not only positions. */
export function positionsOf(units: readonly Unit[], from: number, to: number): number[] | null {
  const found: number[] = []
  let named = false
  for (let at = from; at < to; at++) {
    const unit = units[at]
    if (unit === undefined) return null
    const text = unit.text
    if ((unit.kind & (KIND.task | KIND.tasks | KIND.list)) !== 0) {
      named = true
      continue
    }
    if (unit.kind === KIND.mark && (text === ',' || text === '#' || text === '.' || text === '&' || text === '"'))
      continue
    const ordinal = PLACES.get(text) ?? ordinalNumber(text)
    const next = units[at + 1]?.text ?? ''
    if (ordinal !== undefined) {
      const count = CARDINALS.get(next) ?? (/^\d{1,2}$/.test(next) ? Number(next) : undefined)
      if (count !== undefined && (ordinal === 1 || ordinal === -1) && next !== 'one') {
        for (let i = 0; i < Math.min(count, MOST); i++) found.push(ordinal === 1 ? i + 1 : -(count - i))
        at++
      } else found.push(ordinal)
      continue
    }
    const range = /^#?(\d{1,3})[-\u2013](\d{1,3})$/.exec(text)
    if (range !== null) {
      if (!pushRange(found, Number(range[1]), Number(range[2]))) return null
      continue
    }
    if (units[at + 1]?.kind === KIND.tasks && found.length === 0 && !named) return null
    const number = numberOf(text, named || found.length > 0 || to - from <= 3)
    if (number !== undefined) {
      if (
        (next === 'to' || next === 'through' || next === 'thru' || next === '-' || next === '\u2013') &&
        at + 2 < to
      ) {
        const end = numberOf(units[at + 2]?.text ?? '', true)
        if (end === undefined || !pushRange(found, number, end)) return null
        at += 2
      } else found.push(number)
      continue
    }
    if (text === 'and' || text === '&' || text === 'or' || text === 'both' || text === 'plus') continue
    if (!AROUND.has(text)) return null
  }
  if (found.length === 0 || found.length > MOST) return null
  return [...new Set(found)]
}

function ordinalNumber(text: string): number | undefined {
  const parsed = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(text)
  return parsed === null ? undefined : Number(parsed[1])
}

function numberOf(text: string, wordsToo: boolean): number | undefined {
  const digits = /^#?(\d{1,3})(?:'s)?$/.exec(text)
  if (digits !== null && Number(digits[1]) > 0) return Number(digits[1])
  return wordsToo && text !== 'one' ? CARDINALS.get(text) : undefined
}

function pushRange(found: number[], from: number, to: number): boolean {
  if (from < 1 || to < from || to - from > MOST) return false
  for (let at = from; at <= to; at++) found.push(at)
  return true
}
