import type { ToolResponse } from '../domain/tool-call.ts'

/** On whose behalf a server acts, and what it can have done for them. */
export interface McpScope {
  readonly user_id: string
  /** Runs one tool; with a key, a call that was answered before gets the same answer and has no second effect. */
  callTool(tool_name: string, parameters: Record<string, unknown>, how: CallHow): Promise<ToolResponse>
}

export interface CallHow {
  readonly key: string | null
}

/** Undefined when nobody is known to call. */
export type GetScope = () => McpScope | undefined
