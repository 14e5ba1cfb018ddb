import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Hono } from 'hono'
import { askPast } from '../../tests/support/asks.ts'
import type { Sayso } from '../compose.ts'
import type { AuthConfig } from '../runtime/auth-config.ts'
import type { Env } from './env.ts'
import { whoBy } from './who.ts'

const sayso = { tokens: { isRevoked: async () => false } } as unknown as Sayso
const by = (auth: AuthConfig) => whoBy(auth, new Hono<Env>(), sayso, 'https://tasks.test')

test('on this machine everybody is who they say, with a token who it says, and accounts are opened before', async () => {
  const headers = { 'x-user-id': 'ann' }
  const nobody = { code: 'UNAUTHORIZED', words: 'I need you to be logged in to manage tasks.' }
  for (const door of ['api', 'mcp'] as const) {
    const reached = await askPast([by({ kind: 'local' })[door]], { headers })
    assert.equal(reached !== null && 'user_id' in reached && reached.user_id, 'ann')
    const jwt = { kind: 'jwt', key: { secret: 'x' }, issuer: 'https://login.test', audience: 'sayso' } as const
    assert.deepEqual(await askPast([by(jwt)[door]], { headers }), nobody)
  }
  const accounts = { kind: 'accounts', sign_up: 'open', mail: null, metrics_token: null } as const
  assert.throws(() => by(accounts), { code: 'CONFIGURATION', message: 'Accounts were not opened.' })
})
