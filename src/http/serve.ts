import { rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { openSayso, type Sayso } from '../compose.ts'
import { AppError } from '../domain/errors.ts'
import type { Config } from '../runtime/config.ts'
import { hourly } from '../runtime/hourly.ts'
import { randomToken } from '../runtime/ids.ts'
import { log, setLogLevel } from '../runtime/log.ts'
import { createApp } from './app.ts'
import type { Who } from './who.ts'

export interface Server {
  readonly url: string
  close(): Promise<void>
}

/** Where the command line finds a server that holds the embedded database. */
export function noticeFile(data_dir: string): string {
  return join(data_dir, 'server.json')
}

/** Whoever can read the notice is the folder's owner, so it is written for nobody else. */
function writeNotice(data_dir: string, notice: { url: string; pid: number; secret: string }): void {
  const file = noticeFile(data_dir)
  rmSync(file, { force: true })
  writeFileSync(file, JSON.stringify(notice), { mode: 0o600 })
}

export async function startServer(config: Config): Promise<Server> {
  setLogLevel(config.log_level)
  const sayso = await openSayso(config)
  const closing = new AbortController()
  const { auth, rate_limit, public_url } = config
  const isEmbedded = sayso.database.kind === 'embedded'
  const secret = randomToken() + randomToken()
  const who = await openWho(sayso, config).catch(async (fault: unknown) => {
    await sayso.close()
    throw fault
  })
  const app = createApp(sayso, {
    auth,
    ...(who === null ? {} : { who }),
    rate_limit,
    public_url,
    ...(isEmbedded ? { secret } : {}),
    log_requests: true,
    closing: closing.signal,
  })
  const node = await listen(config, app.fetch).catch(async (fault: unknown) => {
    await sayso.close()
    throw fault
  })
  const { port } = node.address() as AddressInfo
  const url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`
  if (isEmbedded) writeNotice(config.data_dir, { url, pid: process.pid, secret })
  const reminding = sayso.remind()
  const upkeep = hourly({ done: 'old things cleared away', failed: 'old things cleared away failed' }, async () => ({
    ...(await sayso.upkeep()),
    ...(await who?.upkeep?.()),
  }))
  log('info', 'listening', { url, database: sayso.database.kind })
  return {
    url,
    close: async () => {
      if (isEmbedded) rmSync(noticeFile(config.data_dir), { force: true })
      closing.abort()
      await finishRequests(node)
      await upkeep.stop()
      await reminding.stop()
      await sayso.close()
    },
  }
}

/** Accounts cost time at the start and memory, so they are loaded where they are wanted. */
async function openWho(sayso: Sayso, { auth, public_url }: Config): Promise<Who | null> {
  if (auth.kind !== 'accounts') return null
  return await (await import('./accounts/open.ts')).openWho(sayso, auth, public_url)
}

// Longer than any turn may take by default.
const PATIENCE_MS = 35_000

/** Takes no more connections and lets what is under way finish; who never finishes is cut off. */
async function finishRequests(node: ReturnType<typeof serve>): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  node.close(() => resolve())
  if ('closeIdleConnections' in node) node.closeIdleConnections()
  const timer = setTimeout(() => {
    if ('closeAllConnections' in node) node.closeAllConnections()
  }, PATIENCE_MS)
  await promise
  clearTimeout(timer)
}

function listen(
  config: Config,
  fetch: (request: Request) => Response | Promise<Response>,
): Promise<ReturnType<typeof serve>> {
  return new Promise((resolve, reject) => {
    const node = serve({ fetch, hostname: config.host, port: config.port }, () => resolve(node))
    node.once('error', (fault: NodeJS.ErrnoException) => {
      const inUse = fault.code === 'EADDRINUSE'
      reject(
        inUse
          ? new AppError('CONFIGURATION', `Port ${config.port} is already in use. Set PORT to another one.`, {
              cause: fault,
            })
          : fault,
      )
    })
  })
}
