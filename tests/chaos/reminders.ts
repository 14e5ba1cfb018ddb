// Several servers on one database and many reminders due within a minute, while servers are killed: each must reach its outlet, under
// the same id however often it comes.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from '../support/databases.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'

const REPLICAS = 3
const USERS = 100
/** With nothing arriving: longer than a delivery that was begun by somebody who died is left alone, and tried again. */
const PATIENCE_MS = 90_000

export interface Reminded {
  readonly reminders: number
  readonly kills: number
  /** Deliveries beyond the first of each. */
  readonly repeats: number
  readonly late_ms: { readonly p50: number; readonly p99: number; readonly most: number }
  readonly transactions_per_second: number
}

interface Arrival {
  readonly at: number
  readonly body: string
  count: number
}

export async function remindersUnderKills(
  url: string,
  reminders: number,
  spread_ms: number,
  pause_ms: number,
  onArrival: (arrived: number) => void = () => {},
): Promise<Reminded> {
  const arrivals = new Map<string, Arrival>()
  let lastArrival = 0
  const outlet = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const [id, body] = [String(request.headers['webhook-id']), Buffer.concat(parts).toString()]
    const before = arrivals.get(id)
    if (before === undefined) arrivals.set(id, { at: Date.now(), body, count: 1 })
    else {
      assert.equal(before.body, body, 'a repeat is the same')
      before.count++
    }
    response.writeHead(204).end()
    lastArrival = Date.now()
    onArrival(arrivals.size)
  })
  outlet.listen(0, '127.0.0.1')
  await once(outlet, 'listening')
  const address = outlet.address()
  const hook = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`

  const start = () => spawnServer({ DATABASE_URL: url, SAYSO_PRIVATE_ADDRESSES: 'allow', SAYSO_LOG_LEVEL: 'error' })
  const servers: ServerProcess[] = Array.from({ length: REPLICAS }, start)
  for (const server of servers) assert.notEqual((await server.ready).url, null)
  const begun = performance.now()
  const [wanted, transactions] = await withClient(url, async (client) => {
    const before = await transactionsOf(client)
    await client.query(
      `insert into settings (user_id, settings) select 'user ' || n, jsonb_build_object('webhook_url', $1::text) from generate_series(1, ${USERS}) n`,
      [hook],
    )
    await client.query(
      `insert into tasks (user_id, id, title, title_key, due_date, due_key)
       select 'user ' || (1 + n % ${USERS}), gen_random_uuid(), 'task ' || n, 'task', due, due from generate_series(1, $1::int) n
       cross join lateral (select to_char((now() + make_interval(secs => 15 + n * $2::float8 / $1 / 1000)) at time zone 'UTC',
         'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as due) d`,
      [reminders, spread_ms],
    )
    // As a change of tasks is announced.
    const change = { user_id: 'user 1', what: 'tasks', conversation_id: null, from: 'a test' }
    await client.query(`select pg_notify('sayso', $1)`, [JSON.stringify(change)])
    const { rows } = await client.query('select id, remind_at from reminders')
    return [new Map<string, number>(rows.map(({ id, remind_at }) => [id, remind_at.getTime()])), before] as const
  })
  assert.equal(wanted.size, reminders)

  const last = Math.max(...wanted.values())
  let kills = 0
  while (arrivals.size < reminders) {
    if (Date.now() > Math.max(last, lastArrival) + PATIENCE_MS) break
    await sleep(pause_ms)
    if (Date.now() < Math.min(...wanted.values()) || Date.now() > last + pause_ms) continue
    const place = kills++ % REPLICAS
    await servers[place]?.kill()
    servers[place] = start()
  }
  const seconds = (performance.now() - begun) / 1000
  const after = await withClient(url, transactionsOf)
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  outlet.closeAllConnections()
  outlet.close()

  const lost = [...wanted.keys()].filter((id) => !arrivals.has(id))
  assert.deepEqual([lost.length, [...arrivals.keys()].filter((id) => !wanted.has(id)).length], [0, 0], 'lost, unknown')
  const late = [...wanted].map(([id, at]) => (arrivals.get(id)?.at ?? 0) - at).sort((one, other) => one - other)
  const share = (part: number) => late[Math.min(late.length - 1, Math.floor(late.length * part))] ?? 0
  return {
    reminders,
    kills,
    repeats: [...arrivals.values()].reduce((total, { count }) => total + count - 1, 0),
    late_ms: { p50: share(0.5), p99: share(0.99), most: share(1) },
    transactions_per_second: Math.round((after - transactions) / seconds),
  }
}

async function transactionsOf(client: {
  query(text: string): Promise<{ rows: { count: string }[] }>
}): Promise<number> {
  const { rows } = await client.query(
    'select xact_commit + xact_rollback as count from pg_stat_database where datname = current_database()',
  )
  return Number(rows[0]?.count)
}
