// Conversations as data over HTTP, on both databases: every word and decision as expected, each turn replayed byte for byte
// and explained by its record; and nothing that the documents name is left out.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { replayTurn } from '../src/agent/replay.ts'
import type { ChatResponse } from '../src/domain/chat.ts'
import { type AgentDecision, agentDecisionSchema } from '../src/domain/decision.ts'
import { DECISION_TYPES } from '../src/domain/decision-type.ts'
import { INTENT_TYPES } from '../src/domain/intent.ts'
import { TOOL_NAMES } from '../src/domain/tool-call.ts'
import { readTurns } from '../src/store/audit.ts'
import type { TestConversation } from './conversations/exchange.ts'
import { plantedFailure } from './conversations/failures.ts'
import { isAsExpected } from './conversations/is-as-expected.ts'
import { conversations } from './conversations.ts'
import { nameOf, openApp, places, type TestApp } from './support/app.ts'
import { stopOwnPostgres } from './support/databases.ts'

// What must have been reached: everything the documents name.
const documented = {
  moves: [
    'IDLE → PROCESSING',
    'PROCESSING → AWAITING_CONFIRMATION',
    'PROCESSING → ERROR',
    'AWAITING_CONFIRMATION → PROCESSING',
    'PROCESSING → IDLE',
    'ERROR → IDLE',
  ],
  pending: ['delete_request', 'confirm_yes', 'confirm_no', 'timeout', 'new_message'],
  tool_calls: ['PENDING → SUCCESS', 'PENDING → ERROR'],
  statuses: ['success', 'clarification_needed', 'confirmation_required', 'error'],
  decisions: [...DECISION_TYPES],
  intents: [...INTENT_TYPES],
  tools: [...TOOL_NAMES],
}
type Reached = { readonly [K in keyof typeof documented]: Set<string> }

const nothingYet = (): Reached => ({
  moves: new Set(),
  pending: new Set(),
  tool_calls: new Set(),
  statuses: new Set(),
  decisions: new Set(),
  intents: new Set(),
  tools: new Set(),
})

for (const fresh of places) {
  const name = nameOf(fresh)
  const reached = nothingYet()
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
    await app.sayso.database.pool.query(plantedFailure)
  })
  after(() => app.close())

  for (const conversation of conversations)
    test(`${name}: ${conversation.name}`, async () => {
      const user = randomUUID()
      const said = await hold(app, user, conversation)
      for (const answer of said.answers) noteAnswer(reached, answer)
      assert.deepEqual(await pendingTitles(app, user), conversation.left)
      for (const id of said.conversation_ids)
        for await (const turn of readTurns(app.sayso.database, id)) {
          assert.deepEqual(replayTurn(turn), [], 'replayed byte for byte')
          const decisions = turn.map((record) => agentDecisionSchema.parse(JSON.parse(record.decision)))
          isExplained(decisions)
          for (const decision of decisions) noteDecision(reached, decision)
        }
    })

  test(`${name}: every state, move, decision, intent and tool of the documents was reached`, () => {
    for (const [kind, all] of Object.entries(documented)) {
      const seen: Readonly<Record<string, Set<string>>> = reached
      assert.deepEqual([...(seen[kind] ?? [])].toSorted(), all.toSorted(), kind)
    }
  })
}

async function hold(app: TestApp, user: string, { ttl_seconds, exchanges }: TestConversation) {
  if (ttl_seconds !== undefined) await app.call(user, 'PUT', '/api/settings', { confirmation_ttl_seconds: ttl_seconds })
  const ids = new Map<boolean, string>()
  const answers: ChatResponse[] = []
  for (const exchange of exchanges) {
    const { say, after: wait, elsewhere = false } = exchange
    if (wait !== undefined) await sleep(wait * 1000)
    const conversation_id = ids.get(elsewhere)
    const answer = await app.say(user, say, conversation_id === undefined ? {} : { conversation_id })
    ids.set(elsewhere, answer.conversation_id)
    answers.push(answer)
    isAsExpected(exchange, answer)
  }
  return { answers, conversation_ids: [...ids.values()] }
}

async function pendingTitles(app: TestApp, user: string): Promise<string[]> {
  const { body } = await app.call(user, 'GET', '/api/tasks?status=pending')
  return body.data.tasks.map((task: { title: string }) => task.title)
}

/** What "why?" will say of a turn is what the audit says of it. */
function isExplained(decisions: readonly AgentDecision[]): void {
  const last = decisions.at(-1)
  const reading = last?.metadata?.last_reading
  if (last === undefined || last.reply_key?.startsWith('why') === true) return
  assert.ok(reading)
  const { named: _, left: __, changed, ...kept } = reading
  const done = last.metadata?.done.length ?? 0
  assert.ok(changed !== true || done > 0 || reading.tools.length > 0, 'what changed something used a tool')
  const { intent_type, confidence, rule_id, classification_method, alternatives } = last.intent
  assert.deepEqual(
    { ...kept, message: '', tools: kept.tools.map((tool) => tool.tool_name) },
    {
      message: '',
      intent_type,
      confidence,
      rule_id,
      classification_method,
      alternatives,
      decision_type: last.decision_type,
      tools: decisions.flatMap((one) => one.tool_calls ?? []).map((call) => call.tool_name),
      trace: last.reasoning_trace,
    },
  )
}

function noteAnswer(reached: Reached, { status, tool_calls }: ChatResponse): void {
  reached.statuses.add(status)
  for (const call of tool_calls) {
    reached.tools.add(call.tool_name)
    reached.tool_calls.add(`PENDING → ${call.status}`)
  }
}

function noteDecision(reached: Reached, { decision_type, intent, reply_key, reasoning_trace }: AgentDecision): void {
  reached.decisions.add(decision_type)
  reached.intents.add(intent.intent_type)
  const states = reasoning_trace.at(-1)?.split(' → ') ?? []
  for (const [index, state] of states.entries()) if (index > 0) reached.moves.add(`${states[index - 1]} → ${state}`)
  if (decision_type === 'REQUEST_CONFIRMATION') reached.pending.add('delete_request')
  if (decision_type === 'EXECUTE_PENDING') reached.pending.add('confirm_yes')
  if (decision_type === 'CANCEL_PENDING') reached.pending.add('confirm_no')
  if (reply_key === 'confirmation_expired') reached.pending.add('timeout')
  if (reasoning_trace.includes('not an answer: the confirmation is dropped')) reached.pending.add('new_message')
}

after(stopOwnPostgres)
