import assert from 'node:assert/strict'
import { test } from 'node:test'
import { eventually } from './support/eventually.ts'
import { openOwnStage } from './support/stage.ts'
import { card, fate, list, passTime, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openOwnStage()

const expects = [/ERR_CONNECTION|ERR_EMPTY|ERR_INCOMPLETE|ERR_FAILED|net::/]

async function titles(): Promise<string[]> {
  const { data } = await stage.site.call('GET', '/api/tasks')
  return data.tasks.map(({ title }: { title: string }) => title).sort()
}

test('the server is killed and started again while something is said: it is done once', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await say(page, 'add milk')
  await stage.site.kill()
  await page.getByLabel('Your message').fill('add bread')
  await page.keyboard.press('Enter')
  await page.getByText("can't be reached right now").first().waitFor()
  await page.getByLabel('Your message').fill('add eggs')
  await page.keyboard.press('Enter')
  await stage.site.start()
  await taskIn(list(page), 'eggs').waitFor({ timeout: 30_000 })
  await taskIn(list(page), 'bread').waitFor()
  await eventually(async () => assert.deepEqual(await titles(), ['bread', 'eggs', 'milk']))
  assert.equal(await page.getByText('Not sent.').count(), 0)
  await visitor.leave()
})

test('an answer that is lost on its way is asked for again with the same id', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
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
  await eventually(async () => assert.equal((await titles()).filter((title) => title === 'butter').length, 1))
  await visitor.leave()
})

test('what could not be sent can be sent again', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await page.getByLabel('Your message').waitFor()
  await visitor.context.clock.install()
  await page.route('**/api/chat', (route) => route.abort())
  await page.getByLabel('Your message').fill('add cheese')
  await page.keyboard.press('Enter')
  await passTime(page, page.getByRole('button', { name: 'Try again' }))
  await page.unroute('**/api/chat')
  await page.getByRole('button', { name: 'Try again' }).click()
  await taskIn(list(page), 'cheese').waitFor()
  await eventually(async () => assert.equal((await titles()).filter((title) => title === 'cheese').length, 1))
  await visitor.leave()
})

test('what was said offline goes out by itself after a reload', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page } = visitor
  await page.getByLabel('Your message').waitFor()
  await visitor.context.clock.install()
  await page.route('**/api/chat', (route) => route.abort())
  await page.getByLabel('Your message').fill('add quark')
  await page.keyboard.press('Enter')
  await passTime(page, page.getByRole('button', { name: 'Try again' }))
  await page.unroute('**/api/chat')
  await page.reload()
  await taskIn(list(page), 'quark').waitFor()
  await page.locator('.reply').waitFor()
  assert.equal(await page.getByText('Not sent').count(), 0)
  await eventually(async () => assert.equal((await titles()).filter((title) => title === 'quark').length, 1))
  await visitor.leave()
})

test('a new conversation begins also while the first message of another is unsent, which goes out later', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page, context } = visitor
  await page.getByLabel('Your message').waitFor()
  await context.setOffline(true)
  for (const text of ['add thyme', 'add basil']) {
    await page.getByLabel('Your message').fill(text)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Try again' }).last().waitFor()
  await page.getByRole('button', { name: 'New conversation', exact: true }).click()
  await page.getByText('What would you like to get done?').waitFor()
  await page.getByLabel('Your message').fill('add dill')
  await page.keyboard.press('Enter')
  await page.locator('.bubble', { hasText: 'add dill' }).waitFor()
  await context.setOffline(false)
  for (const title of ['thyme', 'basil', 'dill']) await taskIn(list(page), title).waitFor()
  await page.locator('.reply', { hasText: 'dill' }).waitFor()
  assert.equal(await page.locator('.bubble').count(), 1)
  const { conversations } = await stage.site.call('GET', '/api/conversations?limit=2')
  assert.deepEqual(
    conversations
      .map(({ preview, turn_count }: { preview: string; turn_count: number }) => [preview, turn_count])
      .sort(),
    [
      ['add dill', 1],
      ['add thyme', 2],
    ],
  )
  await visitor.leave()
})

