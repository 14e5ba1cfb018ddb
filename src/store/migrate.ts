import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { AppError } from '../domain/errors.ts'
import { up as first } from './migrations/0001-first.ts'
import { up as routes } from './migrations/0002-routes.ts'
import { up as elsewhere } from './migrations/0003-elsewhere.ts'
import { up as secrets } from './migrations/0004-secrets.ts'
import { up as backup } from './migrations/0005-backup.ts'
import { up as definers } from './migrations/0006-definers.ts'
import { up as via } from './migrations/0007-via.ts'
import { up as revocations } from './migrations/0008-revocations.ts'
import { up as grants } from './migrations/0009-grants.ts'
import { up as repeating } from './migrations/0010-repeating.ts'
import { up as reminders } from './migrations/0011-reminders.ts'
import { up as accounts } from './migrations/0012-accounts.ts'
import { up as lastDone } from './migrations/0013-last-done.ts'
import { up as orders } from './migrations/0014-orders.ts'
import { up as lz4 } from './migrations/0015-lz4.ts'
import { up as order } from './migrations/0016-order.ts'
import { up as words } from './migrations/0017-words.ts'
import { up as tallies } from './migrations/0018-tallies.ts'
import { up as shortDecisions } from './migrations/0019-short-decisions.ts'
import { up as lz4Differences } from './migrations/0020-lz4-differences.ts'
import { up as wordsInOrder } from './migrations/0021-words-in-order.ts'
import { up as cheaperTurns } from './migrations/0022-cheaper-turns.ts'
import { up as plainLetters } from './migrations/0023-plain-letters.ts'
import type { Tables } from './schema.ts'

const migrations: Record<string, Migration> = {
  '0001-first': { up: first },
  '0002-routes': { up: routes },
  '0003-elsewhere': { up: elsewhere },
  '0004-secrets': { up: secrets },
  '0005-backup': { up: backup },
  '0006-definers': { up: definers },
  '0007-via': { up: via },
  '0008-revocations': { up: revocations },
  '0009-grants': { up: grants },
  '0010-repeating': { up: repeating },
  '0011-reminders': { up: reminders },
  '0012-accounts': { up: accounts },
  '0013-last-done': { up: lastDone },
  '0014-orders': { up: orders },
  '0015-lz4': { up: lz4 },
  '0016-order': { up: order },
  '0017-words': { up: words },
  '0018-tallies': { up: tallies },
  '0019-short-decisions': { up: shortDecisions },
  '0020-lz4-differences': { up: lz4Differences },
  '0021-words-in-order': { up: wordsInOrder },
  '0022-cheaper-turns': { up: cheaperTurns },
  '0023-plain-letters': { up: plainLetters },
}

/** Ends the name of a migration that breaks older servers; they refuse to start after it. */
const BREAKS = '-breaks'

// While a migration waits for a lock, everybody after it waits too, so it waits briefly and retries.
const LOCK_MS = 3000
const TRIES = 20
const PAUSE_MS = 1000
const IN_USE = new Set(['55P03', '40P01'])

/** Brings the database up to date, all or nothing; two servers starting at once wait for each other. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  for (let tries = 1; ; tries++) {
    const error = await db.connection().execute(attempt)
    if (error === undefined) return
    if (error instanceof Error && error.message.startsWith('corrupted migrations'))
      throw new AppError('CONFIGURATION', 'A newer Sayso has changed this database. Update Sayso to use it.', {
        cause: error,
      })
    if (!isInUse(error)) throw error
    if (tries === TRIES)
      throw new AppError(
        'UNAVAILABLE',
        'The database cannot be updated while something else uses it (a backup, perhaps). Please try again.',
        { cause: error },
      )
    await sleep(PAUSE_MS)
  }
}

async function attempt(db: Kysely<Tables>): Promise<unknown> {
  const own = Object.entries(migrations).map(([name, { up }]) => [name, { up: afterTurns(up) }])
  const known = { ...Object.fromEntries(own), ...(await laterOnes(db)) }
  await sql.raw(`set lock_timeout = ${LOCK_MS}`).execute(db)
  try {
    const migrator = new Migrator({ db, provider: { getMigrations: async () => known } })
    return (await migrator.migrateToLatest()).error
  } finally {
    await sql`reset lock_timeout`.execute(db)
  }
}

/**
 * Every turn begins with the same table: a migration that waits for the open turns and blocks new ones can't be held
 * up later.
 */
function afterTurns(up: Migration['up']): Migration['up'] {
  return async (db) => {
    const { rows } = await sql<{ is_there: boolean }>`select to_regclass('turns') is not null as is_there`.execute(db)
    if (rows[0]?.is_there === true) await sql`lock table turns in access exclusive mode`.execute(db)
    await up(db)
  }
}

/** Migrations by a newer Sayso that this one survives: there is nothing to do for them. */
async function laterOnes(db: Kysely<Tables>): Promise<Record<string, Migration>> {
  const { rows } = await sql<{
    is_there: boolean
  }>`select to_regclass('kysely_migration') is not null as is_there`.execute(db)
  if (rows[0]?.is_there !== true) return {}
  const done = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  const later = done.rows.map(({ name }) => name).filter((name) => !(name in migrations) && !name.endsWith(BREAKS))
  return Object.fromEntries(later.map((name) => [name, { up: async () => {} }]))
}

function isInUse(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && IN_USE.has(String(fault.code))
}
