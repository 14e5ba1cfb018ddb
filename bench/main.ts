// npm run bench -- [--seconds 3] [--rounds 3] [--tasks 100000]: every figure of "Speed and size to reach", with reached or
// not. Rates of different programs are taken in turns within one run; times of processors are the processes' own.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { understand } from '../src/engine/understand.ts'
import { freshEmbedded } from '../tests/support/databases.ts'
import { pageScripts } from '../tests/support/page-size.ts'
import { spawnServer } from '../tests/support/server.ts'
import { settingWith, slowest, time } from './engine-times.ts'
import { fillUser } from './fill-user.ts'
import { memoryOf } from './processes.ts'
import { type Cost, openStage, type Say, type Stage } from './rounds.ts'
import { hasSentences, intentRows } from './sentences.ts'
import { trafficOf } from './statements.ts'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '3' },
    rounds: { type: 'string', default: '3' },
    tasks: { type: 'string', default: '100000' },
  },
})
const [seconds, rounds, many] = [Number(values.seconds), Number(values.rounds), Number(values.tasks)]

interface Figure {
  readonly what: string
  readonly reach: string
  readonly is: string
  readonly reached: boolean | null
}

const figures: Figure[] = []
const note = (what: string, reach: string, is: string, reached: boolean | null) =>
  figures.push({ what, reach, is, reached })
const say = (line: string) => process.stdout.write(`${line}\n`)
const median = (numbers: readonly number[]) => numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0
const folder = mkdtempSync(join(tmpdir(), 'sayso-bench-'))

const add: Say = (client, count) => `add parcel ${client} ${count}`
const list: Say = () => 'show my tasks'

readEngine()
for (const fsync of ['off', 'on'] as const) {
  const stage = await openStage(fsync, folder)
  if (fsync === 'off') note('idle, on PostgreSQL', '≤ 150 MB', `${stage.idle_mb} MB`, stage.idle_mb <= 150)
  try {
    await compare(stage, fsync)
    if (fsync === 'off') {
      await sizes(stage)
      note('loaded, on PostgreSQL', '≤ 300 MB', `${memoryOf(stage.pid)} MB`, memoryOf(stage.pid) <= 300)
    }
  } finally {
    await stage.close()
  }
}
await starts()
page()
rmSync(folder, { recursive: true, force: true })
show()

function readEngine(): void {
  if (!hasSentences()) return
  const rows = intentRows()
  const setting = settingWith(10)
  const { median: half, p99 } = time(rows, 20, ({ text }) => understand(text, setting))
  note('reading a message, 10 tasks, median', '≤ 250 µs', `${half.toFixed(0)} µs`, half <= 250)
  note('reading a message, 10 tasks, p99', '≤ 2 ms', `${(p99 / 1000).toFixed(2)} ms`, p99 <= 2000)
  const [worst = { name: '', ms: 0 }] = slowest(10)
  note('any message of 4,000 characters', '≤ 50 ms', `${worst.ms.toFixed(0)} ms (${worst.name})`, worst.ms <= 50)
}

/** An add beside pgbench with its statements and beside a bare insert, with 1, 8 and 32 clients. */
async function compare(stage: Stage, fsync: string): Promise<void> {
  for (const clients of [1, 8, 32]) {
    const costs: Cost[] = []
    const bares: Cost[] = []
    const others: (number | null)[] = []
    for (let round = 0; round < rounds; round++) {
      costs.push(await stage.run('sayso', clients, seconds, add))
      others.push(await stage.pgbench(clients, seconds))
      bares.push(await stage.run('bare', clients, seconds, add))
    }
    const of = (all: readonly Cost[], what: keyof Cost) => median(all.map((one) => one[what]))
    const pgbench = median(others.map((one) => one ?? 0))
    const share = of(costs, 'per_second') / pgbench
    say(
      `fsync ${fsync}, ${clients} clients: Sayso ${line(costs)}; pgbench ${pgbench.toFixed(0)} turns/s; a bare insert ${line(bares)}`,
    )
    if (clients === 1 && fsync === 'off') {
      note('an add, Node', '≤ 0.9 ms', `${of(costs, 'node_ms').toFixed(2)} ms`, of(costs, 'node_ms') <= 0.9)
      note(
        'an add, PostgreSQL',
        '≤ 1.2 ms',
        `${of(costs, 'postgres_ms').toFixed(2)} ms`,
        of(costs, 'postgres_ms') <= 1.2,
      )
      note(
        'a bare insert, Node + PostgreSQL',
        '–',
        `${of(bares, 'node_ms').toFixed(2)} + ${of(bares, 'postgres_ms').toFixed(2)} ms`,
        null,
      )
      note('an add, log of the database', '–', `${(of(costs, 'wal_bytes') / 1000).toFixed(1)} kB`, null)
    }
    if (pgbench === 0) note(`of pgbench, ${clients} clients`, '≥ 0.5', 'pgbench is not installed', null)
    else if (clients > 1 && fsync === 'on')
      note(`of pgbench, fsync on, ${clients} clients`, '≥ 0.5', share.toFixed(2), share >= 0.5)
    else note(`of pgbench, fsync ${fsync}, ${clients} clients`, '–', share.toFixed(2), null)
  }
}

