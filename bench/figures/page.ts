import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { pageScripts } from '../../tests/support/page-size.ts'
import { atMost, type Figure } from './figure.ts'

const WITHIN_MS = 120_000

/** What a first visit loads, and when the page can be used in a real browser. */
export async function pageFigures(): Promise<Figure[]> {
  const bytes = pageScripts()
    .filter(({ is_first }) => is_first)
    .reduce((sum, { gzip_bytes }) => sum + gzip_bytes, 0)
  // In a process of its own: a browser is not what everything else here is typed and loaded with.
  const script = join(import.meta.dirname, '../page/first-use.ts')
  const { stdout } = await promisify(execFile)(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    timeout: WITHIN_MS,
  })
  return [
    atMost('script of the page, gzip', 110, 'kB', bytes / 1000),
    atMost('page usable', 1000, 'ms', Number(stdout.trim())),
  ]
}
