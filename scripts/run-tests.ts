// Runs the tests with one real PostgreSQL for all of them; without one the run fails rather than skipping.

import { spawn } from 'node:child_process'
import { startPostgres } from '../tests/support/postgres.ts'

const chosen = process.argv.slice(2)
const files = chosen.length > 0 ? chosen : ['src/**/*.test.ts', 'web/src/**/*.test.ts', 'tests/**/*.test.ts']
process.stderr.write('Starting PostgreSQL for the tests …\n')
const postgres = await startPostgres({ fsync: 'off' })
const tests = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--test', '--test-concurrency=2', ...files],
  {
    stdio: 'inherit',
    env: { ...process.env, SAYSO_TEST_POSTGRES: postgres.url, TZ: 'Europe/Berlin' },
  },
)
tests.on('exit', async (code) => {
  await postgres.stop()
  process.exitCode = code ?? 1
})
