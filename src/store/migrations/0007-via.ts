import { type Kysely, sql } from 'kysely'

// The transaction knows by which route the request came in, so no statement has to say.
const column = `via jsonb default nullif(current_setting('app.via', true), '')::jsonb`

const tables = `
alter table decisions add column ${column};
alter table tool_invocations add column ${column};

create table settings_changes (
  user_id text not null check (user_id <> ''),
  id uuid not null,
  at timestamptz not null default clock_timestamp(),
  changed jsonb not null,
  ${column},
  primary key (user_id, id)
);
create index settings_changes_by_time on settings_changes using brin (at);
alter table settings_changes enable row level security;
alter table settings_changes force row level security;
create policy own_rows on settings_changes using (user_id = current_setting('app.user_id', true)) with check (user_id = current_setting('app.user_id', true));
create policy operator_clears on settings_changes to sayso_operator using (true);
grant select, insert on settings_changes to sayso_app;
grant select, delete on settings_changes to sayso_operator;
`

const erasing = `
create or replace function erase_me() returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_user text := current_setting('app.user_id', true);
  v_erased jsonb := '{}';
  v_table text;
  v_count bigint;
begin
  if coalesce(v_user, '') = '' then raise exception 'nobody to erase'; end if;
  foreach v_table in array array['task_words', 'tasks', 'messages', 'conversations', 'turns', 'deletions', 'confirmations', 'decisions', 'tool_invocations', 'answers', 'settings_changes', 'settings'] loop
    execute format('delete from public.%I where user_id = $1', v_table) using v_user;
    get diagnostics v_count = row_count;
    v_erased := v_erased || jsonb_build_object(v_table, v_count);
  end loop;
  return v_erased - 'task_words';
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, erasing]) await sql.raw(part).execute(db)
}
