// A server that takes a request, does what it asks for, and then hangs up instead of answering.

import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { openSayso } from '../../src/compose.ts'
import { chatRequestSchema } from '../../src/domain/chat.ts'
import { type ToolResponse, toolNameSchema } from '../../src/domain/tool-call.ts'
import { readListQuery } from '../../src/http/list-query.ts'
import { noticeFile } from '../../src/http/serve.ts'
import { readConfig } from '../../src/runtime/config.ts'

export interface CuttingServer {
  /** Every key a tool was called with, in order. */
  readonly keys: readonly string[]
  /** Hangs up on the next so many requests, after doing what they ask for. */
  cut(times: number): void
  close(): Promise<void>
}

export async function startCuttingServer(env: Record<string, string>): Promise<CuttingServer> {
  const config = readConfig(env)
  const sayso = await openSayso(config)
  const keys: string[] = []
  let cuts = 0
  const answered = new Map<string, ToolResponse>()
  const front = new Hono<{ Bindings: HttpBindings }>()
    .use(async (context, next) => {
      await next()
      if (context.req.path === '/healthz' || cuts === 0) return
      cuts--
      context.env.incoming.socket.destroy()
    })
    .post('/api/tools/:tool_name', async (context) => {
      const key = context.req.header('idempotency-key') ?? ''
      keys.push(key)
      const response =
        answered.get(key) ??
        (await sayso.callTool('local', toolNameSchema.parse(context.req.param('tool_name')), await context.req.json()))
      answered.set(key, response)
      return context.json(response)
    })
    .post('/api/chat', async (context) => {
      const request = chatRequestSchema.parse(await context.req.json())
      return context.body(await sayso.say({ ...request, user_id: 'local' }))
    })
    .get('/api/tasks', async (context) =>
      context.json(await sayso.callTool('local', 'list_tasks', readListQuery(context.req.queries()))),
    )
    .get('/healthz', (context) => context.json({ status: 'ok' }))
  const node = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: front.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started))
  })
  const { port } = node.address() as AddressInfo
  mkdirSync(config.data_dir, { recursive: true })
  writeFileSync(noticeFile(config.data_dir), JSON.stringify({ url: `http://127.0.0.1:${port}` }))
  return {
    keys,
    cut: (times) => {
      cuts = times
    },
    close: async () => {
      if ('closeAllConnections' in node) node.closeAllConnections()
      await new Promise((resolve) => node.close(resolve))
      await sayso.close()
    },
  }
}
