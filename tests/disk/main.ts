// The embedded database on a disk that fills up: it says so, stops when told to, goes on with room, and loses nothing.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import pg from 'pg'
import { openEmbedded } from '../../src/store/embedded.ts'
import { runCli } from '../support/run-cli.ts'
import { spawnServer } from '../support/server.ts'
import { fillDisk, folderOnDisk, freeDisk, onReadOnlyDisk } from '../support/small-disk.ts'

async function addTask(url: string, title: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`${url}/api/tools/add_task`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ title, description: 'x'.repeat(1000) }),
    signal: AbortSignal.timeout(10_000),
  })
  return { status: response.status, text: await response.text() }
}

async function statusOf(url: string): Promise<number> {
  return (await fetch(url, { signal: AbortSignal.timeout(10_000) })).status
}

test('a full disk is said to be full; with room it goes on, and nothing told is lost', async (t) => {
  const folder = folderOnDisk()
  const server = spawnServer({ SAYSO_DATA_DIR: folder, DATABASE_URL: '', SAYSO_LOG_LEVEL: 'error' })
  t.after(() => server.kill())
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  const { url } = ready
  fillDisk(33)
  const told: string[] = []
  let refused = { status: 200, text: '' }
  while (refused.status === 200 && told.length < 5000) {
    const title = `task ${told.length}`
    refused = await addTask(url, title)
    if (refused.status === 200) told.push(title)
  }
  assert.equal(refused.status, 503)
  assert.match(refused.text, /The disk is full/)
  assert.ok(told.length > 20, `${told.length} were told before`)
  assert.deepEqual([await statusOf(`${url}/healthz`), await statusOf(`${url}/readyz`)], [200, 503])
  freeDisk()
  const again = await addTask(url, 'after')
  assert.equal(again.status, 200, again.text)
  assert.equal(await statusOf(`${url}/readyz`), 200)
  fillDisk(10)
  const started = performance.now()
  await server.kill('SIGTERM')
  assert.equal(server.process.exitCode, 0)
  assert.ok(performance.now() - started < 5000, 'it stops when told to')
  const refusal = await runCli(['export'], { SAYSO_DATA_DIR: folder, DATABASE_URL: '' })
  assert.deepEqual(
    [refusal.code, refusal.err],
    [1, 'The disk is full, so nothing can be saved right now. Free some space. Please try again.\n'],
  )
  freeDisk()
  const { out } = await runCli(['export'], { SAYSO_DATA_DIR: folder, DATABASE_URL: '' })
  const there = new Set(JSON.parse(out).map((task: { title: string }) => task.title))
  assert.deepEqual(
    [...told, 'after'].filter((title) => !there.has(title)),
    [],
  )
})

test('a database that has run into the end of the disk is opened again by whoever comes next', async (t) => {
  const embedded = await openEmbedded(folderOnDisk())
  t.after(() => embedded.close())
  const pool = new pg.Pool({ stream: () => embedded.connect(), max: 1, user: 'postgres', database: 'postgres' })
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  await pool.query('create table t (a int primary key, b text)')
  fillDisk(15)
  let last = 0
  const end = await (async () => {
    for (; ; last++)
      await pool.query("insert into t select $1, string_agg(md5(random()::text), '') from generate_series(1, 60)", [
        last,
      ])
  })().catch((fault: { code?: string }) => fault.code)
  assert.equal(end, '53100')
  const refusal = await pool.query('select 1').then(
    () => 'answered',
    (fault: Error) => fault.message,
  )
  assert.match(refusal, /disk is full|embedded database stopped/)
  await assert.rejects(pool.query('select 1'), /disk is full/)
  freeDisk()
  const { rows } = await pool.query('select count(*)::int from t')
  assert.deepEqual(rows, [{ count: last }])
  assert.equal(embedded.restarts(), 1)
  await pool.end()
})

test('a folder on a disk that can only be read is refused with one sentence', async () => {
  const folder = folderOnDisk()
  await onReadOnlyDisk(async () => {
    const { code, err } = await runCli(['export'], { SAYSO_DATA_DIR: folder, DATABASE_URL: '' })
    const sentence = `${folder} is on a disk that can only be read. Set SAYSO_DATA_DIR to another folder.\n`
    assert.deepEqual([code, err], [1, sentence])
  })
})
