import type { Kysely } from 'kysely'
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
}

/** Brings the database up to date; each migration is done wholly or not at all, and two starts wait for each other. */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new AppError('CONFIGURATION', 'A newer Sayso has changed this database. Update Sayso to use it.', {
      cause: error,
    })
  if (error !== undefined) throw error
}
