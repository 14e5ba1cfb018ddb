// "reminder at midnight": words that name no task that is there.

import type { TaskSet } from '../../../domain/act.ts'
import type { Reader, Span } from '../../chart/rule.ts'
import { SPEAKERS } from '../../language/en/pronouns.ts'

/** "reminder at midnight" and "I want my reminders for tomorrow" are about no task that exists. */
export function isBare({ mentions, text, where }: TaskSet, reader: Reader, { from, to }: Span): boolean {
  const by = mentions[0]?.by
  if (by === 'all' && where === undefined && SPEAKERS.has(reader.word(from))) return true
  // "that task … no date", "no date for that task"
  const determined = DETERMINED.has(reader.word(from)) || DETERMINED.has(reader.word(to - 2))
  return (by === 'all' || by === 'focus') && BARE.test(text) && !determined
}

const BARE = /^(?:reminder|alarm|alert|task)s?$/i
const DETERMINED = new Set(['the', 'my', 'that', 'this', 'all', 'every', 'both', 'these', 'those', 'move', 'put'])
