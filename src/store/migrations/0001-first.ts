import { type Kysely, sql } from 'kysely'

// Text that is compared or sorted uses the "C" collation: it gives the same order everywhere and works with indexes
// under row-level security, where only leakproof operators (equality and ranges) may run before the policy.
const tables = `
create table tasks (
  user_id text not null check (user_id <> ''),
  id uuid not null,
  title text not null check (title <> ''),
  title_key text collate "C" not null,
  description text,
  priority text check (priority in ('low', 'medium', 'high')),
  priority_rank smallint not null generated always as (case priority when 'high' then 1 when 'medium' then 2 when 'low' then 3 else 4 end) stored,
  due_date text,
  due_key text collate "C" not null,
  status text not null default 'pending' check (status in ('pending', 'completed')),
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  completed_at timestamptz,
  primary key (user_id, id),
  check ((status = 'completed') = (completed_at is not null))
);
create index tasks_by_status on tasks (user_id, status, due_key, priority_rank, id);
create index tasks_by_due on tasks (user_id, due_key, priority_rank, id);
create index tasks_by_title on tasks (user_id, title_key, id);

create table task_words (
  user_id text not null,
  word text collate "C" not null,
  task_id uuid not null,
  primary key (user_id, word, task_id),
  foreign key (user_id, task_id) references tasks on delete cascade
);
create index task_words_by_task on task_words (user_id, task_id);

create table conversations (
  user_id text not null check (user_id <> ''),
  id uuid not null,
  title text,
  metadata jsonb not null,
  current_state text not null check (current_state in ('IDLE', 'AWAITING_CONFIRMATION', 'ERROR')),
  pending_id uuid,
  turn_count integer not null default 0,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (user_id, id)
);
create index conversations_by_age on conversations (user_id, updated_at);

create table messages (
  user_id text not null,
  conversation_id uuid not null,
  seq integer not null,
  id uuid not null,
  role text not null check (role in ('user', 'assistant', 'system')),
  content text not null,
  "timestamp" timestamptz not null,
  tool_calls jsonb not null,
  primary key (user_id, conversation_id, seq),
  foreign key (user_id, conversation_id) references conversations on delete cascade deferrable initially deferred
);

create table turns (
  user_id text not null check (user_id <> ''),
  message_id uuid not null,
  conversation_id uuid not null,
  seq integer,
  request_hash text not null,
  reply text,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, message_id),
  unique (user_id, conversation_id, seq)
);

create table confirmations (
  user_id text not null check (user_id <> ''),
  id uuid not null,
  granted_by text not null check (granted_by in ('chat', 'setting', 'token', 'elicitation')),
  conversation_id uuid,
  task_ids uuid[] not null check (cardinality(task_ids) > 0),
  titles text[] not null check (cardinality(titles) = cardinality(task_ids)),
  token_hash bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  consumed_at timestamptz,
  consumed_by uuid,
  primary key (user_id, id),
  unique (user_id, token_hash)
);

-- A deleted task leaves its id and what allowed it; nothing of its text.
create table deletions (
  user_id text not null,
  task_id uuid not null,
  confirmation_id uuid not null,
  deleted_at timestamptz not null default clock_timestamp(),
  primary key (user_id, task_id),
  foreign key (user_id, confirmation_id) references confirmations
);

create table decisions (
  user_id text not null check (user_id <> ''),
  id uuid not null,
  at timestamptz not null,
  conversation_id uuid not null,
  message_id uuid not null,
  step integer not null,
  input_message text not null,
  classified_intent text not null,
  decision_type text not null,
  tool_calls jsonb,
  response_preview text,
  rule_id text,
  engine_version text not null,
  context text,
  observations text not null,
  decision text not null,
  primary key (user_id, id),
  unique (user_id, message_id, step)
);
create index decisions_by_conversation on decisions (user_id, conversation_id, id);

create table tool_invocations (
  user_id text not null check (user_id <> ''),
  id uuid not null,
  conversation_id uuid,
  message_id uuid,
  tool_name text not null,
  parameters jsonb not null,
  intent_classification text,
  result jsonb not null,
  success boolean not null,
  error_message text,
  invoked_at timestamptz not null,
  duration_ms integer not null,
  primary key (user_id, id)
);
create index tool_invocations_by_conversation on tool_invocations (user_id, conversation_id, id);

create table settings (
  user_id text primary key check (user_id <> ''),
  settings jsonb not null,
  updated_at timestamptz not null default clock_timestamp()
);
`

