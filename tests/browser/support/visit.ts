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

export async function visit(browser: Browser, url: string, options: VisitOptions = {}): Promise<Visit> {
  const { theme = 'light', screen = 'desktop', path = '/', isKept = false, expects = [] } = options
  const context = await browser.newContext({
    viewport: screens[screen],
    isMobile: screen === 'phone',
    hasTouch: screen === 'phone',
    colorScheme: theme,
    serviceWorkers: isKept ? 'allow' : 'block',
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    extraHTTPHeaders: visitorAt(url),
  })
  context.setDefaultTimeout(10_000)
  const faults = watch(context, url, [...expects, /registration blocked by Playwright/])
  const newTab = async (to = '/') => {
    const page = await context.newPage()
    await page.goto(`${url}${to}`)
    return page
  }
  return {
    context,
    page: await newTab(path),
    newTab,
    async leave() {
      await context.close()
      assert.deepEqual(faults, [])
    },
  }
}

function watch(context: BrowserContext, url: string, expects: readonly RegExp[]): string[] {
  const faults: string[] = []
  const note = (fault: string) => {
    if (!expects.some((expected) => expected.test(fault))) faults.push(fault)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') note(`console: ${message.text()}`)
  })
  context.on('weberror', (fault) => note(`page: ${fault.error().message}`))
  context.on('request', (request) => {
    const asked = new URL(request.url())
    if (asked.protocol !== 'data:' && asked.protocol !== 'blob:' && asked.origin !== url) note(`asked ${asked.href}`)
  })
  return faults
}
