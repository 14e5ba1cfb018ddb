import { spawn, spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { withClient } from './databases.ts'
import { freePort } from './postgres.ts'

export interface Pooler {
  readonly url: string
  stop(): Promise<void>
}

/** PgBouncer in transaction mode before a database; null where it is not installed. */
export async function startPooler(database_url: string): Promise<Pooler | null> {
  const program = ['pgbouncer', '/usr/sbin/pgbouncer'].find((name) => spawnSync(name, ['--version']).status === 0)
  if (program === undefined) return null
  const folder = mkdtempSync(join(tmpdir(), 'sayso-pooler-'))
  chmodSync(folder, 0o777)
  const target = new URL(database_url)
  const port = await freePort()
  writeFileSync(join(folder, 'users.txt'), '"postgres" ""\n')
  writeFileSync(
    join(folder, 'pooler.ini'),
    `[databases]\n* = host=127.0.0.1 port=${target.port} user=postgres\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${port}\nauth_type = any\nauth_file = ${folder}/users.txt\npool_mode = transaction\ndefault_pool_size = 20\nunix_socket_dir =\nlogfile = ${folder}/log\nignore_startup_parameters = extra_float_digits\n`,
  )
  const asRoot = process.getuid?.() === 0
  const child = asRoot
    ? spawn('unshare', ['-U', '--map-user=1000', '--map-group=1000', program, join(folder, 'pooler.ini')], {
        stdio: 'ignore',
      })
    : spawn(program, [join(folder, 'pooler.ini')], { stdio: 'ignore' })
  target.port = String(port)
  const url = target.href
  for (let attempt = 0; ; attempt++) {
    const answered = await withClient(url, (client) => client.query('select 1')).catch(() => null)
    if (answered !== null) break
    if (attempt > 100) throw new Error('PgBouncer did not start')
    await sleep(50)
  }
  return {
    url,
    stop: async () => {
      await new Promise((resolve) => {
        child.once('exit', resolve)
        child.kill('SIGKILL')
      })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
