import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { replayTurn } from '../src/agent/replay.ts'
import { openSayso, type Sayso } from '../src/compose.ts'
import { type ChatResponse, chatResponseSchema } from '../src/domain/chat.ts'
import { defaultSettings } from '../src/domain/settings.ts'
import { createApp } from '../src/http/app.ts'
import { readTurns } from '../src/store/audit.ts'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from './support/databases.ts'

for (const fresh of [freshEmbedded, freshPostgres]) {
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'
  let place: Fresh
  let sayso: Sayso
  let app: ReturnType<typeof createApp>

  before(async () => {
    place = await fresh()
    sayso = await openSayso({
      host: '127.0.0.1',
      port: 0,
      data_dir: '',
      database: place.place,
      defaults: defaultSettings,
      timezone: 'UTC',
    })
    app = createApp(sayso)
  })
  after(async () => {
    await sayso.close()
    await place.remove()
  })

  const post = (user: string, body: unknown, headers: Record<string, string> = {}) =>
    app.request('/api/chat', {
      method: 'POST',
      headers: { host: 'localhost', 'x-user-id': user, 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })

  const get = (user: string, path: string, headers: Record<string, string> = {}) =>
    app.request(path, { headers: { host: '127.0.0.1:3000', 'x-user-id': user, ...headers } })

  async function say(user: string, message: string, more: object = {}): Promise<ChatResponse> {
    const response = await post(user, { message, ...more })
    assert.equal(response.status, 200)
    return chatResponseSchema.parse(await response.json())
  }

  async function pendingTitles(user: string): Promise<string[]> {
    const response = await get(user, '/api/tasks?status=pending')
    const body: unknown = await response.json()
    assert.equal(response.status, 200)
    return Object(body).data.tasks.map((task: { title: string }) => task.title)
  }

  async function replayed(conversation_id: string): Promise<{ decisions: number; differences: number }> {
    let [decisions, differences] = [0, 0]
    for await (const turn of readTurns(sayso.database, conversation_id)) {
      decisions += turn.length
      differences += replayTurn(turn).length
    }
    return { decisions, differences }
  }

  test(`${name}: the same message again gets the same bytes and has no second effect`, async () => {
    const user = randomUUID()
    const message_id = randomUUID()
    const first = await (await post(user, { message: 'add milk', message_id })).text()
    const again = await (await post(user, { message: 'add milk' }, { 'idempotency-key': message_id })).text()
    assert.equal(again, first)
    assert.deepEqual(await pendingTitles(user), ['milk'])
    assert.equal((await post(user, { message: 'add bread', message_id })).status, 422)
    assert.equal((await post(randomUUID(), { message: 'add milk', message_id })).status, 200)
  })

  test(`${name}: fifty sends of one message at once have one effect`, async () => {
    const user = randomUUID()
    const { conversation_id } = await say(user, 'hello')
    const message_id = randomUUID()
    const answers = await Promise.all(
      Array.from({ length: 50 }, async () => {
        const response = await post(user, { message: 'add milk', message_id, conversation_id })
        return { status: response.status, body: await response.text() }
      }),
    )
    const bodies = new Set(answers.filter((answer) => answer.status === 200).map((answer) => answer.body))
    assert.equal(bodies.size, 1)
    assert.deepEqual(
      answers.filter((answer) => answer.status !== 200 && answer.status !== 409),
      [],
    )
    assert.deepEqual(await pendingTitles(user), ['milk'])
  })

  test(`${name}: an answer to another question than the one that is open repeats the open one`, async () => {
    const user = randomUUID()
    const { conversation_id } = await say(user, 'add milk')
    await say(user, 'add bread', { conversation_id })
    const milk = await say(user, 'delete milk', { conversation_id })
    const bread = await say(user, 'delete bread', { conversation_id })
    const wrong = await say(user, 'yes', { conversation_id, confirms: milk.pending_action?.id })
    assert.deepEqual([wrong.decision_type, wrong.pending_action], ['REQUEST_CONFIRMATION', bread.pending_action])
    const right = await say(user, 'yes', { conversation_id, confirms: bread.pending_action?.id })
    assert.equal(right.decision_type, 'EXECUTE_PENDING')
    assert.deepEqual(await pendingTitles(user), ['milk'])
  })

  test(`${name}: a yes in another conversation confirms nothing`, async () => {
    const user = randomUUID()
    const first = await say(user, 'add milk')
    await say(user, 'delete milk', { conversation_id: first.conversation_id })
    assert.equal((await say(user, 'yes')).decision_type, 'RESPOND_ONLY')
    assert.deepEqual(await pendingTitles(user), ['milk'])
  })

  test(`${name}: a task renamed since is asked about again under its new title`, async () => {
    const user = randomUUID()
    const { conversation_id } = await say(user, 'add milk')
    await say(user, 'delete milk', { conversation_id })
    await say(user, 'rename milk to oat milk')
    const again = await say(user, 'yes', { conversation_id })
    assert.deepEqual(
      [again.decision_type, again.pending_action?.task_description],
      ['REQUEST_CONFIRMATION', 'oat milk'],
    )
    assert.equal((await say(user, 'yes', { conversation_id })).response, "'oat milk' has been deleted.")
  })

  test(`${name}: with confirmation_required off a delete rests on a confirmation of the setting's`, async () => {
    const user = randomUUID()
    await sayso.database.pool.query('insert into settings (user_id, settings) values ($1, $2)', [
      user,
      { confirmation_required: false },
    ])
    const { conversation_id } = await say(user, 'add milk')
    const done = await say(user, 'delete milk', { conversation_id })
    assert.deepEqual([done.response, done.decision_type], ["'milk' has been deleted.", 'INVOKE_TOOL'])
    const { rows } = await sayso.database.pool.query(
      'select granted_by, consumed_at is not null as used from confirmations where user_id = $1',
      [user],
    )
    assert.deepEqual(rows, [{ granted_by: 'setting', used: true }])
    assert.deepEqual(await replayed(conversation_id), { decisions: 5, differences: 0 })
  })

  test(`${name}: another user's conversation looks like one that does not exist`, async () => {
    const { conversation_id } = await say(randomUUID(), 'add secret')
    const foreign = await post(randomUUID(), { message: 'show my tasks', conversation_id })
    const unknown = await post(randomUUID(), { message: 'show my tasks', conversation_id: randomUUID() })
    const body = async (response: Response) => JSON.stringify(await response.json()).replace(/"request_id":"[^"]*"/, '')
    assert.deepEqual([foreign.status, await body(foreign)], [404, await body(unknown)])
  })

  test(`${name}: statements and round trips of a turn are as designed`, async () => {
    const user = randomUUID()
    const cost = async (message: string, conversation_id?: string) => {
      const start = { ...sayso.database.traffic }
      const reply = await say(user, message, conversation_id === undefined ? {} : { conversation_id })
      const { statements, round_trips } = sayso.database.traffic
      return { reply, spent: [statements - start.statements, round_trips - start.round_trips] }
    }
    const added = await cost('add buy milk')
    const { conversation_id } = added.reply
    const costs = {
      add: added.spent,
      complete: (await cost('complete the milk one', conversation_id)).spent,
      list: (await cost('show my tasks', conversation_id)).spent,
      ask: (await cost('delete milk', conversation_id)).spent,
      confirm: (await cost('yes', conversation_id)).spent,
      talk: (await cost('hello', conversation_id)).spent,
    }
    assert.deepEqual(costs, {
      add: [8, 3],
      complete: [9, 4],
      // Nothing is open: whether all are done or there is none at all takes another look.
      list: [8, 4],
      ask: [7, 3],
      confirm: [8, 3],
      talk: [6, 2],
    })
  })

  const refusals: [string, () => Response | Promise<Response>, number, string][] = [
    ['an empty message', () => post('u', { message: '   ' }), 400, 'Message cannot be empty'],
    ['no message', () => post('u', {}), 400, 'Message cannot be empty'],
    [
      'a message too long',
      () => post('u', { message: 'x'.repeat(4001) }),
      400,
      'Message must be under 4000 characters',
    ],
    ['a NUL', () => post('u', { message: 'a\0b' }), 400, 'Message contains characters that cannot be read'],
    [
      'a broken character',
      () => post('u', '{"message": "\\ud800"}'),
      400,
      'Message contains characters that cannot be read',
    ],
    ['no JSON', () => post('u', 'hello'), 400, 'The body must be JSON.'],
    ['an unknown field', () => post('u', { message: 'hi', admin: true }), 400, "There is no field named 'admin'"],
    [
      'a zone that does not exist',
      () => post('u', { message: 'hi', timezone: 'Mars/Olympus' }),
      400,
      'Timezone must be a time zone such as Europe/Berlin',
    ],
    ["somebody else's user_id", () => post('u', { message: 'hi', user_id: 'v' }), 403, 'user_id is not yours.'],
    ['an empty user', () => post('', { message: 'hi' }), 400, 'User ID is required'],
    [
      'a body too large',
      () => post('u', { message: 'x'.repeat(70_000) }),
      413,
      'That request is too large: 64 kB at most.',
    ],
    ['an unknown address', () => get('u', '/api/nothing'), 404, 'There is nothing at this address.'],
    [
      'a foreign host',
      () => get('u', '/api/tasks', { host: 'evil.example' }),
      403,
      'This server only answers requests from this machine.',
    ],
    [
      'a host that only looks local',
      () => get('u', '/api/tasks', { host: 'foo@127.0.0.1' }),
      403,
      'This server only answers requests from this machine.',
    ],
    [
      'a foreign page',
      () => get('u', '/api/tasks', { origin: 'https://evil.example' }),
      403,
      "This server doesn't accept requests from other web pages.",
    ],
    [
      'a page without origin',
      () => get('u', '/api/tasks', { origin: 'null' }),
      403,
      "This server doesn't accept requests from other web pages.",
    ],
  ]
  for (const [what, request, status, message] of refusals) {
    test(`${name}: ${what} is refused in words`, async () => {
      const response = await request()
      const { error } = Object(await response.json())
      assert.deepEqual(
        [response.status, error.message, error.request_id],
        [status, message, response.headers.get('x-request-id')],
      )
    })
  }

  test(`${name}: 4000 characters are taken, and counted as people count them`, async () => {
    assert.deepEqual((await say(randomUUID(), '👩‍👩‍👧‍👦'.repeat(500))).tool_calls, [])
    const long = await say(randomUUID(), `add ${'word '.repeat(100)}`)
    const task = long.tool_calls[0]?.result?.data?.task
    assert.deepEqual([task?.title.length, task?.description?.length], [254, 499])
    assert.equal(
      (await say(randomUUID(), `add ${'word '.repeat(300)}`)).response,
      'Task description must be 1-1000 characters.',
    )
  })

  test(`${name}: list_tasks as a page or a script asks for it`, async () => {
    const user = randomUUID()
    for (const title of ['stool', 'table', 'tray']) await say(user, `add ${title}`)
    const first = Object(await (await get(user, '/api/tasks?limit=2')).json())
    const second = Object(await (await get(user, `/api/tasks?limit=2&cursor=${first.data.next_cursor}`)).json())
    const titles = [...first.data.tasks, ...second.data.tasks].map((task) => task.title)
    assert.deepEqual([titles, second.data.next_cursor], [['stool', 'table', 'tray'], null])
    const best = Object(await (await get(user, '/api/tasks?limit=1&query=t&sort=relevance')).json())
    assert.deepEqual([best.data.tasks.length, best.data.next_cursor], [1, null], 'the best matches are one page')
    const wrong = await get(user, '/api/tasks?limit=0')
    assert.deepEqual([wrong.status, Object(await wrong.json()).error_code], [400, 'VALIDATION_ERROR'])
    const forged = await get(user, '/api/tasks?cursor=bm90IGEgY3Vyc29y')
    assert.deepEqual(
      [forged.status, Object(await forged.json()).error],
      [400, 'That cursor does not belong to this list'],
    )
    assert.equal((await get(user, '/api/tasks?user_id=somebody')).status, 403)
  })

  test(`${name}: it says that it lives and that it is ready`, async () => {
    assert.deepEqual(await (await get('u', '/healthz')).json(), { status: 'ok' })
    assert.deepEqual(await (await get('u', '/readyz')).json(), { status: 'ready' })
  })
}

after(stopOwnPostgres)
