// Other agents to be measured beside. They are no dependencies of the project: their packages are installed where the bench
// keeps what it needs, and our scripts that use them are copied there.

import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, globSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const packages = {
  '@ai-sdk/openai-compatible': '3.0.90',
  '@openai/agents': '0.20.0',
  ai: '7.0.169',
  pg: '8.23.1',
  zod: '4.6.7',
}

const scripts = join(import.meta.dirname, 'peers')
const WITHIN_MS = 180_000

export type Peers = { fileOf(script: string): string } | { readonly fault: string }

export function installPeers(cache: string): Peers {
  const folder = join(cache, `peers-${packages.ai}-${packages['@openai/agents']}`)
  const done = join(folder, 'installed')
  mkdirSync(folder, { recursive: true })
  if (!existsSync(done)) {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: packages }))
    const install = ['install', '--no-audit', '--no-fund', '--loglevel=error']
    const { status } = spawnSync('npm', install, { cwd: folder, stdio: 'ignore', timeout: WITHIN_MS })
    if (status !== 0)
      return { fault: 'not measured: their packages could not be installed. Is the npm registry reachable?' }
    writeFileSync(done, '')
  }
  for (const file of globSync('*.mjs', { cwd: scripts })) copyFileSync(join(scripts, file), join(folder, file))
  return { fileOf: (script) => join(folder, script) }
}
