// "I need to keep two toddlers busy, any ideas?" asks for advice and is not a task to add.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { ADVICE, NEEDING } from '../language/en/advice.ts'
import { endsOf, wordsIn } from '../language/en/classes.ts'
import { SPEAKERS } from '../language/en/pronouns.ts'
import { clausesOf } from './clauses.ts'

export function readAdvice(chart: Chart): Act | null {
  const clauses = clausesOf(chart)
  const last = clauses.at(-1)
  if (last === undefined || clauses.length < 2 || !endsOf(ADVICE, chart.words, last.from, last.to).includes(last.to))
    return null
  const told = { from: 0, to: last.from }
  const isNeeded = NEEDING.has(chart.word(0)) || (SPEAKERS.has(chart.word(0)) && NEEDING.has(needAt(chart)))
  return isNeeded && !chart.some(told, (at) => ASKED.has(chart.word(at))) ? { does: 'talk', about: 'cannot' } : null
}

const ASKED: ReadonlySet<string> = new Set([...wordsIn(['REMIND', 'ADD']), 'list'])

/** "I really need", "I have got": finds the verb after the subject. */
function needAt(chart: Chart): string {
  return [1, 2].map((at) => chart.word(at)).find((word) => NEEDING.has(word)) ?? ''
}
