// The bench of the tools still runs: every call on every transport, in its short form.

import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { promisify } from 'node:util'

const bench = join(import.meta.dirname, '../bench/tools.ts')

test('the bench of the tools measures each call on each transport, with few tasks and in a crowd', async () => {
  const { NODE_TEST_CONTEXT: _, ...env } = process.env
  const args = ['--disable-warning=ExperimentalWarning', bench, '--short']
  const { stdout } = await promisify(execFile)(process.execPath, args, { env, timeout: 300_000 })
  const measured = [...stdout.matchAll(/^ {2}(in process|stdio|HTTP) +(.*?) +least +\d+ µs/gm)]
  const once = ['echo', ...Array.from({ length: 2 }, () => ['page', 'find', 'find common', 'add']).flat()].sort()
  for (const transport of ['in process', 'stdio', 'HTTP'])
    assert.deepEqual(
      measured
        .filter(([, name]) => name === transport)
        .map(([, , what = '']) => what)
        .sort(),
      once,
    )
})
