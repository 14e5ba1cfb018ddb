// Messages of the greatest length, made to be slow, from somebody with a hundred long titles: no turn reads, does or says more
// than a little. What it costs and what others notice of it is measured by `npm run bench:neighbour`.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { attacks } from '../../bench/attacks.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

const TITLES = 100
const MOST_CALLS = 4
// Two looks at the titles.
const MOST_BYTES = 100_000

for (const fresh of places) {
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
    for (let index = 0; index < TITLES; index++) {
      const title = `${index} ${'the quarterly report about everything that went on in the office '.repeat(3)}`
      await app.call('attacker', 'POST', '/api/tools/add_task', { title })
    }
  })
  after(() => app.close())

  test(`${nameOf(fresh)}: whatever is said, a turn makes a few calls and gives a bounded answer`, async () => {
    const beyond: string[] = []
    for (const [name, message] of Object.entries(attacks)) {
      const { status, text, body } = await app.call('attacker', 'POST', '/api/chat', { message })
      // Half a character is refused.
      assert.ok(status === 200 || (status === 400 && !message.isWellFormed()), text)
      const calls = body.tool_calls?.length ?? 0
      if (calls > MOST_CALLS || text.length > MOST_BYTES) beyond.push(`${name}: ${calls} calls, ${text.length} bytes`)
    }
    assert.deepEqual(beyond, [])
  })
}

after(stopOwnPostgres)
