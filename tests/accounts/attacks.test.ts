// Attacks on sessions, tokens and sign-in: each of them must stay outside. What gets an answer other than a refusal, or sees a
// word of the victim's, is in.

import assert from 'node:assert/strict'
import { createHash, createHmac, randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { type AccountsApp, cookieOf, ORIGIN, openAccountsApp, PASSWORD } from '../support/accounts.ts'
import type { Answer } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { toolCall } from '../support/mcp-post.ts'

const SECRET = 'the victim keeps bees'
const VICTIM = 'victim@example.org'

let app: AccountsApp
let cookie = ''
let attacker = ''
let task_id = ''
before(async () => {
  app = await openAccountsApp(freshPostgres)
  cookie = await app.signUp(VICTIM)
  attacker = await app.signUp('attacker@example.org')
  const { body } = await app.page(cookie, 'POST', '/api/tools/add_task', { title: SECRET })
  task_id = body.data.task.id
})
after(() => app.close())
after(stopOwnPostgres)

const look = (headers: Record<string, string>) => app.send('GET', '/api/tasks', undefined, headers)
const contentOf = (given: string) => decodeURIComponent(given.split('=').slice(1).join('='))
const named = (value: string) => `sayso.session_token=${encodeURIComponent(value)}`
const tokenOf = (given: string) => contentOf(given).split('.')[0] ?? ''
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const sql = (text: string, values: unknown[] = []) => app.sayso.database.pool.query(text, values)
const fresh = async () => {
  const email = `v-${randomBytes(6).toString('hex')}@example.org`
  const own = await app.signUp(email)
  await app.page(own, 'POST', '/api/tools/add_task', { title: SECRET })
  return { email, cookie: own }
}
const mcp = (token: string) => {
  const { body, headers } = toolCall('list_tasks', { arguments: {} })
  return app.send('POST', '/mcp', body, { ...headers, ...bearer(token) })
}
const fromElsewhere = (
  headers: Record<string, string>,
  path = '/api/chat',
  body: unknown = { message: 'delete everything' },
  method = 'POST',
) => app.send(method, path, body, { cookie, ...headers })

// A program that was let in, as far as each attack needs it.
const redirect_uri = 'http://127.0.0.1:9999/back'
const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')
const form = (fields: Record<string, string>) =>
  app.send('POST', '/oauth/token', new URLSearchParams(fields).toString(), {
    'content-type': 'application/x-www-form-urlencoded',
  })
const register = async (uris = [redirect_uri]) =>
  await app.send('POST', '/oauth/register', { client_name: 'Agent', redirect_uris: uris })
async function letIn(more: Record<string, string> = {}, by = cookie) {
  const { body } = await register()
  const asked = {
    response_type: 'code',
    client_id: body.client_id,
    redirect_uri,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  }
  const answer = await app.page(by, 'POST', '/api/account/authorize', { asked, rights: 'ask', answer: 'yes' })
  const code = answer.status === 200 ? (new URL(answer.body.goes_to).searchParams.get('code') ?? '') : ''
  return { answer, code, client_id: String(body.client_id) }
}
const exchange = (code: string, client_id: string, more: Record<string, string> = {}) =>
  form({ grant_type: 'authorization_code', code, client_id, redirect_uri, code_verifier: verifier, ...more })

type Attack = () => Promise<Answer | readonly Answer[]>

const attacks: Record<string, Attack> = {
  // Sessions: forged.
  'no cookie': () => look({}),
  'an empty cookie': () => look({ cookie: 'sayso.session_token=' }),
  'a token nobody gave out': () => look({ cookie: named(randomBytes(24).toString('base64url')) }),
  'a token with a signature of random bytes': () =>
    look({ cookie: named(`${tokenOf(cookie)}.${randomBytes(32).toString('base64')}`) }),
  "the victim's token without its signature": () => look({ cookie: named(tokenOf(cookie)) }),
  "the victim's token with the attacker's signature": () =>
    look({ cookie: named(`${tokenOf(cookie)}.${contentOf(attacker).split('.')[1]}`) }),
  'a signature with one letter changed': () =>
    look({ cookie: named(contentOf(cookie).replace(/.(?=...$)/, (letter) => (letter === 'A' ? 'B' : 'A'))) }),
  'a signature made with an empty secret': () =>
    look({ cookie: named(`${tokenOf(cookie)}.${createHmac('sha256', ' ').update(tokenOf(cookie)).digest('base64')}`) }),
  'the digest that the database keeps': async () =>
    look({ cookie: named((await sql('select token from account_sessions limit 1')).rows[0].token) }),
  "the session's id": async () =>
    look({ cookie: named((await sql('select id from account_sessions limit 1')).rows[0].id) }),
  "the library's own cookie name": () =>
    look({ cookie: `better-auth.session_token=${encodeURIComponent(contentOf(cookie))}` }),
  'a session token as a bearer': () => look(bearer(tokenOf(cookie))),
  'a whole cookie as a bearer': () => look(bearer(contentOf(cookie))),
  'a cookie beside a bad token': () => look({ cookie, ...bearer('nonsense') }),
  'a session at the door for agents': () => {
    const { body, headers } = toolCall('list_tasks', { arguments: {} })
    return app.send('POST', '/mcp', body, { ...headers, cookie, origin: ORIGIN })
  },
  'naming the victim in a header': async () => app.send('GET', '/api/tasks', undefined, { 'x-user-id': VICTIM }),
  // Sessions: over.
  'an expired session': async () => {
    const own = await fresh()
    await sql(
      `update account_sessions set expires_at = now() - interval '1 second' where user_id = (select id from account_users where email = $1)`,
      [own.email],
    )
    return look({ cookie: own.cookie })
  },
  'a session that was signed out': async () => {
    const own = await fresh()
    await app.page(own.cookie, 'POST', '/api/account/sign-out', {})
    return look({ cookie: own.cookie })
  },
  'a session after signing out everywhere': async () => {
    const own = await fresh()
    await app.page(await app.signIn(own.email), 'POST', '/api/account/sign-out-everywhere', {})
    return look({ cookie: own.cookie })
  },
  'a session after a new password': async () => {
    const own = await fresh()
    await app.page(await app.signIn(own.email), 'POST', '/api/account/password', {
      current: PASSWORD,
      password: 'quite another one',
    })
    return look({ cookie: own.cookie })
  },
  'a session of an account that is gone': async () => {
    const own = await fresh()
    await app.page(await app.signIn(own.email), 'DELETE', '/api/account', { confirm: 'delete my account' })
    return look({ cookie: own.cookie })
  },
  'fixation: a session planted before signing in': async () => {
    const planted = named(`${randomBytes(24).toString('base64url')}.${randomBytes(32).toString('base64')}`)
    const own = await fresh()
    await app.send(
      'POST',
      '/api/account/sign-in',
      { email: own.email, password: PASSWORD },
      { cookie: planted, origin: ORIGIN },
    )
    return look({ cookie: planted })
  },
  "fixation: the attacker's own session becomes nobody else's": async () => {
    const own = await fresh()
    await app.send(
      'POST',
      '/api/account/sign-in',
      { email: own.email, password: PASSWORD },
      { cookie: attacker, origin: ORIGIN },
    )
    const { text } = await look({ cookie: attacker })
    assert.ok(!text.includes(SECRET))
    return look({ cookie: '' })
  },
  // Requests that another page makes the victim's browser send.
  'CSRF from another origin': () => fromElsewhere({ origin: 'https://evil.example' }),
  'CSRF with the origin null': () => fromElsewhere({ origin: 'null' }),
  'CSRF without an origin': () => fromElsewhere({}),
  'CSRF told by the browser as cross-site': () => fromElsewhere({ origin: ORIGIN, 'sec-fetch-site': 'cross-site' }),
  'CSRF from another name of the same site': () => fromElsewhere({ origin: ORIGIN, 'sec-fetch-site': 'same-site' }),
  'CSRF from a longer name': () => fromElsewhere({ origin: `${ORIGIN}.evil.example` }),
  'CSRF from another port': () => fromElsewhere({ origin: 'http://localhost:4000' }),
  'CSRF from another scheme': () => fromElsewhere({ origin: 'https://localhost:3000' }),
  'CSRF by a rebound name': () => fromElsewhere({ origin: 'http://evil.example', host: 'evil.example' }),
  'CSRF by a form': () =>
    fromElsewhere(
      { origin: ORIGIN, 'content-type': 'application/x-www-form-urlencoded' },
      '/api/chat',
      'message=delete',
    ),
  'CSRF by plain text': () =>
    fromElsewhere({ origin: ORIGIN, 'content-type': 'text/plain' }, '/api/chat', '{"message":"delete everything"}'),
  'reading from another origin': () => look({ cookie, origin: 'https://evil.example' }),
  'reading that the browser calls cross-site': () => look({ cookie, 'sec-fetch-site': 'cross-site' }),
  'erasing from another origin': () =>
    fromElsewhere({ origin: 'https://evil.example' }, '/api/me', { confirm: 'erase everything' }, 'DELETE'),
  'deleting the account without an origin': () =>
    fromElsewhere({}, '/api/account', { confirm: 'delete my account' }, 'DELETE'),
  'making a token from another origin': () =>
    fromElsewhere({ origin: 'https://evil.example' }, '/api/account/tokens', {
      name: 'x',
      audience: 'api',
      rights: 'full',
      days: 1,
    }),
  'a new password without an origin': () =>
    fromElsewhere({}, '/api/account/password', { current: PASSWORD, password: 'quite another one' }),
  'signing the victim in as the attacker': () =>
    app.send(
      'POST',
      '/api/account/sign-in',
      { email: 'attacker@example.org', password: PASSWORD },
      { origin: 'https://evil.example' },
    ),
  'signing the victim out': () => fromElsewhere({ origin: 'https://evil.example' }, '/api/account/sign-out', {}),
  'letting an agent in from another origin': async () => {
    const { body } = await register()
    const asked = {
      response_type: 'code',
      client_id: body.client_id,
      redirect_uri,
      code_challenge: challenge,
      code_challenge_method: 'S256',
    }
    return fromElsewhere({ origin: 'https://evil.example' }, '/api/account/authorize', {
      asked,
      rights: 'full',
      answer: 'yes',
    })
  },
  // Tokens.
  'a token nobody made': () => look(bearer(`sayso_token_${randomBytes(32).toString('base64url')}`)),
  'a token cut short': async () => look(bearer((await app.token(cookie)).token.slice(0, -1))),
  'a token with one letter changed': async () =>
    look(bearer((await app.token(cookie)).token.replace(/.$/, (letter) => (letter === 'A' ? 'B' : 'A')))),
  'a token in other letters': async () => look(bearer((await app.token(cookie)).token.toUpperCase())),
  'a token with something behind it': async () => look(bearer(`${(await app.token(cookie)).token} x`)),
  "a token's id": async () => look(bearer((await app.token(cookie)).id)),
  'two tokens at once': async () => look({ authorization: `Bearer ${(await app.token(cookie)).token}, Bearer x` }),
  'a token as a password': async () =>
    look({ authorization: `Basic ${Buffer.from(`x:${(await app.token(cookie)).token}`).toString('base64')}` }),
  'a token in the address': async () => app.send('GET', `/api/tasks?access_token=${(await app.token(cookie)).token}`),
  'a token as a cookie': async () => look({ cookie: named((await app.token(cookie)).token) }),
  'a JWT that nobody signed': () =>
    look(
      bearer(
        `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(`{"sub":"${VICTIM}"}`).toString('base64url')}.`,
      ),
    ),
  'ten thousand letters': () => look(bearer('a'.repeat(10_000))),
  'an expired token': async () => {
    const { id, token } = await app.token(cookie)
    await sql(`update account_tokens set expires_at = now() - interval '1 second' where id = $1`, [id])
    return look(bearer(token))
  },
  'a revoked token': async () => {
    const { id, token } = await app.token(cookie)
    await look(bearer(token))
    await app.page(cookie, 'DELETE', `/api/account/tokens/${id}`)
    return look(bearer(token))
  },
  'a token of an account that is gone': async () => {
    const own = await fresh()
    const { token } = await app.token(own.cookie)
    await app.page(own.cookie, 'DELETE', '/api/account', { confirm: 'delete my account' })
    return look(bearer(token))
  },
  'a token for programs at the door for agents': async () => mcp((await app.token(cookie)).token),
  'a token for agents at the API': async () => look(bearer((await app.token(cookie, { audience: 'mcp' })).token)),
  'a token that may read adds': async () =>
    app.send(
      'POST',
      '/api/tools/add_task',
      { title: 'x' },
      bearer((await app.token(cookie, { rights: 'read' })).token),
    ),
  'a token that may read talks': async () =>
    app.send('POST', '/api/chat', { message: 'add x' }, bearer((await app.token(cookie, { rights: 'read' })).token)),
  'a token that may change talks': async () =>
    app.send(
      'POST',
      '/api/chat',
      { message: 'delete everything' },
      bearer((await app.token(cookie, { rights: 'change' })).token),
    ),
  'a token opens the account': async () =>
    app.send('GET', '/api/account', undefined, bearer((await app.token(cookie)).token)),
  'a token makes a token': async () =>
    app.send(
      'POST',
      '/api/account/tokens',
      { name: 'x', audience: 'api', rights: 'full', days: 1 },
      bearer((await app.token(cookie)).token),
    ),
  'a token lengthens its own leash': async () =>
    app.send('PUT', '/api/account/leash', { agents_may: 'full' }, bearer((await app.token(cookie)).token)),
  'a token switches the questions off': async () =>
    app.send('PUT', '/api/settings', { confirmation_required: false }, bearer((await app.token(cookie)).token)),
  'a token erases everything': async () =>
    app.send('DELETE', '/api/me', { confirm: 'erase everything' }, bearer((await app.token(cookie)).token)),
  'a token answers its own question': async () => {
    const { token } = await app.token(cookie, { rights: 'ask' })
    await app.send('POST', '/api/tools/delete_task', { task_id }, bearer(token))
    const { body } = await app.page(cookie, 'GET', '/api/account/questions')
    return app.send('POST', `/api/account/questions/${body.questions.at(-1).id}`, { answer: 'yes' }, bearer(token))
  },
  'a token with a yes of its own': async () => {
    const { token } = await app.token(cookie, { rights: 'ask' })
    const { body } = await app.page(cookie, 'POST', '/api/tools/delete_task', { task_id })
    return app.send(
      'POST',
      '/api/tools/delete_task',
      { task_id, confirmation_token: body.data.confirmation_token },
      bearer(token),
    )
  },
  "the attacker's token names the victim": async () => {
    const user_id = (await sql('select id from account_users where email = $1', [VICTIM])).rows[0].id
    return app.send(
      'POST',
      '/api/chat',
      { message: 'show my tasks', user_id },
      bearer((await app.token(attacker)).token),
    )
  },
  "revoking somebody else's token": async () =>
    app.page(attacker, 'DELETE', `/api/account/tokens/${(await app.token(cookie)).id}`),
  "ending somebody else's session": async () =>
    app.page(
      attacker,
      'DELETE',
      `/api/account/sessions/${(await app.page(cookie, 'GET', '/api/account')).body.sessions[0].id}`,
    ),
  // Programs that are let in.
  'a code used twice': async () => {
    const { code, client_id } = await letIn()
    assert.equal((await exchange(code, client_id)).status, 200)
    return exchange(code, client_id)
  },
  'a code with another verifier': async () => {
    const { code, client_id } = await letIn()
    return [await exchange(code, client_id, { code_verifier: 'x'.repeat(43) }), await exchange(code, client_id)]
  },
  'a code without a verifier': async () => {
    const { code, client_id } = await letIn()
    return exchange(code, client_id, { code_verifier: '' })
  },
  "a code of another program's": async () => {
    const { code } = await letIn()
    return exchange(code, String((await register()).body.client_id))
  },
  'a code for another address': async () => {
    const { code, client_id } = await letIn()
    return exchange(code, client_id, { redirect_uri: 'http://127.0.0.1:9999/other' })
  },
  'a code for another server': async () => {
    const { code, client_id } = await letIn()
    return exchange(code, client_id, { resource: 'https://other.example/mcp' })
  },
  'a code as a token': async () => mcp((await letIn()).code),
  'an old code': async () => {
    const { code, client_id } = await letIn()
    await sql(`update account_codes set expires_at = now() - interval '1 second'`)
    return exchange(code, client_id)
  },
  'a program without PKCE': async () => (await letIn({ code_challenge: '' })).answer,
  'a program with a plain challenge': async () => (await letIn({ code_challenge_method: 'plain' })).answer,
  'an address that was not registered': async () => (await letIn({ redirect_uri: 'https://evil.example/' })).answer,
  'a program nobody registered': async () => (await letIn({ client_id: 'nobody' })).answer,
  'a program for another server': async () => (await letIn({ resource: 'https://other.example/mcp' })).answer,
  'addresses that run, show or leak something': async () =>
    await Promise.all(
      [
        'javascript:alert(1)',
        'data:text/html,x',
        'http://evil.example/',
        'file:///etc',
        'https://x.example/#a',
        'not an address',
      ].map((uri) => register([uri])),
    ),
  'a refresh token as a token': async () => {
    const { code, client_id } = await letIn()
    return mcp((await exchange(code, client_id)).body.refresh_token)
  },
  'a refresh token used twice, and what came of it': async () => {
    const { code, client_id } = await letIn()
    const first = (await exchange(code, client_id)).body
    const refresh = (refresh_token: string) => form({ grant_type: 'refresh_token', refresh_token, client_id })
    const second = (await refresh(first.refresh_token)).body
    assert.equal((await mcp(second.access_token)).status, 200)
    return [
      await mcp(first.access_token),
      await refresh(first.refresh_token),
      await mcp(second.access_token),
      await refresh(second.refresh_token),
    ]
  },
  'a terminal that nobody let in, and one that was refused': async () => {
    const grant_type = 'urn:ietf:params:oauth:grant-type:device_code'
    const asked = await app.send('POST', '/oauth/device', 'client_id=sayso-terminal&name=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    const poll = () => form({ grant_type, client_id: 'sayso-terminal', device_code: asked.body.device_code })
    const before = await poll()
    await app.page(cookie, 'POST', '/api/account/device', { user_code: asked.body.user_code, answer: 'no' })
    return [before, await poll(), await poll()]
  },
  'a terminal that lets itself in': async () => {
    const asked = await app.send('POST', '/oauth/device', 'client_id=sayso-terminal&name=x', {
      'content-type': 'application/x-www-form-urlencoded',
    })
    return app.send(
      'POST',
      '/api/account/device',
      { user_code: asked.body.user_code, answer: 'yes' },
      bearer((await app.token(attacker)).token),
    )
  },
  // Passwords, links and passkeys.
  'guessing: the right password after too many wrong ones': async () => {
    const own = await fresh()
    const tries = ['', ...Array.from({ length: 20 }, (_, index) => `wrong password ${index}`), PASSWORD]
    const answers: Answer[] = []
    for (const password of tries)
      answers.push(await app.send('POST', '/api/account/sign-in', { email: own.email, password }))
    assert.equal(answers.at(-1)?.status, 429)
    return answers
  },
  'guessing: many at once': async () => {
    const own = await fresh()
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        app.send('POST', '/api/account/sign-in', { email: own.email, password: `wrong password ${index}` }),
      ),
    )
    assert.ok(answers.filter(({ status }) => status === 401).length <= 10)
    return answers
  },
  'guessing from one address': async () => {
    const from = { 'x-forwarded-for': '198.51.100.7' }
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, index) =>
        app.send('POST', '/api/account/sign-in', { email: `nobody-${index}@example.org`, password: 'x' }, from),
      ),
    )
    assert.ok(answers.some(({ status }) => status === 429))
    return answers
  },
  'a link that nobody sent': () =>
    app.send(
      'POST',
      '/api/account/reset',
      { token: 'A'.repeat(24), password: 'quite another one' },
      { origin: ORIGIN },
    ),
  'a confirmation that nobody sent': () =>
    app.send('POST', '/api/account/verify', { token: 'e30.e30.AAAA' }, { origin: ORIGIN }),
  'a passkey that is none': () =>
    app.send(
      'POST',
      '/api/account/passkey/sign-in',
      {
        credential: {
          id: 'AAAA',
          rawId: 'AAAA',
          type: 'public-key',
          response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
        },
      },
      { origin: ORIGIN },
    ),
  'a passkey without a key': () =>
    app.send('POST', '/api/account/passkey/sign-in', { credential: null }, { origin: ORIGIN }),
}

