// "add 1. milk 2. eggs": a numbered list on one line is read as if each item had its own line.

import type { Act, Item } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { LISTED, WRITING } from '../language/en/pasted.ts'
import { numberedParts } from './numbered.ts'
import { openChart } from './open.ts'
import { asksForOther, endsWithColon, headingValues, isRequest, oneItem } from './pasted.ts'
import { asksForLines } from './pasted-frame.ts'

export function readNumberedList(chart: Chart): Act | null {
  const rows = numberedParts(chart, { from: 0, to: behindLast(chart) })
  const heading = { from: 0, to: (rows?.[0]?.from ?? 0) - 2 }
  const told = isHeading(chart, heading)
  if (rows === null || asksForOther(chart, heading)) return null
  if (heading.to > 0 && !told && !endsWithColon(chart, heading)) return null
  const given = heading.to > 0 ? headingValues(chart, heading) : {}
  const items: Item[] = []
  for (const row of rows) {
    // Read separately, so that a date doesn't run into the next number: "call mum tomorrow 2. …".
    const own = openChart(chart.text(row), [], chart.facts.clock)
    const whole = { from: 0, to: own.words.length }
    const [item, ...more] = !told && isRequest(own, whole) ? [] : oneItem(own, whole, given)
    if (item === undefined || more.length > 0) return null
    items.push(item)
  }
  return { does: 'add', items }
}

/** "… 3) call the vet. | Add em please.": the request isn't part of the list. */
function behindLast(chart: Chart): number {
  const to = chart.words.length
  for (let at = to - 2; at > 0 && at > to - LONGEST_REQUEST; at--)
    if (chart.facts.hard[at] === true && asksForLines(chart, { from: at + 1, to })) return at
  return to
}

const LONGEST_REQUEST = 14

/** "please add", "to-dos for me": announces a list and isn't itself something to do. */
function isHeading(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    if (!WRITING.has(word) && !LISTED.has(word) && !SMALL.has(word) && !isIn('TASK', word)) return false
  }
  return to > from
}

const SMALL = new Set(
  'please can could you would me for my the to a an some new and also : , - ( things stuff following'.split(' '),
)
