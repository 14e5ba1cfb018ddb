// Somebody who talks and has tasks: in memory, thousands of times, or with the whole application on a real database.

import { randomUUID } from 'node:crypto'
import type { StepPorts } from '../../src/agent/invoke.ts'
import type { TurnPorts } from '../../src/agent/ports.ts'
import { takeTurn } from '../../src/agent/turn.ts'
import { type ChatRequest, type ChatResponse, chatResponseSchema } from '../../src/domain/chat.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import type { Task } from '../../src/domain/task.ts'
import { emptyMetadata } from '../../src/engine/memory.ts'
import { runTool } from '../../src/tools/run.ts'
import { MemoryStore } from '../simulation/memory-store.ts'
import type { World } from '../simulation/world.ts'
import type { TestApp } from '../support/app.ts'

export type Fields = Pick<
  Task,
  'title' | 'description' | 'priority' | 'due_date' | 'recurrence' | 'remind_before' | 'status'
>
export type Extra = Pick<ChatRequest, 'done_meanwhile'>

export interface Talker {
  say(message: string, extra?: Extra): Promise<ChatResponse>
  tasks(): Promise<readonly Task[]>
  add(fields: Fields): Promise<void>
  /** A change that is not said: by somebody else, or in the list. */
  change(id: string, changes: Partial<Fields>): Promise<void>
}

export const options = { defaults: defaultSettings, timezone: 'UTC', engine_version: 'simulated' }

export const tools: StepPorts['tools'] = {
  call: (scope, call) =>
    runTool(call.tool_name, call.parameters, scope, (fault) => {
      throw fault
    }),
}

export interface InMemory extends Talker {
  readonly memory: MemoryStore
  readonly user_id: string
  readonly conversation_id: string
  readonly ports: TurnPorts
}

/** Time passes with everything that is done. */
export function talkInMemory(world: World): InMemory {
  const memory = new MemoryStore({ clock: () => world.now, newId: world.newId })
  const [user_id, conversation_id] = ['ann', world.newId()]
  const shelf = memory.shelf(user_id)
  shelf.conversations.set(conversation_id, {
    metadata: emptyMetadata,
    current_state: 'IDLE',
    pending_id: null,
    turn_count: 0,
  })
  const ports = {
    store: memory,
    tools,
    now: () => new Date(world.now),
    newId: world.newId,
    newToken: world.newId,
  }
  const later = () => {
    world.now += 1 + Math.floor(world.random() * 40_000)
    return new Date(world.now).toISOString()
  }
  return {
    memory,
    user_id,
    conversation_id,
    ports,
    async say(message, extra = {}) {
      later()
      const request = { user_id, conversation_id, message_id: world.newId(), message, ...extra }
      return chatResponseSchema.parse(JSON.parse(await takeTurn(ports, options, request)))
    },
    tasks: async () => [...shelf.tasks.values()],
    async add(fields) {
      const [id, at] = [world.newId(), later()]
      const completed_at = fields.status === 'completed' ? at : null
      shelf.tasks.set(id, { id, user_id, ...fields, created_at: at, updated_at: at, completed_at })
    },
    async change(id, changes) {
      const [task, at] = [shelf.tasks.get(id), later()]
      if (task === undefined) throw new Error(`there is no task ${id}`)
      const status = changes.status ?? task.status
      const completed_at = status === 'completed' ? (task.completed_at ?? at) : null
      shelf.tasks.set(id, { ...task, ...changes, updated_at: at, completed_at })
    },
  }
}

export function talkTo(app: TestApp): Talker {
  const user = randomUUID()
  let conversation_id: string | undefined
  async function tool(name: string, parameters: object): Promise<Task> {
    const { body } = await app.call(user, 'POST', `/api/tools/${name}`, parameters)
    if (body.success !== true) throw new Error(`${name}: ${JSON.stringify(body)}`)
    return body.data.task
  }
  return {
    async say(message, extra = {}) {
      const more = conversation_id === undefined ? extra : { ...extra, conversation_id }
      const reply = await app.say(user, message, more)
      conversation_id = reply.conversation_id
      return reply
    },
    async tasks() {
      const { body } = await app.call(user, 'GET', '/api/tasks?limit=100')
      return body.data.tasks
    },
    async add({ status, ...fields }) {
      const { id } = await tool('add_task', fields)
      if (status === 'completed') await tool('complete_task', { task_id: id })
    },
    async change(id, changes) {
      await tool('update_task', { task_id: id, ...changes })
    },
  }
}
