// npm run licences: writes docs/DEPENDENCIES.md, every package with its version and licence, from the lock.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '..')
export const file = join(root, 'docs/DEPENDENCIES.md')

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      optional: z.boolean().optional(),
      devOptional: z.boolean().optional(),
    }),
  ),
})

export interface Dependency {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly used: 'to run' | 'on some platforms' | 'to build and test'
}

export function readDependencies(): Dependency[] {
  const { packages } = lockSchema.parse(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { version = '', license = 'not said', dev, optional, devOptional }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      used:
        dev || devOptional
          ? ('to build and test' as const)
          : optional
            ? ('on some platforms' as const)
            : ('to run' as const),
    }))
    .sort((one, other) => (one.name + one.version < other.name + other.version ? -1 : 1))
}

export function writeDependencies(dependencies: readonly Dependency[]): string {
  const counts = Map.groupBy(dependencies, ({ licence }) => licence)
  const summary = [...counts].sort((one, other) => other[1].length - one[1].length)
  const sections = (['to run', 'on some platforms', 'to build and test'] as const).map((used) => {
    const own = dependencies.filter((one) => one.used === used)
    return `## ${used[0]?.toUpperCase()}${used.slice(1)} (${own.length})\n\n${table(own)}\n`
  })
  return `# Dependencies\n\nMade by \`npm run licences\` from package-lock.json.\n\n${summary.map(([licence, own]) => `- ${licence}: ${own.length}`).join('\n')}\n\n${sections.join('\n')}`
}

/** As wide as its widest cells, as the formatter wants it. */
function table(dependencies: readonly Dependency[]): string {
  const rows = [
    ['package', 'version', 'licence'],
    ...dependencies.map(({ name, version, licence }) => [name, version, licence]),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...rest] = rows.map(line)
  return [head, line(widths.map((width) => '-'.repeat(width))), ...rest].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(file, writeDependencies(readDependencies()))
