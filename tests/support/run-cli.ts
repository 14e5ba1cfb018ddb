import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const main = join(import.meta.dirname, '../../src/cli/main.ts')
const node = ['--disable-warning=ExperimentalWarning', '--liftoff-only', main]

export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

/** The command line in a process of its own, as a user runs it from a script. */
export function runCli(args: readonly string[], env: Record<string, string>, input = ''): Promise<Ran> {
  return startCli(args, env, input).ran
}

/** The same, to be ended before it ends by itself. */
export function startCli(
  args: readonly string[],
  env: Record<string, string>,
  input = '',
): { ran: Promise<Ran>; said(): string; kill(): void } {
  const child = spawn(process.execPath, [...node, ...args], { env: { ...process.env, ...env } })
  let [out, err] = ['', '']
  child.stdout.on('data', (bytes) => {
    out += bytes
  })
  child.stderr.on('data', (bytes) => {
    err += bytes
  })
  child.stdin.end(input)
  const ran = new Promise<Ran>((resolve) => child.once('close', (code) => resolve({ code, out, err })))
  return { ran, said: () => out, kill: () => void child.kill('SIGKILL') }
}

export interface Terminal {
  /** Waits until this appears after what was waited for before. */
  until(pattern: RegExp): Promise<string>
  type(keys: string): void
  /** Everything that came so far, with its colours and movements. */
  raw(): string
  readonly ended: Promise<number | null>
  kill(): void
}

const PATIENCE_MS = 60_000

/** The command line in a terminal (a pseudo-terminal made by util-linux's script). */
export function openTerminal(args: readonly string[], env: Record<string, string>): Terminal {
  return openPty(commandLine(args), env)
}

/** The command line as a shell would write it. */
export function commandLine(args: readonly string[]): string {
  return [process.execPath, ...node, ...args].map((word) => `'${word}'`).join(' ')
}

/** Any command in a terminal. */
export function openPty(command: string, env: Record<string, string>): Terminal {
  const child: ChildProcessWithoutNullStreams = spawn('script', ['-qec', command, '/dev/null'], {
    // A build server's own variables decide about colours too.
    env: { ...process.env, CI: undefined, NO_COLOR: undefined, FORCE_COLOR: undefined, TERM: 'xterm-256color', ...env },
  })
  let [raw, screen, seen] = ['', '', 0]
  let look = () => {}
  child.stdout.on('data', (bytes) => {
    raw += bytes
    screen = stripVTControlCharacters(raw).replaceAll('\r', '')
    look()
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)))
  return {
    ended,
    until: (pattern) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(
          () => reject(new Error(`${pattern} did not appear in:\n${screen.slice(seen)}`)),
          PATIENCE_MS,
        )
        look = () => {
          const match = pattern.exec(screen.slice(seen))
          if (match === null) return
          clearTimeout(late)
          seen += match.index + match[0].length
          look = () => {}
          resolve(match[0])
        }
        look()
      }),
    raw: () => raw,
    type: (keys) => void child.stdin.write(keys),
    kill: () => void child.kill('SIGKILL'),
  }
}
