// "what's after the dentist?", "and before that?": the task due next to the one named or in focus.

import type { Act } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { saidTask, say } from '../respond.ts'
import { fits, inListOrder } from './narrow.ts'
import { everything, resolve } from './resolve.ts'
import type { Part, Scene, Steps } from './steps.ts'

type Ask = Act & { does: 'ask' }

/** Null if no task with a date was named or is in focus. */
export function* neighbour(scene: Scene, { set, beyond }: Ask): Steps<Part | null> {
  if (beyond === undefined) return null
  const { where = {}, ...named } = set
  const found = yield* resolve(scene, named, null)
  const from = found.kind === 'tasks' || found.kind === 'several' ? found.tasks.filter(isDated) : []
  if (from.length === 0) return null
  const all = yield* everything(scene, { status: 'pending', dated: true }, 'pending')
  const ids = from.map(({ id }) => id)
  const others = all.kind === 'tasks' ? all.tasks.filter((task) => !ids.includes(task.id)) : []
  const order = inListOrder([...from, ...others.filter((task) => fits(task, where, scene.context))], scene.context)
  const task =
    beyond === 'after'
      ? order[order.findLastIndex(({ id }) => ids.includes(id)) + 1]
      : order[order.findIndex(({ id }) => ids.includes(id)) - 1]
  if (task === undefined) {
    const after = [`${beyond} ${from.map(({ title }) => `'${title}'`).join(' and ')}`]
    return say(scene.context, 'list_empty', { label: { before: [], after, words: [] } })
  }
  scene.focus = [task.id]
  return {
    ...say(scene.context, 'next', {
      task: saidTask(scene.context, task),
      because: beyond === 'after' ? 'after' : 'before',
    }),
    listed: { first: 1, tasks: [task], shown: null },
    mentioned: [task.id],
  }
}

function isDated({ due_date }: Task): boolean {
  return due_date !== null
}
