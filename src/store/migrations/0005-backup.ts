import { type Kysely, sql } from 'kysely'

// Who backs everything up must be able to read it. The operator reads all decisions already, which have everybody's
// messages and titles in them; the owner, whom row-level security binds too, reads nothing.
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
