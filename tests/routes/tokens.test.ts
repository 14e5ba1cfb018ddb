// Forged tokens, and who may call at all.

import assert from 'node:assert/strict'
import { createHmac, generateKeyPairSync, type KeyObject, randomBytes, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { exportJWK, SignJWT } from 'jose'
import { createApp } from '../../src/http/app.ts'
import { readAuth } from '../../src/runtime/auth-config.ts'
import { type Answer, openApp, type TestApp } from '../support/app.ts'
import { freshEmbedded } from '../support/databases.ts'

const secret = randomBytes(48).toString('base64')
const issuer = 'https://login.test'
const audience = 'sayso'
const now = () => Math.floor(Date.now() / 1000)
const good = () => ({ sub: 'ann', iss: issuer, aud: audience, exp: now() + 60 })

const encode = (value: unknown) =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url')

/** Signed by hand, so that anything can be in it. */
function handSigned(header: object, payload: unknown, key: string | Buffer = secret, hash = 'sha256'): string {
  const text = `${encode(header)}.${encode(payload)}`
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`
}
const hs = (payload: unknown, header: object = {}) => handSigned({ alg: 'HS256', typ: 'JWT', ...header }, payload)

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const foreignRsa = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const ed = generateKeyPairSync('ed25519')
const publicPem = rsa.publicKey.export({ type: 'spki', format: 'pem' })

const signed = (key: KeyObject, alg: string, kid: string, claims: object = {}, header: object = {}) =>
  new SignJWT({ ...good(), ...claims }).setProtectedHeader({ alg, kid, ...header }).sign(key)

let app: TestApp
let jwksUrl: string
let attackerAsked = 0
const jwks = createServer(async (request, response) => {
  if (request.url !== '/jwks') attackerAsked++
  const keys = await Promise.all(
    Object.entries({ rsa, ec, ed }).map(async ([kid, pair]) => ({ ...(await exportJWK(pair.publicKey)), kid })),
  )
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys }))
})

before(async () => {
  app = await openApp(freshEmbedded)
  await new Promise<void>((resolve) => jwks.listen(0, '127.0.0.1', resolve))
  const { port } = jwks.address() as AddressInfo
  jwksUrl = `http://127.0.0.1:${port}`
})
after(async () => {
  jwks.close()
  await app.close()
})

const common = { SAYSO_AUTH: 'jwt', SAYSO_JWT_ISSUER: issuer, SAYSO_JWT_AUDIENCE: audience }

async function ask(env: Record<string, string>, authorization: string | null, path = '/api/settings') {
  const server = createApp(app.sayso, { auth: readAuth({ ...common, ...env }) })
  const headers = authorization === null ? {} : { authorization }
  const response = await server.request(path, { headers: { host: 'sayso.example.com', ...headers } })
  return { status: response.status, headers: response.headers, text: await response.text() }
}
const bySecret = (token: string) => ask({ SAYSO_JWT_SECRET: secret }, `Bearer ${token}`)
const byJwks = (token: string) => ask({ SAYSO_JWT_JWKS_URL: `${jwksUrl}/jwks` }, `Bearer ${token}`)

test('an honest token names its user, and nobody else does', async () => {
  assert.equal((await bySecret(hs(good()))).status, 200)
  const tokens = [
    await signed(rsa.privateKey, 'RS256', 'rsa'),
    await signed(ec.privateKey, 'ES256', 'ec'),
    await signed(ed.privateKey, 'EdDSA', 'ed'),
  ]
  for (const token of tokens) assert.equal((await byJwks(token)).status, 200)
  const server = createApp(app.sayso, { auth: readAuth({ ...common, SAYSO_JWT_SECRET: secret }) })
  const post = (user_id?: string) =>
    server.request('/api/chat', {
      method: 'POST',
      headers: { authorization: `Bearer ${hs(good())}`, 'content-type': 'application/json', 'x-user-id': 'victim' },
      body: JSON.stringify({ message: 'add milk', ...(user_id === undefined ? {} : { user_id }) }),
    })
  assert.equal((await post()).status, 200)
  assert.equal((await post('victim')).status, 403)
  const { rows } = await app.sayso.database.pool.query('select distinct user_id from tasks')
  assert.deepEqual(rows, [{ user_id: 'ann' }])
})

