import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { storedDecisionSchema } from '../src/agent/replay.ts'
import { type Fresh, freshEmbedded } from './support/databases.ts'
import { runCli } from './support/run-cli.ts'
import { spawnServer } from './support/server.ts'

let fresh: Fresh
let folder: string
let file: string
before(async () => {
  fresh = await freshEmbedded()
  folder = mkdtempSync(join(tmpdir(), 'sayso-replay-'))
  file = join(folder, 'decisions.jsonl')
  await run([], 'add tea\nadd milk\nshow my tasks\ncomplete 1\n')
  await run([], 'delete milk\nyes\nwhat is this?\n')
})
after(async () => {
  await fresh.remove()
  rmSync(folder, { recursive: true, force: true })
})

const run = (args: readonly string[], input = '', env: Record<string, string> = {}) =>
  runCli(args, { ...fresh.env, ...env }, input)
const readRecords = () =>
  readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => storedDecisionSchema.parse(JSON.parse(line)))

const elsewhere = { TZ: 'Asia/Kathmandu', LANG: 'tr_TR.UTF-8', LC_ALL: 'tr_TR.UTF-8' }

test('everything or one conversation is decided again, in any zone and language', async () => {
  const all = await run(['replay'], '', elsewhere)
  assert.match(all.out, /^(\d+) decisions replayed, 0 differ\n7 turns\nengine \S+: \1 decisions, 0 differ\n$/)
  assert.deepEqual([all.code, all.err], [0, ''])
  const { conversation_id } = JSON.parse((await run(['--json', 'hello'])).out)
  assert.match((await run(['replay', '--conversation', conversation_id])).out, / 0 differ\n4 turns\n/)
})

test('an export is decided again without any database', async () => {
  assert.match((await run(['replay', '--export', file])).out, /^\d+ decisions written to /)
  const nowhere = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', SAYSO_DATA_DIR: '/nowhere' }
  const again = await run(['replay', '--against', file], '', { ...nowhere, ...elsewhere })
  assert.match(again.out, / decisions replayed, 0 differ\n8 turns\n/)
  assert.equal(again.code, 0)
})

test('what another engine decided otherwise is shown, old and new', async () => {
  const changed = join(folder, 'changed.jsonl')
  const records = readRecords().map((record) => ({
    ...record,
    engine_version: 'older',
    decision: record.decision.replace("I've added", 'Added').replace('"LIST_TASKS"', '"GENERAL_CHAT"'),
  }))
  const [first] = records
  assert.ok(first)
  const strange = { ...first, message_id: '01900000-0000-7000-8000-000000000001', context: '{"message":"odd"}' }
  writeFileSync(changed, [...records, strange].map((record) => `${JSON.stringify(record)}\n`).join(''))
  const { code, out } = await run(['replay', '--against', changed])
  assert.equal(code, 1)
  for (const part of [
    /'add tea' \(message \S+, step 2, engine older\):\n {2}reply +Added 'tea' to your tasks\. → I've added 'tea' to your tasks\./,
    /'show my tasks' \(message \S+, step 1, engine older\):\n {2}intent +GENERAL_CHAT → LIST_TASKS\n/,
    /'odd' .*:\n {2}this engine cannot decide on what was stored\n/,
    /\nengine older: \d+ decisions, \d differ\n$/,
  ])
    assert.match(out, part)
})

test('at most twenty are shown, unless all are wanted', async () => {
  const many = join(folder, 'many.jsonl')
  const [record] = readRecords()
  assert.ok(record)
  const lines = Array.from({ length: 25 }, (_, index) =>
    JSON.stringify({ ...record, message_id: `message-${index}`, decision: '{}' }),
  )
  writeFileSync(many, lines.join('\n'))
  const [some, all] = [await run(['replay', '--against', many]), await run(['replay', '--against', many, '--all'])]
  assert.match(some.out, /…and 5 more \(--all shows them\)\n25 decisions replayed, 25 differ\n/)
  assert.deepEqual(
    [some.out, all.out].map((out) => out.match(/message message-/g)?.length),
    [20, 25],
  )
})

test('while a server holds the folder, replay says what to do', async () => {
  const server = spawnServer(fresh.env)
  await server.ready
  try {
    const { code, err } = await run(['replay'])
    assert.equal(code, 1)
    assert.match(
      err,
      /^A server is using \S+\. Stop the server first, or replay a file written before with --against\./,
    )
  } finally {
    await server.kill('SIGTERM')
  }
})

const mistakes: [string, string[], RegExp][] = [
  ['a file that is not there', ['--against', '/nowhere/x'], /^\/nowhere\/x cannot be read: it is not there\.\n$/],
  [
    'a file that is something else',
    ['--against', import.meta.filename],
    /line 1: this is not a decision as sayso replay --export writes it/,
  ],
  [
    'a place that cannot be written',
    ['--export', '/nowhere/x'],
    /^\/nowhere\/x cannot be written: it is not there\.\n$/,
  ],
  ['a conversation that is none', ['--conversation', 'x'], /^There is no such conversation\.\n$/],
  [
    'two ways at once',
    ['--against', 'x', '--export', 'y'],
    /^--against takes only a file, not --export or --conversation/,
  ],
]
for (const [what, args, message] of mistakes)
  test(`${what} is answered with a sentence`, async () => {
    const { code, out, err } = await run(['replay', ...args])
    assert.deepEqual([code, out], [1, ''])
    assert.match(err, message)
  })
