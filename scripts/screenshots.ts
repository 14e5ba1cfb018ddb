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

async function take({ name, path, open, expects = [] }: View): Promise<void> {
  for (const theme of ['light', 'dark'] as const)
    for (const screen of ['desktop', 'phone'] as const) {
      const visitor = await visit(browser, site.url, { theme, screen, path, expects })
      await open(visitor.page)
      await visitor.page.screenshot({ path: join(folder, `${name}-${theme}-${screen}.png`), animations: 'disabled' })
      await visitor.leave()
    }
  process.stdout.write(`${name}\n`)
}

for (const view of firstViews) await take(view)
const conversation = await fill(site)
for (const view of views) await take({ ...view, path: view.path.replace(':conversation', conversation) })
await browser.close()
await site.close()
