// The installed command is a small process before the one that does the work: told to stop, both do, and in order.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { freshEmbedded } from './support/databases.ts'

const command = join(import.meta.dirname, '../bin/sayso.mjs')

function childrenOf(parent: number): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/status`, 'utf8').includes(`PPid:\t${parent}\n`)
    } catch {
      return false
    }
  })
}

test('sayso serve ends with its server when it is told to, once or twice', async () => {
  const fresh = await freshEmbedded()
  const wrapper = spawn(process.execPath, [command, 'serve'], {
    env: { ...process.env, PORT: '0', NODE_TEST_CONTEXT: undefined, ...fresh.env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const ended = new Promise<number | null>((resolve) => wrapper.once('exit', resolve))
  await new Promise<void>((resolve) => wrapper.stdout.once('data', () => resolve()))
  const [server] = childrenOf(wrapper.pid ?? 0)
  assert.ok(server !== undefined)
  wrapper.kill('SIGTERM')
  process.kill(Number(server), 'SIGTERM')
  assert.equal(await ended, 0)
  assert.equal(readdirSync('/proc').includes(server), false)
  await fresh.remove()
})
