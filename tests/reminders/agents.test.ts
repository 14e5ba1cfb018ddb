// Reminders for other agents: a resource to read, and a notice when one comes.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { nameOf, openApp, places } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { messageOf } from '../support/mcp-post.ts'

const URI = 'sayso://reminders'

for (const place of places)
  test(`${nameOf(place)}: who listens is told when a reminder comes, and nobody else is`, async () => {
    const app = await openApp(place)
    const reminding = app.sayso.remind()
    const [user, other] = [randomUUID(), randomUUID()]
    const ending = new AbortController()
    const heard = { [user]: '', [other]: '' }
    const listening = await Promise.all(
      [user, other].map(async (name) => {
        const { body, headers } = messageOf('subscriptions/listen', {
          notifications: { resourceSubscriptions: [URI] },
        })
        const response = await app.fetch('/mcp', {
          method: 'POST',
          headers: { host: 'localhost', 'x-user-id': name, 'content-type': 'application/json', ...headers },
          body: JSON.stringify(body),
          signal: ending.signal,
        })
        assert.equal(response.status, 200)
        return { name, body: response.body ?? assert.fail() }
      }),
    )
    const due_date = new Date(Date.now() + 1500).toISOString()
    await app.call(user, 'POST', '/api/tools/add_task', { title: 'call mom', due_date })
    const { promise: reminded, resolve } = Promise.withResolvers<void>()
    for (const { name, body } of listening)
      void (async () => {
        for await (const text of body.pipeThrough(new TextDecoderStream())) {
          heard[name] += text
          // Once for the task that was added, and once when it reminds.
          if (name === user && (heard[name]?.split('notifications/resources/updated').length ?? 0) > 2) resolve()
        }
      })().catch(() => {})
    await reminded
    const { body, headers } = messageOf('resources/read', { uri: URI }, URI)
    const read = await app.call(user, 'POST', '/mcp', body, headers)
    const { due, coming } = JSON.parse(read.body.result.contents[0].text)
    assert.deepEqual([due.map((one: { title: string }) => one.title), coming], [['call mom'], []])
    const theirs = await app.call(other, 'POST', '/mcp', body, headers)
    assert.deepEqual(JSON.parse(theirs.body.result.contents[0].text), { due: [], coming: [] })
    assert.doesNotMatch(heard[other] ?? '', /updated/)
    ending.abort()
    await reminding.stop()
    await app.close()
  })

after(stopOwnPostgres)
