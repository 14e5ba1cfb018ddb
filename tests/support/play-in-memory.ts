// A conversation with the real turn, engine and tools on the store in memory: milliseconds instead of a database.

import { type TurnRequest, takeTurn } from '../../src/agent/turn.ts'
import { type ChatResponse, chatResponseSchema } from '../../src/domain/chat.ts'
import { defaultSettings, type OwnSettings } from '../../src/domain/settings.ts'
import type { Task } from '../../src/domain/task.ts'
import type { TaskStore, ToolScope } from '../../src/tools/contract.ts'
import { runTool } from '../../src/tools/run.ts'
import { MemoryStore } from '../simulation/memory-store.ts'
import { memoryTasks } from '../simulation/memory-tasks.ts'
import { aQuery } from './a-query.ts'

export interface Stage {
  say(message: string, conversation_id?: string): Promise<ChatResponse>
  pass(seconds: number): void
  /** Pending tasks in their normal order. */
  pending(): Promise<readonly Task[]>
  /** All tasks, in the order they were made. */
  all(): readonly Task[]
}

const options = { defaults: defaultSettings, timezone: 'UTC', engine_version: 'in memory' }

export function openStage(settings: OwnSettings = {}, tasks: readonly Task[] = []): Stage {
  let now = Date.UTC(2026, 1, 9, 10)
  let ids = 0
  const newId = () => `01900000-0000-7000-8000-${(++ids).toString(16).padStart(12, '0')}`
  const store = new MemoryStore({ clock: () => now, newId })
  const shelf = store.shelf('u')
  shelf.settings = settings
  for (const task of tasks) shelf.tasks.set(task.id, { ...task, user_id: 'u' })
  const tools = {
    call: (scope: ToolScope, { tool_name, parameters }: { tool_name: string; parameters: object }) =>
      runTool(tool_name, parameters, { ...scope, tasks: failing(scope.tasks) }, () => {}),
  }
  const ports = { store, tools, now: () => new Date(now), newId, newToken: newId }
  return {
    async say(message, conversation_id) {
      now += 1000
      const request: TurnRequest = {
        user_id: 'u',
        message,
        message_id: newId(),
        ...(conversation_id === undefined ? {} : { conversation_id }),
      }
      return chatResponseSchema.parse(JSON.parse(await takeTurn(ports, options, request)))
    },
    pass: (seconds) => {
      now += seconds * 1000
    },
    async pending() {
      const nothing = { tasks: new Map(), confirmations: new Map(), deletions: new Map() }
      const tasks = memoryTasks(store, { user_id: 'u', started_at: now, open: true, ...nothing })
      return (await tasks.list({ ...everything, status: 'pending', limit: 100 })).map((row) => row.task)
    },
    all: () => [...shelf.tasks.values()],
  }
}

/** As the tests plant it in a real database: these words cannot be written, or not changed and deleted. */
function failing(tasks: TaskStore): TaskStore {
  const titleOf = async (id: string) => (await tasks.list({ ...everything, ids: [id] }))[0]?.task.title ?? ''
  const demand = (title: string, word: string) => {
    if (title.includes(word)) throw new Error('planted')
  }
  return {
    ...tasks,
    async add(id, fields) {
      demand(fields.title, 'unwritable')
      return await tasks.add(id, fields)
    },
    async update(id, changes) {
      demand(await titleOf(id), 'stubborn')
      return await tasks.update(id, changes)
    },
    async remove(id, proof) {
      demand(await titleOf(id), 'stubborn')
      return await tasks.remove(id, proof)
    },
  }
}

const everything = aQuery({ limit: 1 })
