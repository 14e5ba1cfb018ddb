import { z } from 'zod'

const count = z.int().min(0)

/** How many tasks there are: the open ones by when they are due, and the completed ones. */
export const taskCountsSchema = z.strictObject({
  overdue: count,
  today: count,
  tomorrow: count,
  this_week: count,
  later: count,
  no_date: count,
  done: count,
})
export type TaskCounts = z.infer<typeof taskCountsSchema>
