import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server'
import type { Hono } from 'hono'
import type { Sayso } from '../../compose.ts'
import { toolNameSchema } from '../../domain/tool-call.ts'
import { httpFace } from '../../mcp/http.ts'
import type { McpScope } from '../../mcp/scope.ts'
import { describeFault, log } from '../../runtime/log.ts'
import type { Env } from '../env.ts'
import { readKey } from '../read.ts'

/** The tools for other agents. */
export function mcpRoutes(app: Hono<Env>, sayso: Sayso, closing: AbortSignal): void {
  const face = httpFace((fault, tool) => log('error', 'tool failed', { tool, ...describeFault(fault) }))
  closing.addEventListener('abort', () => void face.close())

  app.all('/mcp', async (context) => {
    const scope = scopeOf(sayso, context.get('caller').user_id, readKey(context))
    return await face.fetch(context.req.raw, scope, undefined)
  })
}

function scopeOf(sayso: Sayso, user_id: string, headerKey: string | null): McpScope {
  return {
    user_id,
    callTool: async (name, parameters, { key }) => {
      const tool = toolNameSchema.safeParse(name)
      if (!tool.success) throw new ProtocolError(ProtocolErrorCode.InvalidParams, 'There is no such tool')
      return await sayso.callTool(user_id, tool.data, parameters, key ?? headerKey)
    },
  }
}
