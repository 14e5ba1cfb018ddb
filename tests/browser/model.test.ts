// What a visitor sees of a language model: that it was asked, what it was told, and the switch for it.

import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { answer, numberOf, type ScriptedModel, scriptedModel } from '../support/scripted-model.ts'
import { launchChromium } from './support/chromium.ts'
import { type OwnSite, openSite } from './support/site.ts'
import { visit } from './support/visit.ts'

let model: ScriptedModel
let site: OwnSite
let browser: Browser
before(async () => {
  model = await scriptedModel((asked, response) =>
    answer(
      response,
      JSON.stringify({
        actions: [{ do: 'complete', tasks: [numberOf(asked, 'water the plants')] }],
        confidence: 0.9,
        reason: 'Drinks are water.',
      }),
    ),
  )
  const [opened, launched] = await Promise.all([
    openSite({ SAYSO_LLM_URL: model.url, SAYSO_LLM_MODEL: 'scripted' }),
    launchChromium(),
  ])
  site = opened
  browser = launched
})
after(async () => {
  await browser.close()
  await site.close()
  await model.close()
})

test('a reply that rests on a suggestion says so and shows every word that was sent, also later', async () => {
  await site.say('add call Ann')
  const { conversation_id } = await site.say('add water the plants')
  const { page, leave } = await visit(browser, site.url, { path: `/#/c/${conversation_id}` })
  await page.getByLabel('Your message').fill('the ficus got its drink')
  await page.getByLabel('Your message').press('Enter')
  await page.getByRole('log').getByText("Shall I mark 'water the plants' as completed?").waitFor()
  const looks = async () => {
    await page.getByText('Suggested by scripted').click()
    const text = (await page.locator('.suggestion-note').textContent()) ?? ''
    for (const words of [
      'Drinks are water.',
      new URL(model.url).host,
      'the ficus got its drink',
      'water the plants',
      'call Ann',
    ])
      assert.ok(text.includes(words), `${words} in ${text}`)
  }
  await looks()
  await page.reload()
  await looks()
  await leave()
})

test('the switch says where words would go, and stops them', async () => {
  const { page, leave } = await visit(browser, site.url, { path: '/#/settings' })
  await page.getByText(`are sent to scripted at ${new URL(model.url).host}`).waitFor()
  await page.getByLabel('Ask a language model when unsure').uncheck()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const before = model.asked.length
  const said = await site.say('the ficus got its drink')
  assert.deepEqual([model.asked.length - before, said.suggestion], [0, undefined])
  await leave()
})
