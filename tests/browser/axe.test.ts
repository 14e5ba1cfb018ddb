import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { launchChromium } from './support/chromium.ts'
import { openSite, type Site } from './support/site.ts'
import { fill, firstViews, type View, views } from './support/views.ts'
import { screens, type Theme, visit } from './support/visit.ts'

let browser: Browser
let site: Site
let conversation = ''
before(async () => {
  ;[browser, site] = await Promise.all([launchChromium(), openSite()])
})
after(async () => {
  await browser?.close()
  await site?.close()
})

const themes: Theme[] = ['light', 'dark']
const screenNames = Object.keys(screens) as (keyof typeof screens)[]

function check({ name, path, open, expects = [] }: View): void {
  for (const theme of themes)
    for (const screen of screenNames)
      test(`${name}, ${theme}, ${screen}: axe finds nothing`, async () => {
        const visitor = await visit(browser, site.url, {
          theme,
          screen,
          path: path.replace(':conversation', conversation),
        })
        await open(visitor.page)
        await expectAccessible(visitor.page)
        await visitor.leave()
      })
}

firstViews.forEach(check)
test('things are said', async () => {
  conversation = await fill(site)
})
views.forEach(check)
