// npm run bench:turn -- [--seconds 5]: turns over HTTP, beside pgbench with the same statements; start-up and memory.

import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { searchWords, titleKey } from '../src/domain/words.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import { openDatabase } from '../src/store/database.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from '../tests/support/databases.ts'
import { spawnServer } from '../tests/support/server.ts'
import { measure, type Rate, talker } from './load.ts'
import { runPgbench } from './pgbench.ts'
import { recordTurn } from './statements.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '5' }, tasks: { type: 'string', default: '100000' } },
})
const seconds = Number(values.seconds)
const many = Number(values.tasks)

const say = (line: string) => process.stdout.write(`${line}\n`)
const show = ({ per_second, p50_ms, p99_ms }: Rate) =>
  `${per_second.toFixed(0).padStart(6)} turns/s   p50 ${p50_ms.toFixed(2)} ms   p99 ${p99_ms.toFixed(2)} ms`

const add = (client: number, count: number) => `add parcel ${client} ${count}`

for (const open of [freshPostgres, freshEmbedded]) {
  const fresh = await open()
  say(`\n${fresh.name}`)
  await timeStart(fresh, 'first start')
  const server = await timeStart(fresh, 'second start', true)
  say(`  memory idle              ${memory(server.pid)} MB`)
  for (const clients of [1, 8])
    say(
      `  add, ${clients} client${clients === 1 ? ' ' : 's'}          ${show(await run(server.url, clients, 'warm', add))}`,
    )
  for (const tasks of [10, many]) {
    await server.stop()
    await fill(fresh, `with-${tasks}`, tasks)
    Object.assign(server, await timeStart(fresh, `start with ${tasks}`, true))
    const label = `${tasks} tasks`.padStart(12)
    say(`  add, ${label}        ${show(await run(server.url, 1, `with-${tasks}`, add))}`)
    say(`  list, ${label}       ${show(await run(server.url, 1, `with-${tasks}`, () => 'show my tasks'))}`)
    say(
      `  complete, ${label}   ${show(await run(server.url, 1, `with-${tasks}`, (_, count) => `complete the unicorn${count % Math.min(tasks, 1000)} one`))}`,
    )
  }
  say(`  memory loaded            ${memory(server.pid)} MB`)
  await server.stop()
  if ('url' in fresh.place) await comparePgbench(fresh.place.url)
  await fresh.remove()
}
await stopOwnPostgres()

async function run(
  url: string,
  clients: number,
  user: string,
  message: (client: number, count: number) => string,
): Promise<Rate> {
  const talkers = Array.from({ length: clients }, (_, index) => talker(url, index === 0 ? user : `${user}-${index}`))
  for (let count = 0; count < 30; count++) await Promise.all(talkers.map((one) => one.say('hello')))
  const rate = await measure(talkers, seconds, message)
  for (const one of talkers) one.close()
  return rate
}

async function comparePgbench(url: string): Promise<void> {
  const turn = await recordTurn(url, 'recorded', (count) => `add parcel ${count}`)
  say(
    `  (${turn.statements.length} statements in ${new Set(turn.statements.map((statement) => statement.flight)).size} flights)`,
  )
  for (const clients of [1, 8]) {
    const bare = await runPgbench(url, turn, clients, seconds)
    say(
      bare === null
        ? '  pgbench is not installed: no comparison'
        : `  pgbench, ${clients} client${clients === 1 ? ' ' : 's'}      ${bare.per_second.toFixed(0).padStart(6)} turns/s   mean ${bare.mean_ms.toFixed(2)} ms`,
    )
  }
}

interface Running {
  url: string
  pid: number
  stop(): Promise<void>
}

async function timeStart(fresh: Fresh, label: string, keep = false): Promise<Running> {
  const started = performance.now()
  const server = spawnServer(fresh.env)
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  say(`  ${label.padEnd(24)} ${((performance.now() - started) / 1000).toFixed(2)} s`)
  if (!keep) await server.kill('SIGTERM')
  return { url: ready.url, pid: server.process.pid ?? 0, stop: () => server.kill('SIGTERM') }
}

function memory(pid: number): number {
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024)
}

/** A user with many tasks, some of them with a word of their own. */
async function fill(fresh: Fresh, user_id: string, tasks: number): Promise<void> {
  const database = await openDatabase(fresh.place, () => {})
  for (let from = 0; from < tasks; from += 10_000) {
    const ids = Array.from({ length: Math.min(10_000, tasks - from) }, () => uuidv7())
    const titles = ids.map((_, index) =>
      from + index < 1000
        ? `feed the unicorn${from + index} today`
        : `parcel ${from + index} in street ${(from + index) % 900}`,
    )
    const words = ids.flatMap((id, index) => searchWords(titles[index] ?? '').map((word) => ({ id, word })))
    await database.pool.query(
      `insert into tasks (user_id, id, title, title_key, due_key) select $1, id, title, key, '~' from unnest($2::uuid[], $3::text[], $4::text[]) as t (id, title, key)`,
      [user_id, ids, titles, titles.map(titleKey)],
    )
    await database.pool.query(
      'insert into task_words (user_id, word, task_id) select $1, word, id from unnest($2::text[], $3::uuid[]) as w (word, id)',
      [user_id, words.map((one) => one.word), words.map((one) => one.id)],
    )
  }
  await database.pool.query('analyze tasks')
  await database.pool.query('analyze task_words')
  await database.close()
}
