import { type Kysely, sql } from 'kysely'

// The number of tasks of each kind, as differences to add up: writers insert rows of their own, so that nobody waits
// for anybody, and readers merge many of them (`src/store/tallies.ts`).
const tallies = `
create table public.task_tallies (
  user_id text not null check (user_id <> ''),
  status text not null,
  priority_rank smallint not null,
  -- Empty for tasks without a date.
  due_on text collate "C" not null,
  id uuid not null default gen_random_uuid(),
  is_sum boolean not null default false,
  n integer not null,
  primary key (user_id, status, priority_rank, due_on, id) include (is_sum, n)
);
alter table public.task_tallies enable row level security;
alter table public.task_tallies force row level security;
create policy own_rows on public.task_tallies using (user_id = current_setting('app.user_id', true)) with check (user_id = current_setting('app.user_id', true));
grant select, insert, delete, update on public.task_tallies to sayso_app;
`

const keeping = `
create function public.tally_task() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    insert into public.task_tallies (user_id, status, priority_rank, due_on, n)
      values (old.user_id, old.status, old.priority_rank, coalesce(left(old.due_date, 10), ''), -1);
  end if;
  if tg_op <> 'DELETE' then
    insert into public.task_tallies (user_id, status, priority_rank, due_on, n)
      values (new.user_id, new.status, new.priority_rank, coalesce(left(new.due_date, 10), ''), 1);
  end if;
  return null;
end $$;
create trigger tally_task after insert or delete on public.tasks for each row execute function public.tally_task();
create trigger tally_changed_task after update on public.tasks for each row
  when ((old.status, old.priority_rank, left(old.due_date, 10)) is distinct from (new.status, new.priority_rank, left(new.due_date, 10)))
  execute function public.tally_task();
`

// Tallies are deleted twice, since somebody may be merging them in the meantime.
const erasing = `
create or replace function public.erase_me() returns jsonb
language plpgsql security definer set search_path = pg_catalog, public, pg_temp as $$
declare
  v_user text := current_setting('app.user_id', true);
  v_erased jsonb := '{}';
  v_table text;
  v_count bigint;
begin
  if coalesce(v_user, '') = '' then raise exception 'nobody to erase'; end if;
  foreach v_table in array array['reminders', 'deliveries', 'push_subscriptions', 'calendar_keys', 'task_words', 'tasks', 'task_tallies', 'task_tallies', 'messages', 'conversations', 'turns', 'deletions', 'confirmations', 'decisions', 'tool_invocations', 'answers', 'settings_changes', 'settings'] loop
    execute format('delete from public.%I where user_id = $1', v_table) using v_user;
    get diagnostics v_count = row_count;
    v_erased := v_erased || jsonb_build_object(v_table, v_count);
  end loop;
  insert into public.revocations (user_key) values (public.own_key())
    on conflict (user_key, token_id) do update set before = excluded.before;
  return v_erased - 'task_words' - 'task_tallies';
end $$;
`

const lifted = ['tasks', 'task_tallies']

// For tasks that exist already.
const filling = `
${lifted.map((table) => `alter table public.${table} no force row level security;`).join('\n')}
insert into public.task_tallies (user_id, status, priority_rank, due_on, is_sum, n)
  select user_id, status, priority_rank, coalesce(left(due_date, 10), ''), true, count(*) from public.tasks group by 1, 2, 3, 4;
${lifted.map((table) => `alter table public.${table} force row level security;`).join('\n')}
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tallies, keeping, erasing, filling]) await sql.raw(part).execute(db)
}
