import assert from 'node:assert/strict'
import { constants, createHmac, generateKeyPairSync, type KeyObject, sign } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test } from 'node:test'
import { Hono } from 'hono'
import { aCaller, askPast } from '../../tests/support/asks.ts'
import type { Env } from './env.ts'
import { type JwtConfig, jwtUser } from './jwt-auth.ts'
import { mcpUser } from './mcp-auth.ts'

const secret = 'a secret of this test, long enough for it'
const config: JwtConfig = { kind: 'jwt', key: { secret }, issuer: 'https://login.test', audience: 'sayso' }
const exp = Math.floor(Date.now() / 1000) + 600
const good = { sub: 'ann', iss: config.issuer, aud: config.audience, exp }

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Signed by hand, so that anything can be in it. */
function signed(payload: unknown, header: object = {}): string {
  const text = `${encode({ alg: 'HS256', ...header })}.${encode(payload)}`
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
}

const nobody = { code: 'UNAUTHORIZED', words: 'I need you to be logged in to manage tasks.' }

const ask = (authorization: string, isRevoked = async () => false) =>
  askPast([jwtUser(config, isRevoked)], { headers: { authorization } })

const ann = (given: object = {}) => ({ ...aCaller({ until: exp * 1000 }), ...given })

const claims: readonly [string, object, unknown][] = [
  ['nothing more', {}, ann()],
  ['an id', { jti: 'one' }, ann({ token_id: 'one' })],
  ['an id that no database keeps', { jti: 'o\0e' }, ann()],
  ['a number for an id', { jti: 7 }, ann()],
  ['to read', { scope: 'read' }, ann({ may_write: false })],
  ['to read and write', { scope: 'read write' }, ann()],
  ['to read, as a list', { scp: ['read'] }, ann({ may_write: false })],
  ['to read here and write there', { scope: 'read', scp: ['write'] }, ann()],
  ['something else', { scope: 'openid' }, ann()],
  ['to read, by a number', { scope: 7, scp: ['read'] }, ann({ may_write: false })],
  ['to measure', { scope: 'metrics' }, ann({ may_measure: true })],
  ['access by its claim', { typ: 'Bearer' }, ann()],
  ['access by its use', { token_use: 'access' }, ann()],
  ['refresh by its claim', { typ: 'Refresh' }, nobody],
  ['an identity by its use', { token_use: 'id' }, nobody],
  ['a use that is no text', { token_use: 7 }, nobody],
  ['two audiences', { aud: ['sayso', 'other'] }, nobody],
  ['a name with spaces around', { sub: ' ann ' }, nobody],
  ['a name that is too long', { sub: 'x'.repeat(300) }, nobody],
]
for (const [what, more, expected] of claims)
  test(`a token that says ${what} is ${expected === nobody ? 'refused' : 'taken for what it says'}`, async () =>
    assert.deepEqual(await ask(`Bearer ${signed({ ...good, ...more })}`), expected))

const headers: readonly [object, unknown][] = [
  [{ typ: 'JWT' }, ann()],
  [{ typ: 'at+jwt' }, ann()],
  [{ typ: 'application/at+jwt' }, ann()],
  [{ typ: 'refresh+jwt' }, nobody],
]
for (const [header, expected] of headers)
  test(`the header ${JSON.stringify(header)} is ${expected === nobody ? 'refused' : 'taken'}`, async () =>
    assert.deepEqual(await ask(`Bearer ${signed(good, header)}`), expected))

