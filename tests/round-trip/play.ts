// Plays a conversation in process: the engine with its real tools, on tasks in memory, at a fixed moment.

import type { ConversationMetadata, ConversationState } from '../../src/domain/conversation.ts'
import type {
  AgentDecision,
  DecisionContext,
  Observation,
  PendingAction,
  ReplyStatus,
} from '../../src/domain/decision.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import type { Task } from '../../src/domain/task.ts'
import { decide } from '../../src/engine/decide.ts'
import { emptyMetadata } from '../../src/engine/memory.ts'
import { runTool } from '../../src/tools/run.ts'
import { MemoryStore } from '../simulation/memory-store.ts'
import { fromDueDate, NOW, toDueDate } from './days.ts'
import type { ModelTask } from './meaning.ts'

export interface Reply {
  readonly said: string
  readonly text: string
  readonly status: ReplyStatus
}

export interface Played {
  readonly before: readonly ModelTask[]
  readonly after: readonly ModelTask[]
  readonly replies: readonly Reply[]
}

export interface Conversation {
  readonly before: readonly ModelTask[]
  readonly turns: readonly string[]
  /** What may be answered with yes; everything else that is asked stays unanswered. */
  readonly confirms: 'delete' | 'bulk' | null
}

const USER = 'ann'
const everything = {
  status: 'all',
  priority: null,
  due_before: null,
  due_after: null,
  ids: null,
  words: null,
  title_key: null,
  sort: 'created',
  limit: 1000,
  after: null,
} as const

export async function play({ before, turns, confirms }: Conversation): Promise<Played> {
  const talk = new Talk(before)
  const replies: Reply[] = []
  for (const said of turns) replies.push(await talk.say(said))
  const last = replies.at(-1)?.status
  const isAsked = last === 'confirmation_required' || (confirms === 'bulk' && last === 'clarification_needed')
  if (confirms !== null && isAsked) replies.push(await talk.say('yes'))
  return { before, after: talk.tasks(), replies }
}

/** One conversation of one user. */
class Talk {
  #ids = 0
  #clock = Date.parse(NOW)
  #tasks: Task[]
  #metadata: ConversationMetadata = emptyMetadata
  #pending: PendingAction | null = null
  #state: ConversationState = 'IDLE'

  constructor(before: readonly ModelTask[]) {
    this.#tasks = before.map((task) => this.#toTask(task))
  }

  tasks(): ModelTask[] {
    return this.#tasks.map(fromTask)
  }

  async say(said: string): Promise<Reply> {
    this.#clock += 5000
    const decision = await this.#turn(said)
    this.#metadata = decision.metadata ?? this.#metadata
    this.#pending = decision.pending_action
    this.#state = decision.current_state
    return { said, text: decision.response_text ?? '', status: decision.status }
  }

  /** Each turn has a store of its own, filled with what the turn before left. */
  async #turn(said: string): Promise<AgentDecision> {
    const newId = () => this.#newId()
    const store = new MemoryStore({ clock: () => this.#clock, newId })
    const shelf = store.shelf(USER)
    for (const task of this.#tasks) shelf.tasks.set(task.id, task)
    const conversation_id = idOf(9, 1)
    const message_id = newId()
    const opened = await store.openTurn({
      user_id: USER,
      message_id,
      conversation_id,
      is_new: true,
      request_hash: '',
      window: 50,
      timeout_ms: 1000,
    })
    if (opened.kind !== 'open') throw new Error('the store did not open')
    const { turn } = opened
    if (this.#pending !== null) await turn.grant(this.#pending)
    const scope = { user_id: USER, tasks: turn.tasks, turn: { conversation_id, message_id }, newId, newToken: newId }
    const context = this.#context(said, conversation_id)
    const observations: Observation[] = []
    for (let step = 0; step < 60; step++) {
      const decision = decide(context, observations)
      if (decision.tool_calls === null) {
        this.#tasks = (await turn.tasks.list(everything)).map((row) => row.task)
        return decision
      }
      if (decision.grant !== null) await turn.grant(decision.grant)
      for (const { tool_name, parameters } of decision.tool_calls) {
        const response = await runTool(tool_name, parameters, scope, (fault) => {
          throw fault
        })
        observations.push({ tool_name, parameters, response })
      }
    }
    throw new Error(`no end to '${said}'`)
  }

  #context(message: string, conversation_id: string): DecisionContext {
    return {
      user_id: USER,
      message,
      conversation_id,
      message_history: [],
      pending_confirmation: this.#pending,
      confirms: null,
      metadata: this.#metadata,
      current_state: this.#state,
      settings: defaultSettings,
      now: new Date(this.#clock).toISOString(),
      timezone: 'UTC',
      voice: 'policy',
      fresh_id: this.#newId(),
      engine_version: 'round trip',
    }
  }

  #newId(): string {
    return idOf(8, ++this.#ids)
  }

  #toTask({ key, title, note, priority, due, done }: ModelTask): Task {
    return {
      id: idOf(0, key),
      user_id: USER,
      title,
      description: note,
      priority,
      due_date: toDueDate(due),
      recurrence: null,
      remind_before: null,
      status: done ? 'completed' : 'pending',
      created_at: NOW,
      updated_at: NOW,
      completed_at: done ? NOW : null,
    }
  }
}

/** Ids sort by age: what was there before comes before what is added. */
function idOf(group: number, number: number): string {
  return `0190000${group}-0000-7000-9000-${String(number).padStart(12, '0')}`
}

function fromTask({ id, title, description, priority, due_date, status }: Task): ModelTask {
  const key = id.startsWith('01900000') ? Number(id.slice(-12)) : 0
  return { key, title, note: description, priority, due: fromDueDate(due_date), done: status === 'completed' }
}
