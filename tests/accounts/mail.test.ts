// Letters, over a real line to a real mail server: that they arrive, that their links work, and what is said when they don't.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { type AccountsApp, cookieOf, ORIGIN, openAccountsApp, PASSWORD } from '../support/accounts.ts'
import type { Answer } from '../support/app.ts'
import { certificateForLocalhost } from '../support/certificate.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { logged } from '../support/logged.ts'
import { type Letter, type SmtpOptions, type SmtpServer, startSmtpServer } from '../support/smtp-server.ts'

after(stopOwnPostgres)

const ANN = 'ann@example.org'
const login = { user: 'sayso', password: 'p@ss/word: 100%' }
const credentials = `${login.user}:${encodeURIComponent(login.password)}`
const certificate = certificateForLocalhost()
setDefaultCACertificates([...getCACertificates(), certificate.cert])

async function withMail(
  options: SmtpOptions,
  urlOf: (port: number) => string,
  use: (app: AccountsApp, mail: SmtpServer) => Promise<void>,
): Promise<void> {
  const mail = await startSmtpServer(options)
  const config = { url: urlOf(mail.port), from: 'Sayso <sayso@example.org>' }
  const app = await openAccountsApp(freshPostgres, { mail: config })
  try {
    await use(app, mail)
  } finally {
    await app.close()
    await mail.close()
  }
}

const plainly = (port: number) => `smtp://127.0.0.1:${port}`

function linkIn({ text }: Letter, kind: 'verify' | 'reset'): string {
  const [, secret = ''] = new RegExp(`^${ORIGIN}/#/${kind}/(\\S+)$`, 'm').exec(text) ?? []
  return secret
}

const post = (app: AccountsApp, path: string, body: object): Promise<Answer> =>
  app.send('POST', `/api/account/${path}`, body, { origin: ORIGIN })

test('a new address is confirmed by the link in the letter, and only then lets anybody in', () =>
  withMail({}, plainly, async (app, mail) => {
    const joined = await post(app, 'sign-up', { email: ANN, password: PASSWORD })
    assert.deepEqual([joined.status, joined.body, cookieOf(joined)], [200, { signed_in: false }, ''])
    const first = await mail.next()
    assert.deepEqual([first.from, first.to, first.subject], ['sayso@example.org', ANN, 'Confirm your e-mail address'])
    const refused = await post(app, 'sign-in', { email: ANN, password: PASSWORD })
    assert.deepEqual(
      [refused.status, refused.body.error.message],
      [403, 'Please confirm your e-mail address first: open the link in the letter that is on its way to you.'],
    )
    const second = await mail.next()
    assert.equal(second.subject, first.subject, 'who lost the first gets another')
    const confirmed = await post(app, 'verify', { token: linkIn(second, 'verify') })
    assert.deepEqual([confirmed.status, confirmed.body], [200, { signed_in: true }])
    assert.equal((await app.page(cookieOf(confirmed), 'GET', '/api/account')).body.email, ANN)
    await app.signIn(ANN)
  }))

test('a forgotten password is replaced by the link in the letter, once, which also shows whose address it is', () =>
  withMail({}, plainly, async (app, mail) => {
    await post(app, 'sign-up', { email: ANN, password: PASSWORD })
    await mail.next()
    await post(app, 'forgot', { email: ANN })
    const letter = await mail.next()
    assert.deepEqual([letter.to, letter.subject], [ANN, 'Choose a new password'])
    const reset = { token: linkIn(letter, 'reset'), password: 'quite another password' }
    const done = await post(app, 'reset', reset)
    assert.equal(done.status, 200, done.text)
    assert.equal((await app.page(cookieOf(done), 'GET', '/api/account')).status, 200)
    assert.equal((await post(app, 'reset', reset)).status, 400)
    await app.signIn(ANN, reset.password)
  }))

test('who has an account and signs up again is told so by letter, and nobody else is', () =>
  withMail({}, plainly, async (app, mail) => {
    const join = () => post(app, 'sign-up', { email: ANN, password: PASSWORD })
    const first = await join()
    await mail.next()
    const again = await join()
    assert.deepEqual([again.status, again.body], [first.status, first.body])
    const letter = await mail.next()
    assert.deepEqual([letter.to, letter.subject], [ANN, 'You already have an account'])
    assert.doesNotMatch(letter.text, /verify|reset/)
  }))

const lines: Record<string, [SmtpOptions, (port: number) => string]> = {
  'STARTTLS and a password': [
    { tls: { ...certificate, from: 'STARTTLS' }, login },
    (port) => `smtp://${credentials}@localhost:${port}`,
  ],
  'TLS from the start and a password': [
    { tls: { ...certificate, from: 'the start' }, login },
    (port) => `smtps://${credentials}@localhost:${port}`,
  ],
  'STARTTLS without a password': [{ tls: { ...certificate, from: 'STARTTLS' } }, (port) => `smtp://localhost:${port}`],
}

for (const [name, [options, urlOf]] of Object.entries(lines))
  test(`with ${name}, nothing of the letter is said in the clear`, () =>
    withMail(options, urlOf, async (app, mail) => {
      await post(app, 'sign-up', { email: ANN, password: PASSWORD })
      const { to, isSecret, user } = await mail.next()
      assert.deepEqual([to, isSecret, user], [ANN, true, options.login?.user ?? null])
      assert.deepEqual(
        mail.overheard.filter((line) => !/^(EHLO|STARTTLS)/.test(line)),
        [],
      )
    }))

const troubles: Record<string, [SmtpOptions | 'down', (port: number) => string, RegExp]> = {
  'that is down': ['down', plainly, /"code":"(ECONNECTION|ESOCKET|ECONNREFUSED)"/],
  'that does not know the address': [{ refuses: true }, plainly, /"code":"EENVELOPE","answer":550/],
  'that does not take the password': [
    { tls: { ...certificate, from: 'STARTTLS' }, login },
    (port) => `smtp://sayso:wrong@localhost:${port}`,
    /"code":"EAUTH"/,
  ],
  'that takes a password in the clear only': [{ login }, (port) => `smtp://${credentials}@localhost:${port}`, /TLS/],
  'that is somebody else': [
    { tls: { ...certificateForLocalhost(), from: 'STARTTLS' }, login },
    (port) => `smtp://${credentials}@localhost:${port}`,
    /self-signed certificate/,
  ],
}

for (const [name, [options, urlOf, trouble]] of Object.entries(troubles))
  test(`a mail server ${name}: the log says so without a name, and whoever asked is told the same as ever`, () =>
    withMail(options === 'down' ? {} : options, urlOf, async (app, mail) => {
      if (options === 'down') await mail.close()
      const answers: string[] = []
      const log = await logged(async (soFar) => {
        for (const email of [ANN, ANN, 'bob@example.org'])
          answers.push((await post(app, 'sign-up', { email, password: PASSWORD })).text)
        for (const email of [ANN, 'nobody@example.org']) answers.push((await post(app, 'forgot', { email })).text)
        for (let looks = 0; troublesIn(soFar()).length < 4; looks++) {
          assert.ok(looks < 1000, soFar())
          await sleep(20)
        }
      })
      const [joined, reset] = ['{"signed_in":false}', '{"sent":true}']
      assert.deepEqual(answers, [joined, joined, joined, reset, reset])
      for (const line of troublesIn(log)) assert.match(line, trouble)
      assert.doesNotMatch(log, /@example\.org|p@ss|p%40ss/)
    }))

function troublesIn(log: string): string[] {
  return log.split('\n').filter((line) => line.includes('"event":"a letter could not be sent"'))
}
