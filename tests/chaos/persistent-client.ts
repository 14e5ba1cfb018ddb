import { Agent, request } from 'node:http'

export interface Answered {
  readonly body: string
  readonly tries: number
}

export interface Sending {
  readonly user_id: string
  readonly message: string
  readonly message_id: string
  readonly conversation_id?: string | undefined
}

// Longer than the database is ever away in a test; whoever waits longer waits for ever.
const PATIENCE_MS = 60_000

/** Sends one message, always under the same id, until it is answered; any other status than these is a failure. */
export async function sendUntilAnswered(
  address: () => string,
  sending: Sending,
  allowed: readonly number[] = [409, 429, 503],
): Promise<Answered> {
  const { user_id, ...body } = sending
  const until = Date.now() + PATIENCE_MS
  for (let tries = 1; Date.now() < until; tries++) {
    const reply = await send(address(), user_id, JSON.stringify(body)).catch(() => null)
    if (reply?.status === 200) return { body: reply.text, tries }
    if (reply !== null && !allowed.includes(reply.status)) throw new Error(`${reply.status}: ${reply.text}`)
    await new Promise((resolve) => setTimeout(resolve, 10 + Math.random() * 20))
  }
  throw new Error(`no answer to ${sending.message_id} in a minute`)
}

// A connection per request: a cut must not take another request along.
const agent = new Agent({ keepAlive: false })

function send(url: string, user_id: string, body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-user-id': user_id,
      host: '127.0.0.1',
    }
    const call = request(`${url}/api/chat`, { method: 'POST', agent, headers, timeout: 15_000 }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part) => {
        text += part
      })
      response.on('error', reject)
      response.on('aborted', () => reject(new Error('cut off')))
      response.on('end', () =>
        response.complete ? resolve({ status: response.statusCode ?? 0, text }) : reject(new Error('cut off')),
      )
    })
    call.on('timeout', () => call.destroy(new Error('no answer')))
    call.on('error', reject)
    call.end(body)
  })
}
