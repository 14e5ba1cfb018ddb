// Words that keep us from acting on half a sentence: they deny, doubt, narrow or condition it, or say that it is
// somebody else's.

import type { Chart } from '../chart/chart.ts'
import { isSure } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import { type ClassName, classNamed, isIn, type Phrases } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import type { ClauseMeans } from '../model/clause.ts'

/** "I do not need", "we won't be needing". */
function isNotNeeded(chart: Chart, at: number): boolean {
  return [1, 2, 3].some((ahead) => NEEDING.test(chart.word(at + ahead)))
}

const NEEDING = /^(?:need|needs|needed|needing|want|wanted|required|necessary)$/
/** "no need for the cake", "we can do without the tent". */
const UNWANTED = new Set(['no', 'not', 'without', 'would'])
const qualifying: readonly ClassName[] = ['NEVER', 'COND', 'EXCEPT', 'HEDGE', 'UNSURE', 'NOTONE', 'PARTLY']
const QUALIFYING = new Set(
  'not never nobody nothing none no without almost nearly hardly half part partly should must might may could would will tried try if unless until till once except but only always usually often normally sometimes'.split(
    ' ',
  ),
)

/** "Bilal already finished his shed" */
const THEIRS = new Set(['his', 'their', 'your'])
/** "Tom said delete the shed" */
const REPORTING = new Set(
  'said says saying told tells telling asked asks reckons thinks wants wanted suggested'.split(' '),
)

/** Whether a word narrows, denies, doubts or conditions the clause, so that we don't act on half of it. */
export function qualifies(chart: Chart, { from, to }: Span, means: ClauseMeans): boolean {
  // "tell Anna the shed is done" is something to do.
  if (means === 'finish' && isIn('DOING', chart.word(from)) && !isPast(chart.word(from)) && !isThing(chart, from))
    return true
  for (let at = from; at < to; at++) {
    // "start is 7:30, not 9"
    const denied = means === 'change' && chart.word(at) === 'not' && chart.reads('VALUES', at + 1)
    if (denied || (means === 'delete' && (UNWANTED.has(chart.word(at)) || isNotNeeded(chart, at)))) continue
    if (means === 'finish' && THEIRS.has(chart.word(at))) return true
    // "burnt the cake" is a mishap; "mended the broken chair" only names the chair.
    if (means === 'finish' && holdsAt(chart, at, to, ['MISHAP']) && !chart.reads('NAME', at)) return true
    if (QUALIFYING.has(chart.word(at)) || (means !== 'change' && REPORTING.has(chart.word(at)))) return true
    if (holdsAt(chart, at, to, qualifying)) return true
  }
  return false
}

/** "cover brief sent": the possible verb is part of the name. */
function isThing(chart: Chart, at: number): boolean {
  return chart.read('NAME', at).some((name) => isSure(name) && isPast(chart.word(name.end)))
}

/** Whether a word in it denies or doubts. */
export function wavers(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => holdsAt(chart, at, to, wavering))
}

const wavering: readonly ClassName[] = ['NEVER', 'HEDGE', 'UNSURE', 'NOTONE']

function holdsAt(chart: Chart, at: number, to: number, classes: readonly ClassName[]): boolean {
  return classes.some((name) => {
    const phrases: Phrases = classNamed(name) ?? new Map()
    return chart.says(phrases, { from: at, to })
  })
}
