// Snoozing: the reminder comes later, and the due date stays.

import type { Act, Shift } from '../../domain/act.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import { isOnlyWhen } from '../only-when.ts'
import { failure, say } from '../respond.ts'
import { localDay, sayDue } from '../say-due.ts'
import { allBy } from '../task-ids.ts'
import { question } from './add.ts'
import { exactly } from './bulk.ts'
import { newDue, shiftedDue } from './due.ts'
import { effectOf } from './effects.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'

type Change = Act & { does: 'change' }

/** The same as the page's own button. */
const SHORT: Shift = { minutes: 10, days: 0, months: 0 }
/** After a silence this long the focus of the conversation has probably moved on. */
const QUIET_MS = 10 * 60_000

/** The tasks reminded of since the last message, newest first. */
export function justReminded({ reminded = [], message_history }: DecisionContext): string[] {
  const last = message_history.at(-1)?.timestamp
  const since = last === undefined ? Number.NEGATIVE_INFINITY : Date.parse(last)
  return reminded.filter(({ sent_at }) => Date.parse(sent_at) > since).map(({ task_id }) => task_id)
}

/** What "it" starts out meaning: the previous focus, unless that had gone stale before a reminder came. */
export function firstFocus(context: DecisionContext): readonly string[] {
  const { reminded = [], message_history, metadata } = context
  const last = message_history.at(-1)?.timestamp
  const [newest] = reminded
  if (newest === undefined || justReminded(context).length === 0) return metadata.mentioned
  const isOver = last === undefined || Date.parse(newest.sent_at) - Date.parse(last) >= QUIET_MS
  return isOver || metadata.mentioned.length === 0 ? justReminded(context) : metadata.mentioned
}

/** "remind me in 10 minutes" right after a reminder snoozes it, and doesn't ask what to be reminded of. */
export function asSnooze({ context }: Scene, act: Act): Act {
  if (act.does !== 'add' || act.reminds !== true || justReminded(context).length === 0) return act
  const [item] = act.items
  if (item !== undefined && (item.title !== '' || item.when?.repeats === true)) return act
  const set = { text: 'it', mentions: [{ by: 'focus' as const }], many: false }
  return { does: 'change', set, values: item?.when === undefined ? {} : { when: item.when }, snooze: 'always' }
}

/** With no task named, it means the task just reminded of. */
export function turnToReminded(scene: Scene, { set, snooze }: Change): void {
  const rung = justReminded(scene.context)
  if (snooze !== undefined && rung.length > 0 && allBy(set, 'focus')) scene.focus = rung
}

/** Whether these tasks are to be snoozed rather than moved. */
export function isSnoozed({ context }: Scene, { snooze, values }: Change, tasks: readonly Task[]): boolean {
  const isWhen = Object.keys(values).length === 0 || isOnlyWhen(values)
  if (snooze === undefined || !isWhen) return false
  const { reminded = [] } = context
  return (
    snooze === 'always' ||
    tasks.every(({ id }) => reminded.some(({ task_id }) => task_id === id) || wasPutOff(context, id))
  )
}

/** The previous turn snoozed it, and this one gives another time. */
export function wasPutOff({ metadata }: DecisionContext, id: string): boolean {
  if (!metadata.changed) return false
  return metadata.done.at(-1)?.effects.some(({ task_id, snoozed }) => task_id === id && snoozed !== undefined) ?? false
}

export function* snooze(scene: Scene, act: Change, tasks: readonly Task[]): Steps<readonly Part[]> {
  const { context } = scene
  const [done] = tasks.filter((task) => task.status === 'completed')
  if (done !== undefined) return [{ ...say(context, 'already_done', { title: done.title }), mentioned: [done.id] }]
  const [early] = tasks.filter((task) => isToCome(context, task))
  if (early?.due_date != null) {
    const due = sayDue(early.due_date, context.now, context.timezone)
    return [{ ...say(context, 'reminds_later', { title: early.title, due }), mentioned: [early.id] }]
  }
  const until = untilOf(act, context)
  if (until === null) return [askWhen(scene, act, tasks)]
  const responses = yield* callAll(
    scene,
    tasks.map(({ id }) => ({ tool_name: 'update_task', parameters: { task_id: id, snooze_until: until } })),
  )
  scene.focus = tasks.map(({ id }) => id)
  return tasks.map((task, index): Part => {
    const response = responses[index]
    const { task: after, remind_at } = response?.data ?? {}
    if (response?.error_code === 'TASK_NOT_FOUND') return say(context, 'task_gone', { title: task.title })
    if (response?.success !== true || after === undefined) return failure(context, 'update_task', response ?? nothing)
    const at = sayDue(remind_at ?? until, context.now, context.timezone)
    const effect = { ...effectOf(task, after), snoozed: { was: null, is: until } }
    return { ...say(context, 'snoozed', { title: after.title, at }), mentioned: [after.id], effects: [effect] }
  })
}

/** The task's own reminder is still to come and mustn't be lost to a snooze. */
function isToCome(context: DecisionContext, { id, due_date }: Task): boolean {
  const { reminded = [], now, timezone } = context
  if (due_date === null || reminded.some(({ task_id }) => task_id === id) || wasPutOff(context, id)) return false
  return due_date.length === 10 ? due_date > localDay(now, timezone) : Date.parse(due_date) > Date.parse(now)
}

const nothing = { success: false, data: null, error: null, error_code: 'INTERNAL_ERROR' } as const

/** Null if that time is past or unknown. */
function untilOf({ values: { when, shift } }: Change, context: DecisionContext): string | null {
  const until = when == null ? shiftedDue(shift ?? SHORT, context.now, context) : newDue(when, context)
  if (until === null) return null
  const isAhead =
    until.length === 10 ? until >= localDay(context.now, context.timezone) : Date.parse(until) > Date.parse(context.now)
  return isAhead ? until : null
}

function askWhen({ context }: Scene, act: Change, tasks: readonly Task[]): Part {
  const part = say(context, 'ask_snooze', { titles: tasks.map(({ title }) => title) })
  const open: Act = { ...act, set: exactly(act.set, tasks), values: {}, asks: 'when', snooze: 'always' }
  return {
    ...part,
    mentioned: tasks.map(({ id }) => id),
    clarification: question(part.text, 'change', open, context.now),
  }
}
