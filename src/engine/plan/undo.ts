// Taking back what a turn did, through the same tools. What somebody changed in between is not overwritten but said.

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
  /** Tasks that were added: taking them back deletes them, which is asked about. */
  readonly deletes: readonly Task[]
  readonly turned?: Turned
}

type Undo = Act & { does: 'undo' }

/** From so many tasks on it is asked whether everything that was done to them should be taken back. */
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
  // "undo everything" right behind what did several things is all of that.
  const turns = all === true && (last?.effects.length ?? 0) < 2 ? done.length : (act.turns ?? 1)
  // What was deleted is gone, and what was done before it stays.
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

/** What several turns made of each task, from before the first to behind the last. */
function together(turns: readonly DoneTurn[]): Effect[] {
  const all = new Map<string, Effect>()
  for (const effect of turns.flatMap(({ effects }) => effects))
    all.set(effect.task_id, { ...effect, ...all.get(effect.task_id), is: effect.is })
  return [...all.values()]
}

/** "not the blood test", "undo the milk": only what was last done to this one is taken back, in whichever turn; everything else stays. */
function* undoSome(scene: Scene, set: TaskSet): Steps<Reversal | null> {
  const { done, undone } = scene.context.metadata
  const found = yield* resolve(scene, { ...set, many: true }, null)
  const ids = found.kind === 'tasks' ? found.tasks.map(({ id }) => id) : []
  const effects = ids.flatMap((id) => lastOf(done, id) ?? [])
  if (effects.length === 0) return null
  const left = done.map((turn) => ({ ...turn, effects: turn.effects.filter((one) => !effects.includes(one)) }))
  const reversal = yield* reverse(scene, effects)
  // "except the cake", which was due then before.
  if (reversal.parts.length === 0 && reversal.deletes.length === 0)
    return { parts: effects.map(({ is }) => say(scene.context, 'nothing_done_to', { title: is.title })), deletes: [] }
  return turnedUnlessFailed(reversal, {
    done: left.filter(({ effects: own, deleted }) => deleted || own.length > 0),
    undone: [...undone, { effects, deleted: false }],
  })
}

/** "put the milk back": what was done before anybody spoke of it here is open again. */
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

/** What failed can be tried again; what was left alone, or had nothing to put back, is over. */
function turnedUnlessFailed(reversal: Reversal, turned: Turned): Reversal {
  const { parts, deletes } = reversal
  return parts.some((part) => part.failed === true) ? reversal : { parts, deletes, turned }
}

/** Puts every task back to what it was, where it still is what the turn made of it. */
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

/** Its reminder comes when it would have come. */
function wake({ id: task_id }: Task, snoozed: Effect['snoozed']): CallRequest[] {
  return snoozed === undefined ? [] : [{ tool_name: 'update_task', parameters: { task_id, snooze_until: snoozed.was } }]
}

/** What was completed is so again since when it was, what repeats was last done when it was; everything else is a field to set. */
function callsFor(
  { id: task_id }: Task,
  { status, completed_at, ...was }: KeptFields,
  changed: readonly (keyof KeptFields)[],
): CallRequest[] {
  const completed = status === 'completed'
  const since = completed_at !== null ? { completed_at } : {}
  // A date by itself would move the rule of what repeats along with it.
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
