// What a turn needs from the outside. PostgreSQL, PGlite and the simulation's in-memory store implement these.

import type { ConversationMetadata, ConversationState, HistoryMessage, Message } from '../domain/conversation.ts'
import type { Decided } from '../domain/decided.ts'
import type { PendingAction } from '../domain/decision.ts'
import type { Reminded } from '../domain/reminder.ts'
import type { OwnSettings } from '../domain/settings.ts'
import type { Consult, Suggestion } from '../domain/suggestion.ts'
import type { ToolInvocationRecord, ToolName, ToolResponse } from '../domain/tool-call.ts'
import type { TaskStore, ToolScope } from '../tools/contract.ts'

export interface OpenRequest {
  readonly user_id: string
  readonly message_id: string
  readonly conversation_id: string
  /** The conversation begins with this message; otherwise it must exist already. */
  readonly is_new: boolean
  readonly request_hash: string
  /** How many messages to load, for users without a setting of their own. */
  readonly window: number
  readonly timeout_ms: number
}

/** A finished turn's answer, kept so that a repeated request gets the same bytes. */
export interface StoredReply {
  readonly request_hash: string
  readonly body: string
}

/** The outcome of an unacknowledged commit: known once its transaction has ended, either way. */
export type Fate =
  | { readonly kind: 'done'; readonly reply: StoredReply }
  | { readonly kind: 'nothing' }
  | { readonly kind: 'unknown' }

/** The conversation, once it is locked. */
export interface Loaded {
  /** The database's clock, read once the lock is held. */
  readonly now: string
  readonly own_settings: OwnSettings
  readonly metadata: ConversationMetadata | null
  readonly current_state: ConversationState
  readonly pending: PendingAction | null
  readonly history: readonly HistoryMessage[]
  /** Newest first. */
  readonly reminded?: readonly Reminded[]
}

export type Opened =
  | { readonly kind: 'open'; readonly turn: OpenTurn; readonly loaded: Loaded }
  | { readonly kind: 'done'; readonly reply: StoredReply }
  | { readonly kind: 'running' }
  | { readonly kind: 'no_conversation' }

/** Everything a turn writes, committed together with its effects or not at all. */
export interface TurnRecord {
  readonly reply: string
  readonly messages: readonly Message[]
  readonly invocations: readonly ToolInvocationRecord[]
  readonly decisions: readonly Decided[]
  readonly metadata: ConversationMetadata
  readonly current_state: ConversationState
  /** The question that is now waiting for a yes, if any. */
  readonly pending: PendingAction | null
}

/** A transaction that holds the conversation's lock. */
export interface OpenTurn {
  readonly tasks: TaskStore
  /** Stores a confirmation that the user's settings grant in advance. */
  grant(confirmation: PendingAction): Promise<void>
  finish(record: TurnRecord): Promise<void>
  abandon(): Promise<void>
}

export interface TurnStore {
  openTurn(request: OpenRequest): Promise<Opened>
  fateOf(user_id: string, message_id: string): Promise<Fate>
}

export interface ToolRequest {
  readonly tool_name: ToolName
  readonly parameters: Record<string, unknown>
  /** Identifies the call: with the same key, it is the same call. */
  readonly key: string
}

export interface Tools {
  /** The tools change tasks outside the turn's transaction, so it can't be rolled back. */
  readonly isElsewhere?: boolean
  call(scope: ToolScope, call: ToolRequest): Promise<ToolResponse>
}

/** A language model that makes suggestions. */
export interface Model {
  /** Whether to ask it for this user now: they have questions left, and it has been responding. */
  mayAsk(user_id: string): boolean
  /** Always answers within the time given; a failure is an answer too. */
  ask(user_id: string, consult: Consult, within_ms: number): Promise<Suggestion>
}

export interface TurnPorts {
  readonly store: TurnStore
  readonly tools: Tools
  readonly model?: Model | undefined
  /** The process's own clock, for durations and tool calls' times. */
  now(): Date
  newId(): string
  newToken(): string
  /** Receives faults that nobody is waiting for any more. */
  report?(fault: unknown): void
}
