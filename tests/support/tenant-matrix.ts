// Every route × every field that carries an id × own, another's, random, malformed: another's answers exactly as one that
// does not exist, and nothing of anybody's changes. Run twice, the second time with the application's own filter by user
// taken out of every statement, so that row-level security alone must hold.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Database } from '../../src/store/database.ts'
import { Flight, type FlightStatement } from '../../src/store/flight.ts'
import { nameOf, type TestApp } from './app.ts'
import type { Fresh } from './databases.ts'
import { type Ids, live, nobody, plain, probes, type Send } from './probes.ts'

/** Fields where a malformed value is refused at the edge; everywhere else it answers as an unknown one. */
const refusedMalformed =
  /^(undo|chat (conversation|message|idempotency|confirms)|decide conversation|conversation cursor)/

const kept = [
  'tasks',
  'conversations',
  'messages',
  'confirmations',
  'turns',
  'deletions',
  'settings',
  'decisions',
  'tool_invocations',
  'answers',
  'reminders',
  'push_subscriptions',
  'calendar_keys',
]

async function everythingOf(database: Database, user: string): Promise<string> {
  const parts: unknown[] = []
  for (const table of kept) {
    const { rows } = await database.pool.query(
      `select to_jsonb(t) as row from ${table} t where user_id = $1 order by 1`,
      [user],
    )
    parts.push(rows)
  }
  return JSON.stringify(parts)
}

/** Takes the filter by user out of every statement that runs as the application; returns how often it did. */
function withoutFilter(database: Database): () => number {
  let taken = 0
  const patched = new WeakSet<object>()
  const opened = (statement: FlightStatement): FlightStatement => {
    const text = statement.text.replace(/(\w+\.)?user_id = \$(\d+)/g, (_, __, number) => {
      taken++
      return `$${number}::text is not null`
    })
    return { ...statement, name: `${statement.name}_open`, text }
  }
  const { lines: pool } = database
  const connect = pool.connect.bind(pool)
  Object.defineProperty(pool, 'connect', {
    value: async (...given: unknown[]) => {
      // With a callback it is the pool itself that asks, for statements that are not the application's.
      if (given.length > 0) return Reflect.apply(connect, pool, given)
      const client = await connect()
      if (patched.has(client)) return client
      patched.add(client)
      const query = client.query.bind(client)
      Object.defineProperty(client, 'query', {
        value: (given: unknown, ...rest: unknown[]) => {
          if (given instanceof Flight) given.statements = given.statements.map(opened)
          return Reflect.apply(query, client, [given, ...rest])
        },
      })
      return client
    },
  })
  return () => taken
}

type Place = () => Promise<Fresh>

/** Defines the tests for an application opened on each place; `newUser` says what a new user of that name is called there. */
export function testTenants<App extends TestApp>(
  places: readonly Place[],
  open: (fresh: Place) => Promise<App>,
  newUser: (app: App, name: string) => Promise<string>,
): void {
  for (const fresh of places) for (const walls of ['both walls', 'one wall'] as const) testPlace(fresh, walls)

  function testPlace(fresh: Place, walls: 'both walls' | 'one wall'): void {
    const filtered = walls === 'both walls'
    const name = `${nameOf(fresh)}${filtered ? '' : ', by row-level security alone'}`
    let app: App
    let victim: Ids
    let taken = () => 0
    before(async () => {
      app = await open(fresh)
      victim = await live(app, await newUser(app, `victim-${randomUUID()}`))
      if (!filtered) taken = withoutFilter(app.sayso.database)
    })
    after(() => app.close())

    for (const [what, probe] of Object.entries(probes)) {
      test(`${name}: ${what} of another's answers as an unknown one does`, async () => {
        const before = await everythingOf(app.sayso.database, victim.user)
        // Each kind of id is tried by a caller of its own in the same situation, so that the answers can be compared whole.
        const answerTo = async (ids: (own: Ids) => Ids) => {
          const own = await live(app, await newUser(app, `caller-${randomUUID()}`))
          const send: Send = (method, path, body, headers) => app.call(own.user, method, path, body, headers)
          const answer = await probe(send, ids(own), own.user)
          return { answer, shown: plain(answer), own }
        }
        const foreign = await answerTo(() => victim)
        const unknown = await answerTo(nobody)
        assert.deepEqual(strip(foreign), strip(unknown))
        assert.ok(!foreign.answer.text.includes(`secret of ${victim.user}`), foreign.answer.text)
        const bad = (own: Ids): Ids =>
          Object.fromEntries(Object.keys(own).map((key) => [key, 'nonsense'])) as unknown as Ids
        const malformed = await answerTo(bad)
        if (refusedMalformed.test(what)) assert.equal(malformed.shown.status, 400)
        else
          assert.deepEqual(
            [malformed.shown.status, malformed.shown.text.length > 0],
            [unknown.shown.status, unknown.shown.text.length > 0],
          )
        const own = await answerTo((ids) => ids)
        assert.ok(own.shown.status < 500)
        assert.equal(await everythingOf(app.sayso.database, victim.user), before, 'nothing of the victim has changed')
      })
    }

    test(`${name}: another's work is in nobody's numbers`, async () => {
      const { body } = await app.call(await newUser(app, `idle-${randomUUID()}`), 'GET', '/api/insights')
      const { added, turns } = body.days.at(-1)
      assert.deepEqual([added, turns, body.open[0].none, body.recent.turns], [0, 0, 0, 0])
      const theirs = await app.call(victim.user, 'GET', '/api/insights')
      assert.ok(theirs.body.days.at(-1).turns > 0)
    })

    if (!filtered) test(`${name}: the filter really was taken out`, () => assert.ok(taken() > 500, String(taken())))
  }
}

/** Each caller's own name stands in their own titles. */
function strip({ shown, own }: { shown: { status: number; text: string }; own: Ids }) {
  return { ...shown, text: shown.text.replaceAll(own.user, 'me').replace(/caller-ID|victim-ID/g, 'me') }
}
