import { type Kysely, sql } from 'kysely'

// A task's recurrence in RFC 5545 format, and how many minutes before it is due to remind.
const columns = `
alter table public.tasks add column recurrence text check (recurrence <> '');
alter table public.tasks add column remind_before integer check (remind_before >= 0);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
}
