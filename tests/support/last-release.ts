// The code of the last release, unpacked from the repository's history, to run beside this one.

import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

/** The commit of the last release; a new release moves it. */
const COMMIT = 'e956894fe844210d545435adf5af37596018dca3'

const root = join(import.meta.dirname, '../..')

export interface LastRelease {
  /** What starts its command line. */
  readonly main: string
  readonly migrations: readonly string[]
  remove(): void
}

/** Null where there is no history, as in a folder that was only copied. */
export function unpackLastRelease(): LastRelease | null {
  try {
    execFileSync('git', ['-C', root, 'cat-file', '-e', `${COMMIT}^{commit}`], { stdio: 'ignore' })
  } catch {
    return null
  }
  const folder = mkdtempSync(join(tmpdir(), 'sayso-release-'))
  const archive = execFileSync('git', ['-C', root, 'archive', COMMIT, 'src', 'package.json', 'tsconfig.json'], {
    maxBuffer: 2 ** 28,
  })
  execFileSync('tar', ['-x', '-C', folder], { input: archive })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return {
    main: join(folder, 'src/cli/main.ts'),
    migrations: migrationsIn(folder),
    remove: () => rmSync(folder, { recursive: true }),
  }
}

export function migrationsIn(folder: string = root): readonly string[] {
  if (!existsSync(folder)) throw new Error(`${folder} is not there`)
  return globSync('src/store/migrations/*.ts', { cwd: folder })
    .map((file) => basename(file, '.ts'))
    .sort()
}
