// Builds the page beside the one that is there, with everything compressed once and for all, and then takes its place.

import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { build } from 'vite'
import { pageStamp } from './page-stamp.mjs'

const web = join(import.meta.dirname, '../web')
const fresh = join(web, `.dist-${process.pid}`)
const stamp = pageStamp()

await build({
  configFile: join(web, 'vite.config.ts'),
  logLevel: 'error',
  build: { outDir: fresh, emptyOutDir: true },
})
nameFiles(join(fresh, 'sw.js'))
for (const file of globSync('**/*.{html,js,css,svg,webmanifest}', { cwd: fresh })) {
  const bytes = readFileSync(join(fresh, file))
  writeFileSync(join(fresh, `${file}.gz`), gzipSync(bytes, { level: 9 }))
  writeFileSync(
    join(fresh, `${file}.br`),
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  )
}
writeFileSync(join(fresh, '.stamp'), stamp)
rmSync(join(web, 'dist'), { recursive: true, force: true })
renameSync(fresh, join(web, 'dist'))

/** The service worker is told which files belong to this build. */
function nameFiles(worker: string): void {
  const files = globSync('**/*.{js,css,svg,png,webmanifest}', { cwd: fresh })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file !== '/sw.js')
    .sort()
  const text = readFileSync(worker, 'utf8')
  const named = text
    .replace('const files = []', `const files = ${JSON.stringify(files)}`)
    .replace("const version = ''", `const version = '${stamp.slice(0, 16)}'`)
  writeFileSync(worker, named)
}
