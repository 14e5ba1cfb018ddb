import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aTask, idOf } from '../../../tests/support/contexts.ts'
import { runEngine } from '../../../tests/support/run-engine.ts'
import type { AgentDecision } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import { emptyMetadata } from '../memory.ts'

const tasks = [
  aTask({ id: idOf(1), title: 'call the dentist', priority: 'high' }),
  aTask({ id: idOf(2), title: 'pay the dentist' }),
  aTask({ id: idOf(3), title: 'sort the shed', priority: 'high' }),
]

/** Runs a conversation: the last decision, and the tasks left open. */
async function talk(...said: string[]): Promise<{ last: AgentDecision; open: string[] }> {
  let left: Task[] = tasks
  let last: AgentDecision | undefined
  for (const message of said) {
    const context = aContext({
      said: message,
      metadata: last?.metadata ?? emptyMetadata,
      pending_confirmation: last?.pending_action ?? null,
      current_state: last?.current_state ?? 'IDLE',
    })
    const turn = await runEngine(context, left)
    left = turn.left
    last = turn.decisions.at(-1)
  }
  assert.ok(last)
  return { last, open: left.filter(({ status }) => status === 'pending').map(({ title }) => title) }
}

async function withThreshold(intent_confidence_threshold: number, said: string): Promise<string | undefined> {
  const { decisions } = await runEngine(aContext({ said, settings: { intent_confidence_threshold } }), tasks)
  return decisions.at(-1)?.reply_key ?? undefined
}

test('a confidence that just reaches the threshold is acted on, one below it is asked about', async () => {
  const sure = (await runEngine(aContext({ said: 'add milk' }), [])).decisions.at(-1)?.intent.confidence ?? 0
  assert.ok(sure > 0.7 && sure < 1)
  assert.equal(await withThreshold(sure, 'add milk'), 'added')
  assert.equal(await withThreshold(sure + 0.01, 'add milk'), 'ambiguous')
})

test('positions are those of the newest list', async () => {
  const { open } = await talk('show my tasks', 'show high priority tasks', 'complete 2')
  assert.deepEqual(open, ['call the dentist', 'pay the dentist'])
  const gone = await talk('show my tasks', 'show high priority tasks', 'complete 3')
  assert.equal(gone.last.reply_key, 'no_such_position')
  assert.equal(gone.open.length, 3)
})

test('"the other one" is the other of those in question, and not what was just done', async () => {
  const { open } = await talk('complete the dentist', 'the first one', 'and the other one too')
  assert.deepEqual(open, ['sort the shed'])
  const changed = await talk('complete the dentist', 'the first one', 'delete the other one')
  assert.deepEqual(changed.last.pending_action?.task_titles, ['pay the dentist'])
  const listed = await talk('show high priority tasks', 'complete the first one', 'and the other one too')
  assert.deepEqual(listed.open, ['pay the dentist'])
})

test('out of time, nothing was done and what was asked is still asked', async () => {
  const late = async (...said: string[]) => {
    const { last } = await talk(...said)
    const context = aContext({
      said: 'yes',
      metadata: last.metadata ?? emptyMetadata,
      pending_confirmation: last.pending_action,
      current_state: last.current_state,
    })
    const { decisions, calls } = await runEngine({ ...context, out_of_time: true }, tasks)
    const decision = decisions.at(-1)
    const asks = decision?.response_text?.split('\n').at(-1)
    return [calls.length, decision?.decision_type, decision?.status, asks, decision?.current_state]
  }
  const sorry = 'This is taking longer than expected, so I stopped. Nothing was changed. Please try again.'
  assert.deepEqual(await late('add milk'), [0, 'RESPOND_ONLY', 'error', sorry, 'IDLE'])
  assert.deepEqual(await late('delete the shed'), [
    0,
    'REQUEST_CONFIRMATION',
    'confirmation_required',
    "Are you sure you want to delete 'sort the shed'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    'AWAITING_CONFIRMATION',
  ])
  assert.deepEqual(await late('rename the shed'), [
    0,
    'ASK_CLARIFICATION',
    'clarification_needed',
    "What would you like to change 'sort the shed' to?",
    'AWAITING_CONFIRMATION',
  ])
})

/** Answers a question about a delete and returns what became of it. */
async function answer(said: string, given: { confirms?: string; now?: string; left?: Task[] }) {
  const { last } = await talk('delete the shed')
  const pending = last.pending_action
  assert.ok(pending)
  const context = aContext({
    said,
    metadata: last.metadata ?? emptyMetadata,
    pending_confirmation: pending,
    current_state: last.current_state,
    confirms: given.confirms ?? null,
    now: given.now ?? '2026-02-09T10:31:00.000Z',
  })
  const { decisions, left } = await runEngine(context, given.left ?? tasks)
  const decision = decisions.at(-1)
  return [decision?.reply_key, decision?.pending_action?.task_titles[0] ?? null, left.length]
}

test('a yes is for the question it answers, in time, and for the task as it was shown', async () => {
  const { last } = await talk('delete the shed')
  const expires = last.pending_action?.expires_at ?? ''
  assert.deepEqual(await answer('yes', {}), ['deleted', null, 2])
  assert.deepEqual(await answer('yes', { confirms: idOf(99) }), ['confirm_delete', 'sort the shed', 3])
  assert.deepEqual(await answer('yes', { now: expires }), ['confirmation_expired', null, 3])
  assert.deepEqual(await answer('yes', { left: tasks.slice(0, 2) }), ['task_gone', null, 2])
  assert.deepEqual(await answer('no', {}), ['kept', null, 3])
  const renamed = tasks.map((task) => (task.id === idOf(3) ? { ...task, title: 'sort the barn' } : task))
  assert.deepEqual(await answer('yes', { left: renamed }), ['confirm_delete', 'sort the barn', 3])
})
