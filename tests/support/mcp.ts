// Real MCP clients of both eras, over real HTTP and over the standard streams of a child process.

import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { type CallToolResult, Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import type { ToolResponse } from '../../src/domain/tool-call.ts'
import { toolResponseSchema } from '../../src/domain/tool-call.ts'
import type { TestApp } from './app.ts'

const main = join(import.meta.dirname, '../../src/cli/main.ts')

export type Era = '2025' | '2026'
export const eras: readonly Era[] = ['2025', '2026']

/** What a person at the client does when they are asked; null: the client cannot ask anybody. */
export type Person =
  | ((message: string) => { action: 'accept' | 'decline' | 'cancel'; content?: { confirm: boolean } })
  | null

function newClient(era: Era, person: Person): Client {
  const client = new Client(
    { name: 'test', version: '1' },
    {
      capabilities: person === null ? {} : { elicitation: { form: {} } },
      versionNegotiation: { mode: era === '2026' ? { pin: '2026-07-28' } : 'legacy' },
    },
  )
  if (person !== null) client.setRequestHandler('elicitation/create', ({ params }) => person(params.message))
  return client
}

export interface Listening {
  readonly url: string
  close(): Promise<void>
}

/** The application on a port of its own. */
export function listen(app: Pick<TestApp, 'fetch'>): Promise<Listening> {
  return new Promise((resolve) => {
    const node = serve({ fetch: (request) => app.fetch(request), hostname: '127.0.0.1', port: 0 }, ({ port }) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        close: () =>
          new Promise((done) => {
            node.close(() => done())
            if ('closeAllConnections' in node) node.closeAllConnections()
          }),
      }),
    )
  })
}

export async function connectHttp(
  url: string,
  era: Era,
  user: string,
  person: Person = null,
  headers: Record<string, string> = {},
): Promise<Client> {
  const client = newClient(era, person)
  const requestInit = { headers: { 'x-user-id': user, ...headers } }
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', url), { requestInit }))
  return client
}

export async function connectStdio(
  env: Record<string, string>,
  era: Era,
  person: Person = null,
  args: readonly string[] = [],
): Promise<Client> {
  const client = newClient(era, person)
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: ['--disable-warning=ExperimentalWarning', '--liftoff-only', main, 'mcp', ...args],
      env: { ...plainEnvironment(), ...env },
      stderr: 'ignore',
    }),
  )
  return client
}

function plainEnvironment(): Record<string, string> {
  const { NODE_TEST_CONTEXT: _, ...rest } = process.env
  return Object.fromEntries(
    Object.entries(rest).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  )
}

/** Calls a tool and reads its answer. */
export async function call(
  client: Client,
  name: string,
  parameters: Record<string, unknown> = {},
  key?: string,
): Promise<ToolResponse> {
  const _meta = key === undefined ? {} : { _meta: { 'sayso/idempotency_key': key } }
  return answerOf(await client.callTool({ name, arguments: parameters, ..._meta }))
}

export function answerOf(result: CallToolResult): ToolResponse {
  return toolResponseSchema.parse(result.structuredContent)
}
