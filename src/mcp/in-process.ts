import { AsyncLocalStorage } from 'node:async_hooks'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import type { ToolResponse } from '../domain/tool-call.ts'
import type { ToolScope } from '../tools/contract.ts'
import { type Report, runTool } from '../tools/run.ts'
import type { McpScope } from './scope.ts'
import { createServer } from './server.ts'

export interface InProcessTools {
  call(scope: ToolScope, call: { tool_name: string; parameters: Record<string, unknown> }): Promise<ToolResponse>
  close(): Promise<void>
}

/**
 * One client and server for the life of the process, talking MCP in memory. The scope of each call travels beside the
 * protocol, since a transaction cannot be sent. No signal is passed: an aborted call would leave its handler running
 * on the transaction.
 */
export async function connectInProcess(report: Report): Promise<InProcessTools> {
  const scopes = new AsyncLocalStorage<ToolScope>()
  const server = createServer(() => scopeOf(scopes.getStore(), report), report, { asText: 'never' })
  const client = new Client({ name: 'sayso-agent', version: '0.1.0' })
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(serverSide), client.connect(clientSide)])
  return {
    call: async (scope, { tool_name, parameters }) => {
      const result = await scopes.run(scope, () => client.callTool({ name: tool_name, arguments: parameters }))
      if (!isToolResponse(result.structuredContent)) throw new Error(`${tool_name} answered with nothing`)
      return result.structuredContent
    },
    close: async () => {
      await client.close()
      await server.close()
    },
  }
}

/** Runs tools on the transaction that the caller has open; keys are the transaction's own business. */
function scopeOf(scope: ToolScope | undefined, report: Report): McpScope | undefined {
  if (scope === undefined) return undefined
  return {
    user_id: scope.user_id,
    callTool: (tool_name, parameters) => runTool(tool_name, parameters, scope, report),
  }
}

/** It comes from our own tools, in the same process: that it is an answer is enough. */
function isToolResponse(value: unknown): value is ToolResponse {
  return typeof value === 'object' && value !== null && 'success' in value && 'error_code' in value
}
