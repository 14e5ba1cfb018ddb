import { after, before, test } from 'node:test'
import type { Browser } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { launchChromium } from './support/chromium.ts'
import { openSite, type Site } from './support/site.ts'
import { type Theme, visit } from './support/visit.ts'

let browser: Browser
let site: Site
before(async () => {
  ;[browser, site] = await Promise.all([launchChromium(), openSite()])
})
after(async () => {
  await browser?.close()
  await site?.close()
})

const themes: Theme[] = ['light', 'dark']

for (const theme of themes)
  test(`first visit, ${theme}: axe finds nothing`, async () => {
    const visitor = await visit(browser, site.url, { theme })
    await visitor.page.waitForSelector('h1')
    await expectAccessible(visitor.page)
    await visitor.leave()
  })
