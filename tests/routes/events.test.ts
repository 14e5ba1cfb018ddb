// Server-sent events: a change is heard by whoever it belongs to, wherever it was made.

import assert from 'node:assert/strict'
import { randomBytes, randomUUID } from 'node:crypto'
import { connect, createServer, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { SignJWT } from 'jose'
import { openSayso } from '../../src/compose.ts'
import { chatResponseSchema } from '../../src/domain/chat.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import type { ToolInvocationRecord } from '../../src/domain/tool-call.ts'
import { createApp } from '../../src/http/app.ts'
import { uuidv7 } from '../../src/runtime/ids.ts'
import { callStore } from '../../src/store/calls.ts'
import { openDatabase } from '../../src/store/database.ts'
import { openFeed } from '../../src/store/feed.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'

interface Listening {
  readonly heard: string[]
  /** Resolves once something like this was heard. */
  until(what: RegExp): Promise<void>
  readonly ended: Promise<void>
  stop(): Promise<void>
}

async function listen(fetch: TestApp['fetch'], user: string): Promise<Listening> {
  const response = await fetch('/api/events', { headers: { host: 'localhost', 'x-user-id': user } })
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'text/event-stream'])
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  assert.ok(reader)
  const heard: string[] = []
  const ended = (async () => {
    for (let read = await reader.read(); !read.done; read = await reader.read()) heard.push(read.value)
  })()
  const listening: Listening = {
    heard,
    ended,
    async until(what) {
      for (let tries = 0; tries < 400; tries++) {
        if (what.test(heard.join(''))) return
        await sleep(25)
      }
      assert.fail(`not heard: ${what}; heard ${JSON.stringify(heard)}`)
    },
    stop: () => reader.cancel(),
  }
  await listening.until(/event: ready/)
  return listening
}

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  test(`${name}: a subscriber hears of changes by chat, single shot, tool and conversation, and of nothing else`, async () => {
    const [user, other] = [randomUUID(), randomUUID()]
    const [mine, theirs] = [await listen(app.fetch, user), await listen(app.fetch, other)]
    const { conversation_id } = await app.say(user, 'add milk')
    await mine.until(
      new RegExp(`event: tasks[\\s\\S]*event: conversations\\ndata: \\{"conversation_id":"${conversation_id}"\\}`),
    )
    const steps: [() => Promise<unknown>, RegExp][] = [
      [() => app.call(user, 'POST', '/api/tools/add_task', { title: 'bread' }), /^event: tasks/m],
      [() => app.call(user, 'POST', '/api/agent', { user_id: user, message: 'add eggs' }), /^event: tasks/m],
      [
        () => app.call(user, 'PATCH', `/api/conversations/${conversation_id}`, { title: 'x' }),
        /^event: conversations/m,
      ],
      [() => app.call(user, 'DELETE', `/api/conversations/${conversation_id}`), /^event: conversations/m],
      [
        () => app.call(user, 'DELETE', '/api/me', { confirm: 'erase everything' }),
        /(?=[\s\S]*event: tasks)(?=[\s\S]*event: conversations)[\s\S]*event: reminders/,
      ],
    ]
    for (const [change, what] of steps) {
      mine.heard.length = 0
      await change()
      await mine.until(what)
    }
    mine.heard.length = 0
    await app.call(user, 'GET', '/api/tasks')
    await app.call(user, 'POST', '/api/tools/add_task', { title: '' })
    await app.call(user, 'GET', '/api/conversations')
    await sleep(150)
    assert.deepEqual(mine.heard, [], 'looking changes nothing, and neither does what was refused')
    assert.doesNotMatch(theirs.heard.join(''), /tasks|conversations/, "nothing of another user's")
    await mine.stop()
    await theirs.stop()
    await sleep(50)
    assert.deepEqual(app.sayso.database.hub.users(), [], 'who has left is forgotten')
  })

  test(`${name}: too many streams of one user are refused, and stopping the server ends them`, async () => {
    const closing = new AbortController()
    const server = createApp(app.sayso, { closing: closing.signal })
    const user = randomUUID()
    const streams = await Promise.all(Array.from({ length: 20 }, () => listen(server.request, user)))
    const more = await server.request('/api/events', { headers: { host: 'localhost', 'x-user-id': user } })
    assert.equal(more.status, 429)
    closing.abort()
    await Promise.all(streams.map(({ ended }) => ended))
  })
}

const open = (url: string, direct_url: string | null) =>
  openSayso({ database: { url }, defaults: defaultSettings, timezone: 'UTC', direct_url })

