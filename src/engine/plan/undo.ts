// Undoes a turn through the same tools. Anything changed by somebody else since is reported, not overwritten.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { DoneTurn, Effect, KeptFields } from '../../domain/conversation.ts'
import type { Task } from '../../domain/task.ts'
import { failure, say } from '../respond.ts'
import { question } from './add.ts'
import { differences, effectOf, kept } from './effects.ts'
import { finish } from './finish.ts'
import { byIds, resolve } from './resolve.ts'
import { type CallRequest, callAll, type Part, type Scene, type Steps, type Turned } from './steps.ts'

export interface Reversal {
  readonly parts: readonly Part[]
  /** Tasks that were added: undoing deletes them, so we ask first. */
  readonly deletes: readonly Task[]
  readonly turned?: Turned
}

type Undo = Act & { does: 'undo' }

/** From this many tasks on, we ask before undoing everything. */
const ASKED_FROM = 4

export function* undo(scene: Scene, act: Undo): Steps<Reversal> {
  const { set, named, all } = act
  const meant = set ?? named
  const some = meant === undefined ? null : yield* undoSome(scene, meant)
  if (some !== null) return some
  if (set !== undefined) return { parts: yield* reopenOf(scene, set), deletes: [] }
  const { done, undone } = scene.context.metadata
  if (done.length === 0) return { parts: [say(scene.context, 'nothing_to_undo', {})], deletes: [] }
  const [last] = done.slice(-1)
  // "undo everything" right after a turn that did several things means that whole turn.
  const turns = all === true && (last?.effects.length ?? 0) < 2 ? done.length : (act.turns ?? 1)
  // Deleted tasks can't come back, so we don't undo anything before a delete.
  const first = Math.max(done.length - turns, done.findLastIndex(({ deleted }) => deleted) + 1)
  const final = done.length - first < turns && first > 0 ? [say(scene.context, 'deleted_for_good', {})] : []
  const taken = done.slice(first)
  if (taken.length === 0) return { parts: final, deletes: [] }
  const effects = together(taken)
  if (all === true && taken.length > 1 && effects.length >= ASKED_FROM && !scene.confirmed)
    return { parts: [askWhetherAll(scene, act, effects)], deletes: [] }
  const reversal = yield* reverse(scene, effects)
  const isNothing = reversal.parts.length === 0 && reversal.deletes.length === 0
  const parts = isNothing ? [say(scene.context, 'nothing_to_undo', {})] : [...reversal.parts, ...final]
  return turnedUnlessFailed(
    { ...reversal, parts },
    { done: done.slice(0, first), undone: [...undone, ...taken.toReversed()] },
  )
}

function askWhetherAll(scene: Scene, act: Undo, effects: readonly Effect[]): Part {
  const part = say(scene.context, 'confirm_undo', { titles: effects.map(({ is }) => is.title) })
  return { ...part, clarification: question(part.text, 'offer', act, scene.context.now) }
}

/** Combines several turns: for each task, its state before the first and after the last. */
function together(turns: readonly DoneTurn[]): Effect[] {
  const all = new Map<string, Effect>()
  for (const effect of turns.flatMap(({ effects }) => effects))
    all.set(effect.task_id, { ...effect, ...all.get(effect.task_id), is: effect.is })
  return [...all.values()]
}

/** "not the blood test", "undo the milk": undoes only the last act on this task, in whichever turn it was. */
function* undoSome(scene: Scene, set: TaskSet): Steps<Reversal | null> {
  const { done, undone } = scene.context.metadata
  const found = yield* resolve(scene, { ...set, many: true }, null)
  const ids = found.kind === 'tasks' ? found.tasks.map(({ id }) => id) : []
  const effects = ids.flatMap((id) => lastOf(done, id) ?? [])
  if (effects.length === 0) return null
  const left = done.map((turn) => ({ ...turn, effects: turn.effects.filter((one) => !effects.includes(one)) }))
  const reversal = yield* reverse(scene, effects)
  // "except the cake": moves it back to the due date it had before.
  if (reversal.parts.length === 0 && reversal.deletes.length === 0)
    return { parts: effects.map(({ is }) => say(scene.context, 'nothing_done_to', { title: is.title })), deletes: [] }
  return turnedUnlessFailed(reversal, {
    done: left.filter(({ effects: own, deleted }) => deleted || own.length > 0),
    undone: [...undone, { effects, deleted: false }],
  })
}

/** "put the milk back": reopens a task that was completed before this conversation. */
function* reopenOf(scene: Scene, set: TaskSet): Steps<readonly Part[]> {
  const found = yield* resolve(scene, set, 'completed')
  const isDone = found.kind === 'tasks' && found.tasks.every(({ status }) => status === 'completed')
  if (isDone) return yield* finish(scene, { does: 'reopen', set })
  if (scene.context.metadata.done.length === 0) return [say(scene.context, 'nothing_to_undo', {})]
  const [task, ...more] = found.kind === 'tasks' ? found.tasks : []
  const title = task === undefined || more.length > 0 ? set.text : task.title
  return [say(scene.context, 'nothing_done_to', { title })]
}

