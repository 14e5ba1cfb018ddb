// Something more that is said of what was just done: "and an hour later, I'm not made of stone".

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { focus } from '../grammar/build.ts'
import type { Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { clausesOf, tellsWhy } from './clauses.ts'

/** Null unless the first clause goes on with a value and the others only tell why. */
export function readDetail(chart: Chart, { changed, spokenOf = [] }: Setting): Act | null {
  const [first, ...others] = clausesOf(chart)
  if (!changed || first === undefined || others.length === 0 || !GOING_ON.has(chart.word(first.from))) return null
  let from = first.from
  while (from < first.to && (GOING_ON.has(chart.word(from)) || isIn('FILLER', chart.word(from)))) from++
  const said = chart
    .read('VALUES', from)
    .find(({ end, value }) => end === first.to && Object.keys(value).length > 0)?.value
  if (said === undefined || !others.every((clause) => tellsWhy(chart, clause, spokenOf))) return null
  return { does: 'change', set: focus, values: said }
}

const GOING_ON = new Set(['and', 'also', 'plus', 'but', 'oh'])
