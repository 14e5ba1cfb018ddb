import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { card, fate, list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()
beforeEach(async () => {
  await stage.site.call('DELETE', '/api/me', { confirm: 'erase everything' })
})

async function titles(): Promise<string[]> {
  const { data } = await stage.site.call('GET', '/api/tasks')
  return data.tasks.map(({ title }: { title: string }) => title)
}

test('yes on the card deletes, and the card says so', async () => {
  await stage.site.call('PUT', '/api/settings', { confirmation_ttl_seconds: 60 })
  await stage.site.say('add milk')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'delete milk')
  await card(page).getByRole('timer').waitFor()
  await eventually(async () => assert.deepEqual(await titles(), ['milk']))
  await card(page).getByRole('button', { name: 'Yes, delete' }).click()
  await fate(card(page), 'deleted')
  await eventually(async () => assert.deepEqual(await titles(), []))
  await list(page).getByText('No tasks yet').waitFor()
  await page.reload()
  await fate(card(page), 'deleted')
  await visitor.leave()
})

test('no on the card keeps, and so does a typed no', async () => {
  await stage.site.say('add milk')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'delete milk')
  await card(page).getByRole('button', { name: 'No, keep' }).press('Enter')
  await fate(card(page), 'kept')
  await page.getByLabel('Your message').and(page.locator(':focus')).waitFor()
  await say(page, 'delete milk')
  const answer = page.waitForRequest('**/api/chat')
  await say(page, 'no')
  assert.match((await answer).postDataJSON().confirms, /^[0-9a-f-]{36}$/)
  await fate(card(page).last(), 'kept')
  await eventually(async () => assert.deepEqual(await titles(), ['milk']))
  await visitor.leave()
})

test('a card runs out, and a yes after that deletes nothing', async () => {
  await stage.site.call('PUT', '/api/settings', { confirmation_ttl_seconds: 1 })
  await stage.site.say('add milk')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'delete milk')
  await fate(card(page), 'expired')
  await say(page, 'yes')
  await fate(card(page), 'expired')
  await eventually(async () => assert.deepEqual(await titles(), ['milk']))
  await visitor.leave()
})

test('a card that has run out can be asked again', async () => {
  await stage.site.call('PUT', '/api/settings', { confirmation_ttl_seconds: 1 })
  await stage.site.say('add milk')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'delete milk')
  await fate(card(page), 'expired')
  await stage.site.call('PUT', '/api/settings', { confirmation_ttl_seconds: 60 })
  await card(page).getByText('Expired. Nothing was deleted.').waitFor()
  await card(page).getByRole('button', { name: 'Ask again' }).click()
  await card(page).last().getByRole('button', { name: 'Yes, delete' }).click()
  await fate(card(page).last(), 'deleted')
  await eventually(async () => assert.deepEqual(await titles(), []))
  await visitor.leave()
})

test('a reload in the middle of a confirmation goes on with it', async () => {
  await stage.site.say('add milk')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'delete milk')
  await page.reload()
  await card(page).getByRole('button', { name: 'Yes, delete' }).click()
  await fate(card(page), 'deleted')
  await eventually(async () => assert.deepEqual(await titles(), []))
  await visitor.leave()
})

test('two tabs with a confirmation each, in conversations of their own', async () => {
  await stage.site.say('add milk')
  await stage.site.say('add bread')
  const visitor = await visit(stage.browser, stage.site.url)
  const first = visitor.page
  await say(first, 'delete milk')
  const second = await visitor.newTab()
  await second.getByRole('button', { name: 'New conversation', exact: true }).click()
  await say(second, 'delete bread')
  await card(first).getByRole('button', { name: 'No, keep' }).click()
  await card(second).getByRole('button', { name: 'Yes, delete' }).click()
  await fate(card(first), 'kept')
  await fate(card(second), 'deleted')
  await eventually(async () => assert.deepEqual(await titles(), ['milk']))
  await visitor.leave()
})

test('two tabs of one conversation: a yes to the question that is no longer asked deletes nothing', async () => {
  await stage.site.say('add milk')
  await stage.site.say('add bread')
  const visitor = await visit(stage.browser, stage.site.url)
  const first = visitor.page
  await say(first, 'hello')
  const second = await visitor.newTab()
  await second.getByText('hello', { exact: true }).first().waitFor()
  // The first tab stays behind: it is told of nothing, as on a train.
  await first.route('**/messages?*', (route) => route.abort())
  await say(first, 'delete milk')
  await card(second).waitFor()
  await say(second, 'delete bread')
  await card(first).getByRole('button', { name: 'Yes, delete' }).click()
  await card(first).getByText("Are you sure you want to delete 'bread'?").waitFor()
  await fate(card(first).first(), 'kept')
  await eventually(async () => assert.deepEqual((await titles()).sort(), ['bread', 'milk']))
  await visitor.context.close()
})

