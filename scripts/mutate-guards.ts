// Mutation of what guards tasks: confirmation, authorisation, idempotency, row-level security. Its tests need a PostgreSQL, one
// for the whole run.

import { spawn } from 'node:child_process'
import { startPostgres } from '../tests/support/postgres.ts'

const postgres = await startPostgres({ fsync: 'off' })
const stryker = spawn('stryker', ['run', 'stryker.guards.json', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: { ...process.env, SAYSO_TEST_POSTGRES: postgres.url, SAYSO_TEST_DATABASES: 'postgresql' },
})
stryker.on('exit', async (code) => {
  await postgres.stop()
  process.exitCode = code ?? 1
})
