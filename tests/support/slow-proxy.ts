import { connect, createServer, type Socket } from 'node:net'

export interface SlowProxy {
  readonly port: number
  /** From here on everything takes this much longer, there and back together. */
  delay(ms: number): void
  /** Passes nothing on and ends nothing, as a host without power. */
  fallSilent(): void
  /** Ends every connection there is; new ones go through. */
  cut(): void
  close(): Promise<void>
}

/** Passes bytes on in both directions, later. */
export async function startSlowProxy(target: number): Promise<SlowProxy> {
  let half_ms = 0
  let isSilent = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('error', () => {})
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      // Timers of the same length keep their order; a shorter one must not overtake what is on its way.
      let last = 0
      from.on('data', (bytes) => {
        last = Math.max(last, performance.now() + half_ms)
        setTimeout(
          () => {
            if (!isSilent && !to.destroyed) to.write(bytes)
          },
          Math.max(0, last - performance.now()),
        )
      })
    }
  })
  const port = await new Promise<number>((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address !== null ? address.port : 0)
    })
  })
  return {
    port,
    delay: (ms) => {
      half_ms = ms / 2
    },
    fallSilent: () => {
      isSilent = true
    },
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
