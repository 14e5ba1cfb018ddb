import { AsyncLocalStorage } from 'node:async_hooks'
import {
  InMemoryTransport,
  type JSONRPCMessage,
  LATEST_PROTOCOL_VERSION,
  type Server,
} from '@modelcontextprotocol/server'
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
 * protocol, since a transaction cannot be sent. No call is given up: its handler would go on running on the transaction.
 */
export async function connectInProcess(report: Report): Promise<InProcessTools> {
  const scopes = new AsyncLocalStorage<ToolScope>()
  const server = createServer(() => scopeOf(scopes.getStore(), report), report, { client: 'own' })
  const client = await connectTo(server)
  return {
    call: async (scope, { tool_name, parameters }) => {
      const call = { name: tool_name, arguments: parameters }
      return answerIn(await scopes.run(scope, () => client.request('tools/call', call)))
    },
    close: async () => {
      await client.close()
      await server.close()
    },
  }
}

interface OwnClient {
  /** The result, as it was sent. */
  request(method: string, params: Record<string, unknown>): Promise<object>
  close(): Promise<void>
}

/** A client of our own: the SDK's would look for what both sides know, and at every answer, which takes half as long as the tool. */
async function connectTo(server: Server): Promise<OwnClient> {
  const [ours, theirs] = InMemoryTransport.createLinkedPair()
  const waiting = new Map<unknown, PromiseWithResolvers<object>>()
  ours.onmessage = (message: JSONRPCMessage) => {
    if (!('id' in message) || 'method' in message) return
    const request = waiting.get(message.id)
    waiting.delete(message.id)
    if ('result' in message) request?.resolve(message.result)
    else request?.reject(new Error(`the tools answered: ${message.error.message}`))
  }
  ours.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('the tools are closed'))
  }
  await Promise.all([server.connect(theirs), ours.start()])
  let requests = 0
  const client: OwnClient = {
    request(method, params) {
      const id = requests++
      const request = Promise.withResolvers<object>()
      waiting.set(id, request)
      ours.send({ jsonrpc: '2.0', id, method, params }).catch(request.reject)
      return request.promise
    },
    close: () => ours.close(),
  }
  await client.request('initialize', {
    protocolVersion: LATEST_PROTOCOL_VERSION,
    capabilities: {},
    clientInfo: { name: 'sayso-agent', version: '0.1.0' },
  })
  await ours.send({ jsonrpc: '2.0', method: 'notifications/initialized' })
  return client
}

/** Runs tools on the transaction that the caller has open; keys are the transaction's own business. */
function scopeOf(scope: ToolScope | undefined, report: Report): McpScope | undefined {
  if (scope === undefined) return undefined
  return {
    user_id: scope.user_id,
    callTool: (tool_name, parameters) => runTool(tool_name, parameters, scope, report),
  }
}

function answerIn(result: object): ToolResponse {
  const answer = 'structuredContent' in result ? result.structuredContent : null
  if (!isToolResponse(answer)) throw new Error('a tool answered with nothing')
  return answer
}

function isToolResponse(value: unknown): value is ToolResponse {
  return typeof value === 'object' && value !== null && 'success' in value && 'error_code' in value
}
