// Nobody is told who has an account: neither in words, nor by how much work an answer takes. Time itself is measured by
// npm run bench:doors.

import assert from 'node:assert/strict'
import crypto, { randomBytes } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { after, before, mock, test } from 'node:test'
import { inviteStore } from '../../src/accounts/invites.ts'
import { EVEN_MS } from '../../src/http/accounts/evenly.ts'
import { type AccountsApp, ORIGIN, openAccountsApp, PASSWORD } from '../support/accounts.ts'
import type { Answer } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'

const KNOWN = 'ann@example.org'
const someone = () => `nobody-${randomBytes(6).toString('hex')}@example.org`

const scrypt = mock.method(crypto, 'scrypt')
const timers = mock.method(globalThis, 'setTimeout')
syncBuiltinESMExports()

let mail: SmtpServer
let plain: AccountsApp
let posting: AccountsApp
let inviting: AccountsApp
before(async () => {
  mail = await startSmtpServer()
  const config = { url: `smtp://127.0.0.1:${mail.port}`, from: 'sayso@example.org' }
  plain = await openAccountsApp(freshPostgres)
  posting = await openAccountsApp(freshPostgres, { mail: config })
  inviting = await openAccountsApp(freshPostgres, { mail: config, sign_up: 'invite' })
  for (const app of [plain, posting]) await ask(app, 'sign-up', { email: KNOWN, password: PASSWORD })
  await ask(inviting, 'sign-up', { email: KNOWN, password: PASSWORD, invite: await newInvite(inviting) })
})
after(async () => {
  await Promise.all([plain, posting, inviting].map((app) => app.close()))
  await mail.close()
  await stopOwnPostgres()
  mock.restoreAll()
  syncBuiltinESMExports()
})

const ask = (app: AccountsApp, path: string, body: object): Promise<Answer> =>
  app.send('POST', `/api/account/${path}`, body, { origin: ORIGIN })

const newInvite = (app: AccountsApp) => inviteStore(app.sayso.database).make(null)

/** Status, words and headers, without what is another each time. */
const shown = ({ status, text, headers }: Answer) => ({
  status,
  text: text.replace(/"request_id":"[^"]+"/, ''),
  headers: [...headers.keys()].sort().join(),
})

/** What is told to whoever asks, how often a password was hashed for it, and how often it waited for its time. */
async function told(app: AccountsApp, path: string, body: object) {
  const waits = () => timers.mock.calls.filter((call) => call.arguments[1] === EVEN_MS).length
  const [hashed, waited] = [scrypt.mock.callCount(), waits()]
  const answer = shown(await ask(app, path, body))
  return { ...answer, hashed: scrypt.mock.callCount() - hashed, waited: waits() - waited }
}

interface Case {
  readonly app: () => AccountsApp
  readonly path: string
  readonly more?: (app: AccountsApp) => Promise<object>
  readonly status: number
  readonly hashed: number
  /** Where more is written for one than for the other. */
  readonly waited: number
}

const wrong = async () => ({ password: 'wrong password' })
const joins = async () => ({ password: PASSWORD })
const invited = async (app: AccountsApp) => ({ password: PASSWORD, invite: await newInvite(app) })

const cases: Record<string, Case> = {
  'signing in with a wrong password': {
    app: () => plain,
    path: 'sign-in',
    more: wrong,
    status: 401,
    hashed: 1,
    waited: 0,
  },
  'signing in where addresses are confirmed': {
    app: () => posting,
    path: 'sign-in',
    more: wrong,
    status: 401,
    hashed: 1,
    waited: 0,
  },
  'asking for a new password': { app: () => plain, path: 'forgot', status: 200, hashed: 0, waited: 1 },
  'asking for a new password by letter': { app: () => posting, path: 'forgot', status: 200, hashed: 0, waited: 1 },
  'signing up where letters are sent': {
    app: () => posting,
    path: 'sign-up',
    more: joins,
    status: 200,
    hashed: 1,
    waited: 1,
  },
  'signing up by invitation': {
    app: () => inviting,
    path: 'sign-up',
    more: invited,
    status: 200,
    hashed: 1,
    waited: 1,
  },
}

for (const [name, { app, path, more = async () => ({}), ...expected }] of Object.entries(cases))
  test(`${name}: the same words and the same slow work for who has an account and who has none`, async () => {
    const ofKnown = await told(app(), path, { email: KNOWN, ...(await more(app())) })
    const ofUnknown = await told(app(), path, { email: someone(), ...(await more(app())) })
    assert.deepEqual(ofKnown, ofUnknown)
    const { status, hashed, waited } = ofKnown
    assert.deepEqual({ status, hashed, waited }, expected)
  })

test('an invitation is used up by either', async () => {
  for (const email of [KNOWN, someone()]) {
    const invite = await newInvite(inviting)
    const statuses = [1, 2].map(
      async () => (await ask(inviting, 'sign-up', { email, password: PASSWORD, invite })).status,
    )
    assert.deepEqual((await Promise.all(statuses)).sort(), [200, 403])
  }
})

test('after too many guesses both have to wait, without any hashing', async () => {
  const unknown = someone()
  for (const email of [KNOWN, unknown])
    for (let tries = 0; tries < 11; tries++) await ask(plain, 'sign-in', { email, password: 'x' })
  const waits = await told(plain, 'sign-in', { email: KNOWN, password: PASSWORD })
  assert.deepEqual(waits, await told(plain, 'sign-in', { email: unknown, password: PASSWORD }))
  assert.deepEqual([waits.status, waits.hashed], [429, 0])
})
