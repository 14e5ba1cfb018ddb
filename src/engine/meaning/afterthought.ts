// Words after a comma that belong to the thing before it: "send Bo a letter, about our trip".

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { FINITE, TALKERS } from '../language/en/finite.ts'
import { NUMBERS } from '../language/en/numbers.ts'
import { NO_THINGS, OF_A_THING, OF_WHAT_IS_SAID } from '../language/en/of-a-thing.ts'
import type { Mark, Marked } from '../model/marks.ts'

/** Whether the words after a comma continue the thing before it. "…, at the moment I'm swamped" is a remark. */
export function isOfThingBefore(chart: Chart, { from, to }: Span): boolean {
  const lead = chart.word(from)
  if (isMeasure(chart, { from, to })) return true
  if (chart.word(from - 1) !== ',' || !OF_A_THING.has(lead)) return false
  const thing = { from: from + 1, to }
  if (!isThingAt(chart, thing) || chart.some(thing, (at) => NO_THINGS.has(chart.word(at)))) return false
  return OF_WHAT_IS_SAID.has(lead) || !chart.some(thing, (at) => TELLING.has(chart.word(at)))
}

/** "add hotel friday, | 2 nights", "…, | 3 big bags": an amount or a duration on its own. */
function isMeasure(chart: Chart, { from, to }: Span): boolean {
  if (chart.whole('AMOUNT', { from, to }) !== undefined) return true
  const first = chart.word(from)
  if (!/^\d/.test(first) && !NUMBERS.has(first)) return false
  if (to - from < 2 || to - from > LONGEST_MEASURE || chart.reads('WHEN', from)) return false
  return !chart.some({ from: from + 1, to }, (at) => FINITE.has(chart.word(at)) || NO_MEASURES.has(chart.word(at)))
}

const LONGEST_MEASURE = 3
/** "3 days ago", "2 hours late" */
const NO_MEASURES = new Set('ago late later early earlier left to behind down of'.split(' '))

function isThingAt(chart: Chart, { from, to }: Span): boolean {
  const at = chart.word(from) === 'all' ? from + 1 : from
  if (at >= to || chart.facts.dates.has(at)) return false
  return isIn('DET', chart.word(at)) || OWNERS.has(chart.word(at)) || chart.word(at + 1) === "'s"
}

const OWNERS = new Set(['his', 'her', 'their', 'your', 'its'])
const TELLING: ReadonlySet<string> = new Set([...TALKERS, 'you', 'it', 'there'])

/** The labels of a message, with such words counted into the title they belong to. */
export function withAfterthoughts(chart: Chart, marked: Marked): Marked {
  const marks = [...marked.marks]
  for (const [at, mark] of marked.marks.entries()) {
    const end = mark === 'out' && GOING_ON.has(marks[at - 1] ?? 'out') ? deedEnd(chart, marks, at) : at
    if (end > at) marks.fill('more', at, end)
    if (chart.word(at) !== ',' || mark !== 'out' || !GOING_ON.has(marks[at - 1] ?? 'out')) continue
    let to = at + 1
    while (to < marks.length && marks[to] === 'out' && chart.isWord(to)) to++
    if (IN_TITLE.has(marks[at - 1] ?? 'out')) {
      if (isOfThingBefore(chart, { from: at + 1, to })) marks.fill('title', at, to)
    } else if (isMeasure(chart, { from: at + 1, to })) marks.fill('more', at, to)
  }
  return { ...marked, marks }
}

/** "wash the car tomorrow | and wax it": finds the end of a second verb about the same thing. */
function deedEnd(chart: Chart, marks: readonly Mark[], at: number): number {
  if (chart.word(at) !== 'and' || !isIn('DOING', chart.word(at + 1)) || !ITS.has(chart.word(at + 2))) return at
  let end = at
  while (marks[end] === 'out' && chart.isWord(end)) end++
  return end
}

const ITS = new Set(['it', 'them', 'him', 'her'])
const GOING_ON: ReadonlySet<Mark> = new Set<Mark>(['begin', 'title', 'more', 'date'])
const IN_TITLE: ReadonlySet<Mark> = new Set<Mark>(['begin', 'title', 'more'])
