import { type Kysely, sql } from 'kysely'

// The differences stored instead of full texts (`0019-short-decisions.ts`) are compressed in the same way
// (`0015-lz4.ts`).
const compression = `do $$ begin
  alter table public.decisions alter context_changes set compression lz4, alter metadata_changes set compression lz4;
exception when feature_not_supported then null;
end $$`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(compression).execute(db)
}
