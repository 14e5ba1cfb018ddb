import type { Database } from '../store/database.ts'

const expired: readonly [table: string, condition: string][] = [
  ['account_sessions', 'expires_at < clock_timestamp()'],
  ['account_tokens', 'coalesce(refresh_until, expires_at) < clock_timestamp()'],
  ['account_links', 'expires_at < clock_timestamp()'],
  ['account_challenges', 'expires_at < clock_timestamp()'],
  ['account_invites', 'expires_at < clock_timestamp()'],
  ['account_codes', 'expires_at < clock_timestamp()'],
  ['account_devices', 'expires_at < clock_timestamp()'],
  ['account_questions', 'expires_at < clock_timestamp()'],
  ['account_attempts', "last_at < clock_timestamp() - interval '1 day'"],
]

/** All of it has expired and only takes up space. */
export async function clearExpired({ pool }: Database): Promise<Record<string, number>> {
  const cleared: Record<string, number> = {}
  for (const [table, condition] of expired)
    cleared[table] = (await pool.query(`delete from ${table} where ${condition}`)).rowCount ?? 0
  return cleared
}
