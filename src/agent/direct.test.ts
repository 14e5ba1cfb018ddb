import assert from 'node:assert/strict'
import { test } from 'node:test'
import { AppError } from '../domain/errors.ts'
import type { ToolErrorCode, ToolInvocationRecord, ToolResponse } from '../domain/tool-call.ts'
import type { TaskStore } from '../tools/contract.ts'
import { callDirectly, type KeptAnswer, type OpenedCall } from './direct.ts'

const never = () => Promise.reject(new Error('the tool is scripted'))
const tasks: TaskStore = {
  add: never,
  list: never,
  count: never,
  clock: never,
  update: never,
  remove: never,
  spendConfirmation: never,
  offerRemoval: never,
  withdrawRemoval: never,
}

function failed(error_code: ToolErrorCode): ToolResponse {
  return { success: false, data: null, error: 'no', error_code }
}

/** One keyed call of a tool that answers this; tells what was recorded and what a repeat would get. */
async function call(response: ToolResponse, key: string | null, opened?: OpenedCall) {
  const finished: { record: ToolInvocationRecord; kept: KeptAnswer | null }[] = []
  let ids = 0
  const ports = {
    calls: {
      openCall: async (): Promise<OpenedCall> =>
        opened ?? {
          kind: 'open',
          call: {
            tasks,
            finish: async (record: ToolInvocationRecord, kept: KeptAnswer | null) => {
              finished.push({ record, kept })
            },
            abandon: async () => {},
          },
        },
    },
    tools: { call: async () => response },
    now: () => new Date(0),
    newId: () => `id ${++ids}`,
    newToken: () => 'token',
  }
  const answer = await callDirectly(ports, 'ann', 'add_task', { title: 'milk', confirmation_token: 'secret' }, { key })
  const [only] = finished
  return { answer, record: only?.record, kept: only?.kept ?? null }
}

const codes: [ToolErrorCode, boolean][] = [
  ['VALIDATION_ERROR', true],
  ['TASK_NOT_FOUND', true],
  ['CONFLICT', true],
  ['DATABASE_ERROR', false],
  ['INTERNAL_ERROR', false],
]
for (const [code, isFinal] of codes)
  test(`a keyed call that ends with ${code} is ${isFinal ? 'final' : 'tried again when it is repeated'}`, async () => {
    const { kept, record } = await call(failed(code), 'k1')
    assert.equal(kept !== null, isFinal)
    assert.deepEqual(
      [record?.success, record?.intent_classification, record?.parameters],
      [false, 'CREATE_TASK', { title: 'milk' }],
    )
  })

test('a call that worked is kept under its key, and without a key nothing is kept', async () => {
  const done: ToolResponse = { success: true, data: {}, error: null, error_code: null }
  const { kept, answer } = await call(done, 'k1')
  assert.deepEqual([kept?.key, kept?.body, answer], ['k1', JSON.stringify(done), done])
  assert.equal((await call(done, null)).kept, null)
})

test('a call that is still running is not made again, and a key is for one request', async () => {
  const done: ToolResponse = { success: true, data: {}, error: null, error_code: null }
  await assert.rejects(
    call(done, 'k1', { kind: 'running' }),
    (fault) => fault instanceof AppError && fault.code === 'STILL_RUNNING',
  )
  const other = { kind: 'done', reply: { request_hash: 'of another', body: '{}' } } as const
  await assert.rejects(
    call(done, 'k1', other),
    (fault) => fault instanceof AppError && fault.code === 'DIFFERENT_REQUEST',
  )
})
