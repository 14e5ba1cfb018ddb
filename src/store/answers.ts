// What makes a call safe to repeat: its key is locked, and its answer is kept with its effect.

import { z } from 'zod'
import type { StoredReply } from '../agent/ports.ts'
import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Line, Statement } from './line.ts'

const lockKey: Statement = {
  name: 'lock_key',
  text: `select pg_try_advisory_xact_lock(hashtextextended('answer ' || $1 || ' ' || $2, 0)) as mine`,
}

// A statement of its own: it must see what was committed before the lock was had.
const find: Statement = {
  name: 'find_answer',
  text: 'select request_hash, body from answers where user_id = $1 and key = $2',
}

const keepAnswer: Statement = {
  name: 'keep_answer',
  text: 'insert into answers (user_id, key, request_hash, body) values ($1, $2, $3, $4)',
}

const answerRow = z.object({ request_hash: z.string(), body: z.string() })

export type Claim =
  | { readonly kind: 'free' }
  | { readonly kind: 'running' }
  | { readonly kind: 'done'; reply: StoredReply }

/** Takes the key for this transaction, unless somebody has it or it was answered before. */
export async function claimKey(line: Line, user_id: string, key: string): Promise<Claim> {
  const [locked, found] = await Promise.all([line.send(lockKey, [user_id, key]), line.send(find, [user_id, key])])
  if (found.rows[0] !== undefined) return { kind: 'done', reply: answerRow.parse(found.rows[0]) }
  return locked.rows[0]?.mine === true ? { kind: 'free' } : { kind: 'running' }
}

const FIND_MS = 10_000

/** Looks without claiming: what was kept, if it was. */
export async function findAnswer(database: Database, user_id: string, key: string): Promise<StoredReply | null> {
  const [found] = await asUser(database, user_id, find, [user_id, key], FIND_MS)
  return found === undefined ? null : answerRow.parse(found)
}

export async function keepAnswerFor(line: Line, user_id: string, key: string, reply: StoredReply): Promise<void> {
  await line.send(keepAnswer, [user_id, key, reply.request_hash, reply.body])
}
