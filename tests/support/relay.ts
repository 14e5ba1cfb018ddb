import { connect, createServer, type Socket } from 'node:net'

export interface Relay {
  readonly port: number
  /** Ends every connection there is; new ones go through. */
  cut(): void
  close(): Promise<void>
}

/** Stands before a server on this machine; `wire` tells what passes from the near side to the far one and back. */
export async function startRelay(target: number, wire: (near: Socket, far: Socket) => void): Promise<Relay> {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    wire(near, far)
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
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port,
    cut,
    close: async () => {
      cut()
      await new Promise((closed) => server.close(closed))
    },
  }
}
