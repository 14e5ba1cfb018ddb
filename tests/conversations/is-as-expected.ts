import assert from 'node:assert/strict'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { asSaid, type Exchange } from './exchange.ts'

/** Asserts that an answer is the one that must follow. */
export function isAsExpected(
  { say, reply, decision, status = 'success', tools }: Exchange,
  answer: ChatResponse,
): void {
  const called = answer.tool_calls.map((call) => call.tool_name)
  assert.deepEqual(
    {
      response: answer.response,
      decision: answer.decision_type,
      status: answer.status,
      tools: calledOf(called),
      asks: answer.pending_action !== null,
    },
    {
      response: asSaid(reply, answer.response),
      decision: asSaid(decision, answer.decision_type),
      status: status ?? answer.status,
      tools: calledOf(tools ?? called),
      asks: (status ?? answer.status) === 'confirmation_required',
    },
    say,
  )
}

/** What was called; reading before acting, however often, is a matter of how the words were weighed. */
function calledOf(names: readonly string[]): readonly string[] {
  const acting = names.filter((name) => name !== 'list_tasks')
  return acting.length > 0 ? acting : names.slice(0, 1)
}
