import { z } from 'zod'
import type { Fate } from '../agent/ports.ts'
import { asUserTogether, type Filled } from './as-user.ts'
import type { Database } from './database.ts'

const LOOK_MS = 10_000

const lockRow = z.object({ mine: z.boolean() })
const replyRow = z.object({ request_hash: z.string(), body: z.string() })

/**
 * The outcome of work whose commit wasn't acknowledged. It may still be waiting, for a synchronous standby or to be
 * read at all, and until it ends nobody sees what it wrote; but it holds its lock that long. So we take the lock
 * first: if we get it and then find no reply, there will be none.
 */
export async function fateOf(database: Database, user_id: string, lock: Filled, find: Filled): Promise<Fate> {
  const [locked, found] = await asUserTogether(database, user_id, [lock, find], LOOK_MS)
  if (found?.[0] !== undefined) return { kind: 'done', reply: replyRow.parse(found[0]) }
  return { kind: lockRow.parse(locked?.[0]).mine ? 'nothing' : 'unknown' }
}
