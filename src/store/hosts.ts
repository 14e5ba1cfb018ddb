// One database on several hosts, of which one can be written at a time: each new connection goes to that one.

import pg from 'pg'

const PROBE_MS = 5000

interface Host {
  readonly host: string
  readonly port: number
}

/** A client for the host that can be written; with one host there is nothing to choose. */
export function clientFor(urls: readonly string[]): typeof pg.Client {
  if (urls.length < 2) return pg.Client
  return class extends pg.Client {
    override connect(): Promise<pg.Client>
    override connect(done: Connected): void
    override connect(done?: Connected): Promise<pg.Client> | undefined {
      const connected = findWritable(urls).then(async (found) => {
        Object.assign(this, found)
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

async function findWritable(urls: readonly string[]): Promise<Host> {
  const found = await Promise.allSettled(urls.map(askHost))
  const writable = found.find((one) => one.status === 'fulfilled')
  if (writable?.status === 'fulfilled') return writable.value
  const refused = found.find((one) => one.status === 'rejected')
  throw refused?.reason
}

/** Where this address leads, unless it cannot be reached or can only be read. */
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
    return { host: client.host, port: client.port }
  } finally {
    await client.end().catch(() => {})
  }
}
