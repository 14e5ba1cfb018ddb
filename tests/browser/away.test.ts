import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchChromium } from './support/chromium.ts'
import { openSite, type Site } from './support/site.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

let browser: Browser
let site: Site
before(async () => {
  ;[browser, site] = await Promise.all([launchChromium(), openSite()])
})
after(async () => {
  await browser?.close()
  await site?.close()
})

const expects = [/ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|ERR_FAILED|net::/]

async function titles(): Promise<string[]> {
  const { data } = await site.call('GET', '/api/tasks')
  return data.tasks.map(({ title }: { title: string }) => title).sort()
}

test('the server is killed and started again while something is said: it is done once', async () => {
  const visitor = await visit(browser, site.url, { expects })
  const { page } = visitor
  await say(page, 'add milk')
  await site.kill()
  await page.getByLabel('Your message').fill('add bread')
  await page.keyboard.press('Enter')
  await page.getByText('cannot be reached right now').first().waitFor()
  await page.getByLabel('Your message').fill('add eggs')
  await page.keyboard.press('Enter')
  await site.start()
  await taskIn(list(page), 'eggs').waitFor({ timeout: 30_000 })
  await taskIn(list(page), 'bread').waitFor()
  assert.deepEqual(await titles(), ['bread', 'eggs', 'milk'])
  assert.equal(await page.getByText('Not sent.').count(), 0)
  await visitor.leave()
})

test('an answer that is lost on its way is asked for again with the same id', async () => {
  const visitor = await visit(browser, site.url, { expects })
  const { page } = visitor
  let lost = 0
  await page.route('**/api/chat', async (route) => {
    if (lost++ > 0) return await route.continue()
    await route.fetch()
    await route.abort()
  })
  await say(page, 'add butter')
  await taskIn(list(page), 'butter').waitFor()
  assert.ok(lost >= 2, 'it was sent again')
  assert.equal((await titles()).filter((title) => title === 'butter').length, 1)
  await visitor.leave()
})

test('what could not be sent can be sent again, also after a reload', async () => {
  const visitor = await visit(browser, site.url, { expects })
  const { page } = visitor
  await page.route('**/api/chat', (route) => route.abort())
  await page.getByLabel('Your message').fill('add cheese')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.reload()
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Try again' }).click()
  await taskIn(list(page), 'cheese').waitFor()
  assert.equal((await titles()).filter((title) => title === 'cheese').length, 1)
  await visitor.leave()
})
