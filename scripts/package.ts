// npm run package: sayso-VERSION.tar.gz, everything a server needs: source, lock, the built page, deploy files and documents.

import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const parts = [
  'bin',
  'src',
  'web',
  'scripts/setup.mjs',
  'scripts/page-stamp.mjs',
  'scripts/build-page.ts',
  'deploy',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'LICENSE',
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'SECURITY.md',
]

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const name = `sayso-${version}`
const target = join(root, process.argv[2] ?? `${name}.tar.gz`)
execFileSync(process.execPath, [join(root, 'scripts/setup.mjs')], { stdio: 'inherit' })
execFileSync(
  'tar',
  [
    '-czf',
    target,
    '--sort=name',
    '--owner=0',
    '--group=0',
    '--numeric-owner',
    '--exclude=*.test.ts',
    '--exclude=docs/screenshots',
    `--transform=s,^,${name}/,`,
    ...parts,
  ],
  { cwd: root, stdio: 'inherit' },
)
process.stdout.write(`${target}\n`)
