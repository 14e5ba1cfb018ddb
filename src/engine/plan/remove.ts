import type { Act } from '../../domain/act.ts'
import type { DecisionContext, PendingAction } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import { say } from '../respond.ts'
import { gonePositions } from './gone.ts'
import { explain } from './not-found.ts'
import { resolve } from './resolve.ts'
import type { Part, Scene, Steps } from './steps.ts'

/** Finds what to delete; nothing is deleted here, the tasks go into one question for all of them. */
export function* findDeletes(
  scene: Scene,
  act: Act & { does: 'delete' },
): Steps<{ tasks: readonly Task[]; parts: readonly Part[] }> {
  const found = yield* resolve(
    scene,
    act.set,
    act.set.mentions.some((mention) => mention.by === 'all') ? 'pending' : null,
  )
  if (found.kind === 'near' && act.set.mentions.length === 1 && scene.context.settings.confirmation_required)
    return { tasks: [found.task], parts: [say(scene.context, 'no_exact', { reference: found.reference })] }
  if (found.kind !== 'tasks') return { tasks: [], parts: [explain(scene, act, 'delete_task', found)] }
  scene.focus = found.tasks.map((task) => task.id)
  return { tasks: found.tasks, parts: gonePositions(scene, found.gone) }
}

/** The pending action for exactly these tasks under the titles shown. */
export function pendingFor(
  context: DecisionContext,
  tasks: readonly Pick<Task, 'id' | 'title'>[],
): PendingAction | null {
  const unique = tasks.filter((task, index) => tasks.findIndex(({ id }) => id === task.id) === index)
  const [first] = unique
  if (first === undefined) return null
  const titles = unique.map((task) => task.title)
  const expires = new Date(Date.parse(context.now) + context.settings.confirmation_ttl_seconds * 1000)
  return {
    id: context.fresh_id,
    action_type: 'DELETE_TASK',
    task_id: first.id,
    task_ids: unique.map((task) => task.id),
    task_titles: titles,
    task_description: titles.join(', '),
    created_at: context.now,
    expires_at: expires.toISOString(),
  }
}

export function askToDelete(context: DecisionContext, pending: PendingAction): Part {
  const [title] = pending.task_titles
  const part =
    pending.task_titles.length === 1 && title !== undefined
      ? say(context, 'confirm_delete', { title })
      : say(context, 'confirm_delete_many', { titles: pending.task_titles })
  return { ...part, status: 'confirmation_required', mentioned: pending.task_ids }
}
