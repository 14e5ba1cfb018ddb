// Reminders at a terminal: in an open chat, and as a stream for a status bar or a command of the user's own.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openApp, type TestApp } from '../support/app.ts'
import { freshPostgres, stopOwnPostgres } from '../support/databases.ts'
import { openTerminal, runCli } from '../support/run-cli.ts'

const main = join(import.meta.dirname, '../../src/cli/main.ts')
let app: TestApp
before(async () => {
  app = await openApp(freshPostgres)
})
after(async () => {
  await app.close()
  await stopOwnPostgres()
})

/** The task reminds once the command that should hear of it is running. */
async function remindOf(user: string, title: string): Promise<void> {
  const due_date = new Date(Date.now() + 1000).toISOString()
  await app.call(user, 'POST', '/api/tools/add_task', { title, due_date })
}

test('sayso remind --follow writes a line and runs a command, with the title in the environment only', async () => {
  const user = randomUUID()
  await remindOf(user, 'call "mom"; echo $HOME')
  const command = `echo "ran for $SAYSO_TITLE"`
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', main, 'remind', '--follow', '--user', user, '--exec', command],
    { env: { ...process.env, ...app.fresh.env }, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  let out = ''
  for await (const bytes of child.stdout) {
    out += bytes
    if (/ran for .*\n/.test(out)) break
  }
  child.kill('SIGTERM')
  const [code] = await Promise.all([new Promise((resolve) => child.once('exit', resolve))])
  assert.match(out, /^call "mom"; echo \$HOME \(due \d{4}-\d\d-\d\d \d\d:\d\d\)\nran for call "mom"; echo \$HOME\n$/)
  assert.equal(code, 0)
})

test('sayso remind lists what is due and what comes, and "remind me" is said', async () => {
  const user = randomUUID()
  await app.call(user, 'POST', '/api/tools/add_task', { title: 'party', due_date: '2097-01-01T12:00:00Z' })
  const env = { ...app.fresh.env, TZ: 'UTC' }
  assert.equal((await runCli(['remind', '--user', user], env)).out, '2097-01-01 12:00  party (due 2097-01-01 12:00)\n')
  const { out } = await runCli(['remind', 'me', 'to', 'call', 'mom', '--user', user], env)
  assert.match(out, /call mom/)
  assert.deepEqual((await app.titles(user)).sort(), ['call mom', 'party'])
})

test('an open chat shows a reminder above the line', async () => {
  const user = randomUUID()
  const terminal = openTerminal(['--user', user], app.fresh.env)
  await terminal.until(/Sayso\. Tell me what you need/)
  await remindOf(user, 'water the plants')
  await terminal.until(/Reminder: water the plants \(due /)
  terminal.type('/quit\r')
  assert.equal(await terminal.ended, 0)
})
