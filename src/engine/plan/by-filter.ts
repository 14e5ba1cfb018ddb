// "done all today's cars bar the corsa": no title says "cars", but the due date narrows it down. We ask about what the
// filter leaves and never act on it directly.

import type { TaskSet, Where } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { type Found, resolve } from './resolve.ts'
import type { Scene, Steps } from './steps.ts'

export type Filtered = Found & { readonly guessed?: true }

export function* resolveOrFilter(scene: Scene, set: TaskSet, prefer: Task['status'] | null): Steps<Filtered> {
  const found = yield* resolve(scene, set, prefer)
  const [mention, ...others] = set.mentions
  const isUnknown = found.kind === 'none' && mention?.by === 'name' && !mention.quoted
  // "both garden jobs on saturday" when only one garden job exists on any day.
  const isFewer = found.kind === 'several' && found.tasks.length < (set.count ?? 0)
  if (!(isUnknown || isFewer) || others.length > 0 || !narrows(set.where)) return found
  const like = yield* resolve(scene, { ...set, mentions: [{ by: 'all' }], many: true }, 'pending')
  if (like.kind !== 'tasks') return found
  if (set.count !== undefined && like.tasks.length !== set.count) return found
  return like.tasks.length === 1 || SEVERAL.test(set.text) ? { ...like, guessed: true } : found
}

const SEVERAL = /^(?:all|every|each|both)\b|s$/i

function narrows({ due_after, due_before, overdue, priorities }: Where = {}): boolean {
  return [due_after, due_before, overdue, priorities].some((said) => said !== undefined)
}