function line(costs: readonly Cost[]): string {
  const of = (what: keyof Cost) => median(costs.map((one) => one[what]))
  return `${of('per_second').toFixed(0)} turns/s, CPU ${of('node_ms').toFixed(2)} + ${of('postgres_ms').toFixed(2)} ms, ${(of('wal_bytes') / 1000).toFixed(1)} kB of log`
}

/** The same turns with few tasks and with many. */
async function sizes(stage: Stage): Promise<void> {
  const adding = await trafficOf(stage.postgres.url, 'traffic 1', 'add eggs')
  const complete = await trafficOf(stage.postgres.url, 'traffic 2', 'complete the milk one')
  note(
    'an add',
    '≤ 3 round trips',
    `${adding.round_trips}, ${adding.statements} statements`,
    adding.round_trips <= 3 && adding.statements <= 12,
  )
  note(
    '"complete the milk one"',
    '≤ 4 round trips',
    `${complete.round_trips}, ${complete.statements} statements`,
    complete.round_trips <= 4 && complete.statements <= 12,
  )
  const users = [10, many].map((tasks) => ({ tasks, user: `with ${tasks}` }))
  for (const { user, tasks } of users) await fillUser(stage.postgres.url, user, tasks)
  const turns: Record<string, (tasks: number) => Say> = {
    add: () => add,
    list: () => list,
    'complete the … one': (tasks) => (_, count) => `complete the unicorn${count % Math.min(tasks, 1000)} one`,
    'complete parcel 99': () => () => 'complete parcel 99',
  }
  const times = new Map<string, number[][]>()
  for (let round = 0; round < rounds; round++)
    for (const [name, made] of Object.entries(turns)) {
      const of = times.get(name) ?? [[], []]
      times.set(name, of)
      for (const [index, { user, tasks }] of users.entries()) {
        const { node_ms, postgres_ms } = await stage.run('sayso', 1, seconds, made(tasks), user)
        of[index]?.push(node_ms + postgres_ms)
      }
    }
  const few = (name: string) => median(times.get(name)?.[0] ?? [])
  for (const [name, [small = [], large = []]] of times) {
    const ratio = median(large) / median(small)
    note(
      `${name}: ${many} tasks beside 10, CPU`,
      '≤ 1.5 ×',
      `${ratio.toFixed(2)} × (${median(small).toFixed(2)} ms)`,
      ratio <= 1.5,
    )
  }
  const ratio = few('list') / few('add')
  note('a list beside an add, CPU', '≤ 1.5 ×', `${ratio.toFixed(2)} ×`, ratio <= 1.5)
}

async function starts(): Promise<void> {
  const { env, remove } = await freshEmbedded()
  let took = 0
  for (let start = 0; start < 2; start++) {
    const begun = performance.now()
    const server = spawnServer(env)
    const ready = await server.ready
    if (ready.url === null) throw new Error(ready.said)
    took = (performance.now() - begun) / 1000
    const memory = memoryOf(server.process.pid ?? 0)
    if (start === 1) note('idle, embedded', '≤ 450 MB', `${memory} MB`, memory <= 450)
    await server.kill('SIGTERM')
  }
  note('ready, second time', '≤ 2 s', `${took.toFixed(2)} s`, took <= 2)
  await remove()
}

function page(): void {
  const bytes = pageScripts()
    .filter(({ is_first }) => is_first)
    .reduce((sum, { gzip_bytes }) => sum + gzip_bytes, 0)
  note('script of the page', '≤ 110 kB gzip', `${(bytes / 1000).toFixed(1)} kB`, bytes <= 110_000)
}

function show(): void {
  const widest = (of: (figure: Figure) => string) => Math.max(...figures.map((figure) => of(figure).length))
  const [first, second, third] = [widest(({ what }) => what), widest(({ reach }) => reach), widest(({ is }) => is)]
  say('')
  for (const { what, reach, is, reached } of figures)
    say(
      `${what.padEnd(first)}  ${reach.padEnd(second)}  ${is.padEnd(third)}  ${reached === null ? '' : reached ? 'reached' : 'not reached'}`,
    )
}
