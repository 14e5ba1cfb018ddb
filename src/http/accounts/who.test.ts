import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askPast } from '../../../tests/support/asks.ts'
import type { Accounts } from '../../accounts/accounts.ts'
import { RIGHTS, type Rights } from '../../domain/account.ts'
import type { Caller } from '../env.ts'
import { ownOrigins } from '../own-page.ts'
import { apiUser, mcpToken, measurer } from './who.ts'

const isOwn = ownOrigins('https://sayso.test')
const token = `sayso_token_${'x'.repeat(43)}`
const nobody = { code: 'UNAUTHORIZED', words: 'I need you to be logged in to manage tasks.' }
const elsewhere = { code: 'FORBIDDEN', words: "This server doesn't accept requests from other web pages." }
const HOUR = 3_600_000

interface Given {
  readonly rights?: Rights
  readonly until?: number
  /** What the cookie stands for; a fault where nobody can tell. */
  readonly session?: { readonly expires: number } | 'none' | 'fault'
}

/** Accounts that know one token and one cookie, and what they were asked. */
function accountsWith({ rights = 'ask', until = Date.now() + HOUR, session = 'none' }: Given) {
  const asked: unknown[][] = []
  const accounts = {
    tokens: {
      know: async (...given: unknown[]) => {
        asked.push(given)
        if (given[0] !== token) return null
        return { token_id: 'one', user_id: 'ann', rights, changes_per_minute: 7, until }
      },
    },
    questions: {
      ask: async (...given: unknown[]) => {
        asked.push(given)
        return 'waiting'
      },
    },
    auth: {
      api: {
        getSession: async ({ headers }: { headers: Headers }) => {
          asked.push([headers.get('cookie')])
          if (session === 'fault') throw new Error('away')
          if (session === 'none') return null
          return { session: { id: 's', expiresAt: new Date(session.expires) }, user: { id: 'bob', email: 'b@x.test' } }
        },
      },
    },
  } as unknown as Accounts
  return { accounts, asked }
}

const cookie = 'sayso.session_token=abc'
const bearer = `Bearer ${token}`

const callers: readonly [string, Record<string, string>, Given, string | object][] = [
  ['nothing', {}, {}, nobody],
  ['a token', { authorization: bearer }, {}, 'ann'],
  ['a token in small letters', { authorization: `bearer ${token}` }, {}, 'ann'],
  ['a token that is too short', { authorization: bearer.slice(0, -1) }, {}, nobody],
  ['a token with more behind it', { authorization: `${bearer}x` }, {}, nobody],
  ['a token with more before it', { authorization: `x${bearer}` }, {}, nobody],
  ['another token', { authorization: `Bearer sayso_token_${'y'.repeat(43)}` }, {}, nobody],
  ['a cookie', { cookie }, { session: { expires: Date.now() + HOUR } }, 'bob'],
  ['a cookie of nobody', { cookie }, {}, nobody],
  ['another cookie', { cookie: 'x=1' }, { session: { expires: 0 } }, nobody],
  [
    'a cookie nobody can look up',
    { cookie },
    { session: 'fault' },
    { code: 'UNAVAILABLE', words: 'Logins cannot be checked right now.' },
  ],
  ['a cookie on another page', { cookie, origin: 'https://evil.test' }, { session: { expires: 0 } }, elsewhere],
  ['a bad token beside a good cookie', { cookie, authorization: 'Bearer x' }, { session: { expires: 0 } }, nobody],
]
for (const [what, headers, given, expected] of callers)
  test(`the API is asked with ${what}`, async () => {
    const reached = await askPast([apiUser(accountsWith(given).accounts, isOwn)], { headers })
    assert.deepEqual(reached !== null && 'user_id' in reached ? reached.user_id : reached, expected)
  })

async function callerWith(given: Given, headers: Record<string, string>): Promise<Caller> {
  const reached = await askPast([apiUser(accountsWith(given).accounts, isOwn)], { headers })
  assert.ok(reached !== null && 'user_id' in reached)
  return reached
}

for (const rights of RIGHTS)
  test(`a token that may ${rights} is on its leash`, async () => {
    const { accounts, asked } = accountsWith({ rights })
    const reached = await askPast([apiUser(accounts, isOwn)], { headers: { authorization: bearer } })
    assert.ok(reached !== null && 'user_id' in reached)
    const { leash, until, ...rest } = reached
    const known = { user_id: 'ann', is_named: true, may_measure: false, token_id: 'one' }
    assert.deepEqual(rest, { ...known, may_write: rights !== 'read' })
    assert.deepEqual([leash?.rights, leash?.changes_per_minute], [rights, 7])
    assert.equal(await leash?.ask('task 1'), 'waiting')
    assert.deepEqual(asked, [
      [token, 'api'],
      ['ann', 'one', 'task 1'],
    ])
  })

