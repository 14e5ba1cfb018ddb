import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askPast } from '../../tests/support/asks.ts'
import { isLocalHost, localOnly, localUser } from './local-auth.ts'

const hosts: readonly [string, boolean][] = [
  ['localhost', true],
  ['LocalHost:3000', true],
  ['127.0.0.1', true],
  ['127.0.0.1:65535', true],
  ['[::1]', true],
  ['[::1]:3000', true],
  ['', false],
  ['localhost:', false],
  ['localhost:123456', false],
  ['localhost:3000x', false],
  ['xlocalhost', false],
  ['localhost.evil.test', false],
  ['evil.test', false],
  ['127.0.0.2', false],
  ['evil@localhost', false],
  ['localhost/evil', false],
  ['[::2]', false],
  ['::1', false],
]
for (const [host, isLocal] of hosts)
  test(`the host ${JSON.stringify(host)} is ${isLocal ? 'this machine' : 'not this machine'}`, () =>
    assert.equal(isLocalHost(host), isLocal))

const elsewhere = { code: 'FORBIDDEN', words: "This server doesn't accept requests from other web pages." }
const otherHost = { code: 'FORBIDDEN', words: 'This server only answers requests from this machine.' }
const host = 'localhost:3000'

const requests: readonly [string, string, Record<string, string>, unknown][] = [
  ['no page', 'POST', { host }, null],
  ['no host', 'POST', {}, otherHost],
  ['another host', 'GET', { host: 'evil.test' }, otherHost],
  ['our page', 'POST', { host, origin: 'http://localhost:3000', 'sec-fetch-site': 'same-origin' }, null],
  ['our page in capitals', 'POST', { host: 'LOCALHOST:3000', origin: 'HTTP://localhost:3000' }, null],
  ['a page on another port', 'POST', { host, origin: 'http://localhost:4000' }, elsewhere],
  ['a page of nowhere', 'POST', { host, origin: 'null' }, elsewhere],
  ['the same name by https', 'POST', { host, origin: 'https://localhost:3000' }, elsewhere],
  ['another site without an origin', 'POST', { host, 'sec-fetch-site': 'cross-site' }, elsewhere],
  ['the same site without an origin', 'POST', { host, 'sec-fetch-site': 'same-site' }, elsewhere],
  ['typed into the address bar', 'GET', { host, 'sec-fetch-site': 'none' }, null],
  ['a link to our page', 'GET', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, null],
  ['a picture of our page', 'GET', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors' }, elsewhere],
  ['a form', 'POST', { host, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }, elsewhere],
]
for (const [what, method, headers, expected] of requests)
  test(`${what} is ${expected === null ? 'taken' : 'refused'} on this machine`, async () =>
    assert.deepEqual(await askPast([localOnly()], { method, headers }), expected))

const own = { may_write: true, may_measure: true, token_id: null, until: null }

test('on this machine everybody is who they say, or its owner', async () => {
  const named = (user: string) => askPast([localUser()], { headers: { 'x-user-id': user } })
  assert.deepEqual(await askPast([localUser()], {}), { user_id: 'local', is_named: false, ...own })
  assert.deepEqual(await named('ann'), { user_id: 'ann', is_named: true, ...own })
  assert.deepEqual(await named('x'.repeat(300)), { code: 'BAD_REQUEST', words: 'User ID is required' })
})
