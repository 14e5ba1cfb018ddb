import { type Kysely, sql } from 'kysely'

// Words are written by the statement that writes their task, so no lookup is needed for each. All that remains is to
// delete them with their task.
const words = `
alter table public.task_words drop constraint task_words_user_id_task_id_fkey;
create function public.drop_words() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  delete from public.task_words w where w.user_id = old.user_id and w.task_id = old.id;
  return null;
end $$;
create trigger drop_words after delete on public.tasks for each row execute function public.drop_words();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(words).execute(db)
}
