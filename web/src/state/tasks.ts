// The tasks the page knows of, wherever they are shown: what the server last said, and over it what is being changed now.

import type { Task } from '../../../src/domain/task.ts'
import type { ToolResponse } from '../../../src/domain/tool-call.ts'
import { callTool, listTasks } from '../api/calls.ts'
import { announce, tell, tellFault } from './notices.ts'
import type { Reply } from './replies.ts'
import { createStore, usePart } from './store.ts'

export type Changes = Partial<Pick<Task, 'title' | 'priority' | 'due_date' | 'status'>>

/** null: it is gone. */
const known = createStore<ReadonlyMap<string, Task | null>>(new Map())
const underWay = new Map<string, { task: Task; changes: Changes }>()

/** A task as it is now; `shown` stands in until more is known. */
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
  for (const { tool_name, status, result } of tool_calls) {
    const { task, tasks = [] } = result?.data ?? {}
    if (status !== 'SUCCESS') continue
    if (tool_name === 'delete_task' && task !== undefined) forget(task.id)
    else learn(task === undefined ? tasks : [task])
  }
}

export function forget(id: string): void {
  known.change((before) => (before.get(id) === null ? before : new Map(before).set(id, null)))
}

export function tick(task: Task): Promise<void> {
  const completed = task.status !== 'completed'
  return change(task, { status: completed ? 'completed' : 'pending' }, () =>
    callTool('complete_task', { task_id: task.id, completed }),
  )
}

export function update(task: Task, changes: Changes): Promise<void> {
  return change(task, changes, () => callTool('update_task', { task_id: task.id, ...changes }))
}

/** Shown at once; taken back when the server does not agree. */
async function change(task: Task, changes: Changes, call: () => Promise<ToolResponse>): Promise<void> {
  const hoped = { ...task, ...changes }
  underWay.set(task.id, { task: hoped, changes })
  put(hoped)
  try {
    const response = await call()
    settle(task, hoped, response)
  } catch (fault) {
    if (underWay.get(task.id)?.task === hoped) underWay.delete(task.id)
    put(task)
    tellFault(fault)
  }
}

function settle(task: Task, hoped: Task, { success, data, error, error_code }: ToolResponse): void {
  const isLast = underWay.get(task.id)?.task === hoped
  if (isLast) underWay.delete(task.id)
  if (success && data?.task !== undefined) {
    if (isLast) put(data.task)
    announce(sayChange(data.task, task))
    return
  }
  if (error_code === 'TASK_NOT_FOUND') forget(task.id)
  else put(task)
  tell(error ?? 'That did not work. Please try again.')
}

function sayChange(task: Task, before: Task): string {
  if (task.status !== before.status) return `${task.title}: ${task.status === 'completed' ? 'done' : 'open again'}`
  return `${task.title}: saved`
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
