import { type Kysely, sql } from 'kysely'

// Keys that all replicas share. Neither role may read them; the server reads them as the owner.
const tables = `
create table secrets (
  name text primary key,
  value bytea not null
);
revoke all on secrets from public;
`

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw(tables).execute(db)
}
