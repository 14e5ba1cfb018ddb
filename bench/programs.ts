// Programs to be measured: each is a process of its own that says where it is ready and answers POST /api/chat.

import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { spawnServer } from '../tests/support/server.ts'

export interface Program {
  readonly url: string
  readonly pid: number
  stop(): Promise<void>
}

const FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=16']

const main = join(import.meta.dirname, '../bin/main.mjs')

/** As `npm start` does. */
export async function startSayso(env: Record<string, string>): Promise<Program> {
  const server = spawnServer(env, main)
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  return { url: ready.url, pid: server.process.pid ?? 0, stop: () => server.kill('SIGTERM') }
}

/** A script of ours or of a peer's. */
export async function startScript(file: string, args: readonly string[]): Promise<Program> {
  const child = spawn(process.execPath, [...FLAGS, file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  const url = await readyOn(child, file)
  return {
    url,
    pid: child.pid ?? 0,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill()
      }),
  }
}

function readyOn(child: ChildProcess, file: string): Promise<string> {
  let [out, faults] = ['', '']
  child.stderr?.on('data', (bytes) => {
    faults = `${faults}${bytes}`.slice(-2000)
  })
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (bytes) => {
      out += bytes
      const url = /ready on (\S+)/.exec(out)?.[1]
      if (url !== undefined) resolve(url)
    })
    child.once('exit', () => reject(new Error(`${file} did not start: ${faults}`)))
  })
}
