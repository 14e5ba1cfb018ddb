// The agent here, its tools at another address: two servers, each with a database of its own.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { serve } from '@hono/node-server'
import { replayTurn } from '../src/agent/replay.ts'
import { defaultSettings } from '../src/domain/settings.ts'
import { createApp } from '../src/http/app.ts'
import { readTurns } from '../src/store/audit.ts'
import { asSaid, type TestConversation } from './conversations/exchange.ts'
import { plantedFailure } from './conversations/failures.ts'
import { conversations } from './conversations.ts'
import { openApp, type TestApp } from './support/app.ts'
import { freshEmbedded, freshPostgres, stopOwnPostgres } from './support/databases.ts'

const key = Buffer.from(Array.from({ length: 48 }, (_, index) => index * 5)).toString('base64')
const jwt = {
  kind: 'jwt' as const,
  key: { secret: key },
  issuer: 'https://login.test',
  audience: 'tasks',
  mcp_audience: 'tools',
}

// What the databases of both sides do at certain words.
const traps = `
create table traps (word text primary key);
create function spring_trap() returns trigger language plpgsql as $$ begin
  if new.content = 'add fragile' and exists (select from traps where word = 'fragile') then raise exception 'broken'; end if;
  return new;
end $$;
create trigger trap before insert on messages for each row execute function spring_trap();
create function spring_slow_trap() returns trigger language plpgsql as $$ begin
  if new.title = 'dawdle' then perform pg_sleep(2); end if;
  return new;
end $$;
create trigger slow_trap before insert on tasks for each row execute function spring_slow_trap();
grant select on traps to sayso_app;
`

let tools: TestApp
let agent: TestApp
let port = 0
let door: ReturnType<typeof serve> | null = null

async function openDoor(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const { fetch } = createApp(tools.sayso)
  door = serve({ fetch, hostname: '127.0.0.1', port }, () => resolve())
  await promise
  port = (door.address() as AddressInfo).port
}

async function closeDoor(): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  door?.close(() => resolve())
  if (door !== null && 'closeAllConnections' in door) door.closeAllConnections()
  await promise
}

before(async () => {
  tools = await openApp(freshEmbedded)
  await openDoor()
  agent = await openApp(freshPostgres, {
    mcp_url: `http://127.0.0.1:${port}/mcp`,
    defaults: { ...defaultSettings, multi_step_timeout: 5 },
  })
  for (const side of [tools, agent]) await side.sayso.database.pool.query(traps)
  await tools.sayso.database.pool.query(plantedFailure)
})
after(async () => {
  await agent.close()
  await closeDoor()
  await tools.close()
  await stopOwnPostgres()
})

const setTrap = (isSet: boolean) =>
  agent.sayso.database.pool.query(isSet ? "insert into traps values ('fragile')" : 'delete from traps')

async function differences(conversation_id: string): Promise<number> {
  let count = 0
  for await (const turn of readTurns(agent.sayso.database, conversation_id)) count += replayTurn(turn).length
  return count
}

async function hold(conversation: TestConversation): Promise<void> {
  const user = randomUUID()
  if (conversation.ttl_seconds !== undefined)
    await agent.call(user, 'PUT', '/api/settings', { confirmation_ttl_seconds: conversation.ttl_seconds })
  const ids = new Map<boolean, string>()
  for (const { say, reply, after: wait = 0, elsewhere: isAside = false } of conversation.exchanges) {
    await sleep(wait * 1000)
    const id = ids.get(isAside)
    const { response, conversation_id } = await agent.say(user, say, id === undefined ? {} : { conversation_id: id })
    ids.set(isAside, conversation_id)
    assert.equal(response, asSaid(reply, response), say)
  }
  const pending = await tools.call(user, 'GET', '/api/tasks?status=pending')
  assert.deepEqual(
    pending.body.data.tasks.map((task: { title: string }) => task.title),
    conversation.left,
    'the tasks are there',
  )
  const here = await agent.sayso.database.pool.query('select count(*)::int as count from tasks where user_id = $1', [
    user,
  ])
  assert.equal(here.rows[0].count, 0, 'and not here')
}

for (const conversation of conversations) test(`elsewhere: ${conversation.name}`, () => hold(conversation))

test('every call over there is audited here too, and replayed byte for byte', async () => {
  const user = randomUUID()
  const { conversation_id } = await agent.say(user, 'add milk')
  await agent.say(user, 'delete milk', { conversation_id })
  await agent.say(user, 'yes', { conversation_id })
  const [here, there] = await Promise.all(
    [agent, tools].map(async (side) => {
      const { body } = await side.call(user, 'GET', '/api/audit/tool-invocations')
      return body.tool_invocations.map((record: Record<string, unknown>) => [record.tool_name, record.success])
    }),
  )
  assert.deepEqual(here, [
    ['delete_task', true],
    ['list_tasks', true],
    ['add_task', true],
  ])
  assert.deepEqual(there, [
    ['delete_task', true],
    ['delete_task', false],
    ['list_tasks', true],
    ['add_task', true],
  ])
  assert.equal(await differences(conversation_id), 0)
  assert.deepEqual(await tools.titles(user), [])
})

