// Every view there is, and how a visitor gets there. Those of a first visit come before anything is said.

import type { Page } from 'playwright-core'
import type { Site } from './site.ts'

export interface View {
  readonly name: string
  /** Where the visitor starts; `:conversation` is one in which something was said. */
  readonly path: string
  open(page: Page): Promise<unknown>
  /** What the browser logs when all is well. */
  readonly expects?: readonly RegExp[]
}

const talk = '/#/c/:conversation'

export const firstViews: readonly View[] = [
  { name: 'first-visit', path: '/', open: (page) => page.getByPlaceholder('Tell me what you need to do').waitFor() },
  { name: 'no-tasks', path: '/#/tasks', open: (page) => page.getByText('No tasks yet').waitFor() },
]

export const views: readonly View[] = [
  { name: 'talk', path: talk, open: talking },
  { name: 'tasks', path: '/#/tasks', open: (page) => tick(page).waitFor() },
  { name: 'confirmation', path: talk, open: (page) => answer(page, 'delete pay rent', '.reply .button-danger') },
  { name: 'options', path: talk, open: (page) => answer(page, 'complete call', '.option') },
  { name: 'preview', path: talk, open: preview },
  { name: 'why', path: talk, open: why },
  { name: 'conversations', path: talk, open: conversations },
  { name: 'due-date', path: '/#/tasks', open: (page) => tick(page).press('d') },
  { name: 'repeat', path: '/#/tasks', open: (page) => tick(page).press('r') },
  { name: 'delete', path: '/#/tasks', open: deleting, expects: [/status of 409/] },
  { name: 'keys', path: talk, open: (page) => page.getByRole('button', { name: 'Keyboard shortcuts' }).click() },
  { name: 'palette', path: talk, open: palette },
  { name: 'selection', path: '/#/tasks', open: (page) => tick(page).press('x') },
  { name: 'add-task', path: '/#/tasks', open: adding },
  { name: 'undo', path: '/#/tasks', open: undoable },
  { name: 'note', path: '/#/tasks', open: (page) => tick(page).press('o') },
  { name: 'insights', path: '/#/insights', open: (page) => page.getByText('View as table').last().waitFor() },
  { name: 'settings', path: '/#/settings', open: (page) => page.getByLabel('Time zone').waitFor() },
]

const whyButton = (page: Page) => page.getByRole('button', { name: 'Why?' })
const tick = (page: Page) => page.locator('.side-list .tick').first()

/** Its name is read a moment after what was said in it. */
async function talking(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Conversations: Milk, eggs, bread' }).waitFor()
  await whyButton(page).last().waitFor()
}

async function answer(page: Page, said: string, button: string): Promise<void> {
  await page.getByLabel('Your message').fill(said)
  await page.getByLabel('Your message').press('Enter')
  await page.locator(button).last().waitFor()
}

async function conversations(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Conversations/ }).click()
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
}

async function palette(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search or run a command' }).click()
  await page.keyboard.type('ta')
  await page.getByRole('dialog').getByRole('option').first().waitFor()
}

/** Changed to what it may be already, so that every picture shows the same. */
async function undoable(page: Page): Promise<void> {
  await tick(page).press('p')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Undo' }).filter({ visible: true }).waitFor()
}

async function adding(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add task' }).click()
  await page.keyboard.type('call mom friday at 5pm !!')
  await page.locator('#add-task-reading em').waitFor()
}

/** A tool that asks first answers the first call with 409. */
async function deleting(page: Page): Promise<void> {
  await tick(page).press('Delete')
  await page.getByRole('dialog').waitFor()
}

async function preview(page: Page): Promise<void> {
  await page.getByLabel('Your message').fill('add call mom friday at 5pm')
  await page.locator('#preview em').first().waitFor()
}

async function why(page: Page): Promise<void> {
  await whyButton(page).last().click()
  await page.locator('.why-panel').waitFor()
}

/** Something of everything; returns the conversation it was said in. */
export async function fill(site: Site): Promise<string> {
  const timezone = 'Europe/Berlin'
  const { conversation_id } = await site.say('add milk, eggs and bread', { timezone })
  for (const said of [
    'add שלום עולם in two weeks',
    'add call the dentist tomorrow at 9am',
    'add call mom friday high priority',
    'remind me to pay rent on the 1st !!',
    'add a low priority task to sort the photos',
    'done with the milk',
    'show my tasks',
    'thanks',
    'move the eggs to saturday',
  ])
    await site.say(said, { conversation_id, timezone })
  return conversation_id
}
