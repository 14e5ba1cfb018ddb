// Clients that take turns over HTTP as fast as they are answered.

import { Agent, request } from 'node:http'

export interface Rate {
  readonly turns: number
  readonly per_second: number
  readonly p50_ms: number
  readonly p99_ms: number
}

export interface Talker {
  say(message: string): Promise<string>
  close(): void
}

/** One client on one kept-alive connection, with its own user and conversation. */
export function talker(url: string, user: string): Talker {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  let conversation_id: string | undefined
  return {
    close: () => agent.destroy(),
    async say(message) {
      const text = await post(agent, url, user, JSON.stringify({ message, conversation_id }))
      const reply: { conversation_id: string; response: string } = JSON.parse(text)
      conversation_id = reply.conversation_id
      return reply.response
    },
  }
}

function post(agent: Agent, url: string, user: string, body: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api/chat`,
      {
        method: 'POST',
        agent,
        headers: { 'content-type': 'application/json', 'x-user-id': user, 'content-length': Buffer.byteLength(body) },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part) => {
          text += part
        })
        response.on('end', () =>
          response.statusCode === 200 ? resolve(text) : reject(new Error(`${response.statusCode}: ${text}`)),
        )
      },
    )
    call.on('error', reject)
    call.end(body)
  })
}

/** Lets every client say one message after the other for some seconds. */
export async function measure(
  talkers: readonly Talker[],
  seconds: number,
  message: (client: number, count: number) => string,
): Promise<Rate> {
  const times: number[] = []
  const started = performance.now()
  const until = started + seconds * 1000
  await Promise.all(
    talkers.map(async (one, client) => {
      for (let count = 0; performance.now() < until; count++) {
        const sent = performance.now()
        await one.say(message(client, count))
        times.push(performance.now() - sent)
      }
    }),
  )
  const elapsed = (performance.now() - started) / 1000
  times.sort((one, other) => one - other)
  return { turns: times.length, per_second: times.length / elapsed, p50_ms: at(times, 0.5), p99_ms: at(times, 0.99) }
}

function at(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
