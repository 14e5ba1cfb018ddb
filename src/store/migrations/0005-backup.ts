import { type Kysely, sql } from 'kysely'

// Backing everything up requires reading it. The operator can already read all decisions, which contain everybody's
// messages and titles; the owner is subject to row-level security too, and can read nothing.
const rights = ['tasks', 'task_words', 'messages']
  .map(
    (table) => `
grant select on ${table} to sayso_operator;
create policy operator_reads on ${table} for select to sayso_operator using (true);`,
  )
  .join('\n')

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(rights).execute(db)
}
