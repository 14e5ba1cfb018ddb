import { type Kysely, sql } from 'kysely'

// Temporary tables are searched first unless the path names them: anyone able to create one could make these functions
// read forged rows.
const functions = [
  'remove_task(uuid, uuid, bytea, uuid, uuid)',
  'use_confirmation(uuid, uuid, bytea, uuid, uuid)',
  'withdraw_confirmation(bytea)',
  'erase_me()',
]

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of functions)
    await sql.raw(`alter function public.${name} set search_path = pg_catalog, public, pg_temp`).execute(db)
}
