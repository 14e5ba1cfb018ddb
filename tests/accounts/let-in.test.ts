// A real server with accounts: the official MCP client signs in by itself, and so does a terminal.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import {
  Client,
  type OAuthClientInformationMixed,
  type OAuthClientProvider,
  type OAuthTokens,
  StreamableHTTPClientTransport,
  UnauthorizedError,
} from '@modelcontextprotocol/client'
import { openBrowser } from '../support/account-browser.ts'
import { type Fresh, freshEmbedded } from '../support/databases.ts'
import { call } from '../support/mcp.ts'
import { freePort } from '../support/postgres.ts'
import { runCli, startCli } from '../support/run-cli.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'

let fresh: Fresh
let server: ServerProcess
let url = ''
before(async () => {
  fresh = await freshEmbedded()
  const port = await freePort()
  server = spawnServer({ ...fresh.env, SAYSO_AUTH: 'accounts', PORT: String(port) })
  const ready = await server.ready
  assert.ok(ready.url !== null, 'said' in ready ? ready.said : '')
  url = ready.url
})
after(async () => {
  await server.kill('SIGTERM')
  await fresh.remove()
})

/** Keeps what the client is told, as a program on somebody's machine would. */
function providerOf() {
  const kept: {
    client?: OAuthClientInformationMixed
    tokens?: OAuthTokens
    verifier?: string
    asked?: URL
    discovery?: object
  } = {}
  const provider: OAuthClientProvider = {
    redirectUrl: 'http://127.0.0.1:9999/callback',
    clientMetadata: { client_name: 'Claude', redirect_uris: ['http://127.0.0.1:9999/callback'] },
    clientInformation: () => kept.client,
    saveClientInformation: (client) => {
      kept.client = client
    },
    tokens: () => kept.tokens,
    saveTokens: (tokens) => {
      kept.tokens = tokens
    },
    redirectToAuthorization: (asked) => {
      kept.asked = asked
    },
    saveCodeVerifier: (verifier) => {
      kept.verifier = verifier
    },
    codeVerifier: () => kept.verifier ?? '',
    saveDiscoveryState: (state) => {
      kept.discovery = state
    },
    discoveryState: () => Object(kept.discovery),
  }
  return { kept, provider }
}

test('the official MCP client finds its way, is let in by the person, and calls every tool on its leash', async () => {
  const page = await openBrowser(url, 'ann@example.org')
  const { kept, provider } = providerOf()
  const open = () => new StreamableHTTPClientTransport(new URL('/mcp', url), { authProvider: provider })
  const newClient = () =>
    new Client({ name: 'Claude', version: '1' }, { versionNegotiation: { mode: { pin: '2026-07-28' } } })
  const first = open()
  await assert.rejects(newClient().connect(first), UnauthorizedError)
  const asked = kept.asked ?? new URL(url)
  assert.deepEqual(
    [asked.origin, asked.pathname, asked.searchParams.get('resource')],
    [url, '/authorize', `${url}/mcp`],
  )
  const shown = await fetch(asked, { redirect: 'manual' })
  assert.equal(shown.headers.get('location'), `/#/authorize/${encodeURIComponent(asked.search.slice(1))}`)
  assert.equal((await page('GET', `/api/account/authorize${asked.search}`)).body.name, 'Claude')
  const answer = await page('POST', '/api/account/authorize', {
    asked: Object.fromEntries(asked.searchParams),
    rights: 'ask',
    answer: 'yes',
  })
  await first.finishAuth(new URL(answer.body.goes_to).searchParams)

  const client = newClient()
  await client.connect(open())
  const task_id = (await call(client, 'add_task', { title: 'milk' })).data?.task?.id
  await call(client, 'update_task', { task_id, priority: 'high' })
  await call(client, 'complete_task', { task_id })
  assert.equal((await call(client, 'list_tasks', { status: 'all' })).data?.tasks?.[0]?.priority, 'high')
  const deleted = await call(client, 'delete_task', { task_id })
  assert.deepEqual([deleted.error_code, deleted.data?.confirmation_token], ['CONFIRMATION_REQUIRED', undefined])
  assert.equal((await page('GET', '/api/account/questions')).body.questions[0].asked_by, 'Claude')

  // It renews itself when its token has run out, and is out at once when the person says so.
  const [before] = (await page('GET', '/api/account')).body.tokens
  const { refresh_token = '' } = kept.tokens ?? {}
  kept.tokens = { ...kept.tokens, access_token: 'run out', token_type: 'Bearer', refresh_token }
  assert.equal((await call(client, 'list_tasks', { status: 'all' })).data?.tasks?.length, 1)
  assert.notEqual(kept.tokens.refresh_token, refresh_token)
  assert.deepEqual(
    (await page('GET', '/api/account')).body.tokens.map(({ id }: { id: string }) => id),
    [before.id],
  )
  assert.equal((await page('DELETE', `/api/account/tokens/${before.id}`)).status, 204)
  await assert.rejects(call(client, 'list_tasks'))
  await client.close().catch(() => {})
})

test('a terminal signs in by the browser, speaks for the person, and signs out', async () => {
  const page = await openBrowser(url, 'tom@example.org')
  const env = { ...fresh.env, NODE_TEST_CONTEXT: '' }
  const login = startCli(['login', url], env)
  let user_code: string | undefined
  while (user_code === undefined) {
    await sleep(100)
    user_code = /shows ([A-Z]{4}-[A-Z]{4})/.exec(login.said())?.[1]
  }
  assert.ok((await page('GET', `/api/account/device/${user_code}`)).body.name.length > 0)
  assert.equal((await page('POST', '/api/account/device', { user_code, answer: 'yes' })).status, 200)
  const { code, out } = await login.ran
  assert.deepEqual([code, /Signed in to/.test(out)], [0, true])
  assert.equal((await runCli(['add tea'], env)).out, "I've added 'tea' to your tasks.\n")
  const tasks = (await page('GET', '/api/tasks')).body.data.tasks
  assert.deepEqual(
    tasks.map(({ title }: { title: string }) => title),
    ['tea'],
  )
  assert.equal((await runCli(['logout'], env)).code, 0)
  assert.deepEqual((await page('GET', '/api/account')).body.tokens, [])
  assert.match((await runCli(['hello'], env)).err, /wants to know who you are/)
})
