// "did the french one on the bus" reports, "did the report go out" asks.

import type { Chart } from '../../chart/chart.ts'
import { isSure } from '../../chart/found.ts'
import type { Span } from '../../chart/rule.ts'
import { particle } from '../../grammar/natives/done-by.ts'
import { isIn } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'
import { taskIdsOf } from '../../task-ids.ts'

/** "did the french one on the bus": no verb follows the task, so it isn't a question. */
export function tellsWhatWasDone(chart: Chart, at: number): boolean {
  return chart.read('SET', at).some(
    ({ end, value }) =>
      value.mentions.every(({ by }) => DONE_BY.has(by)) &&
      // "did the surgery ring"
      !holdsVerb(chart, { from: at + 1, to: end }, taskIdsOf(value.mentions)) &&
      (!chart.isWord(end) ||
        chart.reads('HOW', end) ||
        chart.reads('PAST', end) ||
        chart.word(end) === 'already' ||
        isIn('THEN', chart.word(end))),
  )
}

/** "did the reading for thursday's seminar in the bath": no verb follows up to the end of the clause either. */
export function isOfThing(chart: Chart, { from, to }: Span): boolean {
  const named = chart.read('NAME', from + 1).filter(isSure)
  if (!isIn('DET', chart.word(from)) || named.length === 0) return false
  let end = from
  while (end < to && chart.isWord(end) && !isIn('THEN', chart.word(end))) end++
  const ids = named.flatMap(({ value }) => value.ids)
  if (chart.some({ from: from + 1, to: end }, (at) => ASKED_OF_THINGS.has(chart.word(at)) || isPast(chart.word(at))))
    return false
  return !holdsVerb(chart, { from: from + 1, to: end }, ids)
}

/** "did sort the swap", "did manage to ring Bo": a verb where a question would have its subject. */
export function hasNoSubject(chart: Chart, did: number): boolean {
  if (!isIn('DOING', chart.word(did + 1)) && !MANAGE.has(chart.word(did + 1))) return false
  const behind = did + 2 + particle(chart, did + 2)
  return isIn('DET', chart.word(behind)) || chart.word(behind) === 'to'
}

/** "did the report | finally go out", but not "did the report to get it over with". */
export function asksOfThing(chart: Chart, { from, to }: Span): boolean {
  for (let at = from + 1; at < to && chart.isWord(at) && !JOINTS.has(chart.word(at)); at++)
    if (ASKED_OF_THINGS.has(chart.word(at)) && chart.word(at - 1) !== 'to') return true
  return false
}

/** "did Bo ring" for 'ring Bo': the title's verb after the person it is about. */
export function asksOfDoer(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  const verb = chart.word(to - 1)
  const { names } = chart.facts
  return to - 2 > from && isIn('DOING', verb) && names.begins(ids, verb) && !names.isThing(ids, verb)
}

const MANAGE = new Set(['manage', 'remember', 'get'])
const JOINTS = new Set(['and', 'but', 'so', 'then'])

/** "did the reading get done", "did the post come" */
const ASKED_OF_THINGS = new Set(
  'get come happen work go arrive turn end help fit be have do sell finish start'.split(' '),
)

const DONE_BY = new Set(['ids', 'focus', 'shown', 'all'])

function holdsVerb(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  return chart.some(
    { from, to },
    (at) => isIn('DOING', chart.word(at)) && !chart.facts.names.isThing(ids, chart.word(at)),
  )
}
