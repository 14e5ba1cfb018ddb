/** Sorts after every due date. */
const NONE = '~'

/** The sort key of due dates: instants in UTC, a date before the instants of that day, no date last. */
export function dueKey(due_date: string | null): string {
  if (due_date === null) return NONE
  return due_date.length === 10 ? due_date : new Date(due_date).toISOString()
}
