import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './support/stage.ts'
import { say } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

test('conversations are started, renamed, gone back to and deleted', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await say(page, 'add milk')
  await page.getByRole('button', { name: 'New conversation', exact: true }).click()
  await page.getByText('What would you like to get done?').waitFor()
  await say(page, 'hello there')
  await page.getByRole('button', { name: /^Conversations:/ }).click()
  const panel = page.getByRole('dialog', { name: 'Conversations' })
  await panel.getByRole('button', { name: 'Rename Milk' }).click()
  await page.keyboard.type('Groceries')
  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: /^Groceries/ }).click()
  await page.getByText("I've added 'milk' to your tasks.").first().waitFor()
  await page.getByRole('button', { name: 'Conversations: Groceries' }).click()
  await panel.getByRole('button', { name: 'Delete Hello there' }).click()
  await panel.getByRole('button', { name: 'Yes, delete' }).click()
  await panel.getByText('Hello there').waitFor({ state: 'detached' })
  const { conversations } = await stage.site.call('GET', '/api/conversations')
  assert.deepEqual(
    conversations.map(({ title }: { title: string | null }) => title),
    ['Groceries'],
  )
  await visitor.leave()
})

test('a long conversation is read back to its beginning, and only what is seen is in the page', async () => {
  const { conversation_id } = await stage.site.say('remember this beginning')
  for (let turn = 1; turn < 120; turn++) await stage.site.say(`hello number ${turn}`, { conversation_id })
  const visitor = await visit(stage.browser, stage.site.url, { path: `/#/c/${conversation_id}` })
  const { page } = visitor
  await page.getByText('hello number 119', { exact: true }).waitFor()
  const scroller = page.locator('.side-chat .scroller')
  const beginning = page.getByText('remember this beginning', { exact: true })
  for (let step = 0; step < 400 && (await beginning.and(page.locator('.bubble')).count()) === 0; step++) {
    assert.ok((await page.locator('article').count()) < 40)
    await scroller.evaluate((element) => element.scrollBy(0, -700))
    await page.waitForTimeout(30)
  }
  assert.equal(await beginning.and(page.locator('.bubble')).count(), 1)
  await page.getByRole('button', { name: 'Jump to latest' }).click()
  await page.getByText('hello number 119', { exact: true }).waitFor()
  await visitor.leave()
})

test('what was begun in a new conversation is still there after another was looked at', async () => {
  const { conversation_id } = await stage.site.say('good morning')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await page.getByLabel('Your message').fill('add something long')
  await page.evaluate((id) => location.assign(`#/c/${id}`), conversation_id)
  await page.locator('.bubble', { hasText: 'good morning' }).waitFor()
  assert.equal(await page.getByLabel('Your message').inputValue(), '')
  await page.getByRole('button', { name: 'New conversation', exact: true }).click()
  await page.getByText('What would you like to get done?').waitFor()
  assert.equal(await page.getByLabel('Your message').inputValue(), 'add something long')
  await visitor.leave()
})

test('with keys alone the place in the panel is never lost', async () => {
  await stage.site.say('one more thing')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  const opener = page.getByRole('button', { name: /^Conversations:/ })
  const panel = page.getByRole('dialog', { name: 'Conversations' })
  const focused = page.locator(':focus')
  await opener.press('Enter')
  await panel.getByRole('button', { name: 'Rename One more thing' }).press('Enter')
  await page.keyboard.type('Errands')
  await page.keyboard.press('Enter')
  await panel
    .getByRole('button', { name: /^Errands/ })
    .and(focused)
    .waitFor()
  await panel.getByRole('button', { name: 'Rename Errands' }).press('Enter')
  await page.keyboard.press('Escape')
  await panel
    .getByRole('button', { name: /^Errands/ })
    .and(focused)
    .waitFor()
  await panel.getByRole('button', { name: 'Delete Errands' }).press('Enter')
  await panel.getByRole('button', { name: 'No, keep' }).and(focused).waitFor()
  await panel.getByRole('button', { name: 'Yes, delete' }).press('Enter')
  await panel.getByRole('button', { name: 'New conversation' }).and(focused).waitFor()
  await page.keyboard.press('Escape')
  await opener.and(focused).waitFor()
  await visitor.leave()
})

test('conversations are found by what was said in them', async () => {
  await stage.site.say('add saffron for the paella')
  await stage.site.say('what is the weather like')
  const visitor = await visit(stage.browser, stage.site.url)
  const { page } = visitor
  await page.getByRole('button', { name: /^Conversations:/ }).click()
  const panel = page.getByRole('dialog', { name: 'Conversations' })
  await panel.getByText('Saffron for the paella').waitFor()
  await panel.getByLabel('Search conversations').fill('PAELLA')
  await panel.getByText('What is the weather like').waitFor({ state: 'detached' })
  assert.equal(await panel.getByRole('listitem').count(), 1)
  await panel.getByLabel('Search conversations').fill('nowhere')
  await panel.getByText('Nothing matches “nowhere”.').waitFor()
  await visitor.leave()
})
