import { asUser } from './as-user.ts'
import type { Database } from './database.ts'
import type { Statement } from './line.ts'

/** What we know about a token besides its owner. */
export interface TokenMarks {
  readonly token_id: string | null
  /** In seconds since 1970; null if the token doesn't say, which counts as the oldest. */
  readonly issued_at: number | null
}

const find: Statement = {
  name: 'find_revocation',
  text: `select 1 from revocations where user_key = own_key()
    and (token_id = $1 or (token_id = '' and before >= to_timestamp($2::float8))) limit 1`,
}

const revoke: Statement = {
  name: 'revoke_tokens',
  text: `insert into revocations (user_key, token_id) values (own_key(), $1)
    on conflict (user_key, token_id) do update set before = excluded.before`,
}

export interface Revocations {
  isRevoked(user_id: string, token: TokenMarks): Promise<boolean>
  /** Revokes one token by its id, or all issued until now. */
  revoke(user_id: string, token_id: string | null): Promise<void>
}

export function revocationStore(database: Database): Revocations {
  return {
    async isRevoked(user_id, { token_id, issued_at }) {
      // No token has the id '', which stands for all.
      const values = [token_id === null || token_id === '' ? null : token_id, issued_at ?? 0]
      return (await asUser(database, user_id, find, values)).length > 0
    },
    async revoke(user_id, token_id) {
      await asUser(database, user_id, revoke, [token_id ?? ''])
    },
  }
}
