// What the page makes of a message: the same engine as the server's, on the tasks the page knows.

import { answerOf } from '../../../src/engine/confirm.ts'
import type { Titled } from '../../../src/engine/ground/title.ts'
import { classify, type Understood, understand } from '../../../src/engine/understand.ts'

export interface Situation {
  readonly now: string
  readonly timezone: string
  /** Whether a yes or a no is waited for. */
  readonly pending: boolean
  /** The tasks that its words may be about, as far as the page knows them. */
  readonly tasks?: readonly Titled[]
}

/** What can be sent from one thread to another; the chart it was read from cannot. */
export type Understanding = Pick<Understood, 'intent' | 'acts' | 'reserved' | 'left' | 'spans'>

export function readMessage(message: string, { now, timezone, pending, tasks = [] }: Situation): Understanding {
  const { intent, acts, reserved, left, spans } = understand(message, {
    now,
    timezone,
    tasks,
    last: null,
    changed: false,
  })
  if (answerOf(message, pending ? 1 : 0) === null) return { intent, acts, reserved, left, spans }
  const answer = classify(message, { now, timezone, pending })
  const goesOn = answer.intent_type === intent.intent_type
  return goesOn
    ? { intent, acts, reserved, left, spans }
    : { intent: answer, acts: [], reserved: [], left: [], spans: [] }
}
