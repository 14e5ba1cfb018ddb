// The watch itself: what a visitor must never cause is noticed, and the page's policy stops it.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './support/stage.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

const attempts: Record<string, () => unknown> = {
  'a request to another host': () => fetch('http://elsewhere.invalid/').catch(() => null),
  'a picture from another host': () =>
    document.body.append(Object.assign(new Image(), { src: 'http://elsewhere.invalid/x' })),
  'a script written into the page': () =>
    document.body.append(Object.assign(document.createElement('script'), { textContent: 'window.ran = true' })),
  'a handler written into the page': () => {
    document.body.insertAdjacentHTML('beforeend', '<img src="/nothing.png" onerror="window.ran = true">')
  },
  'a style written into the page': () => document.body.insertAdjacentHTML('beforeend', '<p style="color: red">x</p>'),
}

for (const [what, attempt] of Object.entries(attempts))
  test(`${what} is refused and noticed`, async () => {
    const { page, leave } = await visit(stage.browser, stage.site.url)
    await page.getByLabel('Your message').waitFor()
    const refused = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()))
    await page.evaluate(attempt)
    await refused
    assert.equal(await page.evaluate(() => 'ran' in window), false)
    await assert.rejects(leave, /Content Security Policy/)
  })

test('an ordinary visit causes nothing of the kind', async () => {
  const { page, leave } = await visit(stage.browser, stage.site.url)
  await page.getByLabel('Your message').waitFor()
  await leave()
})
