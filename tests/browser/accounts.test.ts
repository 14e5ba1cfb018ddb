import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Browser, Page } from 'playwright-core'
import { expectAccessible } from './support/axe.ts'
import { launchChromium } from './support/chromium.ts'
import { type OwnSite, openSite } from './support/site.ts'
import { list, say, taskIn } from './support/talk.ts'
import { type Visit, visit } from './support/visit.ts'

const PASSWORD = 'correct horse battery'

let browser: Browser
let site: OwnSite
let url = ''
before(async () => {
  ;[browser, site] = await Promise.all([launchChromium(), openSite({ SAYSO_AUTH: 'accounts' })])
  // Passkeys belong to names.
  url = site.url.replace('127.0.0.1', 'localhost')
})
after(async () => {
  await browser?.close()
  await site?.close()
})

const come = (path = '/') => visit(browser, url, { path, expects: [/status of (401|409)/] })

async function signUp({ page }: Visit, email: string): Promise<void> {
  await page.getByRole('button', { name: 'Create an account' }).click()
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
}

async function withAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
}

async function makeToken(page: Page, name: string, rights: string): Promise<string> {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('It may').selectOption(rights)
  const before = await page
    .getByLabel('New token')
    .inputValue()
    .catch(() => '')
  await page.getByRole('button', { name: 'Create token' }).click()
  await page.getByRole('button', { name: `Revoke ${name}` }).waitFor()
  const made = await page.getByLabel('New token').inputValue()
  assert.notEqual(made, before)
  return made
}

const asToken = (token: string, method: string, path: string, body?: unknown) =>
  fetch(`${site.url}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })

test('a stranger signs up, gets a passkey and a token, and signs out everywhere; another sees nothing of it', async () => {
  const ann = await come()
  const { page } = ann
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await expectAccessible(page)
  await page.getByLabel('E-mail').fill('ann@example.org')
  await page.getByLabel('Password').fill('not my password')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByText("That e-mail and password don't match.").waitFor()
  await signUp(ann, 'ann@example.org')
  await say(page, 'add milk')
  await taskIn(list(page), 'milk').waitFor()

  await withAuthenticator(page)
  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByText('Signed in as ann@example.org.').waitFor()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'Remove passkey This device' }).waitFor()
  const token = await makeToken(page, 'My laptop', 'full')
  const added = await asToken(token, 'POST', '/api/chat', { message: 'add bread' })
  assert.equal(added.status, 200)

  // What an agent would delete is asked here, whichever view is open.
  const agent = await makeToken(page, 'Claude', 'ask')
  const { data } = Object(await (await asToken(agent, 'GET', '/api/tasks?query=milk')).json())
  const asked = await asToken(agent, 'POST', '/api/tools/delete_task', { task_id: data.tasks[0].id })
  assert.equal(asked.status, 409)
  await page.getByText("Claude wants to delete 'milk'.").waitFor()
  await expectAccessible(page)
  await page.getByRole('region', { name: 'Questions from your agents' }).getByRole('button', { name: 'Delete' }).click()
  await page.getByText("Claude wants to delete 'milk'.").waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Chat' }).click()
  await taskIn(list(page), 'bread').waitFor()
  await taskIn(list(page), 'milk').waitFor({ state: 'detached' })

  await page.getByRole('link', { name: 'Your account' }).click()
  await page.getByRole('region', { name: 'Sessions' }).getByRole('button', { name: 'Sign out', exact: true }).click()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await taskIn(list(page), 'bread').waitFor()

  const bob = await come()
  await signUp(bob, 'bob@example.org')
  await bob.page.getByText('No tasks yet.').first().waitFor()
  assert.equal(await taskIn(list(bob.page), 'bread').count(), 0)

  const other = await come()
  await other.page.getByLabel('E-mail').fill('ann@example.org')
  await other.page.getByLabel('Password').fill(PASSWORD)
  await other.page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await taskIn(list(other.page), 'bread').waitFor()
  await other.page.getByRole('link', { name: 'Your account' }).click()
  await other.page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await other.page.getByRole('heading', { name: 'Sign in' }).waitFor()
  assert.equal((await asToken(token, 'GET', '/api/tasks')).status, 401)
  await page.reload()
  await page.getByRole('heading', { name: 'Sign in' }).waitFor()
  await bob.page.reload()
  await bob.page.getByLabel('Your message').waitFor()
  for (const visitor of [ann, bob, other]) await visitor.leave()
})

test('a terminal is let in on the page, after signing in on the way', async () => {
  const asked = await fetch(`${site.url}/oauth/device`, {
    method: 'POST',
    body: new URLSearchParams({ client_id: 'sayso-terminal', name: "Cleo's laptop" }),
  })
  const { user_code, device_code } = Object(await asked.json())
  const cleo = await come(`/#/device/${user_code}`)
  await signUp(cleo, 'cleo@example.org')
  await cleo.page.getByRole('heading', { name: "Sign in Cleo's laptop?" }).waitFor()
  await expectAccessible(cleo.page)
  await cleo.page.getByRole('button', { name: 'Sign it in' }).click()
  await cleo.page.getByText('You can go back to your terminal.').waitFor()
  const got = await fetch(`${site.url}/oauth/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:device_code',
      client_id: 'sayso-terminal',
      device_code,
    }),
  })
  const { access_token } = Object(await got.json())
  assert.equal((await asToken(access_token, 'GET', '/api/tasks')).status, 200)
  await cleo.leave()
})
