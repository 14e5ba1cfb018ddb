// Adds whose answer is foreseen: it is the one that the database would have given, and where the database refuses, the turn
// goes as if it had been waited for.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Adds } from '../src/agent/ports.ts'
import { uuidv7 } from '../src/runtime/ids.ts'
import { turnStore } from '../src/store/turns.ts'
import { aRecord, aRequest } from './store-contract.ts'
import { aQuery } from './support/a-query.ts'
import { openApp, places, type TestApp } from './support/app.ts'
import { freshEmbedded, stopOwnPostgres } from './support/databases.ts'

const full = {
  title: 'Zoë’s "milk" \\ 🥛',
  description: 'two\nlines',
  priority: 'high',
  due_date: '2026-02-10T17:00:00+01:00',
  recurrence: 'FREQ=DAILY',
  remind_before: 30,
  order: 'V',
} as const
const bare = {
  title: 'milk',
  description: null,
  priority: null,
  due_date: null,
  recurrence: null,
  remind_before: null,
}

for (const fresh of places) {
  const name = fresh === freshEmbedded ? 'embedded' : 'PostgreSQL'
  let app: TestApp

  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  async function opened(user_id: string, adds: Adds) {
    const request = aRequest({ user_id, adds })
    const result = await turnStore(app.sayso.database, uuidv7).openTurn(request)
    if (result.kind !== 'open') assert.fail(result.kind)
    return { ...result, request }
  }

  test(`${name}: what is foreseen of an add is what is kept, and what follows in the turn sees it`, async () => {
    const { turn, request, loaded } = await opened('foresees', 'foreseen')
    const { traffic } = app.sayso.database
    const { round_trips } = traffic
    const added = [await turn.tasks.add(uuidv7(), full), await turn.tasks.add(uuidv7(), bare)]
    assert.equal(traffic.round_trips, round_trips, 'nothing is waited for')
    assert.deepEqual(
      added.map((task) => task.created_at),
      [loaded.now, loaded.now],
    )
    const seen = async (tasks: typeof turn.tasks) => (await tasks.list(aQuery())).map(({ task }) => task)
    assert.equal(JSON.stringify(await seen(turn.tasks)), JSON.stringify(added))
    await turn.finish(aRecord(request))
    assert.equal(turn.isMistaken?.(), false)
    const later = await opened('foresees', 'awaited')
    assert.equal(JSON.stringify(await seen(later.turn.tasks)), JSON.stringify(added))
    await later.turn.abandon()
  })

  test(`${name}: an add that was foreseen and fails takes its turn along`, async () => {
    const id = uuidv7()
    const { turn, request } = await opened('errs', 'foreseen')
    await turn.tasks.add(id, bare)
    await turn.tasks.add(id, bare)
    assert.equal(turn.isMistaken?.(), false)
    await assert.rejects(turn.finish(aRecord(request)), /a statement before it failed/)
    assert.equal(turn.isMistaken?.(), true)
    await turn.abandon()
    assert.deepEqual(await app.titles('errs'), [])
  })

  /** Refuses tasks with this title so many times. */
  async function refuse(title: string, times: number): Promise<void> {
    await app.sayso.database.pool.query(`
      create sequence refused_${times};
      grant usage on sequence refused_${times} to public;
      create function refuse_${times}() returns trigger language plpgsql as $$
      begin
        if nextval('refused_${times}') <= ${times} then raise exception 'refused'; end if;
        return new;
      end $$;
      create trigger refuse_${times} before insert on tasks for each row when (new.title = '${title}')
        execute function refuse_${times}()`)
  }

  test(`${name}: refused once, it is added once; refused twice, it is said, recorded, and the rest is done`, async () => {
    await refuse('eggs', 1)
    const { response } = await app.say('once', 'add eggs')
    assert.equal(response, "I've added 'eggs' to your tasks.")
    assert.deepEqual(await app.titles('once'), ['eggs'])
    await refuse('flour', 2)
    const { tool_calls, conversation_id } = await app.say('twice', 'add bread, flour and salt')
    assert.deepEqual(
      tool_calls.map(({ status }) => status),
      ['SUCCESS', 'ERROR', 'SUCCESS'],
    )
    assert.deepEqual((await app.titles('twice')).sort(), ['bread', 'salt'])
    const { body } = await app.call('twice', 'GET', `/api/conversations/${conversation_id}/messages`)
    assert.equal(body.messages.length, 2, 'one turn')
    const single = await app.call('alone', 'POST', '/api/agent', { user_id: 'alone', message: 'add flour' })
    assert.equal(single.status, 200)
    assert.deepEqual(await app.titles('alone'), ['flour'])
  })
}

after(stopOwnPostgres)
