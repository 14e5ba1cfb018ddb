// One visitor: a browser context of its own that notices everything a visitor should never cause.

import assert from 'node:assert/strict'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { visitorAt } from './site.ts'

export type Theme = 'light' | 'dark'

export const screens = {
  desktop: { width: 1280, height: 800 },
  phone: { width: 390, height: 844 },
  /** A desk of 1280 by 1024 pixels, enlarged to 400 %. */
  enlarged: { width: 320, height: 256 },
} as const

export interface VisitOptions {
  readonly theme?: Theme
  readonly screen?: keyof typeof screens
  readonly path?: string
  /** From a browser that has never been here. */
  readonly isFirst?: boolean
  /** With the service worker that keeps the page for when there is no connection. */
  readonly isKept?: boolean
  /** Console errors that belong to what is tested, such as a server that is away. */
  readonly expects?: readonly RegExp[]
}

export interface Visit {
  readonly context: BrowserContext
  readonly page: Page
  /** Another tab of the same visitor, watched too. */
  newTab(path?: string): Promise<Page>
  /** Fails when anything went wrong, or anything was asked of another host; closes the visitor's tabs. */
  leave(): Promise<void>
}

/** A tab with what it has been seen to do wrong, as far as that is not expected. */
interface Tab {
  readonly context: BrowserContext
  readonly page: Page
  readonly faults: string[]
  expects: readonly RegExp[]
}

// A visitor who comes after another one takes over the tab, emptied: opening one costs more than most visits.
const left = new Map<string, Tab>()

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { theme = 'light', screen = 'desktop', path = '/', isFirst = false, isKept = false, expects = [] } = options
  const place = `${screen} ${url}`
  const isOrdinary = !isKept && !isFirst
  const tab = (isOrdinary && takeLeft(place)) || (await openTab(browser, url, screen, isKept))
  const { context, page, faults } = tab
  tab.expects = expects
  await page.setViewportSize(screens[screen])
  await page.emulateMedia({ colorScheme: theme, media: null })
  await page.goto(`${url}${path}`)
  let isToBeLeft = isOrdinary
  return {
    page,
    // Whoever gets hold of it may change it in ways that stay.
    get context() {
      isToBeLeft = false
      return context
    },
    async newTab(to = '/') {
      const another = await context.newPage()
      await another.emulateMedia({ colorScheme: theme })
      await another.goto(`${url}${to}`)
      return another
    },
    async leave() {
      if (isToBeLeft && !left.has(place)) {
        await empty(tab, url)
        left.set(place, tab)
      } else await context.close()
      assert.deepEqual(faults.splice(0), [])
    },
  }
}

function takeLeft(place: string): Tab | undefined {
  const tab = left.get(place)
  left.delete(place)
  return tab
}

async function openTab(browser: Browser, url: string, screen: keyof typeof screens, isKept: boolean): Promise<Tab> {
  const context = await browser.newContext({
    viewport: screens[screen],
    isMobile: screen === 'phone',
    hasTouch: screen === 'phone',
    serviceWorkers: isKept ? 'allow' : 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    extraHTTPHeaders: visitorAt(url),
  })
  context.setDefaultTimeout(10_000)
  const tab: Tab = { context, page: await context.newPage(), faults: [], expects: [] }
  watch(tab, url)
  return tab
}

async function empty({ context, page }: Tab, url: string): Promise<void> {
  for (const other of context.pages()) if (other !== page) await other.close()
  page.removeAllListeners()
  await page.unrouteAll()
  await page.goto(`${url}/icon.svg`)
  await page.evaluate(() => {
    localStorage.clear()
    sessionStorage.clear()
  })
  await context.clearCookies()
}

function watch(tab: Tab, url: string): void {
  const note = (fault: string) => {
    const isExpected = [...tab.expects, /registration blocked by Playwright/].some((expected) => expected.test(fault))
    if (!isExpected) tab.faults.push(fault)
  }
  tab.context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`)
  })
  tab.context.on('weberror', (fault) => note(`page: ${fault.error().message}`))
  tab.context.on('request', (request) => {
    const asked = new URL(request.url())
    if (asked.protocol !== 'data:' && asked.protocol !== 'blob:' && asked.origin !== url) note(`asked ${asked.href}`)
  })
}
