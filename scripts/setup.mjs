// Installs what the project needs and builds its page when they are not there yet. Plain JavaScript that runs on Node 20 too.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { isPageBuilt } from './page-stamp.mjs'
import { alone } from './setup-lock.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const stamp = `${root}node_modules/.sayso-setup`
const wanted = createHash('sha256')
  .update(readFileSync(`${root}package.json`))
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

const lock = `${root}.sayso-setup-lock`

if (!isInstalled()) alone(lock, () => isInstalled() || install())

const own = `${root}node_modules/.bin/node`
const node = existsSync(own) ? own : process.execPath
const major = Number(spawnSync(node, ['-p', 'process.versions.node'], { encoding: 'utf8' }).stdout.split('.')[0])
if (major < 24) {
  process.stderr.write(
    `Sayso needs Node 24 or newer, and this is ${process.version}. Install it, or use Linux on x64, where it comes along.\n`,
  )
  process.exit(1)
}

if (!isPageBuilt()) alone(lock, () => isPageBuilt() || buildPage())

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

function install() {
  process.stderr.write('Setting up Sayso: installing packages (once, about half a minute) …\n')
  const started = Date.now()
  // Not `npm ci`: it refuses a lock that lacks optional packages of other platforms.
  const { status } = spawnSync(
    'npm',
    ['install', '--include=dev', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
    {
      cwd: root,
      stdio: ['ignore', 2, 2],
    },
  )
  if (status !== 0) {
    process.stderr.write('Installing failed. Is the npm registry reachable?\n')
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
  process.stderr.write(`Ready after ${Math.round((Date.now() - started) / 1000)} s.\n`)
}

function buildPage() {
  process.stderr.write('Building the page …\n')
  const { status } = spawnSync(node, ['--disable-warning=ExperimentalWarning', `${root}scripts/build-page.ts`], {
    cwd: root,
    stdio: ['ignore', 2, 2],
  })
  if (status !== 0) {
    process.stderr.write('Building the page failed.\n')
    process.exit(1)
  }
}
