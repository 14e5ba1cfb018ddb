import { type Kysely, sql } from 'kysely'

// For tasks stored elsewhere: consumes a confirmation given here, under the same conditions as remove_task, and returns
// the title it was given for. Null if no valid one exists.
const functions = `
create function use_confirmation(p_task uuid, p_confirmation uuid, p_token_hash bytea, p_conversation uuid, p_by uuid)
returns text
language plpgsql security definer set search_path = public as $$
declare
  v_user text := current_setting('app.user_id', true);
  v_confirmation confirmations%rowtype;
begin
  select * into v_confirmation from confirmations c
  where c.user_id = v_user and p_task = any (c.task_ids)
    and case when p_token_hash is null
      then c.id = p_confirmation and c.conversation_id = p_conversation and c.granted_by in ('chat', 'setting')
      else c.token_hash = p_token_hash end
  for update;
  if not found or v_confirmation.expires_at <= clock_timestamp()
    or (v_confirmation.consumed_at is not null and v_confirmation.consumed_by is distinct from p_by) then
    return null;
  end if;
  update confirmations c set consumed_at = coalesce(c.consumed_at, clock_timestamp()), consumed_by = p_by
  where c.user_id = v_user and c.id = v_confirmation.id;
  return v_confirmation.titles[array_position(v_confirmation.task_ids, p_task)];
end $$;
revoke all on function use_confirmation(uuid, uuid, bytea, uuid, uuid) from public;
grant execute on function use_confirmation(uuid, uuid, bytea, uuid, uuid) to sayso_app;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(functions).execute(db)
}
