import { type Kysely, sql } from 'kysely'

const tables = `
-- At most one a task: the next, or the one it was last reminded by. Its id is that of one occasion: moved or snoozed it gets another.
create table reminders (
  user_id text not null check (user_id <> ''),
  task_id uuid not null,
  id uuid not null default gen_random_uuid(),
  remind_at timestamptz not null,
  snoozed boolean not null default false,
  sent_at timestamptz,
  late boolean not null default false,
  dismissed_at timestamptz,
  primary key (user_id, task_id),
  unique (user_id, id),
  foreign key (user_id, task_id) references tasks on delete cascade
);
create index reminders_waiting on reminders (remind_at) where sent_at is null;
create index reminders_by_time on reminders (user_id, remind_at);

-- What is still to be handed to an outlet outside. It refers to no other row, so that whoever works on one waits for nobody.
create table deliveries (
  user_id text not null check (user_id <> ''),
  id uuid not null,
  outlet text not null check (outlet in ('webhook', 'push')),
  receiver text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  primary key (user_id, id, receiver)
);
create index deliveries_waiting on deliveries (next_at);

create table push_subscriptions (
  user_id text not null check (user_id <> ''),
  endpoint text collate "C" not null,
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null default clock_timestamp(),
  primary key (user_id, endpoint)
);

create table calendar_keys (
  user_id text primary key check (user_id <> ''),
  key_hash bytea not null unique,
  created_at timestamptz not null default clock_timestamp()
);

-- What counts for users who have not set theirs, told by the server that reminds.
create table reminder_defaults (
  only_one boolean primary key default true check (only_one),
  remind_at text,
  timezone text not null,
  webhook_url text
);
insert into reminder_defaults (remind_at, timezone) values ('09:00', 'UTC');
`

const owned = ['reminders', 'deliveries', 'push_subscriptions', 'calendar_keys']

const rights = `
${owned
  .map(
    (table) => `
alter table ${table} enable row level security;
alter table ${table} force row level security;
create policy own_rows on ${table} using (user_id = current_setting('app.user_id', true)) with check (user_id = current_setting('app.user_id', true));
create policy operator_works on ${table} to sayso_operator using (true) with check (true);`,
  )
  .join('\n')}
grant select, insert, update, delete on reminders, push_subscriptions to sayso_app;
grant select, insert, update on calendar_keys to sayso_app;
grant select on deliveries, reminder_defaults to sayso_app;
grant select, insert, update, delete on reminders, deliveries to sayso_operator;
grant select, delete on push_subscriptions to sayso_operator;
grant select on calendar_keys to sayso_operator;
grant select, update on reminder_defaults to sayso_operator;
`

// The definition of the clock, in one place.
const clock = `
create function public.reminder_clock() returns timestamptz language sql stable set search_path = pg_catalog, pg_temp as $$
  select clock_timestamp()
$$;
`

// A time that the clocks skip moves forward, and one that occurs twice means the first; an invalid time gives no
// reminder.
const time = `
create function public.reminder_time(p_due text, p_before integer, p_at text, p_zone text) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_local timestamp;
  v_at timestamptz;
  v_now timestamptz := public.reminder_clock();
begin
  if length(p_due) > 10 then
    v_at := p_due::timestamptz;
  elsif p_at is null then
    return null;
  else
    v_local := p_due::date + p_at::time;
    v_at := public.zoned_time(v_local, p_zone);
  end if;
  -- Too late for the earlier time, it reminds when it is due.
  if v_at - make_interval(mins => coalesce(p_before, 0)) > v_now then
    return v_at - make_interval(mins => coalesce(p_before, 0));
  end if;
  return case when v_at > v_now then v_at end;
exception when others then
  return null;
end $$;

create function public.zoned_time(p_local timestamp, p_zone text) returns timestamptz
language plpgsql stable set search_path = pg_catalog, pg_temp as $$
declare
  v_at timestamptz;
  v_step interval;
begin
  -- PostgreSQL reads a bare offset the other way round.
  if p_zone ~ '^[+-]\\d\\d(:?\\d\\d)?$' then
    return p_local at time zone (case when length(p_zone) = 3 then p_zone || ':00' else p_zone end)::interval;
  end if;
  v_at := p_local at time zone p_zone;
  foreach v_step in array array[interval '1 hour', interval '30 minutes'] loop
    if (v_at - v_step) at time zone p_zone = p_local then return v_at - v_step; end if;
  end loop;
  return v_at;
exception when invalid_parameter_value then
  return p_local at time zone 'UTC';
end $$;
`

const ofUser = `(case when s.settings ? 'remind_at' then s.settings->>'remind_at' else d.remind_at end)`
const zoneOfUser = `coalesce(s.settings->>'timezone', d.timezone)`

