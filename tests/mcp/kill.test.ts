// A call repeated with its key after its server was killed: one effect, the same answer.

import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres, withClient } from '../support/databases.ts'
import { call, connectStdio } from '../support/mcp.ts'
import { type Message, toolCall } from '../support/mcp-post.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'

after(stopOwnPostgres)

const KILLS = 3

async function start(fresh: Fresh): Promise<{ server: ServerProcess; url: string }> {
  const server = spawnServer(fresh.env)
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  return { server, url: ready.url }
}

const headersOf = ({ headers }: Message, key: string) => ({
  ...headers,
  'content-type': 'application/json',
  'idempotency-key': key,
})

async function send(url: string, message: Message, key: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}/mcp`, {
      method: 'POST',
      headers: headersOf(message, key),
      body: JSON.stringify(message.body),
    })
    const text = await response.text()
    const { result } = JSON.parse(text)
    // A call that is still running in a connection that is gone will be answered later.
    return response.status === 200 && result.structuredContent.error_code === null ? result.content[0].text : null
  } catch {
    return null
  }
}

async function titles(url: string): Promise<string[]> {
  const { data } = JSON.parse(await (await fetch(`${url}/api/tasks?limit=100`)).text())
  return data.tasks.map(({ title }: { title: string }) => title)
}

for (const fresh of [freshEmbedded, freshPostgres]) {
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'

  test(`${name}: killed between the effect and the answer`, async () => {
    const place = await fresh()
    const first = await start(place)
    const message = toolCall('add_task', { arguments: { title: 'milk' } })
    // A client that sends and never gets to read.
    const { hostname, port } = new URL(first.url)
    const socket = connect(Number(port), hostname).pause()
    socket.on('error', () => {})
    const body = JSON.stringify(message.body)
    const lines = Object.entries({ ...headersOf(message, 'k'), host: hostname, 'content-length': String(body.length) })
    socket.write(
      `POST /mcp HTTP/1.1\r\n${lines.map(([header, value]) => `${header}: ${value}\r\n`).join('')}\r\n${body}`,
    )
    while ((await titles(first.url)).length === 0) await sleep(5)
    await first.server.kill('SIGKILL')
    socket.destroy()
    const second = await start(place)
    const answers = [await send(second.url, message, 'k'), await send(second.url, message, 'k')]
    const { tool_invocations } = JSON.parse(await (await fetch(`${second.url}/api/audit/tool-invocations`)).text())
    const audited = tool_invocations.filter(({ tool_name }: { tool_name: string }) => tool_name === 'add_task')
    assert.deepEqual(await titles(second.url), ['milk'])
    assert.equal(audited.length, 1)
    for (const answer of answers) assert.deepEqual(JSON.parse(answer ?? ''), audited[0].result)
    await second.server.kill('SIGTERM')
    await place.remove()
  })

  test(`${name}: killed at any time, again and again`, async () => {
    const place = await fresh()
    let { server, url } = await start(place)
    let isOver = false
    const told = new Map<string, string>()
    const messageOf = (key: string) => toolCall('add_task', { arguments: { title: key } })
    const client = async (number: number) => {
      for (let count = 0; !isOver; count++) {
        const key = `client ${number} call ${count}`.replaceAll(' ', '-')
        let answer: string | null = null
        while (answer === null) {
          answer = await send(url, messageOf(key), key)
          if (answer === null) await sleep(20)
        }
        told.set(key, answer)
        if (told.size > 90) return
        await sleep(20)
      }
    }
    const clients = [1, 2, 3].map(client)
    for (let kills = 0; kills < KILLS; kills++) {
      await sleep(100)
      await server.kill('SIGKILL')
      ;({ server, url } = await start(place))
    }
    isOver = true
    await Promise.all(clients)
    assert.deepEqual((await titles(url)).sort(), [...told.keys()].sort(), 'each effect is there once')
    for (const [key, answer] of told) assert.equal(await send(url, messageOf(key), key), answer)
    await server.kill('SIGTERM')
    await place.remove()
  })
}

test('over stdio: killed after the effect', async () => {
  const place = await freshPostgres()
  const url = place.env.DATABASE_URL ?? ''
  const count = () =>
    withClient(url, async (client) => Number((await client.query('select count(*) from tasks')).rows[0].count))
  const first = await connectStdio(place.env, '2026')
  const answered = call(first, 'add_task', { title: 'milk' }, 'k').catch(() => null)
  while ((await count()) === 0) await sleep(5)
  const { transport } = first
  if (transport === undefined || !('pid' in transport) || typeof transport.pid !== 'number') throw new Error('no child')
  process.kill(transport.pid, 'SIGKILL')
  const told = await answered
  const second = await connectStdio(place.env, '2025')
  const again = await call(second, 'add_task', { title: 'milk' }, 'k')
  assert.equal(again.success, true)
  if (told !== null) assert.deepEqual(again, told)
  assert.equal(await count(), 1)
  await second.close()
  await place.remove()
})
