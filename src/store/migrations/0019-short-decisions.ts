import { type Kysely, sql } from 'kysely'

// What differs from an earlier context is kept in place of all of it (`src/store/short-decisions.ts`).
const columns = `
alter table public.decisions add column rests_on uuid, add column context_changes text, add column metadata_changes text;
`

// What a conversation remembers is written anew with every turn. Where LZ4 compresses it, it then fits into its row; where it
// is not there, compressing takes longer than writing all of it.
const memory = `
do $$ begin
  if (select attcompression from pg_attribute where attrelid = 'public.conversations'::regclass and attname = 'metadata') = 'l' then
    alter table public.conversations alter metadata set storage main;
  else
    alter table public.conversations alter metadata set storage external;
  end if;
end $$;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, memory]) await sql.raw(part).execute(db)
}
