// A server as a user starts it, on an address that stays the same when it is killed and started again.

import assert from 'node:assert/strict'
import { type Fresh, freshEmbedded, freshPostgres } from '../../support/databases.ts'
import { freePort } from '../../support/postgres.ts'
import { type ServerProcess, spawnServer } from '../../support/server.ts'

export interface Site {
  readonly url: string
  readonly fresh: Fresh
  /** Calls the API as the page's user would, or as another one. */
  call(method: string, path: string, body?: unknown, user?: string): Promise<ReturnType<typeof Object>>
  say(message: string, more?: object): Promise<ReturnType<typeof Object>>
  kill(): Promise<void>
  start(): Promise<void>
  close(): Promise<void>
}

// The run's PostgreSQL makes a database in a moment; without one, an embedded database needs nothing else.
const usual = process.env.SAYSO_TEST_POSTGRES ? freshPostgres : freshEmbedded

export async function openSite(env: Record<string, string> = {}, place: () => Promise<Fresh> = usual): Promise<Site> {
  const fresh = await place()
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  let server: ServerProcess

  async function start(): Promise<void> {
    server = spawnServer({ TZ: 'UTC', ...fresh.env, ...env, PORT: String(port) })
    const ready = await server.ready
    assert.equal(ready.url, url, ready.url === null ? ready.said : '')
  }

  const call: Site['call'] = async (method, path, body, user = 'local') => {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'x-user-id': user, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return Object(await response.json())
  }

  await start()
  return {
    url,
    fresh,
    call,
    say: (message, more = {}) => call('POST', '/api/chat', { message, ...more }),
    kill: () => server.kill(),
    start,
    async close() {
      await server.kill('SIGTERM')
      await fresh.remove()
    },
  }
}
