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

/** What a conversation comes to: the last decision, and which of the tasks it leaves open. */
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
})
