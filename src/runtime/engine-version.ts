import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The package has no sources, so it carries their digest. */
export const ENGINE_DIGEST = 'engine-digest'

/**
 * Names the engine that makes the decisions: a digest of its source and the version of the time zone data, since
 * either can change what a sentence means.
 */
export function engineVersion(): string {
  const folder = join(import.meta.dirname, '..')
  const written = join(folder, ENGINE_DIGEST)
  const digest = existsSync(written) ? readFileSync(written, 'utf8') : digestOfEngine(folder)
  return `${digest}+tz${process.versions.tz}`
}

export function digestOfEngine(folder: string): string {
  const digest = createHash('sha256')
  const files = globSync('{calendar,letters,engine}/**/*.ts', { cwd: folder }).filter(
    (file) => !file.endsWith('.test.ts'),
  )
  for (const file of files.sort()) digest.update(file).update(readFileSync(join(folder, file)))
  return digest.digest('hex').slice(0, 12)
}
