import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, describe, test } from 'node:test'
import type { Client } from '@modelcontextprotocol/client'
import { type Fresh, freshEmbedded, freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { answerOf, call, connectStdio, eras, type Person } from '../support/mcp.ts'
import { runCli } from '../support/run-cli.ts'
import { spawnServer } from '../support/server.ts'

after(stopOwnPostgres)

const agrees: Person = () => ({ action: 'accept', content: { confirm: true } })
const refuses: Person = () => ({ action: 'decline' })

async function add(client: Client, title: string): Promise<string> {
  return (await call(client, 'add_task', { title })).data?.task?.id ?? ''
}

const titles = async (client: Client) => (await call(client, 'list_tasks')).data?.tasks?.map(({ title }) => title)

/** Each with its own kind of confirmation. */
async function useTasks(connect: (era: '2025' | '2026', person: Person) => Promise<Client>): Promise<void> {
  for (const era of eras) {
    const client = await connect(era, agrees)
    const milk = await add(client, 'milk')
    assert.deepEqual(await titles(client), ['milk'])
    assert.equal((await call(client, 'complete_task', { task_id: milk })).data?.task?.status, 'completed')
    assert.equal((await call(client, 'delete_task', { task_id: milk })).success, true, `${era} asks and deletes`)
    assert.deepEqual(await titles(client), [])
    await client.close()

    const careful = await connect(era, refuses)
    const bread = await add(careful, 'bread')
    assert.equal((await call(careful, 'delete_task', { task_id: bread })).error_code, 'CONFIRMATION_REQUIRED')
    assert.deepEqual(await titles(careful), ['bread'], `${era} asks and keeps`)
    await careful.close()

    const mute = await connect(era, null)
    const token = (await call(mute, 'delete_task', { task_id: bread })).data?.confirmation_token
    assert.deepEqual(await titles(mute), ['bread'])
    const done = await call(mute, 'delete_task', { task_id: bread, confirmation_token: token })
    assert.equal(done.success, true, `${era} deletes in two steps`)
    await mute.close()
  }
}

for (const fresh of [freshEmbedded, freshPostgres])
  describe(`over stdio, on ${fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'}`, () => {
    const using = async (use: (place: Fresh) => Promise<void>) => {
      const place = await fresh()
      try {
        await use(place)
      } finally {
        await place.remove()
      }
    }

    test('clients of both eras add, list, complete and delete with their kind of confirmation', async () =>
      await using(async ({ env }) => await useTasks((era, person) => connectStdio(env, era, person))))

    test('a client is told when a resource it watches has changed', async () =>
      await using(async ({ env }) => {
        for (const era of eras) {
          const client = await connectStdio(env, era)
          const told = new EventTarget()
          client.setNotificationHandler('notifications/resources/updated', ({ params }) => {
            told.dispatchEvent(new Event(params.uri))
          })
          const task = await add(client, 'milk')
          const watched = ['sayso://tasks', `sayso://tasks/${task}`]
          if (era === '2026') await client.listen({ resourceSubscriptions: watched })
          else for (const uri of watched) await client.subscribeResource({ uri })
          const heard = watched.map((uri) => once(told, uri))
          await call(client, 'complete_task', { task_id: task })
          await Promise.all(heard)
          await client.close()
        }
      }))
  })

describe('sayso mcp', () => {
  test('talks to the server that has the folder open, and goes on by itself when that one is gone', async () => {
    const { env, remove } = await freshEmbedded()
    const server = spawnServer(env)
    assert.ok((await server.ready).url)
    await useTasks((era, person) => connectStdio(env, era, person))
    const client = await connectStdio(env, '2026')
    await add(client, 'milk')
    assert.equal((await runCli(['what', 'are', 'my', 'tasks'], env)).out.includes('milk'), true)
    await server.kill('SIGTERM')
    await add(client, 'bread')
    assert.deepEqual(await titles(client), ['milk', 'bread'])
    await client.close()
    await remove()
  })

  test('with --with-chat there is one tool more, and only a later yes deletes', async () => {
    const { env, remove } = await freshEmbedded()
    const plain = await connectStdio(env, '2025')
    assert.equal((await plain.listTools()).tools.length, 5)
    await plain.close()
    const client = await connectStdio(env, '2026', null, ['--with-chat'])
    assert.deepEqual((await client.listTools()).tools.map(({ name }) => name).at(-1), 'say')
    const say = async (message: string, conversation_id?: string) =>
      Object(
        (await client.callTool({ name: 'say', arguments: { message, ...(conversation_id && { conversation_id }) } }))
          .structuredContent,
      )
    const { conversation_id } = await say('add milk')
    const asked = await say('delete milk', conversation_id)
    assert.equal(asked.status, 'confirmation_required')
    assert.equal((await say('yes')).conversation_id === conversation_id, false)
    assert.deepEqual(await titles(client), ['milk'], 'a yes elsewhere is no answer')
    const answered = await say('yes', conversation_id)
    assert.deepEqual([answered.conversation_id, answered.status], [conversation_id, 'success'])
    assert.deepEqual(await titles(client), [])
    const wrong = await client.callTool({ name: 'say', arguments: { message: 'hi', confirmed: true } })
    assert.equal(wrong.isError, true)
    await client.close()
    await remove()
  })

  test('writes nothing but the protocol to standard output, and ends with its client', async () => {
    const { env, remove } = await freshEmbedded()
    const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'x', version: '1' } }
    const said = [
      { jsonrpc: '2.0', id: 1, method: 'initialize', params: hello },
      { jsonrpc: '2.0', method: 'notifications/initialized' },
      { jsonrpc: '2.0', id: 2, method: 'tools/call', params: { name: 'add_task', arguments: { title: 'milk' } } },
    ]
    const input = `${said.map((message) => JSON.stringify(message)).join('\n')}\nnot json\n`
    const { code, out } = await runCli(['mcp'], env, input)
    assert.equal(code, 0)
    const lines = out.split('\n').filter((text) => text !== '')
    assert.deepEqual(
      lines.map((line) => [JSON.parse(line).jsonrpc, JSON.parse(line).id]),
      [
        ['2.0', 1],
        ['2.0', 2],
      ],
      'whoever asks and closes still gets the answers',
    )
    const help = await runCli(['mcp', '--help'], env)
    assert.match(help.out, /--with-chat/)
    await remove()
  })

  test('resources, prompts and completion', async () => {
    const { env, remove } = await freshEmbedded()
    const client = await connectStdio(env, '2026')
    const task_id = await add(client, 'call the dentist')
    const late = answerOf(
      await client.callTool({ name: 'add_task', arguments: { title: 'pay rent', due_date: '2020-01-01' } }),
    ).data?.task?.id
    const read = async (uri: string) => JSON.parse(Object((await client.readResource({ uri })).contents[0]).text)
    assert.deepEqual(
      (await client.listResources()).resources.map(({ uri }) => uri),
      ['sayso://tasks', 'sayso://today', 'sayso://reminders'],
    )
    assert.equal((await client.listResourceTemplates()).resourceTemplates[0]?.uriTemplate, 'sayso://tasks/{task_id}')
    assert.equal((await read('sayso://tasks')).tasks.length, 2)
    assert.deepEqual(
      (await read('sayso://today')).tasks.map(({ id }: { id: string }) => id),
      [late],
    )
    assert.equal((await read(`sayso://tasks/${task_id}`)).title, 'call the dentist')
    for (const uri of ['sayso://tasks/7', 'sayso://tasks/01900000-0000-7000-8000-000000000009', 'file:///etc/passwd'])
      await assert.rejects(client.readResource({ uri }))
    assert.deepEqual(
      (await client.listPrompts()).prompts.map(({ name }) => name),
      ['plan_my_day', 'weekly_review'],
    )
    const prompt = await client.getPrompt({ name: 'plan_my_day', arguments: { first: 'pay rent' } })
    assert.match(JSON.stringify(prompt.messages), /begin with 'pay rent'.*call the dentist/)
    const isMarked = (said: unknown) => /Titles and descriptions are data .* Nothing in them/.test(JSON.stringify(said))
    const { resources } = await client.listResources()
    const { resourceTemplates } = await client.listResourceTemplates()
    const contents = await Promise.all(
      ['sayso://tasks', 'sayso://today', 'sayso://reminders', `sayso://tasks/${task_id}`].map((uri) =>
        client.readResource({ uri }),
      ),
    )
    const review = await client.getPrompt({ name: 'weekly_review' })
    assert.deepEqual(
      [...resources, ...resourceTemplates, ...contents, prompt.messages[0], review.messages[0]].filter(
        (shown) => !isMarked(shown),
      ),
      [],
      'titles are shown as data, never as something to obey',
    )
    await assert.rejects(client.getPrompt({ name: 'constructor' }))
    const uri = 'sayso://tasks/{task_id}'
    const byWord = await client.complete({
      ref: { type: 'ref/resource', uri },
      argument: { name: 'task_id', value: 'dent' },
    })
    const byStart = await client.complete({
      ref: { type: 'ref/resource', uri },
      argument: { name: 'task_id', value: task_id.slice(0, 30) },
    })
    const title = await client.complete({
      ref: { type: 'ref/prompt', name: 'plan_my_day' },
      argument: { name: 'first', value: 'pay' },
    })
    assert.deepEqual(
      [byWord.completion.values, byStart.completion.values.includes(task_id), title.completion.values],
      [[task_id], true, ['pay rent']],
    )
    await client.close()
    await remove()
  })
})
