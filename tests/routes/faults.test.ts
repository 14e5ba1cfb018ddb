// Whatever goes wrong inside, the answer shows nothing of it, and its request id leads to the log.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type Answer, freshUrl, nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { startPostgres } from '../support/postgres.ts'
import { spawnServer } from '../support/server.ts'

const internals = /at .*:\d+:\d+|SELECT|relation|constraint|ECONN|node_modules|pg_|postgres:\/\/|eyJ|secret/

/** Everything written to standard error while something runs. */
async function logged<T>(run: () => Promise<T>): Promise<{ result: T; log: string }> {
  const write = process.stderr.write
  let log = ''
  process.stderr.write = (text: string | Uint8Array) => {
    log += String(text)
    return true
  }
  try {
    return { result: await run(), log }
  } finally {
    process.stderr.write = write
  }
}

const words =
  'SELECT secret FROM relation pg_x; constraint "c" postgres://me:secret@db at /srv/node_modules/x.ts:1:2 eyJhbGci'

function fault(make: () => Error, more: object = {}): () => Error {
  return () => Object.assign(make(), more)
}
const sqlState = (code: string) => fault(() => new Error(words), { code })

/** A fault of each kind that reaching for the database can end with. */
const faults: Record<string, () => Error> = {
  ...Object.fromEntries(
    [
      '08006',
      '0A000',
      '22001',
      '22021',
      '22P02',
      '22P05',
      '23502',
      '23503',
      '23505',
      '23514',
      '25P02',
      '28000',
      '34000',
      '3D000',
      '40001',
      '40P01',
      '42501',
      '42601',
      '42P01',
      '53100',
      '53300',
      '54001',
      '55P03',
      '57014',
      '57P01',
      '58030',
      'XX000',
    ].map((code) => [`SQLSTATE ${code}`, sqlState(code)]),
  ),
  ECONNRESET: fault(() => new Error(words), { code: 'ECONNRESET' }),
  ECONNREFUSED: fault(() => new AggregateError([], words), { code: 'ECONNREFUSED' }),
  EPIPE: fault(() => new Error(words), { code: 'EPIPE' }),
  ENOSPC: fault(() => new Error(words), { code: 'ENOSPC' }),
  ETIMEDOUT: fault(() => new Error(words), { code: 'ETIMEDOUT' }),
  'pool timeout': () => new Error('timeout exceeded when trying to connect'),
  'stack overflow': () => new RangeError('Maximum call stack size exceeded'),
  'a bug': () => new TypeError(`Cannot read properties of undefined (reading '${words}')`),
  'a bug with a cause': () => new Error('x', { cause: new Error(words) }),
}

const entries: [string, string, unknown?][] = [
  ['POST', '/api/chat', { message: 'add milk' }],
  ['POST', '/api/undo', { conversation_id: randomUUID() }],
  ['POST', '/api/agent', { user_id: 'u', message: 'add milk' }],
  ['POST', '/api/decide', { context: { user_id: 'u', message: 'hi', conversation_id: randomUUID() } }],
  ['POST', '/api/classify', { message: 'hi' }],
  ['GET', '/api/conversations'],
  ['GET', `/api/conversations/${randomUUID()}`],
  ['PATCH', `/api/conversations/${randomUUID()}`, { title: 'x' }],
  ['DELETE', `/api/conversations/${randomUUID()}`],
  ['GET', `/api/conversations/${randomUUID()}/messages`],
  ['GET', '/api/tasks'],
  ['POST', '/api/tools/add_task', { title: 'x' }],
  ['GET', '/api/audit/decisions'],
  ['GET', '/api/audit/tool-invocations'],
  ['GET', '/api/audit/settings'],
  ['GET', '/api/insights'],
  ['GET', '/api/task-counts'],
  ['GET', '/api/settings'],
  ['PUT', '/api/settings', {}],
  ['GET', '/api/me/export'],
  ['POST', '/api/tokens/revoke', {}],
  ['DELETE', '/api/me', { confirm: 'erase everything' }],
]