const forged: Record<string, () => string | Promise<string>> = {
  'alg none': () => `${encode({ alg: 'none' })}.${encode(good())}.`,
  'alg none with a signature': () => handSigned({ alg: 'none' }, good()),
  'alg None': () => handSigned({ alg: 'None' }, good()),
  'alg nOnE': () => handSigned({ alg: 'nOnE' }, good()),
  'no alg': () => handSigned({}, good()),
  'alg empty': () => handSigned({ alg: '' }, good()),
  'alg a list': () => handSigned({ alg: ['HS256'] }, good()),
  'alg hs256 in small letters': () => handSigned({ alg: 'hs256' }, good()),
  'HS384 with the right secret': () => handSigned({ alg: 'HS384' }, good(), secret, 'sha384'),
  'HS512 with the right secret': () => handSigned({ alg: 'HS512' }, good(), secret, 'sha512'),
  'RS256 where a secret counts': () => signed(rsa.privateKey, 'RS256', 'rsa'),
  'another secret': () => handSigned({ alg: 'HS256' }, good(), randomBytes(48)),
  'an empty secret': () => handSigned({ alg: 'HS256' }, good(), ''),
  'no signature': () => `${encode({ alg: 'HS256' })}.${encode(good())}.`,
  'a signature cut short': () => hs(good()).slice(0, -4),
  'a payload changed after signing': () => {
    const [header, , signature] = hs(good()).split('.')
    return `${header}.${encode({ ...good(), sub: 'victim' })}.${signature}`
  },
  'a header changed after signing': () => {
    const [, payload, signature] = hs(good()).split('.')
    return `${encode({ alg: 'HS256', typ: 'JWT', x: 1 })}.${payload}.${signature}`
  },
  'an unknown critical header': () => hs(good(), { crit: ['exp2'], exp2: 1 }),
  'b64 false': () => hs(good(), { b64: false, crit: ['b64'] }),
  'an embedded key': () => hs(good(), { jwk: { kty: 'oct', k: 'AAAA' }, alg: 'HS512' }),
  'no exp': () => hs({ ...good(), exp: undefined }),
  'exp one second ago': () => hs({ ...good(), exp: now() - 1 }),
  'exp long ago': () => hs({ ...good(), exp: 1 }),
  'exp a text': () => hs({ ...good(), exp: String(now() + 60) }),
  'exp null': () => hs({ ...good(), exp: null }),
  'nbf in the future': () => hs({ ...good(), nbf: now() + 60 }),
  'nbf a text': () => hs({ ...good(), nbf: 'tomorrow' }),
  'iat a text': () => hs({ ...good(), iat: 'yesterday' }),
  'no aud': () => hs({ ...good(), aud: undefined }),
  'aud another': () => hs({ ...good(), aud: 'another-service' }),
  'aud a list with ours': () => hs({ ...good(), aud: [audience, 'another-service'] }),
  'aud a list of ours alone': () => hs({ ...good(), aud: [audience] }),
  'aud in capitals': () => hs({ ...good(), aud: audience.toUpperCase() }),
  'no iss': () => hs({ ...good(), iss: undefined }),
  'iss another': () => hs({ ...good(), iss: 'https://login.evil' }),
  'iss with a slash more': () => hs({ ...good(), iss: `${issuer}/` }),
  'iss a list': () => hs({ ...good(), iss: [issuer] }),
  'no sub': () => hs({ ...good(), sub: undefined }),
  'sub empty': () => hs({ ...good(), sub: '' }),
  'sub of spaces': () => hs({ ...good(), sub: '   ' }),
  'sub with spaces around': () => hs({ ...good(), sub: ' ann ' }),
  'sub a list': () => hs({ ...good(), sub: ['ann'] }),
  'sub a number': () => hs({ ...good(), sub: 7 }),
  'sub an object': () => hs({ ...good(), sub: { id: 'ann' } }),
  'sub true': () => hs({ ...good(), sub: true }),
  'sub too long': () => hs({ ...good(), sub: 'x'.repeat(256) }),
  'sub with NUL': () => hs({ ...good(), sub: 'ann\0' }),
  'sub with half a character': () => hs(JSON.stringify(good()).replace('ann', '\\ud800')),
  'a claim given twice': () => hs(JSON.stringify(good()).replace('{', '{"sub":"victim",')),
  'a claim given twice, after many spaces': () =>
    hs(JSON.stringify(good()).replace('{', `{"sub"${' '.repeat(40)}:"victim",`)),
  'a claim given twice, once escaped': () => hs(JSON.stringify(good()).replace('{', '{"s\\u0075b":"victim",')),
  'a refresh token by its type': () => hs(good(), { typ: 'refresh+jwt' }),
  'a refresh token by its use': () => hs({ ...good(), token_use: 'refresh' }),
  'a refresh token by a claim': () => hs({ ...good(), typ: 'Refresh' }),
  'an id token by its use': () => hs({ ...good(), token_use: 'id' }),
  'a logout token': () => hs(good(), { typ: 'logout+jwt' }),
  'ten kilobytes': () => hs({ ...good(), padding: 'x'.repeat(10_000) }),
  'a payload that is a list': () => hs([good()]),
  'a payload that is a text': () => hs('"ann"'),
  'a payload that is no JSON': () => hs('ann'),
  'four parts': () => `${hs(good())}.x`,
  'two parts': () => hs(good()).split('.').slice(0, 2).join('.'),
  'five parts, encrypted': () =>
    `${encode({ alg: 'dir', enc: 'A256GCM' })}..${encode('iv')}.${encode('x')}.${encode('tag')}`,
  'padding in the base64': () => hs(good()).replace(/\./g, '=.'),
  nothing: () => '',
  'some word': () => 'letmein',
}

