import { say } from '../respond.ts'
import type { Part, Scene } from './steps.ts'

export const TITLE_MAX = 255
const DESCRIPTION_MAX = 1000

// Counted as the tools count, so that we never send a text that they would refuse.
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

function isLonger(text: unknown, max: number): boolean {
  if (typeof text !== 'string' || text.length <= max) return false
  let count = 0
  for (const _ of graphemes.segment(text)) if (++count > max) return true
  return false
}

/** The reply for a text too long for any task; null if it fits. */
export function tooLong({ context }: Scene, { title, description }: Record<string, unknown>): Part | null {
  const reason = isLonger(title, TITLE_MAX)
    ? 'Title must be 1-255 characters'
    : isLonger(description, DESCRIPTION_MAX)
      ? 'Task description must be 1-1000 characters'
      : null
  return reason === null ? null : { ...say(context, 'refused', { reason }), status: 'error', failed: true }
}
