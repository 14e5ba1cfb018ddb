// npm run bench:neighbour -- [--seconds N] [--rate N]: messages of 4,000 characters made to be slow, sent to a real server by
// one user with a hundred long titles, and how long another user's turns take beside them.

import { readdirSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from '../tests/support/databases.ts'
import { spawnServer } from '../tests/support/server.ts'
import { attacks } from './attacks.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '10' }, rate: { type: 'string', default: '5' } },
})
const seconds = Number(values.seconds)
const rate = Number(values.rate)
const TITLES = 100
const ROUNDS = 7
const say = (text: string) => process.stdout.write(`${text}\n`)

interface Timed {
  readonly ms: number
  readonly bytes: number
  readonly calls: number
}

async function post(url: string, user: string, path: string, body: object): Promise<Timed> {
  const started = performance.now()
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-user-id': user },
    body: JSON.stringify(body),
  })
  const text = await response.text()
  const ms = performance.now() - started
  const calls: unknown = Object(JSON.parse(text)).tool_calls
  return { ms, bytes: text.length, calls: Array.isArray(calls) ? calls.length : 0 }
}

interface Cpu {
  /** Of the thread that answers everybody. */
  readonly main: number
  /** With those that compile, collect garbage or hold the embedded database. */
  readonly all: number
}

/** What a process has used of its processors so far, in milliseconds. */
function cpuOf(pid: number | undefined): Cpu {
  const used = (thread: string) =>
    Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  const threads = readdirSync(`/proc/${pid}/task`)
  return { main: used(String(pid)), all: threads.reduce((sum, thread) => sum + used(thread), 0) }
}

/** Of one turn, in the middle of several, when everything it needs has been compiled. */
async function costOf(pid: number | undefined, send: () => Promise<unknown>): Promise<Cpu> {
  const turns: Cpu[] = []
  for (let round = 0; round <= ROUNDS; round++) {
    const before = cpuOf(pid)
    await send()
    const after = cpuOf(pid)
    if (round > 0) turns.push({ main: after.main - before.main, all: after.all - before.all })
  }
  turns.sort((one, other) => one.all - other.all)
  return turns[Math.floor(turns.length / 2)] ?? { main: 0, all: 0 }
}

function at(share: number, times: readonly Timed[]): string {
  const sorted = times.map(({ ms }) => ms).sort((one, other) => one - other)
  return `${(sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toFixed(1)} ms`
}

/** Sends at a steady rate, whatever the answers take. */
async function steadily(perSecond: number, send: (count: number) => Promise<Timed>): Promise<Timed[]> {
  const sent: Promise<Timed>[] = []
  for (let count = 0; count < perSecond * seconds; count++) {
    sent.push(send(count))
    await new Promise((resolve) => setTimeout(resolve, 1000 / perSecond))
  }
  return await Promise.all(sent)
}

for (const fresh of [freshEmbedded, freshPostgres]) {
  const place = await fresh()
  const server = spawnServer(place.env)
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  const { url } = ready
  for (let index = 0; index < TITLES; index++) {
    const title = `${index} ${'the quarterly report about everything that went on in the office '.repeat(3)}`
    await post(url, 'attacker', '/api/tools/add_task', { title })
  }
  const neighbour = (count: number) => post(url, 'neighbour', '/api/chat', { message: `add errand ${count}` })
  await steadily(20, neighbour)
  say(`${place.name}: ${TITLES} long titles; another user adds a task 20 times a second for ${seconds} s`)
  const alone = await steadily(20, neighbour)
  say(`  alone                          median ${at(0.5, alone)}, p99 ${at(0.99, alone)}`)
  const messages = Object.entries(attacks)
  const costs: (Cpu & { readonly name: string })[] = []
  for (const [name, message] of messages) {
    const cost = await costOf(server.process.pid, () => post(url, 'attacker', '/api/chat', { message }))
    costs.push({ name, ...cost })
  }
  costs.sort((one, other) => other.all - one.all)
  const dearest = costs
    .slice(0, 5)
    .map(({ name, all, main }) => `${all.toFixed(0)} ms (${name}; ${main.toFixed(0)} of them hold others up)`)
  say(`  CPU of a whole attack          the dearest of ${messages.length} take ${dearest.join(', ')}`)
  const [attacked, beside] = await Promise.all([
    steadily(rate, (count) =>
      post(url, 'attacker', '/api/chat', { message: messages[count % messages.length]?.[1] ?? '' }),
    ),
    steadily(20, neighbour),
  ])
  const most = (of: (one: Timed) => number) => Math.max(...attacked.map(of))
  say(`  beside ${rate} attacks a second      median ${at(0.5, beside)}, p99 ${at(0.99, beside)}`)
  say(
    `  the attacks                    median ${at(0.5, attacked)}, p99 ${at(0.99, attacked)}, at most ${most((one) => one.calls)} tool calls and ${most((one) => one.bytes)} bytes`,
  )
  await server.kill('SIGTERM')
  await place.remove()
}
await stopOwnPostgres()
