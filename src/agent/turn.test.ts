import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTask, idOf } from '../../tests/support/contexts.ts'
import { never, untouched } from '../../tests/support/untouched-tasks.ts'
import { AppError, CommitUnknown } from '../domain/errors.ts'
import { defaultSettings } from '../domain/settings.ts'
import type { ToolResponse } from '../domain/tool-call.ts'
import { emptyMetadata } from '../engine/memory.ts'
import { type Deadline, noDeadline, PastDeadline } from './deadline.ts'
import { GivenUp } from './exchange.ts'
import type { Fate, Model, Opened, OpenRequest, TurnPorts, TurnRecord } from './ports.ts'
import { type TurnRequest, takeLateTurn, takeTurn } from './turn.ts'

const options = { defaults: defaultSettings, timezone: 'UTC', engine_version: 'test' }

const milk = aTask({ id: idOf(1), title: 'milk' })

/** A list with milk in it. */
const listing = async (): Promise<ToolResponse> => ({
  success: true,
  data: { tasks: [milk], task: milk },
  error: null,
  error_code: null,
})

interface Given {
  readonly model?: Model
  /** The result of opening, other than an open turn. */
  readonly opened?: Exclude<Opened, { kind: 'open' }>
  readonly finish?: () => Promise<void>
  readonly fate?: Fate
}

