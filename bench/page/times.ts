import type { Browser } from 'playwright-core'
import { visit } from '../../tests/browser/support/visit.ts'

/** From opening the address, with nothing kept, to a page one can type in and whose tasks are there. */
export async function firstUsable(browser: Browser, url: string): Promise<{ paint_ms: number; usable_ms: number }> {
  const { page, leave } = await visit(browser, url, { isFirst: true })
  const usable_ms = await page
    .waitForFunction(() => {
      const isThere = document.querySelector('#say') !== null && document.querySelector('.side-list .tick') !== null
      return isThere ? performance.now() : null
    })
    .then(async (handle) => Number(await handle.jsonValue()))
  const paint_ms = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0)
  await leave()
  return { paint_ms, usable_ms }
}

/** From pressing Enter to the reply on the screen, as the page itself sees it. */
export async function answersShown(browser: Browser, url: string, path: string, count: number): Promise<number[]> {
  const { page, leave } = await visit(browser, url, { path })
  const field = page.getByLabel('Your message')
  await field.waitFor()
  const times: number[] = []
  for (let number = 1; number <= count; number++) {
    const title = `answer ${number}`
    const shown = page.evaluate(
      (title) =>
        new Promise<number>((resolve) => {
          let pressed = 0
          const isShown = () => document.querySelector('[role=log]')?.textContent?.includes(`added '${title}'`) === true
          const look = () => {
            if (pressed > 0 && isShown()) resolve(performance.now() - pressed)
            else requestAnimationFrame(look)
          }
          const onKey = (event: KeyboardEvent) => {
            if (event.key === 'Enter' && pressed === 0) pressed = performance.now()
          }
          addEventListener('keydown', onKey, { capture: true })
          look()
        }),
      title,
    )
    await field.fill(`add ${title}`)
    await field.press('Enter')
    times.push(await shown)
  }
  await leave()
  return times
}

/**
 * How much of what is seen jumps while this many turns are taken, as the browser itself measures it. Rows of the list that make
 * room for a new one are meant to.
 */
export async function layoutShift(browser: Browser, url: string, turns: number): Promise<number> {
  const { page, leave } = await visit(browser, url)
  await page.evaluate(() => {
    const shifted = { sum: 0 }
    Object.assign(window, { shifted })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const sources: { node?: Element }[] = Reflect.get(entry, 'sources')
        const isList = sources.every(({ node }) => node?.closest?.('.side-list') !== null)
        if (!isList) shifted.sum += Number(Reflect.get(entry, 'value'))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const field = page.getByLabel('Your message')
  for (let turn = 1; turn <= turns; turn++) {
    const answered = page.waitForResponse((response) => response.url().endsWith('/api/chat'))
    await field.fill(turn % 10 === 0 ? 'show my tasks' : `add turn ${turn} in ${(turn % 9) + 1} days`)
    await field.press('Enter')
    await answered
    await page.locator('.waiting').waitFor({ state: 'detached' })
  }
  const sum = await page.evaluate(() => Number(Reflect.get(window, 'shifted').sum))
  await leave()
  return sum
}