const forgedKeys: Record<string, () => string | Promise<string>> = {
  'HS256 signed with the public key': () => handSigned({ alg: 'HS256', kid: 'rsa' }, good(), String(publicPem)),
  'HS256 with the public key as DER': () =>
    handSigned({ alg: 'HS256', kid: 'rsa' }, good(), rsa.publicKey.export({ type: 'spki', format: 'der' })),
  "another's key under our kid": () => signed(foreignRsa.privateKey, 'RS256', 'rsa'),
  'a kid that is not there': () => signed(rsa.privateKey, 'RS256', 'nobody'),
  'a kid that is a path': () => signed(rsa.privateKey, 'RS256', '../../etc/passwd'),
  'jku of an attacker': () => signed(foreignRsa.privateKey, 'RS256', 'x', {}, { jku: `${jwksUrl}/attacker` }),
  'x5u of an attacker': () => signed(foreignRsa.privateKey, 'RS256', 'x', {}, { x5u: `${jwksUrl}/attacker` }),
  'an embedded public key': async () =>
    signed(foreignRsa.privateKey, 'RS256', 'rsa', {}, { jwk: await exportJWK(foreignRsa.publicKey) }),
  RS512: () => signed(rsa.privateKey, 'RS512', 'rsa'),
  PS256: () => signed(rsa.privateKey, 'PS256', 'rsa'),
  'the key of another kind': () => signed(ec.privateKey, 'ES256', 'rsa'),
  'alg none with a kid': () => `${encode({ alg: 'none', kid: 'rsa' })}.${encode(good())}.`,
  'exp past': () => signed(rsa.privateKey, 'RS256', 'rsa', { exp: now() - 1 }),
}

const sameForAll = ({ status, headers, text }: Pick<Answer, 'status' | 'headers' | 'text'>) => ({
  status,
  authenticate: headers.get('www-authenticate'),
  text: text.replace(/"request_id":"[^"]+"/, ''),
})
const refused = {
  status: 401,
  authenticate: 'Bearer',
  text: '{"error":{"code":"UNAUTHORIZED","message":"I need you to be logged in to manage tasks.",}}',
}

test(`${Object.keys(forged).length + Object.keys(forgedKeys).length} forged tokens are refused alike`, async () => {
  assert.ok(Object.keys(forged).length + Object.keys(forgedKeys).length >= 40)
  for (const [what, make] of Object.entries(forged))
    assert.deepEqual(sameForAll(await bySecret(await make())), refused, what)
  for (const [what, make] of Object.entries(forgedKeys))
    assert.deepEqual(sameForAll(await byJwks(await make())), refused, what)
  assert.equal(attackerAsked, 0, "nobody asked the attacker's address")
})

test('a token is taken from the header only, as a bearer', async () => {
  const token = hs(good())
  for (const header of [
    null,
    token,
    `Basic ${token}`,
    `Bearer  ${token}`,
    `Bearer ${token}, Bearer ${token}`,
    'Bearer',
  ])
    assert.deepEqual(sameForAll(await ask({ SAYSO_JWT_SECRET: secret }, header)), refused, String(header))
  assert.equal((await ask({ SAYSO_JWT_SECRET: secret }, null, `/api/settings?access_token=${token}`)).status, 401)
})

test('every route but health and reference asks who is calling', async () => {
  const server = createApp(app.sayso, { auth: readAuth({ ...common, SAYSO_JWT_SECRET: secret }) })
  const open = new Set(['/', '/healthz', '/readyz', '/openapi.json', '/docs', '/docs/docs.js', '/docs/docs.css'])
  for (const { method, path } of server.routes.filter((route) => route.method !== 'ALL' && route.path !== '/*')) {
    const { status } = await server.request(path.replace(/:\w+/, randomUUID()), { method })
    // A calendar's address is itself the proof of who asks; without its key there is nothing there.
    const refused = path === '/api/calendar.ics' ? 404 : 401
    assert.equal(status, open.has(path) ? 200 : refused, `${method} ${path}`)
  }
})

