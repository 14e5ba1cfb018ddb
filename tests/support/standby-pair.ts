// A primary and a synchronous standby, and the change of roles between them that a cluster manager would make.

import { type ChildProcess, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from './databases.ts'
import { freePort, initCluster, killCluster, runCluster, signalCluster, urlOf } from './postgres.ts'

/** A machine without power, one that no longer answers and keeps its connections, one that comes back believing it is still the primary. */
export const LOSSES = ['dead', 'silent', 'back again'] as const
export type Loss = (typeof LOSSES)[number]

export interface StandbyPair {
  /** Both hosts in one address. */
  readonly url: string
  /** The address of the one that is primary now. */
  primary(): string
  /** Takes the primary away and makes the standby the primary. */
  failOver(loss: Loss): Promise<void>
  /** Makes the one that was lost the synchronous standby of the other. */
  rejoin(): Promise<void>
  /** Stops or lets go on what the standby receives, so that commits wait. */
  signalStandby(signal: 'SIGSTOP' | 'SIGCONT'): void
  stop(): Promise<void>
}

interface Machine {
  readonly data: string
  readonly port: number
  server: ChildProcess | null
}

const settings = { wal_level: 'replica', hot_standby: 'on', wal_keep_size: '512MB', max_wal_senders: '10' }

export async function startPair(): Promise<StandbyPair> {
  const folder = mkdtempSync(join(tmpdir(), 'sayso-pair-'))
  const machine = async (name: string): Promise<Machine> => ({
    data: join(folder, name),
    port: await freePort(),
    server: null,
  })
  let primary = await machine('one')
  let standby = await machine('two')
  const url = `postgres://postgres@127.0.0.1:${primary.port},127.0.0.1:${standby.port}/postgres?target_session_attrs=read-write`

  const start = async (one: Machine) => {
    one.server = await runCluster(one.data, one.port, settings)
  }
  const rejoin = async () => {
    await takePower(standby)
    await copyFrom(primary, standby)
    await start(standby)
    await beSynchronous(primary)
  }

  const stop = async () => {
    await Promise.all([primary, standby].map(takePower))
    rmSync(folder, { recursive: true, force: true })
  }

  try {
    initCluster(primary.data)
    await start(primary)
    await rejoin()
  } catch (fault) {
    await stop()
    throw fault
  }
  return {
    url,
    primary: () => urlOf(primary.port),
    rejoin,
    async failOver(loss) {
      if (loss === 'silent') signal(primary, 'SIGSTOP')
      else await takePower(primary)
      await withClient(urlOf(standby.port), (client) => client.query('select pg_promote(true, 60)'))
      if (loss === 'back again') await start(primary)
      ;[primary, standby] = [standby, primary]
    },
    signalStandby: (name) => signal(standby, name),
    stop,
  }
}

function signal({ server }: Machine, name: NodeJS.Signals): void {
  if (server !== null) signalCluster(server, name)
}

/** All at once, so that nothing can be tidied up. */
async function takePower(machine: Machine): Promise<void> {
  const { server } = machine
  machine.server = null
  if (server !== null) await killCluster(server)
}

/** What pg_basebackup does, with PostgreSQL's own functions, since the packaged binaries do not have it. */
async function copyFrom(primary: Machine, standby: Machine): Promise<void> {
  rmSync(standby.data, { recursive: true, force: true })
  await withClient(urlOf(primary.port), async (client) => {
    await client.query("alter system set synchronous_standby_names = ''")
    await client.query('select pg_reload_conf()')
    await client.query("select pg_backup_start('standby', true)")
    // Files may go away while they are copied; the log knows of it.
    spawnSync('cp', ['-a', primary.data, standby.data])
    const { rows } = await client.query('select labelfile from pg_backup_stop(false)')
    spawnSync('sh', ['-c', 'rm -rf pg_wal/0* pg_replslot/* postmaster.pid postmaster.opts'], { cwd: standby.data })
    writeFileSync(join(standby.data, 'backup_label'), rows[0].labelfile)
  })
  const source = `host=127.0.0.1 port=${primary.port} user=postgres application_name=standby`
  writeFileSync(join(standby.data, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`)
  writeFileSync(join(standby.data, 'standby.signal'), '')
}

/** From here on nothing is acknowledged that only one of them has. */
async function beSynchronous(primary: Machine): Promise<void> {
  await withClient(urlOf(primary.port), async (client) => {
    await client.query("alter system set synchronous_standby_names = 'standby'")
    await client.query('select pg_reload_conf()')
    for (let attempt = 0; attempt < 600; attempt++) {
      const { rows } = await client.query("select 1 from pg_stat_replication where sync_state = 'sync'")
      if (rows.length > 0) return
      await sleep(50)
    }
    throw new Error('the standby does not follow')
  })
}