function lastOf(done: readonly DoneTurn[], id: string): Effect | undefined {
  const turn = done.findLast(({ effects }) => effects.some(({ task_id }) => task_id === id))
  return turn?.effects.find(({ task_id }) => task_id === id)
}

export function* redo(scene: Scene): Steps<Reversal> {
  const { done, undone } = scene.context.metadata
  const turn = undone.at(-1)
  const again =
    turn?.effects.flatMap(({ task_id, was, is, snoozed }): Effect[] =>
      was === null
        ? []
        : [
            {
              task_id,
              was: is,
              is: was,
              ...(snoozed === undefined ? {} : { snoozed: { was: snoozed.is, is: snoozed.was } }),
            },
          ],
    ) ?? []
  if (turn === undefined || again.length === 0)
    return { parts: [say(scene.context, 'nothing_to_redo', {})], deletes: [] }
  return turnedUnlessFailed(yield* reverse(scene, again, 'redone'), {
    done: [...done, turn],
    undone: undone.slice(0, -1),
  })
}

/** What failed can be tried again; what was skipped, or had nothing to restore, can't. */
function turnedUnlessFailed(reversal: Reversal, turned: Turned): Reversal {
  const { parts, deletes } = reversal
  return parts.some((part) => part.failed === true) ? reversal : { parts, deletes, turned }
}

/** Restores every task to its earlier state, if it is still as the turn left it. */
export function* reverse(
  scene: Scene,
  effects: readonly Effect[],
  how: 'undone' | 'redone' = 'undone',
): Steps<Reversal> {
  const { context } = scene
  const now = yield* byIds(
    scene,
    effects.map((effect) => effect.task_id),
  )
  if (now === null) {
    const part = say(context, 'tool_failed', { action: 'update_task', error_code: null })
    return { parts: [{ ...part, status: 'error', failed: true }], deletes: [] }
  }
  const left: Part[] = []
  const deletes: Task[] = []
  const back: { task: Task; calls: readonly CallRequest[] }[] = []
  for (const { task_id, was, is, snoozed } of effects) {
    const task = now.find((one) => one.id === task_id)
    if (task === undefined) left.push(say(context, 'task_gone', { title: is.title }))
    else if (was === null) deletes.push(task)
    else if (differences(was, is).some((field) => kept(task)[field] !== is[field]))
      left.push(say(context, 'changed_meanwhile', { title: task.title }))
    else back.push({ task, calls: [...callsFor(task, was, differences(was, is)), ...wake(task, snoozed)] })
  }
  return { parts: [...(yield* putBack(scene, back, how)), ...left], deletes }
}

function* putBack(
  scene: Scene,
  back: readonly { readonly task: Task; readonly calls: readonly CallRequest[] }[],
  how: 'undone' | 'redone',
): Steps<Part[]> {
  const { context } = scene
  const calls = back.flatMap((one) => one.calls)
  if (calls.length === 0) return []
  const responses = [...(yield* callAll(scene, calls))]
  const put: { task: Task; after: Task }[] = []
  const failed: Part[] = []
  for (const { task, calls: own } of back) {
    const answers = responses.splice(0, own.length)
    const after = answers.at(-1)?.data?.task
    const fault = answers.find(({ success }) => !success)
    if (fault !== undefined) failed.push(failure(context, 'update_task', fault))
    else if (after !== undefined) put.push({ task, after })
  }
  for (const { after } of put) scene.known.set(after.id, after)
  if (put.length === 0) return failed
  const mentioned = put.map(({ after }) => after.id)
  scene.focus = mentioned
  const effects = put.map(({ task, after }) => effectOf(task, after))
  return [{ ...say(context, how, { titles: put.map(({ after }) => after.title) }), mentioned, effects }, ...failed]
}

/** Cancels the snooze, so that the reminder comes when it was due. */
function wake({ id: task_id }: Task, snoozed: Effect['snoozed']): CallRequest[] {
  return snoozed === undefined ? [] : [{ tool_name: 'update_task', parameters: { task_id, snooze_until: snoozed.was } }]
}

/**
 * Completing again keeps the original time of completion, also for the last time of a repeating task; everything else
 * is a field to set.
 */
function callsFor(
  { id: task_id }: Task,
  { status, completed_at, ...was }: KeptFields,
  changed: readonly (keyof KeptFields)[],
): CallRequest[] {
  const completed = status === 'completed'
  const since = completed_at !== null ? { completed_at } : {}
  // Setting the date alone would move the recurrence rule with it.
  const set: readonly string[] =
    changed.includes('due_date') && was.recurrence !== null ? [...changed, 'recurrence'] : changed
  const fields = Object.entries({ ...was, order: was.order ?? null }).filter(([field]) => set.includes(field))
  return [
    ...(fields.length === 0
      ? []
      : [{ tool_name: 'update_task' as const, parameters: { task_id, ...Object.fromEntries(fields) } }]),
    ...(changed.includes('status') || changed.includes('completed_at')
      ? [{ tool_name: 'complete_task' as const, parameters: { task_id, completed, ...since } }]
      : []),
  ]
}
