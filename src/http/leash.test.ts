import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCaller, as, askPast } from '../../tests/support/asks.ts'
import { aTask } from '../../tests/support/contexts.ts'
import type { Sayso } from '../compose.ts'
import { RIGHTS, type Rights } from '../domain/account.ts'
import type { CallHow } from '../domain/elicitation.ts'
import { AppError } from '../domain/errors.ts'
import type { ToolName, ToolResponse } from '../domain/tool-call.ts'
import type { Caller, Leash } from './env.ts'
import { checkSettings, onLeash, toolsFor } from './leash.ts'

const task = aTask({ title: 'milk' })
const done: ToolResponse = { success: true, data: { task }, error: null, error_code: null }
const asked: ToolResponse = {
  success: false,
  data: { task, confirmation_token: 'secret', expires_at: '2026-02-09T10:35:00.000Z' },
  error: 'Ask the user, then call again with this token',
  error_code: 'CONFIRMATION_REQUIRED',
}

let agents = 0

/** An agent of its own budget, with the person's answer to whatever it would delete. */
function agent(rights: Rights, given: { said?: 'waiting' | 'no'; changes_per_minute?: number } = {}): Caller {
  const { said = 'waiting', changes_per_minute = 1000 } = given
  const leash: Leash = { rights, changes_per_minute, ask: async () => said }
  return aCaller({ may_write: rights !== 'read', token_id: `agent ${++agents}`, leash })
}

/** Calls a tool of a server that answers this; tells what the server was asked, and what the caller was answered. */
async function call(
  caller: Caller,
  tool_name: ToolName,
  {
    parameters = {},
    how,
    answer = done,
  }: { parameters?: Record<string, unknown>; how?: CallHow; answer?: ToolResponse },
) {
  const calls: unknown[][] = []
  const sayso = {
    callTool: async (...given: unknown[]) => {
      calls.push(given)
      return answer
    },
  } as unknown as Sayso
  const tools = toolsFor(sayso, caller)
  const outcome = await (how === undefined ? tools(tool_name, parameters) : tools(tool_name, parameters, how)).catch(
    (fault: unknown) => {
      if (!(fault instanceof AppError)) throw fault
      return `${fault.code}: ${fault.message}`
    },
  )
  return { calls, outcome }
}

const only = {
  read: 'FORBIDDEN: This token is read-only.',
  add: 'FORBIDDEN: This token may only read and add tasks.',
  change: 'FORBIDDEN: This token may not delete tasks.',
}

// Down: what a token may do; across: list, add, update, complete, delete.
const tools = ['list_tasks', 'add_task', 'update_task', 'complete_task', 'delete_task'] as const
const may: Record<Rights, readonly (string | null)[]> = {
  read: [null, only.read, only.read, only.read, only.read],
  add: [null, null, only.add, only.add, only.add],
  change: [null, null, null, null, only.change],
  ask: [null, null, null, null, null],
  full: [null, null, null, null, null],
}
for (const rights of RIGHTS)
  for (const [index, tool_name] of tools.entries()) {
    const refusal = may[rights][index] ?? null
    test(`an agent that may ${rights} ${refusal === null ? 'calls' : 'does not call'} ${tool_name}`, async () => {
      const { calls, outcome } = await call(agent(rights), tool_name, { how: { key: 'k' } })
      assert.deepEqual(outcome, refusal ?? done)
      assert.deepEqual(calls, refusal === null ? [['ann', tool_name, {}, { key: 'k' }]] : [])
    })
  }

test('who is on no leash calls everything, and only looks where they may not write', async () => {
  for (const leash of [undefined, null])
    for (const tool_name of tools) {
      const free = aCaller(leash === undefined ? {} : { leash })
      assert.deepEqual((await call(free, tool_name, {})).calls, [['ann', tool_name, {}, {}]])
      const { outcome, calls } = await call({ ...free, may_write: false }, tool_name, {})
      assert.deepEqual(outcome, tool_name === 'list_tasks' ? done : only.read)
      assert.equal(calls.length, tool_name === 'list_tasks' ? 1 : 0)
    }
})

const yesOfItsOwn = 'FORBIDDEN: Deletes made with this token wait for your own yes in Sayso.'
const deletes: readonly [string, Record<string, unknown>, CallHow, string | null][] = [
  ['it asks', {}, {}, null],
  ['it asks its client', {}, { elicitation: { step: 'ask' } }, null],
  ['it brings a token', { confirmation_token: 'x' }, {}, yesOfItsOwn],
  ['it brings a yes', {}, { elicitation: { step: 'yes', token: 'x' } }, yesOfItsOwn],
  ['it brings a no', {}, { elicitation: { step: 'no', token: 'x' } }, yesOfItsOwn],
]
for (const [what, parameters, how, refusal] of deletes)
  test(`an agent deletes: ${what}`, async () => {
    const { calls, outcome } = await call(agent('ask'), 'delete_task', { parameters, how, answer: asked })
    const waits = {
      ...asked,
      data: { task },
      error: 'The user is asked in Sayso. Nothing is deleted until they say yes there.',
    }
    assert.deepEqual(outcome, refusal ?? waits)
    assert.deepEqual(calls, refusal === null ? [['ann', 'delete_task', parameters, {}]] : [])
  })

