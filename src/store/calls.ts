import type { CallStore, KeptAnswer, OpenCall, OpenedCall } from '../agent/direct.ts'
import type { Change } from '../domain/change.ts'
import type { ToolInvocationRecord } from '../domain/tool-call.ts'
import { claimKey, keepAnswerFor } from './answers.ts'
import { changesTasks, tellAfter } from './changes.ts'
import type { Database } from './database.ts'
import { begin, commitAfter, enter, enteringToAct, type Line, leave, openLine, type Statement } from './line.ts'
import { taskStore } from './tasks.ts'

const TIMEOUT_MS = 30_000

const record: Statement = {
  name: 'record_invocation',
  text: `insert into tool_invocations (user_id, id, tool_name, parameters, result, success, error_message, invoked_at, duration_ms, intent_classification)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
}

/** Tool calls outside conversations, each in its own transaction. */
export function callStore(database: Database, newId: () => string): CallStore {
  return {
    async openCall(user_id, key) {
      const line = await openLine(database)
      // Not awaited: the tool's own statement goes out in the same flight, and fails if these fail.
      const opening = Promise.all([line.send(begin), line.send(enter, enteringToAct(user_id, TIMEOUT_MS))])
      opening.catch(() => {})
      const refusal = key === null ? null : await claim(line, user_id, key)
      return refusal ?? { kind: 'open', call: openCall(database, line, opening, user_id, newId) }
    },
  }
}

/** A key costs one more flight: nothing may be done until we know that the call wasn't made before. */
async function claim(line: Line, user_id: string, key: string): Promise<Exclude<OpenedCall, { kind: 'open' }> | null> {
  try {
    const claimed = await claimKey(line, user_id, key)
    if (claimed.kind === 'free') return null
    await leave(line)
    return claimed
  } catch (fault) {
    await leave(line)
    throw fault
  }
}

function openCall(
  database: Database,
  line: Line,
  opening: Promise<unknown>,
  user_id: string,
  newId: () => string,
): OpenCall {
  return {
    tasks: taskStore(line, user_id, newId),
    async finish(invocation: ToolInvocationRecord, answer: KeptAnswer | null) {
      await opening
      const committed = commitAfter(line, [
        line.send(record, valuesOf(invocation)),
        answer === null ? null : keepAnswerFor(line, user_id, answer.key, answer),
      ])
      const changes: Change[] = changesTasks([invocation]) ? [{ user_id, what: 'tasks', conversation_id: null }] : []
      await tellAfter(database, changes, committed)
    },
    abandon: () => leave(line),
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
    invocation.intent_classification,
  ]
}
