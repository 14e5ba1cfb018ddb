import { connect, createServer, type Socket } from 'node:net'

export interface CuttingProxy {
  readonly port: number
  /** How many connections it has cut so far. */
  cuts(): number
  /** Nothing is cut before the storm. */
  storm(): void
  /** Stops cutting; what comes now goes through. */
  calm(): void
  close(): Promise<void>
}

/**
 * Passes bytes on in both directions, and cuts each connection after some number of bytes chosen at random: in the
 * middle of a request, before an answer, inside one, or between a commit and its answer.
 */
export async function startCuttingProxy(target: number, meanBytes: number): Promise<CuttingProxy> {
  let cuts = 0
  let cutting = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    let left = Math.floor(-Math.log(1 - Math.random()) * meanBytes)
    const end = () => {
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from)
      from.on('close', () => {
        sockets.delete(from)
        to.destroy()
      })
      from.on('error', end)
      from.on('data', (bytes) => {
        if (cutting) left -= bytes.length
        if (!cutting || left > 0) {
          to.write(bytes)
          return
        }
        cuts++
        // Half of the time what was on its way still arrives, and only its answer is lost.
        if (Math.random() < 0.5) to.write(bytes, end)
        else end()
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
    cuts: () => cuts,
    storm: () => {
      cutting = true
    },
    calm: () => {
      cutting = false
    },
    close: async () => {
      for (const socket of sockets) socket.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
