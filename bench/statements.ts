// The statements of a real turn, written down as they go over the wire, so that pgbench can run the very same.

import type pg from 'pg'
import { openSayso } from '../src/compose.ts'
import { defaultSettings } from '../src/domain/settings.ts'
import type { Flight } from '../src/store/flight.ts'

export interface Recorded {
  readonly text: string
  readonly values: readonly unknown[]
  /** Statements of one flight are sent together. */
  readonly flight: number
}

export interface RecordedTurn {
  readonly user_id: string
  readonly conversation_id: string
  readonly message_id: string
  readonly seq: number
  readonly statements: readonly Recorded[]
}

// After this many turns the context is as long as it gets.
const WARM_UP = 30

export async function recordTurn(
  url: string,
  user_id: string,
  message: (count: number) => string,
): Promise<RecordedTurn> {
  const sayso = await openSayso({
    host: '127.0.0.1',
    port: 0,
    data_dir: '',
    database: { url, connections: 1 },
    defaults: defaultSettings,
    timezone: 'UTC',
  })
  let statements: Recorded[] = []
  await listenTo(sayso.database.lines, (text, values) =>
    statements.push({ text, values, flight: sayso.database.traffic.round_trips }),
  )
  let conversation_id: string | undefined
  let message_id = ''
  for (let count = 0; count <= WARM_UP; count++) {
    statements = []
    const reply = JSON.parse(
      await sayso.say({
        user_id,
        message: message(count),
        ...(conversation_id === undefined ? {} : { conversation_id }),
      }),
    )
    conversation_id = reply.conversation_id
    message_id = reply.message_id
  }
  await sayso.close()
  return { user_id, conversation_id: conversation_id ?? '', message_id, seq: WARM_UP + 1, statements }
}

async function listenTo(pool: pg.Pool, heard: (text: string, values: readonly unknown[]) => void): Promise<void> {
  const client = await pool.connect()
  const query = client.query.bind(client)
  Object.assign(client, {
    query: (flight: Flight) => {
      for (const { text, values } of flight.statements) heard(text, values)
      return query(Object(flight))
    },
  })
  client.release()
}

/** What a turn of each kind costs in traffic. */
export async function trafficOf(
  url: string,
  user_id: string,
  message: string,
): Promise<{ statements: number; round_trips: number }> {
  const sayso = await openSayso({ database: { url, connections: 1 }, defaults: defaultSettings, timezone: 'UTC' })
  const { conversation_id } = JSON.parse(await sayso.say({ user_id, message: 'add buy milk' }))
  const { statements, round_trips } = { ...sayso.database.traffic }
  await sayso.say({ user_id, message, conversation_id })
  const after = sayso.database.traffic
  const spent = { statements: after.statements - statements, round_trips: after.round_trips - round_trips }
  await sayso.close()
  return spent
}
