// The whole application on a fresh database, called in process.

import assert from 'node:assert/strict'
import { openSayso, type Parts, type Sayso } from '../../src/compose.ts'
import { type ChatResponse, chatResponseSchema } from '../../src/domain/chat.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import { type AppOptions, createApp } from '../../src/http/app.ts'
import { type Fresh, freshEmbedded } from './databases.ts'

export interface Answer {
  readonly status: number
  readonly headers: Headers
  readonly text: string
  /** The body as JSON, to be looked into. */
  readonly body: ReturnType<typeof Object>
}

export interface TestApp {
  readonly name: 'embedded' | 'PostgreSQL'
  readonly sayso: Sayso
  readonly fresh: Fresh
  readonly fetch: ReturnType<typeof createApp>['request']
  call(
    user: string | null,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer>
  say(user: string, message: string, more?: object): Promise<ChatResponse>
  titles(user: string): Promise<string[]>
  close(): Promise<void>
}

export { places } from './databases.ts'

export async function openApp(
  fresh: () => Promise<Fresh>,
  parts: Partial<Parts> = {},
  options: AppOptions = {},
): Promise<TestApp> {
  const place = await fresh()
  const sayso = await openSayso({ database: place.place, defaults: defaultSettings, timezone: 'UTC', ...parts })
  const app = createApp(sayso, options)

  const call: TestApp['call'] = async (user, method, path, body, headers = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        host: 'localhost',
        ...(user === null ? {} : { 'x-user-id': user }),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: Object(readJson(text)) }
  }

  return {
    name: place.name === 'embedded' ? 'embedded' : 'PostgreSQL',
    sayso,
    fresh: place,
    fetch: app.request,
    call,
    async say(user, message, more = {}) {
      const { status, body } = await call(user, 'POST', '/api/chat', { message, ...more })
      assert.equal(status, 200, JSON.stringify(body))
      return chatResponseSchema.parse(body)
    },
    async titles(user) {
      const { body } = await call(user, 'GET', '/api/tasks')
      return body.data.tasks.map((task: { title: string }) => task.title)
    },
    async close() {
      await sayso.close()
      await place.remove()
    },
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

export const nameOf = (fresh: () => Promise<Fresh>) => (fresh === freshEmbedded ? 'embedded' : 'PostgreSQL')

/** A database that is somewhere already, and stays there. */
export const freshUrl = (url: string) => async (): Promise<Fresh> => ({
  name: 'postgresql',
  place: { url },
  env: { DATABASE_URL: url },
  remove: async () => {},
})
