// Tasks that a turn only read are stored in full in its reply and with its decisions. In its messages and in the audit
// of its calls they are left out, and filled in from the reply when somebody looks.

import type { TurnRecord } from '../agent/ports.ts'
import type { ToolCallRecord, ToolInvocationRecord, ToolResponse } from '../domain/tool-call.ts'
import { isReadOnly } from '../domain/tool-hints.ts'

/** A result without its data, in a form that earlier versions can read. */
const EMPTY: ToolResponse = { success: true, data: null, error: null, error_code: null }

/** A turn's record without what its reply contains already. */
export function withoutReadTwice(record: TurnRecord): TurnRecord {
  // All calls in the messages are among the invocations.
  if (!record.invocations.some(isRead)) return record
  const replied = new Set(record.messages.flatMap(({ tool_calls }) => tool_calls.map(({ id }) => id)))
  return {
    ...record,
    messages: record.messages.map((message) => ({ ...message, tool_calls: message.tool_calls.map(emptied) })),
    invocations: record.invocations.map((call) => (replied.has(call.id) ? emptied(call) : call)),
  }
}

function emptied<Call extends ToolCallRecord | ToolInvocationRecord>(call: Call): Call {
  return isRead(call) ? { ...call, result: EMPTY } : call
}

function isRead({ tool_name, result }: ToolCallRecord | ToolInvocationRecord): boolean {
  return isReadOnly(tool_name) && result?.success === true
}

/** The calls of a turn's message, taken from its reply (a row of `turns`); older turns may have been deleted. */
export const callsOfMessage = `coalesce(said.reply -> 'tool_calls', m.tool_calls)`

/** The result of a call in `tool_invocations`, called `d`. */
export const resultOfCall = `case when success and result -> 'data' = 'null' then coalesce((
    select jsonb_path_query_first(t.reply::jsonb -> 'tool_calls', '$[*] ? (@.id == $id)', jsonb_build_object('id', d.id)) -> 'result'
    from turns t where t.user_id = $1 and t.message_id = d.message_id), result) else result end`
