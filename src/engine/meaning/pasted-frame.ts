// The sentence around pasted lines: it is never one of them, and its date or priority applies to all of them.

import type { Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import type { Span } from '../chart/rule.ts'
import { likeNew, mergeValues } from '../grammar/build.ts'
import { endsOf, isIn, type Phrases, phrasesIn } from '../language/en/classes.ts'
import {
  BEFORE_LISTED,
  BEFORE_VALUES,
  BEHIND_LISTED,
  BEING_OF_ALL,
  EVERY_LINE,
  LISTED,
  MADE,
  MAKING,
  MAKING_THEM,
  NEEDING,
  OF_ALL,
  SENDERS,
  THEM_ALL,
  TO_BE_DONE,
  WANTING,
  WRITING,
} from '../language/en/pasted.ts'
import { tellsWhence } from './whence.ts'

const fillers = phrasesIn('FILLER')
const closings = phrasesIn('CLOSING')
const kinds: readonly Phrases[] = [phrasesIn('NOUNS'), phrasesIn('LIST')]

/**
 * Whether a line asks to add the lines around it: "add these", "my sister sent this, could you put every line down for
 * friday?".
 */
export function asksForLines(chart: Chart, line: Span): boolean {
  return askedAt(chart, line) !== null
}

/** The verb that asks for the lines. */
function askedAt(chart: Chart, line: Span): number | null {
  // 'add "check the meter" as a note to it': the request contains the text itself.
  if (chart.some(line, (at) => chart.words[at]?.kind === 'quote')) return null
  for (let at = line.from; at < line.to; at++) {
    if (!asksToWrite(chart, at, line.to) || isDenied(chart, line.from, at)) continue
    let listed = at + 1
    while (BEFORE_LISTED.has(chart.word(listed)) && !isListed(chart, listed)) listed++
    // "add for monday"
    if (WRITING.has(chart.word(at)) && at + 1 < line.to && saysNoMore(chart, { from: at + 1, to: line.to })) return at
    if (isListed(chart, listed) && saysNoMore(chart, { from: listed + 1, to: line.to })) return at
  }
  return null
}

function asksToWrite(chart: Chart, verb: number, to: number): boolean {
  // "put off the call until friday", "throw them away"
  if (WRITING.has(chart.word(verb))) return !chart.some({ from: verb + 1, to }, (at) => AWAY.has(chart.word(at)))
  if (!MAKING.has(chart.word(verb))) return false
  return chart.some({ from: verb + 1, to }, (at) => MADE.has(chart.word(at)))
}

const AWAY = new Set(['off', 'away', 'back', 'out'])

function isListed(chart: Chart, at: number): boolean {
  return LISTED.has(chart.word(at)) || EVERY_LINE.has(chart.word(at))
}

function isDenied(chart: Chart, from: number, at: number): boolean {
  return [at - 1, at - 2].some(
    (before) => before >= from && (chart.word(before) === 'not' || isIn('NEVER', chart.word(before))),
  )
}

/** "add these shoes": "these" doesn't mean the other lines. */
export function pointsElsewhere(chart: Chart, { from }: Span): boolean {
  return WRITING.has(chart.word(from)) && LISTED.has(chart.word(from + 1))
}

/** Only destination, owner, date and politeness; "add these shoes to my list" is a single thing. */
function saysNoMore(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; ) {
    const end = valueEnd(chart, at) ?? madeEnd(chart, at) ?? senderEnd(chart, at, to) ?? smallEnd(chart, at, to)
    if (end === null) return false
    at = end
  }
  return true
}

/** "… and | make them all due friday": a value for all of them. */
function madeEnd(chart: Chart, from: number): number | null {
  const verb = chart.word(from) === 'and' ? from + 1 : from
  if (!MAKING_THEM.has(chart.word(verb)) || !THEM_ALL.has(chart.word(verb + 1))) return null
  let at = verb + 2
  let end = valueEnd(chart, at)
  for (; end === null && (THEM_ALL.has(chart.word(at)) || BEFORE_VALUES.has(chart.word(at))); at++)
    end = valueEnd(chart, at + 1)
  return end
}

