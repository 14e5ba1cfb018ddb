// Runs the tests: all of them, a part by its name, or the files given. What needs PostgreSQL or a browser gets one real one
// for the whole run; without them the run fails rather than skipping.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { serveChromium } from '../tests/browser/support/chromium.ts'
import { openSite } from '../tests/browser/support/site.ts'
import { freshPostgres } from '../tests/support/databases.ts'
import { startPostgres } from '../tests/support/postgres.ts'

interface Part {
  readonly files: readonly string[]
  readonly needsPostgres: boolean
}

const parts: Readonly<Record<string, Part>> = {
  unit: {
    files: [
      'src/**/*.test.ts',
      'web/src/**/*.test.ts',
      'tests/conversations-in-memory.test.ts',
      'tests/sentences.test.ts',
    ],
    needsPostgres: false,
  },
  store: { files: ['tests/store-*.test.ts', 'tests/planted-sql.test.ts'], needsPostgres: true },
  browser: { files: ['tests/browser/*.test.ts'], needsPostgres: true },
  all: { files: ['src/**/*.test.ts', 'web/src/**/*.test.ts', 'tests/**/*.test.ts'], needsPostgres: true },
}

const chosen = process.argv.slice(2)
const part = parts[chosen[0] ?? 'all'] ?? { files: chosen, needsPostgres: true }
const needsBrowser = part.files.some((file) => file.includes('tests/**') || file.includes('tests/browser'))
if (part.needsPostgres) process.stderr.write('Starting PostgreSQL for the tests …\n')
const [postgres, browser] = await Promise.all([
  part.needsPostgres ? startPostgres({ fsync: 'off' }) : null,
  needsBrowser ? serveChromium() : null,
])
// What hangs fails, is named, and the run goes on. The few tests that take longer on a busy machine say so themselves.
const LONGEST_TEST_MS = 10 * 60 * 1000
const endsWhatHangs = join(import.meta.dirname, 'end-what-hangs.mjs')
const LONGEST_END_MS = 60 * 1000
// Every test file and every server is a process of its own: what one has compiled, the others need not.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, '../node_modules/.cache/sayso-compiled')
// Databases are made on this one from here on.
if (postgres !== null) process.env.SAYSO_TEST_POSTGRES = postgres.url
const site = needsBrowser ? await openSite({}, freshPostgres) : null
const tests = spawn(
  process.execPath,
  [
    '--disable-warning=ExperimentalWarning',
    '--liftoff-only',
    '--test',
    '--test-concurrency=2',
    `--test-timeout=${LONGEST_TEST_MS}`,
    '--test-force-exit',
    `--import=${endsWhatHangs}`,
    ...part.files,
  ],
  {
    stdio: 'inherit',
    env: {
      ...process.env,
      SAYSO_TEST_POSTGRES: postgres?.url ?? '',
      SAYSO_TEST_BROWSER: browser?.wsEndpoint() ?? '',
      SAYSO_TEST_SITE: site?.url ?? '',
      TZ: 'Europe/Berlin',
    },
  },
)
tests.on('exit', async (code) => {
  setTimeout(() => process.exit(code ?? 1), LONGEST_END_MS).unref()
  await Promise.all([site?.close(), browser?.close()])
  await postgres?.stop()
  process.exitCode = code ?? 1
})
