// Where one is in the list stays where one is, whatever happens around it.

import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Page } from 'playwright-core'
import { openStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()
beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
})

const add = (task: object) => stage.site.call('POST', '/api/tools/add_task', task)

async function addMany(count: number, due_date?: string): Promise<void> {
  for (let index = 0; index < count; index++)
    await add({ title: `task ${index}`, ...(due_date === undefined ? {} : { due_date }) })
}

const scrolled = (page: Page) => page.locator('.side-list .scroller').evaluate((element) => element.scrollTop)
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-key]')?.querySelector('[data-hook=title]')?.textContent)

test('at the top of the list a new task is seen: the list stays at its top', async () => {
  await addMany(30, '2030-01-01')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await taskIn(list(page), 'task 0').waitFor()
  for (const title of ['sooner', 'soonest']) {
    await add({ title, due_date: title === 'sooner' ? '2029-01-02' : '2029-01-01' })
    await taskIn(list(page), title).waitFor()
    assert.equal(await scrolled(page), 0)
  }
  await visitor.leave()
})

for (const [what, act] of [
  ['ticking', (page: Page) => page.keyboard.press('Space')],
  [
    'taking the date off',
    async (page: Page) => {
      await page.keyboard.press('d')
      await page.getByRole('button', { name: 'No date' }).press('Enter')
    },
  ],
] as const)
  test(`${what} leaves the list where it is, and the focus goes to the next task`, async () => {
    await addMany(60, '2030-01-01')
    const visitor = await visit(stage.browser, stage.site.url)
    const { page } = visitor
    await taskIn(list(page), 'task 0').waitFor()
    for (const from of [0, 20]) {
      await page.locator('.side-list .scroller').evaluate((element, at) => element.scrollTo(0, at * 60), from)
      await page.waitForTimeout(150)
      const first = await page.locator('.side-list .scroller').evaluate((element) => {
        const top = element.getBoundingClientRect().top
        const rows = [...element.querySelectorAll<HTMLElement>('[data-index]')]
        return Number(rows.find((row) => row.getBoundingClientRect().bottom > top + 4)?.dataset.index)
      })
      const row = list(page).locator(`[data-index="${first}"]`)
      const title = (await row.locator('[data-hook=title]').textContent()) ?? ''
      const next = await list(page)
        .locator(`[data-index="${first + 1}"] [data-hook=title]`)
        .textContent()
      await row.getByRole('checkbox').focus()
      const before = await scrolled(page)
      await act(page)
      await page.waitForFunction(
        ([key, at]) =>
          [...document.querySelectorAll('.side-list [data-index]')]
            .find((one) => one.querySelector('[data-hook=title]')?.textContent === key)
            ?.getAttribute('data-index') !== at,
        [title, String(first)] as const,
      )
      await page.waitForTimeout(100)
      assert.ok(Math.abs((await scrolled(page)) - before) < 80, `${before} → ${await scrolled(page)}`)
      assert.equal(await focused(page), next)
    }
    await visitor.leave()
  })

test('on a phone, Tasks opens at its top and keeps its place', async () => {
  await addMany(40)
  const visitor = await visit(stage.browser, stage.site.url, { screen: 'phone' })
  const { page } = visitor
  await say(page, 'hello')
  const to = (name: string) => page.getByRole('link', { name }).click()
  await to('Tasks')
  await taskIn(list(page), 'task 0').waitFor()
  await page.waitForTimeout(100)
  assert.equal(await scrolled(page), 0)
  await page.locator('.side-list .scroller').evaluate((element) => element.scrollTo(0, 500))
  await page.waitForTimeout(100)
  await to('Chat')
  await page.getByLabel('Your message').waitFor()
  await page.waitForTimeout(100)
  await to('Tasks')
  await page.waitForTimeout(150)
  assert.ok(Math.abs((await scrolled(page)) - 500) < 4, `500 → ${await scrolled(page)}`)
  await visitor.leave()
})
