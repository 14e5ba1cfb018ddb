// "no, it's not", "wait, I haven't got those yet" right after completing a task: it isn't done after all.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { clausesOf, tellsWhy } from './clauses.ts'
import { openers } from './correction-ends.ts'
import { startsBehindOpeners } from './openers.ts'

const NOT_DONE = [
  /^(?:i|we) (?:have|had|did) not(?: \w+){0,2} (?:it|him|her|them|those|these|that|yet)(?: yet)?$/,
  /^(?:it|that|they|this|mine|ours) (?:is|are|was|were|has|have) not(?: (?:\w+ )?(?:done|finished|ready|complete|completed|true|right|yet))?$/,
  /^(?:i|we) (?:have|had|did) not(?: yet)?$/,
  /^(?:it|that|they) (?:did|would|will|does) not (?:send|save|work|go|arrive|come|take|stick|happen|count|upload|print)(?: (?:through|out|off|up))?$/,
  /^(?:(?:i|we) )?still (?:owe|need|have to|got to|to|waiting)\b/,
]

/** Only on its own, since a correction may follow. */
const NOT_IT =
  /^(?:(?:i|we) (?:did|have) not|not (?:that|this)(?: one)?|not yet|(?:(?:it|that|they) (?:is|was|are|were) |was )?not (?:done|finished)(?: yet| after all| though)?|(?:the )?wrong (?:one|task)|that is not it)$/

/** Only the first clause counts, and it mustn't name another task. */
export function deniesDone(chart: Chart): boolean {
  const end = chart.words.length
  if (startsBehindOpeners(chart, { from: 0, to: end }).some((from) => NOT_IT.test(wordsFrom(chart, { from, to: end }))))
    return true
  const clauses = clausesOf(chart)
  const told = clauses.findIndex((clause) => !tellsWhy(chart, clause, []))
  // "no wait, that's Jo's half. mine isn't paid yet"
  const starts = [
    ...startsBehindOpeners(chart, { from: 0, to: end }),
    ...clauses.slice(Math.max(told, 1)).map((clause) => clause.from),
  ]
  return starts.some((from) => {
    if (!chart.some({ from: 0, to: from }, (at) => chart.says(openers, { from: at, to: from }))) return false
    let to = from
    // "it | didn't send" may be parted where a clause could begin.
    while (to < end && (chart.isWord(to) || (to === from + 1 && chart.word(to) === ';'))) to++
    return NOT_DONE.some((pattern) => pattern.test(wordsFrom(chart, { from, to })))
  })
}

const UNNEEDED =
  /^(?:(?:there is )?no need(?: for (?:it|that|this))?|(?:it is |that is )?not needed|(?:i|we) do not need (?:it|that|this|that one))(?: after all| any ?more| now)*$/

/** "no need, Sam's got it": cancels what was just added; the rest is the reason. */
export function isUnneeded(chart: Chart): boolean {
  const [first, ...others] = clausesOf(chart).filter(
    (clause) => !startsBehindOpeners(chart, clause).includes(clause.to),
  )
  if (first === undefined || chart.raw.includes('?') || !others.every((clause) => tellsWhy(chart, clause, [])))
    return false
  return startsBehindOpeners(chart, first).some((from) => UNNEEDED.test(wordsFrom(chart, { from, to: first.to })))
}

const DONE_AFTER_ALL = [
  /^(?:yes )?(?:i|we) (?:have|did|really have|really did)(?: (?:do|done|finish|finished|it|that|actually|really|after all))*$/,
  /^(?:it|that|this) (?:really |actually )?(?:is|was|has been)(?: (?:really|actually|all))*(?: (?:done|paid|sent|\w+ed|after all))+$/,
  /^leave it (?:done|ticked(?: off)?|finished)$/,
]

/** "oh wait, it really is paid" right after an undo: it is done after all. */
export function isDoneAfterAll(chart: Chart): boolean {
  const said = clausesOf(chart).map((clause) =>
    startsBehindOpeners(chart, clause).some((from) =>
      DONE_AFTER_ALL.some((pattern) => pattern.test(wordsFrom(chart, { from, to: clause.to }))),
    ),
  )
  const isTold = clausesOf(chart).every(
    (clause, at) =>
      said[at] === true || startsBehindOpeners(chart, clause).includes(clause.to) || tellsWhy(chart, clause, []),
  )
  return said.includes(true) && isTold && !chart.raw.includes('?')
}

function wordsFrom(chart: Chart, { from, to }: Span): string {
  return chart.words
    .slice(from, to)
    .flatMap(({ kind, text }) => (kind === 'word' ? [text] : []))
    .join(' ')
}
