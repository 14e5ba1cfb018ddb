// Says that some of it is still to do: "packed the boxes, 4 left", "marked the essays, well, most of them".

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isAmount } from '../language/en/amounts.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { idsIn, setOf } from '../task-ids.ts'
import { namesIn } from './names-in.ts'

/** Whether the words after a report say that it isn't all done. */
export function leavesSome(chart: Chart, { from, to }: Span, report: Act): boolean {
  const own = idsIn(report)
  // "marked the essays, just the boxes left" is about another task.
  if (to - from > LONGEST || namesIn(chart, { from, to }).some((id) => !own.includes(id))) return false
  if (chart.some({ from, to }, (at) => chart.says(partly, { from: at, to }) && isOfThem(chart, at, to))) return true
  return chart.some({ from: from + 1, to }, (at) => {
    if (!chart.says(leftToDo, { from: at, to })) return false
    const before = chart.words.slice(ONLY.has(chart.word(from - 1)) ? from - 1 : from, at).map(({ text }) => text)
    // "paid the rent, two left": a single thing can't be partly done, so this means two other tasks.
    if (before.some((word) => isAmount(word))) return isSeveral(setOf(report)?.text ?? '')
    return ONLY.has(before[0] ?? '') && !before.some((word) => isIn('NOUNS', word) || POINTING.has(word))
  })
}

/** The end of "4 left", "about three more to go" starting here; null if it isn't there. */
export function restEnd(chart: Chart, { from, to }: Span): number | null {
  let at = from
  while (at < to && BEFORE_COUNTS.has(chart.word(at))) at++
  if (!isAmount(chart.word(at))) return null
  while (at < to && (isAmount(chart.word(at)) || OF_THEM.has(chart.word(at)))) at++
  return endsOf(leftToDo, chart.words, chart.word(at - 1) === 'more' ? at - 1 : at, to)[0] ?? null
}

/** Whether a span counts what is left or says that it isn't quite done: nobody would write that down. */
export function tellsOfRest(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from: from + 1, to }, (at) => {
    const isDone = isPast(chart.word(at)) || isIn('DONE', chart.word(at))
    if (isDone && (NOT_QUITE.has(chart.word(at - 1)) || chart.says(excepting, { from: at + 1, to }))) return true
    return isAmount(chart.word(at - 1)) && chart.says(leftToDo, { from: at, to }) && !chart.reads('NAME', at)
  })
}

const LONGEST = 8
const partly = phrasesIn('PARTLY')
const leftToDo = phrasesIn('LEFT_TO_DO')
const excepting = phrasesIn('EXCEPT')
const ONLY = new Set(['just', 'only', 'still'])
const BEFORE_COUNTS = new Set(['just', 'only', 'still', 'about', 'with', 'there', 'is', 'are', "'s", 'the', 'last'])
const OF_THEM = new Set(['of', 'them', 'those'])
const POINTING = new Set(['that', 'this', 'it', 'nothing'])
const NOT_QUITE = new Set(['nearly', 'almost', 'half', 'mostly', 'partly', 'practically'])

function isOfThem(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from, to }, (at) => THEM.has(chart.word(at)))
}

const THEM = new Set(['them', 'it', 'those', 'these'])

/** "the essays", "the marking": things that can be partly done. */
function isSeveral(text: string): boolean {
  return /(?:[^s]s|ing)$/i.test(text)
}
