import type { Where } from '../../domain/act.ts'

/** Whether a due date lies in the time that was said. */
export function isDueIn(due: string | null, { due_after, due_before }: Where): boolean {
  if (due_after !== undefined && !(due !== null && compare(due, due_after) >= 0)) return false
  return due_before === undefined || (due !== null && compare(due, due_before) < 0)
}

/** Days are compared as days; two moments as moments. */
function compare(due: string, bound: string): number {
  if (due.length === 10 || bound.length === 10) return due.slice(0, 10) < bound.slice(0, 10) ? -1 : 0
  return Date.parse(due) - Date.parse(bound)
}
