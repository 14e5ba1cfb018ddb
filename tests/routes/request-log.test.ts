// What the log says of requests, and what it must never say.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { SignJWT } from 'jose'
import { createApp } from '../../src/http/app.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { type Fresh, freshEmbedded } from '../support/databases.ts'
import { logged } from '../support/logged.ts'
import { openTerminal } from '../support/run-cli.ts'
import { spawnServer } from '../support/server.ts'

let app: TestApp
let fresh: Fresh
before(async () => {
  app = await openApp(freshEmbedded)
  fresh = await freshEmbedded()
})
after(async () => {
  await app.close()
  await fresh.remove()
})

async function linesOf(work: () => Promise<unknown>): Promise<Record<string, unknown>[]> {
  const log = await logged(work)
  return log
    .trimEnd()
    .split('\n')
    .map((line) => Object(JSON.parse(line)))
}

const secret = randomBytes(48).toString('base64')
const id = '01900000-0000-7000-8000-000000000001'
const tokenOf = (sub: string) =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer('https://login.test')
    .setAudience('tasks')
    .setExpirationTime('5m')
    .sign(new TextEncoder().encode(secret))

const requests: [string, string, string, number, unknown?][] = [
  ['POST', '/api/chat', '/api/chat', 200, { message: 'add hush-hush' }],
  ['POST', '/api/agent', '/api/agent', 200, { user_id: 'ann@hush.example', message: 'delete hush-hush' }],
  ['POST', '/api/tools/add_task', '/api/tools/:tool_name', 200, { title: 'hush-hush' }],
  ['GET', '/api/tasks?query=hush-hush', '/api/tasks', 200],
  ['GET', `/api/conversations/${id}?hush=hush`, '/api/conversations/:id', 404],
  ['POST', '/api/chat', '/api/chat', 400, '{"message": "hush-hush'],
  ['GET', '/hush-hush', 'none', 404],
]

test('one line for each request, and in it nothing that was said, nobody by name and no token', async () => {
  const token = await tokenOf('ann@hush.example')
  const served = createApp(app.sayso, {
    auth: { kind: 'jwt', key: { secret }, issuer: 'https://login.test', audience: 'tasks' },
    log_requests: true,
  })
  const ids: (string | null)[] = []
  const send = async (authorization: string) => {
    for (const [method, path, , , body] of requests) {
      const response = await served.request(path, {
        method,
        headers: { authorization, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      })
      await response.text()
      ids.push(response.headers.get('x-request-id'))
    }
  }
  const lines = await linesOf(async () => {
    await send(`Bearer ${token}`)
    await send('Bearer hush.hush.hush')
  })
  const ofRequests = lines.filter(({ event }) => event === 'request')
  assert.deepEqual(
    ofRequests.map(({ method, route, status }) => [method, route, status]),
    [
      ...requests.map(([method, , route, status]) => [method, route, status]),
      ...requests.map(([method, path, route]) => [method, route, path === '/hush-hush' ? 404 : 401]),
    ],
  )
  assert.deepEqual(
    ofRequests.map(({ request_id }) => request_id),
    ids,
  )
  const users = ofRequests.map(({ user }) => user)
  assert.match(String(users[0]), /^[0-9a-f]{16}$/)
  assert.deepEqual([new Set(users.slice(0, 6)).size, new Set(users.slice(6)).size], [1, 1])
  for (const line of ofRequests)
    assert.deepEqual(
      Object.keys(line).filter((key) => key !== 'user'),
      ['at', 'level', 'event', 'request_id', 'method', 'route', 'status', 'duration_ms'],
    )
  assert.doesNotMatch(JSON.stringify(lines), /hush|eyJ/)
})

test('when it was said, where the caller of a single shot tells it, stands in the line', async () => {
  const served = createApp(app.sayso, { log_requests: true })
  const timestamp = '2026-02-09T10:30:00Z'
  const lines = await linesOf(async () => {
    for (const given of [{ timestamp }, {}])
      await served.request('/api/agent', {
        method: 'POST',
        headers: { host: 'localhost', 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: 'ann', message: 'hello', ...given }),
      })
  })
  assert.deepEqual(
    lines.map((line) => line.timestamp),
    [timestamp, undefined],
  )
})

for (const [level, requestsShown, refusalsShown] of [
  ['info', true, true],
  ['warn', false, true],
  ['error', false, false],
] as const)
  test(`SAYSO_LOG_LEVEL=${level}`, async () => {
    const server = spawnServer({ ...fresh.env, SAYSO_LOG_LEVEL: level })
    let log = ''
    server.process.stderr?.on('data', (bytes) => {
      log += bytes
    })
    const { url } = await server.ready
    assert.ok(url !== null)
    await (await fetch(`${url}/api/tasks`)).text()
    await (await fetch(`${url}/api/nothing`)).text()
    await server.kill('SIGTERM')
    assert.deepEqual(
      [log.includes('"event":"request"'), log.includes('"event":"request refused"')],
      [requestsShown, refusalsShown],
    )
  })

test('at a terminal the server is calm', async () => {
  const terminal = openTerminal(['serve', '--port', '0'], fresh.env)
  try {
    const [url = ''] = /http:\S+/.exec(await terminal.until(/ready on \S+\n/)) ?? []
    assert.equal((await fetch(`${url}/api/tasks`)).status, 200)
    terminal.type('\u0003')
    await terminal.ended
    assert.doesNotMatch(terminal.raw(), /"event"/)
  } finally {
    terminal.kill()
  }
})
