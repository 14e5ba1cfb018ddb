// The five tools as an MCP server. Who calls comes from outside (`getScope`), so one server definition serves the
// agent in process and other agents over a transport. No scope, no effect.

import { type CallToolResult, type ListToolsResult, Server } from '@modelcontextprotocol/server'
import { z } from 'zod'
import { type ToolResponse, toolResponseSchema } from '../domain/tool-call.ts'
import { fail } from '../tools/answers.ts'
import { tools } from '../tools/list.ts'
import type { Report } from '../tools/run.ts'
import { answerOfFault } from './faults.ts'
import { readKey } from './key.ts'
import type { GetScope } from './scope.ts'

// Described once: the schemas never change while the process runs.
const described: ListToolsResult['tools'] = tools.map((tool) => ({
  name: tool.name,
  title: tool.title,
  description: tool.description,
  inputSchema: asObjectSchema(z.toJSONSchema(tool.parameters, { io: 'input' })),
  outputSchema: asObjectSchema(z.toJSONSchema(toolResponseSchema)),
  annotations: { title: tool.title, ...tool.hints },
}))

/** The low-level server: its high-level sibling would answer bad arguments with a text of its own instead of a ToolResponse. */
export function createServer(getScope: GetScope, report: Report): Server {
  const server = new Server({ name: 'sayso', version: '0.1.0' }, { capabilities: { tools: {} } })
  server.setRequestHandler('tools/list', () => ({ tools: described }))
  server.setRequestHandler('tools/call', async ({ params }, { mcpReq }): Promise<CallToolResult> => {
    const scope = getScope()
    if (scope === undefined) return resultOf(fail('UNAUTHORIZED', 'I need you to be logged in to manage tasks.'))
    const how = readKey(mcpReq._meta)
    if (how === 'bad') return resultOf(fail('VALIDATION_ERROR', 'An idempotency key is 1-255 visible characters'))
    try {
      return resultOf(await scope.callTool(params.name, params.arguments ?? {}, how))
    } catch (fault) {
      return resultOf(answerOfFault(fault, (unknown) => report(unknown, params.name)))
    }
  })
  return server
}

function resultOf(response: ToolResponse): CallToolResult {
  return {
    content: [{ type: 'text', text: JSON.stringify(response) }],
    structuredContent: response,
    isError: !response.success,
  }
}

function asObjectSchema(schema: z.core.JSONSchema.BaseSchema): { type: 'object'; [key: string]: unknown } {
  return { ...schema, type: 'object' }
}
