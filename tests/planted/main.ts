// npm run planted -- [words of a name]: plants each bug in turn and runs the test that must notice it.

import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { startPostgres } from '../support/postgres.ts'
import { type Plant, plants } from './plants.ts'

const LONGEST_MS = 180_000
const root = join(import.meta.dirname, '../..')

function run({ name, noticed_by }: Plant, postgres: string): Promise<string> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--liftoff-only',
    '--import',
    './tests/planted/plant.ts',
    '--test',
    '--test-isolation=none',
    // What fails in the middle may leave something open.
    '--test-force-exit',
    '--test-reporter=tap',
    `--test-name-pattern=${noticed_by.test}`,
    noticed_by.file,
  ]
  const env = { ...process.env, SAYSO_PLANT: name, SAYSO_TEST_POSTGRES: postgres, TZ: 'Europe/Berlin' }
  const child = spawn(process.execPath, args, { cwd: root, env, timeout: LONGEST_MS })
  let said = ''
  child.stdout.on('data', (bytes) => {
    said += bytes
  })
  return new Promise((resolve) => child.once('close', () => resolve(said)))
}

/** By an assertion: a test that only hangs or breaks has noticed nothing. */
function isNoticed(said: string): boolean {
  return /^\s*not ok \d+ - /m.test(said) && said.includes('ERR_ASSERTION')
}

const [wanted = ''] = process.argv.slice(2)
const postgres = await startPostgres({ fsync: 'off' })
let missed = 0
for (const plant of plants.filter(({ name }) => name.includes(wanted))) {
  const noticed = isNoticed(await run(plant, postgres.url))
  if (!noticed) missed++
  process.stdout.write(`${noticed ? 'noticed' : 'MISSED '}  ${plant.name}: ${plant.noticed_by.file}\n`)
}
await postgres.stop()
process.exitCode = missed === 0 ? 0 : 1
