import type { CallStore } from '../agent/direct.ts'
import type { ToolInvocationRecord } from '../domain/tool-call.ts'
import type { Database } from './database.ts'
import { begin, commit, enter, leave, openLine, type Statement } from './line.ts'
import { taskStore } from './tasks.ts'

const TIMEOUT_MS = 30_000

const record: Statement = {
  name: 'record_invocation',
  text: `insert into tool_invocations (user_id, id, tool_name, parameters, result, success, error_message, invoked_at, duration_ms)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
}

/** Tool calls outside conversations, each in a transaction of its own. */
export function callStore(database: Database, newId: () => string): CallStore {
  return {
    async openCall(user_id) {
      const line = await openLine(database)
      // Not waited for: the tool's own statement travels in the same flight, and fails with these if they fail.
      const opening = Promise.all([line.send(begin), line.send(enter, [user_id, String(TIMEOUT_MS)])])
      opening.catch(() => {})
      return {
        tasks: taskStore(line, user_id, newId),
        async finish(invocation) {
          await opening
          const [, committed] = await Promise.all([line.send(record, valuesOf(invocation)), line.send(commit)])
          if (committed.tag !== 'COMMIT') throw new Error('the call was rolled back')
          line.release()
        },
        abandon: () => leave(line),
      }
    },
  }
}

function valuesOf(invocation: ToolInvocationRecord): unknown[] {
  return [
    invocation.user_id,
    invocation.id,
    invocation.tool_name,
    JSON.stringify(invocation.parameters),
    JSON.stringify(invocation.result),
    invocation.success,
    invocation.error_message,
    invocation.invoked_at,
    invocation.duration_ms,
  ]
}
