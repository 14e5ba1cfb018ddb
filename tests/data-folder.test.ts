// The data folder is its owner's alone, and one that cannot be used is refused in one sentence.

import assert from 'node:assert/strict'
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openDatabase } from '../src/store/database.ts'
import { runCli } from './support/run-cli.ts'

const base = mkdtempSync(join(tmpdir(), 'sayso-folder-'))
const used = join(base, 'used')
after(() => rmSync(base, { recursive: true }))

/** What others may do with anything in a folder. */
function openToOthers(folder: string): string[] {
  return [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))].filter(
    (path) => (statSync(path).mode & 0o077) !== 0,
  )
}

before(async () => {
  mkdirSync(used, { mode: 0o755 })
  chmodSync(used, 0o755)
  await (await openDatabase({ folder: used }, () => {})).close()
})

test('a folder that was open to others is closed, with everything in it', async () => {
  assert.deepEqual(openToOthers(used), [])
  const copy = join(base, 'copy')
  cpSync(used, copy, { recursive: true })
  chmodSync(copy, 0o777)
  chmodSync(join(copy, 'db'), 0o755)
  chmodSync(join(copy, 'db', 'PG_VERSION'), 0o666)
  const database = await openDatabase({ folder: copy }, () => {})
  await database.pool.query("create table t as select repeat('x', 100) from generate_series(1, 10000)")
  assert.deepEqual(openToOthers(copy), [])
  await database.close()
  assert.deepEqual(openToOthers(copy), [])
})

const refusals: [name: string, prepare: (folder: string) => void, said: RegExp][] = [
  [
    'others may read it and it holds more',
    (folder) => {
      mkdirSync(folder)
      chmodSync(folder, 0o755)
      writeFileSync(join(folder, 'letter.txt'), '')
    },
    /^Others may read \S+, and it holds more than Sayso's files\. Run chmod 700 on it, or set SAYSO_DATA_DIR to a folder of its own\.\n$/,
  ],
  [
    'it is a file',
    (folder) => writeFileSync(folder, ''),
    /^\S+ is not a folder\. Set SAYSO_DATA_DIR to another folder\.\n$/,
  ],
  [
    'its database is damaged',
    (folder) => {
      cpSync(used, folder, { recursive: true })
      truncateSync(join(folder, 'db', 'global', 'pg_control'), 100)
    },
    /^The database in \S+ cannot be opened: it is damaged.*\n$/,
  ],
  [
    'its database is of a newer PostgreSQL',
    (folder) => {
      cpSync(used, folder, { recursive: true })
      writeFileSync(join(folder, 'db', 'PG_VERSION'), '99\n')
    },
    /^The database in \S+ cannot be opened: .*a newer Sayso made it.*\n$/,
  ],
]
for (const [name, prepare, said] of refusals)
  test(`a folder is refused with one sentence when ${name}`, async () => {
    const folder = join(base, name.replaceAll(/\W/g, '-'))
    prepare(folder)
    const { code, err, out } = await runCli(['export'], { SAYSO_DATA_DIR: folder, DATABASE_URL: '' })
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, said)
  })

for (const [name, code, said] of [
  ['9999-later', 0, ''],
  ['9999-later-breaks', 1, 'A newer Sayso has changed this database. Update Sayso to use it.\n'],
] as const)
  test(`a database that a newer Sayso has changed (${name}) is ${code === 0 ? 'used' : 'refused with one sentence'}`, async () => {
    const folder = join(base, name)
    const database = await openDatabase({ folder }, () => {})
    await database.pool.query("insert into kysely_migration (name, timestamp) values ($1, '2030-01-01')", [name])
    await database.close()
    const ran = await runCli(['export'], { SAYSO_DATA_DIR: folder, DATABASE_URL: '' })
    assert.deepEqual([ran.code, ran.err], [code, said])
  })
