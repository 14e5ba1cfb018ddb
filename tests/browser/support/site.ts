// A server as a user starts it, on an address that stays the same when it is killed and started again.

import assert from 'node:assert/strict'
import { createServer, request } from 'node:http'
import { type Fresh, freshEmbedded, freshPostgres } from '../../support/databases.ts'
import { freePort } from '../../support/postgres.ts'
import { type ServerProcess, spawnServer } from '../../support/server.ts'

/** A server to visit. */
export interface Site {
  readonly url: string
  /** Who visits it. */
  readonly user: string
  /** Calls the API as the page's user would, or as another one. */
  call(method: string, path: string, body?: unknown, user?: string): Promise<ReturnType<typeof Object>>
  say(message: string, more?: object): Promise<ReturnType<typeof Object>>
}

/** One that nobody else visits. */
export interface OwnSite extends Site {
  readonly fresh: Fresh
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

// The run's PostgreSQL makes a database in a moment; without one, an embedded database needs nothing else.
const usual = process.env.SAYSO_TEST_POSTGRES ? freshPostgres : freshEmbedded

/** The server of the whole run, where every test file is a user of its own; '' when a file is run alone. */
const sharedUrl = process.env.SAYSO_TEST_SITE ?? ''
const ownName = `visitor-${process.pid}`

/** Who visits this address, as headers say it. */
export function visitorAt(url: string): Record<string, string> {
  return url === sharedUrl ? { 'x-user-id': ownName } : {}
}

export function sharedSite(): Site | null {
  return sharedUrl === '' ? null : siteAt(sharedUrl, ownName)
}

/** The shared server by an address of its own that says who is visiting: a browser's workers do not. */
export async function openDoor(): Promise<{ site: Site; close(): Promise<void> }> {
  const door = createServer((asked, answer) => {
    const { method, headers } = asked
    const onward = request(`${sharedUrl}${asked.url}`, { method, headers: { ...headers, 'x-user-id': ownName } })
    onward.on('response', (got) => {
      answer.writeHead(got.statusCode ?? 502, got.headers).flushHeaders()
      got.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    answer.on('close', () => onward.destroy())
    asked.pipe(onward)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => door.listen(port, '127.0.0.1', resolve))
  return {
    site: siteAt(`http://127.0.0.1:${port}`, ownName),
    close: async () => {
      door.close()
      door.closeAllConnections()
    },
  }
}

function siteAt(url: string, visitor: string): Site {
  const call: Site['call'] = async (method, path, body, user = visitor) => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-user-id': user, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return Object(await response.json())
  }
  return { url, user: visitor, call, say: (message, more = {}) => call('POST', '/api/chat', { message, ...more }) }
}

export async function openSite(
  env: Record<string, string> = {},
  place: () => Promise<Fresh> = usual,
): Promise<OwnSite> {
  const fresh = await place()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let server: ServerProcess

  async function start(): Promise<void> {
    server = spawnServer({ TZ: 'UTC', ...fresh.env, ...env, PORT: String(port) })
    const ready = await server.ready
    assert.equal(ready.url, url, ready.url === null ? ready.said : '')
  }

  await start()
  return {
    ...siteAt(url, 'local'),
    fresh,
    kill: () => server.kill(),
    start,
    async close() {
      await server.kill('SIGTERM')
      await fresh.remove()
    },
  }
}
