import { type Kysely, sql } from 'kysely'

// Keys that every replica must share. Neither of the two roles may read them; the server does as the owner.
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
