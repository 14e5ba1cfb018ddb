import { type Kysely, sql } from 'kysely'

// The people, for servers that manage accounts themselves. Only the owner has access: the application's role, which
// works for one user at a time, can neither see nor change any of it. Secrets are stored as digests only.
const people = `
create table account_users (
  id text primary key,
  email text collate "C" not null unique,
  name text not null,
  email_verified boolean not null,
  image text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  agents_may text not null default 'full' check (agents_may in ('read', 'add', 'change', 'ask', 'full'))
);
create table account_sessions (
  id text primary key,
  user_id text not null references account_users on delete cascade,
  token text collate "C" not null unique,
  user_agent text,
  ip_address text,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index account_sessions_of on account_sessions (user_id);
create table account_passwords (
  id text primary key,
  user_id text not null references account_users on delete cascade,
  provider_id text not null,
  account_id text not null,
  password text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, provider_id, account_id)
);
create table account_links (
  id text primary key,
  identifier text collate "C" not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index account_links_by on account_links (identifier);
create table account_passkeys (
  id text collate "C" primary key,
  user_id text not null references account_users on delete cascade,
  name text not null,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  created_at timestamptz not null default clock_timestamp(),
  last_used_at timestamptz
);
create index account_passkeys_of on account_passkeys (user_id);
create table account_challenges (
  hash bytea primary key,
  user_id text references account_users on delete cascade,
  expires_at timestamptz not null
);
create table account_invites (
  hash bytea primary key,
  made_by text references account_users on delete cascade,
  expires_at timestamptz not null
);
create table account_attempts (
  key bytea primary key,
  failed integer not null,
  last_at timestamptz not null
);
`

// One row for everything that acts for a person: tokens they created, their terminals and their agents.
const tokens = `
create table account_clients (
  id text collate "C" primary key,
  name text not null,
  redirect_uris text[] not null,
  created_at timestamptz not null default clock_timestamp()
);
create table account_tokens (
  id uuid primary key,
  user_id text not null references account_users on delete cascade,
  kind text not null check (kind in ('personal', 'terminal', 'agent')),
  name text not null,
  hash bytea not null unique,
  audience text not null check (audience in ('api', 'mcp')),
  rights text not null check (rights in ('read', 'add', 'change', 'ask', 'full')),
  changes_per_minute integer not null check (changes_per_minute between 1 and 1000),
  created_at timestamptz not null default clock_timestamp(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  client_id text references account_clients on delete cascade,
  refresh_hash bytea unique,
  refresh_until timestamptz
);
create index account_tokens_of on account_tokens (user_id);
create table account_spent (
  hash bytea primary key,
  token_id uuid not null references account_tokens on delete cascade
);
create table account_codes (
  hash bytea primary key,
  user_id text not null references account_users on delete cascade,
  client_id text not null references account_clients on delete cascade,
  redirect_uri text not null,
  challenge text not null,
  rights text not null,
  expires_at timestamptz not null
);
create table account_devices (
  hash bytea primary key,
  user_code text collate "C" not null unique,
  name text not null,
  user_id text references account_users on delete cascade,
  answer text check (answer in ('yes', 'no')),
  expires_at timestamptz not null
);
create table account_questions (
  user_id text not null references account_users on delete cascade,
  id uuid not null,
  token_id uuid not null references account_tokens on delete cascade,
  task_id uuid not null,
  answer text check (answer in ('yes', 'no')),
  expires_at timestamptz not null,
  primary key (user_id, id),
  unique (user_id, token_id, task_id)
);
`

const closing = `
do $$
declare v_table text;
begin
  for v_table in select tablename from pg_tables where schemaname = 'public' and tablename like 'account\\_%' loop
    execute format('revoke all on public.%I from public', v_table);
  end loop;
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [people, tokens, closing]) await sql.raw(part).execute(db)
}
