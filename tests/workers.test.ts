// Several processes behind one address, as `SAYSO_WORKERS` starts them.

import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { after, before, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { chatResponseSchema } from '../src/domain/chat.ts'
import { type Fresh, freshPostgres, stopOwnPostgres } from './support/databases.ts'
import { type ServerProcess, spawnServer } from './support/server.ts'

let fresh: Fresh
let server: ServerProcess
let url = ''

before(async () => {
  fresh = await freshPostgres()
  server = spawnServer({ ...fresh.env, SAYSO_WORKERS: '2' })
  const ready = await server.ready
  assert.ok(ready.url !== null, JSON.stringify(ready))
  url = ready.url
})

after(async () => {
  await server.kill()
  await fresh.remove()
  await stopOwnPostgres()
})

function workers(): number[] {
  const parentOf = (pid: string) => {
    try {
      return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    } catch {
      return null
    }
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === server.process.pid)
    .map(Number)
}

async function say(message: string, conversation_id?: string) {
  const response = await fetch(`${url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close' },
    body: JSON.stringify({ message, conversation_id }),
  })
  return chatResponseSchema.parse(await response.json())
}

test('a conversation goes on whichever of them answers', async () => {
  assert.equal(workers().length, 2)
  const { conversation_id } = await say('add milk')
  for (let count = 0; count < 6; count++) await say(`add errand ${count}`, conversation_id)
  const { response } = await say('how many tasks do I have?', conversation_id)
  assert.match(response, /7/)
})

test('one that dies is replaced, and the others answer meanwhile', async () => {
  const [first, other] = workers()
  assert.ok(first !== undefined)
  process.kill(first, 'SIGKILL')
  await sleep(100)
  assert.equal((await say('show my tasks')).status, 'success')
  for (let tries = 0; tries < 300 && (workers().length < 2 || workers().includes(first)); tries++) await sleep(100)
  assert.equal(workers().length, 2)
  assert.ok(other !== undefined && workers().includes(other))
})

test('told to stop, all of them end', async () => {
  const all = workers()
  await server.kill('SIGTERM')
  assert.deepEqual([server.process.exitCode, all.filter((pid) => readdirSync('/proc').includes(String(pid)))], [0, []])
})
