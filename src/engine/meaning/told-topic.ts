// "Rose Cottage is sold. Delete both jobs for it", "All classes today are off. Shift them to monday": a statement
// mentions what several tasks share, and the request means all of them.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { allBy, setOf, taskIdsOf } from '../task-ids.ts'
import { describedIn, isSaidOf } from './beside.ts'
import { leavingOut } from './left-out-later.ts'
import { isVerb, namesIn, sureNamesAt } from './names-in.ts'
import type { Piece } from './pieces/piece.ts'
import { touches } from './reserve.ts'
import { isVague } from './settle.ts'

export function ofToldTopic(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): Read[] {
  return reads.map((read, index) => {
    const set = setOf(read.act)
    if (set === undefined || !(isSaidOf(read.act) || isListOf(read.act))) return read
    // "all done apart from the summary, that'll be tomorrow": the exception is mentioned last, so "that" means it.
    const before = reads[index - 1]?.act ?? read.act
    // "all done apart from the summary, tick it all off" asks for what was reported, not for the exception.
    const except = read.act.does === 'finish' && before.does === 'finish' ? undefined : setOf(before)?.except
    if (!set.many && except !== undefined && taskIdsOf(except.mentions).length === 1)
      return { ...read, act: { ...read.act, set: { ...except, many: false } } as Act }
    if (!set.many) return read
    if (reads.slice(0, index).some(({ act }) => touches(act) && !isVague(act))) return read
    const told = topicOf(chart, read.span, set, pieces)
    return told === null ? read : { ...read, act: { ...read.act, set: leavingOut(told, set) } as Act }
  })
}

/** "… show me the tasks for it" */
function isListOf(act: Act): boolean {
  return (
    act.does === 'ask' && act.wants === 'list' && act.set.many && act.set.where === undefined && allBy(act.set, 'focus')
  )
}

function topicOf(chart: Chart, span: Span, set: TaskSet, pieces: readonly Piece[]): TaskSet | null {
  for (const piece of pieces.filter(({ to }) => to <= span.from).toReversed()) {
    const described = describedIn(chart, piece)
    if (described !== null) return described
  }
  const before = { from: 0, to: span.from }
  // "them" means the tasks that were each named.
  if (!allBy(set, 'focus') && namesIn(chart, before).length > 0) return null
  const task_ids = [...topicIn(chart, before)]
  if (task_ids.length !== (set.count ?? task_ids.length) || task_ids.length === 0) return null
  return { text: set.text, mentions: [{ by: 'ids', task_ids }], many: true }
}

/** The tasks that share the first thing mentioned. */
function topicIn(chart: Chart, { from, to }: Span): readonly string[] {
  for (let at = from; at < to; at++) {
    const names = sureNamesAt(chart, { from: at, to }).filter(({ end }) => !isVerb(chart, { from: at, to: end }))
    const name = longestOf(names, to)
    if (name !== undefined) return name.value.ids
  }
  return []
}
