import { connect, createServer, type Socket } from 'node:net'

export interface Withheld {
  /** What must be sent, one after the other on one connection, before anything is withheld. */
  readonly after: readonly string[]
  /** What the answer contains. */
  readonly answer: string
}

export interface WithholdingProxy {
  readonly port: number
  /** Resolves with the answer once it is here, which never gets to the one it is for. */
  readonly withheld: Promise<string>
  close(): Promise<void>
}

/** Passes bytes on in both directions, until the answer that is to be withheld: it is taken and kept. */
export async function startWithholdingProxy(target: number, { after, answer }: Withheld): Promise<WithholdingProxy> {
  const { promise: withheld, resolve } = Promise.withResolvers<string>()
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    let [sent, seen, kept] = ['', 0, '']
    near.on('data', (bytes) => {
      sent += bytes.toString('latin1')
      for (let at = 0; at >= 0 && seen < after.length; ) {
        const word = after[seen] ?? ''
        at = sent.indexOf(word)
        if (at < 0) continue
        sent = sent.slice(at + word.length)
        seen++
      }
      far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (seen < after.length) return void near.write(bytes)
      kept += bytes.toString('latin1')
      if (kept.includes(answer)) resolve(kept)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
  })
  const port = await new Promise<number>((listening) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      listening(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    port,
    withheld,
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((closed) => server.close(closed))
    },
  }
}
