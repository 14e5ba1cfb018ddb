import { type Kysely, sql } from 'kysely'

// The application's role can't write a confirmation directly. A question and its yes are two transactions: we store
// which one granted it, and only what a setting allows in advance may be used in the same one.
const granting = `
alter table public.confirmations add column granted_in xid8 not null default pg_current_xact_id();

create function public.grant_confirmation(p_granted_by text, p_id uuid, p_conversation uuid, p_task_ids uuid[], p_titles text[], p_token_hash bytea,
  p_created_at timestamptz, p_expires_at timestamptz)
returns uuid
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
begin
  insert into public.confirmations (user_id, id, granted_by, conversation_id, task_ids, titles, token_hash, created_at, expires_at)
  values (current_setting('app.user_id', true), p_id, p_granted_by, p_conversation, p_task_ids, p_titles, p_token_hash, p_created_at,
    least(p_expires_at, clock_timestamp() + interval '1 day'))
  on conflict (user_id, id) do nothing;
  return p_id;
end $$;
revoke all on function public.grant_confirmation(text, uuid, uuid, uuid[], text[], bytea, timestamptz, timestamptz) from public;
grant execute on function public.grant_confirmation(text, uuid, uuid, uuid[], text[], bytea, timestamptz, timestamptz) to sayso_app;
revoke insert on public.confirmations from sayso_app;
`

const cannotBeUsed = `not found or v_confirmation.expires_at <= clock_timestamp()
    or (v_confirmation.granted_by <> 'setting' and v_confirmation.granted_in = pg_current_xact_id())
    or (v_confirmation.consumed_at is not null and v_confirmation.consumed_by is distinct from p_by)`

const chosen = `c.user_id = v_user and p_task = any (c.task_ids)
    and case when p_token_hash is null
      then c.id = p_confirmation and c.conversation_id = p_conversation and c.granted_by in ('chat', 'setting')
      else c.token_hash = p_token_hash end`

// The only way to delete a task: the application's role may not delete from tasks, and this function does so only while
// consuming a confirmation. It reads the clock here, after acquiring every lock.
export const removal = `
create or replace function public.remove_task(p_task uuid, p_confirmation uuid, p_token_hash bytea, p_conversation uuid, p_by uuid)
returns table (outcome text, task jsonb)
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_user text := current_setting('app.user_id', true);
  v_task public.tasks%rowtype;
  v_confirmation public.confirmations%rowtype;
begin
  select * into v_task from public.tasks t where t.user_id = v_user and t.id = p_task for update;
  if not found then
    return query select 'no_task'::text, null::jsonb;
    return;
  end if;
  select * into v_confirmation from public.confirmations c
  where ${chosen}
  for update;
  if ${cannotBeUsed} then
    return query select 'no_confirmation'::text, null::jsonb;
    return;
  end if;
  if v_confirmation.titles[array_position(v_confirmation.task_ids, p_task)] <> v_task.title then
    return query select 'renamed'::text, to_jsonb(v_task);
    return;
  end if;
  update public.confirmations c set consumed_at = coalesce(c.consumed_at, clock_timestamp()), consumed_by = p_by
  where c.user_id = v_user and c.id = v_confirmation.id;
  insert into public.deletions (user_id, task_id, confirmation_id) values (v_user, p_task, v_confirmation.id);
  delete from public.tasks t where t.user_id = v_user and t.id = p_task;
  return query select 'removed'::text, to_jsonb(v_task);
end $$;
`

// For tasks stored elsewhere: consumes a confirmation given here, under the same conditions.
const using = `
create or replace function public.use_confirmation(p_task uuid, p_confirmation uuid, p_token_hash bytea, p_conversation uuid, p_by uuid)
returns text
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_user text := current_setting('app.user_id', true);
  v_confirmation public.confirmations%rowtype;
begin
  select * into v_confirmation from public.confirmations c
  where ${chosen}
  for update;
  if ${cannotBeUsed} then
    return null;
  end if;
  update public.confirmations c set consumed_at = coalesce(c.consumed_at, clock_timestamp()), consumed_by = p_by
  where c.user_id = v_user and c.id = v_confirmation.id;
  return v_confirmation.titles[array_position(v_confirmation.task_ids, p_task)];
end $$;

create or replace function public.withdraw_confirmation(p_token_hash bytea) returns void
language sql security definer set search_path = pg_catalog, pg_temp as $$
  update public.confirmations set consumed_at = coalesce(consumed_at, clock_timestamp())
  where user_id = current_setting('app.user_id', true) and token_hash = p_token_hash
$$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [granting, removal, using]) await sql.raw(part).execute(db)
}
