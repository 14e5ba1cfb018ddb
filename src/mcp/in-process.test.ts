import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { Client } from '@modelcontextprotocol/client'
import { InMemoryTransport } from '@modelcontextprotocol/server'
import type { Task } from '../domain/task.ts'
import type { TaskStore, ToolScope } from '../tools/contract.ts'
import { connectInProcess, type InProcessTools } from './in-process.ts'
import { createServer } from './server.ts'

const id = '01900000-0000-7000-8000-000000000001'

/** A store that knows one task and says whose it is. */
function scopeOf(user_id: string): ToolScope {
  const task: Task = {
    id,
    user_id,
    title: `milk of ${user_id}`,
    description: null,
    priority: null,
    due_date: null,
    recurrence: null,
    remind_before: null,
    status: 'pending',
    created_at: '2026-02-09T10:30:00.000Z',
    updated_at: '2026-02-09T10:30:00.000Z',
    completed_at: null,
  }
  const tasks: TaskStore = {
    add: async (_, fields) => {
      await new Promise(setImmediate)
      return { ...task, ...fields }
    },
    list: async (query) => (query.ids?.includes(id) === false ? [] : [{ task, key: [id] }]),
    count: async () => 1,
    update: async (which, changes) => (which === id ? { ...task, title: changes.title ?? task.title } : null),
    snooze: async () => null,
    remove: async () => ({ outcome: 'no_confirmation' }),
    spendConfirmation: async () => null,
    offerRemoval: async () => ({ expires_at: '2026-02-09T10:35:00.000Z' }),
    withdrawRemoval: async () => {},
    clock: async () => ({ now: '2026-02-09T10:30:00.000Z', timezone: null }),
  }
  return { user_id, tasks, turn: null, newId: () => id, newToken: () => 'token' }
}

let tools: InProcessTools
const faults: unknown[] = []
before(async () => {
  tools = await connectInProcess((fault) => faults.push(fault))
})
after(() => tools.close())

const call = (tool_name: string, parameters: Record<string, unknown>, scope = scopeOf('ann')) =>
  tools.call(scope, { tool_name, parameters })

test('every tool answers over MCP', async () => {
  const answers = [
    (await call('add_task', { title: 'bread' })).data?.task?.title,
    (await call('list_tasks', {})).data?.tasks?.length,
    (await call('update_task', { task_id: id, title: 'oat milk' })).data?.task?.title,
    (await call('complete_task', { task_id: id })).success,
    (await call('delete_task', { task_id: id })).error_code,
  ]
  assert.deepEqual(answers, ['bread', 1, 'oat milk', true, 'CONFIRMATION_REQUIRED'])
})

const refusals: [string, string, Record<string, unknown>, string][] = [
  ['an unknown tool', 'drop_table', {}, 'VALIDATION_ERROR'],
  ['unknown arguments', 'update_task', { task_id: id, title: 'x', owner: 'bob' }, 'VALIDATION_ERROR'],
  ['a delete that confirms itself', 'delete_task', { task_id: id, confirmed: true }, 'VALIDATION_ERROR'],
  ['a delete with a made-up token', 'delete_task', { task_id: id, confirmation_token: 'yes' }, 'CONFLICT'],
  ['a task id that is none', 'complete_task', { task_id: '7; drop table tasks' }, 'TASK_NOT_FOUND'],
  ['a task that is not there', 'complete_task', { task_id: '01900000-0000-7000-8000-000000000009' }, 'TASK_NOT_FOUND'],
  ['a title too long', 'add_task', { title: 'x'.repeat(256) }, 'VALIDATION_ERROR'],
]
for (const [what, tool, parameters, code] of refusals) {
  test(`${what} is answered with ${code}`, async () => assert.equal((await call(tool, parameters)).error_code, code))
}

test("a user_id that is not the caller's is refused, whatever its form", async () => {
  const forms = ['bob', '', ' ann', ['ann'], 7, null, { id: 'ann' }]
  for (const tool of ['add_task', 'list_tasks', 'update_task', 'complete_task', 'delete_task'])
    for (const user_id of forms)
      assert.equal(
        (await call(tool, { user_id, task_id: id, title: 'x' })).error_code,
        'FORBIDDEN',
        `${tool} ${JSON.stringify(user_id)}`,
      )
})

