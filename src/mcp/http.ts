import { AsyncLocalStorage } from 'node:async_hooks'
import { createMcpHandler } from '@modelcontextprotocol/server'
import type { Report } from '../tools/run.ts'
import type { McpScope } from './scope.ts'
import { createServer } from './server.ts'

export interface HttpFace {
  /** Answers one request, already authenticated, on behalf of this caller. */
  fetch(request: Request, scope: McpScope, body: unknown): Promise<Response>
  close(): Promise<void>
}

/**
 * Streamable HTTP without sessions: each request gets a server of its own, bound to its caller when it is made, so that
 * nothing can be answered to somebody else. Host, Origin, size and identity are checked before.
 */
export function httpFace(report: Report): HttpFace {
  const scopes = new AsyncLocalStorage<McpScope>()
  const handler = createMcpHandler(
    () => {
      const scope = scopes.getStore()
      return createServer(() => scope, report)
    },
    { onerror: () => {} },
  )
  return {
    fetch: (request, scope, body) => scopes.run(scope, () => handler.fetch(request, { parsedBody: body })),
    close: () => handler.close(),
  }
}
