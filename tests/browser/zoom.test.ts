// Enlarged to 400 %, and with a finger.

import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openStage } from './support/stage.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

test('at 400 % there is room for the conversation, and nothing has to be scrolled sideways', async () => {
  const visitor = await visit(stage.browser, stage.site.url, { screen: 'enlarged' })
  const { page } = visitor
  await say(page, 'add milk')
  const height = await page.getByRole('log').evaluate((element) => element.clientHeight)
  assert.ok(height >= 150, `${height} pixels`)
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  assert.ok(wide <= 320, `${wide} pixels wide`)
  for (const label of ['Chat', 'Tasks', 'Settings']) {
    await page.getByRole('link', { name: label }).scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: label }).click()
  }
  await visitor.leave()
})

test('fields have borders that are seen', async () => {
  for (const theme of ['light', 'dark'] as const) {
    const visitor = await visit(stage.browser, stage.site.url, { theme })
    const { page } = visitor
    await page.getByLabel('Search tasks').waitFor()
    const found = await page.evaluate(() => {
      const luminance = (colour: string) => {
        const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map(Number).map((value) => {
          const part = value / 255
          return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
        })
        return 0.2126 * red + 0.7152 * green + 0.0722 * blue
      }
      const contrast = (one: string, other: string) => {
        const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
        return (light + 0.05) / (dark + 0.05)
      }
      const side = getComputedStyle(document.querySelector('.side') ?? document.body).backgroundColor
      return ['.composer', '#search'].map((selector) => {
        const style = getComputedStyle(document.querySelector(selector) ?? document.body)
        return Math.min(contrast(style.borderTopColor, side), contrast(style.borderTopColor, style.backgroundColor))
      })
    })
    for (const contrast of found) assert.ok(contrast >= 3, `${theme}: ${contrast}`)
    await visitor.leave()
  }
})

test('with a finger a tick is 44 pixels in size', async () => {
  await stage.site.call('POST', '/api/tools/add_task', { title: 'bread' })
  const visitor = await visit(stage.browser, stage.site.url, { screen: 'phone', path: '/#/tasks' })
  const { page } = visitor
  await taskIn(list(page), 'bread').waitFor()
  const size = await page
    .locator('.side-list .tick')
    .first()
    .evaluate((tick) => {
      const { x, y, width, height } = tick.getBoundingClientRect()
      const [middle, centre] = [x + width / 2, y + height / 2]
      const reach = (dx: number, dy: number) => {
        let far = 0
        while (far < 40 && document.elementFromPoint(middle + dx * far, centre + dy * far) === tick) far++
        return far
      }
      return [reach(1, 0) + reach(-1, 0), reach(0, 1) + reach(0, -1)]
    })
  for (const pixels of size) assert.ok(pixels >= 44, `${size}`)
  await visitor.leave()
})
