// How much script the built page loads before anything else can happen, and what may come later.

import { globSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

const dist = join(import.meta.dirname, '../../web/dist')

export interface Script {
  readonly path: string
  readonly gzip_bytes: number
  readonly brotli_bytes: number
  readonly is_first: boolean
}

export function pageScripts(): Script[] {
  const first = new Set<string>()
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
  for (const [, path = ''] of html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) follow(path, first)
  return globSync('**/*.js', { cwd: dist })
    .map((path) => ({
      path,
      gzip_bytes: readFileSync(join(dist, `${path}.gz`)).length,
      brotli_bytes: readFileSync(join(dist, `${path}.br`)).length,
      is_first: first.has(path),
    }))
    .sort((one, other) => other.brotli_bytes - one.brotli_bytes)
}

/** What a script imports at its top must be there before it runs; what it imports later need not. */
function follow(path: string, seen: Set<string>): void {
  if (seen.has(path)) return
  seen.add(path)
  const text = readFileSync(join(dist, path), 'utf8')
  for (const [, to = ''] of text.matchAll(/(?:\bfrom|\bimport)\s*["'](\.[^"']+)["']/g))
    follow(posix.join(posix.dirname(path), to), seen)
}
