import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aTask, idOf, NOW } from '../../../tests/support/contexts.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'
import type { AgentDecision, DecisionContext } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'

// It is half past ten.
const dentist = aTask({ id: idOf(1), title: 'dentist', due_date: '2026-02-09T10:29:00Z' })
const rent = aTask({ id: idOf(2), title: 'pay rent', due_date: '2026-02-09' })
const party = aTask({ id: idOf(3), title: 'party', due_date: '2026-02-20T18:00:00Z' })
const tasks = [dentist, rent, party]
const reminded = [{ task_id: dentist.id, sent_at: '2026-02-09T10:29:00.000Z' }]

interface Heard {
  readonly key: string | null
  /** Which task was snoozed until when, taken from the calls. */
  readonly until: readonly [string, unknown][]
  readonly due: readonly (string | null)[]
}

/** Runs a conversation about these tasks right after the reminder. */
async function talk(given: Partial<DecisionContext>, ...said: string[]): Promise<Heard> {
  let left: Task[] = tasks
  let last: AgentDecision | undefined
  const until: [string, unknown][] = []
  for (const message of said) {
    const isFirst = last === undefined
    const context = aContext({
      said: message,
      ...(isFirst ? { reminded, ...given } : { metadata: last?.metadata ?? {} }),
    })
    const turn = await runEngine(context, left)
    for (const { parameters } of turn.calls)
      if ('snooze_until' in parameters) until.push([String(parameters.task_id), parameters.snooze_until])
    left = turn.left
    last = turn.decisions.at(-1)
  }
  return { key: last?.reply_key ?? null, until, due: left.map(({ due_date }) => due_date) }
}

const unmoved = tasks.map(({ due_date }) => due_date).sort()
const putOff = (until: unknown, task = dentist): Heard => ({ key: 'snoozed', until: [[task.id, until]], due: unmoved })
const sorted = ({ due, ...heard }: Heard): Heard => ({ ...heard, due: [...due].sort() })

const IN_TEN = '2026-02-09T10:40:00+00:00'
const TONIGHT = '2026-02-09T20:00:00+00:00'

const cases: [said: string, until: string][] = [
  ['in 10 minutes', IN_TEN],
  ['remind me again in 10 minutes', IN_TEN],
  ['remind me in 10 minutes', IN_TEN],
  ['remind me again', IN_TEN],
  ['remind me later', IN_TEN],
  ['snooze', IN_TEN],
  ['snooze the dentist', IN_TEN],
  ['10 more minutes', IN_TEN],
  ['snooze it until tonight', TONIGHT],
  ['snooze the dentist until tonight', TONIGHT],
  ['later tonight', TONIGHT],
  ['tomorrow', '2026-02-10'],
  ['ask me again tomorrow at 9 am', '2026-02-10T09:00:00+00:00'],
]
for (const [said, until] of cases)
  test(`right after a reminder, "${said}" puts it off and moves nothing`, async () => {
    assert.deepEqual(sorted(await talk({}, said)), putOff(until))
  })

test('what is to be added is asked about as ever', async () => {
  for (const said of ['add a task', 'add a task for tomorrow', 'set an alarm for 7 pm'])
    assert.deepEqual(sorted(await talk({}, said)), { key: 'ask_title', until: [], due: unmoved })
})

test('what is said to be moved is moved, and so is what nobody was reminded of', async () => {
  const moved = async (said: string, given: Partial<DecisionContext> = {}) => {
    const { key, until, due } = await talk(given, said)
    return [key, until, [...due].sort()]
  }
  const later = ['2026-02-09', '2026-02-09T11:29:00+00:00', '2026-02-20T18:00:00Z']
  assert.deepEqual(await moved('push the dentist by an hour'), ['changed', [], later])
  assert.deepEqual(await moved('snooze the party by a day'), [
    'changed',
    [],
    ['2026-02-09', '2026-02-09T10:29:00Z', '2026-02-21T18:00:00+00:00'],
  ])
})

test('after something else was said, a bare time is about that; what is named is put off all the same', async () => {
  const message_history = [{ role: 'user' as const, content: 'add pay rent', timestamp: '2026-02-09T10:29:30.000Z' }]
  const metadata = { ...aContext({ said: 'x' }).metadata, mentioned: [rent.id] }
  const spoken = { message_history, metadata }
  assert.equal((await talk(spoken, 'in 10 minutes')).key, 'changed')
  assert.deepEqual(sorted(await talk(spoken, 'snooze the dentist for 10 minutes')), putOff(IN_TEN))
})

test('"done" is about what was reminded of where nothing was spoken of shortly before', async () => {
  const metadata = { ...aContext({ said: 'x' }).metadata, mentioned: [rent.id] }
  const history = (timestamp: string) => [{ role: 'user' as const, content: 'add pay rent', timestamp }]
  const done = async (given: Partial<DecisionContext>) => {
    const { calls } = await runEngine(aContext({ said: 'done', reminded, ...given }), tasks)
    return calls.find(({ tool_name }) => tool_name === 'complete_task')?.parameters.task_id
  }
  assert.equal(await done({}), dentist.id)
  assert.equal(await done({ metadata, message_history: history('2026-02-09T10:19:00.000Z') }), dentist.id)
  assert.equal(await done({ metadata, message_history: history('2026-02-09T10:19:01.000Z') }), rent.id)
  assert.equal(await done({ metadata, message_history: history('2026-02-09T10:29:30.000Z') }), rent.id)
})

test('of two that came it is asked which', async () => {
  const two = [...reminded, { task_id: rent.id, sent_at: '2026-02-09T09:00:00.000Z' }]
  assert.equal((await talk({ reminded: two }, 'in 10 minutes')).key, 'which_task')
  assert.deepEqual(
    sorted(await talk({ reminded: two }, 'remind me again in 10 minutes', 'the rent')),
    putOff(IN_TEN, rent),
  )
})

test('another time takes the place of the first, also as a correction', async () => {
  const twice = {
    ...putOff(IN_TEN),
    until: [
      [dentist.id, IN_TEN],
      [dentist.id, '2026-02-09T10:50:00+00:00'],
    ],
  }
  assert.deepEqual(sorted(await talk({}, 'in 10 minutes', 'no, in 20 minutes')), twice)
  assert.deepEqual(sorted(await talk({}, 'in 10 minutes', 'in 20 minutes')), twice)
})

test('it is taken back, and done again', async () => {
  const back = await talk({}, 'in 10 minutes', 'undo')
  assert.deepEqual(
    [back.key, back.until],
    [
      'undone',
      [
        [dentist.id, IN_TEN],
        [dentist.id, null],
      ],
    ],
  )
  const again = await talk({}, 'in 10 minutes', 'undo', 'redo')
  assert.deepEqual([again.key, again.until.at(-1)], ['redone', [dentist.id, IN_TEN]])
})

test('what is over is asked about, and a reminder still to come is not lost for another', async () => {
  const over = await talk({}, 'snooze it until 9 am today')
  assert.deepEqual([over.key, over.until], ['ask_snooze', []])
  assert.deepEqual(sorted(await talk({}, 'snooze it until 9 am today', 'in 10 minutes')), putOff(IN_TEN))
  assert.equal((await talk({}, 'snooze it until 9 am today', 'high priority')).key, 'changed')
  const early = await talk({}, 'remind me again about the party tonight')
  assert.deepEqual([early.key, early.until], ['reminds_later', []])
  assert.equal(NOW, '2026-02-09T10:30:00.000Z')
})
