import { type Kysely, sql } from 'kysely'

// Revoked tokens: one by its id, or all issued before a moment (token_id ''). Users appear as digests, since these rows
// must survive the erasure of all their other data.
const tables = `
create table revocations (
  user_key bytea not null,
  token_id text collate "C" not null default '',
  before timestamptz not null default clock_timestamp(),
  primary key (user_key, token_id)
);
create function own_key() returns bytea language sql stable set search_path = pg_catalog, pg_temp as $$
  select sha256(convert_to(current_setting('app.user_id', true), 'UTF8'))
$$;
alter table revocations enable row level security;
alter table revocations force row level security;
create policy own_rows on revocations using (user_key = own_key()) with check (user_key = own_key());
create policy operator_reads on revocations for select to sayso_operator using (true);
grant select, insert, update on revocations to sayso_app;
grant select on revocations to sayso_operator;
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
  insert into public.revocations (user_key) values (public.own_key())
    on conflict (user_key, token_id) do update set before = excluded.before;
  return v_erased - 'task_words';
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, erasing]) await sql.raw(part).execute(db)
}
