// What the authorization of MCP (2026-07-28) wants of a server and of who lets programs in, where the official suite has
// nothing for it: its scenarios auth/… are for clients.

import assert from 'node:assert/strict'
import { createHash, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type AccountsApp, ORIGIN, openAccountsApp } from '../support/accounts.ts'
import { freshEmbedded } from '../support/databases.ts'
import { toolCall } from '../support/mcp-post.ts'

const RESOURCE = `${ORIGIN}/mcp`
const REDIRECT = 'https://agent.example/back'
const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

let app: AccountsApp
let cookie = ''
before(async () => {
  app = await openAccountsApp(freshEmbedded)
  cookie = await app.signUp('ann@example.org')
})
after(() => app.close())

const get = (path: string) => app.send('GET', path)
const mcp = (headers: Record<string, string> = {}, path = '/mcp', tool = 'list_tasks', given = {}) => {
  const call = toolCall(tool, { arguments: given })
  return app.send('POST', path, call.body, { ...call.headers, ...headers })
}
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const register = (body: object) => app.send('POST', '/oauth/register', body)
const clientOf = async (redirect_uris: readonly string[]) =>
  String((await register({ client_name: 'Agent', redirect_uris })).body.client_id)
const consent = (client_id: string, more: Record<string, string> = {}, rights = 'ask') =>
  app.page(cookie, 'POST', '/api/account/authorize', {
    asked: {
      response_type: 'code',
      client_id,
      redirect_uri: REDIRECT,
      code_challenge: challenge,
      code_challenge_method: 'S256',
      resource: RESOURCE,
      ...more,
    },
    rights,
    answer: 'yes',
  })
const tokenFor = (fields: Record<string, string>) =>
  app.send('POST', '/oauth/token', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
async function letIn(rights = 'ask') {
  const client_id = await clientOf([REDIRECT])
  const code = new URL((await consent(client_id, {}, rights)).body.goes_to).searchParams.get('code') ?? ''
  return await tokenFor({
    grant_type: 'authorization_code',
    code,
    client_id,
    redirect_uri: REDIRECT,
    code_verifier: verifier,
    resource: RESOURCE,
  })
}

test('who has no token is told where the metadata is, and from there finds everything', async () => {
  const { status, headers } = await mcp()
  const told = headers.get('www-authenticate') ?? ''
  assert.equal(status, 401)
  assert.equal(told, `Bearer resource_metadata="${ORIGIN}/.well-known/oauth-protected-resource/mcp", scope="tasks"`)
  for (const path of ['/.well-known/oauth-protected-resource/mcp', '/.well-known/oauth-protected-resource']) {
    const { body } = await get(path)
    assert.deepEqual(
      [body.resource, body.authorization_servers, body.scopes_supported, body.bearer_methods_supported],
      [RESOURCE, [ORIGIN], ['tasks'], ['header']],
    )
  }
  const { body: server } = await get('/.well-known/oauth-authorization-server')
  assert.equal(server.issuer, ORIGIN)
  assert.deepEqual(server.code_challenge_methods_supported, ['S256'])
  assert.equal(server.authorization_response_iss_parameter_supported, true)
  for (const endpoint of ['authorization_endpoint', 'token_endpoint', 'registration_endpoint', 'revocation_endpoint'])
    assert.ok(String(server[endpoint]).startsWith(`${ORIGIN}/`), endpoint)
})

test('a token that is not good here is called that, with 401 and where to get another', async () => {
  const { token: forPrograms } = await app.token(cookie)
  const { id, token: revoked } = await app.token(cookie, { audience: 'mcp' })
  assert.equal((await mcp(bearer(revoked))).status, 200)
  await app.page(cookie, 'DELETE', `/api/account/tokens/${id}`)
  for (const token of ['nonsense', forPrograms, revoked]) {
    const { status, headers } = await mcp(bearer(token))
    assert.equal(status, 401)
    assert.match(
      headers.get('www-authenticate') ?? '',
      /^Bearer resource_metadata="[^"]+", scope="tasks", error="invalid_token"$/,
    )
  }
})

test('a token counts in its header only, and only at the server it is for', async () => {
  const { access_token, token_type, expires_in, scope } = (await letIn()).body
  assert.deepEqual([token_type, typeof expires_in, scope], ['Bearer', 'number', 'tasks'])
  assert.equal((await mcp(bearer(access_token))).status, 200)
  assert.equal((await mcp({}, `/mcp?access_token=${access_token}`)).status, 401)
  assert.equal((await app.send('GET', '/api/tasks', undefined, bearer(access_token))).status, 401)
})

