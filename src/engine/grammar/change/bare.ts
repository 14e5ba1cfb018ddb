// "reminder at midnight": words that name no task that is there.

import type { TaskSet } from '../../../domain/act.ts'
import type { Reader, Span } from '../../chart/rule.ts'

/** "reminder at midnight", "I want my reminders for tomorrow": said of no task that is there. */
export function isBare({ mentions, text, where }: TaskSet, reader: Reader, { from, to }: Span): boolean {
  const by = mentions[0]?.by
  if (by === 'all' && where === undefined && WANTING.has(reader.word(from))) return true
  // "that task … no date", "no date for that task"
  const determined = DETERMINED.has(reader.word(from)) || DETERMINED.has(reader.word(to - 2))
  return (by === 'all' || by === 'focus') && BARE.test(text) && !determined
}

const BARE = /^(?:reminder|alarm|alert|task)s?$/i
const WANTING = new Set(['i', 'we'])
const DETERMINED = new Set(['the', 'my', 'that', 'this', 'all', 'every', 'both', 'these', 'those', 'move', 'put'])