test('offline, what is told is told once, and nothing covers Send', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page, context } = visitor
  const row = list(page).getByRole('listitem').first()
  await row.waitFor()
  await context.setOffline(true)
  await page.getByText("You're offline.").waitFor()
  await row.getByRole('checkbox').click()
  const toast = page.locator('.notice')
  await toast.waitFor()
  assert.doesNotMatch((await toast.textContent()) ?? '', /can't be reached|offline/)
  const [told, send] = [await toast.boundingBox(), await page.getByRole('button', { name: 'Send' }).boundingBox()]
  assert.ok(told !== null && send !== null && told.y + told.height < send.y, 'it is above Send')
  await context.setOffline(false)
  await visitor.leave()
})

test('offline it says so at once, and sends what was said when it is back', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page, context } = visitor
  await say(page, 'hello')
  await context.setOffline(true)
  await page.getByLabel('Your message').fill('add jam')
  await page.keyboard.press('Enter')
  await page.getByText("You're offline.").waitFor()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await context.setOffline(false)
  await taskIn(list(page), 'jam').waitFor()
  await eventually(async () => assert.equal((await titles()).filter((title) => title === 'jam').length, 1))
  await page.getByText("You're offline.").waitFor({ state: 'detached' })
  await visitor.leave()
})

test('a tab that nobody looks at holds no connection, and is up to date when somebody does', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await list(page).getByRole('listitem').first().waitFor()
  const look = (hidden: boolean) =>
    page.evaluate((now) => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: now })
      document.dispatchEvent(new Event('visibilitychange'))
    }, hidden)
  const let_go = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/events'))
  await visitor.context.clock.install()
  await look(true)
  await page.clock.runFor(5000)
  await let_go
  await stage.site.call('POST', '/api/tools/add_task', { title: 'honey' })
  const taken_up = page.waitForRequest('**/api/events')
  await look(false)
  await taken_up
  await taskIn(list(page), 'honey').waitFor()
  assert.equal(await page.locator('.offline').count(), 0)
  await visitor.leave()
})

test('a no takes the place of a yes that could not be sent', async () => {
  await stage.site.call('POST', '/api/tools/add_task', { title: 'the only copy' })
  const visitor = await visit(stage.browser, stage.site.url, { expects })
  const { page, context } = visitor
  await say(page, 'delete the only copy')
  await context.setOffline(true)
  await card(page).getByRole('button', { name: 'Yes, delete' }).click()
  await page.getByRole('button', { name: 'Try again' }).waitFor()
  await card(page).getByRole('button', { name: 'No, keep' }).click()
  await page.locator('.bubble').getByText('yes', { exact: true }).waitFor({ state: 'detached' })
  await context.setOffline(false)
  await fate(card(page), 'kept')
  assert.ok((await titles()).includes('the only copy'))
  await visitor.leave()
})

test('what was said offline is sent also when another conversation is on the screen by then', async () => {
  const { conversation_id } = await stage.site.say('good evening')
  const visitor = await visit(stage.browser, stage.site.url, { expects, path: `/#/c/${conversation_id}` })
  const { page, context } = visitor
  await page.locator('.bubble', { hasText: 'good evening' }).waitFor()
  await context.setOffline(true)
  for (const text of ['add salt', 'add pepper']) {
    await page.getByLabel('Your message').fill(text)
    await page.keyboard.press('Enter')
  }
  await page.getByRole('button', { name: 'Try again' }).last().waitFor()
  await page.getByRole('button', { name: 'New conversation', exact: true }).click()
  await context.setOffline(false)
  await taskIn(list(page), 'pepper').waitFor()
  await eventually(async () =>
    assert.equal((await titles()).filter((title) => ['salt', 'pepper'].includes(title)).length, 2),
  )
  await visitor.leave()
})