test('a request names this server, or none', async () => {
  const client_id = await clientOf([REDIRECT])
  for (const resource of ['https://other.example/mcp', `${ORIGIN}/mcp/else`, ORIGIN, 'mcp', `${RESOURCE}#x`])
    assert.equal((await consent(client_id, { resource })).status, 400, resource)
  for (const resource of [RESOURCE, `${RESOURCE}/`]) assert.equal((await consent(client_id, { resource })).status, 200)
  const refused = await tokenFor({
    grant_type: 'refresh_token',
    refresh_token: 'x',
    client_id,
    resource: 'https://a.example',
  })
  assert.deepEqual([refused.status, refused.body], [400, { error: 'invalid_target' }])
})

test('nothing goes without PKCE by S256', async () => {
  const client_id = await clientOf([REDIRECT])
  const without: Record<string, string>[] = [
    { code_challenge: '' },
    { code_challenge: 'short' },
    { code_challenge_method: '' },
    { code_challenge_method: 'plain', code_challenge: verifier },
  ]
  for (const more of without) assert.equal((await consent(client_id, more)).status, 400, JSON.stringify(more))
  const { body } = await consent(client_id)
  const code = new URL(body.goes_to).searchParams.get('code') ?? ''
  const given = { grant_type: 'authorization_code', code, client_id, redirect_uri: REDIRECT }
  const { status, body: error } = await tokenFor({ ...given, code_verifier: randomBytes(32).toString('base64url') })
  assert.deepEqual([status, error], [400, { error: 'invalid_grant' }])
})

test('a code goes to exactly the address that was registered; on the same machine any port will do', async () => {
  const local = 'http://127.0.0.1/back'
  const client_id = await clientOf([REDIRECT, local, 'cursor://agent/back'])
  const good = [REDIRECT, local, 'http://127.0.0.1:40123/back', 'cursor://agent/back']
  for (const redirect_uri of good) {
    const { status, body } = await consent(client_id, { redirect_uri, state: 'kept' })
    assert.equal(status, 200, redirect_uri)
    const back = new URL(body.goes_to)
    assert.ok(back.href.startsWith(`${redirect_uri}?`), back.href)
    assert.deepEqual([back.searchParams.get('state'), back.searchParams.get('iss')], ['kept', ORIGIN])
  }
  const bad = [
    'https://agent.example/back/',
    'https://agent.example/back?x=1',
    'https://agent.example/Back',
    'https://agent.example/back/../evil',
    'https://agent.example:8443/back',
    'https://agent.example.evil.example/back',
    'https://agent.example@evil.example/back',
    'http://agent.example/back',
    'http://localhost/back',
    'http://127.0.0.1.evil.example/back',
    'http://127.0.0.1:40123/other',
    'cursor://agent/other',
    'vscode://agent/back',
    '',
  ]
  for (const redirect_uri of bad) assert.equal((await consent(client_id, { redirect_uri })).status, 400, redirect_uri)
  assert.equal((await app.page(cookie, 'GET', `/api/account/authorize?client_id=${client_id}`)).status, 400)
})

test('what registers is looked at', async () => {
  const refused: [object, string][] = [
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: 'https://a.example' }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['http://a.example/back'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: ['javascript:alert(1)'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: [REDIRECT, 'https://a.example/#code'] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array.from({ length: 11 }, () => REDIRECT) }, 'invalid_redirect_uri'],
    [{ redirect_uris: [REDIRECT], client_name: 7 }, 'invalid_client_metadata'],
  ]
  for (const [given, error] of refused) {
    const { status, body } = await register(given)
    assert.deepEqual([status, body], [400, { error }], JSON.stringify(given))
  }
  const { status, body } = await register({
    redirect_uris: [REDIRECT],
    token_endpoint_auth_method: 'client_secret_basic',
    grant_types: ['implicit', 'password'],
  })
  assert.equal(status, 201)
  assert.deepEqual(
    [body.token_endpoint_auth_method, body.grant_types, body.client_secret],
    ['none', ['authorization_code', 'refresh_token'], undefined],
    'it is told what it got, not what it wanted',
  )
})

test('what a person did not allow is refused as an answer of the tool: asking for more scope would not help', async () => {
  const { access_token } = (await letIn('read')).body
  const { status, headers, text } = await mcp(bearer(access_token), '/mcp', 'add_task', { title: 'x' })
  assert.deepEqual([status, headers.get('www-authenticate')], [200, null])
  assert.match(text, /This token is read-only/)
})
