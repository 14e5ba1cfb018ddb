// "in 10 minutes", said to a reminder that came: it comes again then, nothing else changes, and undo takes it back.

import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { replayTurn } from '../../src/agent/replay.ts'
import type { Reminders } from '../../src/domain/reminder.ts'
import { readTurns } from '../../src/store/audit.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

async function remindersOf(app: TestApp, user: string): Promise<Reminders> {
  return (await app.call(user, 'GET', '/api/reminders')).body as Reminders
}

/** A task of which the user has just been reminded. */
async function reminded(app: TestApp, user: string, title: string): Promise<string> {
  const due_date = new Date(Date.now() + 300).toISOString()
  await app.call(user, 'POST', '/api/tools/add_task', { title, due_date })
  while ((await remindersOf(app, user)).due.length === 0) await setTimeout(50)
  return due_date
}

const short = ({ due, coming }: Reminders) => ({
  due: due.map(({ title }) => title),
  coming: coming.map(({ title, snoozed }) => ({ title, snoozed })),
})

for (const place of places)
  test(`${nameOf(place)}: a reminder is put off by word, by name and not at all`, async () => {
    const app = await openApp(place)
    const reminding = app.sayso.remind()
    const user = randomUUID()
    const due_date = await reminded(app, user, 'call mom')
    const [{ id: before } = assert.fail()] = (await remindersOf(app, user)).due

    const said = await app.say(user, 'in 10 minutes')
    assert.match(said.response, /^OK, I'll remind you of 'call mom' again (?:today|tomorrow) at \d\d:\d\d\.$/)
    const off = await remindersOf(app, user)
    assert.deepEqual(short(off), { due: [], coming: [{ title: 'call mom', snoozed: true }] })
    const [coming = assert.fail()] = off.coming
    assert.notEqual(coming.id, before)
    assert.ok(Math.abs(Date.parse(coming.remind_at) - Date.now() - 600_000) < 60_000)
    assert.equal(coming.due_date, due_date)

    const { conversation_id } = said
    const undone = await app.say(user, 'undo', { conversation_id })
    assert.match(undone.response, /^OK, I've put 'call mom' back/)
    assert.deepEqual(short(await remindersOf(app, user)), { due: ['call mom'], coming: [] })

    const named = await app.say(user, 'snooze mom until tomorrow at 9 am', { conversation_id })
    assert.match(named.response, /again (?:tomorrow|on .+,) (?:at )?09:00\.$/)
    assert.deepEqual(short(await remindersOf(app, user)).coming, [{ title: 'call mom', snoozed: true }])

    const moved = await app.say(user, 'push mom by a day', { conversation_id })
    assert.match(moved.response, /^Updated 'call mom': due /)
    assert.deepEqual(short(await remindersOf(app, user)).coming, [{ title: 'call mom', snoozed: false }])

    let replayed = 0
    for await (const turn of readTurns(app.sayso.database, conversation_id)) {
      assert.deepEqual(replayTurn(turn), [])
      replayed++
    }
    assert.equal(replayed, 4)

    const [task] = (await app.call(user, 'GET', '/api/tasks')).body.data.tasks
    const late = { task_id: task.id, snooze_until: '2020-01-01T00:00:00Z' }
    assert.equal((await app.call(user, 'POST', '/api/tools/update_task', late)).body.error_code, 'VALIDATION_ERROR')
    const stranger = { task_id: task.id, snooze_until: '2099-01-01' }
    const refused = await app.call(randomUUID(), 'POST', '/api/tools/update_task', stranger)
    assert.equal(refused.body.error_code, 'TASK_NOT_FOUND')
    await reminding.stop()
    await app.close()
  })

after(stopOwnPostgres)
