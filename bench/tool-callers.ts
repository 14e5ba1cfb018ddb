// Ways to call Sayso's tools as some users: in this process, on the streams of another, and over HTTP.

import { openSayso } from '../src/compose.ts'
import { defaultSettings } from '../src/domain/settings.ts'
import { type ToolResponse, toolNameSchema } from '../src/domain/tool-call.ts'
import type { Fresh } from '../tests/support/databases.ts'
import { call, connectHttp, connectStdio } from '../tests/support/mcp.ts'
import { spawnServer } from '../tests/support/server.ts'
import type { Owner } from './fill-tasks.ts'

export const transports = ['in process', 'stdio', 'HTTP'] as const
export type TransportName = (typeof transports)[number]

export interface Callers {
  /** The owners take turns. */
  call(turn: number, tool: string, given: (owner: Owner) => Record<string, unknown>): Promise<ToolResponse>
  close(): Promise<void>
}

/** Over HTTP each owner has a client of its own, so only some take part; on the streams there is only one. */
const MOST_CLIENTS = 50

export async function openCallers(transport: TransportName, fresh: Fresh, owners: readonly Owner[]): Promise<Callers> {
  if (transport === 'in process') return await inProcess(fresh, owners)
  if (transport === 'stdio') return await overStdio(fresh, at(owners, 0))
  return await overHttp(fresh, owners.slice(0, MOST_CLIENTS))
}

function at<T>(items: readonly T[], turn: number): T {
  const item = items[turn % items.length]
  if (item === undefined) throw new Error('there is nobody to call')
  return item
}

async function inProcess(fresh: Fresh, owners: readonly Owner[]): Promise<Callers> {
  const sayso = await openSayso({ database: fresh.place, defaults: defaultSettings, timezone: 'UTC' })
  return {
    call(turn, tool, given) {
      const owner = at(owners, turn)
      return sayso.callTool(owner.user, toolNameSchema.parse(tool), given(owner))
    },
    close: () => sayso.close(),
  }
}

async function overStdio(fresh: Fresh, owner: Owner): Promise<Callers> {
  const client = await connectStdio(fresh.env, '2026', null, ['--user', owner.user])
  return { call: (_, tool, given) => call(client, tool, given(owner)), close: () => client.close() }
}

async function overHttp(fresh: Fresh, owners: readonly Owner[]): Promise<Callers> {
  const server = spawnServer(fresh.env)
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  const { url } = ready
  const clients = await Promise.all(
    owners.map(async (owner) => ({ owner, client: await connectHttp(url, '2026', owner.user) })),
  )
  return {
    call(turn, tool, given) {
      const { owner, client } = at(clients, turn)
      return call(client, tool, given(owner))
    },
    close: async () => {
      for (const { client } of clients) await client.close()
      await server.kill('SIGTERM')
    },
  }
}
