// What a rule is: the shapes of a sentence that ask for one thing, with the sentences that prove it.

import type { SmallTalk } from '../domain/action.ts'

/** What a shape asks for. `reopen` is a completion taken back; `refuse` is talk about what Sayso cannot do. */
export type Does = 'create' | 'list' | 'more' | 'complete' | 'reopen' | 'update' | 'delete' | 'talk'

export type SlotName = 'title' | 'pre' | 'who' | 'ref' | 'to' | 'old' | 'field' | 'filter' | 'query' | 'x' | 'y'

/**
 * A shape is words, GROUPS of words, TASK, TASKS, LIST, NUMBER and QUOTE, `a|b` for either, `?` for optional, and `<slot>` for a
 * stretch of anything: `<slot?>` may be empty, `<slot:3>` has at most three words, `<slot^>` reaches as far as it can.
 */
export interface Rule {
  readonly id: string
  readonly does: Does
  /** How much the shape alone says: -1 is a fixed phrase, 0 names a task or list, 1 is a plain command, 2 and 3 only hint. */
  readonly tier: -1 | 0 | 1 | 2 | 3
  readonly shapes: readonly string[]
  /** An infinitive is one thing to do ("to wash and dry"); a plain title may be several ("milk, eggs and bread"). */
  readonly titles?: 'infinitive' | 'plain'
  readonly about?: SmallTalk
  /** The user reports it rather than asking for it. */
  readonly stated?: boolean
  /** Which field a change is of; `later` where only its value tells. */
  readonly gives?: 'no_date' | 'no_priority' | 'no_description' | 'title' | 'description' | 'later'
  /** Groups that must not stand inside a slot. Each that does is a violation. */
  readonly forbids?: Partial<Record<SlotName, string>>
  /** Groups of which one must stand inside the slot. */
  readonly needs?: Partial<Record<SlotName, string>>
  /** May start in the middle of a clause ("Terry plays at five remind me"). */
  readonly anywhere?: boolean
  readonly examples: readonly string[]
  /** Sentences that look like it and ask for something else. */
  readonly near: readonly string[]
}
