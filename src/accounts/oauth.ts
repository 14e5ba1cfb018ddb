// Letting agents and terminals in (OAuth 2.1 with PKCE, RFC 8628 for terminals). What they get are rows of the same tokens that
// people make themselves, so that they are listed, leashed and revoked in one place.

import { createHash, randomInt } from 'node:crypto'
import { z } from 'zod'
import { type Rights, rightsSchema } from '../domain/account.ts'
import { uuidv7 } from '../runtime/ids.ts'
import type { Database } from '../store/database.ts'
import { hashOf, newSecret } from './secrets.ts'
import { CHANGES_PER_MINUTE, type Tokens } from './tokens.ts'

const CODE_SECONDS = 120
export const ACCESS_SECONDS = 3600
const REFRESH_DAYS = 30
export const DEVICE_SECONDS = 600
const TERMINAL_DAYS = 90
const DAY_SECONDS = 86_400

export interface Client {
  readonly id: string
  readonly name: string
  readonly redirect_uris: readonly string[]
}

/** What a person agreed to. */
export interface Consent {
  readonly user_id: string
  readonly client_id: string
  readonly redirect_uri: string
  readonly challenge: string
  readonly rights: Rights
}

export interface Granted {
  readonly access_token: string
  readonly refresh_token: string
}

export type DeviceAnswer =
  | 'authorization_pending'
  | 'access_denied'
  | 'expired_token'
  | { readonly access_token: string }

export interface Grants {
  register(name: string, redirect_uris: readonly string[]): Promise<Client>
  client(id: string): Promise<Client | null>
  /** A code good for one token, for a short time, and only with the verifier. */
  consent(consent: Consent): Promise<string>
  exchange(code: string, client_id: string, redirect_uri: string, verifier: string): Promise<Granted | null>
  /** A refresh token is good once; one used twice was stolen, and ends the grant it belongs to. */
  refresh(refresh_token: string, client_id: string): Promise<Granted | null>
  /** Ends the grant this token belongs to. */
  end(token: string): Promise<void>
  askDevice(name: string): Promise<{ readonly device_code: string; readonly user_code: string }>
  device(user_code: string): Promise<{ readonly name: string } | null>
  answerDevice(user_code: string, user_id: string, answer: 'yes' | 'no'): Promise<boolean>
  pollDevice(device_code: string): Promise<DeviceAnswer>
}

const clientRow = z.object({ id: z.string(), name: z.string(), redirect_uris: z.array(z.string()) })
const codeRow = z.object({ user_id: z.string(), challenge: z.string(), rights: rightsSchema, name: z.string() })
const deviceRow = z.object({
  name: z.string(),
  user_id: z.string().nullable(),
  answer: z.enum(['yes', 'no']).nullable(),
})

const EXCHANGE = `delete from account_codes c using account_clients k where k.id = c.client_id and c.hash = $1 and c.client_id = $2
  and c.redirect_uri = $3 and c.expires_at > clock_timestamp() returning c.user_id, c.challenge, c.rights, k.name`

// A client that is let in again replaces its earlier grant.
const LET_IN = `with before as (delete from account_tokens where user_id = $2 and client_id = $6)
  insert into account_tokens (id, user_id, kind, name, hash, audience, rights, changes_per_minute, client_id, refresh_hash, expires_at, refresh_until)
  values ($1, $2, 'agent', $3, $4, 'mcp', $5, ${CHANGES_PER_MINUTE}, $6, $7,
    clock_timestamp() + interval '${ACCESS_SECONDS} seconds', clock_timestamp() + interval '${REFRESH_DAYS} days')`

const REFRESH = `with renewed as (
    update account_tokens set hash = $3, refresh_hash = $4, expires_at = clock_timestamp() + interval '${ACCESS_SECONDS} seconds'
    where refresh_hash = $1 and client_id = $2 and refresh_until > clock_timestamp() returning id
  ) insert into account_spent (hash, token_id) select $1, id from renewed returning token_id`

const letters = 'BCDFGHJKLMNPQRSTVWXZ'

