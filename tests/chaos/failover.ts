// The primary is lost and the standby takes over, again and again under load: nothing that was told is lost or done twice.

import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { spawnServer } from '../support/server.ts'
import { type Loss, startPair } from '../support/standby-pair.ts'
import { sendUntilAnswered } from './persistent-client.ts'
import { eachOnce, type Told } from './told-once.ts'

export interface FailoverReport {
  readonly turns: number
  readonly tries: number
  /** For each loss of the primary, how long nobody was answered. */
  readonly silences_ms: readonly number[]
}

const SERVERS = 2
const CLIENTS = 8
const BETWEEN_MS = 1500

export async function failOver(
  losses: readonly Loss[],
  onFailover: (done: number) => void = () => {},
): Promise<FailoverReport> {
  const pair = await startPair()
  const servers = Array.from({ length: SERVERS }, () =>
    spawnServer({ DATABASE_URL: pair.url, SAYSO_LOG_LEVEL: 'error' }),
  )
  const told: (Told & { at: number })[] = []
  const moments: number[] = []
  let tries = 0
  let isOver = false
  try {
    const addresses = await Promise.all(servers.map((server) => server.ready))
    const talking = Array.from({ length: CLIENTS }, async (_, index) => {
      const address = addresses[index % SERVERS]
      const url = address?.url ?? ''
      if (url === '') throw new Error(JSON.stringify(address))
      const user_id = randomUUID()
      let conversation_id: string | undefined
      for (let count = 1; !isOver; count++) {
        const title = `parcel${count}`
        const message_id = randomUUID()
        const answer = await sendUntilAnswered(() => url, {
          user_id,
          message: `add ${title}`,
          message_id,
          conversation_id,
        })
        tries += answer.tries
        conversation_id = JSON.parse(answer.body).conversation_id
        told.push({ user_id, message_id, body: answer.body, title, at: performance.now() })
      }
    })
    const changing = (async () => {
      for (const loss of losses) {
        await sleep(BETWEEN_MS)
        const lost = performance.now()
        moments.push(lost)
        await pair.failOver(loss)
        const failed_over = performance.now()
        while (!told.some(({ at }) => at > failed_over)) await sleep(20)
        await sleep(BETWEEN_MS)
        await pair.rejoin()
        onFailover(moments.length)
      }
      isOver = true
    })()
    await Promise.race([changing, Promise.all(talking)])
    await Promise.all([changing, ...talking])
    await Promise.all(servers.map((server) => server.kill('SIGTERM')))
    await eachOnce(pair.primary(), told)
  } finally {
    isOver = true
    await Promise.all(servers.map((server) => server.kill()))
    await pair.stop()
  }
  return {
    turns: told.length,
    tries,
    silences_ms: moments.map((lost, index) => silenceAfter(lost, moments[index + 1], told)),
  }
}

/** The longest pause between two answers, from the last one before a loss until the next loss. */
function silenceAfter(lost: number, next = Infinity, told: readonly { at: number }[]): number {
  const before = told.findLast(({ at }) => at <= lost)?.at ?? lost
  const times = [before, ...told.map(({ at }) => at).filter((at) => at > lost && at < next)]
  return Math.max(...times.slice(1).map((at, index) => at - (times[index] ?? at)))
}
