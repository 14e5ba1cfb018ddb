// Every view in both themes, on a phone and on a desk, as pictures to look at: docs/screenshots/.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { launchChromium } from '../tests/browser/support/chromium.ts'
import { openSite } from '../tests/browser/support/site.ts'
import { fill, firstViews, type View, views } from '../tests/browser/support/views.ts'
import { visit } from '../tests/browser/support/visit.ts'

const folder = join(import.meta.dirname, '../docs/screenshots')
mkdirSync(folder, { recursive: true })
const [browser, site] = await Promise.all([launchChromium(), openSite()])

async function take({ name, path, open, expects = [] }: View, conversation: () => Promise<string>): Promise<void> {
  for (const theme of ['light', 'dark'] as const)
    for (const screen of ['desktop', 'phone'] as const) {
      const at = path.includes(':conversation') ? path.replace(':conversation', await conversation()) : path
      const visitor = await visit(browser, site.url, { theme, screen, path: at, expects })
      await open(visitor.page)
      await visitor.page.screenshot({ path: join(folder, `${name}-${theme}-${screen}.png`), animations: 'disabled' })
      await visitor.leave()
    }
  process.stdout.write(`${name}\n`)
}

for (const view of firstViews) await take(view, async () => '')
const whole = await fill(site)
// What is asked in one picture would still be asked in the next.
const another = async () => (await site.say('show my tasks', { timezone: 'Europe/Berlin' })).conversation_id
for (const view of views) await take(view, view.name === 'talk' ? async () => whole : another)
await browser.close()
await site.close()