/** The id of a request is random letters, and may spell anything. */
function withoutId({ text, headers }: Answer): string {
  return text.replace(headers.get('x-request-id') ?? '', '')
}

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  test(`${name}: ${Object.keys(faults).length} kinds of fault on ${entries.length} routes show nothing of themselves`, async () => {
    const { lines: pool } = app.sayso.database
    const connect = pool.connect
    try {
      for (const [kind, make] of Object.entries(faults)) {
        Object.defineProperty(pool, 'connect', {
          value: async () => Promise.reject(make()),
          configurable: true,
          writable: true,
        })
        for (const [method, path, body] of entries) {
          const { result, log } = await logged(() => app.call('u', method, path, body))
          const what = `${kind} on ${method} ${path}: ${result.text}`
          assert.ok(result.status === 500 || (result.status === 503 && result.headers.get('retry-after') === '1'), what)
          const { request_id } = result.body.error
          assert.doesNotMatch(withoutId(result), internals, what)
          assert.ok(request_id === result.headers.get('x-request-id') && log.includes(request_id), what)
        }
      }
    } finally {
      Object.defineProperty(pool, 'connect', { value: connect, configurable: true, writable: true })
    }
    assert.equal((await app.say('u', 'add milk')).status, 'success', 'it works again at once')
  })

  const bodies: [string, string | Record<string, unknown>, number][] = [
    ['nested ten thousand times', `${'['.repeat(10_000)}${']'.repeat(10_000)}`, 400],
    ['nested in a field', `{"message": ${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}}`, 400],
    ['full of open quotes', `{"message": "${'\\"'.repeat(30_000)}`, 400],
    ['cut in the middle', '{"message": "he', 400],
    ['empty', '', 400],
    ['a number', '7', 400],
    ['null', 'null', 400],
    ['a prototype', '{"message": "hi", "__proto__": {"admin": true}}', 400],
    ['a constructor', '{"message": "hi", "constructor": {"prototype": {}}}', 400],
    ['too large', `{"message": "${'x'.repeat(70_000)}"}`, 413],
  ]
  for (const [what, body, status] of bodies)
    test(`${name}: a body that is ${what} is refused in words`, async () => {
      for (const path of [
        '/api/chat',
        '/api/undo',
        '/api/agent',
        '/api/decide',
        '/api/classify',
        '/api/tools/add_task',
      ]) {
        const answer = await app.call('u', 'POST', path, body)
        const expected = path.startsWith('/api/tools') && answer.body.error_code === 'VALIDATION_ERROR' ? 400 : status
        assert.equal(answer.status, expected, `${path}: ${answer.text}`)
        assert.doesNotMatch(withoutId(answer), internals)
      }
    })

  const cursors = [
    ['normal', ['x', 'y', 'z']],
    ['normal', ['\0', 4, randomUUID()]],
    ['normal', []],
    ['created', ['x']],
    7,
    null,
    {},
  ]
  test(`${name}: a forged cursor is refused, never run`, async () => {
    for (const forged of cursors) {
      const cursor = Buffer.from(JSON.stringify(forged)).toString('base64url')
      for (const path of ['/api/tasks', '/api/conversations', '/api/audit/decisions', '/api/audit/tool-invocations'])
        assert.equal(
          (await app.call('u', 'GET', `${path}?cursor=${cursor}`)).status,
          400,
          `${path} ${JSON.stringify(forged)}`,
        )
    }
  })

  test(`${name}: nothing of what was said is in the log`, async () => {
    const { log } = await logged(async () => {
      await app.say('u', 'add a very private thing')
      await app.call('u', 'POST', '/api/chat', { message: 'private again', admin: true })
      await app.call('u', 'GET', '/api/tasks?query=private&limit=0')
    })
    assert.doesNotMatch(log, /private/)
  })
}

test('PostgreSQL away: 503 with Retry-After and not ready; back again: everything works, nothing was half done', async () => {
  const postgres = await startPostgres({ fsync: 'off' })
  const app = await openApp(freshUrl(postgres.url))
  try {
    await app.say('u', 'add milk')
    await postgres.kill()
    const message_id = randomUUID()
    for (const [method, path, body] of [
      ['POST', '/api/chat', { message: 'add bread', message_id }],
      ['GET', '/api/tasks'],
      ['POST', '/api/tools/add_task', { title: 'x' }],
    ] as const) {
      const away = await app.call('u', method, path, body)
      assert.deepEqual([away.status, away.headers.get('retry-after')], [503, '1'], away.text)
    }
    assert.equal((await app.call('u', 'GET', '/readyz')).status, 503)
    assert.equal((await app.call('u', 'GET', '/healthz')).status, 200)
    await postgres.start()
    assert.equal((await app.call('u', 'GET', '/readyz')).status, 200)
    await app.say('u', 'add bread', { message_id })
    assert.deepEqual(await app.titles('u'), ['milk', 'bread'])
  } finally {
    await app.close()
    await postgres.stop()
  }
})

test('told to stop, the server finishes the turn under way, sends listeners home and ends well', async () => {
  const place = await freshPostgres()
  const server = spawnServer(place.env)
  const ready = await server.ready
  assert.ok(ready.url !== null)
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: place.env.DATABASE_URL })
  await client.connect()
  await client.query(`create function dawdle() returns trigger language plpgsql as $$ begin perform pg_sleep(1); return new; end $$;
    create trigger dawdle before insert on tasks for each row execute function dawdle()`)
  const events = await fetch(`${ready.url}/api/events`)
  const turn = fetch(`${ready.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ message: 'add milk' }),
  })
  await new Promise((resolve) => setTimeout(resolve, 300))
  const ended = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGTERM')
  const answer = await turn
  assert.deepEqual([answer.status, Object(await answer.json()).response], [200, "I've added 'milk' to your tasks."])
  await events.text()
  assert.equal(await ended, 0)
  await assert.rejects(fetch(`${ready.url}/healthz`))
  const { rows } = await client.query('select title from tasks')
  assert.deepEqual(rows, [{ title: 'milk' }])
  await client.end()
  await place.remove()
})

after(stopOwnPostgres)
