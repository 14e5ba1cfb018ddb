import type { Database } from '../store/database.ts'
import { hashOf, newSecret } from './secrets.ts'

const DAYS = 7

/** Invitations, one person each. */
export interface Invites {
  /** `made_by` null: made by the server, for its first user. */
  make(made_by: string | null): Promise<string>
  /** Uses one up; false if it is invalid or already used. */
  use(invite: string): Promise<boolean>
  /** Gives it back: the sign-up it was used for failed. */
  giveBack(invite: string): Promise<void>
  hasUsers(): Promise<boolean>
}

export function inviteStore({ pool }: Database): Invites {
  const keep = async (invite: string, made_by: string | null) => {
    await pool.query(
      `insert into account_invites (hash, made_by, expires_at) values ($1, $2, clock_timestamp() + interval '${DAYS} days')`,
      [hashOf(invite), made_by],
    )
  }
  return {
    async make(made_by) {
      const invite = newSecret('invite')
      await keep(invite, made_by)
      return invite
    },
    giveBack: (invite) => keep(invite, null),
    async use(invite) {
      const { rowCount } = await pool.query(
        'delete from account_invites where hash = $1 and expires_at > clock_timestamp()',
        [hashOf(invite)],
      )
      return rowCount === 1
    },
    async hasUsers() {
      const { rows } = await pool.query('select exists (select 1 from account_users) as there')
      return rows[0]?.there === true
    },
  }
}
