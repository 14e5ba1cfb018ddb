import type { ToolInvocationRecord, ToolName, ToolResponse } from '../domain/tool-call.ts'
import type { TaskStore } from '../tools/contract.ts'
import type { Tools, TurnPorts } from './ports.ts'

/** One transaction of a user's for a tool that is called outside any conversation. */
export interface OpenCall {
  readonly tasks: TaskStore
  finish(record: ToolInvocationRecord): Promise<void>
  abandon(): Promise<void>
}

export interface CallStore {
  openCall(user_id: string): Promise<OpenCall>
}

export interface CallPorts extends Pick<TurnPorts, 'now' | 'newId' | 'newToken'> {
  readonly calls: CallStore
  readonly tools: Tools
}

/** Runs one tool for a caller; effect and audit commit together. */
export async function callDirectly(
  ports: CallPorts,
  user_id: string,
  tool_name: ToolName,
  parameters: Record<string, unknown>,
): Promise<ToolResponse> {
  const open = await ports.calls.openCall(user_id)
  try {
    const started = ports.now()
    const scope = { user_id, tasks: open.tasks, turn: null, newId: ports.newId, newToken: ports.newToken }
    const response = await ports.tools.call(scope, {
      tool_name,
      parameters: { user_id, ...parameters },
    })
    await open.finish({
      id: ports.newId(),
      conversation_id: null,
      message_id: null,
      user_id,
      tool_name,
      parameters,
      intent_classification: null,
      result: response,
      success: response.success,
      error_message: response.error,
      invoked_at: started.toISOString(),
      duration_ms: Math.max(0, ports.now().getTime() - started.getTime()),
    })
    return response
  } catch (fault) {
    await open.abandon()
    throw fault
  }
}