test('calls made at the same time keep to their own scope', async () => {
  const users = Array.from({ length: 500 }, (_, index) => `user-${index}`)
  const answers = await Promise.all(
    users.map(async (user) => (await call('add_task', { title: 'x' }, scopeOf(user))).data?.task?.user_id),
  )
  assert.deepEqual(answers, users)
})

test('a call that still runs when the tools are closed is not waited for', async () => {
  const closing = await connectInProcess(() => {})
  const scope = scopeOf('ann')
  const never = { ...scope, tasks: { ...scope.tasks, add: () => new Promise<Task>(() => {}) } }
  const running = closing.call(never, { tool_name: 'add_task', parameters: { title: 'x' } })
  await Promise.all([assert.rejects(running, /closed/), closing.close()])
})

test('a fault of ours is reported, and shown without its cause', async () => {
  const scope = scopeOf('ann')
  const broken = {
    ...scope,
    tasks: {
      ...scope.tasks,
      add: () => Promise.reject(Object.assign(new Error('relation "tasks" does not exist'), { code: '42P01' })),
    },
  }
  const answer = await call('add_task', { title: 'x' }, broken)
  assert.deepEqual(answer, {
    success: false,
    data: null,
    error: 'Something went wrong. Please try again.',
    error_code: 'DATABASE_ERROR',
  })
  assert.equal(faults.length, 1)
})

test('without a scope nothing happens, and every tool is described with its hints and schemas', async () => {
  const server = createServer(
    () => undefined,
    () => {},
  )
  const client = new Client({ name: 'test', version: '1' })
  const [one, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(other), client.connect(one)])
  const result = await client.callTool({ name: 'add_task', arguments: { title: 'x' } })
  assert.equal(Object(result.structuredContent).error_code, 'UNAUTHORIZED')
  const { tools: listed } = await client.listTools()
  assert.deepEqual(
    listed.map(({ name, annotations, inputSchema, outputSchema }) => [
      name,
      Object.keys(annotations ?? {}).length,
      inputSchema.additionalProperties,
      outputSchema?.type,
    ]),
    ['add_task', 'list_tasks', 'update_task', 'complete_task', 'delete_task'].map((name) => [name, 5, false, 'object']),
  )
  await client.close()
})

test('in process nothing is answered but calls of tools', async () => {
  const server = createServer(
    () => assert.fail('nobody was asked for'),
    () => {},
    { client: 'own' },
  )
  const client = new Client({ name: 'test', version: '1' })
  const [one, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(other), client.connect(one)])
  const any = { '~standard': { version: 1, vendor: 'test', validate: (value: unknown) => ({ value }) } } as const
  const others = [
    { method: 'prompts/list' },
    { method: 'tools/call', params: { name: 'add_task' } },
    { method: 'tools/call', params: { name: 7, arguments: {} } },
    { method: 'tools/call', params: { name: 'add_task', arguments: ['x'] } },
  ]
  for (const request of others)
    await assert.rejects(client.request(request, any), /in process/, JSON.stringify(request))
  await client.close()
})

test('what a tool may do to tasks is told honestly', async () => {
  const server = createServer(
    () => undefined,
    () => {},
  )
  const client = new Client({ name: 'test', version: '1' })
  const [one, other] = InMemoryTransport.createLinkedPair()
  await Promise.all([server.connect(other), client.connect(one)])
  const { tools: listed } = await client.listTools()
  const kinds = listed.map(({ name, annotations: { readOnlyHint, destructiveHint, idempotentHint } = {} }) => [
    name,
    readOnlyHint === true ? 'looks' : destructiveHint === true ? 'may destroy' : 'only adds',
    idempotentHint === true ? 'the same again' : 'more each time',
  ])
  assert.deepEqual(kinds, [
    ['add_task', 'only adds', 'more each time'],
    ['list_tasks', 'looks', 'the same again'],
    ['update_task', 'may destroy', 'the same again'],
    ['complete_task', 'only adds', 'the same again'],
    ['delete_task', 'may destroy', 'more each time'],
  ])
  await client.close()
})
