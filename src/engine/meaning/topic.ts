// A question whose tasks or date come right before it: "the brakes, what's the due date?", "and today, is there
// anything?"

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { withHours } from './asked-hours.ts'
import { QUESTION_STARTS } from './pieces/asks.ts'
import type { Piece } from './pieces/piece.ts'

/** The question completed from what comes before it; null if that is unrelated. */
export function ofTopic(chart: Chart, pieces: readonly Piece[], before: Read | undefined, act: Act): Act | null {
  const named = topicOf(before, act)
  if (named !== null || before === undefined || act.does !== 'ask' || !allBy(act.set, 'all')) return named
  const last = pieces.findLast(({ is }) => is !== 'filler')
  const isSaid = last?.is === 'act' || (last?.is === 'question' && !QUESTION_STARTS.has(chart.word(last.from)))
  const topic = isSaid ? saidIn(chart, before) : null
  const { due_after, due_before, either } = act.set.where ?? {}
  if (topic === null || (due_after ?? due_before ?? either) !== undefined) return null
  return { ...act, set: { ...act.set, ...topic, where: { ...topic.where, ...act.set.where } } }
}

/** "in the evening", "of the two", "of everything on the list": describes which tasks, and asks nothing. */
function saidIn(chart: Chart, { act, span }: Read): Pick<TaskSet, 'mentions' | 'where' | 'count'> | null {
  // A bare date may be where something is moved to.
  const when =
    act.does === 'change' && act.set.text === 'it' && Object.keys(act.values).length === 1 ? act.values.when : null
  if (when?.after != null && when.before != null)
    return {
      mentions: [{ by: 'all' }],
      where: withHours(chart, span, { due_after: when.after, due_before: when.before }),
    }
  if (act.does !== 'ask' || act.set.except !== undefined || !allBy(act.set, 'all', 'shown')) return null
  const { mentions, where = {}, count } = act.set
  const isOfDay = where.due_after !== undefined && where.due_before !== undefined
  return isOfDay || Object.keys(where).length === 0
    ? { mentions, where, ...(count === undefined ? {} : { count }) }
    : null
}

/** "the brakes, what's the due date?": asks about what it named first. */
function topicOf(before: Read | undefined, act: Act): Act | null {
  if (before?.act.does !== 'ask' || before.act.wants !== 'list' || taskIdsOf(before.act.set.mentions).length === 0)
    return null
  if (act.does !== 'ask' || !allBy(act.set, 'all', 'focus')) return null
  const { status: _, due_after, due_before, either, ...narrower } = act.set.where ?? {}
  if (Object.values(narrower).some((value) => value !== undefined)) return null
  // "the brakes, is that friday or saturday?"
  if ([due_after, due_before, either].some((value) => value !== undefined))
    return { ...act, wants: 'when', set: before.act.set }
  const wants = act.wants === 'exists' || act.wants === 'list' ? 'state' : act.wants
  return { ...act, wants, set: before.act.set }
}
