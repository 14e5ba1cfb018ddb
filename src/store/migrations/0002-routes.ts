import { type Kysely, sql } from 'kysely'

// The answers to repeated calls, written in the same transaction as a call's effect.
const tables = `
create table answers (
  user_id text not null check (user_id <> ''),
  key text collate "C" not null check (key <> ''),
  request_hash text not null,
  body text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, key)
);
alter table answers enable row level security;
alter table answers force row level security;
create policy own_rows on answers using (user_id = current_setting('app.user_id', true)) with check (user_id = current_setting('app.user_id', true));
`

// Rows arrive in chronological order, so block-range indexes find old ones at almost no cost to writers.
const indexes = `
create index conversations_by_time on conversations (updated_at);
create index turns_by_time on turns using brin (created_at);
create index confirmations_by_time on confirmations using brin (created_at);
create index deletions_by_time on deletions using brin (deleted_at);
create index decisions_by_time on decisions using brin (at);
create index tool_invocations_by_time on tool_invocations using brin (invoked_at);
create index answers_by_time on answers using brin (created_at);
create index deletions_by_confirmation on deletions (user_id, confirmation_id);
`

// The application's role may not change a confirmation or the audit; each of these functions does one thing that it may
// ask for.
const functions = `
create function withdraw_confirmation(p_token_hash bytea) returns void
language sql security definer set search_path = public as $$
  update confirmations set consumed_at = coalesce(consumed_at, clock_timestamp())
  where user_id = current_setting('app.user_id', true) and token_hash = p_token_hash
$$;
revoke all on function withdraw_confirmation(bytea) from public;

create function erase_me() returns jsonb
language plpgsql security definer set search_path = public as $$
declare
  v_user text := current_setting('app.user_id', true);
  v_erased jsonb := '{}';
  v_table text;
  v_count bigint;
begin
  if coalesce(v_user, '') = '' then raise exception 'nobody to erase'; end if;
  foreach v_table in array array['task_words', 'tasks', 'messages', 'conversations', 'turns', 'deletions', 'confirmations', 'decisions', 'tool_invocations', 'answers', 'settings'] loop
    execute format('delete from %I where user_id = $1', v_table) using v_user;
    get diagnostics v_count = row_count;
    v_erased := v_erased || jsonb_build_object(v_table, v_count);
  end loop;
  return v_erased - 'task_words';
end $$;
revoke all on function erase_me() from public;
`

const rights = `
grant execute on function withdraw_confirmation(bytea) to sayso_app;
grant execute on function erase_me() to sayso_app;
grant select, insert on answers to sayso_app;
grant delete on conversations to sayso_app;
grant select on settings to sayso_operator;
create policy operator_reads on settings for select to sayso_operator using (true);
grant delete on decisions to sayso_operator;
create policy operator_clears on decisions for delete to sayso_operator using (true);
`

/** What the operator deletes once it is old. */
const cleared = ['conversations', 'turns', 'confirmations', 'deletions', 'tool_invocations', 'answers']

const operator = cleared
  .map(
    (table) => `
grant select, delete on ${table} to sayso_operator;
create policy operator_clears on ${table} to sayso_operator using (true);`,
  )
  .join('\n')

// Selecting rows "for update" requires the right to update; the policies above still prevent moving anything to another
// user.
const picks = 'grant update (updated_at) on conversations to sayso_operator;'

// Since PostgreSQL 16 the creator of a role may grant it, but not assume it; this lets an owner who is no superuser
// assume both, without inheriting their rights. If somebody else owns the roles, they have to do it.
const membership = `
do $$ begin
  execute format('grant sayso_app, sayso_operator to %I', current_user)
    || case when current_setting('server_version_num')::int >= 160000 then ' with inherit false, set true' else '' end;
exception when insufficient_privilege then null;
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [membership, tables, indexes, functions, rights, operator, picks]) await sql.raw(part).execute(db)
}
