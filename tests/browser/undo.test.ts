// What was changed can be taken back: by a click, by a key and by word, wherever it was changed.

import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import type { Locator, Page } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { card, list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()
beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
  for (const title of ['milk', 'bread', 'eggs']) await stage.site.call('POST', '/api/tools/add_task', { title })
})

// The tool's first answer to a delete is 409, which the browser writes to its console.
const expects = [/status of 409/]

/** The one that can be seen. */
const toast = (page: Page) => page.getByRole('group', { name: 'Last change' }).filter({ visible: true })
const undo = (page: Page) => toast(page).getByRole('button', { name: 'Undo' })
const spoken = (page: Page) => page.locator('[aria-live=polite]')
const tick = (page: Page, title: string) => list(page).getByRole('checkbox', { name: title })

async function tasks(): Promise<string[]> {
  const { data } = await stage.site.call('GET', '/api/tasks?sort=title')
  return data.tasks.map((task: Record<string, string | null>) =>
    [task.title, task.status === 'completed' ? 'done' : null, task.priority, task.description]
      .filter(Boolean)
      .join(' '),
  )
}

const untouched = ['bread', 'eggs', 'milk']

/** Waits for the reply to an undo that was not typed. */
function answered(page: Page): Promise<unknown> {
  return page.waitForResponse((response) => response.url().endsWith('/api/chat') && response.ok())
}

async function covers(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (a === null || b === null) return false
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

test('a tick is told, and taken back by a click; then it can be done again', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await tick(page, 'milk').click()
  await toast(page).getByText("'milk' is done.").waitFor()
  await spoken(page).getByText("'milk' is done. You can undo this.").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'milk done']))
  await expectAccessible(page)
  await undo(page).click()
  await toast(page).getByText("OK, I've put 'milk' back the way it was.").waitFor()
  await spoken(page).getByText("OK, I've put 'milk' back the way it was.").waitFor()
  await tick(page, 'milk').waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), untouched))
  await toast(page).getByRole('button', { name: 'Redo' }).click()
  await undo(page).waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'milk done']))
  await visitor.leave()
})

test('by key, outside text fields only, and as often as something was changed', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await page.getByLabel('Your message').fill('half a sentence')
  await tick(page, 'milk').click()
  await undo(page).waitFor()
  await tick(page, 'bread').click()
  await toast(page).getByText("'bread' is done.").waitFor()
  await page.getByLabel('Your message').press('Control+z')
  await eventually(async () => assert.deepEqual(await tasks(), ['bread done', 'eggs', 'milk done']))
  for (const left of [['bread', 'eggs', 'milk done'], untouched]) {
    const reply = answered(page)
    await tick(page, 'eggs').press('Control+z')
    await reply
    await toast(page).getByRole('button', { name: 'Redo' }).waitFor()
    await eventually(async () => assert.deepEqual(await tasks(), left))
  }
  const again = answered(page)
  await tick(page, 'eggs').press('Control+Shift+Z')
  await again
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'milk done']))
  await visitor.leave()
})

test('by word, also after a reload', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'move the eggs to friday')
  await tick(page, 'milk').click()
  await toast(page).getByText("'milk' is done.").waitFor()
  await page.reload()
  await say(page, 'take that back')
  await eventually(async () => assert.deepEqual(await tasks(), untouched))
  await taskIn(list(page), 'eggs')
    .getByText(/Fri|tomorrow|today/)
    .waitFor()
  await say(page, 'undo')
  await taskIn(list(page), 'eggs')
    .getByText(/Fri|tomorrow|today/)
    .waitFor({ state: 'detached' })
  await visitor.leave()
})

test('what was said has its toast beside the composer, which goes with the next thing said', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'complete milk')
  await toast(page).getByText("'milk' is done.").waitFor()
  assert.equal(await covers(toast(page), page.locator('.composer')), false)
  assert.equal(await covers(toast(page), page.locator('.reply .card')), false)
  await say(page, 'thanks')
  assert.equal(await toast(page).count(), 0)
  await say(page, 'complete bread')
  await undo(page).click()
  await toast(page).getByText("OK, I've put 'bread' back").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'milk done']))
  await visitor.leave()
})

test('several at once are one change; an edit, a note, a priority and a date are changes too', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await tick(page, 'bread').press('x')
  await tick(page, 'milk').press('x')
  await page.getByRole('toolbar').getByRole('button', { name: 'Mark as done' }).click()
  await toast(page).getByText('2 tasks done.').waitFor()
  await undo(page).click()
  await toast(page)
    .getByText(/^OK, I've put '(milk|bread)' and '(milk|bread)' back/)
    .waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), untouched))
  const changes: readonly [string, () => Promise<unknown>, string][] = [
    [
      'priority',
      () =>
        tick(page, 'milk')
          .press('p')
          .then(() => page.keyboard.press('Enter')),
      'milk high',
    ],
    [
      'title',
      () =>
        tick(page, 'milk')
          .press('e')
          .then(() => page.keyboard.type('oat milk\n')),
      'oat milk',
    ],
    [
      'date',
      () =>
        tick(page, 'milk')
          .press('d')
          .then(() => page.getByRole('button', { name: 'Today' }).last().click()),
      'milk',
    ],
  ]
  for (const [what, change, after] of changes) {
    await change()
    await toast(page)
      .getByText(/^Updated '/)
      .waitFor()
    await eventually(async () => assert.deepEqual((await tasks()).at(-1), after, what))
    const reply = answered(page)
    await undo(page).click()
    await reply
    await toast(page).getByRole('button', { name: 'Redo' }).waitFor()
    await eventually(async () => assert.deepEqual(await tasks(), untouched, what))
  }
  await visitor.leave()
})

