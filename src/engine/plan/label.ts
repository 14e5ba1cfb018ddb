// Puts a list's filter into words.

import type { TaskSet, Where } from '../../domain/act.ts'
import type { DecisionContext } from '../../domain/decision.ts'
import { type Filter, sayFilter } from '../replies/filter.ts'
import { sayClock, sayDay, wallClock } from '../say-due.ts'

type Moment = Pick<DecisionContext, 'now' | 'timezone'>

export function labelOf(where: Where, spoken: string, moment: Moment): Filter | null {
  const finished = when('completed', where.completed_after, where.completed_before, moment)
  const label: Filter = {
    before: [
      ...(where.overdue === true ? ['overdue'] : []),
      ...(where.status === 'completed' && finished.length === 0 ? ['completed'] : []),
      ...priorityWords(where.priorities),
    ],
    after: [
      ...finished,
      ...dueWords(where, moment),
      ...(where.times === undefined ? [] : [`at ${where.times.join(' or ')}`]),
      ...when('changed', where.changed_after, undefined, moment),
      ...when('added', where.created_after, undefined, moment),
      ...(where.dated === false ? ['without a date'] : []),
      ...(where.timed === true ? ['with a time'] : []),
      ...(where.noted === true ? ['with a note'] : []),
      ...eitherWords(where.either, moment),
      ...(where.priorities?.length === 1 && where.priorities[0] === 'none' ? ['without a priority'] : []),
    ],
    words: [...(where.words ?? []), ...(spoken === '' ? [] : [spoken])],
  }
  return label.before.length + label.after.length + label.words.length > 0 ? label : null
}

/** Includes the days left out: "high-priority tasks not due today". */
export function labelOfSet({ where = {}, except }: TaskSet, spoken: string, moment: Moment): Filter | null {
  const label = labelOf(where, spoken, moment)
  const isOfAll = except?.mentions.every(({ by }) => by === 'all') === true
  const after = (isOfAll ? dueWords(except.where ?? {}, moment) : []).map((words) => `not ${words}`)
  if (after.length === 0) return label
  return { before: label?.before ?? [], after: [...(label?.after ?? []), ...after], words: label?.words ?? [] }
}

/** "overdue or due tomorrow". */
function eitherWords(either: Where['either'], moment: Moment): string[] {
  const labels = (either ?? []).flatMap((one) => labelOf(one, '', moment) ?? [])
  return labels.length === 0 ? [] : [labels.map(sayFilter).join(' or ')]
}

function priorityWords(priorities: Where['priorities']): string[] {
  if (priorities === undefined) return []
  const [only, ...more] = priorities
  if (more.length === 0) return only === undefined || only === 'none' ? [] : [`${only}-priority`]
  if (!priorities.includes('none')) return [`${priorities.join('- or ')}-priority`]
  const left = (['high', 'medium', 'low'] as const).filter((one) => !priorities.includes(one))
  return left.map((one) => `not ${one}-priority`)
}

function dueWords({ due_after, due_before }: Where, { now, timezone }: Moment): string[] {
  const from = due_after === undefined ? null : sayDay(due_after, now, timezone)
  const last = due_before === undefined ? null : lastDay(due_before, { now, timezone })
  if (from !== null && from === last)
    return [['due', from, hoursWords(due_after, due_before, timezone)].join(' ').trim()]
  if (from !== null && last !== null) return [`due between ${from} and ${last}`]
  if (last !== null) return [`due by ${last}`]
  return from === null ? [] : [from === 'today' ? 'due from today on' : `due ${from} or later`]
}

/** "after 17:00", "before 12:00": the part of the day; empty for the whole day. */
function hoursWords(after: string | undefined, before: string | undefined, timezone: string): string {
  const [from, to] = [after, before].map((bound) => (bound === undefined ? '' : sayHour(bound, timezone)))
  if (from !== '' && to !== '') return `between ${from} and ${to}`
  return from !== '' ? `after ${from}` : to === '' ? '' : `before ${to}`
}

function sayHour(instant: string, timezone: string): string {
  const wall = wallClock(instant, timezone)
  return wall.hour + wall.minute === 0 ? '' : sayClock(wall)
}

/** "completed today", "changed since yesterday". */
function when(what: string, after: string | undefined, before: string | undefined, moment: Moment): string[] {
  if (after === undefined) return []
  const from = sayDay(after, moment.now, moment.timezone)
  const isOneDay = from === 'today' || (before !== undefined && lastDay(before, moment) === from)
  return [isOneDay ? `${what} ${from}` : `${what} since ${from}`]
}

/** The last day before an exclusive bound. */
function lastDay(before: string, { now, timezone }: Moment): string {
  return sayDay(new Date(Date.parse(before) - 1000).toISOString(), now, timezone)
}
