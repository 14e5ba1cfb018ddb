import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'

const ownMain = join(import.meta.dirname, '../../src/cli/main.ts')

export interface ServerProcess {
  readonly process: ChildProcess
  /** Resolves with its address, or with null and its last words when it ends before it is ready. */
  readonly ready: Promise<{ url: string } | { url: null; said: string; code: number | null }>
  kill(signal?: NodeJS.Signals): Promise<void>
}

/** A server as a user starts it, in a process of its own on a free port; of another version, if its main file is given. */
export function spawnServer(env: Record<string, string>, main = ownMain): ServerProcess {
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--max-semi-space-size=16', main, 'serve'],
    {
      env: { ...process.env, PORT: '0', NODE_TEST_CONTEXT: undefined, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let said = ''
  child.stderr.on('data', (bytes) => {
    said = `${said}${bytes}`.slice(-4000)
  })
  const ready = new Promise<Awaited<ServerProcess['ready']>>((resolve) => {
    let out = ''
    child.stdout.on('data', (bytes) => {
      out += bytes
      const url = /ready on (\S+)/.exec(out)?.[1]
      if (url !== undefined) resolve({ url })
    })
    child.once('exit', (code) => resolve({ url: null, said, code }))
  })
  return {
    process: child,
    ready,
    kill: (signal = 'SIGKILL') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.once('exit', () => resolve())
        child.kill(signal)
      }),
  }
}