test('a token with the scope read changes nothing on any route, and reads everything', async () => {
  const server = createApp(app.sayso, { auth: readAuth({ ...common, SAYSO_JWT_SECRET: secret }) })
  const looking = new Set(['POST /api/classify', 'POST /api/decide'])
  const asked = (claims: object) => async (method: string, path: string) => {
    const headers = { authorization: `Bearer ${hs({ ...good(), ...claims })}`, 'content-type': 'application/json' }
    return await server.request(path, { method, headers, ...(method === 'GET' ? {} : { body: '{}' }) })
  }
  const routes = server.routes.filter(
    ({ method, path }) => method !== 'ALL' && path.startsWith('/api/') && path !== '/api/events',
  )
  assert.ok(routes.length > 15)
  for (const claims of [{ scope: 'read' }, { scope: 'openid read' }, { scp: ['read'] }])
    for (const { method, path } of routes) {
      const { status } = await asked(claims)(method, path.replace(/:\w+/, randomUUID()))
      const isLooking = method === 'GET' || looking.has(`${method} ${path}`)
      assert.equal(status === 403, !isLooking, `${method} ${path} ${JSON.stringify(claims)}: ${status}`)
    }
  assert.equal((await asked({ scope: 'read' })('POST', '/api/tools/list_tasks')).status, 200)
  for (const [scope, status] of [
    ['read write', 403],
    ['metrics', 200],
    ['', 403],
  ] as const)
    assert.equal((await asked({ scope })('GET', '/metrics')).status, status, `numbers with '${scope}'`)
  for (const claims of [{ scope: 'read write' }, { scope: 'openid profile' }, { scp: ['write'] }, {}])
    assert.equal((await asked(claims)('PUT', '/api/settings')).status, 200, JSON.stringify(claims))
})

test('a revoked token is refused on the next request, and so is one from before an erasure', async () => {
  const server = createApp(app.sayso, { auth: readAuth({ ...common, SAYSO_JWT_SECRET: secret }) })
  const user = randomUUID()
  const issued = now() - 10
  const token = (claims: object) => hs({ ...good(), sub: user, iat: issued, ...claims })
  const asked = async (bearer: string, method = 'GET', path = '/api/settings', body?: object) => {
    const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
    return (
      await server.request(path, { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) })
    ).status
  }
  const [one, two, nameless] = [token({ jti: 'one' }), token({ jti: 'two' }), token({ iat: undefined })]
  assert.deepEqual(await Promise.all([asked(one), asked(two), asked(nameless)]), [200, 200, 200])
  assert.equal(await asked(two, 'POST', '/api/tokens/revoke', { token_id: 'one' }), 200)
  assert.deepEqual(await Promise.all([asked(one), asked(two), asked(nameless)]), [401, 200, 200])
  assert.equal(await asked(hs({ ...good(), sub: randomUUID(), jti: 'one' })), 200, "another user's token with that id")
  assert.equal(await asked(two, 'POST', '/api/tokens/revoke', {}), 200)
  assert.deepEqual(await Promise.all([asked(two), asked(nameless)]), [401, 401])
  const later = token({ jti: 'two b', iat: now() + 5 })
  assert.equal(await asked(later), 200, 'one issued afterwards')
  assert.equal(await asked(later, 'DELETE', '/api/me', { confirm: 'erase everything' }), 200)
  const after = await app.sayso.tokens.isRevoked(user, { token_id: 'x', issued_at: now() - 1 })
  assert.equal(after, true, 'what was issued before the erasure')
  assert.equal(await app.sayso.tokens.isRevoked(user, { token_id: 'x', issued_at: now() + 5 }), false)
})

test('keys that cannot be fetched are not the caller’s fault', async () => {
  const away = await ask(
    { SAYSO_JWT_JWKS_URL: 'http://127.0.0.1:1/jwks' },
    `Bearer ${await signed(rsa.privateKey, 'RS256', 'rsa')}`,
  )
  assert.deepEqual([away.status, away.headers.get('retry-after')], [503, '1'])
  assert.doesNotMatch(away.text, /127\.0\.0\.1|ECONN|fetch/)
})