const text = JSON.stringify(good)
const texts: readonly [string, string, unknown][] = [
  ['twice', text.replace('{', '{"sub":"bob",'), nobody],
  ['twice, with spaces before the colon', text.replace('{', '{"sub" \t\n\r :"bob",'), nobody],
  ['twice, once escaped', text.replace('{', '{"s\\u0075b":"bob",'), nobody],
  ['twice at the end', text.replace(/\}$/, ',"aud":"sayso"}'), nobody],
  ['once, and once inside another', text.replace('{', '{"act":{"sub":"bob"},'), ann()],
  ['once, and twice inside another', text.replace('{', '{"act":{"sub":"bob","sub":"cleo"},'), ann()],
  ['once, and twice inside a list', text.replace('{', '{"act":[{"sub":"bob"},{"sub":"cleo"}],'), ann()],
  ['once, and as a text', text.replace('{', '{"note":"sub","other":"sub",'), ann()],
  ['once, and as an escaped text', text.replace('{', '{"note":"a\\",\\"sub\\":\\"b","other":"{[",'), ann()],
  ['twice after a text with brackets', text.replace('{', '{"note":"}]","sub":"bob",'), nobody],
  ['twice after another object', text.replace('{', '{"act":{"of":{}},"sub":"bob",'), nobody],
  ['twice after a list', text.replace('{', '{"list":[1,[2]],"sub":"bob",'), nobody],
]
for (const [what, payload, expected] of texts)
  test(`a token that gives its claims ${what} is ${expected === nobody ? 'refused' : 'taken'}`, async () =>
    assert.deepEqual(await ask(`Bearer ${signed(payload)}`), expected))

const bearers: readonly [string, unknown][] = [
  [`bearer ${signed(good)}`, ann()],
  [signed(good), nobody],
  [`Basic ${signed(good)}`, nobody],
  [`xBearer ${signed(good)}`, nobody],
  [`Bearer ${signed(good)} x`, nobody],
  [`Bearer ${signed({ ...good, note: 'x'.repeat(5500) })}`, ann()],
  [`Bearer ${signed({ ...good, note: 'x'.repeat(6000) })}`, nobody],
  [`Bearer ${signed({ ...good, exp: 1 })}`, nobody],
  [`Bearer ${signed({ ...good, exp: undefined })}`, nobody],
  [`Bearer ${signed({ ...good, sub: undefined })}`, nobody],
  [`Bearer ${signed({ ...good, iss: 'https://evil.test' })}`, nobody],
  [`Bearer ${signed({ ...good, aud: 'other' })}`, nobody],
]
for (const [header, expected] of bearers)
  test(`"${header.slice(0, 30)}…" is ${expected === nobody ? 'refused' : 'taken'}`, async () =>
    assert.deepEqual(await ask(header), expected))

const ages: readonly [unknown, number | null][] = [
  [undefined, null],
  [1_700_000_000, 1_700_000_000],
  [0, null],
  [-5, null],
  [253_402_300_800, null],
  [253_402_300_799, 253_402_300_799],
]
for (const [iat, issued_at] of ages)
  test(`a token issued at ${iat} is looked up by that`, async () => {
    const marks: unknown[] = []
    const isRevoked = async (...given: unknown[]) => {
      marks.push(given)
      return true
    }
    const guard = jwtUser(config, isRevoked)
    const authorization = `Bearer ${signed({ ...good, iat, jti: 'one' })}`
    assert.deepEqual(await askPast([guard], { headers: { authorization } }), nobody, 'what is revoked is refused')
    assert.deepEqual(marks, [['ann', { token_id: 'one', issued_at }]])
  })

test('keys that cannot be had are our fault, a token of no key the caller’s', async () => {
  let answer = '{"keys":[]}'
  const keys = createServer((_, response) => response.setHeader('content-type', 'application/json').end(answer))
  await new Promise<void>((resolve) => keys.listen(0, '127.0.0.1', resolve))
  const { port } = keys.address() as AddressInfo
  const away = { code: 'UNAVAILABLE', words: 'Logins cannot be checked right now.' }
  const askWith = (authorization: string) =>
    askPast([jwtUser({ ...config, key: { jwks_url: `http://127.0.0.1:${port}/` } }, async () => false)], {
      headers: { authorization },
    })
  const token = `Bearer ${encode({ alg: 'RS256', kid: 'a' })}.${encode(good)}.AAAA`
  assert.deepEqual(await askWith(token), nobody)
  assert.deepEqual(await askWith(`Bearer ${signed(good)}`), nobody, 'a secret is no key')
  answer = '{"keys":7}'
  assert.deepEqual(await askWith(token), away)
  answer = 'no JSON'
  assert.deepEqual(await askWith(token), away)
  keys.close()
  assert.deepEqual(await askWith(token), away)
})

