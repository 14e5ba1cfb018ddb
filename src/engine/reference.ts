import type { Reference } from '../domain/action.ts'
import { openMessage } from './read/message.ts'
import { readReference as readWithin } from './read/reference.ts'
import type { Situation } from './understanding.ts'

// What a reference means does not depend on the time; only dates inside it would.
const anyTime: Situation = { now: '2000-01-01T00:00:00.000Z', timezone: 'UTC', pending: false }

/** A whole text read as nothing but a reference to tasks. */
export function readReference(text: string): Reference {
  const message = openMessage(text, anyTime)
  return readWithin(message, 0, message.units.length)
}
