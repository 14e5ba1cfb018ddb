// A backup made while others write is of one moment, and comes back whole: on either database, from one to the other.

import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { nameOf, openApp, places } from './support/app.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres, withClient } from './support/databases.ts'
import { runCli } from './support/run-cli.ts'
import { spawnServer } from './support/server.ts'

const folder = mkdtempSync(join(tmpdir(), 'sayso-backup-'))
after(async () => {
  rmSync(folder, { recursive: true })
  await stopOwnPostgres()
})

async function say(
  url: string,
  user: string,
  message: string,
  conversation_id?: string,
): Promise<ReturnType<typeof Object>> {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-id': user },
    body: JSON.stringify({ message, conversation_id }),
  })
  assert.equal(response.status, 200, await response.clone().text())
  return Object(await response.json())
}

/** A task that was put before all others. */
async function addFirst(url: string, user: string): Promise<void> {
  const response = await fetch(`${url}/api/tools/add_task`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-id': user },
    body: JSON.stringify({ title: 'first', order: '0' }),
  })
  assert.equal(response.status, 200, await response.clone().text())
}

interface Row {
  readonly table: string
  readonly row: Record<string, unknown>
}

async function rowsOf(file: string): Promise<Row[]> {
  const text = (await promisify(gunzip)(await readFile(file))).toString()
  let table = ''
  return text
    .trim()
    .split('\n')
    .flatMap((line) => {
      const read = JSON.parse(line)
      if (read.table !== undefined) table = read.table
      return read.row === undefined ? [] : [{ table, row: read.row }]
    })
}

const sorted = (rows: readonly Row[]) => rows.map((row) => JSON.stringify(row)).sort()

async function restored(file: string, into: Fresh): Promise<void> {
  const { code, out, err } = await runCli(['restore', file], into.env)
  assert.equal(code, 0, err)
  assert.match(out, /^Restored \d+ tasks?, \d+ conversations?, \d+ decisions?\.\n$/)
}

for (const [from, to] of [
  [freshEmbedded, freshPostgres],
  [freshPostgres, freshEmbedded],
] as const)
  test(`made under load on ${nameOf(from)}, restored on ${nameOf(to)}, and the same again from there`, async () => {
    const [source, target] = [await from(), await to()]
    const server = spawnServer({ ...source.env, SAYSO_LOG_LEVEL: 'error' })
    const file = join(folder, `${source.name}.backup`)
    try {
      const ready = await server.ready
      if (ready.url === null) throw new Error(ready.said)
      const { url } = ready
      await addFirst(url, 'ann')
      const { conversation_id } = await say(url, 'ann', 'add "Crème brûlée 🍮 \\ <b>" tomorrow')
      await say(url, 'ann', 'delete 1', conversation_id)
      await say(url, 'ann', 'yes', conversation_id)
      await say(url, 'ann', 'add milk', conversation_id)
      await say(url, 'ann', 'delete milk', conversation_id)
      let isOver = false
      let told = 0
      const load = ['bob', 'cem', 'dan'].map(async (user) => {
        for (let count = 0; !isOver; count++) {
          await say(url, user, `add parcel${count}`)
          told++
        }
      })
      while (told < 30) await new Promise((resolve) => setTimeout(resolve, 20))
      const before = told
      const { code, err } = await runCli(['backup', file], source.env)
      isOver = true
      await Promise.all(load)
      assert.equal(code, 0, err)
      assert.equal(statSync(file).mode & 0o777, 0o600)
      const rows = await rowsOf(file)
      const count = (table: string) => rows.filter((row) => row.table === table).length
      assert.ok(rows.some(({ table, row }) => table === 'tasks' && row.order === '0'))
      assert.ok(count('tasks') > before, `${count('tasks')} of at least ${before}`)
      const [turns, audited] = [
        count('turns'),
        new Set(rows.filter(({ table }) => table === 'decisions').map(({ row }) => row.message_id)),
      ]
      assert.equal(audited.size, turns, 'of one moment: each turn with its audit')

      await restored(file, target)
      const second = join(folder, `${target.name}-again.backup`)
      await runCli(['backup', second], target.env)
      assert.deepEqual(sorted(await rowsOf(second)), sorted(rows))
      const replayed = await runCli(['replay'], target.env)
      assert.equal(replayed.code, 0, `${replayed.out}${replayed.err}`)
      const again = await runCli(['restore', file], target.env)
      assert.deepEqual([again.code, again.out], [1, ''])
      assert.match(again.err, /^There is something in this database already\./)
    } finally {
      await server.kill('SIGTERM')
      await source.remove()
      await target.remove()
    }
  })

