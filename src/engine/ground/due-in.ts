import type { Where } from '../../domain/act.ts'
import { clockOf } from '../grammar/build.ts'
import { wallClock } from '../say-due.ts'

/** Whether a due date is within the period given. */
export function isDueIn(due: string | null, { due_after, due_before }: Where): boolean {
  if (due_after !== undefined && !(due !== null && compare(due, due_after) >= 0)) return false
  return due_before === undefined || (due !== null && compare(due, due_before) < 0)
}

/** Whether it is due at one of these times of day, as HH:MM on the user's clock. */
export function isDueAt(due: string | null, times: readonly string[], timezone: string): boolean {
  return due !== null && due.length > 10 && times.includes(clockOf(wallClock(due, timezone)))
}

/** Compares dates as dates, and two instants as instants. */
function compare(due: string, bound: string): number {
  if (due.length === 10 || bound.length === 10) return due.slice(0, 10) < bound.slice(0, 10) ? -1 : 0
  return Date.parse(due) - Date.parse(bound)
}
