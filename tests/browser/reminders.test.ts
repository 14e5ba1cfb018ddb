// Reminders on the page: a card in the view, the browser's own notification once for all tabs, and what can be done about each.

import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { BrowserContext, Page } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { eventually } from './support/eventually.ts'
import { openKeptStage } from './support/stage.ts'
import { list } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openKeptStage()
beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
})

const dueIn = (ms: number) => new Date(Date.now() + ms).toISOString()

/** Soon enough to wait for, late enough to be set before it is due. */
async function addTask(title: string, due_date = dueIn(1500)): Promise<string> {
  return (await stage.site.call('POST', '/api/tools/add_task', { title, due_date })).data.task.id
}

const card = (page: Page, title: string) => page.getByRole('article', { name: `Reminder: ${title}` })
const isGone = (page: Page, title: string) => card(page, title).waitFor({ state: 'detached' })

// A browser without a push service, or one that cannot reach it, says so on its console.
const expects = [/push service|Push/i]

/** A browser without a window says that it is denied, whatever was granted, and shows notifications all the same. */
async function grant(context: BrowserContext): Promise<void> {
  await context.grantPermissions(['notifications'], { origin: stage.site.url })
  await context.addInitScript(() => {
    if ('Notification' in globalThis) Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  })
}

/** Counts what each tab of this visitor has the browser show. */
async function countShown(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty tab, before it goes anywhere, has none.
    if (!('ServiceWorkerRegistration' in globalThis)) return
    const { showNotification } = ServiceWorkerRegistration.prototype
    ServiceWorkerRegistration.prototype.showNotification = function (...given) {
      // Under a key of its own each: two tabs that add to one would lose what the other adds meanwhile.
      localStorage.setItem(`shown/${given[0]}/${crypto.randomUUID()}`, '')
      localStorage.setItem(given[0], JSON.stringify(given[1]))
      return showNotification.apply(this, given)
    }
  })
}

const shownIn = (page: Page) =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith('shown/'))
      .map((key) => key.split('/')[1])
      .sort(),
  )

test('a reminder is a card in every view, counted in the title; it can be done, put off and dismissed', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { path: '/#/insights' })
  const { page } = visitor
  for (const title of ['call mom', 'water the plants', 'pay rent']) await addTask(title)
  for (const title of ['call mom', 'water the plants', 'pay rent']) await card(page, title).waitFor()
  await page.waitForFunction(() => document.title.startsWith('🔔3 '))
  await page.locator('[aria-live=polite]').getByText('Reminder: ').waitFor({ state: 'attached' })
  await expectAccessible(page)
  await card(page, 'call mom').getByRole('button', { name: 'Done' }).click()
  await isGone(page, 'call mom')
  await card(page, 'water the plants').getByRole('button', { name: '10 minutes' }).click()
  await isGone(page, 'water the plants')
  await card(page, 'pay rent')
    .getByRole('button', { name: /^Dismiss/ })
    .click()
  await isGone(page, 'pay rent')
  await page.waitForFunction(() => !document.title.includes('🔔'))
  await eventually(async () => {
    const { tasks } = (await stage.site.call('GET', '/api/tasks?status=completed')).data
    assert.deepEqual(
      tasks.map((task: { title: string }) => task.title),
      ['call mom'],
    )
    const { due, coming } = await stage.site.call('GET', '/api/reminders')
    assert.deepEqual(
      [due.length, coming.map((one: { title: string; snoozed: boolean }) => [one.title, one.snoozed])],
      [0, [['water the plants', true]]],
    )
  })
  await visitor.leave()
})

test('two tabs have the browser notify once, and a click on it opens the task', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { isKept: true, expects })
  const { context, page } = visitor
  await grant(context)
  await countShown(context)
  await page.reload()
  const other = await visitor.newTab()
  await Promise.all([page, other].map((tab) => tab.evaluate(async () => void (await navigator.serviceWorker.ready))))
  const worker = context.serviceWorkers()[0] ?? (await context.waitForEvent('serviceworker'))
  // Both at one moment: this browser refuses to show them, and the first refusal must not cost the second.
  const atOnce = dueIn(4000)
  const id = await addTask('call mom', atOnce)
  await addTask('call dad', atOnce)
  for (const tab of [page, other]) for (const title of ['call mom', 'call dad']) await card(tab, title).waitFor()
  await page.waitForFunction(() =>
    ['call mom', 'call dad'].every((title) =>
      Object.keys(localStorage).some((key) => key.startsWith(`shown/${title}/`)),
    ),
  )
  // Whoever comes later has nothing to add.
  const late = await visitor.newTab()
  await card(late, 'call mom').waitFor()
  await late.close()
  assert.deepEqual(await shownIn(page), ['call dad', 'call mom'])
  // This browser keeps no notification to click on, so the worker is told of a click as the browser tells it.
  const shown: { data: unknown } = JSON.parse((await page.evaluate(() => localStorage.getItem('call mom'))) ?? '')
  assert.deepEqual(shown.data, { task_id: id })
  await worker.evaluate((data) => {
    const event = Object.assign(new Event('notificationclick'), { notification: { data, close() {} }, waitUntil() {} })
    globalThis.dispatchEvent(event)
  }, shown.data)
  const opened = await Promise.race(
    [page, other].map(async (tab) => {
      await tab.waitForFunction(() => document.querySelector<HTMLInputElement>('#search')?.value === 'call mom')
      return tab
    }),
  )
  await list(opened).getByRole('checkbox', { name: 'call mom' }).waitFor()
  await visitor.leave()
})

test('the browser is asked at the first reminder, by a press, and not before', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { isKept: true, expects })
  const { context, page } = visitor
  await context.addInitScript(() => {
    let permission = 'default'
    Object.defineProperty(Notification, 'permission', { get: () => permission })
    Notification.requestPermission = async () => {
      localStorage.setItem('asked', `${localStorage.getItem('asked') ?? ''}asked `)
      permission = 'granted'
      return 'granted'
    }
  })
  await context.grantPermissions(['notifications'], { origin: stage.site.url })
  await countShown(context)
  await page.reload()
  await page.getByLabel('Your message').waitFor()
  assert.equal(await page.getByRole('button', { name: 'Notify me' }).count(), 0)
  await addTask('call mom')
  await card(page, 'call mom').waitFor()
  assert.equal(await page.evaluate(() => localStorage.getItem('asked')), null)
  await page.getByRole('button', { name: 'Notify me' }).click()
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('shown/call mom/')))
  assert.deepEqual(await shownIn(page), ['call mom'])
  assert.equal(await page.evaluate(() => localStorage.getItem('asked')), 'asked ')
  await page.getByRole('button', { name: 'Notify me' }).waitFor({ state: 'detached' })
  await visitor.leave()
})
