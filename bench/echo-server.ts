// The smallest server that can be built from the official SDK: one tool that gives back its text.
// Started with "stdio" or "http" it serves that way, as the SDK's examples do.

import { serve } from '@hono/node-server'
import { createMcpHandler, McpServer } from '@modelcontextprotocol/server'
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { z } from 'zod'

export function echoServer(): McpServer {
  const server = new McpServer({ name: 'echo', version: '1.0.0' })
  server.registerTool(
    'echo',
    { description: 'Gives back its text', inputSchema: z.object({ text: z.string() }) },
    ({ text }) => ({
      content: [{ type: 'text', text }],
    }),
  )
  return server
}

if (import.meta.main) {
  if (process.argv[2] === 'stdio') serveStdio(echoServer)
  else serveHttp()
}

function serveHttp(): void {
  const handler = createMcpHandler(echoServer)
  serve({ fetch: (request) => handler.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }) =>
    process.stdout.write(`ready on http://127.0.0.1:${port}\n`),
  )
}
