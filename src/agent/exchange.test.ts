import assert from 'node:assert/strict'
import { test } from 'node:test'
import { never, untouched } from '../../tests/support/untouched-tasks.ts'
import { asForeseen, CommitUnknown } from '../domain/errors.ts'
import { defaultSettings } from '../domain/settings.ts'
import type { Fate, OpenTurn } from './ports.ts'
import { answerOnce, type OpenSingleRequest, type SinglePorts } from './single.ts'

const options = { defaults: defaultSettings, timezone: 'UTC', engine_version: 'test' }

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })

/** Ports to a database that doesn't acknowledge the commit, and later reports this fate. */
function silentAtCommit(fate: Fate['kind'] | Error): SinglePorts {
  let [ids, written] = [0, { request_hash: '', body: '' }]
  const turnOf = ({ request_hash }: OpenSingleRequest): OpenTurn => ({
    tasks: untouched,
    grant: async () => {},
    finish: async ({ reply: body }) => {
      written = { request_hash, body }
      throw new CommitUnknown('no answer')
    },
    abandon: async () => {},
  })
  return {
    singles: {
      openSingle: async (request) => ({
        kind: 'open',
        turn: turnOf(request),
        loaded: {
          now: '2026-02-09T10:00:00.000Z',
          own_settings: {},
          metadata: null,
          current_state: 'IDLE',
          pending: null,
          history: [],
        },
      }),
      fateOf: async () => {
        if (fate instanceof Error) throw fate
        return fate === 'done' ? { kind: fate, reply: written } : { kind: fate }
      },
    },
    tools: { call: never },
    now: () => new Date(0),
    newId: () => `01900000-0000-7000-8000-${String(++ids).padStart(12, '0')}`,
    newToken: () => 'token',
  }
}

async function outcome(ports: SinglePorts, key: string | null): Promise<unknown> {
  const request = { user_id: 'ann', message: 'hello', ...(key === null ? {} : { idempotency_key: key }) }
  try {
    const { response } = JSON.parse(await answerOnce(ports, options, request))
    return typeof response
  } catch (fault) {
    return asForeseen(fault)?.message
  }
}

test('a single shot whose commit was not answered tells what is known, and promises nothing that is not', async () => {
  const unknown = 'The database did not answer, so nobody knows whether this was done. Look before you try again.'
  assert.equal(await outcome(silentAtCommit('done'), 'k1'), 'string')
  assert.equal(await outcome(silentAtCommit('nothing'), 'k1'), 'Nothing was changed. Please try again.')
  assert.equal(await outcome(silentAtCommit('unknown'), 'k1'), unknown)
  assert.equal(await outcome(silentAtCommit(away), 'k1'), unknown)
  assert.equal(await outcome(silentAtCommit('done'), null), unknown)
  const bug = new Error('planted')
  const keyed = { user_id: 'ann', message: 'hello', idempotency_key: 'k1' }
  await assert.rejects(answerOnce(silentAtCommit(bug), options, keyed), bug, 'a bug is not taken for a silent database')
})
