// Tasks as people group them: by when they are due, seen from today.

import type { Task } from '../../../src/domain/task.ts'
import type { TaskCounts } from '../../../src/domain/task-counts.ts'
import { isOverdue, pickedOf, todayIn, untilMonday } from './due.ts'

export type Group = keyof TaskCounts

export const groupNames: Readonly<Record<Group, string>> = {
  overdue: 'Overdue',
  today: 'Today',
  tomorrow: 'Tomorrow',
  this_week: 'This week',
  later: 'Later',
  no_date: 'No date',
  done: 'Done',
}

const order = Object.keys(groupNames)
const DAY = 86_400_000

export function groupOf(task: Task, timezone: string): Group {
  if (task.status === 'completed') return 'done'
  if (task.due_date === null) return 'no_date'
  if (isOverdue(task, timezone)) return 'overdue'
  const today = todayIn(timezone)
  const days = Date.parse(pickedOf(task.due_date, timezone).day) / DAY - today
  if (days <= 0) return 'today'
  if (days === 1) return 'tomorrow'
  return days < untilMonday(today) ? 'this_week' : 'later'
}

/** A row of the list: a task, or without one the heading that what is done is folded under. */
export interface Row {
  readonly key: string
  readonly group: Group
  readonly task: Task | null
}

const fold: Row = { key: 'done', group: 'done', task: null }

interface Arranging {
  readonly timezone: string
  /** Or as they came, with what is done at the end. */
  readonly byGroup: boolean
  readonly hasFold: boolean
}

/** Within a group tasks stay as they came, save that what was completed last comes first. */
export function rowsOf(tasks: readonly Task[], { timezone, byGroup, hasFold }: Arranging): Row[] {
  const rows = tasks.map((task) => ({ key: task.id, group: groupOf(task, timezone), task }))
  const rank = ({ group }: Row) => (byGroup ? order.indexOf(group) : Number(group === 'done'))
  const sorted = rows.sort((one, other) => rank(one) - rank(other) || newestFirst(one.task, other.task))
  if (!hasFold) return sorted
  const open = sorted.findIndex(({ group }) => group === 'done')
  const at = open === -1 ? sorted.length : open
  return [...sorted.slice(0, at), fold, ...sorted.slice(at)]
}

function newestFirst({ completed_at: one }: Task, { completed_at: other }: Task): number {
  return one === null || other === null || one === other ? 0 : one < other ? 1 : -1
}
