import { type Kysely, sql } from 'kysely'

// What differs from an earlier context is kept in place of all of it (`src/store/short-decisions.ts`).
const columns = `
alter table public.decisions add column rests_on uuid, add column context_changes text, add column metadata_changes text;
`

// What a conversation remembers is written anew with every turn. In its row its room is used again, also where nothing is
// vacuumed; beside it, every turn would leave what the one before wrote.
const memory = `alter table public.conversations alter metadata set storage main`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, memory]) await sql.raw(part).execute(db)
}
