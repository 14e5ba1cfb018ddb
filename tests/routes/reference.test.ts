import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { createApp } from '../../src/http/app.ts'
import { routes } from '../../src/http/reference.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { freshEmbedded } from '../support/databases.ts'

let app: TestApp
before(async () => {
  app = await openApp(freshEmbedded)
})
after(() => app.close())

test('the document has every route that is served, and no other', () => {
  const served = createApp(app.sayso)
    .routes.filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !/ \/$| \/\*$| \/docs\//.test(route))
  const written = routes.map(
    ({ method, path }) => `${method.toUpperCase()} ${path.replace(/\/tools\/\w+/, '/tools/{tool_name}')}`,
  )
  assert.deepEqual(new Set(written), new Set(served))
})

test('the OpenAPI document describes bodies, answers and errors', async () => {
  const { status, body } = await app.call(null, 'GET', '/openapi.json')
  const chat = body.paths['/api/chat'].post
  assert.deepEqual([status, body.openapi], [200, '3.1.0'])
  assert.deepEqual(Object.keys(chat.requestBody.content['application/json'].schema.properties), [
    'message',
    'user_id',
    'conversation_id',
    'message_id',
    'timezone',
    'confirms',
    'done_meanwhile',
  ])
  assert.equal(chat.responses[200].content['application/json'].schema.properties.tool_calls.type, 'array')
  assert.equal(chat.responses.default.content['application/json'].schema.$ref, '#/components/schemas/Error')
  const names = new Set<string>()
  for (const methods of Object.values<Record<string, { operationId: string }>>(body.paths))
    for (const { operationId } of Object.values(methods)) names.add(operationId)
  assert.equal(names.size, routes.length, 'each operation has a name of its own')
})

test('the page to try the routes asks no other host for anything', async () => {
  for (const path of ['/docs', '/docs/docs.js', '/docs/docs.css']) {
    const { status, text, headers } = await app.call(null, 'GET', path)
    assert.equal(status, 200)
    assert.doesNotMatch(text, /(src|href|url|fetch|import)\W+(https?:)?\/\//i)
    assert.match(headers.get('content-security-policy') ?? '', /default-src 'none'.*connect-src 'self'/)
  }
})
