import assert from 'node:assert/strict'
import { test } from 'node:test'
import { untouched } from '../../tests/support/untouched-tasks.ts'
import type { Elicitation } from '../domain/elicitation.ts'
import { AppError } from '../domain/errors.ts'
import type { ToolErrorCode, ToolInvocationRecord, ToolName, ToolResponse } from '../domain/tool-call.ts'
import type { ToolScope } from '../tools/contract.ts'
import { callDirectly, type KeptAnswer, type OpenedCall } from './direct.ts'

function failed(error_code: ToolErrorCode): ToolResponse {
  return { success: false, data: null, error: 'no', error_code }
}

interface Called {
  readonly opened?: OpenedCall
  readonly tool_name?: ToolName
  readonly parameters?: Record<string, unknown>
  readonly elicitation?: Elicitation
  readonly timezone?: string
  readonly finish?: () => Promise<void>
}

/** Makes one keyed call of a tool with this response; returns what was recorded and what a repeat would get. */
async function call(response: ToolResponse | Error, key: string | null, given: Called = {}) {
  const { opened, tool_name = 'add_task', parameters = { title: 'milk', confirmation_token: 'secret' } } = given
  const finished: { record: ToolInvocationRecord; kept: KeptAnswer | null }[] = []
  const sent: { scope: ToolScope; call: object }[] = []
  const openedWith: unknown[][] = []
  let [ids, times, abandoned] = [0, 0, 0]
  const ports = {
    calls: {
      openCall: async (...asked: unknown[]): Promise<OpenedCall> => {
        openedWith.push(asked)
        return (
          opened ?? {
            kind: 'open',
            call: {
              tasks: untouched,
              finish: async (record: ToolInvocationRecord, kept: KeptAnswer | null) => {
                finished.push({ record, kept })
                await given.finish?.()
              },
              abandon: async () => {
                abandoned++
              },
            },
          }
        )
      },
    },
    tools: {
      call: async (scope: ToolScope, request: object) => {
        sent.push({ scope, call: request })
        if (response instanceof Error) throw response
        return response
      },
    },
    now: () => new Date(++times * 5),
    newId: () => `id ${++ids}`,
    newToken: () => 'token',
    ...(given.timezone === undefined ? {} : { timezone: given.timezone }),
  }
  const { elicitation } = given
  const how = elicitation === undefined ? { key } : { key, elicitation }
  const outcome = await callDirectly(ports, 'ann', tool_name, parameters, how).catch((fault: unknown) => {
    if (response instanceof Error || given.finish !== undefined) return String(fault)
    throw fault
  })
  const [only] = finished
  const answer = typeof outcome === 'string' ? null : outcome
  return { outcome, answer, record: only?.record, kept: only?.kept ?? null, sent, openedWith, abandoned }
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
    call(done, 'k1', { opened: { kind: 'running' } }),
    new AppError('STILL_RUNNING', 'This call is still being worked on. Try again in a moment.'),
  )
  const other = { kind: 'done', reply: { request_hash: 'of another', body: '{}' } } as const
  await assert.rejects(
    call(done, 'k1', { opened: other }),
    (fault) => fault instanceof AppError && fault.code === 'DIFFERENT_REQUEST',
  )
})

const worked: ToolResponse = { success: true, data: {}, error: null, error_code: null }

test('a repeat gets the answer that was kept, and nothing is done', async () => {
  const { kept } = await call(worked, 'k1')
  assert.ok(kept)
  const again = await call(failed('CONFLICT'), 'k1', { opened: { kind: 'done', reply: kept } })
  assert.deepEqual([again.answer, again.sent, again.openedWith], [worked, [], [['ann', 'k1']]])
})

test('a key is for one tool with these parameters', async () => {
  const hash = async (given: Called) => (await call(worked, 'k1', given)).kept?.request_hash
  const same = await hash({ parameters: { title: 'a' } })
  assert.equal(await hash({ parameters: { title: 'a' } }), same)
  assert.notEqual(await hash({ parameters: { title: 'b' } }), same)
  assert.notEqual(await hash({ parameters: { title: 'a' }, tool_name: 'update_task' }), same)
})

test('a tool is called for its user, outside any turn', async () => {
  const keyed = await call(worked, 'k1', { parameters: { title: 'milk' } })
  assert.deepEqual(keyed.sent[0]?.call, {
    tool_name: 'add_task',
    parameters: { user_id: 'ann', title: 'milk' },
    key: 'k1',
  })
  const { user_id, turn, server_timezone, elicitation } = keyed.sent[0]?.scope ?? {}
  assert.deepEqual([user_id, turn, server_timezone, elicitation], ['ann', null, 'UTC', undefined])
  const unkeyed = await call(worked, null, { timezone: 'Europe/Berlin' })
  assert.equal(Object(unkeyed.sent[0]?.call).key, 'id 1')
  assert.equal(unkeyed.sent[0]?.scope.server_timezone, 'Europe/Berlin')
})

test('the audit keeps no token, nothing no database takes, and how long it took', async () => {
  const answered: ToolResponse = { ...worked, data: { confirmation_token: 'secret', expires_at: 'soon' } }
  const { record } = await call(answered, null, { parameters: { title: 'a\0b\ud800', confirmation_token: 'secret' } })
  assert.deepEqual(record, {
    id: 'id 2',
    conversation_id: null,
    message_id: null,
    user_id: 'ann',
    tool_name: 'add_task',
    parameters: { title: 'a\ufffdb\ufffd' },
    intent_classification: 'CREATE_TASK',
    result: { ...answered, data: { expires_at: 'soon' } },
    success: true,
    error_message: null,
    invoked_at: new Date(5).toISOString(),
    duration_ms: 5,
  })
})

const steps: readonly [Elicitation, string, boolean][] = [
  [{ step: 'ask' }, 'DELETE_TASK', false],
  [{ step: 'yes', token: 't' }, 'mcp-elicited', true],
  [{ step: 'no', token: 't' }, 'mcp-elicited', true],
]
for (const [elicitation, intent, isFinal] of steps)
  test(`a delete whose user was asked: ${elicitation.step}`, async () => {
    const asked = { elicitation, tool_name: 'delete_task' as const, parameters: {} }
    const { record, kept, sent } = await call(failed('CONFIRMATION_REQUIRED'), 'k1', asked)
    assert.deepEqual([record?.intent_classification, kept !== null], [intent, isFinal])
    assert.deepEqual(sent[0]?.scope.elicitation, elicitation)
    const other = await call(failed('CONFLICT'), 'k1', asked)
    assert.ok(other.kept, 'what is no question is final')
  })

test('no other tool is asked about', async () => {
  const { answer, sent } = await call(worked, 'k1', { elicitation: { step: 'ask' } })
  assert.deepEqual(answer, {
    success: false,
    data: null,
    error: 'Only a delete is asked about',
    error_code: 'VALIDATION_ERROR',
  })
  assert.deepEqual(sent, [])
})

test('a call that fails gives up what it began', async () => {
  const broken = await call(new Error('planted'), 'k1')
  assert.deepEqual([broken.outcome, broken.abandoned, broken.record], ['Error: planted', 1, undefined])
  const unkept = await call(worked, 'k1', { finish: () => Promise.reject(new Error('lost')) })
  assert.deepEqual([unkept.outcome, unkept.abandoned], ['Error: lost', 1])
  assert.equal((await call(worked, 'k1')).abandoned, 0)
})