test('options are buttons, and choosing goes on with the request', async () => {
  await stage.site.say('add call the dentist')
  await stage.site.say('add pay the dentist')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'complete dentist')
  await page.locator('.option').filter({ hasText: 'pay the dentist' }).click()
  await page.getByText("'pay the dentist' has been marked as completed").first().waitFor()
  await taskIn(list(page), 'call the dentist').waitFor()
  await list(page).getByRole('button', { name: 'Done 1' }).waitFor()
  await visitor.leave()
})

test('a list in a reply can be ticked, and what was understood corrected', async () => {
  await stage.site.say('add milk')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'show my tasks')
  await taskIn(page.locator('.reply'), 'milk').getByRole('checkbox').check()
  await list(page).getByRole('button', { name: 'Done 1' }).waitFor()
  await say(page, 'add call mom in 5 days 5pm')
  const said = taskIn(page.locator('.reply').last(), 'call mom')
  await said.getByRole('button', { name: /^Due [A-Z].*, 17:00/ }).click()
  await page.getByRole('button', { name: /^Tomorrow/ }).click()
  await said.getByRole('button', { name: /^Due tomorrow, 17:00/ }).waitFor()
  await said.getByRole('button', { name: /^Set a priority/ }).click()
  await page.getByRole('button', { name: 'High' }).click()
  await taskIn(list(page), 'call mom').getByText('High').waitFor()
  await visitor.leave()
})

test('why: the intent, how sure, the rule, the words and the tools', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'add call mom friday 5pm urgent')
  await page.getByRole('button', { name: 'Why?' }).click()
  const panel = page.locator('.why-panel')
  await panel.locator('mark[data-kind=date]').waitFor()
  assert.deepEqual(
    await panel.locator('mark').evaluateAll((marks) => marks.map((mark) => mark.firstChild?.textContent)),
    ['add', 'call mom', 'friday 5pm', 'urgent'],
  )
  await panel.getByText('I understood that you wanted to add a task, and was 98% sure.').waitFor()
  await panel.getByText('Technical details').click()
  const words = (await panel.textContent()) ?? ''
  for (const expected of ['CREATE_TASK', '98%', 'add', 'none', 'add_task']) assert.ok(words.includes(expected))
  await visitor.leave()
})

test('while options are open, the preview takes a number for the answer it is', async () => {
  await stage.site.say('add call the dentist')
  await stage.site.say('add pay the dentist')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'complete dentist')
  await page.getByLabel('Your message').fill('2')
  await page.locator('#preview').getByText('Answer to the question above').waitFor()
  await page.getByLabel('Your message').fill('')
  await visitor.leave()
})

test('a task that a reply names is there once, and what was understood of it stands on its card', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'add plums, figs and dates')
  const reply = page.locator('.reply').last()
  assert.equal(await reply.locator('.said').textContent(), "I've added 3 tasks:")
  assert.deepEqual(await reply.locator('.title').allInnerTexts(), ['plums', 'figs', 'dates'])
  await say(page, 'add call Ann tomorrow at 5pm, high priority')
  assert.equal(
    await page.locator('.reply').last().locator('.said').textContent(),
    "I've added 'call Ann' to your tasks.",
  )
  await page.locator('.reply').last().getByText('tomorrow, 17:00').waitFor()
  await visitor.leave()
})

test('a title that runs from right to left keeps its order in the question', async () => {
  const title = 'שלום עולם 123'
  await stage.site.call('POST', '/api/tools/add_task', { title })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, `delete ${title}`)
  assert.equal(await card(page).locator('bdi').textContent(), title)
  await card(page).getByRole('button', { name: 'Yes, delete' }).click()
  await fate(card(page), 'deleted')
  await visitor.leave()
})

test('a reply and its card say the same day from the first moment on', async () => {
  await stage.site.call('POST', '/api/tools/add_task', { title: 'dentist', due_date: '2031-01-10' })
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'show my tasks')
  await page.evaluate(() => {
    const told = new Set<string>()
    Object.assign(window, { told })
    new MutationObserver(() => {
      const replies = document.querySelectorAll('.reply')
      const shown = replies[1]?.querySelector('.list [data-hook=due]')?.textContent
      if (shown) told.add(shown)
    }).observe(document.body, { childList: true, subtree: true, characterData: true })
  })
  await say(page, 'move the dentist to 13 january 2031')
  await page.locator('.reply').nth(1).locator('[data-hook=due]').waitFor()
  await page.waitForTimeout(300)
  assert.deepEqual(await page.evaluate(() => [...Reflect.get(window, 'told')]), ['Mon 13 Jan 2031'])
  await visitor.leave()
})
