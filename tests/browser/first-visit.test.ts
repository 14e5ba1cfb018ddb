import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

test('from the first visit to the first task done', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await list(page).getByText('No tasks yet').waitFor()
  assert.equal(await page.locator('.example').count(), 3)
  await page.getByRole('button', { name: /^Remind me to call mom/ }).click()
  const row = taskIn(list(page), 'call mom')
  // On a Thursday Friday is tomorrow.
  await row.getByText(/(?:Fri .*|tomorrow), 17:00/).waitFor()
  await row.getByRole('checkbox').check()
  await list(page).getByRole('button', { name: 'Done 1' }).waitFor()
  await eventually(async () => {
    const { data } = await stage.site.call('GET', '/api/tasks')
    assert.deepEqual(
      data.tasks.map(({ title, status }: { title: string; status: string }) => [title, status]),
      [['call mom', 'completed']],
    )
  })
  await visitor.leave()
})

test('what is typed is read before it is sent, and kept when the page is left', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await page.getByLabel('Your message').fill('add water the plants tomorrow 9am, high priority')
  const preview = page.locator('#preview')
  await preview.getByText(/, due tomorrow(?:,| at) 09:00, high priority/).waitFor()
  assert.match((await preview.textContent()) ?? '', /^add water the plants, due/)
  await page.reload()
  assert.equal(await page.getByLabel('Your message').inputValue(), 'add water the plants tomorrow 9am, high priority')
  await page.getByLabel('Your message').fill('')
  await visitor.leave()
})

test('what is typed while the first answer is on its way stays', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await page.getByRole('button', { name: 'New conversation', exact: true }).click()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/chat', async (route) => {
    await held
    await route.continue()
  })
  await page.getByLabel('Your message').fill('hello')
  await page.keyboard.press('Enter')
  await page.keyboard.type('add soap')
  answer()
  await page.locator('.reply').waitFor()
  await page.keyboard.type(' and salt')
  assert.equal(await page.getByLabel('Your message').inputValue(), 'add soap and salt')
  await page.getByLabel('Your message').fill('')
  await visitor.leave()
})

test('a phone shows one side at a time', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { screen: 'phone' })
  const { page } = visitor
  await say(page, 'add pack the bag')
  assert.equal(await list(page).isVisible(), false)
  await page.getByRole('link', { name: 'Tasks' }).click()
  await taskIn(list(page), 'pack the bag').waitFor()
  assert.equal(await page.getByLabel('Your message').isVisible(), false)
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  assert.ok(beyond <= 0, `${beyond} pixels are beyond the screen`)
  await visitor.leave()
})

test('a title that looks like markup is text, everywhere', async () => {
  const title = '<img src=x onerror=document.title=1>'
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, `add "${title}"`)
  await taskIn(list(page), title).waitFor()
  await say(page, 'show my tasks')
  await page.getByRole('button', { name: 'Why?' }).last().click()
  await page.locator('.why-panel').waitFor()
  await say(page, `delete "${title}"`)
  assert.equal(await page.locator('img').count(), 0)
  assert.match(await page.title(), /^(\(\d+\) )?Sayso$/)
  await visitor.leave()
})

test('a change made elsewhere is there at once, in the list and in the reply', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'add feed the fish')
  const shown = taskIn(page.locator('.reply').last(), 'feed the fish')
  await shown.waitFor()
  const { data } = await stage.site.call('GET', '/api/tasks?query=feed')
  await stage.site.call('POST', '/api/tools/update_task', { task_id: data.tasks[0].id, priority: 'high' })
  await shown.locator('[data-hook=priority]').getByText('High').waitFor()
  await taskIn(list(page), 'feed the fish').locator('[data-hook=priority]').getByText('High').waitFor()
  await visitor.leave()
})