test('a note is written, changed and taken off in the list', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const field = page.getByLabel('Note on milk')
  await tick(page, 'milk').press('o')
  await page.keyboard.type('2 %')
  await field.press('Control+Enter')
  await toast(page).getByText("Updated 'milk'.").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'milk 2 %']))
  await list(page).getByRole('button', { name: 'Edit the note on milk: 2 %' }).click()
  await field.fill('never mind')
  await field.press('Escape')
  await list(page).getByRole('button', { name: 'Edit the note on milk: 2 %' }).click()
  await field.fill('')
  await tick(page, 'eggs').focus()
  await list(page).getByText('2 %').waitFor({ state: 'detached' })
  await undo(page).click()
  await list(page).getByText('2 %').waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'milk 2 %']))
  await visitor.leave()
})

test('taking an add back asks like any delete, and a delete is final', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await page.getByRole('button', { name: 'Add task' }).click()
  await page.keyboard.type('jam\n')
  await toast(page).getByText("Added 'jam'.").waitFor()
  await undo(page).click()
  await card(page).getByText("Are you sure you want to delete 'jam'?").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'jam', 'milk']))
  await card(page).getByRole('button', { name: 'Yes, delete' }).click()
  await taskIn(list(page), 'jam').waitFor({ state: 'detached' })
  await tick(page, 'milk').press('Delete')
  await page.getByRole('button', { name: 'Yes, delete it' }).click()
  await toast(page).getByText("Deleted 'milk'.").waitFor()
  assert.equal(await undo(page).count(), 0)
  await tick(page, 'bread').press('Control+z')
  await toast(page).getByText("Deleting can't be undone.").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs']))
  await visitor.leave()
})

test('what somebody else changed since is not overwritten but said', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await tick(page, 'milk').press('p')
  await page.keyboard.press('Enter')
  await undo(page).waitFor()
  const { data } = await stage.site.call('GET', '/api/tasks?query=milk')
  await stage.site.call('POST', '/api/tools/update_task', { task_id: data.tasks[0].id, priority: 'low' })
  await undo(page).click()
  await toast(page).getByText("'milk' has been changed since").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), ['bread', 'eggs', 'milk low']))
  await visitor.leave()
})

test('it goes after a while, but not while it is pointed at or reached with keys', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await tick(page, 'milk').waitFor()
  await visitor.context.clock.install()
  await tick(page, 'milk').click()
  await undo(page).hover()
  await page.clock.runFor(60_000)
  await undo(page).waitFor()
  await page.mouse.move(5, 5)
  await page.clock.runFor(60_000)
  await toast(page).waitFor({ state: 'detached' })
  await tick(page, 'bread').press('Space')
  await undo(page).waitFor()
  for (let tabs = 0; tabs < 20 && !(await undo(page).and(page.locator(':focus')).count()); tabs++)
    await page.keyboard.press('Tab')
  await page.clock.runFor(60_000)
  await undo(page).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('Escape')
  await toast(page).waitFor({ state: 'detached' })
  assert.notEqual(await page.evaluate(() => document.activeElement?.tagName), 'BODY')
  await visitor.leave()
})

test('on a phone it is told where one is, can be tapped, and covers nothing one sends with', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { screen: 'phone', path: '/#/tasks' })
  const { page } = visitor
  await tick(page, 'milk').tap()
  await toast(page).getByText("'milk' is done.").waitFor()
  await expectAccessible(page)
  const { height = 0 } = (await undo(page).boundingBox()) ?? {}
  assert.ok(height >= 44, `${height} px`)
  assert.equal(await covers(toast(page), page.getByRole('navigation')), false)
  await undo(page).tap()
  await toast(page).getByText("OK, I've put 'milk' back the way it was.").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), untouched))
  await page
    .getByRole('link', { name: 'Chat' })
    .or(page.getByRole('button', { name: 'Chat' }))
    .first()
    .tap()
  await say(page, 'complete milk')
  await toast(page).getByText("'milk' is done.").waitFor()
  assert.equal(await covers(toast(page), page.locator('.composer')), false)
  await undo(page).tap()
  await toast(page).getByText("OK, I've put 'milk' back the way it was.").waitFor()
  await eventually(async () => assert.deepEqual(await tasks(), untouched))
  await visitor.leave()
})
