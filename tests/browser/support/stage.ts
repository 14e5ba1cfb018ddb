import { after, before } from 'node:test'
import type { Browser } from 'playwright-core'
import { launchChromium } from './chromium.ts'
import { type OwnSite, openDoor, openSite, type Site, sharedSite } from './site.ts'

export interface Stage<Place extends Site = Site> {
  readonly browser: Browser
  readonly site: Place
}

/** The browser and the server of the whole run, or one of each for this file; there from its first test on. */
export function openStage(): Stage {
  const shared = sharedSite()
  return shared === null ? openOwnStage() : stageAt(async () => ({ site: shared, close: async () => {} }))
}

/** For visitors whose browser keeps the page. */
export function openKeptStage(): Stage {
  return sharedSite() === null ? openOwnStage() : stageAt(openDoor)
}

/** With a server of its own, for what stops it. */
export function openOwnStage(): Stage<OwnSite> {
  return stageAt(async () => {
    const site = await openSite()
    return { site, close: site.close }
  })
}

function stageAt<Place extends Site>(open: () => Promise<{ site: Place; close(): Promise<void> }>): Stage<Place> {
  let opened: { browser: Browser; site: Place; close(): Promise<void> } | undefined
  const there = () => {
    if (opened === undefined) throw new Error('the stage is open during tests only')
    return opened
  }
  before(async () => {
    const [browser, place] = await Promise.all([launchChromium(), open()])
    opened = { browser, ...place }
  })
  after(async () => {
    await opened?.browser.close()
    await opened?.close()
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