// The only way to delete a task: the application's role may not delete from tasks, and this function does so only while
// consuming a confirmation. It reads the clock here, after acquiring every lock.
const removal = `
create or replace function remove_task(p_task uuid, p_confirmation uuid, p_token_hash bytea, p_conversation uuid, p_by uuid)
returns table (outcome text, task jsonb)
language plpgsql security definer set search_path = public as $$
declare
  v_user text := current_setting('app.user_id', true);
  v_task tasks%rowtype;
  v_confirmation confirmations%rowtype;
begin
  select * into v_task from tasks t where t.user_id = v_user and t.id = p_task for update;
  if not found then
    return query select 'no_task'::text, null::jsonb;
    return;
  end if;
  select * into v_confirmation from confirmations c
  where c.user_id = v_user and p_task = any (c.task_ids)
    and case when p_token_hash is null
      then c.id = p_confirmation and c.conversation_id = p_conversation and c.granted_by in ('chat', 'setting')
      else c.token_hash = p_token_hash end
  for update;
  if not found or v_confirmation.expires_at <= clock_timestamp()
    or (v_confirmation.consumed_at is not null and v_confirmation.consumed_by is distinct from p_by) then
    return query select 'no_confirmation'::text, null::jsonb;
    return;
  end if;
  if v_confirmation.titles[array_position(v_confirmation.task_ids, p_task)] <> v_task.title then
    return query select 'renamed'::text, to_jsonb(v_task);
    return;
  end if;
  update confirmations c set consumed_at = coalesce(c.consumed_at, clock_timestamp()), consumed_by = p_by
  where c.user_id = v_user and c.id = v_confirmation.id;
  insert into deletions (user_id, task_id, confirmation_id) values (v_user, p_task, v_confirmation.id);
  delete from tasks t where t.user_id = v_user and t.id = p_task;
  return query select 'removed'::text, to_jsonb(v_task);
end $$;
revoke all on function remove_task(uuid, uuid, bytea, uuid, uuid) from public;
`

const roles = `
do $$ begin
  begin create role sayso_app nologin; exception when duplicate_object or unique_violation then null; end;
  begin create role sayso_operator nologin; exception when duplicate_object or unique_violation then null; end;
  if not pg_has_role(current_user, 'sayso_app', 'member') then grant sayso_app to current_user; end if;
  if not pg_has_role(current_user, 'sayso_operator', 'member') then grant sayso_operator to current_user; end if;
end $$;
grant usage on schema public to sayso_app, sayso_operator;
grant execute on function remove_task(uuid, uuid, bytea, uuid, uuid) to sayso_app;
grant select, insert, update on tasks, conversations, turns, settings to sayso_app;
grant select, insert, delete on task_words to sayso_app;
grant select, insert on messages, confirmations, decisions, tool_invocations to sayso_app;
grant select on deletions to sayso_app;
grant select on decisions to sayso_operator;
`

const owned = [
  'tasks',
  'task_words',
  'conversations',
  'messages',
  'turns',
  'confirmations',
  'deletions',
  'decisions',
  'tool_invocations',
  'settings',
]

const policies = owned
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy own_rows on ${table} using (user_id = current_setting('app.user_id', true)) with check (user_id = current_setting('app.user_id', true));`,
  )
  .join('\n')

const operator = `create policy operator_reads on decisions for select to sayso_operator using (true);`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, removal, roles, policies, operator]) await sql.raw(part).execute(db)
}
