// Browsers that offer more or less than others.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

test('a browser that keeps nothing shows the page and does what is said', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  await visitor.context.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('not here', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  const page = await visitor.newTab()
  await say(page, 'add milk')
  await taskIn(list(page), 'milk').waitFor()
  await visitor.leave()
})

test('what is heard follows what was typed', async () => {
  const visitor = await visit(stage.browser, stage.site.url)
  await visitor.context.addInitScript(() => {
    class Hears extends EventTarget {
      onresult: ((event: { results: { transcript: string }[][] }) => void) | null = null
      onend: (() => void) | null = null
      start() {
        this.onresult?.({ results: [[{ transcript: 'milk and' }], [{ transcript: ' eggs' }]] })
        this.onend?.()
      }
    }
    Object.assign(window, { SpeechRecognition: Hears, webkitSpeechRecognition: Hears })
  })
  const page = await visitor.newTab()
  await page.getByLabel('Your message').fill('add')
  await page.getByRole('button', { name: 'Speak' }).click()
  assert.equal(await page.getByLabel('Your message').inputValue(), 'add milk and eggs')
  await visitor.leave()
})
