// Insights and settings, as a visitor uses them.

import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { eventually } from './support/eventually.ts'
import { openStage } from './support/stage.ts'
import { visit } from './support/visit.ts'

const stage = openStage()

test('insights are the same as pictures, sentences and tables', async () => {
  const { conversation_id } = await stage.site.say('add milk, eggs and bread')
  await stage.site.say('done with milk', { conversation_id })
  await stage.site.say('delete eggs', { conversation_id })
  const { page, leave } = await visit(stage.browser, stage.site.url, { path: '/#/insights' })
  await page.getByRole('img', { name: 'Done per day. 1 done and 3 added in the last 30 days.' }).waitFor()
  await page.getByRole('img', { name: 'Open tasks by age. 2 open, 0 of them with high priority.' }).waitFor()
  await page.getByRole('img', { name: /^Questions asked. 1 questions? in 3 turns/ }).waitFor()
  await page.getByText('View as table').first().click()
  const days = page.getByRole('region', { name: 'Done per day, as a table' }).getByRole('row')
  const rows = await days.allInnerTexts()
  assert.deepEqual([rows.length, rows.at(-1)?.split(/\s+/).slice(-2)], [31, ['1', '3']])
  await leave()
})

test('settings are saved, and a refusal stands beside what it is about', async () => {
  const { page, leave } = await visit(stage.browser, stage.site.url, {
    path: '/#/settings',
    expects: [/status of 400/],
  })
  await page.getByLabel('Time zone').fill('Mars/North')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').filter({ hasText: 'must be a time zone such as Europe/Berlin' }).waitFor()
  assert.equal(await page.getByLabel('Time zone').getAttribute('aria-invalid'), 'true')
  await page.getByLabel('Time zone').fill('Asia/Tokyo')
  await page.getByText('Advanced').click()
  await page.getByLabel('Delete confirmation expires after').fill('0.5')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').filter({ hasText: 'must be a whole number from 1 to 86400' }).waitFor()
  await page.getByLabel('Delete confirmation expires after').fill('60')
  await page.getByLabel('Ask before deleting').uncheck()
  await page.getByRole('alert').filter({ hasText: 'cannot be brought back' }).waitFor()
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Saved.').waitFor()
  const kept = await stage.site.call('GET', '/api/settings')
  assert.deepEqual(
    [kept.timezone, kept.confirmation_ttl_seconds, kept.confirmation_required],
    ['Asia/Tokyo', 60, false],
  )
  await leave()
})

test('a chosen theme stays chosen, whatever the system says', async () => {
  const { page, leave } = await visit(stage.browser, stage.site.url, { path: '/#/settings' })
  await page.getByLabel('Dark', { exact: true }).check()
  await page.reload()
  assert.equal(await page.locator('html').getAttribute('data-theme'), 'dark')
  assert.equal(await page.getByLabel('Dark', { exact: true }).isChecked(), true)
  await leave()
})

test('my data can be taken along, and erased only when it is meant', async () => {
  const { page, leave } = await visit(stage.browser, stage.site.url, { path: '/#/settings' })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  const folder = mkdtempSync(join(tmpdir(), 'sayso-export-'))
  await download.saveAs(join(folder, 'export.json'))
  const exported = JSON.parse(readFileSync(join(folder, 'export.json'), 'utf8'))
  rmSync(folder, { recursive: true })
  assert.deepEqual(
    [exported.user_id, exported.tasks.length, download.suggestedFilename()],
    [stage.site.user, 3, 'sayso-export.json'],
  )
  const erase = page.getByRole('button', { name: 'Erase my data' })
  assert.equal(await erase.isDisabled(), true)
  const field = page.getByLabel(/^Permanently erase everything/)
  await field.fill('erase')
  assert.equal(await erase.isDisabled(), true)
  await field.fill('erase everything')
  await erase.click()
  await page.getByText('No tasks yet').waitFor()
  await eventually(async () => assert.deepEqual((await stage.site.call('GET', '/api/tasks')).data.tasks, []))
  await leave()
})
