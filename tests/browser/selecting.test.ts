// Several tasks at once.

import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { list, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()
beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
  for (const title of ['milk', 'bread', 'eggs', 'jam']) await stage.site.call('POST', '/api/tools/add_task', { title })
})

const tasks = async () => {
  const { data } = await stage.site.call('GET', '/api/tasks?sort=title')
  return data.tasks.map(({ title, priority, status }: Record<string, string | null>) => [title, priority, status])
}
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Selected tasks' })
const expects = [/status of 409/]

test('with Ctrl and Shift several are selected, and all of them get a priority and are done', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  const click = (title: string, modifiers: ('Control' | 'Shift')[]) =>
    taskIn(list(page), title).locator('[data-hook=title]').click({ modifiers })
  await click('milk', ['Control'])
  await click('eggs', ['Shift'])
  await bar(page).getByText('3 selected').waitFor()
  await list(page).getByRole('checkbox', { name: 'bread, selected' }).waitFor()
  await expectAccessible(page)
  await click('bread', ['Control'])
  await bar(page).getByText('2 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Set the priority' }).click()
  await page.getByRole('button', { name: 'Low' }).click()
  await taskIn(list(page), 'milk').locator('[data-hook=priority]').getByText('Low').waitFor()
  await bar(page).waitFor({ state: 'detached' })
  await click('milk', ['Control'])
  await click('eggs', ['Control'])
  await bar(page).getByRole('button', { name: 'Mark as done' }).click()
  await list(page).getByRole('button', { name: 'Done 2' }).waitFor()
  await eventually(async () =>
    assert.deepEqual(await tasks(), [
      ['bread', null, 'pending'],
      ['eggs', 'low', 'completed'],
      ['jam', null, 'pending'],
      ['milk', 'low', 'completed'],
    ]),
  )
  await visitor.leave()
})

test('several are deleted with one question, and with keys alone', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await list(page).getByRole('checkbox', { name: 'milk' }).focus()
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await bar(page).getByText('3 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Delete' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Delete 3 tasks?' })
  await dialog.getByText('bread').waitFor()
  await eventually(async () => assert.equal((await tasks()).length, 4))
  await dialog.getByRole('button', { name: 'Yes, delete them' }).press('Enter')
  await taskIn(list(page), 'milk').waitFor({ state: 'detached' })
  await eventually(async () => assert.deepEqual(await tasks(), [['jam', null, 'pending']]))
  await visitor.leave()
})

test('a long press selects on a phone, and all that is selected moves to a day', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { screen: 'phone', path: '/#/tasks' })
  const { page, context } = visitor
  const title = taskIn(list(page), 'milk').locator('[data-hook=title]')
  await title.waitFor()
  const { x = 0, y = 0 } = (await title.boundingBox()) ?? {}
  const client = await context.newCDPSession(page)
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x: x + 5, y: y + 5 }] })
  await bar(page).getByText('1 selected').waitFor()
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await taskIn(list(page), 'eggs').locator('[data-hook=title]').tap()
  await bar(page).getByText('2 selected').waitFor()
  await bar(page).getByRole('button', { name: 'Move to another day' }).tap()
  await page.getByRole('button', { name: /^Tomorrow/ }).tap()
  await taskIn(list(page), 'eggs').locator('[data-hook=due]').getByText('tomorrow').waitFor()
  await taskIn(list(page), 'milk').locator('[data-hook=due]').getByText('tomorrow').waitFor()
  assert.equal(await bar(page).count(), 0)
  await visitor.leave()
})

test('a task that is dragged to another group gets its day, or is done', async () => {
  const tomorrow = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + 86_400_000)
  await stage.site.call('POST', '/api/tools/add_task', { title: 'dentist', due_date: tomorrow })
  const { data } = await stage.site.call('POST', '/api/tools/add_task', { title: 'old' })
  await stage.site.call('POST', '/api/tools/complete_task', { task_id: data.task.id })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await taskIn(list(page), 'dentist').waitFor()
  await taskIn(list(page), 'jam').dragTo(taskIn(list(page), 'dentist'))
  await taskIn(list(page), 'jam').locator('[data-hook=due]').getByText('tomorrow').waitFor()
  await taskIn(list(page), 'milk').dragTo(list(page).getByRole('button', { name: 'Done 1' }))
  await list(page).getByRole('button', { name: 'Done 2' }).waitFor()
  await visitor.leave()
})