test('a person is known by the cookie that was sent, and on no leash', async () => {
  const { accounts, asked } = accountsWith({ session: { expires: Date.now() + HOUR } })
  const reached = await askPast([apiUser(accounts, isOwn)], { headers: { cookie } })
  assert.ok(reached !== null && 'user_id' in reached)
  assert.deepEqual(asked, [[cookie]])
  const { until, ...rest } = reached
  const known = { user_id: 'bob', is_named: true, may_write: true, may_measure: false, token_id: null, leash: null }
  assert.deepEqual(rest, known)
})

test('who listens is looked at again after five minutes, or when their proof runs out', async () => {
  const soon = Date.now() + 60_000
  assert.equal((await callerWith({ until: soon }, { authorization: bearer })).until, soon)
  assert.equal((await callerWith({ session: { expires: soon } }, { cookie })).until, soon)
  const inFive = Date.now() + 5 * 60_000
  for (const caller of [
    await callerWith({}, { authorization: bearer }),
    await callerWith({ session: { expires: Date.now() + HOUR } }, { cookie }),
  ])
    assert.ok(Math.abs((caller.until ?? 0) - inFive) < 30_000)
})

test('at /mcp a token counts, a cookie does not, and no other page is answered', async () => {
  const { accounts, asked } = accountsWith({ session: { expires: Date.now() + HOUR } })
  const challenges: unknown[] = []
  const ask = (headers: Record<string, string>) =>
    askPast(
      [
        async (context, next) => {
          await next()
          challenges.push(context.get('challenge'))
        },
        mcpToken(accounts, 'https://sayso.test', isOwn),
      ],
      { headers },
    )
  assert.deepEqual(await ask({ cookie }), nobody)
  assert.deepEqual(await ask({ authorization: bearer, origin: 'https://evil.test' }), elsewhere)
  for (const headers of [{ authorization: bearer }, { authorization: bearer, origin: 'https://sayso.test' }]) {
    const reached = await ask(headers)
    assert.equal(reached !== null && 'user_id' in reached && reached.user_id, 'ann')
  }
  assert.deepEqual(asked, [
    [token, 'mcp'],
    [token, 'mcp'],
  ])
  const where = 'Bearer resource_metadata="https://sayso.test/.well-known/oauth-protected-resource/mcp", scope="tasks"'
  const shown = `${where}, error="invalid_token"`
  assert.deepEqual(
    challenges,
    [where, undefined, shown, shown],
    'a token that was shown and is not good is said to be none',
  )
})

test('on a machine of one’s own an agent’s page is known by the host it was asked for at', async () => {
  const { accounts } = accountsWith({})
  const guard = mcpToken(accounts, 'http://localhost:3000', ownOrigins('http://localhost:3000'))
  const headers = { authorization: bearer, origin: 'http://127.0.0.1:3000' }
  assert.deepEqual(await askPast([guard], { headers }), elsewhere)
  const reached = await askPast([guard], { headers: { ...headers, host: '127.0.0.1:3000' } })
  assert.equal(reached !== null && 'user_id' in reached && reached.user_id, 'ann')
})

test('whoever is sent away is told how to sign in, and nothing is kept on the way', async () => {
  const seen: unknown[] = []
  await askPast(
    [
      async (context, next) => {
        await next()
        seen.push(
          context.get('challenge'),
          context.res.headers.get('cache-control'),
          context.res.headers.get('sayso-auth'),
        )
      },
      apiUser(accountsWith({}).accounts, isOwn),
    ],
    { headers: { authorization: bearer } },
  )
  assert.deepEqual(seen, ['Bearer realm="accounts"', 'no-store', 'accounts'])
})

test('the server’s numbers are for who has the token for them', async () => {
  const ask = (metrics_token: string | null, authorization?: string) =>
    askPast([measurer(metrics_token)], { headers: authorization === undefined ? {} : { authorization } })
  const caller = { is_named: true, may_write: false, may_measure: true, token_id: null, until: null }
  assert.deepEqual(await ask('m', 'Bearer m'), { user_id: 'metrics', ...caller })
  for (const wrong of ['Bearer n', 'm', 'Bearer ', undefined]) assert.deepEqual(await ask('m', wrong), nobody)
  for (const any of ['Bearer null', 'Bearer ', undefined]) assert.deepEqual(await ask(null, any), nobody)
})
