import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aContext, aTask, idOf } from '../../tests/support/contexts.ts'
import { runEngine } from '../../tests/support/run-engine.ts'
import type { AgentDecision } from '../domain/decision.ts'
import { emptyMetadata } from './memory.ts'

const milk = aTask({ title: 'milk' })

/** The last decision of each message of a conversation. */
async function talk(...said: string[]): Promise<AgentDecision[]> {
  const last: AgentDecision[] = []
  for (const message of said) {
    const metadata = last.at(-1)?.metadata ?? emptyMetadata
    const { decisions } = await runEngine(aContext({ said: message, metadata }), [milk])
    const decision = decisions.at(-1)
    assert.ok(decision)
    last.push(decision)
  }
  return last
}

test('questions back are counted over the conversation, and those in a row besides', async () => {
  const counts = (await talk('delete', 'add bread', 'delete', 'complete')).map(({ decision_type, metadata }) => [
    decision_type,
    metadata?.agent_context.clarification_count,
    metadata?.agent_context.asked_in_row,
  ])
  assert.deepEqual(counts, [
    ['ASK_CLARIFICATION', 1, 1],
    ['RESPOND_ONLY', 1, 0],
    ['ASK_CLARIFICATION', 2, 1],
    ['ASK_CLARIFICATION', 3, 2],
  ])
})

test('what is refused as not valid passes through ERROR', async () => {
  const [refused] = await talk(`add ${'long '.repeat(300)}`)
  assert.equal(refused?.status, 'error')
  assert.equal(refused?.reasoning_trace.at(-1), 'IDLE → PROCESSING → ERROR → IDLE')
})

test('what a reply rested on is kept for "why?"', async () => {
  const [done] = await talk('milk is done')
  assert.deepEqual(
    [done?.metadata?.last_reading?.named, done?.metadata?.last_reading?.changed, done?.metadata?.last_reading?.left],
    [['milk'], true, undefined],
  )
  const [asked] = await talk('the milk malarkey is sorted')
  assert.deepEqual(
    [asked?.metadata?.last_reading?.named, asked?.metadata?.last_reading?.changed, asked?.metadata?.last_reading?.left],
    [['milk'], undefined, ['malarkey']],
  )
})

test('of what was acted on, all of the list shown and of the last turn is kept, and some of what was before', async () => {
  const ids = Array.from({ length: 40 }, (_, index) => idOf(100 + index))
  const acted = async (touched: readonly string[], message: string) => {
    const metadata = { ...emptyMetadata, touched: [...touched], task_references: { '1': ids[0] ?? '', '2': milk.id } }
    const { decisions } = await runEngine(aContext({ said: message, metadata }), [milk])
    return decisions.at(-1)?.metadata?.touched
  }
  assert.deepEqual(await acted(ids, 'thanks'), ids)
  assert.deepEqual(await acted(ids, 'complete milk'), [ids[0], ...ids.slice(10), milk.id])
})
