// Parts of the page that are loaded later: what cannot be loaded must not take the rest along.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

const expects = [/net::|Failed to fetch|Unable to preload|dynamically imported|error boundary|status of 404/]

for (const [name, part] of [
  ['Insights', 'Questions asked'],
  ['Settings', 'Time zone'],
] as const)
  test(`${name}, opened offline for the first time, can be tried again`, async () => {
    const visitor = await visit(stage.browser, stage.site.url, { expects })
    const { page, context } = visitor
    await page.getByLabel('Your message').waitFor()
    await context.setOffline(true)
    await page.getByRole('link', { name }).click()
    const retry = page.getByRole('main').getByRole('button', { name: 'Retry' })
    await retry.waitFor()
    assert.ok(await page.getByRole('link', { name: 'Chat' }).isVisible(), 'the rest of the page is there')
    await context.setOffline(false)
    await retry.click()
    await page.getByText(part).first().waitFor({ timeout: 20_000 })
    await visitor.leave()
  })

test('Why, opened offline for the first time, can be tried again', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page, context } = visitor
  await say(page, 'hello')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Why?' }).click()
  await page.locator('.reply').getByRole('button', { name: 'Retry' }).waitFor()
  assert.ok(await page.getByLabel('Your message').isVisible())
  await context.setOffline(false)
  // A browser may remember that it was not there; then only loading the page again helps.
  const loaded = page.waitForEvent('load')
  await page.locator('.reply').getByRole('button', { name: 'Retry' }).click()
  await loaded
  await page.getByRole('button', { name: 'Why?' }).click()
  await page.locator('.why-panel').waitFor()
  await visitor.leave()
})

test('after a redeploy, a part that is not there any more brings the new page', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await page.getByLabel('Your message').fill('add something long')
  let asked = 0
  await page.route('**/assets/settings-view-*.js', (route) =>
    asked++ === 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  )
  const loaded = page.waitForEvent('load')
  await page.getByRole('link', { name: 'Settings' }).click()
  await loaded
  await page.getByLabel('Time zone').waitFor()
  await page.getByRole('link', { name: 'Chat' }).click()
  assert.equal(await page.getByLabel('Your message').inputValue(), 'add something long')
  await page.getByLabel('Your message').fill('')
  await visitor.leave()
})

test('without the engine a title that is edited is saved as it was typed', async () => {
  await stage.site.call('POST', '/api/tools/add_task', { title: 'milk' })
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await page.route('**/assets/engine-worker-*.js', (route) => route.abort())
  await page.reload()
  await list(page).getByRole('button', { name: 'Edit milk' }).click()
  await page.keyboard.type('oat milk tomorrow')
  await page.keyboard.press('Enter')
  await taskIn(list(page), 'oat milk tomorrow').waitFor()
  await visitor.leave()
})
