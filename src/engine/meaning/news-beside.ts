// "Wedding's booked! Make the cake high": a statement beside a request may just be news. It completes a task only if it
// plainly says what was done about it; otherwise we ask.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { allBy, idsIn, taskIdsOf } from '../task-ids.ts'
import { touches } from './reserve.ts'

/** "Karen said yes, so that's sorted": if the message itself calls it done, we don't also ask about the first half. */
export function withoutUnsureTwice(reads: readonly Read[]): readonly Read[] {
  return reads.filter(
    ({ act }, at) =>
      act.does !== 'finish' ||
      !act.unsure ||
      !reads
        .slice(at + 1)
        .some(
          (later) =>
            later.act.does === 'finish' &&
            later.reserve === null &&
            !later.act.unsure &&
            allBy(later.act.set, 'focus') &&
            later.act.set.except === undefined,
        ),
  )
}

type Finish = Act & { does: 'finish' }

export function withoutNews(chart: Chart, reads: readonly Read[]): readonly Read[] {
  const requests = reads.filter(isRequest)
  if (requests.length === 0) return reads
  const asked = new Set(requests.flatMap(({ act }) => idsIn(act)))
  return reads.flatMap((read) => {
    const { act, span, reserve } = read
    if (reserve !== null || act.does !== 'finish' || !act.reported || act.unsure) return [read]
    if (!isNews(chart, span, act)) return [read]
    // A statement about everything isn't about any one task, and what is still to do isn't done.
    const isOnlyNews = allBy(act.set, 'all') || taskIdsOf(act.set.mentions).some((id) => asked.has(id))
    return isOnlyNews ? [] : [{ ...read, act: { ...act, unsure: true } }]
  })
}

function isRequest({ act, stated, reserve }: Read): boolean {
  return reserve === null && !stated && touches(act) && !(act.does === 'finish' && act.reported)
}

function isNews(chart: Chart, span: Span, { set }: Finish): boolean {
  const deeds = chart.words.slice(span.from, span.to).flatMap(({ text }) => (isPast(text) ? [text] : []))
  if (deeds.length === 0 || deeds.some((deed) => isIn('DONE', deed) || SEEN_TO.has(deed))) return false
  // "took care of the wedding"
  if (chart.some(span, (at) => chart.word(at) === 'care' && chart.word(at + 1) === 'of')) return false
  if (allBy(set, 'all')) return set.where === undefined
  const said = chart.words.slice(span.from, span.to).map(({ text }) => text)
  return taskIdsOf(set.mentions).some(
    (id) => !deeds.some((deed) => chart.facts.names.has(id, deed)) && chart.facts.names.isAnotherThing(id, said),
  )
}

/** Verbs that fit any task. */
const SEEN_TO = new Set(['dealt', 'handled', 'tackled'])
