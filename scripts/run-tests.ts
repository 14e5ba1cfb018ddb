// Runs the tests with one real PostgreSQL and one browser for all of them; without those the run fails rather than skipping.

import { spawn } from 'node:child_process'
import { serveChromium } from '../tests/browser/support/chromium.ts'
import { startPostgres } from '../tests/support/postgres.ts'

const chosen = process.argv.slice(2)
const files = chosen.length > 0 ? chosen : ['src/**/*.test.ts', 'web/src/**/*.test.ts', 'tests/**/*.test.ts']
process.stderr.write('Starting PostgreSQL for the tests …\n')
const needsBrowser = files.some((file) => file.includes('tests/**') || file.includes('tests/browser'))
const [postgres, browser] = await Promise.all([startPostgres({ fsync: 'off' }), needsBrowser ? serveChromium() : null])
const tests = spawn(
  process.execPath,
  ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--test', '--test-concurrency=2', ...files],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SAYSO_TEST_POSTGRES: postgres.url,
      SAYSO_TEST_BROWSER: browser?.wsEndpoint() ?? '',
      TZ: 'Europe/Berlin',
    },
  },
)
tests.on('exit', async (code) => {
  await Promise.all([postgres.stop(), browser?.close()])
  process.exitCode = code ?? 1
})
