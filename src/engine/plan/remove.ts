import type { Act } from '../../domain/act.ts'
import type { DecisionContext, PendingAction } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import { failure, say } from '../respond.ts'
import { sayDue } from '../say-due.ts'
import { resolveOrFilter } from './by-filter.ts'
import { effectOf } from './effects.ts'
import { gonePositions } from './gone.ts'
import { explain } from './not-found.ts'
import { resolve } from './resolve.ts'
import { callAll, type Part, type Scene, type Steps } from './steps.ts'
import { askWhichTimes } from './which-times.ts'

/** Finds what to delete. Nothing is deleted here: one question will cover all the tasks. */
export function* findDeletes(scene: Scene, act: Act & { does: 'delete' }): Steps<Found> {
  const isOfAll = act.set.mentions.some((mention) => mention.by === 'all')
  const { confirmation_required } = scene.context.settings
  const find = confirmation_required ? resolveOrFilter : resolve
  const found = yield* find(scene, act.set, isOfAll ? 'pending' : null)
  if (found.kind === 'near' && act.set.mentions.length === 1 && confirmation_required)
    return { tasks: [found.task], parts: [say(scene.context, 'no_exact', { reference: found.reference })] }
  if (found.kind !== 'tasks') return { tasks: [], parts: [explain(scene, act, 'delete_task', found)] }
  scene.focus = found.tasks.map((task) => task.id)
  const gone = gonePositions(scene, found.gone)
  if (act.scope === 'one') return yield* skipAll(scene, found.tasks, gone)
  const unclear = found.tasks.length === 1 ? askWhichTimes(scene, act, found.tasks) : null
  return unclear === null ? { tasks: found.tasks, parts: gone } : { tasks: [], parts: [...gone, unclear] }
}

interface Found {
  readonly tasks: readonly Task[]
  readonly parts: readonly Part[]
}

/** Skips this occurrence of each task. A task with no other occurrence would be deleted, so we ask about it. */
function* skipAll(scene: Scene, tasks: readonly Task[], gone: readonly Part[]): Steps<Found> {
  const { context } = scene
  const single = tasks.filter((task) => task.recurrence === null)
  const repeating = tasks.filter((task) => task.recurrence !== null)
  const parts: Part[] = [
    ...gone,
    ...single.map(({ id, title }) => ({ ...say(context, 'not_repeating', { title }), mentioned: [id] })),
  ]
  if (repeating.length === 0) return { tasks: [], parts }
  const responses = yield* callAll(
    scene,
    repeating.map(({ id }) => ({ tool_name: 'delete_task', parameters: { task_id: id, scope: 'one' } })),
  )
  const last: Task[] = []
  for (const [index, before] of repeating.entries()) {
    const response = responses[index]
    const after = response?.data?.task
    if (response?.error_code === 'CONFIRMATION_REQUIRED') last.push(before)
    else if (response?.success !== true || after === undefined || after.due_date === null)
      parts.push(failure(context, 'delete_task', response ?? nothing))
    else {
      const due = sayDue(after.due_date, context.now, context.timezone)
      const effects = [effectOf(before, after)]
      parts.push({ ...say(context, 'skipped', { title: after.title, due }), mentioned: [after.id], effects })
      scene.known.set(after.id, after)
    }
  }
  return { tasks: last, parts }
}

const nothing = { success: false, data: null, error: null, error_code: 'INTERNAL_ERROR' } as const

/** The pending action for exactly these tasks, under the titles shown. */
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

/** For several tasks we don't ask which occurrences are meant, so we say that all of them would go. */
export function nameRepeating(context: DecisionContext, tasks: readonly Task[]): Part[] {
  const repeating = tasks.filter(({ recurrence, status }) => recurrence !== null && status === 'pending')
  if (tasks.length < 2 || repeating.length === 0) return []
  return [say(context, 'deletes_repeating', { titles: repeating.map(({ title }) => title) })]
}

export function askToDelete(context: DecisionContext, pending: PendingAction): Part {
  const [title] = pending.task_titles
  const part =
    pending.task_titles.length === 1 && title !== undefined
      ? say(context, 'confirm_delete', { title })
      : say(context, 'confirm_delete_many', { titles: pending.task_titles })
  return { ...part, status: 'confirmation_required', mentioned: pending.task_ids }
}
