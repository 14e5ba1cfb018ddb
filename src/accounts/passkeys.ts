// Passkeys: the library does the cryptography; keys and challenges are kept here, each challenge good for one answer.

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { z } from 'zod'
import type { ShownPasskey } from '../domain/account.ts'
import { AppError } from '../domain/errors.ts'
import type { Database } from '../store/database.ts'
import { hashOf } from './secrets.ts'

const MOST = 20
const MINUTES = 5

const encoded = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const common = {
  id: encoded,
  rawId: encoded,
  type: z.literal('public-key'),
  clientExtensionResults: z.looseObject({}).default({}),
}
const transportsSchema = z.array(z.enum(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])).max(10)
const createdSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    attestationObject: encoded,
    transports: transportsSchema.optional().catch(undefined),
  }),
})
const provedSchema = z.object({
  ...common,
  response: z.object({
    clientDataJSON: encoded,
    authenticatorData: encoded,
    signature: encoded,
    userHandle: encoded.optional(),
  }),
})

const keyRow = z.object({
  user_id: z.string(),
  public_key: z.instanceof(Buffer),
  counter: z.coerce.number(),
  transports: transportsSchema,
})
const shownRow = z.object({ id: z.string(), name: z.string(), created_at: z.date(), last_used_at: z.date().nullable() })

export interface Passkeys {
  /** The request for the browser to create a key, at this origin. */
  offer(user: { readonly id: string; readonly email: string }, origin: string): Promise<unknown>
  add(user_id: string, name: string, credential: unknown, origin: string): Promise<void>
  /** The challenge for the browser to sign. */
  challenge(origin: string): Promise<unknown>
  /** The key's owner, or null if nothing was proved. */
  prove(credential: unknown, origin: string): Promise<string | null>
  list(user_id: string): Promise<readonly ShownPasskey[]>
  remove(user_id: string, id: string): Promise<boolean>
}

export function passkeyStore({ pool }: Database): Passkeys {
  async function keepChallenge(challenge: string, user_id: string | null): Promise<void> {
    await pool.query('delete from account_challenges where expires_at < clock_timestamp()')
    await pool.query(
      `insert into account_challenges (hash, user_id, expires_at) values ($1, $2, clock_timestamp() + interval '${MINUTES} minutes')`,
      [hashOf(challenge), user_id],
    )
  }

  /** Uses it up, whatever the outcome. */
  async function isOurs(challenge: string, user_id: string | null): Promise<boolean> {
    const { rowCount } = await pool.query(
      'delete from account_challenges where hash = $1 and user_id is not distinct from $2 and expires_at > clock_timestamp()',
      [hashOf(challenge), user_id],
    )
    return rowCount === 1
  }

  async function idsOf(user_id: string): Promise<string[]> {
    const { rows } = await pool.query('select id from account_passkeys where user_id = $1', [user_id])
    return rows.map(({ id }) => String(id))
  }

  return {
    async offer({ id, email }, origin) {
      const made = await idsOf(id)
      if (made.length >= MOST) throw new AppError('BAD_REQUEST', `You have ${MOST} passkeys already. Remove one first.`)
      const options = await generateRegistrationOptions({
        rpName: 'Sayso',
        rpID: hostOf(origin),
        userName: email,
        userDisplayName: email,
        userID: new Uint8Array(Buffer.from(id)),
        excludeCredentials: made.map((key) => ({ id: key })),
        authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      })
      await keepChallenge(options.challenge, id)
      return options
    },
    async add(user_id, name, credential, origin) {
      const parsed = createdSchema.safeParse(credential)
      const result = parsed.success
        ? await verifyRegistrationResponse({
            response: clean(parsed.data),
            expectedChallenge: (challenge) => isOurs(challenge, user_id),
            expectedOrigin: origin,
            expectedRPID: hostOf(origin),
          }).catch(() => null)
        : null
      if (result === null || !result.verified)
        throw new AppError('BAD_REQUEST', "That passkey couldn't be added. Please try again.")
      const { id, publicKey, counter, transports = [] } = result.registrationInfo.credential
      const { rowCount } = await pool.query(
        `insert into account_passkeys (id, user_id, name, public_key, counter, transports) values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
        [id, user_id, name, Buffer.from(publicKey), counter, transports],
      )
      if (rowCount !== 1) throw new AppError('BAD_REQUEST', 'That passkey is already in use.')
    },
    async challenge(origin) {
      const options = await generateAuthenticationOptions({ rpID: hostOf(origin), userVerification: 'required' })
      await keepChallenge(options.challenge, null)
      return options
    },
    async prove(credential, origin) {
      const parsed = provedSchema.safeParse(credential)
      if (!parsed.success) return null
      const { rows } = await pool.query('select * from account_passkeys where id = $1', [parsed.data.id])
      const key = keyRow.safeParse(rows[0])
      if (!key.success) return null
      const { user_id, public_key, counter, transports } = key.data
      const result = await verifyAuthenticationResponse({
        response: clean(parsed.data),
        expectedChallenge: (challenge) => isOurs(challenge, null),
        expectedOrigin: origin,
        expectedRPID: hostOf(origin),
        credential: { id: parsed.data.id, publicKey: new Uint8Array(public_key), counter, transports },
      }).catch(() => null)
      if (result?.verified !== true) return null
      await pool.query('update account_passkeys set counter = $2, last_used_at = clock_timestamp() where id = $1', [
        parsed.data.id,
        result.authenticationInfo.newCounter,
      ])
      return user_id
    },
    async list(user_id) {
      const { rows } = await pool.query(
        'select id, name, created_at, last_used_at from account_passkeys where user_id = $1 order by created_at, id',
        [user_id],
      )
      return rows.map((row) => {
        const { created_at, last_used_at, ...rest } = shownRow.parse(row)
        return { ...rest, created_at: created_at.toISOString(), last_used_at: last_used_at?.toISOString() ?? null }
      })
    },
    async remove(user_id, id) {
      const { rowCount } = await pool.query('delete from account_passkeys where user_id = $1 and id = $2', [
        user_id,
        id,
      ])
      return rowCount === 1
    },
  }
}

function hostOf(origin: string): string {
  return new URL(origin).hostname
}

/** Without the keys that hold nothing: the library's types tell absent from undefined. */
function clean<T>(given: T): Defined<T> {
  return JSON.parse(JSON.stringify(given))
}
type Defined<T> = T extends object ? { [Key in keyof T]: Defined<Exclude<T[Key], undefined>> } : T
