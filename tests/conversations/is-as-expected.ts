import assert from 'node:assert/strict'
import type { ChatResponse } from '../../src/domain/chat.ts'
import { asSaid, type Exchange } from './exchange.ts'

/** Asserts that an answer is the one that must follow. */
export function isAsExpected(
  { say, reply, decision, status = 'success', tools }: Exchange,
  answer: ChatResponse,
): void {
  assert.deepEqual(
    {
      response: answer.response,
      decision: answer.decision_type,
      status: answer.status,
      tools: toolsOf(answer),
      asks: answer.pending_action !== null,
    },
    {
      response: asSaid(reply, answer.response),
      decision: asSaid(decision, answer.decision_type),
      status: status ?? answer.status,
      tools: tools ?? toolsOf(answer),
      asks: (status ?? answer.status) === 'confirmation_required',
    },
    say,
  )
}

/** What was called; reading more than once before acting is one reading. */
function toolsOf({ tool_calls }: ChatResponse): string[] {
  const names = tool_calls.map((call) => call.tool_name)
  return names.filter((name, index) => name !== 'list_tasks' || names[index - 1] !== name)
}
