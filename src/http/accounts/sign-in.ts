// Signing in and out. Every way in creates a new session; nothing here reveals whether somebody has an account.

import { isAPIError } from 'better-auth/api'
import type { Context, Hono } from 'hono'
import type { Accounts } from '../../accounts/accounts.ts'
import {
  forgotSchema,
  passkeyProofSchema,
  resetSchema,
  signInSchema,
  signUpSchema,
  verifySchema,
} from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import type { Env } from '../env.ts'
import type { ownOrigins } from '../own-page.ts'
import { readBody } from '../read.ts'
import { evenly } from './evenly.ts'
import { limitByAddress } from './limits.ts'
import { CHALLENGE, readSession } from './who.ts'

const PER_MINUTE = 30
const SIGN_UPS_PER_MINUTE = 10

const mismatch = () => new AppError('UNAUTHORIZED', "That e-mail and password don't match.")
const badLink = () => new AppError('BAD_REQUEST', "That link isn't valid, or has expired.")

export function signInRoutes(app: Hono<Env>, accounts: Accounts, isOwn: ReturnType<typeof ownOrigins>): void {
  const { auth, people, attempts, invites, passkeys, tokens, config } = accounts

  app.use('/api/account/*', async (context, next) => {
    context.set('challenge', CHALLENGE)
    context.header('Cache-Control', 'no-store')
    const origin = context.req.header('origin')
    const site = context.req.header('sec-fetch-site') ?? 'same-origin'
    const isElsewhere = origin !== undefined && !isOwn(origin, context.req.header('host') ?? '')
    if (isElsewhere || !(site === 'same-origin' || site === 'none'))
      throw new AppError('FORBIDDEN', "This server doesn't accept requests from other web pages.")
    await next()
  })
  const limited = limitByAddress(PER_MINUTE)
  for (const path of ['sign-in', 'forgot', 'reset', 'verify', 'passkey/*']) app.use(`/api/account/${path}`, limited)
  app.use('/api/account/sign-up', limitByAddress(SIGN_UPS_PER_MINUTE))

  app.get('/api/account/options', (context) =>
    context.json({ sign_up: config.sign_up, sends_mail: config.mail !== null }),
  )

  app.post('/api/account/sign-up', async (context) => {
    const { email, password, invite = '' } = await readBody(context, signUpSchema)
    if (config.sign_up === 'closed') throw new AppError('FORBIDDEN', 'Sign-up is closed on this server.')
    const isInvited = config.sign_up === 'invite'
    if (isInvited && !(await invites.use(invite)))
      throw new AppError('FORBIDDEN', "That invitation isn't valid any more. Ask for a new one.")
    try {
      const joining = auth.api.signUpEmail({
        body: { email, password, name: email },
        headers: asked(context),
        returnHeaders: true,
      })
      // Without e-mail a taken address is refused anyway, so there is nothing to hide.
      const done = await (config.mail === null ? joining : evenly(joining))
      return withCookies(context, done.headers, { signed_in: done.response.token !== null })
    } catch (fault) {
      if (isInvited) await invites.giveBack(invite)
      throw isAPIError(fault) && fault.statusCode < 500
        ? new AppError('BAD_REQUEST', "You can't sign up with that e-mail. If you have an account, sign in instead.")
        : fault
    }
  })

  app.post('/api/account/sign-in', async (context) => {
    const { email, password } = await readBody(context, signInSchema)
    await attempts.begin(email)
    try {
      const done = await auth.api.signInEmail({
        body: { email, password },
        headers: asked(context),
        returnHeaders: true,
      })
      await attempts.succeed(email)
      return withCookies(context, done.headers, { signed_in: true })
    } catch (fault) {
      if (!isAPIError(fault) || fault.statusCode >= 500) throw fault
      // Only someone who knows the password is told this.
      if (fault.statusCode === 403)
        throw new AppError(
          'FORBIDDEN',
          'Please confirm your e-mail address first: open the link in the letter that is on its way to you.',
        )
      throw mismatch()
    }
  })

  app.post('/api/account/sign-out', async (context) => {
    const done = await auth.api.signOut({ headers: cookiesOf(context), returnHeaders: true })
    return withCookies(context, done.headers, { signed_in: false })
  })

  app.post('/api/account/forgot', async (context) => {
    const { email } = await readBody(context, forgotSchema)
    await evenly(auth.api.requestPasswordReset({ body: { email } }))
    return context.json({ sent: true })
  })

  app.post('/api/account/reset', async (context) => {
    const { token, password } = await readBody(context, resetSchema)
    const user_id = await auth.ownerOfReset(token)
    if (user_id === null) throw badLink()
    await auth.api.resetPassword({ body: { token, newPassword: password } }).catch(asBadLink)
    // Anyone who got in with the old password is locked out everywhere.
    await tokens.revokeAll(user_id)
    // The link came by e-mail, so the address is theirs.
    if (config.mail !== null) await people.confirm(user_id)
    const person = await people.read(user_id)
    if (person !== null) await attempts.succeed(person.email)
    return await signInAs(context, user_id)
  })

  app.post('/api/account/verify', async (context) => {
    const { token } = await readBody(context, verifySchema)
    const done = await auth.api
      .verifyEmail({ query: { token }, headers: asked(context), returnHeaders: true })
      .catch(asBadLink)
    const isNew = done.headers.getSetCookie().length > 0
    return withCookies(context, done.headers, { signed_in: isNew || (await readSession(accounts, context)) !== null })
  })

  app.post('/api/account/passkey/challenge', async (context) =>
    context.json(await passkeys.challenge(originOf(context))),
  )

  app.post('/api/account/passkey/sign-in', async (context) => {
    const { credential } = await readBody(context, passkeyProofSchema)
    const user_id = await passkeys.prove(credential, originOf(context))
    if (user_id === null) throw new AppError('UNAUTHORIZED', "That passkey isn't known here.")
    return await signInAs(context, user_id)
  })

  async function signInAs(context: Context<Env>, user_id: string): Promise<Response> {
    const done = await auth.api.signInAs({ body: { user_id }, headers: asked(context), returnHeaders: true })
    return withCookies(context, done.headers, { signed_in: true })
  }
}

function asBadLink(fault: unknown): never {
  throw isAPIError(fault) && fault.statusCode < 500 ? badLink() : fault
}

/** The origin of the asking page, already checked to be our own. */
export function originOf(context: Context<Env>): string {
  const origin = context.req.header('origin')
  if (origin === undefined) throw new AppError('BAD_REQUEST', 'Passkeys are for browsers.')
  return origin
}

/** What the library may see of a request: which program it is, and no cookie, so that an old session lends nothing to a new one. */
function asked(context: Context<Env>): Headers {
  return new Headers({ 'user-agent': (context.req.header('user-agent') ?? '').slice(0, 300) })
}

export function cookiesOf(context: Context<Env>): Headers {
  return new Headers({ cookie: context.req.header('cookie') ?? '' })
}

export function withCookies(context: Context<Env>, headers: Headers, body: object): Response {
  for (const cookie of headers.getSetCookie()) context.header('Set-Cookie', cookie, { append: true })
  return context.json(body)
}
