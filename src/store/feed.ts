// Brings changes made by other processes to this one's hub: by listening on its own connection or, where that doesn't
// work (behind a pooler that shares connections), by polling every few seconds. A listener polls too, but more rarely:
// a process that dies between committing and notifying notifies nobody.

import type pg from 'pg'
import { READ_ONLY_TOOLS } from '../domain/tool-hints.ts'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import { clientFor } from './hosts.ts'
import type { Statement } from './line.ts'
import { CHANNEL, readTold } from './notify.ts'

const RETRY_MS = 2000
const POLL_MS = 2000
const LOOK_MS = 30_000
const PROBE_MS = 2000

export interface Feed {
  /** Resolves once others' changes arrive; the first caller starts it. */
  ready(): Promise<void>
  readonly way: 'embedded' | 'listening' | 'polling' | 'not started'
  close(): Promise<void>
}

export function openFeed(
  database: Database,
  urls: readonly string[],
  onFault: (fault: unknown) => void,
  look_ms: number = LOOK_MS,
): Feed {
  let way: Feed['way'] = urls.length === 0 ? 'embedded' : 'not started'
  let started: Promise<void> | undefined
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let looking: NodeJS.Timeout | undefined
  let isClosed = false

  async function start(): Promise<void> {
    try {
      client = await listen(database, urls, lost)
      way = 'listening'
      lookAfter(look_ms, new Map())
    } catch (fault) {
      onFault(fault)
      way = 'polling'
      lookAfter(POLL_MS, new Map())
    }
  }

  /** We don't know what we missed, so we tell everyone that something may have changed. */
  function lost(): void {
    client = undefined
    if (isClosed) return
    timer = setTimeout(async () => {
      try {
        client = await listen(database, urls, lost)
        for (const user_id of database.hub.users()) tellAll(user_id)
      } catch (fault) {
        onFault(fault)
        lost()
      }
    }, RETRY_MS).unref()
  }

  function tellAll(user_id: string): void {
    for (const what of ['tasks', 'conversations', 'reminders'] as const)
      database.hub.publish({ user_id, what, conversation_id: null })
  }

  function lookAfter(ms: number, before: ReadonlyMap<string, Marks>): void {
    if (isClosed) return
    looking = setTimeout(async () => lookAfter(ms, await look(database, before).catch(() => before)), ms).unref()
  }

  return {
    get way() {
      return way
    },
    ready: async () => {
      if (urls.length === 0) return
      started ??= start()
      await started
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(looking)
      await client?.end().catch(() => {})
    },
  }
}

/**
 * A connection that verifiably listens: a pooler may accept LISTEN and never deliver, so we wait to hear our own
 * message once.
 */
async function listen(database: Database, urls: readonly string[], lost: () => void): Promise<pg.Client> {
  const client = new (clientFor(urls, database.hosts))({
    connectionString: urls[0],
    application_name: 'sayso events',
    keepAlive: true,
  })
  const probe = `probe ${crypto.randomUUID()}`
  const { promise: heard, resolve, reject } = Promise.withResolvers<void>()
  // It may fail while we are still waiting for something else.
  heard.catch(() => {})
  const timer = setTimeout(() => reject(new Error('notifications do not arrive on this connection')), PROBE_MS)
  client.on('notification', ({ payload }) => {
    if (payload === probe) return resolve()
    const change = readTold(payload, database.from)
    if (change !== null) database.hub.publish(change)
  })
  client.on('error', reject)
  try {
    await client.connect()
    await client.query(`listen ${CHANNEL}`)
    await database.pool.query('select pg_notify($1, $2)', [CHANNEL, probe])
    await heard
  } catch (fault) {
    await client.end().catch(() => {})
    throw fault
  } finally {
    clearTimeout(timer)
  }
  client.on('end', lost)
  return client
}

interface Marks {
  readonly tasks: unknown
  readonly conversations: unknown
  readonly reminders: unknown
}

// The newest change of each kind. Audit ids increase with time, and so do the timestamps of conversations, except that
// a new title leaves them unchanged.
const marks: Statement = {
  name: 'change_marks',
  text: `select
    (select id::text from tool_invocations where user_id = $1 and success and tool_name <> all($2) order by id desc limit 1) as tasks,
    (select concat_ws(' ', count(*), max(updated_at), sum(hashtextextended(id || title, 0))) from conversations where user_id = $1) as conversations,
    (select concat_ws(' ', count(*), max(remind_at), max(sent_at), max(dismissed_at)) from reminders where user_id = $1) as reminders`,
}

async function look(database: Database, before: ReadonlyMap<string, Marks>): Promise<ReadonlyMap<string, Marks>> {
  const now = new Map<string, Marks>()
  for (const user_id of database.hub.users()) {
    const [row] = await asUser(database, user_id, marks, [user_id, READ_ONLY_TOOLS])
    const known = before.get(user_id)
    now.set(user_id, { tasks: row?.tasks, conversations: row?.conversations, reminders: row?.reminders })
    // A new subscriber may have missed something since.
    for (const what of ['tasks', 'conversations', 'reminders'] as const)
      if (row?.[what] !== known?.[what]) database.hub.publish({ user_id, what, conversation_id: null })
  }
  return now
}