function smallEnd(chart: Chart, at: number, to: number): number | null {
  const end = endsOf(fillers, chart.words, at, to)[0] ?? endsOf(closings, chart.words, at, to)[0]
  if (end !== undefined) return end
  return BEHIND_LISTED.has(chart.word(at)) || chart.isMark(at) ? at + 1 : null
}

const LONGEST_SENDER = 4

/** "add these from the boss" */
function senderEnd(chart: Chart, at: number, to: number): number | null {
  if (!SENDERS.has(chart.word(at))) return null
  for (let end = at + 2; end <= Math.min(to, at + 1 + LONGEST_SENDER); end++)
    if (end === to || chart.isMark(end) || valueEnd(chart, end) !== null) return end
  return null
}

/** "Jobs for tomorrow", "Shopping list": what the lines are, and for when. */
export function namesLines(chart: Chart, { from, to }: Span): boolean {
  // "The following please", "each on its own line"
  if (chart.some({ from, to }, (at) => isListed(chart, at)) && saysNoMore(chart, { from, to })) return true
  if (isIn('DOING', chart.word(from)) && !isIn('LIST', chart.word(from))) return false
  for (let at = from; at < Math.min(to, from + LONGEST_NAME); at++)
    for (const phrases of kinds)
      for (const end of endsOf(phrases, chart.words, at, to)) if (saysNoMore(chart, { from: end, to })) return true
  // "to do tomorrow"
  return chart.word(from) === 'to' && chart.word(from + 1) === 'do' && saysNoMore(chart, { from: from + 2, to })
}

const LONGEST_NAME = 4

/** "all for friday please", "these need doing by monday" */
export function saysOfLines(chart: Chart, { from, to }: Span): boolean {
  let at = from
  for (
    let end = endsOf(fillers, chart.words, at, to)[0];
    end !== undefined;
    end = endsOf(fillers, chart.words, at, to)[0]
  )
    at = end
  const start = at
  while (WANTING.has(chart.word(at))) at++
  let isWanted = at > start
  if (!OF_ALL.has(chart.word(at))) return false
  at++
  let isSaid = false
  while (at < to) {
    const value = valueEnd(chart, at)
    isWanted ||= NEEDING.has(chart.word(at))
    const isBeing = BEING_OF_ALL.has(chart.word(at)) || (isWanted && TO_BE_DONE.has(chart.word(at)))
    const end = value ?? (isBeing ? at + 1 : smallEnd(chart, at, to))
    if (end === null) return false
    isSaid ||= value !== null
    at = end
  }
  return isSaid
}

function valueEnd(chart: Chart, at: number): number | null {
  return valueAt(chart, at)?.end ?? null
}

function valueAt(chart: Chart, at: number): { end: number; value: Values } | null {
  const [longest] = chart
    .read('VALUES', at)
    .filter(({ cost, value }) => cost < COSTS.weakDate && saysAnything(value))
    .sort((one, other) => other.end - one.end)
  return longest ?? null
}

function saysAnything({ when, priority }: Values): boolean {
  return when != null || priority != null
}

/** The values that a line gives to all the others; "she sent this yesterday, add all" gives none. */
export function valuesSaid(chart: Chart, line: Span): Values {
  const verb = askedAt(chart, line)
  return valuesIn(chart, verb === null || isOfAllBefore(chart, line, verb) ? line : { from: verb, to: line.to })
}

/** "these all for friday, | add them", "for friday, | please add these". */
function isOfAllBefore(chart: Chart, { from }: Span, verb: number): boolean {
  let to = verb
  while (chart.isMark(to - 1) || isIn('FILLER', chart.word(to - 1))) to--
  return to > from && (saysOfLines(chart, { from, to }) || valueEnd(chart, from) === to)
}

function valuesIn(chart: Chart, { from, to }: Span): Values {
  let said: Values = {}
  for (let at = from; at < to; ) {
    const found = valueAt(chart, at)
    if (found !== null && !tellsWhence(chart, at)) {
      said = mergeValues(said, likeNew(found.value)) ?? said
    }
    at = found?.end ?? at + 1
  }
  return said
}
