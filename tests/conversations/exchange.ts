// Conversations as data: what is said, and what must follow. Exact wording is asserted in the catalogue's test; here it
// is the words a person would look for, and the decision.

import type { ReplyStatus } from '../../src/domain/decision.ts'
import type { DecisionType } from '../../src/domain/decision-type.ts'

export interface Exchange {
  readonly say: string
  /** The words themselves, or their shape where what is offered depends on how the words were weighed. */
  readonly reply: string | RegExp
  readonly decision: DecisionType | RegExp
  /** Success unless it is said; null where it depends on how the words were weighed. */
  readonly status?: ReplyStatus | null
  readonly tools?: readonly string[]
  /** Seconds to wait before saying it. */
  readonly after?: number
  /** Said in a conversation of its own, while this one waits. */
  readonly elsewhere?: boolean
}

export interface TestConversation {
  readonly name: string
  readonly ttl_seconds?: number
  readonly exchanges: readonly Exchange[]
  /** Titles of what is pending at the end. */
  readonly left: readonly string[]
}

export const add = (title: string): Exchange => ({
  say: `add ${title}`,
  reply: `I've added '${title}' to your tasks.`,
  decision: 'INVOKE_TOOL',
  tools: ['add_task'],
})

export const sure = (title: string) =>
  `Are you sure you want to delete '${title}'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.`

export const askDelete = (say: string, title: string): Exchange => ({
  say,
  reply: sure(title),
  decision: 'REQUEST_CONFIRMATION',
  status: 'confirmation_required',
  tools: ['list_tasks'],
})

/** What to compare a reply with: the words expected, or the reply itself where it has the shape expected. */
export function asSaid(expected: string | RegExp, said: string): string {
  if (typeof expected === 'string') return expected
  return expected.test(said) ? said : String(expected)
}
