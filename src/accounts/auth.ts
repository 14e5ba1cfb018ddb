// The library that knows about people, passwords and sessions, set up for our tables and called by our own routes: none of its
// own are served.

import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { getAdapter } from 'better-auth/db/adapter'
import { z } from 'zod'
import { uuidv7 } from '../runtime/ids.ts'
import { describeFault, log } from '../runtime/log.ts'
import type { Database } from '../store/database.ts'
import { readSecret } from '../store/secrets.ts'
import { withHashedSessions } from './hashed-sessions.ts'
import type { Post } from './mail.ts'

export interface AuthParts {
  readonly public_url: string
  readonly post: Post
  /** Whether an address must be confirmed before anyone can sign in with it. */
  readonly verifies: boolean
}

const SESSION_SECONDS = 30 * 24 * 3600
const LINK_SECONDS = 3600
const DAY_SECONDS = 24 * 3600

export type Auth = Awaited<ReturnType<typeof openAuth>>

export async function openAuth(database: Database, { public_url, post, verifies }: AuthParts) {
  const tables = {
    user: {
      modelName: 'account_users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    session: {
      modelName: 'account_sessions',
      fields: {
        userId: 'user_id',
        userAgent: 'user_agent',
        ipAddress: 'ip_address',
        expiresAt: 'expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      expiresIn: SESSION_SECONDS,
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'account_passwords',
      fields: {
        userId: 'user_id',
        providerId: 'provider_id',
        accountId: 'account_id',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'account_links',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
      storeIdentifier: 'hashed',
    },
    advanced: {
      cookiePrefix: 'sayso',
      defaultCookieAttributes: { sameSite: 'strict' },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => uuidv7() },
    },
  } satisfies BetterAuthOptions
  const adapter = withHashedSessions(
    await getAdapter({ ...tables, database: { db: database.query, type: 'postgres', transaction: false } }),
  )
  const auth = betterAuth({
    ...tables,
    database: () => adapter,
    baseURL: public_url,
    secret: (await readSecret(database, 'accounts')).toString('base64url'),
    telemetry: { enabled: false },
    // Its log lines may name people.
    logger: { disabled: true },
    onAPIError: { throw: true, onError: (fault) => log('error', 'accounts failed', describeFault(fault)) },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 10,
      maxPasswordLength: 1000,
      requireEmailVerification: verifies,
      resetPasswordTokenExpiresIn: LINK_SECONDS,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ user, token }) => post.send('reset', user.email, `${public_url}/#/reset/${token}`),
      onExistingUserSignUp: async ({ user }) => post.send('exists', user.email, `${public_url}/`),
    },
    emailVerification: {
      expiresIn: DAY_SECONDS,
      autoSignInAfterVerification: true,
      // Anyone whose first e-mail got lost gets another.
      sendOnSignIn: true,
      sendVerificationEmail: async ({ user, token }) =>
        post.send('verify', user.email, `${public_url}/#/verify/${token}`),
    },
    plugins: [{ id: 'sayso', endpoints: { signInAs } }],
  })
  const { internalAdapter } = await auth.$context
  return {
    api: auth.api,
    /** The person this reset link is for, or null. */
    async ownerOfReset(token: string): Promise<string | null> {
      const found = await internalAdapter.findVerificationValue(`reset-password:${token}`)
      return found !== null && found.expiresAt > new Date() ? found.value : null
    },
  }
}

/** A session for someone who identified themselves another way; only called from here. */
const signInAs = createAuthEndpoint({ method: 'POST', body: z.object({ user_id: z.string() }) }, async (context) => {
  const { internalAdapter } = context.context
  const user = await internalAdapter.findUserById(context.body.user_id)
  if (user === null) throw context.error('UNAUTHORIZED')
  const session = await internalAdapter.createSession(user.id)
  await setSessionCookie(context, { session, user })
  return context.json({ user_id: user.id })
})