test('public keys are taken with the algorithms that are theirs, and with no other', async () => {
  const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
  const elliptic = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const edwards = generateKeyPairSync('ed25519')
  const pairs = { rsa, elliptic, edwards }
  const jwks = Object.entries(pairs).map(([kid, { publicKey }]) => ({ kid, ...publicKey.export({ format: 'jwk' }) }))
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: jwks })),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const guard = jwtUser({ ...config, key: { jwks_url: `http://127.0.0.1:${port}/` } }, async () => false)
  const askWith = (alg: string, kid: string, key: KeyObject, digest: string | null, options: object = {}) => {
    const body = `${encode({ alg, kid })}.${encode(good)}`
    const signature = sign(digest, Buffer.from(body), { key, ...options }).toString('base64url')
    return askPast([guard], { headers: { authorization: `Bearer ${body}.${signature}` } })
  }
  const asJose = { dsaEncoding: 'ieee-p1363' }
  const padding = { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: constants.RSA_PSS_SALTLEN_DIGEST }
  assert.deepEqual(await askWith('RS256', 'rsa', rsa.privateKey, 'sha256'), ann())
  assert.deepEqual(await askWith('ES256', 'elliptic', elliptic.privateKey, 'sha256', asJose), ann())
  assert.deepEqual(await askWith('EdDSA', 'edwards', edwards.privateKey, null), ann())
  assert.deepEqual(await askWith('RS512', 'rsa', rsa.privateKey, 'sha512'), nobody)
  assert.deepEqual(await askWith('PS256', 'rsa', rsa.privateKey, 'sha256', padding), nobody)
  server.close()
})

/** At /mcp, with what whoever is sent away is told. */
async function atMcp(given: { issuer?: string; mcp_audience?: string }, sent: Record<string, string>) {
  const app = new Hono<Env>()
  const guard = mcpUser(app, { ...config, ...given }, 'https://tasks.test', async () => false)
  const challenges: unknown[] = []
  const asked = await askPast(
    [
      async (context, next) => {
        await next()
        challenges.push(context.get('challenge'))
      },
      guard,
    ],
    { path: '/mcp', headers: sent },
  )
  const metadata = await app.request('/.well-known/oauth-protected-resource/mcp')
  return { asked, challenge: challenges[0], metadata: await metadata.json(), headers: metadata.headers }
}

test('at /mcp a token is made out to that address and to nothing else', async () => {
  const bearer = (aud: string) => ({ authorization: `Bearer ${signed({ ...good, aud })}` })
  const { asked, challenge, metadata, headers: sent } = await atMcp({}, bearer('https://tasks.test/mcp'))
  assert.deepEqual(asked, ann())
  const where = 'Bearer resource_metadata="https://tasks.test/.well-known/oauth-protected-resource/mcp"'
  assert.equal(challenge, `${where}, error="invalid_token"`, 'for when the token that was shown is not good')
  assert.equal((await atMcp({}, {})).challenge, where)
  assert.deepEqual(metadata, {
    resource: 'https://tasks.test/mcp',
    resource_name: 'Sayso',
    bearer_methods_supported: ['header'],
    authorization_servers: ['https://login.test'],
  })
  assert.equal(sent.get('access-control-allow-origin'), '*')
  assert.deepEqual((await atMcp({}, bearer('sayso'))).asked, nobody)
  assert.deepEqual((await atMcp({ mcp_audience: 'agents' }, bearer('agents'))).asked, ann())
  assert.deepEqual((await atMcp({ mcp_audience: 'agents' }, bearer('https://tasks.test/mcp'))).asked, nobody)
  assert.equal(Object(await atMcp({ issuer: 'us' }, {})).metadata.authorization_servers, undefined)
})

test('at /mcp no page but our own is answered', async () => {
  const authorization = `Bearer ${signed({ ...good, aud: 'https://tasks.test/mcp' })}`
  const elsewhere = { code: 'FORBIDDEN', words: "This server doesn't accept requests from other web pages." }
  assert.deepEqual((await atMcp({}, { authorization, origin: 'https://tasks.test' })).asked, ann())
  assert.deepEqual((await atMcp({}, { authorization, origin: 'http://tasks.test' })).asked, elsewhere)
})
