import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { SignJWT } from 'jose'
import { createApp } from '../../src/http/app.ts'
import { readAuth } from '../../src/runtime/auth-config.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { freshEmbedded } from '../support/databases.ts'
import { toolCall } from '../support/mcp-post.ts'

const secret = randomBytes(48).toString('base64')
const issuer = 'https://login.test'
const public_url = 'https://tasks.test'
const env = { SAYSO_AUTH: 'jwt', SAYSO_JWT_SECRET: secret, SAYSO_JWT_ISSUER: issuer, SAYSO_JWT_AUDIENCE: 'web' }

let app: TestApp
before(async () => {
  app = await openApp(freshEmbedded)
})
after(() => app.close())

const tokenFor = (aud: string | string[], claims: object = {}) =>
  new SignJWT({ sub: 'ann', iss: issuer, aud, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setExpirationTime('1 minute')
    .sign(new TextEncoder().encode(secret))

async function ask(
  path: string,
  authorization: string | null,
  more: Record<string, string> = {},
  origin: string | null = null,
) {
  const server = createApp(app.sayso, { auth: readAuth({ ...env, ...more }), public_url })
  const { body, headers } = toolCall('add_task', { arguments: { title: 'milk' } })
  const request = path === '/mcp' ? { method: 'POST', body: JSON.stringify(body) } : {}
  return await server.request(path, {
    ...request,
    headers: {
      ...headers,
      'content-type': 'application/json',
      ...(authorization === null ? {} : { authorization }),
      ...(origin === null ? {} : { origin }),
    },
  })
}

test('a token made out to this address is taken, any other is not', async () => {
  const [ours, web] = [await tokenFor(`${public_url}/mcp`), await tokenFor('web')]
  const statuses = [
    (await ask('/mcp', `Bearer ${ours}`)).status,
    (await ask('/mcp', `Bearer ${web}`)).status,
    (await ask('/mcp', `Bearer ${await tokenFor('https://other.test/mcp')}`)).status,
    (await ask('/mcp', `Bearer ${await tokenFor([`${public_url}/mcp`, 'web'])}`)).status,
    (await ask('/mcp', null)).status,
    (await ask('/api/settings', `Bearer ${ours}`)).status,
    (await ask('/api/settings', `Bearer ${web}`)).status,
    (await ask('/mcp', `Bearer ${web}`, { SAYSO_MCP_AUDIENCE: 'web' })).status,
  ]
  assert.deepEqual(statuses, [200, 401, 401, 401, 401, 401, 200, 200])
})

test('the audit names the token, the door and the client', async () => {
  await ask('/mcp', `Bearer ${await tokenFor(`${public_url}/mcp`, { jti: 'token-7' })}`)
  const { body } = await app.call('ann', 'GET', '/api/audit/tool-invocations?limit=1')
  assert.deepEqual(body.tool_invocations[0].via, { door: 'mcp', client: 'test', token_id: 'token-7' })
})

test('a token with the scope read adds nothing', async () => {
  const before = await app.titles('ann')
  const answered = await ask('/mcp', `Bearer ${await tokenFor(`${public_url}/mcp`, { scope: 'read' })}`)
  assert.match(await answered.text(), /FORBIDDEN.*This token is read-only/)
  assert.deepEqual(await app.titles('ann'), before)
})

test('who has no token is told where to get one', async () => {
  const challenge = (await ask('/mcp', null)).headers.get('www-authenticate') ?? ''
  const address = /^Bearer resource_metadata="([^"]+)"$/.exec(challenge)?.[1] ?? ''
  assert.equal(address, 'https://tasks.test/.well-known/oauth-protected-resource/mcp')
  for (const path of [new URL(address).pathname, '/.well-known/oauth-protected-resource']) {
    const metadata = Object(await (await ask(path, null)).json())
    assert.deepEqual([metadata.resource, metadata.authorization_servers], [`${public_url}/mcp`, [issuer]])
  }
  assert.equal((await app.call(null, 'GET', '/.well-known/oauth-protected-resource')).status, 404, 'not without logins')
})

test('a page of another origin is sent away, with a token or without', async () => {
  const ours = `Bearer ${await tokenFor(`${public_url}/mcp`)}`
  for (const origin of ['https://evil.example', 'null', 'http://tasks.test', 'https://tasks.test.evil.example'])
    for (const authorization of [ours, null]) assert.equal((await ask('/mcp', authorization, {}, origin)).status, 403)
  assert.equal((await ask('/mcp', ours, {}, public_url)).status, 200)
})
