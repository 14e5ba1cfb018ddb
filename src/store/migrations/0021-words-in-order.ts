import { type Kysely, sql } from 'kysely'

const keys = ['status', 'priority_rank', 'due_date', 'due_key', 'order_key', 'title_key'] as const
const of = (table: string) => keys.map((key) => `${table}.${key}`).join(', ')

// The columns for filtering and sorting tasks are stored beside their words, all in one index: of many tasks with a
// word, only those shown are looked up. Adding a task writes them too; older servers don't, which is compensated for
// here.
const columns = `
alter table public.task_words
  add column status text,
  add column priority_rank smallint,
  add column due_date text,
  add column due_key text collate "C",
  add column order_key text collate "C",
  add column title_key text collate "C";
grant update on public.task_words to sayso_app;
`

const lifted = ['tasks', 'task_words']

// Without indexes in the meantime, each word is written once instead of three times.
const filling = `
${lifted.map((table) => `alter table public.${table} no force row level security;`).join('\n')}
alter table public.task_words drop constraint task_words_pkey;
drop index public.task_words_by_task;
update public.task_words w set (${keys.join(', ')}) = row(${of('t')}) from public.tasks t where t.user_id = w.user_id and t.id = w.task_id;
alter table public.task_words add constraint task_words_pkey primary key (user_id, word, task_id) include (${keys.join(', ')});
create index task_words_by_task on public.task_words (user_id, task_id);
${lifted.map((table) => `alter table public.${table} force row level security;`).join('\n')}
`

// The same for tasks due, urgent or completed, by title or by age.
const indexes = `
drop index public.tasks_by_status, public.tasks_by_priority;
create index tasks_by_status on public.tasks (user_id, status, due_key, order_key) include (id, priority_rank, due_date, title_key);
create index tasks_by_priority on public.tasks (user_id, status, priority_rank, due_key, order_key) include (id, due_date, title_key);
`

const keeping = `
create function public.place_word() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.task_words w set (${keys.join(', ')}) = row(${of('t')}) from public.tasks t
    where t.user_id = new.user_id and t.id = new.task_id and (w.user_id, w.word, w.task_id) = (new.user_id, new.word, new.task_id);
  return null;
end $$;
create trigger place_word after insert on public.task_words for each row
  when (new.status is null) execute function public.place_word();

create function public.move_words() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  update public.task_words w set (${keys.join(', ')}) = row(${of('new')}) where w.user_id = new.user_id and w.task_id = new.id;
  return null;
end $$;
create trigger move_words after update on public.tasks for each row
  when ((${of('old')}) is distinct from (${of('new')})) execute function public.move_words();
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, filling, indexes, keeping]) await sql.raw(part).execute(db)
}
