// How it looks, where that can be measured: one width, one line a task, and nothing louder than it has to be.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Locator } from 'playwright-core'
import { openStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

const add = (task: object) => stage.site.call('POST', '/api/tools/add_task', task)
const colour = (place: Locator, of: 'color' | 'fill') =>
  place.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), of)

async function sides(place: Locator): Promise<{ left: number; right: number; middle: number }> {
  const { x, y, width, height } = (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: x, right: x + width, middle: y + height / 2 }
}

function near(one: number, other: number, what: string): void {
  assert.ok(Math.abs(one - other) <= 8, `${what}: ${one} and ${other}`)
}

test('on a wide screen the list stays narrow, and what is said is as wide as where it is typed', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await page.setViewportSize({ width: 2400, height: 900 })
  await say(page, 'show my tasks')
  const [field, turn] = [await sides(page.locator('.composer')), await sides(page.locator('.turn').first())]
  assert.deepEqual([field.left, field.right], [turn.left, turn.right])
  const { width = 0 } = (await page.locator('.side-list').boundingBox()) ?? {}
  assert.ok(width > 400 && width <= 720, `${width} px`)
  await visitor.leave()
})

test('what is known of a task ends the line of its title; from right to left the row is mirrored whole', async () => {
  await add({ title: 'pay rent', due_date: '2031-01-06', priority: 'high' })
  await add({ title: 'sort the photos', priority: 'low' })
  await add({ title: 'שלום עולם', due_date: '2031-01-06' })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const part = (title: string, hook: string) => sides(taskIn(list(page), title).locator(`[data-hook=${hook}]`))
  await taskIn(list(page), 'pay rent').waitFor()
  const [title, priority, due] = [
    await part('pay rent', 'title'),
    await part('pay rent', 'priority'),
    await part('pay rent', 'due'),
  ]
  near(title.middle, due.middle, 'one line')
  near(priority.right, due.left, 'no gap')
  near((await part('sort the photos', 'priority')).right, due.right, 'the end of the line')
  const row = await sides(taskIn(list(page), 'שלום עולם'))
  near(row.right, (await part('שלום עולם', 'tick')).right, 'the tick')
  near(row.left, (await part('שלום עולם', 'due')).left, 'the date')
  await visitor.leave()
})

test('overdue and high priority are told apart, and a priority has one colour everywhere', async () => {
  await add({ title: 'long ago', due_date: '2020-01-01', priority: 'high' })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const late = taskIn(list(page), 'long ago')
  const high = await colour(late.locator('[data-hook=priority]'), 'color')
  assert.notEqual(await colour(late.locator('[data-hook=due]'), 'color'), high)
  await page.getByRole('link', { name: 'Insights' }).click()
  const key = page.getByRole('listitem').filter({ hasText: /^High$/ })
  assert.equal(await colour(key.locator('rect'), 'fill'), high)
  await visitor.leave()
})

test('Why is there on the last reply, and on the one that is pointed at', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'hello')
  await say(page, 'thanks')
  const seen = (reply: number, opacity: string) =>
    page.waitForFunction(
      ([at, wanted]) => {
        const why = document.querySelectorAll('.reply > .why')[at]
        return why !== undefined && getComputedStyle(why).opacity === wanted
      },
      [reply, opacity] as const,
    )
  await seen(1, '1')
  await seen(0, '0')
  await page.locator('.reply').first().hover()
  await seen(0, '1')
  await visitor.leave()
})

test('settings begin with the appearance and keep what experts want folded', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { path: '/#/settings' })
  const { page } = visitor
  await page.getByLabel('Time zone').waitFor()
  const first = await page.getByRole('main').locator('input, select').first().getAttribute('type')
  assert.equal(first, 'radio')
  await page.getByRole('radio', { name: 'Match system' }).waitFor()
  assert.equal(await page.getByLabel('Minimum confidence').isVisible(), false)
  await page.getByText('Advanced').click()
  await page.getByLabel('Minimum confidence').waitFor()
  await visitor.leave()
})
