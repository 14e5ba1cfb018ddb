import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { createApp } from '../../src/http/app.ts'
import { readAuth } from '../../src/runtime/auth-config.ts'
import { openApp, type TestApp } from '../support/app.ts'
import { freshEmbedded } from '../support/databases.ts'

const dist = join(import.meta.dirname, '../../web/dist')
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const script = /src="(\/assets\/[^"]+\.js)"/.exec(html)?.[1] ?? ''

let app: TestApp
before(async () => {
  app = await openApp(freshEmbedded)
})
after(() => app.close())

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

test('the page allows nothing from elsewhere, nothing written inside it, and no frame around it', async () => {
  const { status, text, headers } = await app.call(null, 'GET', '/', undefined, browser)
  assert.deepEqual([status, text, headers.get('content-type')], [200, html, 'text/html; charset=utf-8'])
  assert.equal(
    headers.get('content-security-policy'),
    "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  )
  assert.deepEqual(
    ['referrer-policy', 'x-content-type-options', 'cache-control'].map((name) => headers.get(name)),
    ['no-referrer', 'nosniff', 'no-cache'],
  )
  assert.doesNotMatch(html, /<style|<script(?![^>]* src=)|style=|\son\w+=|https?:\/\//i)
})

test('files named by their content are kept for good, in the smallest form the browser takes', async () => {
  const get = (encoding: string) => app.fetch(script, { headers: { host: 'localhost', 'accept-encoding': encoding } })
  const plain = await get('')
  const whole = Buffer.from(await plain.arrayBuffer())
  assert.deepEqual(
    ['cache-control', 'content-type', 'content-encoding', 'vary'].map((name) => plain.headers.get(name)),
    ['public, max-age=31536000, immutable', 'text/javascript; charset=utf-8', null, 'Accept-Encoding'],
  )
  const brotli = await get('gzip, deflate, br')
  assert.equal(brotli.headers.get('content-encoding'), 'br')
  assert.ok(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).equals(whole))
  const gzip = await get('gzip, br;q=0')
  assert.equal(gzip.headers.get('content-encoding'), 'gzip')
  assert.ok(gunzipSync(Buffer.from(await gzip.arrayBuffer())).equals(whole))
})

test('an unchanged page is not sent again', async () => {
  const etag = (await app.call(null, 'GET', '/')).headers.get('etag') ?? ''
  const again = await app.call(null, 'GET', '/', undefined, { 'if-none-match': etag })
  assert.deepEqual([again.status, again.text, again.headers.get('etag')], [304, '', etag])
})

test('a view has an address of its own', async () => {
  for (const path of ['/insights', '/settings', '/c/01900000-0000-7000-8000-000000000001'])
    assert.deepEqual([path, (await app.call(null, 'GET', path, undefined, browser)).text], [path, html])
})

test('what does not exist stays that way, for the API too', async () => {
  const paths = [
    '/api/nothing',
    '/api',
    '/mcp/nothing',
    '/docs/nothing',
    '/assets/nothing.js',
    '/nothing.js',
    '/.stamp',
    '/index.html.gz',
    '/../package.json',
    '/assets/../../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%5cpackage.json',
    '/assets/%00',
  ]
  for (const path of paths) {
    const { status, body } = await app.call(null, 'GET', path, undefined, browser)
    assert.deepEqual([path, status, body.error?.code], [path, 404, 'NOT_FOUND'])
  }
  assert.equal((await app.call(null, 'GET', '/insights')).status, 404, 'a program did not ask for a page')
  assert.equal((await app.call(null, 'POST', '/insights', {}, browser)).status, 404)
})

test('locally the page answers this machine only; with tokens anybody gets the page, and nobody the API', async () => {
  assert.equal((await app.call(null, 'GET', '/', undefined, { host: 'evil.example' })).status, 403)
  assert.equal((await app.call(null, 'GET', script, undefined, { origin: 'https://evil.example' })).status, 403)
  const auth = readAuth({
    SAYSO_AUTH: 'jwt',
    SAYSO_JWT_ISSUER: 'https://login.test',
    SAYSO_JWT_AUDIENCE: 'sayso',
    SAYSO_JWT_JWKS_URL: 'http://127.0.0.1:1/jwks',
  })
  const server = createApp(app.sayso, { auth })
  for (const [path, status] of [
    ['/', 200],
    [script, 200],
    ['/settings', 200],
    ['/api/tasks', 401],
  ] as const)
    assert.equal((await server.request(path, { headers: { host: 'sayso.example.com', ...browser } })).status, status)
})

test('a page that was not built says so, and the rest works', async () => {
  const page_folder = mkdtempSync(join(tmpdir(), 'sayso-page-'))
  const server = createApp(app.sayso, { page_folder })
  const page = await server.request('/', { headers: { host: 'localhost' } })
  assert.deepEqual([page.status, /^The page has not been built/.test(await page.text())], [503, true])
  assert.equal((await server.request('/api/tasks', { headers: { host: 'localhost' } })).status, 200)
  rmSync(page_folder, { recursive: true })
})
