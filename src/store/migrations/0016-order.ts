import { type Kysely, sql } from 'kysely'

// A task's place among those due at the same time. Its sort key equals `orderKey` in src/engine/order.ts; it ends with
// the id, which it replaces in the indexes.
const columns = `
alter table public.tasks
  add column "order" text collate "C" check ("order" <> ''),
  add column order_key text collate "C" not null generated always as (coalesce("order" || ' ',
    case priority when 'high' then '1' when 'medium' then '2' when 'low' then '3' else '4' end) || id::text) stored;
drop index public.tasks_by_status, public.tasks_by_priority;
create index tasks_by_status on public.tasks (user_id, status, due_key, order_key);
create index tasks_by_priority on public.tasks (user_id, status, priority_rank, due_key, order_key);
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(columns).execute(db)
}
