import type { Reference } from '../../domain/action.ts'
import type { Task } from '../../domain/task.ts'
import type { ToolResponse } from '../../domain/tool-call.ts'
import { matchTitles } from '../resolve.ts'
import { call, type Scene, type Steps } from './steps.ts'

/** Which tasks a reference means, or why that cannot be said. */
export type Found =
  | {
      readonly kind: 'tasks'
      readonly tasks: readonly Task[]
      readonly unsure: boolean
      readonly gone: readonly number[]
    }
  | { readonly kind: 'several'; readonly reference: string; readonly tasks: readonly Task[] }
  | { readonly kind: 'none'; readonly reference: string; readonly current: readonly Task[] }
  | { readonly kind: 'no_position'; readonly position: number; readonly current: readonly Task[] }
  | { readonly kind: 'unknown'; readonly reference: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'empty'; readonly label: string }
  | { readonly kind: 'failed' }

const CANDIDATES = 100
const BULK_PAGES = 10

/** Reads before acting: looks up what a reference means, preferring tasks in the status that can still be changed. */
export function* find(scene: Scene, which: Reference, prefer: Task['status'] | null): Steps<Found> {
  switch (which.kind) {
    case 'missing':
      return { kind: 'missing' }
    case 'words':
      return yield* findByWords(scene, which, prefer)
    case 'positions':
      return yield* findByPosition(scene, which.positions)
    case 'pronoun':
      return yield* findRemembered(scene, which.text, scene.context.metadata.mentioned, which.many)
    case 'other':
      return yield* findRemembered(scene, which.text, scene.context.metadata.others, false)
    case 'ids':
      return yield* findIds(scene, which.text, which.task_ids)
    case 'every':
      return yield* findEvery(scene, which)
  }
}

type Words = Extract<Reference, { kind: 'words' }>

function* findByWords(scene: Scene, which: Words, prefer: Task['status'] | null): Steps<Found> {
  const near = yield* read(scene, { query: which.text, status: 'all', sort: 'relevance' })
  if (near === null) return { kind: 'failed' }
  const found = choose(scene, which, near, prefer)
  if (found !== null) return found
  // No title has these words: look for typos and parts of words among the tasks that would be listed.
  const current = yield* read(scene, { status: 'pending', limit: CANDIDATES })
  if (current === null) return { kind: 'failed' }
  const alike = choose(scene, which, current, prefer)
  if (alike !== null && (alike.kind !== 'tasks' || !alike.unsure)) return alike
  return (yield* findEach(scene, which, prefer)) ?? alike ?? { kind: 'none', reference: which.text, current }
}

const MOST_NAMED = 10

/** "eggs and bread" are two tasks where no title has both; null unless each of them is one task for sure. */
function* findEach(scene: Scene, which: Words, prefer: Task['status'] | null): Steps<Found | null> {
  const names = which.text.split(/, | and /).map((name) => name.replace(/^and |^the /, '').trim())
  if (names.length < 2 || names.length > MOST_NAMED || which.quoted === true || names.includes('')) return null
  const tasks: Task[] = []
  for (const text of names) {
    const near = yield* read(scene, { query: text, status: 'all', sort: 'relevance' })
    const found = near === null ? null : choose(scene, { kind: 'words', text }, near, prefer)
    if (found?.kind !== 'tasks') return null
    tasks.push(...found.tasks)
  }
  return { kind: 'tasks', tasks, unsure: false, gone: [] }
}

function choose(scene: Scene, which: Words, tasks: readonly Task[], prefer: Task['status'] | null): Found | null {
  const matches = matchTitles(which.text, tasks)
  if (matches === null) return null
  const preferred = prefer === null ? matches.tasks : matches.tasks.filter((task) => task.status === prefer)
  const left = preferred.length > 0 ? preferred : matches.tasks
  scene.trace.push(`'${which.text}' matches ${left.length} by ${matches.likeness}`)
  if (left.length > 1 && which.all !== true) return { kind: 'several', reference: which.text, tasks: inListOrder(left) }
  return { kind: 'tasks', tasks: left, unsure: matches.likeness === 'fuzzy' || matches.likeness === 'inside', gone: [] }
}

