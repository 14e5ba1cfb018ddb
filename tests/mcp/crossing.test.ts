// No answer goes to somebody else, with two users under the same message ids at the same moment.

import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { type Listening, listen } from '../support/mcp.ts'
import { toolCall } from '../support/mcp-post.ts'

after(stopOwnPostgres)

// What must hold for every number of rounds; SAYSO_ROUNDS=20 is the long form.
const ROUNDS = Number(process.env.SAYSO_ROUNDS ?? 3)
const PARALLEL = 200

type Send = (path: string, request: RequestInit) => Response | Promise<Response>

async function call(send: Send, user: string, name: string, parameters: object, id: number) {
  const { body, headers } = toolCall(name, { arguments: parameters }, { id, canAsk: false })
  const response = await send('/mcp', {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'x-user-id': user, host: 'localhost' },
    body: JSON.stringify(body),
  })
  const answer = Object(await response.json())
  return { id: answer.id, ...answer.result.structuredContent.data }
}

/** How many of a round's answers are not what their caller asked for. */
async function crossings(send: Send, users: readonly string[], round: number): Promise<number> {
  const asked = Array.from({ length: PARALLEL }, (_, id) => id).flatMap((id) =>
    users.map(async (user) => {
      const title = `${user} ${round} ${id}`
      const isAdd = id % 4 === 0
      const answer = isAdd
        ? await call(send, user, 'add_task', { title }, id)
        : await call(send, user, 'list_tasks', { limit: 5 }, id)
      const tasks: { user_id: string; title: string }[] = answer.tasks ?? [answer.task]
      const isOwn = tasks.every((task) => task.user_id === user && task.title.startsWith(`${user} `))
      return answer.id === id && isOwn && (!isAdd || tasks[0]?.title === title)
    }),
  )
  return (await Promise.all(asked)).filter((isRight) => !isRight).length
}

for (const place of places)
  describe(`crossing, on ${nameOf(place)}`, () => {
    let app: TestApp
    let server: Listening
    before(async () => {
      app = await openApp(place)
      server = await listen(app)
    })
    after(async () => {
      await server.close()
      await app.close()
    })

    const ways: [string, Send][] = [
      ['in process', (path, request) => app.fetch(path, request)],
      ['over sockets', (path, request) => fetch(new URL(path, server.url), request)],
    ]
    for (const [way, send] of ways)
      test(`${way}: two users with ${PARALLEL} requests each at once, under the same ids, get their own answers`, async () => {
        const users = ['red', 'blue'].map((colour) => `${colour} ${way}`)
        let crossed = 0
        for (let round = 0; round < ROUNDS; round++) crossed += await crossings(send, users, round)
        assert.equal(crossed, 0)
        for (const user of users) {
          const { rows } = await app.sayso.database.pool.query(
            'select count(*)::int as count from tasks where user_id = $1',
            [user],
          )
          assert.equal(rows[0].count, (ROUNDS * PARALLEL) / 4)
        }
      })
  })
