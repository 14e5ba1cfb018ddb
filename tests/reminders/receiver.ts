// An outlet on this machine that notes everything it is sent.

import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'

export interface Sent {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly at: number
}

export interface Receiver {
  readonly url: string
  readonly sent: Sent[]
  /** What the next are answered with; 200 once these are used up. */
  readonly answers: (number | { readonly redirect: string })[]
  until(count: number): Promise<void>
  close(): Promise<void>
}

export async function openReceiver(): Promise<Receiver> {
  const sent: Sent[] = []
  const answers: Receiver['answers'] = []
  let tell = () => {}
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(part)
    const answer = answers.shift() ?? 200
    if (typeof answer === 'number') response.writeHead(answer).end('thanks')
    else response.writeHead(302, { location: answer.redirect }).end()
    sent.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts), at: Date.now() })
    tell()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    sent,
    answers,
    async until(count) {
      while (sent.length < count)
        await new Promise<void>((resolve) => {
          tell = resolve
        })
    },
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}
