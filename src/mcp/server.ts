// The five tools as an MCP server. Who calls comes from outside (`getScope`), so one server definition serves the
// agent in process and other agents over a transport. No scope, no effect.

import {
  type CallToolRequestParams,
  type CallToolResult,
  type InputRequiredResult,
  isInputRequiredResult,
  type JSONRPCRequest,
  ProtocolError,
  ProtocolErrorCode,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import type { ToolResponse } from '../domain/tool-call.ts'
import { fail } from '../tools/answers.ts'
import type { Report } from '../tools/run.ts'
import { askThenDelete, canAsk, refuseState, type StateKey } from './ask.ts'
import { described } from './describe.ts'
import { answerOfFault } from './faults.ts'
import { readKey } from './key.ts'
import type { GetScope } from './scope.ts'

export interface ServerParts {
  /** Seals what a client carries between a question and its answer; without it, clients are not asked. */
  readonly stateKey?: StateKey | null
  /** Adds what is not the five tools. */
  readonly extend?: (server: Server) => void
  readonly more?: readonly ExtraTool[]
  /**
   * Answers are also given as text, for clients that know nothing else. Our own, in process, reads none; and the SDK does not
   * look at its calls and their answers besides us, which takes longer than the tools themselves.
   */
  readonly client?: 'any' | 'own'
}

type Call = Pick<CallToolRequestParams, 'name' | 'arguments'>

/** A tool that changes no task itself, so it does not answer with a ToolResponse. */
export interface ExtraTool {
  readonly described: (typeof described)[number]
  run(parameters: Record<string, unknown>, key: string | null): Promise<CallToolResult>
}

/** The low-level server: its high-level sibling would answer bad arguments with a text of its own instead of a ToolResponse. */
export function createServer(getScope: GetScope, report: Report, parts: ServerParts = {}): Server {
  const { stateKey = null, extend, more = [], client = 'any' } = parts
  const resultOf = client === 'any' ? withText : structured
  const capabilities = { tools: {} }
  const server = new Server({ name: 'sayso', title: 'Sayso', version: '0.1.0' }, { capabilities })
  const extras = new Map(more.map((tool) => [tool.described.name, tool]))
  server.setRequestHandler('tools/list', () => ({ tools: [...described, ...more.map((tool) => tool.described)] }))
  const call = async (
    { name, arguments: parameters = {} }: Call,
    { mcpReq }: ServerContext,
  ): Promise<CallToolResult | InputRequiredResult> => {
    const scope = getScope()
    if (scope === undefined) return resultOf(fail('UNAUTHORIZED', 'I need you to be logged in to manage tasks.'))
    const how = readKey(mcpReq._meta)
    if (how === 'bad') return resultOf(fail('VALIDATION_ERROR', 'An idempotency key is 1-255 visible characters'))
    const extra = extras.get(name)
    try {
      if (extra !== undefined) return await extra.run(parameters, how.key)
      const hasState = mcpReq.requestState() !== undefined
      const mayAsk = stateKey !== null && name === 'delete_task' && !('confirmation_token' in parameters)
      if (mayAsk && (hasState || canAsk(server, mcpReq)))
        return resultOf(await askThenDelete(scope, stateKey, { parameters, key: how.key }, mcpReq))
      if (hasState) return await refuseState(scope, name, parameters)
      return resultOf(await scope.callTool(name, parameters, how))
    } catch (fault) {
      return resultOf(answerOfFault(fault, (unknown) => report(unknown, name)))
    }
  }
  if (client === 'any') server.setRequestHandler('tools/call', ({ params }, context) => call(params, context))
  else server.fallbackRequestHandler = async (request, context) => await call(ownCall(request), context)
  extend?.(server)
  return server
}

/** What our own client sends besides what every client may. */
function ownCall({ method, params: { name, arguments: parameters } = {} }: JSONRPCRequest): Call {
  if (method === 'tools/call' && typeof name === 'string' && isRecord(parameters))
    return { name, arguments: parameters }
  throw new ProtocolError(ProtocolErrorCode.MethodNotFound, `no ${method} in process`)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function structured(response: ToolResponse | InputRequiredResult): CallToolResult | InputRequiredResult {
  if (isInputRequiredResult(response)) return response
  return { content: [], structuredContent: response, isError: !response.success }
}

function withText(response: ToolResponse | InputRequiredResult): CallToolResult | InputRequiredResult {
  if (isInputRequiredResult(response)) return response
  return { ...structured(response), content: [{ type: 'text', text: JSON.stringify(response) }] }
}
