import { type Kysely, sql } from 'kysely'

// An open recurring task records when it was last completed; only a completed task must have such a time.
const check = `
alter table public.tasks drop constraint tasks_check;
alter table public.tasks add constraint tasks_done check (
  case when status = 'completed' then completed_at is not null else completed_at is null or recurrence is not null end);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(check).execute(db)
}
