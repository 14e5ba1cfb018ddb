// The tasks the page knows of, wherever they are shown: what the server last said, and over it what is being changed now.

import type { Effect, KeptFields } from '../../../src/domain/conversation.ts'
import type { Task } from '../../../src/domain/task.ts'
import type { ToolResponse } from '../../../src/domain/tool-call.ts'
import { kept } from '../../../src/engine/plan/effects.ts'
import { callTool, listTasks } from '../api/calls.ts'
import { didBy, keepDone, sayDid } from './done.ts'
import { announce, tell, tellFault } from './notices.ts'
import type { Reply } from './replies.ts'
import { createStore, usePart } from './store.ts'
import { showToast, type Toast } from './toast.ts'

export type Changes = Partial<
  Pick<Task, 'title' | 'description' | 'priority' | 'due_date' | 'recurrence' | 'status'> & { order: string }
>

/** null: it is gone. */
const known = createStore<ReadonlyMap<string, Task | null>>(new Map())
const underWay = new Map<string, { task: Task; changes: Changes }>()

/** The task as it is now; `shown` stands in until it is loaded. */
export function useTask(shown: Task): Task | null {
  return usePart(known, (tasks) => {
    const task = tasks.get(shown.id)
    return task === undefined ? shown : task
  })
}

const MOST_KNOWN = 1000

/** The tasks that somebody may be speaking of: those the page has in memory. */
export function knownTasks(): readonly Task[] {
  const tasks: Task[] = []
  for (const task of known.read().values()) if (task !== null) tasks.push(task)
  return tasks.slice(-MOST_KNOWN)
}

export function knownTask(id: string): Task | null {
  return known.read().get(id) ?? null
}

/** Takes in what the server said; a task keeps its identity when nothing about it is new, and never goes back in time. */
export function learn(tasks: readonly Task[]): void {
  known.change((before) => {
    const news = tasks.filter((task) => {
      const old = before.get(task.id)
      if (underWay.has(task.id)) return false
      return old === undefined || old === null || old.updated_at < task.updated_at
    })
    return news.length === 0 ? before : new Map([...before, ...news.map((task) => [task.id, task] as const)])
  })
}

/** What the tools told while something was answered. */
export function learnFrom({ tool_calls }: Reply): void {
  for (const { tool_name, parameters, status, result } of tool_calls) {
    const { task, tasks = [] } = result?.data ?? {}
    if (status !== 'SUCCESS') continue
    // Of what repeats, one time was passed over.
    const isGone = tool_name === 'delete_task' && parameters.scope !== 'one'
    if (isGone && task !== undefined) forget(task.id)
    else learn(task === undefined ? tasks : [task])
  }
}

export function forget(id: string): void {
  known.change((before) => (before.get(id) === null ? before : new Map(before).set(id, null)))
}

export function tick(task: Task): Promise<void> {
  return asOne([ticking(task)])
}

export function update(task: Task, changes: Changes): Promise<void> {
  return asOne([updating(task, changes)])
}

/** Of a task that repeats, only this time of it gets another date. */
export function moveOne(task: Task, due_date: string | null): Promise<void> {
  return asOne([
    change(task, { due_date }, () => callTool('update_task', { task_id: task.id, due_date, scope: 'one' })),
  ])
}

/** Passes over this time of a task that repeats. */
export function skipOne(task: Task): Promise<void> {
  const { id: task_id, due_date } = task
  return asOne([change(task, { due_date }, () => callTool('delete_task', { task_id, scope: 'one' }))])
}

/** What a change did, or null if it came to nothing. */
export type Doing = Promise<Effect | null>

const underWayTogether = new Set<Promise<void>>()

/** What is told of a change, and the titles in it. */
type Told = Pick<Toast, 'text' | 'titles'>

/** Several changes that are told, and can be taken back, as one. */
export function asOne(doing: readonly Doing[], told?: Told): Promise<void> {
  const together = Promise.all(doing).then((effects) =>
    tellDone(
      effects.flatMap((effect) => effect ?? []),
      told,
    ),
  )
  underWayTogether.add(together)
  return together.finally(() => underWayTogether.delete(together))
}

/** Once everything that is being changed is known to be changed, or not. */
export async function settled(): Promise<void> {
  await Promise.all(underWayTogether)
}

