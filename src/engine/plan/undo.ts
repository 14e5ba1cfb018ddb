// Taking back what a turn did, through the same tools. What somebody changed in between is not overwritten but said.

import type { DoneTurn, Effect, KeptFields } from '../../domain/conversation.ts'
import type { Task } from '../../domain/task.ts'
import { say } from '../respond.ts'
import { differences, effectOf, kept } from './effects.ts'
import { byIds } from './resolve.ts'
import { type CallRequest, callAll, type Part, type Scene, type Steps } from './steps.ts'

export interface Reversal {
  readonly parts: readonly Part[]
  /** Tasks that were added: taking them back deletes them, which is asked about. */
  readonly deletes: readonly Task[]
  readonly turned?: 'undone' | 'redone'
}

export function* undo(scene: Scene): Steps<Reversal> {
  const turn = scene.context.metadata.done.at(-1)
  if (turn === undefined) return { parts: [say(scene.context, 'nothing_to_undo', {})], deletes: [] }
  if (turn.deleted) return { parts: [say(scene.context, 'deleted_for_good', {})], deletes: [] }
  return { ...(yield* reverse(scene, turn.effects)), turned: 'undone' }
}

export function* redo(scene: Scene): Steps<Reversal> {
  const turn: DoneTurn | undefined = scene.context.metadata.undone.at(-1)
  const again =
    turn?.effects.flatMap(({ task_id, was, is }): Effect[] => (was === null ? [] : [{ task_id, was: is, is: was }])) ??
    []
  if (again.length === 0) return { parts: [say(scene.context, 'nothing_to_redo', {})], deletes: [] }
  return { ...(yield* reverse(scene, again, 'redone')), turned: 'redone' }
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
  if (now === null)
    return {
      parts: [
        { ...say(context, 'tool_failed', { action: 'update_task', error_code: null }), status: 'error', failed: true },
      ],
      deletes: [],
    }
  const parts: Part[] = []
  const deletes: Task[] = []
  const calls: { call: CallRequest; task: Task }[] = []
  for (const { task_id, was, is } of effects) {
    const task = now.find((one) => one.id === task_id)
    if (task === undefined) parts.push(say(context, 'task_gone', { title: is.title }))
    else if (was === null) deletes.push(task)
    else {
      const changed = differences(was, is)
      if (changed.some((field) => kept(task)[field] !== is[field]))
        parts.push(say(context, 'changed_meanwhile', { title: task.title }))
      else calls.push({ call: callFor(task, was, changed), task })
    }
  }
  const responses =
    calls.length === 0
      ? []
      : yield* callAll(
          scene,
          calls.map(({ call }) => call),
        )
  const put = calls.flatMap(({ task }, index) => {
    const after = responses[index]?.data?.task
    return responses[index]?.success === true && after !== undefined ? [{ task, after }] : []
  })
  for (const { after } of put) scene.known.set(after.id, after)
  const titles = put.map(({ after }) => after.title)
  if (titles.length > 0) {
    scene.focus = put.map(({ after }) => after.id)
    parts.unshift({
      ...say(context, how, { titles }),
      mentioned: put.map(({ after }) => after.id),
      effects: put.map(({ task, after }) => effectOf(task, after)),
    })
  }
  return { parts, deletes }
}

function callFor(task: Task, was: KeptFields, changed: readonly (keyof KeptFields)[]): CallRequest {
  if (changed.length === 1 && changed[0] === 'status')
    return { tool_name: 'complete_task', parameters: { task_id: task.id, completed: was.status === 'completed' } }
  const fields = Object.fromEntries(changed.map((field) => [field, was[field]]))
  return { tool_name: 'update_task', parameters: { task_id: task.id, ...fields } }
}
