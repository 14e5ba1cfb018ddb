// Whether a task matches a description, and the order in which tasks are listed.

import { wallClock } from '../../calendar/zone.ts'
import type { Where } from '../../domain/act.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import type { Task } from '../../domain/task.ts'
import { isDueAt, isDueIn } from '../ground/due-in.ts'
import { stemOf } from '../lex/stem.ts'
import { lex } from '../lex/words.ts'
import { localDay } from '../say-due.ts'

type Moment = Pick<DecisionContext, 'now' | 'timezone'>

export function fits(task: Task, where: Where, moment: Moment): boolean {
  if (where.status !== undefined && where.status !== 'all' && !isIn(task, where)) return false
  if (where.priorities !== undefined && !where.priorities.includes(task.priority ?? 'none')) return false
  if (where.dated !== undefined && (task.due_date !== null) !== where.dated) return false
  if (where.times !== undefined && !isDueAt(task.due_date, where.times, moment.timezone)) return false
  if (where.timed === true && (task.due_date?.length ?? 0) <= 10) return false
  if (where.noted === true && (task.description ?? '') === '') return false
  if (where.overdue === true && !isOverdue(task, moment)) return false
  if (!isDueIn(task.due_date, where)) return false
  if (
    where.completed_after !== undefined &&
    !(task.completed_at !== null && Date.parse(task.completed_at) >= Date.parse(where.completed_after))
  )
    return false
  if (
    where.completed_before !== undefined &&
    !(task.completed_at !== null && Date.parse(task.completed_at) < Date.parse(where.completed_before))
  )
    return false
  if (where.changed_after !== undefined && Date.parse(task.updated_at) < Date.parse(where.changed_after)) return false
  if (where.created_after !== undefined && Date.parse(task.created_at) < Date.parse(where.created_after)) return false
  if (where.either !== undefined && !where.either.some((one) => fits(task, one, moment))) return false
  return (where.words ?? []).every((words) => hasWords(task, words))
}

/** Tasks completed in that period include repeating ones that are open again since. */
function isIn(task: Task, { status, completed_after, completed_before }: Where): boolean {
  const isDone = completed_after !== undefined || completed_before !== undefined
  return task.status === status || (status === 'completed' && isDone && task.completed_at !== null)
}

export function isOverdue(task: Task, { now, timezone }: Moment): boolean {
  if (task.status !== 'pending' || task.due_date === null) return false
  return task.due_date.length === 10
    ? task.due_date < localDay(now, timezone)
    : Date.parse(task.due_date) < Date.parse(now)
}

function hasWords({ title }: Task, words: string): boolean {
  const own = new Set(stemsOf(title))
  const said = stemsOf(words).filter((stem) => !SMALL.has(stem))
  return said.length > 0 ? said.every((stem) => own.has(stem)) : title.toLowerCase().includes(words.toLowerCase())
}

const SMALL = new Set(['the', 'a', 'an', 'my', 'of', 'for', 'to'])

function stemsOf(text: string): string[] {
  return lex(text)
    .words.filter((word) => word.kind === 'word')
    .map((word) => stemOf(word.text))
}

const ranks = { high: 1, medium: 2, low: 3 } as const

/** The order of every list: due date (none last), then priority, then age. */
export function inListOrder(tasks: readonly Task[], moment: Moment): Task[] {
  const key = ({ due_date, priority, id }: Task): [string, number, string] => [
    wallTime(due_date, moment),
    priority === null ? 4 : ranks[priority],
    id,
  ]
  return [...tasks].sort((one, other) => {
    const [a, b] = [key(one), key(other)]
    const at = a.findIndex((value, index) => value !== b[index])
    return at === -1 ? 0 : (a[at] ?? '') < (b[at] ?? '') ? -1 : 1
  })
}

/** Orders by the user's local time. The store compares in UTC, where tonight in New York comes after tomorrow. */
export function byWallTime(tasks: readonly Task[], moment: Moment): Task[] {
  const keys = new Map(tasks.map(({ id, due_date }) => [id, wallTime(due_date, moment)]))
  const keyOf = ({ id }: Task): string => keys.get(id) ?? ''
  return [...tasks].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : keyOf(one) > keyOf(other) ? 1 : 0))
}

/** A date without a time sorts before the times of that day; no date sorts last. */
function wallTime(due_date: string | null, { timezone }: Moment): string {
  if (due_date === null) return '~'
  return due_date.length === 10 ? due_date : new Date(wallClock(Date.parse(due_date), timezone)).toISOString()
}
