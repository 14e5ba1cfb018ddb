// A server that takes a request, does what it asks for, and then hangs up instead of answering.

import { mkdirSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { type HttpBindings, serve } from '@hono/node-server'
import { Hono } from 'hono'
import { openSayso } from '../../src/compose.ts'
import { chatRequestSchema } from '../../src/domain/chat.ts'
import { toolNameSchema } from '../../src/domain/tool-call.ts'
import { noticeFile } from '../../src/http/serve.ts'
import { readConfig } from '../../src/runtime/config.ts'
import { prove } from '../../src/runtime/proof.ts'

const SECRET = 'known to whoever reads the folder'

export interface CuttingServer {
  /** Every key a tool was called with, in order. */
  readonly keys: readonly string[]
  /** Hangs up on the next so many requests, after doing what they ask for. */
  cut(times: number): void
  /** From now on never gets to this tool; resolves when it is called. */
  stall(tool_name: string): Promise<void>
  close(): Promise<void>
}

export async function startCuttingServer(env: Record<string, string>): Promise<CuttingServer> {
  const config = readConfig(env)
  const sayso = await openSayso(config)
  const keys: string[] = []
  let cuts = 0
  let stalled = new Set<string>()
  let reached = () => {}
  const front = new Hono<{ Bindings: HttpBindings }>()
    .use(async (context, next) => {
      await next()
      if (context.req.path === '/proof' || cuts === 0) return
      cuts--
      context.env.incoming.socket.destroy()
    })
    .post('/api/tools/:tool_name', async (context) => {
      const key = context.req.header('idempotency-key') ?? null
      if (key !== null) keys.push(key)
      const tool_name = toolNameSchema.parse(context.req.param('tool_name'))
      if (stalled.has(tool_name)) {
        reached()
        await new Promise((resolve) => context.req.raw.signal.addEventListener('abort', resolve))
        return context.body(null, 503)
      }
      return context.json(await sayso.callTool('local', tool_name, await context.req.json(), { key }))
    })
    .post('/api/chat', async (context) => {
      const request = chatRequestSchema.parse(await context.req.json())
      return context.body(await sayso.say({ ...request, user_id: 'local' }))
    })
    .get('/proof', (context) => context.json({ proof: prove(SECRET, 'server', context.req.query('challenge') ?? '') }))
  const node = await new Promise<ReturnType<typeof serve>>((resolve) => {
    const started = serve({ fetch: front.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve(started))
  })
  const { port } = node.address() as AddressInfo
  mkdirSync(config.data_dir, { recursive: true })
  writeFileSync(noticeFile(config.data_dir), JSON.stringify({ url: `http://127.0.0.1:${port}`, secret: SECRET }))
  return {
    keys,
    cut: (times) => {
      cuts = times
    },
    stall: (tool_name) => {
      stalled = new Set([tool_name])
      return new Promise((resolve) => {
        reached = resolve
      })
    },
    close: async () => {
      if ('closeAllConnections' in node) node.closeAllConnections()
      await new Promise((resolve) => node.close(resolve))
      await sayso.close()
    },
  }
}
