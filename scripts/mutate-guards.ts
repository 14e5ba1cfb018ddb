// Mutation of what guards tasks: confirmation, authorisation, idempotency, row-level security. Its tests need a PostgreSQL, one
// for the whole run. Mutants that break a connection take their process with them, so a new one must be there soon: its
// databases are copies of one that has every table already, and what was compiled is kept.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { openDatabase } from '../src/store/database.ts'
import { withClient } from '../tests/support/databases.ts'
import { startPostgres } from '../tests/support/postgres.ts'

const TEMPLATE = 'sayso_template'

const postgres = await startPostgres({ fsync: 'off' })
await withClient(postgres.url, (client) => client.query(`create database ${TEMPLATE}`))
const template = await openDatabase({ url: postgres.url.replace(/\/[^/]*$/, `/${TEMPLATE}`) }, () => {})
await template.close()
const stryker = spawn('stryker', ['run', 'stryker.guards.json', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    SAYSO_TEST_POSTGRES: postgres.url,
    SAYSO_TEST_TEMPLATE: TEMPLATE,
    SAYSO_TEST_DATABASES: 'postgresql',
    NODE_COMPILE_CACHE: join(import.meta.dirname, '../node_modules/.cache/sayso-mutated'),
  },
})
stryker.on('exit', async (code) => {
  await postgres.stop()
  process.exitCode = code ?? 1
})
