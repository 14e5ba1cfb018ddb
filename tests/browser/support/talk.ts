// What a visitor does with the page, in their words.

import type { Locator, Page } from 'playwright-core'

/** Says something and waits until it is answered. */
export async function say(page: Page, text: string): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat') && response.ok())
  await page.getByLabel('Your message').fill(text)
  await page.keyboard.press('Enter')
  await answered
  await page.locator('.waiting').waitFor({ state: 'detached' })
}

/** The list beside the conversation. */
export function list(page: Page): Locator {
  return page.getByRole('region', { name: 'Tasks' })
}

export function taskIn(place: Locator, title: string): Locator {
  return place
    .getByRole('listitem')
    .filter({ has: place.page().locator('[data-hook=title]').getByText(title, { exact: true }) })
}

export function card(page: Page): Locator {
  return page.getByRole('article', { name: 'Confirmation' })
}

/** Lets the page's own time pass until something is there that it would make a visitor wait for. */
export async function passTime(page: Page, until: Locator): Promise<void> {
  while (!(await until.isVisible())) await page.clock.runFor(1000)
}

/** Waits until an element says so about itself, as the page sets it. */
export async function fate(question: Locator, now: string): Promise<void> {
  await question.and(question.page().locator(`[data-fate=${now}]`)).waitFor()
}
