import type { Fresh } from '../support/databases.ts'
import type { Postgres } from '../support/postgres.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'

/** Who is killed while others talk to the server. */
export interface Victim {
  /** Where the server is, or will be. */
  url(): Promise<string | null>
  /** Until what was killed is there again; throws if it does not come back. */
  awake(): Promise<void>
  /** Kills it without a warning, and begins to start it again. */
  kill(): Promise<void>
  /** The end of all of it. */
  stop(): Promise<void>
}

/** The server itself, on a port of its own in each life. */
export function serverOf(fresh: Fresh): Victim {
  let server: ServerProcess = spawnServer(fresh.env)
  return {
    url: async () => (await server.ready).url,
    awake: () => untilReady(server),
    async kill() {
      await server.kill()
      server = spawnServer(fresh.env)
    },
    stop: () => server.kill('SIGTERM'),
  }
}

/** PostgreSQL, with every process of its own; the server lives on. */
export function databaseOf(fresh: Fresh, postgres: Postgres): Victim {
  const server = spawnServer(fresh.env)
  let starting: Promise<void> = Promise.resolve()
  return {
    url: async () => (await server.ready).url,
    async awake() {
      await starting
      await untilReady(server)
    },
    async kill() {
      // A server that has not started yet may refuse to: only one that stands can be expected to live on.
      await this.awake()
      await postgres.kill('SIGKILL')
      starting = postgres.start()
    },
    async stop() {
      const { exitCode, signalCode } = server.process
      if (exitCode !== null || signalCode !== null) throw new Error('the server died with its database')
      await server.kill('SIGTERM')
    },
  }
}

async function untilReady(server: ServerProcess): Promise<void> {
  const ready = await server.ready
  if (ready.url === null) throw new Error(`the server did not start (${ready.code}): ${ready.said}`)
}