const startless: [Record<string, string>, RegExp][] = [
  [{}, /needs SAYSO_JWT_SECRET or SAYSO_JWT_JWKS_URL/],
  [{ SAYSO_JWT_SECRET: secret, SAYSO_JWT_JWKS_URL: 'https://a.test/k' }, /one of the two/],
  [{ SAYSO_JWT_SECRET: 'x'.repeat(31) }, /at least 32 bytes/],
  [{ SAYSO_JWT_SECRET: 'x'.repeat(64) }, /can be guessed/],
  [{ SAYSO_JWT_SECRET: 'your-256-bit-secret-your-256-bit-secret' }, /can be guessed/],
  [{ SAYSO_JWT_SECRET: 'a-string-secret-at-least-256-bits-long' }, /can be guessed/],
  [{ SAYSO_JWT_SECRET: 'change-me-change-me-change-me-1234567890' }, /can be guessed/],
  [{ SAYSO_JWT_SECRET: secret, SAYSO_JWT_ISSUER: '' }, /SAYSO_JWT_ISSUER is required/],
  [{ SAYSO_JWT_SECRET: secret, SAYSO_JWT_AUDIENCE: '' }, /SAYSO_JWT_AUDIENCE is required/],
  [{ SAYSO_JWT_JWKS_URL: 'http://login.test/keys' }, /must be an https address/],
  [{ SAYSO_JWT_JWKS_URL: 'file:///etc/passwd' }, /must be an https address/],
]
for (const [env, message] of startless)
  test(`it does not start with ${JSON.stringify(Object.keys(env))} like that: ${message}`, () => {
    assert.throws(
      () => readAuth({ ...common, ...env }),
      (fault: Error) => message.test(fault.message) && !fault.message.includes(env.SAYSO_JWT_SECRET ?? '\0'),
    )
  })

const hosts = [
  'evil.example',
  'localhost.attacker.com',
  'foo@127.0.0.1',
  '127.0.0.1@evil.example',
  '[::ffff:127.0.0.1]',
  '127.0.0.1.nip.io',
  '127.1',
  '0.0.0.0',
  '2130706433',
  'localhost:3000:3000',
  'localhost/evil',
  'LOCALHOST.evil',
  '[::1].evil.example',
  '',
]
const origins = [
  'https://evil.example',
  'null',
  'http://localhost.attacker.com',
  'http://foo@127.0.0.1',
  'file://',
  'chrome-extension://abc',
  'http://[::ffff:127.0.0.1]',
  'http://127.0.0.1.nip.io:3000',
  'http://localhost@evil.example',
  '',
]

test('another Host or Origin is refused on every route before anything is done', async () => {
  const routes = createApp(app.sayso).routes.filter(
    ({ method, path }) => method !== 'ALL' && path !== '/healthz' && path !== '/readyz',
  )
  for (const { method, path } of routes)
    for (const headers of [
      ...hosts.map((host) => ({ host })),
      ...origins.map((origin) => ({ host: 'localhost', origin })),
    ]) {
      const { status } = await app.fetch(path.replace(/:\w+/, randomUUID()), { method, headers })
      assert.equal(status, 403, `${method} ${path} ${JSON.stringify(headers)}`)
    }
})

test('this machine by its own names is taken', async () => {
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'LOCALHOST'])
    assert.equal((await app.call('u', 'GET', '/api/settings', undefined, { host })).status, 200, host)
  for (const host of ['localhost', 'localhost:3000', '127.0.0.1:5173', '[::1]:3000'])
    assert.equal(
      (await app.call('u', 'GET', '/api/settings', undefined, { host, origin: `http://${host}` })).status,
      200,
      host,
    )
})

test('a page on another port of this machine, and text that only looks like JSON, are sent away', async () => {
  const host = 'localhost:3000'
  const body = { message: 'complete all tasks' }
  const ask = (headers: Record<string, string>) => app.call('u', 'POST', '/api/chat', body, { host, ...headers })
  assert.equal((await ask({ origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' })).status, 200)
  assert.equal((await ask({ 'sec-fetch-site': 'none' })).status, 200)
  for (const headers of [
    { origin: 'http://localhost:5173' },
    { origin: 'http://127.0.0.1:3000' },
    { origin: 'https://localhost:3000' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  ])
    assert.equal((await ask(headers)).status, 403, JSON.stringify(headers))
  for (const type of ['text/plain', 'text/plain;application/json', 'application/x-www-form-urlencoded', ''])
    assert.equal((await ask({ 'content-type': type })).status, 400, type)
  const link = { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
  assert.equal((await app.call(null, 'GET', '/docs', undefined, link)).status, 200)
})
