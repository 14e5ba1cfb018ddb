// Several clients on standard streams, each with a process of its own, over one embedded folder.

import assert from 'node:assert/strict'
import { once } from 'node:events'
import { test } from 'node:test'
import { freshEmbedded } from '../support/databases.ts'
import { call, connectStdio } from '../support/mcp.ts'
import { runCli } from '../support/run-cli.ts'
import { spawnServer } from '../support/server.ts'

const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }

test('while one has the folder open by itself, another is told what to do and ends', async () => {
  const { env, remove } = await freshEmbedded()
  const first = await connectStdio(env, '2025')
  await call(first, 'add_task', { title: 'milk' })
  const input = `${JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'initialize', params: hello })}\n`
  const { code, out, err } = await runCli(['mcp'], env, input)
  assert.deepEqual([code, out], [1, ''])
  assert.match(err, /^Another Sayso is using \S+\. Stop it first, let sayso serve run for all of them, or set/)
  assert.equal((await call(first, 'list_tasks')).data?.tasks?.length, 1, 'and the first goes on')
  await first.close()
  await remove()
})

test('through a running server they share the folder, and hear of what the other does', async () => {
  const { env, remove } = await freshEmbedded()
  const server = spawnServer(env)
  assert.ok((await server.ready).url)
  const [one, other] = await Promise.all([connectStdio(env, '2025'), connectStdio(env, '2026')])
  const told = new EventTarget()
  one.setNotificationHandler('notifications/resources/updated', ({ params }) => {
    told.dispatchEvent(new Event(params.uri))
  })
  await one.subscribeResource({ uri: 'sayso://tasks' })
  const heard = once(told, 'sayso://tasks')
  await call(other, 'add_task', { title: 'milk' })
  await heard
  assert.equal((await call(one, 'list_tasks')).data?.tasks?.[0]?.title, 'milk')
  await Promise.all([one.close(), other.close()])
  await server.kill('SIGTERM')
  await remove()
})

test('when the server is gone, calls made at once all go on, and so does the news of changes', async () => {
  const { env, remove } = await freshEmbedded()
  const server = spawnServer(env)
  assert.ok((await server.ready).url)
  const client = await connectStdio(env, '2025')
  const told = new EventTarget()
  client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
    told.dispatchEvent(new Event(params.uri))
  })
  await client.subscribeResource({ uri: 'sayso://tasks' })
  await server.kill('SIGTERM')
  const titles = ['milk', 'bread', 'eggs']
  const answers = await Promise.all(titles.map((title) => call(client, 'add_task', { title })))
  assert.deepEqual(
    answers.map(({ data }) => data?.task?.title),
    titles,
  )
  const heard = once(told, 'sayso://tasks')
  await call(client, 'add_task', { title: 'salt' })
  await heard
  assert.equal((await call(client, 'list_tasks')).data?.tasks?.length, 4)
  await client.close()
  await remove()
})
