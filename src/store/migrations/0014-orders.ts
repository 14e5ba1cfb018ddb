import { type Kysely, sql } from 'kysely'

// Every order begins with the status, so a list of all tasks is two lists combined, which saves one index.
const indexes = `
create index tasks_by_priority on tasks (user_id, status, priority_rank, due_key, id);
drop index tasks_by_due;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(indexes).execute(db)
}
