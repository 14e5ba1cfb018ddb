import assert from 'node:assert/strict'
import { randomBytes } from 'node:crypto'
import { after, before, test } from 'node:test'
import { SignJWT } from 'jose'
import type { Browser } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { launchChromium } from './support/chromium.ts'
import { type OwnSite, openSite } from './support/site.ts'
import { list, say, taskIn } from './support/talk.ts'
import { visit } from './support/visit.ts'

const secret = randomBytes(48).toString('base64')
const named = { SAYSO_JWT_ISSUER: 'https://issuer.example', SAYSO_JWT_AUDIENCE: 'sayso' }

let browser: Browser
let site: OwnSite
before(async () => {
  ;[browser, site] = await Promise.all([
    launchChromium(),
    openSite({ SAYSO_AUTH: 'jwt', SAYSO_JWT_SECRET: secret, ...named }),
  ])
})
after(async () => {
  await browser?.close()
  await site?.close()
})

function tokenFor(user: string, lasts = '10m'): Promise<string> {
  return new SignJWT({ sub: user })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuer(named.SAYSO_JWT_ISSUER)
    .setAudience(named.SAYSO_JWT_AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(lasts)
    .sign(new TextEncoder().encode(secret))
}

test('where the server wants a token the page takes one, and everything works with it', async () => {
  const visitor = await visit(browser, site.url, { expects: [/status of 401/] })
  const { page } = visitor
  await page.getByText('I need you to be logged in to manage tasks.').waitFor()
  await expectAccessible(page)
  await page.getByLabel('Token').fill('not a token')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByText("That token isn't valid").waitFor()
  const token = await tokenFor('ann')
  await page.getByLabel('Token').fill(token)
  await page.getByRole('button', { name: 'Continue' }).click()
  await say(page, 'add milk')
  await taskIn(list(page), 'milk').waitFor()
  // Told by the stream of events, which carries the token too.
  const response = await fetch(`${site.url}/api/tools/add_task`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ title: 'bread' }),
  })
  assert.equal(response.status, 200)
  await taskIn(list(page), 'bread').waitFor()
  await visitor.leave()
})

test('when the token runs out the page asks for another one, and goes on where it was', async () => {
  const visitor = await visit(browser, site.url, { expects: [/status of 401/] })
  const { page } = visitor
  await page.getByLabel('Token').fill(await tokenFor('bob', '8s'))
  await page.keyboard.press('Enter')
  await say(page, 'add bread')
  await page.getByLabel('Your message').fill('add butter')
  await page.getByText("That token isn't valid, or has expired.").waitFor({ timeout: 30_000 })
  assert.equal(await page.locator('.offline').count(), 0)
  await page.getByLabel('Token').fill(await tokenFor('bob'))
  await page.keyboard.press('Enter')
  await taskIn(list(page), 'bread').waitFor()
  await page.getByLabel('Your message').press('Enter')
  await taskIn(list(page), 'butter').waitFor()
  await visitor.leave()
})