// The database itself keeps these up to date, in the transaction that changes a task or a setting: no statement can
// forget to.
const keeping = `
create function public.keep_reminder() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_at timestamptz;
begin
  if new.status = 'pending' and new.due_date is not null then
    select public.reminder_time(new.due_date, new.remind_before, ${ofUser}, ${zoneOfUser}) into v_at
    from public.reminder_defaults d left join public.settings s on s.user_id = new.user_id;
  end if;
  if v_at is null then
    delete from public.reminders r where r.user_id = new.user_id and r.task_id = new.id;
  else
    insert into public.reminders as r (user_id, task_id, remind_at) values (new.user_id, new.id, v_at)
    on conflict (user_id, task_id) do update set
      id = excluded.id, remind_at = excluded.remind_at, snoozed = false, sent_at = null, late = false, dismissed_at = null;
  end if;
  return null;
end $$;
create trigger keep_reminder_of_new after insert on public.tasks for each row
  when (new.due_date is not null) execute function public.keep_reminder();
create trigger keep_reminder after update on public.tasks for each row
  when ((old.due_date, old.remind_before, old.status) is distinct from (new.due_date, new.remind_before, new.status))
  execute function public.keep_reminder();

-- Another zone or hour of the day: what is due on a day moves, unless it was snoozed, has been sent, or would be in the past.
create function public.move_day_reminders(p_user text) returns void
language sql set search_path = pg_catalog, pg_temp as $$
  with days as materialized (
    select t.user_id, t.id, ${ofUser} is null as is_off,
      public.reminder_time(t.due_date, t.remind_before, ${ofUser}, ${zoneOfUser}) as at
    from public.tasks t cross join public.reminder_defaults d left join public.settings s on s.user_id = t.user_id
    where (p_user is null or t.user_id = p_user) and t.status = 'pending' and length(t.due_date) = 10
  ), gone as (
    delete from public.reminders r using days
    where days.is_off and r.user_id = days.user_id and r.task_id = days.id and r.sent_at is null and not r.snoozed
  )
  insert into public.reminders as r (user_id, task_id, remind_at) select user_id, id, at from days where at is not null
  on conflict (user_id, task_id) do update set id = excluded.id, remind_at = excluded.remind_at
  where r.sent_at is null and not r.snoozed and r.remind_at <> excluded.remind_at
$$;
create function public.set_reminder_defaults(p_at text, p_zone text, p_url text) returns void
language plpgsql set search_path = pg_catalog, pg_temp as $$
declare
  v_before public.reminder_defaults;
begin
  select * into v_before from public.reminder_defaults;
  if (v_before.remind_at, v_before.timezone, v_before.webhook_url) is not distinct from (p_at, p_zone, p_url) then return; end if;
  update public.reminder_defaults set remind_at = p_at, timezone = p_zone, webhook_url = p_url;
  if (v_before.remind_at, v_before.timezone) is distinct from (p_at, p_zone) then perform public.move_day_reminders(null); end if;
end $$;
create function public.keep_day_reminders() returns trigger
language plpgsql set search_path = pg_catalog, pg_temp as $$
begin
  perform public.move_day_reminders(new.user_id);
  return null;
end $$;
create trigger keep_day_reminders_at_first after insert on public.settings for each row
  when (new.settings ?| array['remind_at', 'timezone']) execute function public.keep_day_reminders();
create trigger keep_day_reminders after update on public.settings for each row
  when ((old.settings->'remind_at', old.settings->'timezone') is distinct from (new.settings->'remind_at', new.settings->'timezone'))
  execute function public.keep_day_reminders();
`

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
  foreach v_table in array array['reminders', 'deliveries', 'push_subscriptions', 'calendar_keys', 'task_words', 'tasks', 'messages', 'conversations', 'turns', 'deletions', 'confirmations', 'decisions', 'tool_invocations', 'answers', 'settings_changes', 'settings'] loop
    execute format('delete from public.%I where user_id = $1', v_table) using v_user;
    get diagnostics v_count = row_count;
    v_erased := v_erased || jsonb_build_object(v_table, v_count);
  end loop;
  insert into public.revocations (user_key) values (public.own_key())
    on conflict (user_key, token_id) do update set before = excluded.before;
  return v_erased - 'task_words';
end $$;
`

const lifted = ['tasks', 'settings', 'reminders']

// For tasks older than reminders.
const filling = `
${lifted.map((table) => `alter table public.${table} no force row level security;`).join('\n')}
insert into public.reminders (user_id, task_id, remind_at)
  select user_id, id, at from (select user_id, id, public.reminder_time(due_date, remind_before, null, 'UTC') as at
    from public.tasks where status = 'pending' and length(due_date) > 10) as timed where at is not null;
select public.move_day_reminders(null);
${lifted.map((table) => `alter table public.${table} force row level security;`).join('\n')}
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [tables, rights, clock, time, keeping, erasing, filling]) await sql.raw(part).execute(db)
}
