#!/usr/bin/env node
// Runs the command line on Node 24, also where the machine's own Node is older and Node 24 came with the package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node =
  [`${root}node_modules/.bin/node`, `${root}../.bin/node`].find((file) => existsSync(file)) ?? process.execPath
// The embedded database starts sooner, and in a third of the memory, without the optimising compiler.
const { status } = spawnSync(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    '--liftoff-only',
    '--max-semi-space-size=8',
    `${root}bin/main.mjs`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
process.exitCode = status ?? 1