for (const [name, attack] of Object.entries(attacks))
  test(`stays outside: ${name}`, async () => {
    const answers = [await attack()].flat()
    for (const { status, text, headers } of answers) {
      assert.ok(status >= 400 && status < 500, `${status} ${text}`)
      assert.ok(!text.includes(SECRET), text)
      assert.deepEqual(
        headers.getSetCookie().filter((one) => /session_token=[^;]/.test(one)),
        [],
      )
    }
  })

test('after all of it the victim still has everything', async () => {
  assert.ok(Object.keys(attacks).length >= 60, String(Object.keys(attacks).length))
  const { body } = await app.page(cookie, 'GET', '/api/tasks')
  assert.deepEqual(
    body.data.tasks.map((task: { title: string }) => task.title),
    [SECRET],
  )
  assert.equal((await app.page(cookie, 'GET', '/api/settings')).body.confirmation_required, true)
  await app.signIn(VICTIM)
})

test('every way in gives a session of its own', async () => {
  const own = await fresh()
  const sessions = [own.cookie, await app.signIn(own.email), await app.signIn(own.email)]
  assert.equal(new Set(sessions).size, 3)
  const answer = await app.send(
    'POST',
    '/api/account/sign-in',
    { email: own.email, password: PASSWORD },
    { cookie: own.cookie, origin: ORIGIN },
  )
  assert.notEqual(cookieOf(answer), own.cookie)
  assert.match(answer.headers.getSetCookie().join(), /HttpOnly; SameSite=Strict/)
})
