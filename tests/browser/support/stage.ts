import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { openSite, type Site } from './site.ts'

export interface Stage {
  readonly browser: Browser
  readonly site: Site
}

/** One browser and one server for all tests of a file; there from its first test on. */
export function openStage(): Stage {
  let opened: Stage | undefined
  const there = (): Stage => {
    if (opened === undefined) throw new Error('the stage is open during tests only')
    return opened
  }
  before(async () => {
    const [browser, site] = await Promise.all([launchChromium(), openSite()])
    opened = { browser, site }
  })
  after(async () => {
    await opened?.browser.close()
    await opened?.site.close()
  })
  return {
    get browser() {
      return there().browser
    },
    get site() {
      return there().site
    },
  }
}
