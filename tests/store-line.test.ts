// One connection for the time of one transaction: what it does when statements fail, when nobody answers, and when it breaks.

import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { CommitUnknown } from '../src/domain/errors.ts'
import { asUser } from '../src/store/as-user.ts'
import { type Database, openDatabase } from '../src/store/database.ts'
import { begin, commitAfter, giveBack, type Line, type LineSource, leave, onLine, openLine } from '../src/store/line.ts'
import { streamOf } from '../src/store/stream.ts'
import { type Fresh, freshPostgres, stopOwnPostgres } from './support/databases.ts'

let place: Fresh
let database: Database
/** The same database through one connection, so that it can be told whether it was given up. */
let source: LineSource & { readonly lines: pg.Pool }

before(async () => {
  place = await freshPostgres()
  database = await openDatabase(place.place, () => {})
})

beforeEach(async () => {
  const connectionString = 'url' in place.place ? place.place.url : ''
  const lines = new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: 2000 })
  lines.on('error', () => {})
  lines.on('connect', (client) => {
    client.on('error', () => {})
    clients.add(client)
  })
  source = { ...database, lines, traffic: { statements: 0, round_trips: 0 }, errors: new Map() }
})

/** Whoever still holds one: a test that fails must not keep the others waiting. */
afterEach(() => {
  for (const client of clients) streamOf(client)?.destroy()
  clients.clear()
})

after(async () => {
  await database.close()
  await place.remove()
  await stopOwnPostgres()
})

const clients = new Set<object>()
const own = { name: 'test_own', text: 'select pg_backend_pid() as pid' }
const one = { name: 'test_one', text: 'select 1 as one' }
const failing = { name: 'test_failing', text: 'select 1 / 0' }
const dying = { name: 'test_dying', text: 'select pg_terminate_backend(pg_backend_pid())' }
const waiting = (ms: number) => ({ name: `test_wait_${ms}`, text: `select pg_sleep(${ms / 1000})` })

const pidOf = async (line: Line) => (await line.send(own)).rows[0]?.pid

/** The process of the connection that the next one gets. */
async function nextPid(): Promise<unknown> {
  const line = await openLine(source)
  const pid = await pidOf(line)
  line.release()
  return pid
}

test('statements that are sent together are one round trip, those that wait for each other are not', async () => {
  const line = await openLine(source)
  await Promise.all([line.send(one), line.send(one), line.send(one)])
  assert.deepEqual(source.traffic, { statements: 3, round_trips: 1 })
  await line.send(one)
  assert.deepEqual(source.traffic, { statements: 4, round_trips: 2 })
  const first = line.send(one)
  await Promise.resolve()
  await Promise.all([first, line.send(one)])
  assert.deepEqual(source.traffic, { statements: 6, round_trips: 3 }, 'what leaves before an answer waits for nothing')
  line.release()
})

test('an answer has its rows and says what was done', async () => {
  const line = await openLine(source)
  const answers = await Promise.all([
    line.send(begin),
    line.send({ name: 'test_values', text: 'select $1::text as said' }, ['milk']),
  ])
  assert.deepEqual(answers, [
    { rows: [], tag: 'BEGIN' },
    { rows: [{ said: 'milk' }], tag: 'SELECT' },
  ])
  await leave(line)
})

test('statements are prepared by their names, unless a pooler does not know them', async () => {
  const prepared = async (unnamed: boolean) => {
    const line = await openLine({ ...source, unnamed })
    await line.send({ name: `test_named_${unnamed}`, text: 'select 2' })
    const { rows } = await line.send({
      name: 'test_prepared',
      text: `select count(*)::int as count from pg_prepared_statements where name = 'test_named_${unnamed}'`,
    })
    line.release()
    return rows
  }
  assert.deepEqual([await prepared(false), await prepared(true)], [[{ count: 1 }], [{ count: 0 }]])
})

test('who is not admitted takes no connection', async () => {
  const admit = () => Promise.reject(new Error('no room'))
  await assert.rejects(openLine({ ...source, admit }), { message: 'no room' })
  assert.equal(source.lines.totalCount, 0)
})

