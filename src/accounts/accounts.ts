// Accounts kept by this server: people, their sessions, and everything that stands in for them.

import type { AuthConfig } from '../runtime/auth-config.ts'
import { log } from '../runtime/log.ts'
import type { Database } from '../store/database.ts'
import { readSecret } from '../store/secrets.ts'
import { type Attempts, attemptStore } from './attempts.ts'
import { type Auth, openAuth } from './auth.ts'
import { type Invites, inviteStore } from './invites.ts'
import { openPost } from './mail.ts'
import { type Grants, grantStore } from './oauth.ts'
import { type Passkeys, passkeyStore } from './passkeys.ts'
import { type People, peopleStore } from './people.ts'
import { type Questions, questionStore } from './questions.ts'
import { type Tokens, tokenStore } from './tokens.ts'
import { clearExpired } from './upkeep.ts'

export type AccountsConfig = Extract<AuthConfig, { kind: 'accounts' }>

export interface Accounts {
  readonly config: AccountsConfig
  readonly auth: Auth
  readonly people: People
  readonly tokens: Tokens
  readonly passkeys: Passkeys
  readonly attempts: Attempts
  readonly invites: Invites
  readonly questions: Questions
  readonly grants: Grants
  /** Clears away what has expired, and says how much it was. */
  upkeep(): Promise<Record<string, number>>
}

export async function openAccounts(database: Database, config: AccountsConfig, public_url: string): Promise<Accounts> {
  const post = await openPost(config.mail)
  const invites = inviteStore(database)
  const tokens = tokenStore(database)
  // Somebody has to be the first.
  if (config.sign_up === 'invite' && !(await invites.hasUsers()))
    log('warn', 'a link for somebody', { kind: 'invite', link: `${public_url}/#/invite/${await invites.make(null)}` })
  return {
    config,
    auth: await openAuth(database, { public_url, post, verifies: config.mail !== null }),
    people: peopleStore(database),
    tokens,
    passkeys: passkeyStore(database),
    attempts: attemptStore(database, await readSecret(database, 'attempts')),
    invites,
    questions: questionStore(database),
    grants: grantStore(database, tokens),
    upkeep: () => clearExpired(database),
  }
}
