// What the official suite has for authorization servers, asked of a real server with accounts. Its other scenarios about
// authorization (auth/…) are put to clients, against servers of its own; what the specification wants of a server besides is
// in tests/accounts/mcp-authorization.test.ts.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openBrowser } from '../support/account-browser.ts'
import { type Fresh, freshEmbedded } from '../support/databases.ts'
import { freePort } from '../support/postgres.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'
import { findingsOfLettingIn } from './suite.ts'

let fresh: Fresh
let server: ServerProcess
let url = ''
before(async () => {
  fresh = await freshEmbedded()
  server = spawnServer({ ...fresh.env, SAYSO_AUTH: 'accounts', PORT: String(await freePort()) })
  const ready = await server.ready
  assert.ok(ready.url !== null, 'said' in ready ? ready.said : '')
  url = ready.url
})
after(async () => {
  await server.kill('SIGTERM')
  await fresh.remove()
})

/**
 * Only recommended, and left out on purpose: for each program that asks, the server would have to fetch a document from
 * wherever the program says. Programs register themselves instead.
 */
const NO_DOCUMENTS = 'authorization-server-metadata-cimd WARNING'

test('every scenario for authorization servers passes', async () => {
  const page = await openBrowser(url, 'ann@example.org')
  const port = await freePort()
  const { body } = await page('POST', '/oauth/register', {
    client_name: 'the suite',
    redirect_uris: [`http://127.0.0.1:${port}/callback`],
  })
  const findings = await findingsOfLettingIn({
    issuer: url,
    resource: `${url}/mcp`,
    client_id: body.client_id,
    port,
    browse: async (asked) => {
      const shown = await fetch(asked, { redirect: 'manual' })
      assert.equal(shown.headers.get('location'), `/#/authorize/${encodeURIComponent(asked.search.slice(1))}`)
      const consent = { asked: Object.fromEntries(asked.searchParams), rights: 'read', answer: 'yes' }
      const { body: answer } = await page('POST', '/api/account/authorize', consent)
      assert.equal((await fetch(answer.goes_to)).status, 200)
    },
  })
  const found = [...findings].map(([scenario, checks]) => [scenario, checks.map(({ id, status }) => `${id} ${status}`)])
  assert.deepEqual(found, [
    ['authorization-server-metadata-endpoint', [NO_DOCUMENTS]],
    ['authorization-code-grant', []],
  ])
})
