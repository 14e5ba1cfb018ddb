// What a list was narrowed to, in words.

import type { Where } from '../../domain/act.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import { sayDay } from '../say-due.ts'

export function labelOf(
  where: Where,
  spoken: string,
  { now, timezone }: Pick<DecisionContext, 'now' | 'timezone'>,
): string | null {
  const said = [
    ...(where.overdue === true ? ['overdue'] : []),
    ...(where.status === 'completed' ? ['completed'] : []),
    ...priorityWords(where.priorities),
    ...dueWords(where, now, timezone),
    ...(where.dated === false ? ['without a date'] : []),
    ...(where.noted === true ? ['with a note'] : []),
    ...(where.words ?? []).map((word) => `with '${word}'`),
    ...(spoken === '' ? [] : [`with '${spoken}'`]),
  ]
  return said.length > 0 ? said.join(', ') : null
}

function priorityWords(priorities: Where['priorities']): string[] {
  if (priorities === undefined) return []
  const [only, ...more] = priorities
  if (more.length === 0 && only !== undefined) return [only === 'none' ? 'without a priority' : `${only} priority`]
  const left = (['high', 'medium', 'low'] as const).filter((one) => !priorities.includes(one))
  return left.map((one) => `not ${one} priority`)
}

function dueWords({ due_after, due_before }: Where, now: string, timezone: string): string[] {
  const from = due_after === undefined ? null : sayDay(due_after, now, timezone)
  const last =
    due_before === undefined ? null : sayDay(new Date(Date.parse(due_before) - 1000).toISOString(), now, timezone)
  if (from !== null && last !== null) return [from === last ? `due ${from}` : `due ${from} to ${last}`]
  if (last !== null) return [`due by ${last}`]
  return from === null ? [] : [`due from ${from}`]
}
