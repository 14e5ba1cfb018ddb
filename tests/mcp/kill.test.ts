// A call repeated with its key after its server was killed: one effect, the same answer.

import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { call, connectStdio } from '../support/mcp.ts'
import { type Message, toolCall } from '../support/mcp-post.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'
import { startWithholdingProxy } from '../support/withholding-proxy.ts'

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

async function invocations(url: string, tool_name: string): Promise<{ success: boolean; result: object }[]> {
  const { tool_invocations } = JSON.parse(await (await fetch(`${url}/api/audit/tool-invocations`)).text())
  return tool_invocations.filter((one: { tool_name: string }) => one.tool_name === tool_name)
}

for (const fresh of [freshEmbedded, freshPostgres]) {
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'

  test(`${name}: killed when the answer has left and has not arrived`, async () => {
    const place = await fresh()
    const first = await start(place)
    const proxy = await startWithholdingProxy(Number(new URL(first.url).port), {
      after: ['milk'],
      answer: 'structuredContent',
    })
    const message = toolCall('add_task', { arguments: { title: 'milk' } })
    const told = send(`http://127.0.0.1:${proxy.port}`, message, 'k')
    const withheld = await proxy.withheld
    await first.server.kill('SIGKILL')
    assert.equal(await told, null, 'the client was told nothing')
    await proxy.close()
    const { result } = JSON.parse(withheld.slice(withheld.indexOf('{'), withheld.lastIndexOf('}') + 1))
    const second = await start(place)
    for (let repeat = 0; repeat < 2; repeat++)
      assert.equal(await send(second.url, message, 'k'), result.content[0].text)
    assert.deepEqual(await titles(second.url), ['milk'])
    assert.equal((await invocations(second.url, 'add_task')).length, 1)
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

/** The same database, where the answer to the commit after this statement never comes. */
async function withoutCommitAnswer(place: Fresh, statement: string) {
  const address = new URL(place.env.DATABASE_URL ?? '')
  const proxy = await startWithholdingProxy(Number(address.port), { after: [statement, 'commit'], answer: 'COMMIT\0' })
  address.port = String(proxy.port)
  return { proxy, env: { ...place.env, DATABASE_URL: address.href } }
}

test('PostgreSQL: killed after a delete is committed and before the server knows', async () => {
  const place = await freshPostgres()
  const { proxy, env } = await withoutCommitAnswer(place, 'from remove_task(')
  const first = await start({ ...place, env })
  const added = await send(first.url, toolCall('add_task', { arguments: { title: 'milk' } }), 'a')
  const task_id = JSON.parse(added ?? '').data.task.id
  const ask = toolCall('delete_task', { arguments: { task_id } }, { canAsk: false })
  const asked = await fetch(`${first.url}/mcp`, {
    method: 'POST',
    headers: headersOf(ask, 'b'),
    body: JSON.stringify(ask.body),
  })
  const { confirmation_token } = Object(await asked.json()).result.structuredContent.data
  const message = toolCall('delete_task', { arguments: { task_id, confirmation_token } })
  const told = send(first.url, message, 'c')
  await proxy.withheld
  await first.server.kill('SIGKILL')
  assert.equal(await told, null, 'the client was told nothing')
  await proxy.close()
  const second = await start(place)
  assert.deepEqual(await titles(second.url), [], 'it was committed')
  const answers = [await send(second.url, message, 'c'), await send(second.url, message, 'c')]
  const done = (await invocations(second.url, 'delete_task')).filter(({ success }) => success)
  assert.equal(done.length, 1)
  for (const answer of answers) assert.deepEqual(JSON.parse(answer ?? ''), done[0]?.result)
  await second.server.kill('SIGTERM')
  await place.remove()
})

test('over stdio: killed after the effect is committed and before the process knows', async () => {
  const place = await freshPostgres()
  const { proxy, env } = await withoutCommitAnswer(place, 'insert into tasks (')
  const first = await connectStdio(env, '2026')
  const told = call(first, 'add_task', { title: 'milk' }, 'k').catch(() => null)
  await proxy.withheld
  const { transport } = first
  if (transport === undefined || !('pid' in transport) || typeof transport.pid !== 'number') throw new Error('no child')
  process.kill(transport.pid, 'SIGKILL')
  assert.equal(await told, null, 'the client was told nothing')
  await proxy.close()
  const second = await connectStdio(place.env, '2025')
  const again = await call(second, 'add_task', { title: 'milk' }, 'k')
  assert.deepEqual(await call(second, 'add_task', { title: 'milk' }, 'k'), again)
  assert.deepEqual((await call(second, 'list_tasks')).data?.tasks, [again.data?.task])
  await second.close()
  await place.remove()
})
