import { z } from 'zod'
import { type Rights, rightsSchema, type ShownSession } from '../domain/account.ts'
import type { Database } from '../store/database.ts'

const sessionRow = z.object({
  id: z.string(),
  user_agent: z.string().nullable(),
  created_at: z.date(),
  expires_at: z.date(),
})
const personRow = z.object({ email: z.string(), agents_may: rightsSchema })

/** People as they see themselves in *Your account*. */
export interface People {
  read(user_id: string): Promise<{ readonly email: string; readonly agents_may: Rights } | null>
  /** Their address is confirmed. */
  confirm(user_id: string): Promise<void>
  setLeash(user_id: string, agents_may: Rights): Promise<void>
  sessions(user_id: string, this_id: string): Promise<readonly ShownSession[]>
  endSession(user_id: string, id: string): Promise<boolean>
  endSessions(user_id: string): Promise<void>
  /** Together with their sessions and tokens. */
  remove(user_id: string): Promise<void>
}

export function peopleStore({ pool }: Database): People {
  return {
    async read(user_id) {
      const { rows } = await pool.query('select email, agents_may from account_users where id = $1', [user_id])
      return rows[0] === undefined ? null : personRow.parse(rows[0])
    },
    async confirm(user_id) {
      await pool.query('update account_users set email_verified = true where id = $1', [user_id])
    },
    async setLeash(user_id, agents_may) {
      await pool.query('update account_users set agents_may = $2 where id = $1', [user_id, agents_may])
    },
    async sessions(user_id, this_id) {
      const { rows } = await pool.query(
        `select id, user_agent, created_at, expires_at from account_sessions where user_id = $1 and expires_at > clock_timestamp() order by created_at desc, id`,
        [user_id],
      )
      return rows.map((row) => {
        const { id, user_agent, created_at, expires_at } = sessionRow.parse(row)
        return {
          id,
          device: deviceOf(user_agent ?? ''),
          created_at: created_at.toISOString(),
          expires_at: expires_at.toISOString(),
          is_this: id === this_id,
        }
      })
    },
    async endSession(user_id, id) {
      const { rowCount } = await pool.query('delete from account_sessions where user_id = $1 and id = $2', [
        user_id,
        id,
      ])
      return rowCount === 1
    },
    async endSessions(user_id) {
      await pool.query('delete from account_sessions where user_id = $1', [user_id])
    },
    async remove(user_id) {
      await pool.query('delete from account_users where id = $1', [user_id])
    },
  }
}

const browsers: readonly [RegExp, string][] = [
  [/\bEdg\//, 'Edge'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrom(e|ium)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
]

/** "Firefox on Linux"; null if the program doesn't say. */
export function deviceOf(user_agent: string): string | null {
  const browser = browsers.find(([pattern]) => pattern.test(user_agent))?.[1]
  const system = systems.find(([pattern]) => pattern.test(user_agent))?.[1]
  return browser === undefined ? null : system === undefined ? browser : `${browser} on ${system}`
}
