// What makes a call safe to repeat: it locks its key, and its answer is stored in the same transaction as its effect.

import { z } from 'zod'
import type { Fate, StoredReply } from '../agent/ports.ts'
import type { Database } from './database.ts'
import { fateOf } from './fate.ts'
import type { Line, Statement } from './line.ts'

const lockKey: Statement = {
  name: 'lock_key',
  text: `select pg_try_advisory_xact_lock(hashtextextended('answer ' || $1 || ' ' || $2, 0)) as mine`,
}

// A separate statement, so that it sees what was committed before the lock was acquired.
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

/** Takes the key for this transaction, unless somebody holds it or the call was answered before. */
export async function claimKey(line: Line, user_id: string, key: string): Promise<Claim> {
  const [locked, found] = await Promise.all([line.send(lockKey, [user_id, key]), line.send(find, [user_id, key])])
  if (found.rows[0] !== undefined) return { kind: 'done', reply: answerRow.parse(found.rows[0]) }
  return locked.rows[0]?.mine === true ? { kind: 'free' } : { kind: 'running' }
}

/** The outcome of the call with this key. While the call is running, it holds its lock until everything has ended. */
export async function fateOfAnswer(database: Database, user_id: string, key: string): Promise<Fate> {
  return await fateOf(database, user_id, [lockKey, [user_id, key]], [find, [user_id, key]])
}

export async function keepAnswerFor(line: Line, user_id: string, key: string, reply: StoredReply): Promise<void> {
  await line.send(keepAnswer, [user_id, key, reply.request_hash, reply.body])
}
