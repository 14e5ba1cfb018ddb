// The command line and a server that wants to know who is calling.

import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { SignJWT } from 'jose'
import { type Fresh, freshEmbedded } from './support/databases.ts'
import { openTerminal, runCli } from './support/run-cli.ts'
import { type ServerProcess, spawnServer } from './support/server.ts'

const secret = randomBytes(48).toString('base64')
const claims = { SAYSO_JWT_ISSUER: 'https://login.test', SAYSO_JWT_AUDIENCE: 'tasks' }

const tokenOf = (sub: string, expires = '5m') =>
  new SignJWT({ sub })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(claims.SAYSO_JWT_ISSUER)
    .setAudience(claims.SAYSO_JWT_AUDIENCE)
    .setExpirationTime(expires)
    .sign(new TextEncoder().encode(secret))

let fresh: Fresh
let server: ServerProcess
before(async () => {
  fresh = await freshEmbedded()
  server = spawnServer({ ...fresh.env, ...claims, SAYSO_AUTH: 'jwt', SAYSO_JWT_SECRET: secret })
  assert.notEqual((await server.ready).url, null)
})
after(() => fresh.remove())

const run = (args: readonly string[], token: string) => runCli(args, { ...fresh.env, SAYSO_TOKEN: token })

test('with a token it speaks for whom the token names, each in a conversation of their own', async () => {
  const [ann, bob] = [await tokenOf('ann'), await tokenOf('bob')]
  assert.equal((await run(['add tea'], `${ann}\n`)).out, "I've added 'tea' to your tasks.\n")
  assert.equal((await run(['delete tea'], ann)).code, 2)
  assert.equal((await run(['yes'], bob)).out, "There's nothing to confirm right now.\n")
  assert.equal((await run(['yes'], ann)).out, "'tea' has been deleted.\n")
  assert.deepEqual(await run(['export'], bob), { code: 0, out: '[]\n', err: '' })
})

const refused: [string, string[], () => string | Promise<string>, RegExp][] = [
  ['no token', ['hello'], () => '', /^The server at \S+ wants to know who you are: set SAYSO_TOKEN to a token it/],
  ['a token that has run out', ['hello'], () => tokenOf('ann', '-5m'), /^The server at \S+ does not accept the token/],
  ['a word for a token', ['export'], () => 'letmein', /does not accept the token in SAYSO_TOKEN/],
  ['a token with a space in it', ['hello'], () => 'let me in', /^SAYSO_TOKEN does not hold a token\.\n$/],
  ['a token and --user', ['--user', 'bob', 'hello'], () => tokenOf('ann'), /^SAYSO_TOKEN already says who you are/],
]
for (const [what, args, token, message] of refused)
  test(`${what} is answered with a sentence that does not repeat it`, async () => {
    const given = await token()
    const { code, out, err } = await run(args, given)
    assert.deepEqual([code, out, given !== '' && err.includes(given)], [1, '', false])
    assert.match(err, message)
  })

test('a chat goes on after a token was refused', async () => {
  const terminal = openTerminal([], { ...fresh.env, SAYSO_TOKEN: await tokenOf('ann', '-5m') })
  try {
    await terminal.until(/> /)
    terminal.type('show my tasks\r')
    await terminal.until(/does not accept the token in SAYSO_TOKEN[\s\S]*> /)
    terminal.type('/quit\r')
    assert.equal(await terminal.ended, 0)
  } finally {
    terminal.kill()
  }
})

test('with a token and no server, the tasks are not opened as somebody else', async () => {
  await server.kill('SIGTERM')
  const { code, out, err } = await run(['show my tasks'], await tokenOf('ann'))
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /^SAYSO_TOKEN is for a server, and none is running here\./)
})