/** A store for one turn, and a record of what it was told. */
function scripted({ opened, finish = async () => {}, fate = { kind: 'nothing' }, model }: Given = {}) {
  const asked: OpenRequest[] = []
  const records: TurnRecord[] = []
  const looked: string[][] = []
  const keys: string[] = []
  let [ids, abandoned] = [0, 0]
  const ports: TurnPorts = {
    store: {
      openTurn: async (request): Promise<Opened> => {
        asked.push(request)
        return (
          opened ?? {
            kind: 'open',
            turn: {
              tasks: untouched,
              grant: async () => {},
              finish: async (record) => {
                records.push(record)
                await finish()
              },
              abandon: async () => {
                abandoned++
              },
            },
            loaded: {
              now: '2026-02-09T10:00:00.000Z',
              own_settings: model === undefined ? {} : { ask_model: true },
              metadata: emptyMetadata,
              current_state: 'IDLE',
              pending: null,
              history: [],
            },
          }
        )
      },
      fateOf: async (...given) => {
        looked.push(given)
        return fate
      },
    },
    tools: {
      call: async (_scope, request) => {
        keys.push(request.key)
        return model === undefined ? never() : await listing()
      },
    },
    ...(model === undefined ? {} : { model }),
    now: () => new Date(0),
    newId: () => `01900000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
    newToken: () => 'token',
  }
  return { ports, asked, records, looked, keys, abandoned: () => abandoned }
}

const hello: TurnRequest = { user_id: 'ann', message: 'hello', message_id: 'm1', conversation_id: 'c1' }

async function outcome(given: Given, request: TurnRequest = hello): Promise<string> {
  try {
    return await takeTurn(scripted(given).ports, options, request)
  } catch (fault) {
    if (!(fault instanceof AppError)) throw fault
    return `${fault.code}: ${fault.message}`
  }
}

async function askedFor(request: TurnRequest): Promise<OpenRequest> {
  const { ports, asked } = scripted()
  await takeTurn(ports, options, request)
  const [only] = asked
  assert.ok(only)
  return only
}

test('a turn is opened under the ids it was sent with, or under new ones', async () => {
  const { request_hash: _, ...opening } = await askedFor(hello)
  assert.deepEqual(opening, {
    user_id: 'ann',
    message_id: 'm1',
    conversation_id: 'c1',
    is_new: false,
    window: defaultSettings.context_window_size,
    timeout_ms: defaultSettings.multi_step_timeout * 1000,
  })
  const begun = await askedFor({ user_id: 'ann', message: 'hello', begins: 'c2' })
  assert.deepEqual([begun.conversation_id, begun.is_new], ['c2', true])
  const fresh = await askedFor({ user_id: 'ann', message: 'hello' })
  assert.match(fresh.conversation_id, /^01900000/)
  assert.match(fresh.message_id, /^01900000/)
  assert.notEqual(fresh.message_id, fresh.conversation_id)
})

test('a repeat is the same in everything that was asked', async () => {
  const hash = async (given: Partial<TurnRequest>) => (await askedFor({ ...hello, ...given })).request_hash
  const same = await hash({})
  assert.equal(await hash({ message_id: 'm2' }), same)
  const done = { effects: [], deleted: false }
  const others: Partial<TurnRequest>[] = [
    { message: 'hello!' },
    { conversation_id: 'c2' },
    { timezone: 'Europe/Berlin' },
    { confirms: 'p1' },
    { done_meanwhile: [done] },
  ]
  for (const other of others) assert.notEqual(await hash(other), same, JSON.stringify(other))
})

test('what was answered before is answered with the same bytes, and to the same request only', async () => {
  const { request_hash } = await askedFor(hello)
  const done = (hash: string) => ({ kind: 'done' as const, reply: { request_hash: hash, body: 'as before' } })
  assert.equal(await outcome({ opened: done(request_hash) }), 'as before')
  assert.equal(
    await outcome({ opened: done('of another') }),
    'DIFFERENT_REQUEST: This message_id was already used for another message.',
  )
})

test('what is being worked on, and what is nowhere, is said to be so', async () => {
  assert.equal(
    await outcome({ opened: { kind: 'running' } }),
    'STILL_RUNNING: This message is still being worked on. Try again in a moment.',
  )
  assert.equal(await outcome({ opened: { kind: 'no_conversation' } }), 'NOT_FOUND: There is no such conversation.')
})

test('a turn is kept as it was answered', async () => {
  const { ports, records, abandoned } = scripted()
  const body = await takeTurn(ports, options, hello)
  assert.deepEqual(
    records.map(({ reply, messages, current_state }) => [reply, messages.map(({ role }) => role), current_state]),
    [[body, ['user', 'assistant'], 'IDLE']],
  )
  assert.equal(abandoned(), 0)
})

test('a commit that was not answered is looked up', async () => {
  const finish = () => Promise.reject(new CommitUnknown('no answer'))
  const { request_hash } = await askedFor(hello)
  const done = (hash: string): Fate => ({ kind: 'done', reply: { request_hash: hash, body: 'it happened' } })
  assert.equal(await outcome({ finish, fate: done(request_hash) }), 'it happened')
  assert.equal(await outcome({ finish }), 'UNAVAILABLE: Nothing was changed. Please try again.')
  assert.match(await outcome({ finish, fate: done('x') }), /^DIFFERENT_REQUEST/)
  await assert.rejects(outcome({ finish, fate: { kind: 'unknown' } }), CommitUnknown)
  const { ports, looked, abandoned } = scripted({ finish, fate: done(request_hash) })
  await takeTurn(ports, options, hello)
  assert.deepEqual([looked, abandoned()], [[['ann', 'm1']], 0])
})

test('a turn that fails gives up what it began', async () => {
  const { ports, abandoned } = scripted({ finish: () => Promise.reject(new Error('planted')) })
  await assert.rejects(takeTurn(ports, options, hello), /planted/)
  assert.equal(abandoned(), 1)
})

test('out of time, it is said and kept, once', async () => {
  const { ports, records } = scripted()
  const body = await takeLateTurn(ports, options, hello, new Error('late'), null)
  assert.match(body, /taking longer than expected/)
  assert.equal(records[0]?.reply, body)
  const told = scripted()
  assert.equal(await takeLateTurn(told.ports, options, hello, new Error('late'), 'as told'), 'as told')
  assert.equal(told.records[0]?.reply, 'as told')
  const { request_hash } = await askedFor(hello)
  const done = scripted({ opened: { kind: 'done', reply: { request_hash, body: 'it was in time' } } })
  assert.equal(await takeLateTurn(done.ports, options, hello, new Error('late'), null), 'it was in time')
  const running = scripted({ opened: { kind: 'running' } })
  await assert.rejects(takeLateTurn(running.ports, options, hello, new Error('late'), null), /found running/)
  const failing = scripted({ finish: () => Promise.reject(new Error('planted')) })
  await assert.rejects(takeLateTurn(failing.ports, options, hello, new Error('late'), null), /planted/)
  assert.equal(failing.abandoned(), 1)
})

/** A model that suggests completing milk, and a record of what it was asked. */
function proposing(asked: unknown[]): Model {
  return {
    mayAsk: () => true,
    ask: async (user_id, consult, within_ms) => {
      asked.push([user_id, consult.message, within_ms])
      const proposal = { actions: [{ do: 'complete' as const, tasks: [1] }], confidence: 0.9, reason: 'it says so' }
      const answer = { kind: 'proposal' as const, proposal }
      return { asked: consult, model: 'm', host: 'h', sent: true, took_ms: 1, raw: JSON.stringify(proposal), answer }
    },
  }
}

const mumbled: TurnRequest = { ...hello, message: 'milk thingy wrapped up whatsit' }

test('a model is asked once, with nothing held meanwhile, and the turn is taken again with what it said', async () => {
  const questions: unknown[] = []
  const { ports, asked, records, keys, abandoned } = scripted({ model: proposing(questions) })
  const times: string[] = []
  const deadline: Deadline = {
    check: () => times.push('check'),
    allow: (seconds) => times.push(`allow ${seconds}`),
    left: () => 1000,
    commits: () => times.push('commits'),
  }
  const body = await takeTurn(ports, options, mumbled, deadline)
  assert.deepEqual(questions, [['ann', mumbled.message, 750]])
  assert.match(body, /"model":"m"/)
  assert.deepEqual([asked.length, abandoned(), records.length], [2, 1, 1])
  const steps = records[0]?.decisions.map(({ step, begins }) => [step, begins]) ?? []
  const again = steps.findLastIndex(([, begins]) => begins)
  assert.ok(again > 0, 'the steps of the first attempt are in the audit too')
  assert.deepEqual(
    steps,
    steps.map((_, index) => [index + 1, index === 0 || index === again]),
  )
  assert.equal(records[0]?.invocations.length, keys.length, 'and so are its calls')
  assert.deepEqual(
    keys,
    keys.map((_, index) => `m1:${index + 1}`),
    'each under a key of its own',
  )
  assert.deepEqual([times[0], times.at(-1)], ['check', 'commits'])
  assert.ok(times.includes(`allow ${defaultSettings.multi_step_timeout}`))
})

test('where the model took all the time there was, the turn is given up', async () => {
  const { ports, records } = scripted({ model: proposing([]) })
  const late = takeTurn(ports, options, mumbled, { ...noDeadline, left: () => 0 })
  await assert.rejects(late, (fault) => fault instanceof GivenUp && fault.attempts.length === 1)
  assert.equal(records.length, 0)
})

test('a turn stopped for its time is kept with what it had decided', async () => {
  const { ports, abandoned } = scripted()
  const stopped = new PastDeadline('the time is over')
  const fault: unknown = await takeTurn(ports, options, hello, {
    ...noDeadline,
    commits: () => {
      throw stopped
    },
  }).catch((given: unknown) => given)
  assert.ok(fault instanceof GivenUp)
  assert.deepEqual([fault.cause, fault.attempts[0]?.steps.length, abandoned()], [stopped, 1, 1])
  const { ports: later, records } = scripted()
  await takeLateTurn(later, options, hello, fault, null)
  assert.equal(records[0]?.decisions.length, 2)
})
