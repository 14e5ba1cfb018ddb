import type pg from 'pg'
import { searchWords } from '../../src/domain/words.ts'

/** The columns of words that are those of their task. */
export const wordKeys = 'status, priority_rank, due_date, due_key, order_key, title_key'

/** The words of tasks that are there already, many at once. */
export async function writeWords(
  client: Pick<pg.ClientBase, 'query'>,
  tasks: readonly { readonly user: string; readonly id: string; readonly title: string }[],
): Promise<void> {
  const words = tasks.flatMap(({ user, id, title }) => searchWords(title).map((word) => ({ user, id, word })))
  await client.query(
    `insert into task_words (user_id, task_id, ${wordKeys}, word) select t.user_id, t.id, ${wordKeys}, word
     from unnest($1::text[], $2::uuid[], $3::text[]) as w (user_id, id, word) join tasks t using (user_id, id)`,
    [words.map((one) => one.user), words.map((one) => one.id), words.map((one) => one.word)],
  )
}
