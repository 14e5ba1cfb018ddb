import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, test } from 'node:test'
import type { Task } from '../../src/domain/task.ts'
import { nameOf, openApp, places, type TestApp } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'

for (const fresh of places) {
  const name = nameOf(fresh)
  let app: TestApp
  before(async () => {
    app = await openApp(fresh)
  })
  after(() => app.close())

  const call = async (user: string, tool: string, parameters: Record<string, unknown>) =>
    (await app.call(user, 'POST', `/api/tools/${tool}`, parameters)).body
  const taskOf = async (user: string, tool: string, parameters: Record<string, unknown>): Promise<Task> =>
    (await call(user, tool, parameters)).data.task

  test(`${name}: a rule without a date begins today or after, and completing moves it on by the user's own clock`, async () => {
    const user = randomUUID()
    await app.call(user, 'PUT', '/api/settings', { timezone: 'Pacific/Kiritimati' })
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(new Date())
    const task = await taskOf(user, 'add_task', { title: 'plants', recurrence: 'RRULE:freq=daily' })
    assert.deepEqual([task.due_date, task.recurrence, task.remind_before], [today, 'FREQ=DAILY', null])
    const done = await taskOf(user, 'complete_task', { task_id: task.id })
    const tomorrow = new Date(Date.parse(today) + 86_400_000).toISOString().slice(0, 10)
    assert.deepEqual([done.status, done.due_date, typeof done.completed_at], ['pending', tomorrow, 'string'])
  })

  test(`${name}: after its last time it is completed, and stays so`, async () => {
    const user = randomUUID()
    const given = { title: 'course', due_date: '2099-01-01', recurrence: 'FREQ=WEEKLY;COUNT=2' }
    const task = await taskOf(user, 'add_task', given)
    const second = await taskOf(user, 'complete_task', { task_id: task.id })
    assert.deepEqual([second.due_date, second.recurrence], ['2099-01-08', 'FREQ=WEEKLY;COUNT=1'])
    const last = await taskOf(user, 'update_task', { task_id: task.id, status: 'completed' })
    assert.deepEqual([last.status, last.due_date], ['completed', '2099-01-08'])
    const again = await taskOf(user, 'complete_task', { task_id: task.id })
    assert.deepEqual({ ...again, updated_at: '' }, { ...last, updated_at: '' })
  })

  test(`${name}: one time is moved or passed over, all of them move the rule, and nothing is deleted unasked`, async () => {
    const user = randomUUID()
    // A Thursday.
    const given = { title: 'standup', due_date: '2099-01-01', recurrence: 'FREQ=WEEKLY;BYDAY=TH', remind_before: 30 }
    const { id: task_id } = await taskOf(user, 'add_task', given)
    const moved = await taskOf(user, 'update_task', { task_id, due_date: '2099-01-02', scope: 'one' })
    assert.deepEqual([moved.due_date, moved.recurrence], ['2099-01-02', 'FREQ=WEEKLY;BYDAY=TH;X-INSTEAD-OF=20990101'])
    const next = await taskOf(user, 'delete_task', { task_id, scope: 'one' })
    assert.deepEqual([next.due_date, next.recurrence, next.completed_at], ['2099-01-08', 'FREQ=WEEKLY;BYDAY=TH', null])
    const all = await taskOf(user, 'update_task', { task_id, due_date: '2099-01-09' })
    assert.deepEqual([all.due_date, all.recurrence, all.remind_before], ['2099-01-09', 'FREQ=WEEKLY;BYDAY=FR', 30])
    const asked = await call(user, 'delete_task', { task_id })
    assert.deepEqual([asked.success, asked.error_code], [false, 'CONFIRMATION_REQUIRED'])
    await taskOf(user, 'update_task', { task_id, recurrence: 'FREQ=WEEKLY;BYDAY=FR;UNTIL=20990109' })
    const last = await call(user, 'delete_task', { task_id, scope: 'one' })
    assert.deepEqual([last.success, last.error_code], [false, 'CONFIRMATION_REQUIRED'])
  })

  test(`${name}: a bad rule is refused with a reason, and a client that knows nothing of rules sends what it always sent`, async () => {
    const user = randomUUID()
    const refused = await app.call(user, 'POST', '/api/tools/add_task', { title: 'x', recurrence: 'every monday' })
    assert.deepEqual(
      [refused.status, refused.body.error_code, refused.body.error],
      [400, 'VALIDATION_ERROR', 'Recurrence must be a rule of RFC 5545 such as FREQ=WEEKLY;BYDAY=MO'],
    )
    const plain = await taskOf(user, 'add_task', { title: 'milk' })
    assert.deepEqual([plain.recurrence, plain.remind_before], [null, null])
    const done = await taskOf(user, 'complete_task', { task_id: plain.id })
    assert.deepEqual([done.status, typeof done.completed_at], ['completed', 'string'])
    const open = await taskOf(user, 'complete_task', { task_id: plain.id, completed: false })
    assert.deepEqual([open.status, open.completed_at], ['pending', null])
  })
}

after(stopOwnPostgres)