export function tellDone(effects: readonly Effect[], told?: Told): void {
  if (effects.length === 0) return
  const did = effects.map(didBy)
  const { text, titles } = told ?? { text: sayDid(did), titles: did.map(({ title }) => title) }
  const canUndo = keepDone(effects)
  showToast({ text, titles, offers: canUndo ? 'undo' : null, place: 'list', turn_id: null })
  announce(canUndo ? `${text} You can undo this.` : text)
}

export function ticking(task: Task): Doing {
  const completed = task.status !== 'completed'
  return change(task, { status: completed ? 'completed' : 'pending' }, () =>
    callTool('complete_task', { task_id: task.id, completed }),
  )
}

export function updating(task: Task, changes: Changes): Doing {
  return change(task, changes, () => callTool('update_task', { task_id: task.id, ...changes }))
}

/** Shown at once; taken back when the server does not agree. */
async function change(task: Task, changes: Changes, call: () => Promise<ToolResponse>): Doing {
  const hoped = { ...task, ...changes }
  underWay.set(task.id, { task: hoped, changes })
  put(hoped)
  try {
    const response = await inLine(task.id, call)
    return settle(task, hoped, changes, response)
  } catch (fault) {
    if (underWay.get(task.id)?.task === hoped) underWay.delete(task.id)
    put(task)
    tellFault(fault)
    return null
  }
}

const lines = new Map<string, Promise<unknown>>()

/** Changes to one task reach the server in order, however quickly they follow. */
function inLine<Answer>(id: string, call: () => Promise<Answer>): Promise<Answer> {
  const sent = (lines.get(id) ?? Promise.resolve()).then(call, call)
  lines.set(id, sent)
  const end = () => {
    if (lines.get(id) === sent) lines.delete(id)
  }
  sent.then(end, end)
  return sent
}

function settle(task: Task, hoped: Task, changes: Changes, response: ToolResponse): Effect | null {
  const { success, data, error, error_code } = response
  const isLast = underWay.get(task.id)?.task === hoped
  if (isLast) underWay.delete(task.id)
  if (success && data?.task !== undefined) {
    if (isLast) put(data.task)
    return effectOf(task, changes, data.task)
  }
  if (error_code === 'TASK_NOT_FOUND') forget(task.id)
  else put(task)
  tell(error ?? "That didn't work. Please try again.")
  return null
}

/** Only what was changed here counts as different: the rest may have been changed elsewhere. A long note need not go along. */
function effectOf(task: Task, changes: Changes, after: Task): Effect {
  const { description, ...is } = kept(after)
  const note = 'description' in changes
  const touched = new Set([...Object.keys(changes), ...comesAlong(task, changes)])
  const was: Partial<KeptFields> = Object.fromEntries(
    Object.entries(kept(task)).filter(([field]) => touched.has(field)),
  )
  const now = { ...is, description: note ? description : null }
  // A task that had no place has no field for it.
  const { order, ...rest } = { ...now, ...was }
  const place = touched.has('order') ? task.order : order
  return { task_id: task.id, was: { ...rest, ...(place === undefined ? {} : { order: place }) }, is: now }
}

/** What changes with it: completing what repeats moves it, and another date may move its rule. */
function comesAlong({ recurrence }: Task, changes: Changes): readonly (keyof KeptFields)[] {
  const along: (keyof KeptFields)[] = 'status' in changes ? ['completed_at'] : []
  if (recurrence === null || !('status' in changes || 'due_date' in changes)) return along
  return [...along, 'due_date', 'recurrence']
}

function put(task: Task): void {
  known.change((before) => new Map(before).set(task.id, task))
}

const MOST_IDS = 100

/** Asks again for these; the ones that do not come back are gone. */
export async function lookAgain(ids: readonly string[]): Promise<void> {
  for (let from = 0; from < ids.length; from += MOST_IDS) {
    const some = ids.slice(from, from + MOST_IDS)
    const { success, data } = await listTasks({ query: some.join(' '), limit: String(MOST_IDS) })
    if (!success) return
    const found = data?.tasks ?? []
    learn(found)
    const there = new Set(found.map((task) => task.id))
    for (const id of some) if (!there.has(id)) forget(id)
  }
}
