import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aPending, aTask, idOf } from '../../tests/support/contexts.ts'
import { untouched } from '../../tests/support/untouched-tasks.ts'
import { AppError } from '../domain/errors.ts'
import { defaultSettings } from '../domain/settings.ts'
import type { ToolResponse } from '../domain/tool-call.ts'
import type { ToolScope } from '../tools/contract.ts'
import type { Loaded, ToolRequest, TurnRecord } from './ports.ts'
import {
  answerOnce,
  type OpenedSingle,
  type OpenSingleRequest,
  type SinglePorts,
  type SingleRequest,
} from './single.ts'

const milk = aTask({ id: idOf(1), title: 'milk' })
interface Given {
  readonly opened?: Exclude<OpenedSingle, { kind: 'open' }>
  readonly loaded?: Partial<Loaded>
  /** How long a tool takes, in milliseconds. */
  readonly slow_ms?: number
}

/** Sends one message to a store with milk in it; returns how it was opened, what was called and what was kept. */
async function answer(request: SingleRequest, { opened, loaded = {}, slow_ms }: Given = {}, seconds = 30) {
  const opening: OpenSingleRequest[] = []
  const called: { scope: ToolScope; request: ToolRequest }[] = []
  const records: TurnRecord[] = []
  const { promise: kept, resolve: keep } = Promise.withResolvers<void>()
  let [ids, time] = [0, 0]
  const ports: SinglePorts = {
    singles: {
      openSingle: async (asked) => {
        opening.push(asked)
        return (
          opened ?? {
            kind: 'open',
            turn: {
              tasks: untouched,
              grant: async () => {},
              finish: async (record) => {
                records.push(record)
                keep()
              },
              abandon: async () => {},
            },
            loaded: {
              now: '2026-02-09T10:30:00.000Z',
              own_settings: { multi_step_timeout: seconds },
              metadata: null,
              current_state: 'IDLE',
              pending: null,
              history: [],
              ...loaded,
            },
          }
        )
      },
      fateOf: async () => ({ kind: 'nothing' }),
    },
    tools: {
      call: async (scope, asked): Promise<ToolResponse> => {
        called.push({ scope, request: asked })
        if (slow_ms !== undefined) await new Promise((resolve) => setTimeout(resolve, slow_ms))
        const data = asked.tool_name === 'list_tasks' ? { tasks: [milk] } : { task: milk }
        return { success: true, data, error: null, error_code: null }
      },
    },
    now: () => new Date(++time * 10),
    newId: () => `01900000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
    newToken: () => 'new token',
  }
  const options = {
    defaults: { ...defaultSettings, multi_step_timeout: seconds },
    timezone: 'UTC',
    engine_version: 't',
  }
  const body = await answerOnce(ports, options, request).catch((fault: unknown) => {
    if (!(fault instanceof AppError)) throw fault
    return JSON.stringify(`${fault.code}: ${fault.message}`)
  })
  return { body, said: Object(JSON.parse(body)), opening, called, records, kept }
}

const ann = (message: string, more: Partial<SingleRequest> = {}): SingleRequest => ({
  user_id: 'ann',
  message,
  ...more,
})

test('a message is answered in one go, and what was said is kept', async () => {
  const { body, said, records, called } = await answer(ann('complete milk'))
  const { execution_time_ms, ...metadata } = said.metadata
  assert.equal(said.response, "Marked 'Milk' as done")
  assert.deepEqual(metadata, {
    intent: 'COMPLETE_TASK',
    tool_called: 'complete_task',
    confidence: metadata.confidence,
    classification_method: 'RULE_BASED',
  })
  assert.ok(metadata.confidence > 0.9)
  assert.ok(execution_time_ms > 0 && execution_time_ms < 1000)
  assert.equal(records[0]?.reply, body)
  assert.equal(called[0]?.scope.brought, undefined)
  assert.equal((await answer(ann('hello'))).said.metadata.tool_called, null)
})

test('it is opened with what was sent, under new ids', async () => {
  const sent = ann('complete milk', { idempotency_key: 'k1', confirmation_token: 'secret' })
  const { request_hash, ...opening } = (await answer(sent)).opening[0] ?? { request_hash: '' }
  assert.deepEqual(opening, {
    user_id: 'ann',
    conversation_id: '01900000-0000-7000-8000-000000000001',
    message_id: '01900000-0000-7000-8000-000000000002',
    token: 'secret',
    new_token: 'new token',
    key: 'k1',
    timeout_ms: 30_000,
  })
  const plain = (await answer(ann('complete milk'))).opening[0]
  assert.deepEqual([plain?.token, plain?.key], [null, null])
  const hash = async (request: SingleRequest) => (await answer(request)).opening[0]?.request_hash
  assert.match(request_hash, /^[0-9a-f]{64}$/)
  assert.equal(await hash(sent), request_hash)
  for (const other of [{ message: 'x' }, { timezone: 'Europe/Berlin' }, { confirmation_token: 'y' }])
    assert.notEqual(await hash({ ...sent, ...other }), request_hash, JSON.stringify(other))
})

test('a question comes with the token its answer needs', async () => {
  const { said } = await answer(ann('delete milk'))
  assert.equal(said.metadata.confirmation_token, 'new token')
  assert.equal((await answer(ann('complete milk'))).said.metadata.confirmation_token, undefined)
})

test('the token that was brought stands for what waits for a yes', async () => {
  const pending = aPending([milk])
  const loaded = { pending, current_state: 'AWAITING_CONFIRMATION' as const }
  const { called, said } = await answer(ann('yes', { confirmation_token: 'secret' }), { loaded })
  assert.deepEqual(called[0]?.scope.brought, { confirmation_id: pending.id, token: 'secret' })
  assert.match(said.response, /^Deleted task 'Milk'$/)
  assert.equal((await answer(ann('yes'), { loaded })).called[0]?.scope.brought, undefined)
})

test('what was answered before is answered alike, and only to the same request', async () => {
  const sent = ann('complete milk', { idempotency_key: 'k1' })
  const request_hash = (await answer(sent)).opening[0]?.request_hash ?? ''
  const done = (hash: string) => ({ kind: 'done' as const, reply: { request_hash: hash, body: '"before"' } })
  assert.equal((await answer(sent, { opened: done(request_hash) })).body, '"before"')
  const reused = 'DIFFERENT_REQUEST: This Idempotency-Key was already used for another request.'
  assert.equal(JSON.parse((await answer(sent, { opened: done('x') })).body), reused)
  const running = 'STILL_RUNNING: This request is still being worked on. Try again in a moment.'
  assert.equal(JSON.parse((await answer(sent, { opened: { kind: 'running' } })).body), running)
})

test('past its time it says that nothing was changed, and the token it came with stays good', async () => {
  const sent = ann('complete milk', { confirmation_token: 'secret' })
  const { said, body, records, opening, kept } = await answer(sent, { slow_ms: 1100 }, 1)
  await kept
  assert.match(said.response, /Nothing was changed/)
  const { execution_time_ms, ...metadata } = said.metadata
  assert.deepEqual(metadata, {
    intent: 'AMBIGUOUS',
    tool_called: null,
    confidence: null,
    classification_method: 'RULE_BASED',
  })
  assert.ok(execution_time_ms > 0)
  assert.deepEqual(
    opening.map(({ token }) => token),
    ['secret', null],
  )
  assert.equal(records[0]?.reply, body)
})
