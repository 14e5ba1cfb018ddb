import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { list, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()
beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
})

const add = (task: object) => stage.site.call('POST', '/api/tools/add_task', task)

/** As lists of a hundred, which is the quickest way. */
async function addMany(count: number): Promise<void> {
  for (let from = 0; from < count; from += 100) {
    const lines = Array.from({ length: Math.min(100, count - from) }, (_, index) => `- buy thing ${from + index}`)
    await stage.site.say(lines.join('\n'))
  }
}

// The tool's first answer to a delete is 409, which the browser writes to its console.
const expects = [/status of 409/]

test('deleting from the list asks with the same words, and only a yes deletes', async () => {
  await add({ title: 'milk' })
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  const row = taskIn(list(page), 'milk')
  const dialog = page.getByRole('dialog', { name: 'Delete this task?' })
  await row.hover()
  await row.getByRole('button', { name: 'Delete milk' }).click()
  await dialog.getByText("Are you sure you want to delete 'milk'? This cannot be undone.").waitFor()
  await dialog.getByRole('button', { name: 'No, keep it' }).click()
  await eventually(async () => assert.equal((await stage.site.call('GET', '/api/tasks')).data.tasks.length, 1))
  await row.hover()
  await row.getByRole('button', { name: 'Delete milk' }).click()
  await dialog.getByRole('button', { name: 'Yes, delete it' }).click()
  await list(page).getByText('No tasks yet').waitFor()
  await eventually(async () => assert.equal((await stage.site.call('GET', '/api/tasks')).data.tasks.length, 0))
  await visitor.leave()
})

test('a title is edited in place', async () => {
  await add({ title: 'milk' })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await list(page).getByRole('button', { name: 'Edit milk' }).click()
  const saved = page.waitForResponse('**/api/tools/update_task')
  await page.keyboard.type('oat milk')
  await page.keyboard.press('Enter')
  await saved
  await taskIn(list(page), 'oat milk').waitFor()
  await list(page).getByRole('button', { name: 'Edit oat milk' }).click()
  await page.keyboard.type('nothing')
  await page.keyboard.press('Escape')
  await taskIn(list(page), 'oat milk').waitFor()
  await eventually(async () =>
    assert.equal((await stage.site.call('GET', '/api/tasks')).data.tasks[0].title, 'oat milk'),
  )
  await visitor.leave()
})

test('filters and search narrow the list', async () => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format()
  const later = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + 40 * 86_400_000)
  await add({ title: 'today', due_date: today })
  await add({ title: 'long ago', due_date: '2020-01-01' })
  await add({ title: 'some day' })
  await add({ title: 'next month', due_date: later })
  const { data } = await add({ title: 'over' })
  await stage.site.call('POST', '/api/tools/complete_task', { task_id: data.task.id })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const shown = async (filter: string, titles: string[]) => {
    await list(page).getByRole('button', { name: filter, exact: true }).click()
    await page.waitForFunction(
      (wanted) =>
        JSON.stringify(Array.from(document.querySelectorAll('.side-list .title'), (one) => one.textContent)) === wanted,
      JSON.stringify(titles),
    )
  }
  await shown('All', ['long ago', 'today', 'next month', 'some day'])
  await shown('Today', ['long ago', 'today'])
  await shown('Upcoming', ['next month'])
  await shown('Overdue', ['long ago'])
  await shown('Done', ['over'])
  await page.getByLabel('Search tasks').fill('day')
  await shown('All', ['some day'])
  await visitor.leave()
})