test('a key goes along with an agent’s delete', async () => {
  const { calls } = await call(agent('ask'), 'delete_task', { how: { key: 'k' }, answer: asked })
  assert.deepEqual(calls, [['ann', 'delete_task', {}, { key: 'k' }]])
})

test('a no of the person’s is told, and what was no question is passed on', async () => {
  const { outcome } = await call(agent('ask', { said: 'no' }), 'delete_task', { answer: asked })
  const no = { ...asked, data: { task }, error: 'The user did not say yes, so nothing was deleted' }
  assert.deepEqual(outcome, no)
  const nameless = { ...asked, data: null }
  assert.deepEqual((await call(agent('ask'), 'delete_task', { answer: nameless })).outcome, nameless)
  const gone: ToolResponse = { success: false, data: null, error: 'gone', error_code: 'TASK_NOT_FOUND' }
  assert.deepEqual((await call(agent('ask'), 'delete_task', { answer: gone })).outcome, gone)
})

test('a person at a terminal brings their own yes', async () => {
  const parameters = { confirmation_token: 'x' }
  const { outcome } = await call(agent('full'), 'delete_task', { parameters })
  assert.deepEqual(outcome, done)
})

test('changes are counted by the minute for each token; looking is not', async () => {
  const busy = agent('change', { changes_per_minute: 2 })
  const other = agent('change', { changes_per_minute: 2 })
  const add = async (caller: Caller) => (await call(caller, 'add_task', {})).outcome
  assert.deepEqual([await add(busy), await add(busy)], [done, done])
  assert.equal(await add(busy), 'TOO_MANY: This token may make 2 changes a minute. Please wait a moment.')
  assert.deepEqual([await add(other), (await call(busy, 'list_tasks', {})).outcome], [done, done])
  const nameless = { ...agent('change', { changes_per_minute: 1 }), token_id: null, user_id: `bob ${++agents}` }
  assert.deepEqual(await add(nameless), done)
  assert.match(String(await add(nameless)), /^TOO_MANY: This token may make 1 changes/)
  const full = agent('full', { changes_per_minute: 1 })
  assert.deepEqual([await add(full), await add(full)], [done, done])
})

const onlyYou = 'Only you can do that, signed in on the page.'
const routes: readonly [string, Rights, string][] = [
  ['GET /api/tasks', 'read', ''],
  ['POST /api/decide', 'read', ''],
  ['POST /api/tools/add_task', 'read', ''],
  ['POST /api/chat', 'read', 'This token is read-only.'],
  ['POST /api/chat', 'add', 'This token may only read and add tasks.'],
  ['POST /api/chat', 'change', 'This token may not delete tasks.'],
  ['POST /api/chat', 'ask', 'This token may use tools only.'],
  ['POST /api/chat', 'full', ''],
  ['PUT /api/tools/add_task', 'ask', 'This token may use tools only.'],
  ['POST /api/toolset', 'ask', 'This token may use tools only.'],
  ['DELETE /api/me', 'full', onlyYou],
  ['POST /api/tokens/revoke', 'full', onlyYou],
  ['GET /api/webhook-key', 'full', onlyYou],
  ['POST /api/calendar-key', 'full', onlyYou],
  ['GET /api/webhook-key', 'read', onlyYou],
  ['GET /api/me', 'full', ''],
]
for (const [route, rights, words] of routes)
  test(`${route} is ${words === '' ? '' : 'not '}for a token that may ${rights}`, async () => {
    const [method = '', path = ''] = route.split(' ')
    const caller = agent(rights)
    const refused = { code: 'FORBIDDEN', words }
    assert.deepEqual(await askPast([as(caller), onLeash()], { method, path }), words === '' ? caller : refused)
    const person = aCaller({ leash: null })
    assert.deepEqual(await askPast([as(person), onLeash()], { method, path }), person)
  })

test('whether deletes are asked about is the person’s to say', () => {
  const off = { confirmation_required: false }
  assert.throws(() => checkSettings(agent('full'), off), { code: 'FORBIDDEN', message: onlyYou })
  checkSettings(agent('full'), { timezone: 'UTC' })
  checkSettings(aCaller({ leash: null }), off)
})
