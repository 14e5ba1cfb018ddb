import { AsyncLocalStorage } from 'node:async_hooks'
import { Client, type StandardSchemaV1 } from '@modelcontextprotocol/client'
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
  const server = createServer(() => scopeOf(scopes.getStore(), report), report, { client: 'own' })
  const client = new Client({ name: 'sayso-agent', version: '0.1.0' })
  const [clientSide, serverSide] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(serverSide), client.connect(clientSide)])
  return {
    call: (scope, { tool_name, parameters }) => {
      const request = { method: 'tools/call', params: { name: tool_name, arguments: parameters } }
      return scopes.run(scope, () => client.request(request, answerSchema))
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

/**
 * The answer in a result. `callTool` of the client would look for a schema of the tool's answers first, and at the answer a
 * second time; this one comes from our own tools, in the same process.
 */
const answerSchema: StandardSchemaV1<unknown, ToolResponse> = {
  '~standard': {
    version: 1,
    vendor: 'sayso',
    validate(result) {
      const answer =
        typeof result === 'object' && result !== null && 'structuredContent' in result ? result.structuredContent : null
      return isToolResponse(answer) ? { value: answer } : { issues: [{ message: 'a tool answered with nothing' }] }
    },
  },
}

function isToolResponse(value: unknown): value is ToolResponse {
  return typeof value === 'object' && value !== null && 'success' in value && 'error_code' in value
}
