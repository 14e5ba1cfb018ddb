// The store in memory: the same promises as the real one (transactions, locks, the database's clock), small enough to
// be run hundreds of thousands of times, and with the faults we want to be sure of noticing.

import type {
  Fate,
  Loaded,
  Opened,
  OpenRequest,
  OpenTurn,
  StoredReply,
  TurnRecord,
  TurnStore,
} from '../../src/agent/ports.ts'
import type { DecisionRecord } from '../../src/domain/audit.ts'
import {
  type ConversationMetadata,
  type ConversationState,
  conversationMetadataSchema,
  type Message,
} from '../../src/domain/conversation.ts'
import { writtenOut } from '../../src/domain/decided.ts'
import type { PendingAction } from '../../src/domain/decision.ts'
import type { OwnSettings } from '../../src/domain/settings.ts'
import type { Task } from '../../src/domain/task.ts'
import type { ToolInvocationRecord } from '../../src/domain/tool-call.ts'
import { Locks } from './locks.ts'
import { memoryTasks } from './memory-tasks.ts'
import type { Planted } from './planted.ts'

export interface StoredConfirmation extends Omit<PendingAction, 'action_type' | 'task_description' | 'task_id'> {
  user_id: string
  granted_by: 'chat' | 'setting' | 'token' | 'elicitation'
  conversation_id: string | null
  token: string | null
  consumed_at: number | null
  consumed_by: string | null
}

export interface StoredConversation {
  metadata: ConversationMetadata
  current_state: ConversationState
  pending_id: string | null
  turn_count: number
}

export interface StoredTurn extends StoredReply {
  message_id: string
  conversation_id: string
  seq: number
}

/** Everything of one user. */
export interface Shelf {
  tasks: Map<string, Task>
  conversations: Map<string, StoredConversation>
  messages: Map<string, Message[]>
  turns: Map<string, StoredTurn>
  confirmations: Map<string, StoredConfirmation>
  deletions: Map<string, string>
  decisions: DecisionRecord[]
  invocations: ToolInvocationRecord[]
  settings: OwnSettings
}

/** Changes of one transaction, seen by nobody else until it commits. */
export interface Transaction {
  readonly user_id: string
  readonly started_at: number
  readonly tasks: Map<string, Task | null>
  readonly confirmations: Map<string, StoredConfirmation>
  readonly deletions: Map<string, string>
  open: boolean
}

export interface MemoryOptions {
  readonly planted?: Planted | undefined
  /** Gives back what was written as it is, without the time it takes to read it by its schema. */
  readonly asWritten?: boolean
  clock(): number
  newId(): string
}

export class MemoryStore implements TurnStore {
  readonly shelves = new Map<string, Shelf>()
  readonly locks = new Locks()
  readonly options: MemoryOptions
  /** Turns in the order they were committed. */
  readonly committed: { user_id: string; message_id: string }[] = []

  constructor(options: MemoryOptions) {
    this.options = options
  }

  shelf(user_id: string): Shelf {
    let shelf = this.shelves.get(user_id)
    if (shelf === undefined) {
      shelf = {
        tasks: new Map(),
        conversations: new Map(),
        messages: new Map(),
        turns: new Map(),
        confirmations: new Map(),
        deletions: new Map(),
        decisions: [],
        invocations: [],
        settings: {},
      }
      this.shelves.set(user_id, shelf)
    }
    return shelf
  }

  async openTurn(request: OpenRequest): Promise<Opened> {
    const { user_id, message_id, conversation_id } = request
    const transaction: Transaction = {
      user_id,
      started_at: this.options.clock(),
      tasks: new Map(),
      confirmations: new Map(),
      deletions: new Map(),
      open: true,
    }
    const shelf = this.shelf(user_id)
    const claim = `turn ${user_id} ${message_id}`
    if (!this.locks.tryTake(claim, transaction)) return { kind: 'running' }
    const done = shelf.turns.get(message_id)
    if (done !== undefined)
      return this.refuse(transaction, { kind: 'done', reply: { request_hash: done.request_hash, body: done.body } })
    if (!request.is_new && !shelf.conversations.has(conversation_id))
      return this.refuse(transaction, { kind: 'no_conversation' })
    await this.locks.take(`conversation ${user_id} ${conversation_id}`, transaction)
    return { kind: 'open', turn: this.turn(transaction, request), loaded: this.load(transaction, request) }
  }

  async fateOf(user_id: string, message_id: string): Promise<Fate> {
    const looking = {}
    const isMine = this.locks.tryTake(`turn ${user_id} ${message_id}`, looking)
    this.locks.releaseAll(looking)
    const turn = this.shelf(user_id).turns.get(message_id)
    if (turn === undefined) return { kind: isMine ? 'nothing' : 'unknown' }
    return { kind: 'done', reply: { request_hash: turn.request_hash, body: turn.body } }
  }

  /** What the database calls now inside a transaction. */
  timeIn(transaction: Transaction): number {
    return this.options.planted === 'now() for clock_timestamp()' ? transaction.started_at : this.options.clock()
  }

