import type { IntentType } from './intent.ts'
import type { ToolName } from './tool-call.ts'

/** What a tool may do, as MCP clients are told it. */
export interface Hints {
  readonly readOnlyHint: boolean
  readonly destructiveHint: boolean
  readonly idempotentHint: boolean
  readonly openWorldHint: boolean
}

/** The only place that says which tools change tasks. */
export const toolHints: Readonly<Record<ToolName, Hints>> = {
  add_task: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
  list_tasks: { readOnlyHint: true, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  update_task: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
  complete_task: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
  delete_task: { readOnlyHint: false, destructiveHint: true, idempotentHint: false, openWorldHint: false },
}

/** A direct tool call. */
export const toolIntents: Readonly<Record<ToolName, IntentType>> = {
  add_task: 'CREATE_TASK',
  list_tasks: 'LIST_TASKS',
  update_task: 'UPDATE_TASK',
  complete_task: 'COMPLETE_TASK',
  delete_task: 'DELETE_TASK',
}

export const READ_ONLY_TOOLS: readonly string[] = Object.entries(toolHints).flatMap(([name, { readOnlyHint }]) =>
  readOnlyHint ? [name] : [],
)

/** An unknown tool may change anything. */
export function isReadOnly(tool_name: string): boolean {
  return READ_ONLY_TOOLS.includes(tool_name)
}