for (const fresh of places)
  test(`${nameOf(fresh)}: after a restore the question that was open can be answered, and everybody sees their own`, async () => {
    const source = await freshEmbedded()
    await runCli(['add milk'], source.env)
    await runCli(['delete milk'], source.env)
    await runCli(['add bread', '--user', 'bob'], source.env)
    const file = join(folder, 'open.backup')
    assert.equal((await runCli(['backup', file], source.env)).code, 0)
    const target = await fresh()
    await restored(file, target)
    const app = await openApp(async () => target)
    try {
      const { body } = await app.call('local', 'GET', '/api/conversations')
      const { response } = await app.say('local', 'yes', { conversation_id: body.conversations[0].id })
      assert.equal(response, "'milk' has been deleted.")
      assert.deepEqual([await app.titles('local'), await app.titles('bob')], [[], ['bread']])
      assert.equal((await app.call(null, 'GET', '/readyz')).status, 200)
      if ('url' in target.place) {
        const { rows } = await withClient(target.place.url, (client) =>
          client.query(
            "select count(*)::int from pg_class where relname in ('tasks', 'messages', 'decisions') and relforcerowsecurity",
          ),
        )
        assert.deepEqual(rows, [{ count: 3 }], 'row-level security binds the owner again')
      }
    } finally {
      await app.close()
      await source.remove()
    }
  })

test('what is no backup, or not a whole one, restores nothing', async () => {
  const source = await freshEmbedded()
  await runCli(['add milk'], source.env)
  const file = join(folder, 'cut.backup')
  await runCli(['backup', file], source.env)
  truncateSync(file, Math.floor(statSync(file).size / 2))
  const text = join(folder, 'letter.txt')
  writeFileSync(text, 'Dear all')
  const target = await freshEmbedded()
  const said = async (name: string) => (await runCli(['restore', name], target.env)).err
  const nowhere = await runCli(['backup', join(folder, 'none', 'x')], source.env)
  assert.deepEqual([nowhere.code, nowhere.out], [1, ''])
  assert.match(nowhere.err, /^\S+x cannot be written: it is not there\.\n$/)
  assert.match(await said(file), /^\S+cut\.backup is not a whole backup\.\n$/)
  assert.match(await said(text), /^\S+letter\.txt is not a whole backup\.\n$/)
  assert.match(await said(join(folder, 'none')), /^\S+none cannot be read: it is not there\.\n$/)
  assert.equal((await runCli(['show my tasks'], target.env)).out, "You don't have any tasks yet.\n")
  await source.remove()
  await target.remove()
})

test('nobody but the owner of the folder gets a backup from a server', async () => {
  const source = await freshEmbedded()
  const server = spawnServer({ ...source.env, SAYSO_LOG_LEVEL: 'error' })
  try {
    const ready = await server.ready
    if (ready.url === null) throw new Error(ready.said)
    for (const headers of [{}, { 'sayso-owner': 'x' }, { 'sayso-owner': `${'a'.repeat(22)} ${'b'.repeat(43)}` }])
      assert.equal((await fetch(`${ready.url}/backup`, { headers })).status, 403)
  } finally {
    await server.kill('SIGTERM')
    await source.remove()
  }
})
