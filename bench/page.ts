// npm run bench:page: what the page weighs, how soon it can be used, how soon an answer is shown, and how smoothly it
// scrolls with 5,000 tasks and a conversation of 2,000 messages. In a real Chromium without a graphics card.

import { launchChromium } from '../tests/browser/support/chromium.ts'
import { openSite } from '../tests/browser/support/site.ts'
import { visit } from '../tests/browser/support/visit.ts'
import { freshPostgres, stopOwnPostgres, withClient } from '../tests/support/databases.ts'
import { pageScripts } from '../tests/support/page-size.ts'
import { type Frames, moveThrough, scrollThrough } from './page/frames.ts'
import { seed } from './page/seed.ts'
import { answersShown, firstUsable, layoutShift } from './page/times.ts'

const TASKS = 5000
const MESSAGES = 2000
const SECONDS = 8
const TURNS = 150

const say = (name: string, value: string) => process.stdout.write(`${name.padEnd(44)}${value}\n`)
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB brotli`
const at = (values: readonly number[], part: number) =>
  values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) * part)] ?? 0
const milliseconds = (values: readonly number[]) =>
  `median ${at(values, 0.5).toFixed(0)} ms   worst ${at(values, 1).toFixed(0)} ms`

const scripts = pageScripts()
const first = scripts.filter((script) => script.is_first)
say('script on first load', kilobytes(first.reduce((total, { brotli_bytes }) => total + brotli_bytes, 0)))
for (const { path, brotli_bytes, is_first } of scripts)
  say(`  ${is_first ? 'first' : 'later'} ${path}`, kilobytes(brotli_bytes))

const [browser, site] = await Promise.all([launchChromium(), openSite({}, freshPostgres)])
const conversation = await withClient(site.fresh.env.DATABASE_URL ?? '', (client) => seed(client, TASKS, MESSAGES))

const opened: Awaited<ReturnType<typeof firstUsable>>[] = []
for (let visits = 0; visits < 5; visits++) opened.push(await firstUsable(browser, site.url))
say('first paint', milliseconds(opened.map(({ paint_ms }) => paint_ms)))
say(`first usable, ${TASKS} tasks`, milliseconds(opened.map(({ usable_ms }) => usable_ms)))
say('answer shown, new conversation', milliseconds(await answersShown(browser, site.url, '/', 20)))
say(
  `answer shown, after ${MESSAGES} messages`,
  milliseconds(await answersShown(browser, site.url, `/#/c/${conversation}`, 20)),
)

say(`layout shift through ${TURNS} turns`, (await layoutShift(browser, site.url, TURNS)).toFixed(3))

const scrolls: [string, string, string, number][] = [
  [`${TASKS} tasks`, '/#/tasks', '.side-list .scroller', 800],
  [`${MESSAGES} messages`, `/#/c/${conversation}`, '[role=log]', -800],
]
for (const [what, path, selector, by] of scrolls) {
  const { page, leave } = await visit(browser, site.url, { path })
  await page.locator(`${selector} *`).first().waitFor()
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  say(`scrolling ${what}`, show(await scrollThrough(page, selector, by, SECONDS), 'px'))
  await leave()
}
{
  const { page, leave } = await visit(browser, site.url, { path: '/#/tasks' })
  const scroller = page.locator('.side-list .scroller')
  await scroller.locator('.tick').first().waitFor()
  // Among what has no date, which is most of it; the list is read page by page on the way there.
  const undated = scroller.locator('[data-group=no_date] .tick')
  while ((await undated.count()) < 10) {
    await scroller.evaluate((element) => element.scrollTo(0, element.scrollHeight))
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)))
  }
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)))
  say(`moving one of ${TASKS} tasks`, show(await moveThrough(page, '[data-group=no_date] .tick', SECONDS), 'moves'))
  await leave()
}
await browser.close()
await site.close()
await stopOwnPostgres()

function show({ frames, dropped, worst_ms, p95_ms, longest_ms, done, elements }: Frames, unit: string): string {
  return `${frames} frames, ${dropped} dropped, p95 ${p95_ms.toFixed(1)} ms, worst ${worst_ms.toFixed(1)} ms, longest task ${longest_ms.toFixed(1)} ms of processor, ${done} ${unit}, ${elements} elements at the end`
}
