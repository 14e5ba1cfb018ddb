// As an app: it can be installed, and without a connection it shows what was last seen and keeps what is said.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openKeptStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openKeptStage()

test('the manifest and everything it names is there', async () => {
  const page = await (await fetch(stage.site.url)).text()
  assert.match(page, /<link rel="manifest" href="\/manifest.webmanifest">/)
  const response = await fetch(`${stage.site.url}/manifest.webmanifest`)
  assert.equal(response.headers.get('content-type'), 'application/manifest+json')
  const { icons, display } = Object(await response.json())
  assert.equal(display, 'standalone')
  for (const { src, type } of icons) {
    const icon = await fetch(`${stage.site.url}${src}`)
    assert.deepEqual([icon.status, icon.headers.get('content-type')], [200, type])
  }
})

test('offline the page opens with the tasks last seen, and what is said then goes out later', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { isKept: true, expects: [/net::|Failed to fetch/] })
  const { page, context } = visitor
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await say(page, 'add milk')
  await taskIn(list(page), 'milk').waitFor()
  await page.reload()
  await taskIn(list(page), 'milk').waitFor()
  await page.waitForTimeout(300)
  await context.setOffline(true)
  await page.reload()
  await taskIn(list(page), 'milk').waitFor()
  await page.locator('.bubble', { hasText: 'add milk' }).waitFor()
  await page.getByText("You're offline.").waitFor()
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByText('Appearance').waitFor()
  await page.getByRole('link', { name: 'Chat' }).click()
  await page.getByLabel('Your message').fill('add bread')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await page.reload()
  await page.locator('.bubble', { hasText: 'add bread' }).waitFor()
  await context.setOffline(false)
  await taskIn(list(page), 'bread').waitFor({ timeout: 20_000 })
  await visitor.leave()
})

test('the tab and the badge say how much is due, and the colour around the page follows the theme', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format()
  await stage.site.call('POST', '/api/tools/add_task', { title: 'today', due_date: today })
  const visitor = await visit(stage.browser, stage.site.url, { theme: 'dark' })
  const { page, context } = visitor
  await context.addInitScript(() => {
    navigator.setAppBadge = async (count) => document.documentElement.setAttribute('data-badge', String(count))
  })
  await page.reload()
  await page.waitForFunction(() => document.title === '(1) Sayso')
  await page.locator('[data-badge="1"]').waitFor()
  assert.equal(await page.locator('meta[name=theme-color]').getAttribute('content'), '#131217')
  await visitor.leave()
})
