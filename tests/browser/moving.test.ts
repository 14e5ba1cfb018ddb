// Tasks are put in the order one wants them in: by dragging, with keys, with a finger.

import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()
const dayIn = (days: number) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000)

beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
  for (const title of ['milk', 'bread', 'eggs', 'jam']) await stage.site.call('POST', '/api/tools/add_task', { title })
})

const row = (page: Page, title: string) => taskIn(list(page), title)
const tick = (page: Page, title: string) => row(page, title).getByRole('checkbox')
const spoken = (page: Page) => page.locator('[aria-live=polite]')
const toast = (page: Page) => page.getByRole('group', { name: 'Last change' }).filter({ visible: true })

async function shown(page: Page): Promise<string[]> {
  return await list(page).locator('[data-hook=title]').allTextContents()
}

/** Waits until the page shows them in this order, and the server has them so. */
async function stand(page: Page, ...titles: string[]): Promise<void> {
  const places = titles.map((title, at) => list(page).locator(`[data-index="${at}"]`).getByText(title, { exact: true }))
  for (const place of places) await place.waitFor()
  await eventually(async () => assert.deepEqual(await shown(page), titles))
}

async function kept(): Promise<string[]> {
  const { data } = await stage.site.call('GET', '/api/tasks')
  return data.tasks.map(({ title }: { title: string }) => title)
}

/** Drops it on the upper or the lower half of another row. */
async function drag(one: Locator, other: Locator, half: 'upper' | 'lower'): Promise<void> {
  const target = other.locator('.task-row')
  const { height = 0 } = (await target.boundingBox()) ?? {}
  await one.dragTo(target, { targetPosition: { x: 60, y: half === 'upper' ? 4 : height - 4 } })
}

test('a task is dragged to its place, which a reload and another tab show too, and taken back', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const other = await visitor.newTab()
  await stand(other, 'milk', 'bread', 'eggs', 'jam')
  await stand(page, 'milk', 'bread', 'eggs', 'jam')
  await drag(row(page, 'jam'), row(page, 'bread'), 'upper')
  await stand(page, 'milk', 'jam', 'bread', 'eggs')
  await toast(page).getByText("Moved 'jam'.").waitFor()
  await stand(other, 'milk', 'jam', 'bread', 'eggs')
  await eventually(async () => assert.deepEqual(await kept(), ['milk', 'jam', 'bread', 'eggs']))
  await drag(row(page, 'milk'), row(page, 'eggs'), 'lower')
  await stand(page, 'jam', 'bread', 'eggs', 'milk')
  // What was not answered yet cannot be taken back after a reload.
  await toast(page).getByText("Moved 'milk'.").waitFor()
  await page.reload()
  await stand(page, 'jam', 'bread', 'eggs', 'milk')
  await tick(page, 'eggs').press('Control+z')
  await stand(page, 'milk', 'jam', 'bread', 'eggs')
  await tick(page, 'eggs').press('Control+z')
  await stand(page, 'milk', 'bread', 'eggs', 'jam')
  await stand(other, 'milk', 'bread', 'eggs', 'jam')
  await eventually(async () => assert.deepEqual(await kept(), ['milk', 'bread', 'eggs', 'jam']))
  await visitor.leave()
})

