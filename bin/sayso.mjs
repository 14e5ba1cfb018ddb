#!/usr/bin/env node
// Runs the command line on Node 24, also where the machine's own Node is older and Node 24 came with the package.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const node =
  [`${root}node_modules/.bin/node`, `${root}../.bin/node`].find((file) => existsSync(file)) ?? process.execPath
// The embedded database starts sooner, and in a third of the memory, without the optimising compiler.
const child = spawn(
  node,
  [
    '--disable-warning=ExperimentalWarning',
    '--liftoff-only',
    '--max-semi-space-size=16',
    `${root}bin/main.mjs`,
    ...process.argv.slice(2),
  ],
  { stdio: 'inherit' },
)
// Whoever tells this process to stop means the one that does the work. A terminal tells both when Ctrl+C is pressed.
process.on('SIGTERM', () => child.kill('SIGTERM'))
process.on('SIGINT', () => {})
child.on('error', (fault) => {
  process.stderr.write(`Node could not be started: ${fault.message}\n`)
  process.exitCode = 1
})
child.on('exit', (code) => {
  process.exitCode = code ?? 1
})
