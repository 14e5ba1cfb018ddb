// A server with accounts, called in process: every user who calls has signed up with a password and sends their cookie.

import assert from 'node:assert/strict'
import { openSayso } from '../../src/compose.ts'
import { chatResponseSchema } from '../../src/domain/chat.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import { openWho } from '../../src/http/accounts/open.ts'
import { createApp } from '../../src/http/app.ts'
import type { AuthConfig } from '../../src/runtime/auth-config.ts'
import type { Answer, TestApp } from './app.ts'
import type { Fresh } from './databases.ts'

export const ORIGIN = 'http://localhost:3000'
export const PASSWORD = 'correct horse battery'

export interface AccountsApp extends TestApp {
  /** Sends exactly these headers, as whoever they make one. */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** The cookie of a new account's first session. */
  signUp(email: string, password?: string): Promise<string>
  signIn(email: string, password?: string): Promise<string>
  /** Signs somebody up; says what the server calls them, which `call` takes from then on. */
  newUser(name: string): Promise<string>
  /** From our own page, with this cookie. */
  page(cookie: string, method: string, path: string, body?: unknown): Promise<Answer>
  token(cookie: string, more?: object): Promise<{ readonly id: string; readonly token: string }>
}

let addresses = 0

export async function openAccountsApp(
  fresh: () => Promise<Fresh>,
  auth: Partial<Extract<AuthConfig, { kind: 'accounts' }>> = {},
): Promise<AccountsApp> {
  const place = await fresh()
  const sayso = await openSayso({ database: place.place, defaults: defaultSettings, timezone: 'UTC' })
  const config = { kind: 'accounts', sign_up: 'open', mail: null, metrics_token: null, ...auth } as const
  const app = createApp(sayso, { auth: config, who: await openWho(sayso, config, ORIGIN), public_url: ORIGIN })

  const send: AccountsApp['send'] = async (method, path, body, headers = {}) => {
    const response = await app.request(path, {
      method,
      headers: {
        host: 'localhost:3000',
        // Each from an address of its own, unless the test is about that.
        'x-forwarded-for': `192.0.2.${++addresses}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: Object(readJson(text)) }
  }
  const page: AccountsApp['page'] = (cookie, method, path, body) =>
    send(method, path, body, { cookie, origin: ORIGIN, 'sec-fetch-site': 'same-origin' })
  const enter = async (path: string, email: string, password: string) => {
    const answer = await send('POST', path, { email, password }, { origin: ORIGIN })
    assert.equal(answer.status, 200, answer.text)
    return cookieOf(answer)
  }

  const people = new Map<string, string>()
  async function newUser(name: string): Promise<string> {
    const cookie = await enter('/api/account/sign-up', `${name}@example.org`, PASSWORD)
    const { body } = await page(cookie, 'GET', '/api/account')
    people.set(String(body.user_id), cookie)
    return String(body.user_id)
  }

  const call: TestApp['call'] = async (user, method, path, body, headers = {}) => {
    if (user === null) return await send(method, path, body, headers)
    return await send(method, path, body, { cookie: people.get(user) ?? '', origin: ORIGIN, ...headers })
  }

  return {
    name: place.name === 'embedded' ? 'embedded' : 'PostgreSQL',
    sayso,
    fresh: place,
    fetch: app.request,
    call,
    send,
    page,
    newUser,
    signUp: (email, password = PASSWORD) => enter('/api/account/sign-up', email, password),
    signIn: (email, password = PASSWORD) => enter('/api/account/sign-in', email, password),
    async token(cookie, more = {}) {
      const wanted = { name: 'test', audience: 'api', rights: 'full', days: 30, ...more }
      const { status, text, body } = await page(cookie, 'POST', '/api/account/tokens', wanted)
      assert.equal(status, 200, text)
      return { id: String(body.id), token: String(body.token) }
    },
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

/** What a browser would send back of the cookies it was given. */
export function cookieOf({ headers }: Answer): string {
  return headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0] ?? '')
    .filter((cookie) => !cookie.endsWith('='))
    .join('; ')
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
