// Up to three tasks chosen by description are changed at once; from four on we ask first, about exactly these tasks.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import type { SaidChange } from '../replies/change.ts'
import { say } from '../respond.ts'
import { question } from './add.ts'
import type { Part, Scene } from './steps.ts'

const AT_ONCE = 3

/** The question to ask before changing many tasks, with the outcome for each; null if we needn't ask. */
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

/** Naming or numbering each task is not describing them. */
function isDescribed({ mentions }: TaskSet): boolean {
  return mentions.some((mention) => mention.by !== 'positions' && !(mention.by === 'ids' && mentions.length > 1))
}

/** Fixes the set to these ids, so that a task that matches later isn't touched. */
export function exactly(set: TaskSet, tasks: readonly Task[]): TaskSet {
  return { text: set.text, mentions: [{ by: 'ids', task_ids: tasks.map((task) => task.id) }], many: true }
}
