// As much of HTTP as one client needs that asks one thing after the other. Whoever asks shares the processors with whoever
// answers, and Node's own client costs several times as much as pgbench, beside which turns are measured.

import { connect, type Socket } from 'node:net'

export interface HttpAnswer {
  readonly status: number
  readonly text: string
}

interface Asked {
  resolve(answer: HttpAnswer): void
  reject(fault: Error): void
}

const HEAD_ENDS = '\r\n\r\n'

export function httpLine(url: string) {
  const { hostname, port, host } = new URL(url)
  let socket: Socket | null = null
  let asked: Asked | null = null
  let received: Buffer = Buffer.alloc(0)

  const answered = (answer: HttpAnswer | Error) => {
    const waiting = asked
    asked = null
    received = Buffer.alloc(0)
    if (answer instanceof Error) waiting?.reject(answer)
    else waiting?.resolve(answer)
  }

  const open = () => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true })
    const gone = (fault: Error) => {
      if (socket !== opened) return
      socket = null
      answered(fault)
    }
    opened.on('error', gone)
    opened.on('close', () => gone(new Error('the connection was closed')))
    opened.on('data', (bytes) => {
      received = received.length === 0 ? bytes : Buffer.concat([received, bytes])
      const answer = answerIn(received)
      if (answer !== null) answered(answer)
    })
    return opened
  }

  const send = (path: string, user: string, body: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<HttpAnswer>()
    asked = { resolve, reject }
    socket ??= open()
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\nx-user-id: ${user}\r\ncontent-length: ${Buffer.byteLength(body)}${HEAD_ENDS}${body}`,
    )
    return promise
  }
  let before: Promise<unknown> = Promise.resolve()

  return {
    /** One after the other. A connection that was closed meanwhile is opened anew. */
    post(path: string, user: string, body: string): Promise<HttpAnswer> {
      const answer = before.then(() => send(path, user, body))
      before = answer.catch(() => null)
      return answer
    },
    close() {
      socket?.destroy()
    },
  }
}

/** Null until all of it is there. */
function answerIn(bytes: Buffer): HttpAnswer | Error | null {
  const end = bytes.indexOf(HEAD_ENDS)
  if (end < 0) return null
  const head = bytes.toString('latin1', 0, end)
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  if (length === undefined) return new Error(`an answer of no known length: ${head}`)
  const begins = end + HEAD_ENDS.length
  if (bytes.length < begins + Number(length)) return null
  return { status: Number(head.slice(9, 12)), text: bytes.toString('utf8', begins, begins + Number(length)) }
}
