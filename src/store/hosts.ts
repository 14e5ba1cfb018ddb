// One database on several hosts, only one of which is writable at a time: new connections go to that one, and
// connections to others are dropped.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { streamOf } from './stream.ts'

const PROBE_MS = 5000
const OTHERS_MS = 300
const LOOK_MS = 2000

interface Host {
  readonly host: string
  readonly port: number
  /** Increases with every failover; empty if it can't be queried. */
  readonly timeline: string
}

export interface Hosts {
  readonly urls: readonly string[]
  /** Cuts this connection when its host is no longer the one to write to. */
  watch(client: pg.Client): void
  close(): void
}

/** Checks every two seconds which host is writable; a host that loses power doesn't close its connections. */
export function watchHosts(urls: readonly string[]): Hosts {
  const watched = new Set<pg.Client>()
  let isLooking = false
  async function look(): Promise<void> {
    if (isLooking) return
    isLooking = true
    const found = await findWritable(urls).catch(() => null)
    isLooking = false
    if (found === null) return
    for (const client of watched)
      if (client.host !== found.host || client.port !== found.port) streamOf(client)?.destroy()
  }
  const timer = urls.length < 2 ? undefined : setInterval(look, LOOK_MS).unref()
  return {
    urls,
    watch(client) {
      watched.add(client)
      client.once('end', () => watched.delete(client))
    },
    close: () => clearInterval(timer),
  }
}

/** A client for the writable host; with a single host there is no choice to make. */
export function clientFor(urls: readonly string[], hosts?: Hosts): typeof pg.Client {
  if (urls.length < 2) return pg.Client
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(done: Connected): void
    override connect(done?: Connected): Promise<pg.Client> | undefined {
      const connected = findWritable(urls).then(async ({ host, port }) => {
        Object.assign(this, { host, port })
        hosts?.watch(this)
        return await super.connect()
      })
      if (done === undefined) return connected
      connected.then(
        () => Reflect.apply(done, this, [null, this]),
        (fault: unknown) => Reflect.apply(done, this, [fault]),
      )
      return undefined
    }
  }
}

type Connected = ((fault: Error) => void) | ((fault: null, client: pg.Client) => void)

/** Of several writable hosts, the one that took over last: the other came back unaware of that. */
async function findWritable(urls: readonly string[]): Promise<Host> {
  const found: Host[] = []
  const asked = urls.map(async (url) => void found.push(await askHost(url)))
  await Promise.any(asked).catch((none: AggregateError) => {
    throw none.errors.find((fault) => fault.code === '25006') ?? none.errors[0]
  })
  await Promise.race([Promise.allSettled(asked), sleep(OTHERS_MS)])
  return found.reduce((best, one) => (one.timeline > best.timeline ? one : best))
}

/** The host at this address, unless it is unreachable or read-only. */
async function askHost(url: string): Promise<Host> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'sayso hosts',
    connectionTimeoutMillis: PROBE_MS,
    query_timeout: PROBE_MS,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    const { rows } = await client.query('show transaction_read_only')
    if (rows[0]?.transaction_read_only !== 'off')
      throw Object.assign(new Error('every host that answers can only be read'), { code: '25006' })
    return { host: client.host, port: client.port, timeline: await timelineOf(client) }
  } finally {
    // A host that has stopped responding wouldn't close cleanly either.
    client.end().catch(() => {})
  }
}

async function timelineOf(client: pg.Client): Promise<string> {
  try {
    const { rows } = await client.query('select substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8) as timeline')
    return rows[0]?.timeline ?? ''
  } catch {
    return ''
  }
}