test('PostgreSQL: a change on one replica is heard on another, also after the connection was lost', async () => {
  const place = await freshPostgres()
  const url = place.env.DATABASE_URL ?? ''
  const [one, other] = [await open(url, null), await open(url, null)]
  const user = randomUUID()
  const stream = await listen(createApp(other).request, user)
  await one.callTool(user, 'add_task', { title: 'milk' })
  await stream.until(/event: tasks/)
  stream.heard.length = 0
  await one.database.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sayso events' and datname = current_database()`,
  )
  await stream.until(/event: tasks[\s\S]*event: conversations/)
  stream.heard.length = 0
  await one.say({ user_id: user, message: 'add bread' })
  await stream.until(/event: tasks/)
  await stream.stop()
  await one.close()
  await other.close()
  await place.remove()
})

function anInvocation(user_id: string): ToolInvocationRecord {
  return {
    id: uuidv7(),
    conversation_id: null,
    message_id: null,
    user_id,
    tool_name: 'add_task',
    parameters: {},
    intent_classification: null,
    result: { success: true, data: null, error: null, error_code: null },
    success: true,
    error_message: null,
    invoked_at: new Date().toISOString(),
    duration_ms: 1,
  }
}

test('PostgreSQL: who listens finds what nobody told of', async () => {
  const place = await freshPostgres()
  const database = await openDatabase(place.place, () => {})
  const feed = openFeed(database, [place.env.DATABASE_URL ?? ''], () => {}, 50)
  const user = randomUUID()
  const heard: string[] = []
  database.hub.subscribe(user, ({ what }) => heard.push(what))
  await feed.ready()
  const hears = async () => {
    for (let tries = 0; tries < 200 && heard.length === 0; tries++) await sleep(25)
  }
  await hears()
  heard.length = 0
  const silent = callStore({ ...database, tell: () => {} }, uuidv7)
  const opened = await silent.openCall(user, null)
  assert.equal(opened.kind, 'open')
  if (opened.kind === 'open') await opened.call.finish(anInvocation(user), null)
  await hears()
  assert.deepEqual([heard, feed.way], [['tasks'], 'listening'])
  await feed.close()
  await database.close()
  await place.remove()
})

/** Lets everything through but what PostgreSQL sends of its own accord, as a pooler does. */
async function deafProxy(url: string): Promise<{ url: string; close(): void }> {
  const target = new URL(url)
  const [port, host] = [Number(target.port), target.hostname]
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, host)
    for (const socket of [client, upstream]) sockets.add(socket.on('error', () => {}))
    client.pipe(upstream)
    let rest = Buffer.alloc(0)
    upstream.on('data', (bytes) => {
      rest = Buffer.concat([rest, bytes])
      while (rest.length >= 5 && rest.length > rest.readUInt32BE(1)) {
        const message = rest.subarray(0, rest.readUInt32BE(1) + 1)
        rest = rest.subarray(message.length)
        if (message[0] !== 'A'.charCodeAt(0)) client.write(message)
      }
    })
    upstream.on('close', () => client.destroy())
    client.on('close', () => upstream.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  target.port = String(typeof address === 'object' ? address?.port : '')
  return {
    url: target.href,
    close: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}

test('PostgreSQL: where listening does not work, changes are looked for', async () => {
  const place = await freshPostgres()
  const url = place.env.DATABASE_URL ?? ''
  const proxy = await deafProxy(url)
  const [one, other] = [await open(url, null), await open(url, proxy.url)]
  const user = randomUUID()
  const stream = await listen(createApp(other).request, user)
  await stream.until(/event: tasks/)
  await sleep(2500)
  stream.heard.length = 0
  await one.callTool(user, 'add_task', { title: 'milk' })
  await stream.until(/event: tasks/)
  assert.doesNotMatch(stream.heard.join(''), /event: conversations/)
  const { conversation_id } = chatResponseSchema.parse(JSON.parse(await one.say({ user_id: user, message: 'hello' })))
  await stream.until(/event: conversations/)
  for (const title of ['greetings', 'good wishes', null]) {
    stream.heard.length = 0
    await one.conversations.rename(user, conversation_id, title)
    await stream.until(/event: conversations/)
  }
  await stream.stop()
  await one.close()
  await other.close()
  proxy.close()
  await place.remove()
})

test('a stream ends when the token that opened it runs out', async () => {
  const secret = randomBytes(48).toString('base64')
  const auth = { kind: 'jwt', key: { secret }, issuer: 'https://login.test', audience: 'tasks' } as const
  const app = await openApp(freshPostgres, {}, { auth })
  const token = await new SignJWT({ sub: 'ann', iss: auth.issuer, aud: auth.audience })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime(Math.floor(Date.now() / 1000) + 2)
    .sign(new TextEncoder().encode(secret))
  const response = await app.fetch('/api/events', { headers: { authorization: `Bearer ${token}` } })
  assert.equal(response.status, 200)
  const ended = await Promise.race([response.text(), sleep(5000, 'still open', { ref: false })])
  assert.match(ended, /^event: ready/)
  await app.close()
})

after(stopOwnPostgres)
