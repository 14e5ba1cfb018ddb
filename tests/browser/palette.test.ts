// Ctrl+K, and what is at hand without it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './support/stage.ts'
import { list, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

test('with Ctrl+K one goes anywhere, does anything, and finds tasks and conversations', async () => {
  await stage.site.say('add water the orchids')
  await stage.site.say('add bread')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await taskIn(list(page), 'bread').waitFor()
  const open = async (words: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'Command, task or conversation' }).waitFor()
    await page.keyboard.type(words)
  }
  await open('insights')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Insights' }).waitFor()
  await open('go to chat')
  await page.keyboard.press('Enter')
  await page.getByLabel('Your message').waitFor()
  await open('orchids')
  await page.getByRole('option', { name: 'water the orchids', exact: true }).click()
  await taskIn(list(page), 'bread').waitFor({ state: 'detached' })
  await taskIn(list(page), 'water the orchids').waitFor()
  await page.getByLabel('Search tasks').fill('')
  await open('orchids')
  await page.getByRole('option', { name: 'add water the orchids' }).click()
  await page.locator('.bubble', { hasText: 'add water the orchids' }).waitFor()
  await open('nothing like this')
  await page.getByText('Nothing matches “nothing like this”.').waitFor()
  await page.keyboard.press('Escape')
  await visitor.leave()
})

test('on a desk one can type at once, and every icon says what it does', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await page.getByLabel('Your message').and(page.locator(':focus')).waitFor()
  await taskIn(list(page), 'bread').waitFor()
  const silent = await page
    .locator('button:not(:has-text(" ")):has(> svg)')
    .evaluateAll((all) =>
      all.filter((one) => one.textContent === '' && one.getAttribute('title') === null).map((one) => one.outerHTML),
    )
  assert.deepEqual(silent, [])
  await visitor.leave()
  const phone = await visit(stage.browser, stage.site.url, { screen: 'phone' })
  await phone.page.getByLabel('Your message').waitFor()
  assert.equal(await phone.page.evaluate(() => document.activeElement === document.body), true)
  await phone.leave()
})
