import { type RawBuilder, sql } from 'kysely'
import type { TaskQuery } from '../tools/contract.ts'
import { dueKey } from './due-key.ts'

/** Dates are compared as dates; a bound with a time compares instants as instants, and dates with its own date. */
export function dueConditions(query: TaskQuery): RawBuilder<unknown>[] {
  const all = dueRange(query)
  if (query.due_before !== null) all.push(exact('<', query.due_before))
  if (query.due_after !== null) all.push(exact('>=', query.due_after))
  return all
}

/**
 * A range of the index that contains at least the matches: an instant's local date is at most 14 hours away from UTC.
 */
export function dueRange({ due_before, due_after }: TaskQuery): RawBuilder<unknown>[] {
  const all: RawBuilder<unknown>[] = []
  if (due_before !== null) all.push(sql`tasks.due_key < ${lastKey(due_before)}`)
  if (due_after !== null) all.push(sql`tasks.due_key >= ${firstKey(due_after)}`)
  if (all.length > 0) all.push(sql`tasks.due_key < '~'`)
  return all
}

/** Whether everything due late enough comes after this key anyway. */
export function isBeforeRange(due_key: string, { due_after }: TaskQuery): boolean {
  return due_after !== null && due_key < firstKey(due_after)
}

function exact(operator: '<' | '>=', bound: string): RawBuilder<unknown> {
  const day = bound.slice(0, 10)
  const compare = sql.raw(operator)
  if (bound.length === 10) return sql`left(tasks.due_date, 10) ${compare} ${day}`
  return sql`case when length(tasks.due_date) = 10 then tasks.due_date ${compare} ${day} else tasks.due_key ${compare} ${dueKey(bound)} end`
}

const AWAY_MS = 14 * 3_600_000

function lastKey(bound: string): string {
  if (bound.length === 10) return new Date(Date.parse(bound) + AWAY_MS).toISOString()
  return later(bound.slice(0, 10), dueKey(bound))
}

function firstKey(bound: string): string {
  if (bound.length === 10) return new Date(Date.parse(bound) - AWAY_MS).toISOString()
  return earlier(bound.slice(0, 10), dueKey(bound))
}

function later(one: string, other: string): string {
  return one > other ? one : other
}

function earlier(one: string, other: string): string {
  return one < other ? one : other
}