export function grantStore({ pool }: Database, tokens: Tokens): Grants {
  return {
    async register(name, redirect_uris) {
      await pool.query(
        `delete from account_clients c where created_at < clock_timestamp() - interval '30 days'
          and not exists (select 1 from account_tokens t where t.client_id = c.id)`,
      )
      const client = { id: uuidv7(), name, redirect_uris }
      await pool.query('insert into account_clients (id, name, redirect_uris) values ($1, $2, $3)', [
        client.id,
        name,
        redirect_uris,
      ])
      return client
    },
    async client(id) {
      const { rows } = await pool.query('select id, name, redirect_uris from account_clients where id = $1', [id])
      return rows[0] === undefined ? null : clientRow.parse(rows[0])
    },
    async consent({ user_id, client_id, redirect_uri, challenge, rights }) {
      const code = newSecret('code')
      await pool.query(
        `insert into account_codes (hash, user_id, client_id, redirect_uri, challenge, rights, expires_at)
          values ($1, $2, $3, $4, $5, $6, clock_timestamp() + interval '${CODE_SECONDS} seconds')`,
        [hashOf(code), user_id, client_id, redirect_uri, challenge, rights],
      )
      return code
    },
    async exchange(code, client_id, redirect_uri, verifier) {
      const { rows } = await pool.query(EXCHANGE, [hashOf(code), client_id, redirect_uri])
      const found = codeRow.safeParse(rows[0])
      if (!found.success || challengeOf(verifier) !== found.data.challenge) return null
      const { user_id, rights, name } = found.data
      const granted = newGrant()
      const values = [
        uuidv7(),
        user_id,
        name,
        hashOf(granted.access_token),
        rights,
        client_id,
        hashOf(granted.refresh_token),
      ]
      await pool.query(LET_IN, values)
      return granted
    },
    async refresh(refresh_token, client_id) {
      const granted = newGrant()
      const values = [hashOf(refresh_token), client_id, hashOf(granted.access_token), hashOf(granted.refresh_token)]
      const { rowCount } = await pool.query(REFRESH, values)
      if (rowCount === 1) return granted
      await pool.query('delete from account_tokens where id in (select token_id from account_spent where hash = $1)', [
        hashOf(refresh_token),
      ])
      return null
    },
    async end(token) {
      await pool.query('delete from account_tokens where hash = $1 or refresh_hash = $1', [hashOf(token)])
    },
    async askDevice(name) {
      const device_code = newSecret('device')
      const user_code = Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')
      await pool.query(
        `insert into account_devices (hash, user_code, name, expires_at) values ($1, $2, $3, clock_timestamp() + interval '${DEVICE_SECONDS} seconds')`,
        [hashOf(device_code), user_code, name],
      )
      return { device_code, user_code: `${user_code.slice(0, 4)}-${user_code.slice(4)}` }
    },
    async device(user_code) {
      const { rows } = await pool.query(
        'select name from account_devices where user_code = $1 and answer is null and expires_at > clock_timestamp()',
        [plain(user_code)],
      )
      return rows[0] === undefined ? null : { name: String(rows[0].name) }
    },
    async answerDevice(user_code, user_id, answer) {
      const { rowCount } = await pool.query(
        'update account_devices set user_id = $2, answer = $3 where user_code = $1 and answer is null and expires_at > clock_timestamp()',
        [plain(user_code), user_id, answer],
      )
      return rowCount === 1
    },
    async pollDevice(device_code) {
      const { rows } = await pool.query(
        'select name, user_id, answer from account_devices where hash = $1 and expires_at > clock_timestamp()',
        [hashOf(device_code)],
      )
      const found = deviceRow.safeParse(rows[0])
      if (!found.success) return 'expired_token'
      const { name, user_id, answer } = found.data
      if (answer === null || user_id === null) return 'authorization_pending'
      const { rowCount } = await pool.query('delete from account_devices where hash = $1', [hashOf(device_code)])
      if (rowCount !== 1) return 'expired_token'
      if (answer === 'no') return 'access_denied'
      const seconds = TERMINAL_DAYS * DAY_SECONDS
      const { token } = await tokens.make(user_id, { kind: 'terminal', name, audience: 'api', rights: 'full', seconds })
      return { access_token: token }
    },
  }
}

function newGrant(): Granted {
  return { access_token: newSecret('token'), refresh_token: newSecret('refresh') }
}

function challengeOf(verifier: string): string {
  return createHash('sha256').update(verifier).digest('base64url')
}

/** As people type it. */
function plain(user_code: string): string {
  return user_code.toUpperCase().replace(/[^A-Z]/g, '')
}