test('a task renamed over there after the question is asked about again', async () => {
  const user = randomUUID()
  const { conversation_id, tool_calls } = await agent.say(user, 'add milk')
  await agent.say(user, 'delete milk', { conversation_id })
  const task_id = tool_calls[0]?.result?.data?.task?.id
  await tools.call(user, 'POST', '/api/tools/update_task', { task_id, title: 'oat milk' })
  const asked = await agent.say(user, 'yes', { conversation_id })
  assert.equal(asked.status, 'confirmation_required')
  assert.deepEqual(await tools.titles(user), ['oat milk'])
  assert.match((await agent.say(user, 'yes', { conversation_id })).response, /'oat milk' has been deleted/)
})

test('a turn that dies after its effect and is repeated has one effect', async () => {
  const user = randomUUID()
  const request = { message: 'add fragile', message_id: randomUUID() }
  await setTrap(true)
  assert.equal((await agent.call(user, 'POST', '/api/chat', request)).status, 500)
  assert.deepEqual(await tools.titles(user), ['fragile'], 'done over there, not yet told here')
  await setTrap(false)
  const again = await agent.call(user, 'POST', '/api/chat', request)
  assert.deepEqual([again.status, again.body.response], [200, "I've added 'fragile' to your tasks."])
  assert.deepEqual(await tools.titles(user), ['fragile'])
})

test('tools that cannot be reached are a 503, and the same message works once they are back', async () => {
  const user = randomUUID()
  const request = { message: 'add milk', message_id: randomUUID() }
  await closeDoor()
  const away = await agent.call(user, 'POST', '/api/chat', request)
  assert.deepEqual([away.status, away.headers.get('retry-after')], [503, '1'])
  assert.doesNotMatch(away.text, /ECONN|fetch|127\.0/)
  await openDoor()
  assert.equal((await agent.call(user, 'POST', '/api/chat', request)).status, 200)
  assert.deepEqual(await tools.titles(user), ['milk'])
})

test('out of time while the tools are at work, nobody claims that nothing was changed; the repeat tells', async () => {
  const user = randomUUID()
  await agent.call(user, 'PUT', '/api/settings', { multi_step_timeout: 1 })
  const request = { message: 'add dawdle', message_id: randomUUID() }
  const late = await agent.call(user, 'POST', '/api/chat', request)
  assert.match(late.body.response, /longer than expected, and I can't tell yet/)
  await sleep(2500)
  const again = await agent.call(user, 'POST', '/api/chat', request)
  assert.equal(again.body.response, "I've added 'dawdle' to your tasks.")
  assert.deepEqual(await tools.titles(user), ['dawdle'])
})

test('direct calls go there as well, with their two steps and their key', async () => {
  const user = randomUUID()
  const add = () => agent.call(user, 'POST', '/api/tools/add_task', { title: 'milk' }, { 'idempotency-key': 'k1' })
  const added = await add()
  assert.equal((await add()).text, added.text)
  const task_id = added.body.data.task.id
  const asked = await agent.call(user, 'POST', '/api/tools/delete_task', { task_id })
  assert.deepEqual([asked.status, asked.body.error_code], [409, 'CONFIRMATION_REQUIRED'])
  const { confirmation_token } = asked.body.data
  const done = await agent.call(user, 'POST', '/api/tools/delete_task', { task_id, confirmation_token })
  assert.deepEqual([done.status, await tools.titles(user)], [200, []])
})

test('with tokens on both sides, each call over there is made in the name of its user', async () => {
  const secured = createApp(tools.sayso, { auth: jwt })
  const { promise, resolve } = Promise.withResolvers<void>()
  const node = serve({ fetch: secured.fetch, hostname: '127.0.0.1', port: 0 }, () => resolve())
  await promise
  const url = `http://127.0.0.1:${(node.address() as AddressInfo).port}/mcp`
  const other = await openApp(freshEmbedded, { mcp_url: url, auth: jwt })
  const [ann, bob] = [randomUUID(), randomUUID()]
  await Promise.all([other.say(ann, 'add milk'), other.say(bob, 'add bread')])
  assert.deepEqual([await tools.titles(ann), await tools.titles(bob)], [['milk'], ['bread']])
  await other.close()
  node.close()
})
