// Writes in how many milliseconds the page can be used, in a real Chromium: the middle of five visits.

import { launchChromium } from '../../tests/browser/support/chromium.ts'
import { openSite } from '../../tests/browser/support/site.ts'
import { freshPostgres, stopOwnPostgres, withClient } from '../../tests/support/databases.ts'
import { seed } from './seed.ts'
import { firstUsable } from './times.ts'

const [VISITS, TASKS, MESSAGES] = [5, 20, 20]

const [browser, site] = await Promise.all([launchChromium(), openSite({}, freshPostgres)])
await withClient(site.fresh.env.DATABASE_URL ?? '', (client) => seed(client, TASKS, MESSAGES))
const times: number[] = []
for (let visits = 0; visits < VISITS; visits++) times.push((await firstUsable(browser, site.url)).usable_ms)
process.stdout.write(`${times.sort((one, other) => one - other)[VISITS >> 1]}\n`)
await browser.close()
await site.close()
await stopOwnPostgres()
