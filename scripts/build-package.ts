// Makes lib/ of src/ for the package: Node runs no TypeScript below node_modules. Types are blanked out, so lines and columns
// stay where they are, and each file keeps its place, so that what it finds beside it is still there.

import { cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join } from 'node:path'
import { digestOfEngine, ENGINE_DIGEST } from '../src/runtime/engine-version.ts'

const root = join(import.meta.dirname, '..')
const [src, lib] = [join(root, 'src'), join(root, 'lib')]

rmSync(lib, { recursive: true, force: true })
for (const file of globSync('**/*.ts', { cwd: src }).filter((name) => !name.endsWith('.test.ts'))) {
  const code = stripTypeScriptTypes(readFileSync(join(src, file), 'utf8'))
  const target = join(lib, file.replace(/\.ts$/, '.js'))
  mkdirSync(dirname(target), { recursive: true })
  // Imports, and what is started by its address.
  writeFileSync(target, code.replace(/'(\.{1,2}\/[^'\n]+)\.ts'/g, "'$1.js'"))
}
cpSync(join(src, 'http/docs'), join(lib, 'http/docs'), { recursive: true })
writeFileSync(join(lib, ENGINE_DIGEST), digestOfEngine(src))
