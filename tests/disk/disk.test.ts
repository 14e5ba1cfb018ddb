// What needs a disk of its own runs in a namespace where one is mounted.

import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { test } from 'node:test'

const cases = join(import.meta.dirname, 'main.ts')

function mountOn(place: string): string[] {
  return ['-Urm', 'sh', '-c', `mount -t tmpfs -o size=160m,mode=700 tmpfs ${place} && exec "$@"`, 'sh']
}

test('the cases of a disk that is full or can only be read', async (t) => {
  const place = mkdtempSync(join(tmpdir(), 'sayso-disk-'))
  try {
    if (spawnSync('unshare', [...mountOn(place), 'true']).status !== 0)
      return t.skip('this system lets nobody mount a disk of their own')
    const node = [process.execPath, '--disable-warning=ExperimentalWarning', '--liftoff-only', '--test', cases]
    const child = spawn('unshare', [...mountOn(place), ...node], {
      env: { ...process.env, NODE_TEST_CONTEXT: undefined, SAYSO_TEST_DISK: place },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const code = new Promise((resolve) => child.once('exit', resolve))
    const said = await text(child.stdout)
    assert.equal(await code, 0, said)
  } finally {
    rmdirSync(place)
  }
})
