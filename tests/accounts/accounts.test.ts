import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { restoreBackup } from '../../src/store/backup.ts'
import { type AccountsApp, cookieOf, ORIGIN, openAccountsApp, PASSWORD } from '../support/accounts.ts'
import { nameOf, places } from '../support/app.ts'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { logged } from '../support/logged.ts'

const OTHER = 'quite another password'

function linkIn(log: string, kind: string): string {
  return new RegExp(`${ORIGIN}/#/${kind}/([^"]+)`).exec(log)?.[1] ?? ''
}

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: AccountsApp
  before(async () => {
    app = await openAccountsApp(fresh)
  })
  after(() => app.close())
  const titles = async (cookie: string) => {
    const { body } = await app.page(cookie, 'GET', '/api/tasks')
    return body.data.tasks.map((task: { title: string }) => task.title)
  }
  const add = (cookie: string, title: string) => app.page(cookie, 'POST', '/api/tools/add_task', { title })

  test(`${name}: sign up, do something, sign out, sign in again`, async () => {
    const cookie = await app.signUp('ann@example.org')
    assert.equal((await app.page(cookie, 'POST', '/api/chat', { message: 'add milk' })).status, 200)
    assert.equal((await app.page(cookie, 'POST', '/api/account/sign-out', {})).status, 200)
    assert.equal((await app.page(cookie, 'GET', '/api/tasks')).status, 401)
    const again = await app.signIn('Ann@Example.org')
    assert.deepEqual(await titles(again), ['milk'])
  })

  test(`${name}: a new password ends every other session`, async () => {
    const [here, there] = [await app.signUp('pat@example.org'), await app.signIn('pat@example.org')]
    const wrong = await app.page(here, 'POST', '/api/account/password', { current: OTHER, password: OTHER })
    assert.deepEqual([wrong.status, wrong.body.error.message], [400, "That isn't your current password."])
    const changed = await app.page(here, 'POST', '/api/account/password', { current: PASSWORD, password: OTHER })
    assert.equal(changed.status, 200)
    const statuses = [cookieOf(changed), here, there].map(
      async (cookie) => (await app.page(cookie, 'GET', '/api/account')).status,
    )
    assert.deepEqual(await Promise.all(statuses), [200, 401, 401])
    assert.equal(
      (await app.send('POST', '/api/account/sign-in', { email: 'pat@example.org', password: PASSWORD })).status,
      401,
    )
    await app.signIn('pat@example.org', OTHER)
  })

  test(`${name}: one session can be ended, and all of them with every token`, async () => {
    const [here, there] = [await app.signUp('sam@example.org'), await app.signIn('sam@example.org')]
    const { token } = await app.token(here)
    const { body } = await app.page(here, 'GET', '/api/account')
    const other = body.sessions.find((session: { is_this: boolean }) => !session.is_this)
    assert.equal((await app.page(here, 'DELETE', `/api/account/sessions/${other.id}`)).status, 204)
    assert.equal((await app.page(there, 'GET', '/api/account')).status, 401)
    const third = await app.signIn('sam@example.org')
    assert.equal((await app.page(here, 'POST', '/api/account/sign-out-everywhere', {})).status, 200)
    for (const cookie of [here, third]) assert.equal((await app.page(cookie, 'GET', '/api/tasks')).status, 401)
    const { status } = await app.send('GET', '/api/tasks', undefined, { authorization: `Bearer ${token}` })
    assert.equal(status, 401)
  })

  test(`${name}: a forgotten password is replaced by a link from the log, once, and everything else is signed out`, async () => {
    const cookie = await app.signUp('lee@example.org')
    const { token } = await app.token(cookie)
    const log = await logged(() => app.send('POST', '/api/account/forgot', { email: 'lee@example.org' }))
    const link = linkIn(log, 'reset')
    assert.match(link, /^\w{20,}$/)
    assert.ok(!log.includes('lee@'), 'no address in the log')
    const reset = { token: link, password: OTHER }
    const done = await app.send('POST', '/api/account/reset', reset, { origin: ORIGIN })
    assert.equal(done.status, 200, done.text)
    assert.equal((await app.page(cookieOf(done), 'GET', '/api/account')).status, 200)
    assert.equal((await app.page(cookie, 'GET', '/api/account')).status, 401)
    assert.equal((await app.send('GET', '/api/tasks', undefined, { authorization: `Bearer ${token}` })).status, 401)
    assert.equal((await app.send('POST', '/api/account/reset', reset, { origin: ORIGIN })).status, 400)
    await app.signIn('lee@example.org', OTHER)
  })

  test(`${name}: an account that is deleted leaves nothing`, async () => {
    const cookie = await app.signUp('eva@example.org')
    const { token } = await app.token(cookie)
    await app.page(cookie, 'POST', '/api/chat', { message: 'add milk' })
    const { body } = await app.page(cookie, 'GET', '/api/account')
    assert.equal((await app.page(cookie, 'DELETE', '/api/account', {})).status, 400)
    const done = await app.page(cookie, 'DELETE', '/api/account', { confirm: 'delete my account' })
    assert.deepEqual([done.status, done.body.erased.tasks], [200, 1])
    assert.equal((await app.page(cookie, 'GET', '/api/account')).status, 401)
    assert.equal((await app.send('GET', '/api/tasks', undefined, { authorization: `Bearer ${token}` })).status, 401)
    assert.equal(
      (await app.send('POST', '/api/account/sign-in', { email: 'eva@example.org', password: PASSWORD })).status,
      401,
    )
    const { pool } = app.sayso.database
    const tables = await pool.query(
      `select table_name as name, column_name as key from information_schema.columns where table_schema = 'public'
        and (column_name = 'user_id' or (table_name = 'account_users' and column_name = 'id'))`,
    )
    assert.ok(tables.rows.length > 15)
    for (const { name: table, key } of tables.rows) {
      const { rows } = await pool.query(`select count(*)::int as count from ${table} where ${key} = $1`, [body.user_id])
      assert.deepEqual([table, rows[0].count], [table, 0])
    }
  })

  test(`${name}: a token has a name, a scope, an end and a last use, and is revoked at once`, async () => {
    const cookie = await app.signUp('tom@example.org')
    await add(cookie, 'milk')
    const { id, token } = await app.token(cookie, { name: 'my terminal', rights: 'read' })
    const as = (method: string, path: string, body?: unknown) =>
      app.send(method, path, body, { authorization: `Bearer ${token}` })
    const listed = async () => (await app.page(cookie, 'GET', '/api/account')).body.tokens[0]
    assert.equal((await listed()).last_used_at, null)
    assert.equal((await as('GET', '/api/tasks')).body.data.tasks.length, 1)
    const { name: called, rights, last_used_at } = await listed()
    assert.deepEqual([called, rights, typeof last_used_at], ['my terminal', 'read', 'string'])
    for (const [path, body] of [
      ['/api/tools/add_task', { title: 'eggs' }],
      ['/api/chat', { message: 'add eggs' }],
      ['/api/agent', { message: 'add eggs', user_id: 'me' }],
    ] as const)
      assert.equal((await as('POST', path, body)).status, 403)
    assert.equal((await as('GET', '/api/account')).status, 401, 'a token does not open the account')
    assert.equal((await as('POST', '/mcp', {})).status, 401, 'nor what is for agents')
    assert.equal((await app.page(cookie, 'DELETE', `/api/account/tokens/${id}`)).status, 204)
    assert.equal((await as('GET', '/api/tasks')).status, 401)
  })

  test(`${name}: secrets are kept as digests, and the application's role sees nothing of accounts`, async () => {
    const cookie = await app.signUp('dig@example.org')
    const { token } = await app.token(cookie)
    const { pool } = app.sayso.database
    const { rows: tables } = await pool.query(
      "select tablename as name from pg_tables where tablename like 'account\\_%'",
    )
    assert.ok(tables.length >= 13)
    const secrets = [token, decodeURIComponent(cookie.split('=')[1] ?? '').split('.')[0] ?? '', PASSWORD]
    for (const { name: table } of tables) {
      const { rows } = await pool.query(`select coalesce(json_agg(t)::text, '') as text from ${table} t`)
      for (const secret of secrets) assert.ok(!rows[0].text.includes(secret), table)
      const { rows: rights } = await pool.query(
        "select has_table_privilege('sayso_app', $1, 'select, insert, update, delete') as app",
        [table],
      )
      assert.deepEqual(rights, [{ app: false }], table)
    }
  })

  test(`${name}: an agent on a leash does what it may, as often as it may`, async () => {
    const cookie = await app.signUp('max@example.org')
    const { body: milk } = await add(cookie, 'milk')
    const task_id = milk.data.task.id
    const tools = ['list_tasks', 'add_task', 'update_task', 'complete_task', 'delete_task'] as const
    const given = {
      list_tasks: {},
      add_task: { title: 'eggs' },
      update_task: { task_id, priority: 'high' },
      complete_task: { task_id },
      delete_task: { task_id },
    }
    const table = {
      read: [200, 403, 403, 403, 403],
      add: [200, 200, 403, 403, 403],
      change: [200, 200, 200, 200, 403],
      ask: [200, 200, 200, 200, 409],
    }
    for (const [rights, expected] of Object.entries(table)) {
      const { token } = await app.token(cookie, { rights })
      const as = { authorization: `Bearer ${token}` }
      const statuses: number[] = []
      for (const tool of tools) statuses.push((await app.send('POST', `/api/tools/${tool}`, given[tool], as)).status)
      assert.deepEqual([rights, ...statuses], [rights, ...expected])
      for (const [method, path, body] of [
        ['POST', '/api/chat', { message: 'delete milk' }],
        ['PUT', '/api/settings', { confirmation_required: false }],
        ['PUT', '/api/settings', { timezone: 'UTC' }],
        ['DELETE', '/api/me', { confirm: 'erase everything' }],
      ] as const)
        assert.ok([401, 403].includes((await app.send(method, path, body, as)).status), `${rights} ${path}`)
    }
    const { token } = await app.token(cookie, { rights: 'add', changes_per_minute: 3 })
    const as = { authorization: `Bearer ${token}` }
    const statuses: number[] = []
    for (const title of ['a', 'b', 'c', 'd'])
      statuses.push((await app.send('POST', '/api/tools/add_task', { title }, as)).status)
    assert.deepEqual(statuses, [200, 200, 200, 429])
  })

  test(`${name}: not even a token for everything decides whether deletes are asked about`, async () => {
    const cookie = await app.signUp('kim@example.org')
    const { token } = await app.token(cookie)
    const set = (body: object) => app.send('PUT', '/api/settings', body, { authorization: `Bearer ${token}` })
    assert.equal((await set({ timezone: 'Europe/Berlin' })).status, 200)
    const refused = await set({ timezone: 'UTC', confirmation_required: false })
    assert.deepEqual(
      [refused.status, refused.body.error.message],
      [403, 'Only you can do that, signed in on the page.'],
    )
    const { body } = await app.page(cookie, 'GET', '/api/settings')
    assert.deepEqual([body.confirmation_required, body.timezone], [true, 'Europe/Berlin'])
    assert.equal((await app.page(cookie, 'PUT', '/api/settings', { confirmation_required: false })).status, 200)
  })

  test(`${name}: a delete of an agent's waits for the person's own yes`, async () => {
    const cookie = await app.signUp('ida@example.org')
    const { body: milk } = await add(cookie, 'milk')
    const task_id = milk.data.task.id
    const { token } = await app.token(cookie, { name: 'Claude', rights: 'ask' })
    const agentDeletes = async (more: object = {}) =>
      await app.send('POST', '/api/tools/delete_task', { task_id, ...more }, { authorization: `Bearer ${token}` })
    const asked = await agentDeletes()
    assert.deepEqual(
      [asked.status, asked.body.error_code, Object.keys(asked.body.data)],
      [409, 'CONFIRMATION_REQUIRED', ['task']],
    )
    const questions = async () => (await app.page(cookie, 'GET', '/api/account/questions')).body.questions
    const [question] = await questions()
    assert.deepEqual([question.task_id, question.asked_by], [task_id, 'Claude'])
    await agentDeletes()
    assert.equal((await questions()).length, 1, 'asked once')
    assert.equal((await agentDeletes({ confirmation_token: 'AAAAAAAAAAAAAAAAAAAAAA' })).status, 403)
    // A token that the person's own page was given is of no use to the agent either.
    const first = await app.page(cookie, 'POST', '/api/tools/delete_task', { task_id })
    const { confirmation_token } = first.body.data
    assert.equal((await agentDeletes({ confirmation_token })).status, 403)
    const say = {
      'sayso-elicitation': JSON.stringify({ step: 'yes', token: confirmation_token }),
      authorization: `Bearer ${token}`,
    }
    assert.equal((await app.send('POST', '/api/tools/delete_task', { task_id }, say)).status, 403)
    assert.deepEqual(await titles(cookie), ['milk'])
    const stranger = await app.signUp('nosy@example.org')
    assert.equal(
      (await app.page(stranger, 'POST', `/api/account/questions/${question.id}`, { answer: 'yes' })).status,
      404,
    )
    assert.equal(
      (await app.page(cookie, 'POST', `/api/account/questions/${question.id}`, { answer: 'no' })).status,
      204,
    )
    const refused = await agentDeletes()
    assert.equal(refused.body.error, 'The user did not say yes, so nothing was deleted')
    assert.deepEqual([await questions(), await titles(cookie)], [[], ['milk']])
  })

  test(`${name}: what all agents may do at most is the person's to say`, async () => {
    const cookie = await app.signUp('joy@example.org')
    const { token } = await app.token(cookie, { rights: 'full' })
    const tell = () => app.send('POST', '/api/chat', { message: 'add milk' }, { authorization: `Bearer ${token}` })
    assert.equal((await tell()).status, 200)
    assert.equal((await app.page(cookie, 'PUT', '/api/account/leash', { agents_may: 'read' })).status, 200)
    assert.equal((await tell()).status, 403)
  })
}

