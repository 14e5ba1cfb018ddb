import { type Kysely, sql } from 'kysely'

// Stores the difference to an earlier context instead of the full context (`src/store/short-decisions.ts`).
const columns = `
alter table public.decisions add column rests_on uuid, add column context_changes text, add column metadata_changes text;
`

// A conversation's metadata is rewritten on every turn. Stored inline, its space is reused even without a vacuum;
// stored out of line, every turn would leave the previous value behind.
const memory = `alter table public.conversations alter metadata set storage main`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const part of [columns, memory]) await sql.raw(part).execute(db)
}