  /** A lost connection: whatever it had not committed is as if it had never been. */
  rollback(transaction: Transaction): void {
    transaction.open = false
    this.locks.releaseAll(transaction)
  }

  private refuse(transaction: Transaction, answer: Opened): Opened {
    this.rollback(transaction)
    return answer
  }

  private load(transaction: Transaction, request: OpenRequest): Loaded {
    const shelf = this.shelf(request.user_id)
    const conversation = shelf.conversations.get(request.conversation_id)
    const pending = conversation?.pending_id == null ? undefined : shelf.confirmations.get(conversation.pending_id)
    const window = shelf.settings.context_window_size ?? request.window
    return {
      now: new Date(this.timeIn(transaction)).toISOString(),
      own_settings: shelf.settings,
      metadata: conversation === undefined ? null : this.metadataOf(conversation),
      current_state: conversation?.current_state ?? 'IDLE',
      pending: pending === undefined || pending.consumed_at !== null ? null : toPending(pending),
      history: (shelf.messages.get(request.conversation_id) ?? [])
        .slice(-window)
        .map(({ role, content, timestamp }) => ({ role, content, timestamp })),
    }
  }

  private metadataOf(conversation: StoredConversation): ConversationMetadata {
    return this.options.asWritten === true ? conversation.metadata : readMetadata(conversation)
  }

  private turn(transaction: Transaction, request: OpenRequest): OpenTurn {
    const store = this
    return {
      tasks: memoryTasks(this, transaction),
      async grant(confirmation) {
        transaction.confirmations.set(confirmation.id, toStored(confirmation, request, 'setting'))
      },
      async finish(record) {
        store.commit(transaction, request, record)
        store.rollback(transaction)
      },
      async abandon() {
        store.rollback(transaction)
      },
    }
  }

  private commit(transaction: Transaction, request: OpenRequest, record: TurnRecord): void {
    if (!transaction.open) throw new Error('the connection is gone')
    const { user_id, conversation_id, message_id } = request
    const shelf = this.shelf(user_id)
    for (const [id, task] of transaction.tasks) task === null ? shelf.tasks.delete(id) : shelf.tasks.set(id, task)
    for (const [id, confirmation] of transaction.confirmations) shelf.confirmations.set(id, confirmation)
    for (const [id, confirmation] of transaction.deletions) shelf.deletions.set(id, confirmation)
    const before = shelf.conversations.get(conversation_id)?.turn_count ?? 0
    shelf.conversations.set(conversation_id, {
      metadata: record.metadata,
      current_state: record.current_state,
      pending_id: record.pending?.id ?? null,
      turn_count: before + 1,
    })
    shelf.messages.set(conversation_id, [...(shelf.messages.get(conversation_id) ?? []), ...record.messages])
    if (record.pending !== null && !shelf.confirmations.has(record.pending.id))
      shelf.confirmations.set(record.pending.id, toStored(record.pending, request, 'chat'))
    this.committed.push({ user_id, message_id })
    this.afterCommit('idempotency outside the transaction', () =>
      shelf.turns.set(message_id, {
        message_id,
        conversation_id,
        seq: before + 1,
        request_hash: request.request_hash,
        body: record.reply,
      }),
    )
    this.afterCommit('audit after commit', () => {
      shelf.decisions.push(...record.decisions.map(writtenOut))
      shelf.invocations.push(...record.invocations)
    })
  }

  /** Done with the commit, or, where that fault is planted, a moment after it: a crash in between loses it. */
  private afterCommit(fault: Planted, write: () => void): void {
    if (this.options.planted === fault) this.late.push(write)
    else write()
  }

  /** What a faulty store would write in a second step; the simulation runs it unless the replica died first. */
  readonly late: (() => void)[] = []
}

const read = new WeakMap<StoredConversation, ConversationMetadata>()

/** Read by its schema, as from a database: the order of fields is the schema's from then on. Once for all who try the same turn. */
function readMetadata(conversation: StoredConversation): ConversationMetadata {
  const before = read.get(conversation)
  if (before !== undefined) return before
  const metadata = conversationMetadataSchema.parse(conversation.metadata)
  read.set(conversation, metadata)
  return metadata
}

function toStored(pending: PendingAction, request: OpenRequest, granted_by: 'chat' | 'setting'): StoredConfirmation {
  const { id, task_ids, task_titles, created_at, expires_at } = pending
  return {
    id,
    task_ids,
    task_titles,
    created_at,
    expires_at,
    user_id: request.user_id,
    granted_by,
    conversation_id: request.conversation_id,
    token: null,
    consumed_at: null,
    consumed_by: null,
  }
}

function toPending({ id, task_ids, task_titles, created_at, expires_at }: StoredConfirmation): PendingAction {
  return {
    id,
    action_type: 'DELETE_TASK',
    task_id: task_ids[0] ?? id,
    task_ids,
    task_titles,
    task_description: task_titles.join(', '),
    created_at,
    expires_at,
  }
}
