import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { list, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()
beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
})

const add = (task: object) => stage.site.call('POST', '/api/tools/add_task', task)
const first = async () => (await stage.site.call('GET', '/api/tasks')).data.tasks[0]

// The tool's first answer to a delete is 409, which the browser writes to its console.
const expects = [/status of 409/]

test('a row shows how often a task comes, and the picker changes it', async () => {
  await add({ title: 'plants', due_date: '2099-01-01' })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const row = taskIn(list(page), 'plants')
  await row.hover()
  await row.getByRole('button', { name: 'Repeat plants' }).click()
  await page.getByRole('button', { name: 'Every day' }).click()
  await row.getByRole('button', { name: 'Repeats every day. Change how often plants comes' }).waitFor()
  await eventually(async () => assert.equal((await first()).recurrence, 'FREQ=DAILY'))
  await visitor.leave()
})

test('ticking what repeats moves it on, and one time of it can be passed over', async () => {
  await add({ title: 'plants', due_date: '2099-01-01', recurrence: 'FREQ=DAILY' })
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  const row = taskIn(list(page), 'plants')
  const done = page.waitForResponse('**/api/tools/complete_task')
  await row.getByRole('checkbox').click()
  await done
  await row.getByText('Fri 2 Jan 2099').waitFor()
  const isOpen = await first()
  assert.deepEqual([isOpen.status, isOpen.due_date], ['pending', '2099-01-02'])
  await row.hover()
  await row.getByRole('button', { name: 'Delete plants' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Just this one' }).click()
  await row.getByText('Sat 3 Jan 2099').waitFor()
  await eventually(async () => assert.equal((await first()).due_date, '2099-01-03'))
  await visitor.leave()
})
