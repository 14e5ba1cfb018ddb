// Three servers, of which one is killed every few seconds and started again: whoever talks to them goes on with another.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sendUntilAnswered } from '../chaos/persistent-client.ts'
import { eachOnce, type Told } from '../chaos/told-once.ts'
import { freshPostgres } from '../support/databases.ts'
import { type ServerProcess, spawnServer } from '../support/server.ts'

export interface OneKilledReport {
  readonly turns: number
  readonly tries: number
}

const SERVERS = 3
const CLIENTS = 8

export async function oneKilled(kills: number, pause_ms: number): Promise<OneKilledReport> {
  const fresh = await freshPostgres()
  if (!('url' in fresh.place)) throw new Error('not PostgreSQL')
  const start = () => spawnServer({ ...fresh.env, SAYSO_LOG_LEVEL: 'error' })
  const servers: ServerProcess[] = Array.from({ length: SERVERS }, start)
  const addresses = await Promise.all(servers.map(addressOf))
  const told: Told[] = []
  let [tries, isOver] = [0, false]
  try {
    const talking = Array.from({ length: CLIENTS }, async (_, client) => {
      const user_id = randomUUID()
      let conversation_id: string | undefined
      for (let count = 1; !isOver; count++) {
        const title = `parcel${count}`
        const message_id = randomUUID()
        let turn = client
        // As a load balancer does: the next try goes to the next server.
        const next = () => addresses[turn++ % SERVERS] ?? ''
        const answer = await sendUntilAnswered(next, { user_id, message: `add ${title}`, message_id, conversation_id })
        tries += answer.tries
        conversation_id = JSON.parse(answer.body).conversation_id
        told.push({ user_id, message_id, body: answer.body, title })
      }
    })
    for (let done = 0; done < kills; done++) {
      await sleep(pause_ms)
      const index = done % SERVERS
      await servers[index]?.kill()
      const again = start()
      servers[index] = again
      addresses[index] = await addressOf(again)
    }
    await sleep(pause_ms)
    isOver = true
    await Promise.all(talking)
    await Promise.all(servers.map((server) => server.kill('SIGTERM')))
    await eachOnce(fresh.place.url, told)
    return { turns: told.length, tries }
  } finally {
    isOver = true
    await Promise.all(servers.map((server) => server.kill()))
    await fresh.remove()
  }
}

async function addressOf(server: ServerProcess): Promise<string> {
  const ready = await server.ready
  if (ready.url === null) throw new Error(ready.said)
  return ready.url
}
