import assert from 'node:assert/strict'
import { test } from 'node:test'
import { askPast } from '../../tests/support/asks.ts'
import { ownOrigins, refuseOtherPages } from './own-page.ts'

const origins: readonly [string, string, string, boolean][] = [
  ['https://sayso.test', 'https://sayso.test', 'sayso.test', true],
  ['https://sayso.test', 'http://sayso.test', 'sayso.test', false],
  ['https://sayso.test', 'https://evil.test', 'sayso.test', false],
  ['https://sayso.test', 'http://localhost:3000', 'localhost:3000', false],
  ['http://localhost:3000', 'http://127.0.0.1:3000', '127.0.0.1:3000', true],
  ['http://localhost:3000', 'http://127.0.0.1:4000', '127.0.0.1:3000', false],
  ['http://localhost:3000', 'https://127.0.0.1:3000', '127.0.0.1:3000', false],
  ['http://localhost:3000', 'http://evil.test', 'evil.test', false],
]
for (const [public_url, origin, host, isOwn] of origins)
  test(`${origin} at ${host} is ${isOwn ? '' : 'not '}our own page at ${public_url}`, () =>
    assert.equal(ownOrigins(public_url)(origin, host), isOwn))

const isOwn = ownOrigins('https://sayso.test')
const refused = { code: 'FORBIDDEN', words: "This server doesn't accept requests from other web pages." }
const own = 'https://sayso.test'

const requests: readonly [string, Record<string, string>, unknown][] = [
  ['GET', {}, null],
  ['HEAD', {}, null],
  ['POST', {}, refused],
  ['POST', { origin: own }, null],
  ['POST', { origin: own, 'sec-fetch-site': 'same-origin' }, null],
  ['POST', { origin: own, 'sec-fetch-site': 'none' }, refused],
  ['POST', { origin: own, 'sec-fetch-site': 'same-site' }, refused],
  ['POST', { origin: 'https://evil.test' }, refused],
  ['GET', { origin: 'https://evil.test' }, refused],
  ['GET', { 'sec-fetch-site': 'none' }, null],
  ['HEAD', { 'sec-fetch-site': 'none' }, null],
  ['GET', { 'sec-fetch-site': 'cross-site' }, refused],
  ['GET', { origin: own, 'sec-fetch-site': 'cross-site' }, refused],
]
for (const [method, headers, expected] of requests)
  test(`${method} with a cookie and ${JSON.stringify(headers)} is ${expected === null ? 'taken' : 'refused'}`, async () =>
    assert.deepEqual(
      await askPast(
        [
          async (context, next) => {
            refuseOtherPages(context, isOwn)
            await next()
          },
        ],
        { method, headers },
      ),
      expected,
    ))

test('on a machine of one’s own the page is known by the host it was asked for at', async () => {
  const local = ownOrigins('http://localhost:3000')
  const ask = (host: string) =>
    askPast(
      [
        async (context, next) => {
          refuseOtherPages(context, local)
          await next()
        },
      ],
      { method: 'POST', headers: { host, origin: 'http://127.0.0.1:3000' } },
    )
  assert.equal(await ask('127.0.0.1:3000'), null)
  assert.deepEqual(await ask('evil.test'), refused)
})
