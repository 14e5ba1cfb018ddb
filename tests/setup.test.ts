// Setting up in a folder of its own, with an npm that only notes that it was called.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { after, test } from 'node:test'

const project = join(import.meta.dirname, '..')
const folders: string[] = []
after(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

const npm = `#!/bin/sh
echo install >> "$CALLS"
sleep 1
mkdir -p node_modules
exit "$NPM_EXIT"
`

const buildPage = `import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { pageStamp, stampFile } from './page-stamp.mjs'
appendFileSync(process.env.CALLS, 'build\\n')
mkdirSync('web/dist', { recursive: true })
writeFileSync(stampFile, pageStamp())
`

interface SetUp {
  readonly code: number | null
  readonly said: string
}

function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-setup-'))
  folders.push(folder)
  for (const path of ['web/public', 'web/src', 'src/domain', 'src/calendar', 'src/engine', 'scripts', 'programs'])
    mkdirSync(join(folder, path), { recursive: true })
  for (const path of ['package.json', 'package-lock.json', 'web/index.html', 'web/vite.config.ts'])
    cpSync(join(project, path), join(folder, path))
  for (const name of ['setup.mjs', 'setup-lock.mjs', 'page-stamp.mjs'])
    cpSync(join(project, 'scripts', name), join(folder, 'scripts', name))
  writeFileSync(join(folder, 'scripts/build-page.ts'), buildPage)
  writeFileSync(join(folder, 'programs/npm'), npm, { mode: 0o755 })
  const lock = join(folder, '.sayso-setup-lock')
  const run = (npm_exit = 0) =>
    new Promise<SetUp>((resolve) => {
      const path = `${join(folder, 'programs')}${delimiter}${process.env.PATH}`
      const env = { ...process.env, PATH: path, CALLS: join(folder, 'calls'), NPM_EXIT: String(npm_exit) }
      const child = spawn(process.execPath, [join(folder, 'scripts/setup.mjs')], { env })
      let said = ''
      child.stderr.on('data', (bytes) => {
        said += bytes
      })
      child.once('exit', (code) => resolve({ code, said }))
    })
  const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n')
  return { run, calls, lock }
}

test('two set-ups at once install and build once; the second waits and says so', async () => {
  const { run, calls, lock } = newFolder()
  const both = await Promise.all([run(), run()])
  assert.deepEqual(
    both.map(({ code }) => code),
    [0, 0],
  )
  assert.deepEqual(calls(), ['install', 'build'])
  assert.ok(both.some(({ said }) => said.includes('Another set-up is running in this folder')))
  assert.equal(existsSync(lock), false)
  assert.deepEqual(await run(), { code: 0, said: '' })
  assert.deepEqual(calls(), ['install', 'build'], 'what is there is left alone')
})

test('what a killed or failed set-up left behind stops nobody', async () => {
  const { run, calls, lock } = newFolder()
  const gone = spawn(process.execPath, ['-e', ''])
  await new Promise((resolve) => gone.once('exit', resolve))
  writeFileSync(lock, String(gone.pid))
  const failed = await run(1)
  assert.deepEqual([failed.code, existsSync(lock)], [1, false])
  assert.match(failed.said, /Installing failed/)
  assert.equal((await run()).code, 0)
  assert.deepEqual(calls(), ['install', 'install', 'build'])
})
