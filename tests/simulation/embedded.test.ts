// The short form of `npm run simulate:embedded`, in a process whose database goes by another clock.

import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'

test('the same runs on the embedded database', () => {
  const clock = join(import.meta.dirname, 'database-clock.ts')
  const main = join(import.meta.dirname, 'embedded.ts')
  const args = ['--disable-warning=ExperimentalWarning', '--import', clock, main, '--runs', '15']
  const env = { ...process.env, NODE_TEST_CONTEXT: undefined }
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8', env })
  assert.equal(status, 0, `${stdout}${stderr}`)
})