test('faults are counted by their class, or under their own name', async () => {
  const line = await openLine(source)
  await assert.rejects(line.send(failing), { code: '22012' })
  await assert.rejects(line.send({ name: 'test_no_table', text: 'select * from nowhere' }), { code: '42P01' })
  await assert.rejects(line.send(failing), { code: '22012' })
  line.release()
  const refusing = new pg.Pool({ host: '127.0.0.1', port: 1 })
  await assert.rejects(openLine({ ...source, lines: refusing }), { code: 'ECONNREFUSED' })
  const nameless = Object.assign(new pg.Pool(), { connect: () => Promise.reject(new Error('no code')) })
  await assert.rejects(openLine({ ...source, lines: nameless }), { message: 'no code' })
  const odd = Object.assign(new pg.Pool(), { connect: () => Promise.reject('no error') })
  await assert.rejects(openLine({ ...source, lines: odd }))
  const lower = Object.assign(new pg.Pool(), {
    connect: () => Promise.reject(Object.assign(new Error('odd'), { code: 'ABCDEF' })),
  })
  await assert.rejects(openLine({ ...source, lines: lower }))
  assert.deepEqual(Object.fromEntries(source.errors), { '22': 2, '42': 1, ECONNREFUSED: 1, none: 2, ABCDEF: 1 })
})

test('what is answered in time counts no error', async () => {
  const line = await openLine(source)
  await Promise.all([line.send(begin), line.send(one)])
  await leave(line)
  assert.equal(source.errors.size, 0)
})

test('a connection without an answer is given up; one that is only held is not', async () => {
  const line = await openLine({ ...source, silence_ms: 150 })
  await sleep(300)
  for (let count = 0; count < 3; count++) await line.send(waiting(100))
  const begun = Date.now()
  await assert.rejects(line.send(waiting(5000)), /terminated/)
  assert.ok(Date.now() - begun < 3000)
  assert.ok(Date.now() - begun >= 140)
  line.release()
  assert.equal(source.lines.totalCount, 0)
})

test('without a limit the slowest answer is waited for', async () => {
  const line = await openLine({ ...source, silence_ms: null })
  assert.equal((await line.send(waiting(200))).rows.length, 1)
  line.release()
})

test('a connection is kept after a statement that failed, and given up where nothing can be written', async () => {
  const pids: unknown[] = []
  const line = await openLine(source)
  pids.push(await pidOf(line))
  await assert.rejects(line.send(failing))
  line.release()
  const again = await openLine(source)
  pids.push(await pidOf(again))
  await Promise.all([again.send(begin), again.send({ name: 'test_read_only', text: 'set transaction read only' })])
  await assert.rejects(again.send({ name: 'test_write', text: 'create table public.never ()' }), { code: '25006' })
  await assert.rejects(again.send(one), { code: '25P02' })
  await leave(again)
  pids.push(await nextPid())
  assert.equal(pids[0], pids[1])
  assert.notEqual(pids[1], pids[2], 'the next connection may find a server that can be written')
})

test('a connection that is told to be broken is given up', async () => {
  const line = await openLine(source)
  const pid = await pidOf(line)
  assert.equal(line.isReleased(), false)
  line.release(true)
  assert.equal(line.isReleased(), true)
  assert.notEqual(await nextPid(), pid)
})

test('on a connection that breaks nobody can say what was run', async () => {
  const line = await openLine(source)
  const settled = await Promise.allSettled([line.send(begin), line.send(dying), line.send(one), line.send(one)])
  const reasons = settled.map((part) =>
    part.status === 'rejected' ? [part.reason.name, part.reason.code] : 'answered',
  )
  assert.deepEqual(reasons.slice(1), [
    ['error', '57P01'],
    ['error', '57P01'],
    ['error', '57P01'],
  ])
  await leave(line)
  assert.equal(source.lines.totalCount, 0)
})

test('what was not run says why', async () => {
  const line = await openLine(source)
  const [, failed, behind] = await Promise.allSettled([line.send(begin), line.send(failing), line.send(one)])
  assert.ok(failed.status === 'rejected' && behind.status === 'rejected')
  assert.equal(behind.reason.cause, failed.reason)
  await leave(line)
})

