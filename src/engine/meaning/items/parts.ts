// Where a stretch of words falls into the tasks it would make.

import type { Chart } from '../../chart/chart.ts'
import type { Span, Telling } from '../../chart/rule.ts'
import { PAIRS } from '../../language/en/pairs.ts'
import { neededBefore } from '../needed.ts'
import { numberedParts } from '../numbered.ts'
import type { SureDate } from '../sure-dates.ts'
import { itemOf } from './item.ts'
import { areSeveral, JOINERS, regroup } from './several.ts'
import { SAID_OF_ALL } from './shared.ts'

const PARTERS = new Set([',', ';', 'and', 'plus', '\n'])

export function partsOf(chart: Chart, sure: readonly SureDate[], span: Span, how: Telling): Span[] {
  if (how === 'titled') return [span]
  const numbered = numberedParts(chart, span)
  if (numbered !== null) return numbered
  const parts: Span[] = []
  let from = span.from
  let commas = 0
  let open = 0
  for (let at = span.from; at < span.to; at++) {
    const text = chart.word(at)
    const word = chart.words[at]
    if (text === '(') open++
    if (text === ')') open--
    // "punch (lime, mint and soda)"
    if (open > 0) continue
    if (!PARTERS.has(text) && word?.kind !== 'line') continue
    if (word?.kind === 'quote' || sure.some((date) => date.from < at && at < date.to)) continue
    if (text === 'and' && (isPair(chart, span, at) || isInAmount(chart, at))) continue
    if (text !== 'and' && text !== 'plus') commas++
    if (at > from) parts.push({ from, to: at })
    from = pastJoiners(chart, at + 1, span.to)
  }
  if (span.to > from) parts.push({ from, to: span.to })
  const values = parts.filter((part) => onlyValues(chart, sure, part))
  const things = parts.filter((part) => !values.includes(part))
  if (things.length < 2 || !areSeveral(chart, sure, things, commas, span, how))
    return tailJoined(chart, sure, span, parts, how)
  return regroup(chart, things, span)
}

/** "eggs, | oh and | milk, | then | bread": what only goes on with the list. */
function pastJoiners(chart: Chart, from: number, to: number): number {
  let at = from
  while (at < to - 1 && JOINERS.has(chart.word(at))) at++
  return at
}

/** "fish and chips", wherever it stands in a list. */
function isPair(chart: Chart, { from, to }: Span, at: number): boolean {
  for (const before of [1, 2, 3])
    for (const after of [1, 2])
      if (
        at - before >= from &&
        at + after < to + 1 &&
        PAIRS.has(chart.text({ from: at - before, to: at + after + 1 }).toLowerCase())
      )
        return true
  return false
}

/** "a month and a week ahead": how long. */
function isInAmount(chart: Chart, at: number): boolean {
  for (const [from, amounts] of chart.facts.amounts) if (from < at && amounts.some(({ end }) => at < end)) return true
  return false
}

function tailJoined(chart: Chart, sure: readonly SureDate[], span: Span, parts: readonly Span[], how: Telling): Span[] {
  const last = parts.at(-1)
  const tail =
    last !== undefined &&
    parts.length > 1 &&
    (SAID_OF_ALL.has(chart.word(last.from)) || /^the last\b/i.test(chart.text(last)))
  if (!tail) return [span]
  const whole = { from: span.from, to: last.from - 1 }
  return [...partsOf(chart, sure, whole, how), last]
}

function onlyValues(chart: Chart, sure: readonly SureDate[], part: Span): boolean {
  // "…, has to be done by friday"
  if (sure.some((date) => date.to === part.to && neededBefore(chart, part.from - 2, date.from) <= part.from))
    return true
  if (chart.read('PRIO', part.from).some((one) => one.end === part.to)) return true
  return itemOf(chart, sure, part) === null
}
