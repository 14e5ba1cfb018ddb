// The edge of a server with accounts. Loaded in that mode only, so nobody else pays for it.

import type { AccountsConfig } from '../../accounts/accounts.ts'
import { openAccounts } from '../../accounts/accounts.ts'
import type { Sayso } from '../../compose.ts'
import { ownOrigins } from '../own-page.ts'
import { readBody } from '../read.ts'
import { revokeSchema } from '../routes/records.ts'
import type { Who } from '../who.ts'
import { accountRoutes, personOf } from './account.ts'
import { oauthRoutes } from './oauth.ts'
import { signInRoutes } from './sign-in.ts'
import { apiUser, mcpToken, measurer } from './who.ts'

export async function openWho(sayso: Sayso, config: AccountsConfig, public_url: string): Promise<Who> {
  const accounts = await openAccounts(sayso.database, config, public_url)
  const isOwn = ownOrigins(public_url)
  const person = personOf(accounts, isOwn)
  return {
    api: apiUser(accounts, isOwn),
    mcp: mcpToken(accounts, public_url, isOwn),
    metrics: measurer(config.metrics_token),
    upkeep: accounts.upkeep,
    routes(app) {
      signInRoutes(app, accounts, isOwn)
      accountRoutes(app, sayso, accounts, person, public_url)
      oauthRoutes(app, accounts, person, public_url)
      // As in the other modes, but for tokens kept here.
      app.post('/api/tokens/revoke', async (context) => {
        const { user_id } = await person(context)
        const { token_id } = await readBody(context, revokeSchema)
        if (token_id === undefined) await accounts.tokens.revokeAll(user_id)
        else await accounts.tokens.revoke(user_id, token_id)
        return context.json({ revoked: token_id ?? 'all until now' })
      })
      // Erasing includes the person's tokens and sessions.
      app.delete('/api/me', async (context, next) => {
        const { user_id } = await person(context)
        await next()
        if (context.res.ok) await accounts.tokens.revokeAll(user_id)
      })
    },
  }
}
