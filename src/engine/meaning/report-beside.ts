// A report that goes on with another thing to do, or says what somebody did to everything: it may only be a reason, so
// we ask before completing anything.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { setOf } from '../task-ids.ts'

export function withoutReasonsToldFirst(chart: Chart, reads: readonly Read[]): readonly Read[] {
  return reads.map((read) => {
    const { act, reserve, span } = read
    if (reserve !== null || act.does !== 'finish' || !act.reported) return read
    const isAsked = isOfAll(chart, read) || undoesBehind(chart, span, reads)
    return isAsked ? { ...read, reserve: 'left over' } : read
  })
}

/** "slugs ate the lot": a report about everything only counts if it says "done". */
function isOfAll(chart: Chart, { act, span }: Read): boolean {
  const set = setOf(act)
  const isAll =
    set?.where === undefined && set?.except === undefined && set?.mentions.some(({ by }) => by === 'all') === true
  return isAll && !chart.some(span, (at) => isIn('DONE', chart.word(at)))
}

/** "…, so leave that off", "…, put it back up", "…, off with it", "…, delete": the request isn't to complete it. */
function undoesBehind(chart: Chart, span: Span, reads: readonly Read[]): boolean {
  const own = reads.find((read) => read.span.from >= span.to)
  return chart.some({ from: span.from + 1, to: own?.span.from ?? chart.words.length }, (at) => takesAway(chart, at))
}

function takesAway(chart: Chart, at: number): boolean {
  const [before, word, next] = [chart.word(at - 1), chart.word(at), chart.word(at + 1)]
  // "tick it off" does what the report says.
  if (POINTED.has(before) && FINISHING.some((name) => isIn(name, chart.word(at - 2)))) return false
  if (word === 'off') return POINTED.has(before) || next === 'with' || next === 'it'
  if (word === 'back') return POINTED.has(before)
  if (!isIn('DELETE', word) && !isIn('REOPEN', word)) return false
  return POINTED.has(next) || (!chart.isWord(at + 1) && chart.isMark(at - 1))
}

const FINISHING = ['FINISH', 'MARK'] as const

const POINTED = new Set(['it', 'that', 'them', 'him', 'her', 'this'])
