import { createHmac } from 'node:crypto'
import { AppError } from '../domain/errors.ts'
import type { Database } from '../store/database.ts'

// Ten guesses may be someone who forgot; after that each doubles the wait, up to an hour.
const FREE = 10
const LONGEST_SECONDS = 3600

const waiting = `least(${LONGEST_SECONDS}, 15 * power(2, least(failed - ${FREE}, 20)))`

/** Counts wrong guesses by address, across all servers, whether or not the address has an account. */
export interface Attempts {
  /** Refuses while this address must wait; counts the guess as wrong until it proves right. */
  begin(email: string): Promise<void>
  succeed(email: string): Promise<void>
}

// Counted before it is tried, so that simultaneous guesses are not all counted as the first.
const BEGIN = `insert into account_attempts as a (key, failed, last_at) values ($1, 1, clock_timestamp())
  on conflict (key) do update set
    failed = case when a.last_at < clock_timestamp() - interval '1 day' then 1 else a.failed + 1 end, last_at = clock_timestamp()
  where a.failed < ${FREE} or a.last_at + make_interval(secs => ${waiting.replaceAll('failed', 'a.failed')}) <= clock_timestamp()
  returning failed`

const WAIT = `select ceil(extract(epoch from last_at - clock_timestamp()) + ${waiting})::int as seconds from account_attempts where key = $1`

export function attemptStore({ pool }: Database, key: Buffer): Attempts {
  const keyOf = (email: string) => createHmac('sha256', key).update(email).digest()
  return {
    async begin(email) {
      const { rowCount } = await pool.query(BEGIN, [keyOf(email)])
      if (rowCount === 1) return
      const { rows } = await pool.query(WAIT, [keyOf(email)])
      const retry_after = Math.max(1, Number(rows[0]?.seconds ?? 1))
      throw new AppError('TOO_MANY', 'Too many attempts. Please wait a while, or reset your password.', { retry_after })
    },
    async succeed(email) {
      await pool.query('delete from account_attempts where key = $1', [keyOf(email)])
    },
  }
}
