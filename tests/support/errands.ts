import type pg from 'pg'
import { titleKey } from '../../src/domain/words.ts'
import { uuidv7 } from '../../src/runtime/ids.ts'
import { dueKey } from '../../src/store/due-key.ts'
import { writeWords } from './write-words.ts'

/** So many tasks of one user; every five hundredth, from the first on, is a dentist. */
export async function fillErrands(pool: pg.Pool, user_id: string, tasks: number): Promise<void> {
  const ids = Array.from({ length: tasks }, () => uuidv7())
  const titles = ids.map((_, index) =>
    index % 500 === 0 ? `dentist ${index}` : `errand number ${index} in street ${index % 70}`,
  )
  const dues = ids.map((_, index) => (index % 3 === 0 ? `2026-01-${String((index % 28) + 1).padStart(2, '0')}` : null))
  await pool.query(
    `insert into tasks (user_id, id, title, title_key, due_date, due_key, status, completed_at)
     select $1, id, title, key, due, due_key, case when n % 4 = 0 then 'completed' else 'pending' end, case when n % 4 = 0 then now() end
     from unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $6::text[]) with ordinality as t (id, title, key, due, due_key, n)`,
    [user_id, ids, titles, titles.map(titleKey), dues, dues.map(dueKey)],
  )
  await writeWords(
    pool,
    ids.map((id, index) => ({ user: user_id, id, title: titles[index] ?? '' })),
  )
}
