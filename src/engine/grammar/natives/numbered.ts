// "errands 2, 3 and 5" where tasks are called so: what is numbered is said once, and a title is meant before a place in a list.

import type { Chart } from '../../chart/chart.ts'
import { COSTS } from '../../chart/costs.ts'
import type { Native } from '../../chart/grammar.ts'
import { NUMBERS } from '../../language/en/numbers.ts'
import { many, one } from '../build.ts'
import { found } from './found.ts'
import { JOINS, positionAt, startsWithDigit } from './positions.ts'

export const numbered: Native = (chart, at) => {
  const isFirst = chart.words[at]?.kind === 'word' && !isNumber(chart, at)
  const said = positionAt(chart, isFirst ? at + 1 : at)
  const head = isFirst || said === null ? at : headOf(chart, at)
  if (head === null || said === null) return []
  // The first costs more than those behind it: the words may be meant otherwise.
  const cost = isFirst ? COSTS.numbered : COSTS.wholeTitle
  const ids = said.positions.map((number) => chart.facts.names.numbered(chart.word(head), number))
  const task_ids = ids.flat()
  if (ids.every((own) => own.length > 0)) {
    const isOne = task_ids.length === 1
    return [found(said.end, (isOne ? one : many)({ by: 'ids', task_ids }), cost, 'numbered')]
  }
  // "chapters 2 and 9": behind a title, a number that no title has is no place in a list.
  const [first = 0] = positionAt(chart, head + 1)?.positions ?? []
  if (isFirst || chart.facts.names.numbered(chart.word(head), first).length === 0) return []
  const text = `${chart.word(head)} ${said.positions.join(', ')}`
  return [found(said.end, many({ by: 'name', text, quoted: false }), cost, 'numbered')]
}

function isNumber(chart: Chart, at: number): boolean {
  return startsWithDigit(chart.word(at)) || NUMBERS.has(chart.word(at))
}

/** Nobody counts up more than this. */
const LONGEST = 60

/** The word before the first number of the list that this number goes on with. */
function headOf(chart: Chart, from: number): number | null {
  if (!JOINS.has(chart.word(from - 1))) return null
  let at = from - 1
  while (at > 0 && at > from - LONGEST && (JOINS.has(chart.word(at)) || isNumber(chart, at))) at--
  return isNumber(chart, at + 1) && chart.words[at]?.kind === 'word' ? at : null
}
