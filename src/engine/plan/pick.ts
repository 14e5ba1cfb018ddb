// Picks the task that a question asks for: what to do first, or the first or last by date or priority.

import type { Picked } from '../../domain/act.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import { localDay } from '../say-due.ts'
import { inListOrder, isOverdue } from './narrow.ts'

type Because = 'overdue' | 'today' | 'soonest' | 'high' | 'oldest' | 'latest' | 'least'

export interface Choice {
  readonly task: Task
  readonly because: Because
}

export function choose(
  tasks: readonly Task[],
  pick: Picked | undefined,
  moment: Pick<DecisionContext, 'now' | 'timezone'>,
): Choice | null {
  const open = inListOrder(
    tasks.filter(({ status }) => status === 'pending'),
    moment,
  )
  const dated = open.filter(({ due_date }) => due_date !== null)
  const high = open.filter(({ priority }) => priority === 'high')
  switch (pick) {
    case 'soonest':
      return because(dated[0], 'soonest') ?? because(open[0], 'oldest')
    case 'latest':
      return because(dated.at(-1), 'latest') ?? because(open.at(-1), 'latest')
    case 'most':
      return because(high[0], 'high') ?? first(open, moment)
    case 'least':
      return because(calmest(open), 'least')
    default:
      return first(open, moment)
  }
}

function because(task: Task | undefined, reason: Because): Choice | null {
  return task === undefined ? null : { task, because: reason }
}

/** Of the lowest-priority tasks, the one due last. */
function calmest(open: readonly Task[]): Task | undefined {
  const low = open.filter(({ priority }) => priority === 'low')
  const plain = open.filter(({ priority }) => priority === null)
  return [low, plain, open].find(({ length }) => length > 0)?.at(-1)
}

/** Overdue first, then today, then by date, then by priority; low priority only if there is nothing else. */
function first(open: readonly Task[], moment: Pick<DecisionContext, 'now' | 'timezone'>): Choice | null {
  const today = localDay(moment.now, moment.timezone)
  const rest = open.filter(({ priority }) => priority !== 'low')
  const due = rest.filter(({ due_date }) => due_date !== null && due_date.slice(0, 10) <= today)
  const found =
    because(
      due.find((task) => isOverdue(task, moment)),
      'overdue',
    ) ??
    because(due.find(({ priority }) => priority === 'high') ?? due[0], 'today') ??
    because(
      rest.find(({ due_date }) => due_date !== null),
      'soonest',
    ) ??
    because(
      rest.find(({ priority }) => priority === 'high'),
      'high',
    ) ??
    because(rest[0], 'oldest')
  if (found !== null || open.length === 0) return found
  return first(
    open.map((task) => ({ ...task, priority: null })),
    moment,
  )
}
