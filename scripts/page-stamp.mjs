// What the built page was made from, as a digest. Plain JavaScript that runs on Node 20 too.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const sources = [
  'web/index.html',
  'web/vite.config.ts',
  'web/public',
  'web/src',
  'src/domain',
  'src/calendar',
  'src/engine',
  'scripts/build-page.ts',
]

export const stampFile = `${root}web/dist/.stamp`

/** The page needs building when it was never built, or from other sources or with other packages. */
export function isPageBuilt() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === pageStamp()
}

export function pageStamp() {
  const digest = createHash('sha256').update(readFileSync(`${root}package-lock.json`))
  for (const file of sources.flatMap(filesIn).sort()) digest.update(`${file}\n`).update(readFileSync(`${root}${file}`))
  return digest.digest('hex')
}

function filesIn(path) {
  if (/\.\w+$/.test(path)) return [path]
  return readdirSync(`${root}${path}`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length))
}
