// Several things in one breath: "milk, eggs and bread" is three, "mac and cheese" is one.

import type { NewItem } from '../../domain/action.ts'
import type { DateSpan } from '../date-reading.ts'
import { group } from '../lexicon.ts'
import { numberMark } from '../units.ts'
import { itemOf } from './item.ts'
import { type Message, type Range, rawText } from './message.ts'
import type { Level } from './priority.ts'
import { cutTitle } from './title.ts'
import { quoteIn } from './title-text.ts'

const DOING = group('DOING')

// Things that go together are one thing to buy.
export const PAIRS: ReadonlySet<string> = new Set(
  'mac and cheese, macaroni and cheese, salt and pepper, bread and butter, fish and chips, peanut butter and jelly, ham and cheese, ham and eggs, bacon and eggs, rice and beans, meat and potatoes, milk and cookies, oil and vinegar, cream and sugar, gin and tonic, surf and turf, lock and key, pen and paper, rock and roll, bed and breakfast, arts and crafts, pots and pans, pros and cons, terms and conditions, washer and dryer, mom and dad, q and a, r and d, cookies and cream, cup and saucer, needle and thread, nuts and bolts, wash and wax, wash and fold, research and development, health and safety, hair and makeup, food and drinks, food and drink, sweet and sour, odds and ends, black and white, copy and paste, spaghetti and meatballs, burgers and fries, hide and seek, friends and family, shoes and socks, drag and drop, supply and demand, profit and loss, chips and dip, chips and salsa, tea and coffee'.split(
    ', ',
  ),
)
/** Whether a request holds one thing to do, may hold several, or says where a list of things goes. */
export type Several = 'one' | 'plain' | 'listed'

/** The items of a title range. */
export function itemsOf(
  message: Message,
  range: Range,
  several: Several,
  extra: readonly DateSpan[],
  level?: Level,
): NewItem[] {
  const parts = partsOf(message, range, several)
  const items: NewItem[] = []
  for (const part of parts) {
    const item = itemOf(message, part, extra, level, several === 'one')
    if (item !== null && items.length < MOST_ITEMS) items.push(item)
  }
  return items
}

const MOST_ITEMS = 100

function partsOf(message: Message, range: Range, several: Several): Range[] {
  const whole = [range]
  if (quoteIn(message, range) !== undefined) return quotedParts(message, range) ?? whole
  if (!mayPart(message, range)) return whole
  const numbered = numberedParts(message, range)
  if (numbered !== null) return numbered
  const core = cutTitle(message, range, several === 'one').range
  const parts: Range[] = []
  let from = core.from
  let commas = 0
  for (let at = core.from; at < core.to; at++) {
    const text = message.tokens[at]?.text
    const comma = text === ',' || text === ';' || message.tokens[at]?.kind === 'line'
    if (!comma && text !== 'and' && text !== '&' && text !== 'plus') continue
    if (insideDate(message, at)) continue
    if (comma) commas++
    if (at > from) parts.push({ from, to: at })
    from = at + 1
  }
  if (core.to > from) parts.push({ from, to: core.to })
  if (parts.length < 2 || parts.length > MOST_ITEMS || !mayBeSeveral(message, parts, core, commas, several))
    return whole
  // What was said after the last one (a date, a priority) is said of each only where it is said of the whole list.
  parts[0] = { from: range.from, to: parts[0]?.to ?? core.to }
  parts[parts.length - 1] = { from: parts[parts.length - 1]?.from ?? core.from, to: range.to }
  return parts
}

const PARTERS = new Set([',', ';', '\n', 'and', '&', 'plus', '1'])

/** Most titles have nothing in them that could part one thing from the next. */
function mayPart(message: Message, range: Range): boolean {
  for (let at = range.from; at < range.to; at++) if (PARTERS.has(message.tokens[at]?.text ?? '')) return true
  return false
}

/** "1. wash the car 2. feed the dog": what stands behind each number, when they count from one. */
function numberedParts(message: Message, range: Range): Range[] | null {
  const { tokens } = message
  let at = range.from
  while (at < range.from + 4 && at < range.to && numberMark(tokens, at, 1) === 0) at++
  if (numberMark(tokens, at, 1) === 0) return null
  const parts: Range[] = []
  let from = at
  for (; at < range.to; at++) {
    const mark = numberMark(tokens, at, parts.length + (at === from && parts.length === 0 ? 1 : 2))
    if (mark === 0) continue
    if (at > from) parts.push({ from, to: at })
    from = at + mark
    at = from - 1
  }
  if (range.to > from) parts.push({ from, to: range.to })
  return parts.length > 1 && parts.length <= MOST_ITEMS ? parts : null
}

function insideDate(message: Message, at: number): boolean {
  return message.dates.some((span) => span.first <= at && at <= span.last)
}

function mayBeSeveral(
  message: Message,
  parts: readonly Range[],
  core: Range,
  commas: number,
  several: Several,
): boolean {
  const doing = parts.every((part) => DOING.has(message.tokens[part.from]?.text ?? ''))
  if (several === 'one') return doing && commas > 0
  if (doing) return commas > 0
  const first = message.tokens[core.from]?.text ?? ''
  if (DOING.has(first)) return false
  const short = parts.every((part) => wordsIn(message, part) <= 4 && isThing(message, part))
  if (commas > 0) return short
  const whole = rawText(message, core).toLowerCase()
  const most = several === 'listed' ? 3 : 1
  return short && !PAIRS.has(whole) && parts.every((part) => wordsIn(message, part) <= most)
}

/** How long a part is without its date. */
function wordsIn(message: Message, part: Range): number {
  const { from, to } = cutTitle(message, part).range
  return to - from
}

const NOT_THINGS = new Set([
  'then',
  'if',
  'because',
  'so',
  'but',
  'i',
  'it',
  'make',
  'since',
  'not',
  'that',
  'who',
  'which',
  'also',
  'to',
  'with',
  'about',
])

function isThing(message: Message, part: Range): boolean {
  return !NOT_THINGS.has(message.tokens[part.from]?.text ?? '')
}

/** `add "milk" and "eggs"`: each quotation is an item, when nothing else stands between them. */
function quotedParts(message: Message, range: Range): Range[] | null {
  const quotes = message.units.filter(
    (unit) => unit.text === '"' && unit.first >= range.from && unit.last < range.to && unit.last > unit.first,
  )
  if (quotes.length < 2) return null
  return quotes.map((unit) => ({ from: unit.first, to: unit.last + 1 }))
}
