// Clients that take turns over HTTP as fast as they are answered.

import { httpLine } from './http-line.ts'

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
  const line = httpLine(url)
  let conversation_id: string | undefined
  return {
    close: line.close,
    async say(message) {
      const { status, text } = await line.post('/api/chat', user, JSON.stringify({ message, conversation_id }))
      if (status !== 200) throw new Error(`${status}: ${text}`)
      const reply: { conversation_id: string; response: string } = JSON.parse(text)
      conversation_id = reply.conversation_id
      return reply.response
    },
  }
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
