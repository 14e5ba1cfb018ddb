import type { Action } from '../domain/action.ts'
import type { UserIntent } from '../domain/intent.ts'

/** What bears on the meaning of a sentence besides its words. */
export interface Situation {
  /** The instant of the message, ISO 8601 in UTC. */
  readonly now: string
  readonly timezone: string
  /** Whether a confirmation is waiting for a yes or no. */
  readonly pending: boolean
}

/** A stretch of the message and what it was taken for. */
export interface ReadSpan {
  readonly start: number
  readonly end: number
  readonly kind: string
}

/** What a message was taken to mean: the intent for the record, the actions to plan, the stretches they were read from. */
export interface Understanding {
  readonly intent: UserIntent
  readonly actions: readonly Action[]
  readonly spans: readonly ReadSpan[]
}
