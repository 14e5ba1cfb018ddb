import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { ToolResponse } from '../domain/tool-call.ts'
import type { TransportScope } from './scope.ts'

/** Everything that reads tasks uses list_tasks: the same checks, and an audit record. */
export async function listTasks(
  scope: TransportScope,
  parameters: Record<string, unknown>,
): Promise<NonNullable<ToolResponse['data']>> {
  const response = await scope.callTool('list_tasks', parameters, {})
  if (response.data !== null && response.success) return response.data
  throw new ProtocolError(ProtocolErrorCode.InternalError, response.error ?? 'The tasks cannot be read right now')
}

/** Today and tomorrow as days of this user's calendar. */
export async function daysOf(scope: TransportScope): Promise<{ today: string; tomorrow: string }> {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: await scope.timezone() }).format(new Date())
  const after = new Date(`${today}T00:00:00Z`)
  after.setUTCDate(after.getUTCDate() + 1)
  return { today, tomorrow: after.toISOString().slice(0, 10) }
}
