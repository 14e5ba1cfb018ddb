// Tasks chosen by description are done at once up to three; from four on it is asked once, on exactly these tasks.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import type { SaidChange } from '../replies/change.ts'
import { say } from '../respond.ts'
import { question } from './add.ts'
import type { Part, Scene } from './steps.ts'

const AT_ONCE = 3

/** The question before many tasks are touched, with what becomes of each; null where it can be done at once. */
export function askBefore(
  scene: Scene,
  act: Act & { does: 'finish' | 'reopen' | 'change' },
  tasks: readonly Task[],
  changes: readonly SaidChange[],
): Part | null {
  if (scene.confirmed || tasks.length <= AT_ONCE || !isDescribed(act.set)) return null
  return askAboutAll(scene, act, tasks, changes)
}

/** The question whether to do it to exactly these tasks. */
export function askAboutAll(
  scene: Scene,
  act: Act & { does: 'finish' | 'reopen' | 'change' },
  tasks: readonly Task[],
  changes: readonly SaidChange[],
): Part {
  const asked = tasks.map(({ title }, index) => ({ title, change: changes[index] ?? {} }))
  const part = say(scene.context, 'confirm_bulk', { what: act.does, tasks: asked })
  return {
    ...part,
    clarification: question(part.text, 'bulk', { ...act, set: exactly(act.set, tasks) }, scene.context.now),
  }
}

/** Each named or numbered is no description. */
function isDescribed({ mentions }: TaskSet): boolean {
  return mentions.some((mention) => mention.by !== 'positions' && !(mention.by === 'ids' && mentions.length > 1))
}

/** The same set by the ids of its tasks: what qualifies later is not touched. */
export function exactly(set: TaskSet, tasks: readonly Task[]): TaskSet {
  return { text: set.text, mentions: [{ by: 'ids', task_ids: tasks.map((task) => task.id) }], many: true }
}