test('where it would go is shown, only where it can go', async () => {
  await stage.site.call('POST', '/api/tools/add_task', { title: 'call', due_date: `${dayIn(1)}T17:00:00+01:00` })
  await stage.site.call('POST', '/api/tools/add_task', { title: 'ironing', due_date: dayIn(1) })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const drop = list(page).locator('[data-drop]')
  const over = async (title: string, half: number) => {
    const { x = 0, y = 0, height = 0 } = (await row(page, title).locator('.task-row').boundingBox()) ?? {}
    for (const nudge of [0, 1]) await page.mouse.move(x + 60 + nudge, y + height * half)
  }
  await row(page, 'jam').hover()
  await page.mouse.down()
  await over('milk', 0.8)
  await drop.and(list(page).locator('[data-drop=after]')).waitFor()
  await over('milk', 0.2)
  await list(page).locator('[data-drop=before]').waitFor()
  // Into another day it goes beside what has no time either; what has one stands by its time.
  await over('ironing', 0.8)
  await list(page).locator('[data-drop=after][data-over]').waitFor()
  await over('call', 0.8)
  await drop.waitFor({ state: 'detached' })
  await over('ironing', 0.2)
  await drop.waitFor()
  await page.mouse.up()
  await stand(page, 'jam', 'ironing', 'call', 'milk', 'bread', 'eggs')
  await drag(row(page, 'ironing'), row(page, 'call'), 'lower')
  await drag(row(page, 'jam'), row(page, 'ironing'), 'upper')
  assert.equal(await toast(page).getByText("Updated 'jam'.").count(), 1)
  await eventually(async () => assert.deepEqual(await kept(), ['jam', 'ironing', 'call', 'milk', 'bread', 'eggs']))
  await visitor.leave()
})

test('with Alt and the arrow keys it moves, and takes the focus along', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await tick(page, 'milk').focus()
  await page.keyboard.press('Alt+ArrowDown')
  await stand(page, 'bread', 'milk', 'eggs', 'jam')
  await spoken(page).getByText("Moved 'milk' below 'bread'. You can undo this.").waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Alt+ArrowDown')
  await stand(page, 'bread', 'eggs', 'jam', 'milk')
  await spoken(page).getByText("Moved 'milk' below 'jam'.").waitFor()
  await tick(page, 'milk').and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Alt+ArrowDown')
  await spoken(page).getByText("'milk' is already last.").waitFor()
  await page.keyboard.press('Alt+ArrowUp')
  await stand(page, 'bread', 'eggs', 'milk', 'jam')
  await spoken(page).getByText("Moved 'milk' above 'jam'.").waitFor()
  await tick(page, 'milk').and(page.locator(':focus')).waitFor()
  await eventually(async () => assert.deepEqual(await kept(), ['bread', 'eggs', 'milk', 'jam']))
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await tick(page, 'jam').and(page.locator(':focus')).waitFor()
  await say(page, 'show my tasks')
  const told = page.locator('.reply').last().locator('[data-hook=title]')
  await told.first().waitFor()
  assert.deepEqual(await told.allTextContents(), ['bread', 'eggs', 'milk', 'jam'])
  await list(page).getByLabel('Sort by').selectOption('title')
  await stand(page, 'bread', 'eggs', 'jam', 'milk')
  await tick(page, 'jam').press('Alt+ArrowUp')
  await list(page).getByLabel('Sort by').selectOption('normal')
  await stand(page, 'bread', 'eggs', 'milk', 'jam')
  await visitor.leave()
})

test('a finger selects one and moves it, and all that is selected is dragged together', async () => {
  const phone = await visit(stage.browser, stage.site.url, { screen: 'phone', path: '/#/tasks' })
  await tick(phone.page, 'eggs').press('x')
  const bar = phone.page.getByRole('toolbar', { name: 'Selected tasks' })
  await bar.getByRole('button', { name: 'Move up' }).tap()
  await stand(phone.page, 'milk', 'eggs', 'bread', 'jam')
  await bar.getByRole('button', { name: 'Move down' }).tap()
  await stand(phone.page, 'milk', 'bread', 'eggs', 'jam')
  await expectAccessible(phone.page)
  await phone.leave()
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await tick(page, 'bread').press('x')
  await tick(page, 'jam').press('x')
  await drag(row(page, 'jam'), row(page, 'milk'), 'upper')
  await stand(page, 'bread', 'jam', 'milk', 'eggs')
  await toast(page).getByText('Moved 2 tasks.').waitFor()
  await toast(page).getByRole('button', { name: 'Undo' }).click()
  await stand(page, 'milk', 'bread', 'eggs', 'jam')
  await visitor.leave()
})
