import type { StoredDecision } from '../../src/agent/replay.ts'
import type { ToolInvocationRecord } from '../../src/domain/tool-call.ts'
import { emptyMetadata } from '../../src/engine/memory.ts'
import type { FaultyStore } from './crashing.ts'
import { MemoryStore, type Shelf, type StoredConfirmation } from './memory-store.ts'
import type { Planted } from './planted.ts'
import type { World } from './world.ts'

/** Where the turns of one run are kept. */
export interface Place {
  readonly store: FaultyStore
  readonly users: readonly [string, string]
  /** Turns in the order they were committed. */
  readonly committed: readonly { readonly user_id: string; readonly message_id: string }[]
  begin(user_id: string, conversation_id: string): Promise<void>
  /** From now on this user's deletes are not asked about. */
  trust(user_id: string): Promise<void>
  /** What stands there of these users in the end. */
  kept(users: readonly string[]): Promise<ReadonlyMap<string, Kept>>
}

/** Everything of one user that can be looked at afterwards. */
export interface Kept extends Pick<Shelf, 'tasks' | 'turns' | 'deletions'> {
  readonly conversations: ReadonlyMap<string, { readonly turn_count: number }>
  readonly confirmations: ReadonlyMap<
    string,
    Pick<
      StoredConfirmation,
      'granted_by' | 'conversation_id' | 'task_ids' | 'expires_at' | 'consumed_at' | 'consumed_by'
    >
  >
  readonly decisions: readonly StoredDecision[]
  readonly invocations: readonly Pick<
    ToolInvocationRecord,
    'id' | 'message_id' | 'tool_name' | 'parameters' | 'result' | 'success'
  >[]
}

export function inMemory(world: World, planted: Planted | undefined, asWritten: boolean): Place {
  const store = new MemoryStore({ planted, asWritten, clock: () => world.now, newId: world.newId })
  return {
    store,
    users: ['ann', 'bob'],
    committed: store.committed,
    async begin(user_id, conversation_id) {
      const conversation = { metadata: emptyMetadata, current_state: 'IDLE' as const, pending_id: null, turn_count: 0 }
      store.shelf(user_id).conversations.set(conversation_id, conversation)
    },
    async trust(user_id) {
      store.shelf(user_id).settings = { confirmation_required: false }
    },
    kept: async () => store.shelves,
  }
}
