// What stands in for a person: made by themselves, by a terminal that signed in, or by an agent that they let in. Only digests
// are kept, and what is revoked is gone: the next request finds nothing.

import { z } from 'zod'
import {
  type Audience,
  audienceSchema,
  lesserOf,
  type Rights,
  rightsSchema,
  type ShownToken,
} from '../domain/account.ts'
import { AppError } from '../domain/errors.ts'
import { uuidv7 } from '../runtime/ids.ts'
import type { Database } from '../store/database.ts'
import { hashOf, newSecret } from './secrets.ts'

const MOST = 50
export const CHANGES_PER_MINUTE = 60

export interface Grant {
  readonly kind: ShownToken['kind']
  readonly name: string
  readonly audience: Audience
  readonly rights: Rights
  readonly changes_per_minute?: number | undefined
  readonly seconds: number
}

/** A valid token that was presented. */
export interface Known {
  readonly token_id: string
  readonly user_id: string
  readonly rights: Rights
  readonly changes_per_minute: number
  readonly until: number
}

export interface Tokens {
  make(user_id: string, grant: Grant): Promise<{ readonly id: string; readonly token: string }>
  /** Null for anything not valid here and now. */
  know(token: string, audience: Audience): Promise<Known | null>
  list(user_id: string): Promise<readonly ShownToken[]>
  /** Whether there was one. */
  revoke(user_id: string, id: string): Promise<boolean>
  revokeAll(user_id: string): Promise<void>
}

const knownRow = z.object({
  id: z.string(),
  user_id: z.string(),
  rights: rightsSchema,
  agents_may: rightsSchema,
  changes_per_minute: z.int(),
  expires_at: z.date(),
})

const shownRow = z.object({
  id: z.string(),
  kind: z.enum(['personal', 'terminal', 'agent']),
  name: z.string(),
  audience: audienceSchema,
  rights: rightsSchema,
  changes_per_minute: z.int(),
  created_at: z.date(),
  expires_at: z.date(),
  last_used_at: z.date().nullable(),
})

// One statement: found, and noted as used once a minute at most.
const KNOW = `with found as (
    select t.id, t.user_id, t.rights, u.agents_may, t.changes_per_minute, t.expires_at, t.last_used_at
    from account_tokens t join account_users u on u.id = t.user_id
    where t.hash = $1 and t.audience = $2 and t.expires_at > clock_timestamp()
  ), used as (
    update account_tokens t set last_used_at = clock_timestamp() from found f
    where t.id = f.id and (f.last_used_at is null or f.last_used_at < clock_timestamp() - interval '1 minute')
  ) select * from found`

// A row of an agent is kept while it can be renewed.
const LIST = `select id, kind, name, audience, rights, changes_per_minute, created_at, coalesce(refresh_until, expires_at) as expires_at, last_used_at
  from account_tokens where user_id = $1 and coalesce(refresh_until, expires_at) > clock_timestamp() order by created_at, id`

const MAKE = `insert into account_tokens (id, user_id, kind, name, hash, audience, rights, changes_per_minute, expires_at)
  select $1, $2, $3, $4, $5, $6, $7, $8, clock_timestamp() + make_interval(secs => $9)
  where (select count(*) from account_tokens where user_id = $2 and coalesce(refresh_until, expires_at) > clock_timestamp()) < ${MOST}`

export function tokenStore({ pool }: Database): Tokens {
  return {
    async make(user_id, { kind, name, audience, rights, changes_per_minute = CHANGES_PER_MINUTE, seconds }) {
      const id = uuidv7()
      const token = newSecret('token')
      const values = [id, user_id, kind, name, hashOf(token), audience, rights, changes_per_minute, seconds]
      const { rowCount } = await pool.query(MAKE, values)
      if (rowCount !== 1) throw new AppError('BAD_REQUEST', `You have ${MOST} tokens already. Revoke one first.`)
      return { id, token }
    },
    async know(token, audience) {
      const { rows } = await pool.query(KNOW, [hashOf(token), audience])
      if (rows[0] === undefined) return null
      const row = knownRow.parse(rows[0])
      return {
        token_id: row.id,
        user_id: row.user_id,
        rights: lesserOf(row.rights, row.agents_may),
        changes_per_minute: row.changes_per_minute,
        until: row.expires_at.getTime(),
      }
    },
    async list(user_id) {
      const { rows } = await pool.query(LIST, [user_id])
      return rows.map((row) => {
        const { created_at, expires_at, last_used_at, ...rest } = shownRow.parse(row)
        return {
          ...rest,
          created_at: created_at.toISOString(),
          expires_at: expires_at.toISOString(),
          last_used_at: last_used_at?.toISOString() ?? null,
        }
      })
    },
    async revoke(user_id, id) {
      const { rowCount } = await pool.query('delete from account_tokens where user_id = $1 and id::text = $2', [
        user_id,
        id,
      ])
      return rowCount === 1
    },
    async revokeAll(user_id) {
      await pool.query('delete from account_tokens where user_id = $1', [user_id])
    },
  }
}
