import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { extname, join } from 'node:path'

export interface PageFile {
  readonly type: string
  readonly etag: string
  readonly bytes: Record<Encoding, Uint8Array<ArrayBuffer>>
}
export type Encoding = 'identity' | 'gzip' | 'br'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webmanifest': 'application/manifest+json',
}

/**
 * Everything of the built page by its address, with what the build compressed; null when it was not built. What is not in
 * this map does not exist, whatever is asked for.
 */
export function loadPage(folder: string): ReadonlyMap<string, PageFile> | null {
  if (!existsSync(join(folder, 'index.html'))) return null
  const names = globSync('**/*.{html,js,css,svg,png,webmanifest}', { cwd: folder })
  return new Map(names.map((name) => [`/${name.replaceAll('\\', '/')}`, readPageFile(join(folder, name))]))
}

function readPageFile(file: string): PageFile {
  const plain = new Uint8Array(readFileSync(file))
  const packed = (ending: string) =>
    existsSync(`${file}${ending}`) ? new Uint8Array(readFileSync(`${file}${ending}`)) : plain
  return {
    type: types[extname(file)] ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    bytes: { identity: plain, gzip: packed('.gz'), br: packed('.br') },
  }
}
