import type { Changed } from '../domain/change.ts'
import type { ChatRequest, ChatResponse } from '../domain/chat.ts'
import type { CallHow } from '../domain/elicitation.ts'
import type { Reminders } from '../domain/reminder.ts'
import type { ToolResponse } from '../domain/tool-call.ts'

/** Whom a server acts for, and what it can have done for them. */
export interface McpScope {
  readonly user_id: string
  /** Runs one tool; with a key, a call that was answered before gets the same answer and has no second effect. */
  callTool(tool_name: string, parameters: Record<string, unknown>, how: CallHow): Promise<ToolResponse>
}

/** What a client on a transport can have besides. */
export interface TransportScope extends McpScope {
  say(request: ChatRequest): Promise<ChatResponse>
  timezone(): Promise<string>
  reminders(): Promise<Reminders>
  /** Reports this user's changes until the returned function is called. */
  follow(changed: Changed): Promise<() => void>
}

/** Undefined if the caller is unknown. */
export type GetScope = () => McpScope | undefined
