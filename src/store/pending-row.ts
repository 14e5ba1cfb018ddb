import { z } from 'zod'
import type { PendingAction } from '../domain/decision.ts'
import { moment } from './rows.ts'

/** A confirmation that is waiting for its answer. */
export const pendingRow = z
  .object({
    id: z.uuid(),
    task_ids: z.array(z.uuid()).min(1),
    task_titles: z.array(z.string()),
    created_at: moment,
    expires_at: moment,
  })
  .transform(
    (row): PendingAction => ({
      id: row.id,
      action_type: 'DELETE_TASK',
      task_id: row.task_ids[0] ?? row.id,
      task_ids: row.task_ids,
      task_titles: row.task_titles,
      task_description: row.task_titles.join(', '),
      created_at: row.created_at,
      expires_at: row.expires_at,
    }),
  )

/** The columns for `pendingRow`, from a confirmation called `c`. */
export const pendingColumns = `json_build_object('id', c.id, 'task_ids', c.task_ids, 'task_titles', c.titles, 'created_at', c.created_at, 'expires_at', c.expires_at)`
