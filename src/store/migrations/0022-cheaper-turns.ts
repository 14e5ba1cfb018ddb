import { type Kysely, sql } from 'kysely'

// Messages are written by the statement that writes their conversation, under its lock, so no lookup is needed for
// each. All that remains is to delete them with their conversation. Only the owner may delete them, and is subject to
// row-level security too: the conversation says whose they are, even if the operator deletes it.
const messages = `
alter table public.messages drop constraint messages_user_id_conversation_id_fkey;
create function public.drop_messages() returns trigger
language plpgsql security definer set search_path = pg_catalog, pg_temp as $$
declare
  v_user text := current_setting('app.user_id', true);
begin
  perform set_config('app.user_id', old.user_id, true);
  delete from public.messages m where m.user_id = old.user_id and m.conversation_id = old.id;
  perform set_config('app.user_id', coalesce(v_user, ''), true);
  return null;
end $$;
revoke all on function public.drop_messages() from public;
create trigger drop_messages after delete on public.conversations for each row execute function public.drop_messages();
`

// A context is stored relative to what the last turn left (`src/store/short-decisions.ts`).
const following = 'alter table public.decisions add column follows uuid'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [messages, following]) await sql.raw(part).execute(db)
}
