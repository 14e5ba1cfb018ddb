// "the client wants to | prepone the call", "her school rang asking to | move it to 3": somebody else would have a task changed, and
// telling that asks for it.

import type { Chart } from '../../chart/chart.ts'
import { endsOf, isIn } from '../../language/en/classes.ts'
import { WISHED } from '../../language/en/wished.ts'
import { taskIdsOf } from '../../task-ids.ts'
import type { Piece, Place } from './piece.ts'

const COST = 3
const LONGEST = 4

export function wishedAt({ chart, at, span }: Place): Piece[] {
  // "does the client want to move it" asks.
  if (ASKING.has(chart.word(at)) || ASKING.has(chart.word(at - 1))) return []
  for (let verb = at + 1; verb <= at + LONGEST && verb < span.to && isSomebody(chart, verb - 1); verb++) {
    const to = endsOf(WISHED, chart.words, verb, span.to).find((end) => changesAt(chart, end))
    if (to !== undefined) return [{ is: 'request', from: at, to, cost: COST }]
  }
  return []
}

/** Whether a word before the verb may be of somebody. */
function isSomebody(chart: Chart, at: number): boolean {
  return (
    chart.isWord(at) && !OURS.has(chart.word(at)) && !isIn('HEDGE', chart.word(at)) && !isIn('COND', chart.word(at))
  )
}

const OURS = new Set('i we you it that this who what which nobody not never and then also please if'.split(' '))

const ASKING = new Set('do does did is are was were has have will would can could should may might'.split(' '))

/** A task that is there, and what becomes of it. */
function changesAt(chart: Chart, at: number): boolean {
  return chart
    .read('ACT', at)
    .some(
      ({ value }) => value.does === 'change' && value.asks === undefined && taskIdsOf(value.set.mentions).length > 0,
    )
}