test('work that fails gives its connection back, without what it began', async () => {
  await assert.rejects(
    onLine(source, async (line) => {
      await Promise.all([line.send(begin), line.send({ name: 'test_made', text: 'create table public.made ()' })])
      throw new Error('enough')
    }),
    { message: 'enough' },
  )
  assert.equal(source.lines.idleCount, 1)
  const { rows } = await source.lines.query("select to_regclass('public.made') as made")
  assert.deepEqual(rows, [{ made: null }])
})

test('work that goes on keeps its connection', async () => {
  const line = await onLine(source, async (own) => own)
  assert.deepEqual([line.isReleased(), source.lines.idleCount], [false, 0])
  await leave(line)
  assert.deepEqual([line.isReleased(), source.lines.idleCount], [true, 1])
})

test('a connection that was given back is left alone', async () => {
  const first = await openLine(source)
  await first.send(begin)
  await leave(first)
  const second = await openLine(source)
  await second.send(begin)
  await leave(first)
  const { rows } = await second.send({
    name: 'test_in_transaction',
    text: 'select now() = statement_timestamp() as is_first',
  })
  assert.deepEqual(rows, [{ is_first: false }], 'its transaction goes on')
  await leave(second)
})

test('a commit that is answered is done, and gives the connection back', async () => {
  const line = await openLine(source)
  const pid = await pidOf(line)
  await commitAfter(line, [
    line.send(begin),
    null,
    line.send({ name: 'test_kept', text: 'create table if not exists public.kept ()' }),
  ])
  assert.equal(line.isReleased(), true)
  assert.equal(await nextPid(), pid)
  const { rows } = await source.lines.query("select to_regclass('public.kept')::text as kept")
  assert.deepEqual(rows, [{ kept: 'kept' }])
})

test('a commit of what had failed before is none', async () => {
  const line = await openLine(source)
  const pid = await pidOf(line)
  await line.send(begin)
  await assert.rejects(line.send(failing))
  await assert.rejects(commitAfter(line, []), { message: 'the transaction was rolled back' })
  assert.equal(await nextPid(), pid)
})

test('a commit behind a write that fails says why, and the connection is as new', async () => {
  const line = await openLine(source)
  const pid = await pidOf(line)
  await assert.rejects(commitAfter(line, [line.send(begin), line.send(one), line.send(failing)]), { code: '22012' })
  assert.equal(line.isReleased(), true)
  assert.equal(await nextPid(), pid)
  const { rows } = await source.lines.query('select now() = statement_timestamp() as is_first')
  assert.deepEqual(rows, [{ is_first: true }], 'no transaction is open')
})

test('of a commit that is not answered nobody knows, and the connection is given up', async () => {
  const line = await openLine(source)
  const pid = await pidOf(line)
  const committed = commitAfter(line, [line.send(begin), line.send(dying)])
  await assert.rejects(committed, (fault) => {
    assert.ok(fault instanceof CommitUnknown)
    assert.match(String(fault.cause), /terminating connection/)
    return true
  })
  assert.notEqual(await nextPid(), pid)
})

test('a line whose end was refused is given up', async () => {
  const line = await openLine(source)
  const pid = await pidOf(line)
  await giveBack(line, { status: 'rejected', reason: new Error('no answer') })
  assert.equal(line.isReleased(), true)
  assert.notEqual(await nextPid(), pid)
})

test('what a user asks for is answered, refused for its own reason, or given up after its time', async () => {
  assert.deepEqual(await asUser(database, 'ann', one), [{ one: 1 }])
  await assert.rejects(asUser(database, 'ann', failing), { code: '22012' })
  await assert.rejects(asUser(database, 'ann', waiting(2000), [], 100), { code: '57014' })
  assert.deepEqual(await asUser(database, 'ann', one), [{ one: 1 }])
})

test('nobody waits longer than half a minute, whoever asks', async () => {
  const limit = { name: 'test_limit', text: "select current_setting('statement_timeout') as most" }
  assert.deepEqual(await asUser(database, 'ann', limit), [{ most: '30s' }])
})
