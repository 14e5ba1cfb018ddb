// Behind another request, what stands before "and create tasks:" belongs to that one: "get rid of the fourth and add a task:".

import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { IS_OR_ARE } from '../../language/en/being.ts'
import { endsOf, isIn, phrasesNamed } from '../../language/en/classes.ts'
import { COUNTED, numberOf } from '../../language/en/counted.ts'
import { ANNOUNCED, BEFORE_ADDING, GIVING } from '../../language/en/headings.ts'

const polite = phrasesNamed(['REQUEST', 'FILLER', 'THEN'])

/** Whether a value before the verb that asks for a list was said in another request. */
export function endsAnother(chart: Chart, span: Span): boolean {
  const joint = jointBeforeVerb(chart, span)
  if (joint === null) return false
  const before: Span = { from: pastPoliteness(chart, { from: span.from, to: joint.from }), to: joint.from }
  if (!chart.some(before, (at) => isValue(chart, at))) return false
  // "put 5 at low priority and add …", "the 10th is urgent, add …", "add milk, urgent, add a task: …"
  if (asksAt(chart, before.from) || isToldOfTask(chart, before) || !opensClause(chart, span.from)) return true
  // "these are for friday and please add them: …", "for friday, add these: …"
  const announces = chart.some(before, (at) => ANNOUNCED.has(chart.word(at)) || COUNTED.has(chart.word(at)))
  return !announces && chart.some(joint, (at) => chart.word(at) !== ',')
}

/** What joins the last verb of adding to the words before it. */
function jointBeforeVerb(chart: Chart, { from, to }: Span): Span | null {
  for (let at = to - 1; at > from; at--) {
    if (!asksAt(chart, at)) continue
    const end = backPast(chart, { from, to: at }, (word) => BEFORE_ADDING.has(word))
    const start = backPast(chart, { from, to: end }, isJoint)
    if (start < end) return { from: start, to: end }
  }
  return null
}

function backPast(chart: Chart, { from, to }: Span, is: (word: string) => boolean): number {
  let at = to
  while (at > from && is(chart.word(at - 1))) at--
  return at
}

function isJoint(word: string): boolean {
  return word === ',' || isIn('THEN', word) || isIn('AND', word)
}

function asksAt(chart: Chart, at: number): boolean {
  const word = chart.word(at)
  return isIn('ADD', word) || isIn('PUT', word) || GIVING.has(word)
}

function isValue(chart: Chart, at: number): boolean {
  return numberOf(chart.word(at)) !== null || chart.read('VALUES', at).length > 0
}

/** "the 10th is high priority", where "these are urgent" tells of what follows. */
function isToldOfTask(chart: Chart, { from, to }: Span): boolean {
  return chart.some(
    { from, to },
    (at) => IS_OR_ARE.has(chart.word(at)) && chart.some({ from, to: at }, (before) => isValue(chart, before)),
  )
}

/** Whether a clause begins here: with the sentence, or behind an "and". */
function opensClause(chart: Chart, from: number): boolean {
  const at = backPast(chart, { from: 0, to: from }, (word) => isJoint(word) || BEFORE_ADDING.has(word))
  return at === 0 || chart.facts.hard[at - 1] === true || (at < from && chart.word(at) !== ',')
}

/** Behind "ok so", "could you please". */
function pastPoliteness(chart: Chart, { from, to }: Span): number {
  let at = from
  for (;;) {
    const [end = chart.word(at) === ',' ? at + 1 : at] = endsOf(polite, chart.words, at, to)
    if (end === at || at >= to) return at
    at = end
  }
}
