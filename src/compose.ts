// Ties the parts together: the only place that knows which store, tools and clock the agent runs on.

import { callDirectly } from './agent/direct.ts'
import { type TurnRequest, takeTurn } from './agent/turn.ts'
import type { ToolName, ToolResponse } from './domain/tool-call.ts'
import { connectInProcess } from './mcp/in-process.ts'
import type { Config } from './runtime/config.ts'
import { engineVersion } from './runtime/engine-version.ts'
import { randomToken, uuidv7 } from './runtime/ids.ts'
import { describeFault, log } from './runtime/log.ts'
import { callStore } from './store/calls.ts'
import { type Database, openDatabase } from './store/database.ts'
import { turnStore } from './store/turns.ts'

export interface Sayso {
  readonly database: Database
  /** Takes a turn and returns the reply's exact bytes. */
  say(request: TurnRequest): Promise<string>
  callTool(user_id: string, tool_name: ToolName, parameters: Record<string, unknown>): Promise<ToolResponse>
  isReady(): Promise<boolean>
  close(): Promise<void>
}

export async function openSayso(config: Config): Promise<Sayso> {
  const database = await openDatabase(config.database, (fault) =>
    log('warn', 'database connection lost', describeFault(fault)),
  )
  const newId = () => uuidv7()
  const tools = await connectInProcess((fault, tool) => log('error', 'tool failed', { tool, ...describeFault(fault) }))
  const world = { tools, now: () => new Date(), newId, newToken: randomToken }
  const turnPorts = { ...world, store: turnStore(database, newId) }
  const callPorts = { ...world, calls: callStore(database, newId) }
  const options = { defaults: config.defaults, timezone: config.timezone, engine_version: engineVersion() }
  return {
    database,
    say: (request) => takeTurn(turnPorts, options, request),
    callTool: (user_id, tool_name, parameters) => callDirectly(callPorts, user_id, tool_name, parameters),
    isReady: () => answers(database),
    close: async () => {
      await tools.close()
      await database.close()
    },
  }
}

async function answers(database: Database): Promise<boolean> {
  try {
    await database.pool.query('select 1')
    return true
  } catch {
    return false
  }
}
