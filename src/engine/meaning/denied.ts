// "no, it's not", "wait, I haven't got those yet" right behind what was ticked off: it is not done after all.

import type { Chart } from '../chart/chart.ts'
import { startsBehindOpeners } from './openers.ts'

const NOT_DONE = [
  /^(?:i|we) (?:have|had|did) not(?: \w+){0,2} (?:it|him|her|them|those|these|that|yet)(?: yet)?$/,
  /^(?:it|that|they|this) (?:is|are|was|were|has|have) not(?: (?:\w+ )?(?:done|finished|ready|complete|completed|true|right|yet))?$/,
  /^(?:i|we) (?:have|had|did) not(?: yet)?$/,
]

/** Only the first clause says so, and nothing of another task. */
export function deniesDone(chart: Chart): boolean {
  const end = chart.words.length
  return startsBehindOpeners(chart, { from: 0, to: end }).some((from) => {
    if (from === 0) return false
    let to = from
    while (to < end && chart.words[to]?.kind === 'word') to++
    const said = chart.words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' ')
    return NOT_DONE.some((pattern) => pattern.test(said))
  })
}
