// Whoever gets hold of a dead server's port learns nothing from the command line.

import assert from 'node:assert/strict'
import { readFileSync, statSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, test } from 'node:test'
import { openTalk } from '../src/cli/talk.ts'
import { readConfig } from '../src/runtime/config.ts'
import { freshEmbedded } from './support/databases.ts'
import { runCli } from './support/run-cli.ts'
import { spawnServer } from './support/server.ts'

const fresh = await freshEmbedded()
after(() => fresh.remove())

/** Takes a port over and says yes to everything; keeps all that it is sent. */
async function impersonate(port: number): Promise<{ server: Server; heard: string[] }> {
  const heard: string[] = []
  const server = createServer(async (request, response) => {
    heard.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)} ${await text(request)}`)
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ status: 'ok', proof: 'A'.repeat(43) }))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return { server, heard }
}

const leaks = /passport|x-user-id|authorization|Bearer|tokentokentoken/i

test('an impostor at the port of a killed server gets neither message nor name nor token', async () => {
  const server = spawnServer(fresh.env)
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  const notice = join(fresh.env.SAYSO_DATA_DIR ?? '', 'server.json')
  assert.equal(statSync(notice).mode & 0o777, 0o600)
  const before = await runCli(['add milk'], fresh.env)
  assert.deepEqual([before.code, before.err], [0, ''], 'the real server is talked to')
  const talk = await openTalk(readConfig(fresh.env), { user_id: 'ann', token: undefined })
  await talk.say({ message: 'add eggs' })
  await server.kill('SIGKILL')
  assert.ok(readFileSync(notice, 'utf8').includes(ready.url), 'the notice is still there')
  const { server: impostor, heard } = await impersonate(Number(new URL(ready.url).port))
  try {
    const withToken = await runCli(['add passport'], { ...fresh.env, SAYSO_TOKEN: 'tokentokentoken' })
    assert.deepEqual([withToken.code, withToken.out], [1, ''])
    const without = await runCli(['add passport', '--user', 'ann'], fresh.env)
    assert.deepEqual([without.code, without.err], [0, ''], 'the folder is opened here instead')
    // A chat that was open meanwhile asks the impostor too, and moves on likewise.
    const reply = await talk.say({ message: 'add passport photo' })
    assert.equal(reply.status, 'success')
    await talk.close()
    assert.ok(heard.length > 0, 'the impostor was asked')
    assert.deepEqual(
      heard.filter((request) => leaks.test(request)),
      [],
    )
  } finally {
    impostor.closeAllConnections()
    await new Promise((resolve) => impostor.close(resolve))
  }
})
