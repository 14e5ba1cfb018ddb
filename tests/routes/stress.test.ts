// Turns when things go wrong: tools that fail, time that runs out, lines that are full, callers that come too often.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { replayTurn } from '../../src/agent/replay.ts'
import { defaultSettings } from '../../src/domain/settings.ts'
import { createApp } from '../../src/http/app.ts'
import { readTurns } from '../../src/store/audit.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'

// What a title can do to the database in these tests.
const traps = `
create function spring_trap() returns trigger language plpgsql as $$ begin
  if new.title = 'explode' then raise exception 'relation "secret" at /srv/app.ts:1:1' using errcode = '23514'; end if;
  if new.title = 'dawdle' then perform pg_sleep(1.5); end if;
  return new;
end $$;
create trigger trap before insert or update on tasks for each row execute function spring_trap();
create function spring_delete_trap() returns trigger language plpgsql as $$ begin
  if old.title = 'tarry' then perform pg_sleep(1.5); end if;
  return old;
end $$;
create trigger delete_trap before delete on tasks for each row execute function spring_delete_trap();
create function spring_late_trap() returns trigger language plpgsql as $$ begin
  if new.title = 'linger' then perform pg_sleep(1.5); end if;
  return null;
end $$;
create constraint trigger late_trap after insert on tasks deferrable initially deferred for each row execute function spring_late_trap();
`

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh, { defaults: { ...defaultSettings, multi_step_timeout: 1 } })
    await app.sayso.database.pool.query(traps)
  })
  after(() => app.close())

  test(`${name}: a tool that fails is undone by itself, recorded and said; the conversation goes on`, async () => {
    const user = randomUUID()
    const failed = await app.say(user, 'add explode')
    assert.deepEqual([failed.status, failed.tool_calls.map(({ status }) => status)], ['error', ['ERROR']])
    assert.match(failed.response, /^Sorry, I wasn't able to .*\. Please try again\.$/)
    assert.doesNotMatch(JSON.stringify(failed), /secret|23514|srv/)
    const { conversation_id } = failed
    const { body } = await app.call(user, 'GET', `/api/conversations/${conversation_id}`)
    assert.equal(body.current_state, 'IDLE', 'ERROR passes once it was said')
    const audit = await app.call(user, 'GET', `/api/audit/tool-invocations?conversation_id=${conversation_id}`)
    const [record] = audit.body.tool_invocations
    assert.deepEqual([record.success, record.result.error_code], [false, 'DATABASE_ERROR'])
    await app.say(user, 'add milk', { conversation_id })
    await app.say(user, 'rename milk to explode', { conversation_id })
    assert.deepEqual(await app.titles(user), ['milk'])
    let differences = 0
    for await (const turn of readTurns(app.sayso.database, conversation_id)) differences += replayTurn(turn).length
    assert.equal(differences, 0)
    const direct = await app.call(user, 'POST', '/api/tools/add_task', { title: 'explode' }, { 'idempotency-key': 'k' })
    assert.deepEqual([direct.status, direct.headers.get('retry-after')], [503, '1'])
    const again = await app.call(user, 'POST', '/api/tools/add_task', { title: 'explode' }, { 'idempotency-key': 'k' })
    assert.equal(again.status, 503, 'our fault is not kept as the answer')
  })

  test(`${name}: past its time a turn says so, has changed nothing, is kept, and the conversation goes on`, async () => {
    const user = randomUUID()
    const message_id = randomUUID()
    const request = { message: 'add dawdle', message_id }
    const late = await app.call(user, 'POST', '/api/chat', request)
    const { conversation_id } = late.body
    assert.deepEqual(
      [late.status, late.body.status, late.body.response, late.body.message_id, late.body.tool_calls],
      [
        200,
        'error',
        'This is taking longer than expected, so I stopped. Nothing was changed. Please try again.',
        message_id,
        [],
      ],
    )
    await sleep(1200)
    assert.deepEqual(await app.titles(user), [])
    assert.equal((await app.call(user, 'POST', '/api/chat', request)).text, late.text, 'the same bytes')
    const audit = await app.call(user, 'GET', `/api/audit/decisions?conversation_id=${conversation_id}`)
    assert.deepEqual(
      audit.body.decisions.map((record: Record<string, unknown>) => [record.step, record.decision_type]),
      [
        [2, 'RESPOND_ONLY'],
        [1, 'INVOKE_TOOL'],
      ],
      'what was decided before the time was over stays in the audit',
    )
    const calls = await app.call(user, 'GET', `/api/audit/tool-invocations?conversation_id=${conversation_id}`)
    assert.deepEqual(
      calls.body.tool_invocations.map((record: Record<string, unknown>) => [record.tool_name, record.success]),
      [['add_task', false]],
    )
    await app.call(user, 'PUT', '/api/settings', { multi_step_timeout: 20 })
    const again = await app.say(user, 'add dawdle', { conversation_id })
    assert.equal(again.status, 'success', "one's own setting counts")
    assert.deepEqual(await app.titles(user), ['dawdle'])
    let differences = 0
    for await (const turn of readTurns(app.sayso.database, conversation_id)) differences += replayTurn(turn).length
    assert.equal(differences, 0)
  })

  test(`${name}: a yes past its time deletes nothing, and the question stays open`, async () => {
    const user = randomUUID()
    const { conversation_id } = await app.say(user, 'add milk')
    await app.sayso.database.pool.query("update tasks set title = 'tarry', title_key = 'tarry' where user_id = $1", [
      user,
    ])
    await app.say(user, 'delete tarry', { conversation_id })
    const late = await app.say(user, 'yes', { conversation_id })
    assert.match(
      late.response,
      /longer than expected.*Nothing was changed.*\nAre you sure you want to delete 'tarry'\?/,
    )
    assert.deepEqual([late.status, await app.titles(user)], ['confirmation_required', ['tarry']])
    await app.call(user, 'PUT', '/api/settings', { multi_step_timeout: 20 })
    assert.match((await app.say(user, 'yes', { conversation_id })).response, /'tarry' has been deleted/)
  })

  test(`${name}: past its time while it commits, a turn says that it cannot know; the same message tells later`, async () => {
    const user = randomUUID()
    const message_id = randomUUID()
    const late = await app.say(user, 'add linger', { message_id })
    assert.match(late.response, /^This is taking longer than expected, and I can't tell yet/)
    await sleep(1500)
    assert.deepEqual(await app.titles(user), ['linger'])
    const { response, conversation_id } = await app.say(user, 'add linger', { message_id })
    assert.equal(response, "I've added 'linger' to your tasks.")
    assert.equal(conversation_id, late.conversation_id)
    assert.deepEqual(await app.titles(user), ['linger'])
  })

  test(`${name}: a single shot past its time says so too`, async () => {
    const user = randomUUID()
    const { status, body } = await app.call(user, 'POST', '/api/agent', { user_id: user, message: 'add dawdle' })
    assert.equal(status, 200)
    assert.match(body.response, /longer than expected.*Nothing was changed/)
    await sleep(1200)
    assert.deepEqual(await app.titles(user), [])
    const audit = await app.call(user, 'GET', '/api/audit/decisions')
    assert.deepEqual(
      audit.body.decisions.map((record: Record<string, unknown>) => record.decision_type),
      ['RESPOND_ONLY', 'INVOKE_TOOL'],
    )
  })

  test(`${name}: a caller who comes too often is asked to wait, and nobody else`, async () => {
    const server = createApp(app.sayso, { rate_limit: 3 })
    const ask = (user: string) => server.request('/api/settings', { headers: { host: 'localhost', 'x-user-id': user } })
    const [user, other] = [randomUUID(), randomUUID()]
    const statuses = [await ask(user), await ask(user), await ask(user), await ask(user)].map(({ status }) => status)
    assert.deepEqual(statuses, [200, 200, 200, 429])
    const refused = await ask(user)
    assert.equal(refused.headers.get('retry-after'), '20')
    assert.equal(Object(await refused.json()).error.code, 'TOO_MANY')
    assert.equal((await ask(other)).status, 200)
  })
}

test('PostgreSQL: turns that wait hold no connection; the line is bounded', async () => {
  const app = await openApp(freshPostgres)
  const { pool, lines } = app.sayso.database
  const user = randomUUID()
  const { conversation_id } = await app.say(user, 'hello')
  const blocker = await pool.connect()
  await blocker.query('begin')
  await blocker.query('select 1 from conversations where user_id = $1 for update', [user])
  const answers = Array.from({ length: 70 }, (_, index) =>
    app.call(user, 'POST', '/api/chat', { message: `add task ${index}`, conversation_id }),
  )
  await sleep(300)
  assert.ok(lines.totalCount - lines.idleCount <= 1, 'the one turn that has its turn')
  assert.equal((await app.say(randomUUID(), 'add milk')).status, 'success', 'others are not kept waiting')
  await blocker.query('rollback')
  blocker.release()
  const done = await Promise.all(answers)
  const refused = done.filter(({ status }) => status === 429)
  assert.deepEqual([done.filter(({ status }) => status === 200).length, refused.length], [51, 19])
  assert.equal(refused[0]?.headers.get('retry-after'), '1')
  const { rows } = await pool.query('select count(*)::int as count, max(seq) as last from turns where user_id = $1', [
    user,
  ])
  assert.deepEqual(rows, [{ count: 52, last: 52 }])
  await app.close()
})

after(stopOwnPostgres)