test('a task is reached, ticked, dated and deleted with keys alone', async () => {
  await add({ title: 'milk' })
  await add({ title: 'bread' })
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await taskIn(list(page), 'bread').waitFor()
  await page.getByLabel('Your message').press('Escape')
  await page.keyboard.press('l')
  await list(page).getByRole('checkbox', { name: 'milk' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowDown')
  await list(page).getByRole('checkbox', { name: 'bread' }).and(page.locator(':focus')).waitFor()
  await page.keyboard.press('p')
  await page.keyboard.press('Enter')
  await taskIn(list(page), 'bread').locator('[data-hook=priority]').getByText('High').waitFor()
  await list(page).getByRole('checkbox', { name: 'bread' }).press('Delete')
  await page.getByRole('dialog', { name: 'Delete this task?' }).waitFor()
  await page.keyboard.press('Escape')
  await list(page).getByRole('checkbox', { name: 'milk' }).focus()
  await page.keyboard.press('Space')
  await list(page).getByRole('button', { name: 'Done 1' }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor()
  await visitor.leave()
})

test('of six hundred tasks only those in sight are in the page', async () => {
  await addMany(600)
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await list(page).getByRole('listitem').first().waitFor()
  const scroller = page.locator('.side-list .scroller')
  const seen = new Set<string>()
  const shownNow = () => page.locator('.side-list .title').allInnerTexts()
  // A slow machine may pass rows before they are drawn: from the end it begins again.
  for (let step = 0; step < 1200 && seen.size < 600; step++) {
    const titles = await shownNow()
    assert.ok(titles.length < 80, `${titles.length} rows are in the page`)
    for (const title of titles) seen.add(title)
    await scroller.evaluate((element) => {
      const isAtEnd = element.scrollTop + element.clientHeight >= element.scrollHeight - 1
      if (isAtEnd) element.scrollTo(0, 0)
      else element.scrollBy(0, 600)
    })
    await page.waitForTimeout(20)
  }
  assert.equal(seen.size, 600)
  // However far down, a change costs a page or two, and what is further up is true when it comes into sight.
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/tasks?')) asked.push(request.url())
  })
  await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const last = list(page).getByRole('listitem').last()
  await last.getByRole('checkbox').press('p')
  await page.keyboard.press('Enter')
  await page.waitForFunction(() => !document.querySelector('.side-list [data-hook=priority]:not(.quiet)'))
  assert.ok(asked.length > 0 && asked.length <= 4, `${asked.length} pages were read again`)
  await scroller.evaluate((element) => element.scrollTo(0, 0))
  await list(page).locator('[data-index="0"]').locator('[data-hook=priority]').getByText('High').waitFor()
  await visitor.leave()
})

test('whoever deletes with keys goes on with the next task', async () => {
  for (const title of ['milk', 'bread', 'eggs']) await add({ title })
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await list(page).getByRole('checkbox', { name: 'bread' }).press('Delete')
  await page.getByRole('button', { name: 'Yes, delete it' }).press('Enter')
  await list(page).getByRole('checkbox', { name: 'eggs' }).and(page.locator(':focus')).waitFor()
  await visitor.leave()
})

test('while words are typed into the search, what was found stays to be seen', async () => {
  for (const title of ['milk', 'oat milk', 'bread']) await add({ title })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await taskIn(list(page), 'bread').waitFor()
  await page.evaluate(() => {
    const place = document.querySelector('.side-list') ?? document.body
    const look = () => place.querySelector('.title') ?? place.setAttribute('data-was-empty', '')
    new MutationObserver(look).observe(place, { childList: true, subtree: true })
  })
  await page.getByLabel('Search tasks').pressSequentially('milk')
  await taskIn(list(page), 'bread').waitFor({ state: 'detached' })
  await taskIn(list(page), 'oat milk').waitFor()
  assert.equal(await page.locator('[data-was-empty]').count(), 0)
  await visitor.leave()
})

test('the list asks, or does not, and waits as long as the settings say', async () => {
  await stage.site.call('PUT', '/api/settings', { confirmation_ttl_seconds: 40 })
  await add({ title: 'milk' })
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await list(page).getByRole('button', { name: 'Delete milk' }).click()
  await page
    .getByRole('dialog')
    .getByText(/expires in 0:(40|3\d)/)
    .waitFor()
  await page.getByRole('button', { name: 'No, keep it' }).click()
  await stage.site.call('PUT', '/api/settings', { confirmation_required: false })
  await page.reload()
  await list(page).getByRole('button', { name: 'Delete milk' }).click()
  await list(page).getByText('No tasks yet').waitFor()
  await eventually(async () => assert.equal((await stage.site.call('GET', '/api/tasks')).data.tasks.length, 0))
  await visitor.leave()
})

test('a control is named with the task it changes, and a tick with all that is known of its task', async () => {
  await add({ title: 'pay rent', due_date: '2031-01-06', priority: 'high' })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await list(page).getByRole('checkbox', { name: 'pay rent, due Mon 6 Jan 2031, high priority' }).waitFor()
  await list(page).getByRole('button', { name: 'High priority. Change the priority of pay rent' }).waitFor()
  await visitor.leave()
})

test('the whole list is printed, not only what is in sight', async () => {
  await addMany(160)
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await list(page).getByRole('listitem').first().waitFor()
  await page.evaluate(() => {
    window.print = () =>
      document.body.setAttribute('data-printed', String(document.querySelectorAll('.side-list .title').length))
  })
  await page.locator('body').press('Control+p')
  await page.locator('[data-printed="160"]').waitFor()
  await page.emulateMedia({ media: 'print' })
  const { list: height, composer } = await page.evaluate(() => ({
    list: document.documentElement.scrollHeight,
    composer: document.querySelector<HTMLElement>('#say')?.offsetParent ?? null,
  }))
  assert.ok(height > 160 * 25, `${height} pixels`)
  assert.equal(composer, null)
  await visitor.leave()
})

test('tasks stand in groups with counts, what is done is folded away, and the choice outlives a reload', async () => {
  const day = (days: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Berlin' }).format(Date.now() + days * 86_400_000)
  await add({ title: 'long ago', due_date: '2020-01-01' })
  await add({ title: 'a', due_date: day(0) })
  await add({ title: 'b', due_date: day(0) })
  await add({ title: 'c', due_date: day(1) })
  await add({ title: 'd', due_date: day(40) })
  await add({ title: 'e' })
  for (const title of ['first done', 'last done']) {
    const { data } = await add({ title })
    await stage.site.call('POST', '/api/tools/complete_task', { task_id: data.task.id })
  }
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const headings = () => list(page).getByRole('heading', { level: 3 }).allInnerTexts()
  await list(page).getByRole('button', { name: 'Done 2' }).waitFor()
  assert.deepEqual(
    (await headings()).map((text) => text.replace(/\s+/g, ' ')),
    ['Overdue 1', 'Today 2', 'Tomorrow 1', 'Later 1', 'No date 1', 'Done 2'],
  )
  await taskIn(list(page), 'a').getByText('today', { exact: true }).waitFor()
  await taskIn(list(page), 'c').getByText('tomorrow', { exact: true }).waitFor()
  assert.equal(await page.title(), '(3) Sayso')
  await list(page).getByRole('button', { name: 'Done 2' }).press('Enter')
  await taskIn(list(page), 'first done').waitFor()
  await list(page).getByRole('button', { name: 'Done 2', expanded: true }).and(page.locator(':focus')).waitFor()
  const titles = await page.locator('.side-list .title').allInnerTexts()
  assert.deepEqual(titles.slice(-2), ['last done', 'first done'])
  await list(page).getByRole('button', { name: 'Today', exact: true }).click()
  await page.reload()
  await taskIn(list(page), 'long ago').waitFor()
  assert.equal(
    await list(page).getByRole('button', { name: 'Today', exact: true }).getAttribute('aria-pressed'),
    'true',
  )
  assert.equal(await taskIn(list(page), 'c').count(), 0)
  await list(page).getByLabel('Sort by').selectOption('Title')
  await list(page).getByRole('button', { name: 'All', exact: true }).click()
  await page.waitForFunction(() => document.querySelector('.side-list .title')?.textContent === 'a')
  await visitor.leave()
})

for (const screen of ['desktop', 'phone'] as const)
  test(`a task is added from the list on a ${screen}, with its date and priority read as in the chat`, async () => {
    const visitor = await visit(stage.browser, stage.site.url, { screen, path: '/#/tasks' })
    const { page } = visitor
    await list(page).getByRole('button', { name: 'Add task' }).click()
    await page.keyboard.type('call mom tomorrow 5pm !!')
    await list(page).getByText('call mom, due tomorrow, 17:00, high priority').waitFor()
    await page.keyboard.press('Enter')
    await taskIn(list(page), 'call mom').waitFor()
    await page.keyboard.type('milk, eggs')
    await page.keyboard.press('Enter')
    await taskIn(list(page), 'eggs').waitFor()
    await eventually(async () => {
      const { data } = await stage.site.call('GET', '/api/tasks')
      assert.deepEqual(
        data.tasks.map(({ title, priority }: { title: string; priority: string | null }) => [title, priority]),
        [
          ['call mom', 'high'],
          ['milk', null],
          ['eggs', null],
        ],
      )
    })
    await page.keyboard.press('Escape')
    await list(page).getByRole('button', { name: 'Add task' }).waitFor()
    await visitor.leave()
  })

test('a date that is typed into a title is set, and what is added under Today is due today', async () => {
  await add({ title: 'report' })
  await add({ title: 'Friday meeting' })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await list(page).getByRole('button', { name: 'Edit report' }).click()
  await page.keyboard.type('the report tomorrow p1')
  await list(page).getByText('the report, due tomorrow, high priority').waitFor()
  await page.keyboard.press('Enter')
  await taskIn(list(page), 'the report').getByText('tomorrow', { exact: true }).waitFor()
  await taskIn(list(page), 'the report').locator('[data-hook=priority]').getByText('High').waitFor()
  await list(page).getByRole('button', { name: 'Today', exact: true }).click()
  await page.locator('body').press('a')
  await page.keyboard.type('stretch')
  await page.keyboard.press('Enter')
  await taskIn(list(page), 'stretch').getByText('today', { exact: true }).waitFor()
  await visitor.leave()
})
