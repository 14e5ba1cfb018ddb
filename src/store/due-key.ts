/** Sorts after every due date. */
const NONE = '~'

/** How due dates are sorted: an instant by its moment in UTC, a day before the instants of that day, none last. */
export function dueKey(due_date: string | null): string {
  if (due_date === null) return NONE
  return due_date.length === 10 ? due_date : new Date(due_date).toISOString()
}
