// *Your account*: for the person themselves, by session; tokens have no access.

import { isAPIError } from 'better-auth/api'
import type { Context, Hono } from 'hono'
import type { Accounts } from '../../accounts/accounts.ts'
import type { Sayso } from '../../compose.ts'
import {
  type Account,
  answerSchema,
  closeSchema,
  leashSchema,
  newPasswordSchema,
  newTokenSchema,
  passkeyNameSchema,
} from '../../domain/account.ts'
import { AppError } from '../../domain/errors.ts'
import type { Env } from '../env.ts'
import { type ownOrigins, refuseOtherPages } from '../own-page.ts'
import { readBody } from '../read.ts'
import { cookiesOf, originOf, withCookies } from './sign-in.ts'
import { notSignedIn, readSession, type Session } from './who.ts'

const DAY_SECONDS = 86_400

export type Person = (context: Context<Env>) => Promise<Session>

/** The session's owner; everyone else is refused. */
export function personOf(accounts: Accounts, isOwn: ReturnType<typeof ownOrigins>): Person {
  return async (context) => {
    const session = context.req.header('authorization') === undefined ? await readSession(accounts, context) : null
    if (session === null) throw notSignedIn()
    refuseOtherPages(context, isOwn)
    return session
  }
}

export function accountRoutes(
  app: Hono<Env>,
  sayso: Sayso,
  accounts: Accounts,
  person: Person,
  public_url: string,
): void {
  const { auth, people, tokens, passkeys, questions, invites, config } = accounts

  app.get('/api/account', async (context) => {
    const { id, user_id } = await person(context)
    const [read, sessions, made, keys] = await Promise.all([
      people.read(user_id),
      people.sessions(user_id, id),
      tokens.list(user_id),
      passkeys.list(user_id),
    ])
    if (read === null) throw notSignedIn()
    const account: Account = {
      user_id,
      ...read,
      may_invite: config.sign_up === 'invite',
      sessions,
      tokens: made,
      passkeys: keys,
    }
    return context.json(account)
  })

  app.post('/api/account/password', async (context) => {
    const { email } = await person(context)
    const { current, password } = await readBody(context, newPasswordSchema)
    await accounts.attempts.begin(email)
    try {
      const done = await auth.api.changePassword({
        body: { currentPassword: current, newPassword: password, revokeOtherSessions: true },
        headers: cookiesOf(context),
        returnHeaders: true,
      })
      await accounts.attempts.succeed(email)
      return withCookies(context, done.headers, { changed: true })
    } catch (fault) {
      if (!isAPIError(fault) || fault.statusCode >= 500) throw fault
      throw new AppError('BAD_REQUEST', "That isn't your current password.")
    }
  })

  app.put('/api/account/leash', async (context) => {
    const { user_id } = await person(context)
    const { agents_may } = await readBody(context, leashSchema)
    await people.setLeash(user_id, agents_may)
    return context.json({ agents_may })
  })

  app.post('/api/account/sign-out-everywhere', async (context) => {
    const { user_id } = await person(context)
    await Promise.all([people.endSessions(user_id), tokens.revokeAll(user_id)])
    const done = await auth.api.signOut({ headers: cookiesOf(context), returnHeaders: true })
    return withCookies(context, done.headers, { signed_in: false })
  })

  app.delete('/api/account/sessions/:id', async (context) => {
    const { user_id } = await person(context)
    return gone(context, await people.endSession(user_id, context.req.param('id')))
  })

  app.post('/api/account/tokens', async (context) => {
    const { user_id } = await person(context)
    const { days, ...wanted } = await readBody(context, newTokenSchema)
    return context.json(await tokens.make(user_id, { kind: 'personal', ...wanted, seconds: days * DAY_SECONDS }))
  })

  app.delete('/api/account/tokens/:id', async (context) => {
    const { user_id } = await person(context)
    return gone(context, await tokens.revoke(user_id, context.req.param('id')))
  })

  app.post('/api/account/passkeys/offer', async (context) => {
    const { user_id, email } = await person(context)
    return context.json(await passkeys.offer({ id: user_id, email }, originOf(context)))
  })

  app.post('/api/account/passkeys', async (context) => {
    const { user_id } = await person(context)
    const { name, credential } = await readBody(context, passkeyNameSchema)
    await passkeys.add(user_id, name, credential, originOf(context))
    return context.json({ added: true })
  })

  app.delete('/api/account/passkeys/:id', async (context) => {
    const { user_id } = await person(context)
    return gone(context, await passkeys.remove(user_id, context.req.param('id')))
  })

  app.get('/api/account/questions', async (context) => {
    const { user_id } = await person(context)
    return context.json({ questions: await questions.list(user_id) })
  })

  app.post('/api/account/questions/:id', async (context) => {
    const { user_id } = await person(context)
    const { answer } = await readBody(context, answerSchema)
    return gone(context, await questions.answer(user_id, context.req.param('id'), answer))
  })

  app.post('/api/account/invites', async (context) => {
    const { user_id } = await person(context)
    if (config.sign_up !== 'invite') throw new AppError('FORBIDDEN', 'Nobody needs an invitation here.')
    return context.json({ link: `${public_url}/#/invite/${await invites.make(user_id)}` })
  })

  app.delete('/api/account', async (context) => {
    const { user_id } = await person(context)
    await readBody(context, closeSchema)
    // First lock everything out, then delete, so that nothing is left behind.
    await Promise.all([people.endSessions(user_id), tokens.revokeAll(user_id)])
    const erased = await sayso.mine.erase(user_id)
    await people.remove(user_id)
    const done = await auth.api.signOut({ headers: cookiesOf(context), returnHeaders: true })
    return withCookies(context, done.headers, { erased })
  })
}

function gone(context: Context<Env>, wasThere: boolean): Response {
  if (!wasThere) throw new AppError('NOT_FOUND', 'Nothing of yours has that id.')
  return context.body(null, 204)
}