test('a backup takes accounts along, and everybody signs in again', async () => {
  const app = await openAccountsApp(freshPostgres)
  const cookie = await app.signUp('ann@example.org')
  const { token } = await app.token(cookie)
  await app.page(cookie, 'POST', '/api/tools/add_task', { title: 'milk' })
  const lines: string[] = []
  for await (const line of app.sayso.backup()) lines.push(line)
  for (const secret of [PASSWORD, token]) assert.ok(!lines.join('').includes(secret))
  const other = await openAccountsApp(freshPostgres)
  await restoreBackup(
    other.sayso.database,
    (async function* () {
      yield* lines
    })(),
  )
  const again = await other.signIn('ann@example.org')
  assert.equal((await other.page(again, 'GET', '/api/tasks')).body.data.tasks[0].title, 'milk')
  assert.equal((await other.page(cookie, 'GET', '/api/tasks')).status, 401)
  assert.equal((await other.send('GET', '/api/tasks', undefined, { authorization: `Bearer ${token}` })).status, 200)
  await Promise.all([app.close(), other.close()])
})

test("the server's numbers are for who runs it", async () => {
  const metrics_token = 'a token of at least thirty-two bytes'
  const app = await openAccountsApp(freshPostgres, { metrics_token })
  const cookie = await app.signUp('ann@example.org')
  const { token } = await app.token(cookie)
  const statuses = [metrics_token, token, 'x'].map(
    async (one) => (await app.send('GET', '/metrics', undefined, { authorization: `Bearer ${one}` })).status,
  )
  assert.deepEqual(await Promise.all(statuses), [200, 401, 401])
  assert.equal((await app.page(cookie, 'GET', '/metrics')).status, 401)
  assert.equal(
    (await app.send('GET', '/api/tasks', undefined, { authorization: `Bearer ${metrics_token}` })).status,
    401,
  )
  await app.close()
})

