import { z } from 'zod'
import type { AgentQuestion } from '../domain/account.ts'
import { uuidv7 } from '../runtime/ids.ts'
import type { Database } from '../store/database.ts'

const HOURS = 24

/** What agents want to delete, and what the person says. No titles are stored; whoever shows it reads the task. */
export interface Questions {
  /** Asks the person, unless already asked; returns their answer. */
  ask(user_id: string, token_id: string, task_id: string): Promise<'waiting' | 'no'>
  list(user_id: string): Promise<readonly AgentQuestion[]>
  /** Whether there was such a question. */
  answer(user_id: string, id: string, answer: 'yes' | 'no'): Promise<boolean>
}

// After a no it is not asked again until the question would have expired.
const ASK = `insert into account_questions as q (user_id, id, token_id, task_id, expires_at)
  values ($1, $2, $3, $4, clock_timestamp() + interval '${HOURS} hours')
  on conflict (user_id, token_id, task_id) do update set
    answer = case when q.expires_at <= clock_timestamp() or q.answer = 'yes' then null else q.answer end,
    expires_at = case when q.expires_at <= clock_timestamp() then excluded.expires_at else q.expires_at end
  returning answer`

const LIST = `select q.id, q.task_id, t.name as asked_by, q.expires_at from account_questions q join account_tokens t on t.id = q.token_id
  where q.user_id = $1 and q.answer is null and q.expires_at > clock_timestamp() order by q.id`

const ANSWER = `update account_questions set answer = $3 where user_id = $1 and id::text = $2 and answer is null and expires_at > clock_timestamp()`

const row = z.object({ id: z.string(), task_id: z.string(), asked_by: z.string(), expires_at: z.date() })

export function questionStore(database: Database): Questions {
  const { pool } = database

  /** An open page shows it at once. */
  function tell(user_id: string): void {
    database.tell([{ user_id, what: 'tasks', conversation_id: null }])
  }

  return {
    async ask(user_id, token_id, task_id) {
      const { rows } = await pool.query(ASK, [user_id, uuidv7(), token_id, task_id])
      if (rows[0]?.answer === 'no') return 'no'
      tell(user_id)
      return 'waiting'
    },
    async list(user_id) {
      const { rows } = await pool.query(LIST, [user_id])
      return rows.map((given) => {
        const { expires_at, ...rest } = row.parse(given)
        return { ...rest, expires_at: expires_at.toISOString() }
      })
    },
    async answer(user_id, id, answer) {
      const { rowCount } = await pool.query(ANSWER, [user_id, id, answer])
      if (rowCount === 1) tell(user_id)
      return rowCount === 1
    },
  }
}