function* findByPosition(scene: Scene, positions: readonly number[]): Steps<Found> {
  const { task_references } = scene.context.metadata
  if (task_references === null) return yield* findInCurrentList(scene, positions)
  const count = Object.keys(task_references).length
  const wanted = positions.map((position) => (position < 0 ? count + 1 + position : position))
  const unknown = wanted.find((position) => task_references[String(position)] === undefined)
  if (unknown !== undefined) {
    const current = yield* read(scene, { status: 'pending', limit: 20 })
    return current === null ? { kind: 'failed' } : { kind: 'no_position', position: unknown, current }
  }
  const ids = wanted.map((position) => task_references[String(position)] ?? '')
  const tasks = yield* readIds(scene, ids)
  if (tasks === null) return { kind: 'failed' }
  const gone = wanted.filter((_, index) => !tasks.some((task) => task.id === ids[index]))
  return { kind: 'tasks', tasks, unsure: false, gone }
}

function* findInCurrentList(scene: Scene, positions: readonly number[]): Steps<Found> {
  const current = yield* read(scene, { status: 'pending', limit: CANDIDATES })
  if (current === null) return { kind: 'failed' }
  const wanted = positions.map((position) => (position < 0 ? current.length + 1 + position : position))
  const unknown = wanted.find((position) => current[position - 1] === undefined)
  if (unknown !== undefined) return { kind: 'no_position', position: unknown, current: current.slice(0, 20) }
  return { kind: 'tasks', tasks: wanted.flatMap((position) => current[position - 1] ?? []), unsure: false, gone: [] }
}

function* findRemembered(scene: Scene, text: string, ids: readonly string[], many: boolean): Steps<Found> {
  const isBoth = /\bboth\b/i.test(text)
  if (ids.length === 0 || (ids.length > 1 && !many) || (isBoth && ids.length !== 2))
    return { kind: 'unknown', reference: text }
  return yield* findIds(scene, text, ids)
}

function* findIds(scene: Scene, text: string, ids: readonly string[]): Steps<Found> {
  const tasks = yield* readIds(scene, ids)
  if (tasks === null) return { kind: 'failed' }
  return tasks.length > 0 ? { kind: 'tasks', tasks, unsure: false, gone: [] } : { kind: 'unknown', reference: text }
}

function* findEvery(scene: Scene, which: Extract<Reference, { kind: 'every' }>): Steps<Found> {
  const { label, ...filter } = which.filter
  const tasks: Task[] = []
  let cursor: string | null = null
  for (let page = 0; page < BULK_PAGES; page++) {
    const response: ToolResponse = yield* call(scene, 'list_tasks', {
      ...filter,
      limit: CANDIDATES,
      ...(cursor === null ? {} : { cursor }),
    })
    if (!response.success) return { kind: 'failed' }
    tasks.push(...(response.data?.tasks ?? []))
    cursor = response.data?.next_cursor ?? null
    if (cursor === null) break
  }
  return tasks.length > 0
    ? { kind: 'tasks', tasks, unsure: false, gone: [] }
    : { kind: 'empty', label: label ?? which.text }
}

/** The tasks with these ids that still exist, in this order. */
export function* readIds(scene: Scene, ids: readonly string[]): Steps<readonly Task[] | null> {
  const tasks = yield* read(scene, {
    query: ids.join(' '),
    status: 'all',
    limit: Math.min(100, Math.max(1, ids.length)),
  })
  return tasks === null ? null : ids.flatMap((id) => tasks.find((task) => task.id === id) ?? [])
}

export function* read(scene: Scene, parameters: Record<string, unknown>): Steps<readonly Task[] | null> {
  const response = yield* call(scene, 'list_tasks', parameters)
  return response.success ? (response.data?.tasks ?? []) : null
}

/** "all" of what can still be changed, unless another status was said. */
export function inStatus(which: Reference, status: Task['status']): Reference {
  return which.kind === 'every' ? { ...which, filter: { status, ...which.filter } } : which
}

const ranks = { high: 1, medium: 2, low: 3 } as const

/** The order every list has: due date (none last), then priority, then age. */
function inListOrder(tasks: readonly Task[]): Task[] {
  const key = (task: Task): [string, number, string] => [
    task.due_date === null ? '~' : task.due_date.length === 10 ? task.due_date : new Date(task.due_date).toISOString(),
    task.priority === null ? 4 : ranks[task.priority],
    task.id,
  ]
  return [...tasks].sort((one, other) => {
    const [a, b] = [key(one), key(other)]
    const at = a.findIndex((value, index) => value !== b[index])
    return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1
  })
}