test('a server that is closed lets nobody in, and one by invitation each once', async () => {
  const closed = await openAccountsApp(freshEmbedded, { sign_up: 'closed' })
  const wanted = { email: 'a@example.org', password: PASSWORD }
  assert.equal((await closed.send('POST', '/api/account/sign-up', wanted)).status, 403)
  await closed.close()
  let app: AccountsApp | undefined
  const log = await logged(async () => {
    app = await openAccountsApp(freshPostgres, { sign_up: 'invite' })
  })
  assert.ok(app !== undefined)
  const invite = linkIn(log, 'invite')
  assert.equal((await app.send('POST', '/api/account/sign-up', wanted)).status, 403)
  const first = await app.send('POST', '/api/account/sign-up', { ...wanted, invite })
  assert.equal(first.status, 200)
  assert.equal(
    (await app.send('POST', '/api/account/sign-up', { ...wanted, email: 'b@example.org', invite })).status,
    403,
  )
  const { body } = await app.page(cookieOf(first), 'POST', '/api/account/invites', {})
  const second = linkIn(body.link, 'invite')
  // One that could not be used for an address that is taken is not used up.
  assert.equal((await app.send('POST', '/api/account/sign-up', { ...wanted, invite: second })).status, 400)
  assert.equal(
    (await app.send('POST', '/api/account/sign-up', { ...wanted, email: 'b@example.org', invite: second })).status,
    200,
  )
  await app.close()
})

after(stopOwnPostgres)
