import { type Relay, startRelay } from './relay.ts'

/** A point in a turn: on the way to the database with its nth flight, or on the way back with the answer to it. */
export interface Point {
  readonly flight: number
  readonly side: 'before' | 'after'
}

export interface TurnProxy extends Relay {
  /** Stops the next turn at this point; resolves when it is there. Nothing gets through from then on. */
  stopAt(point: Point): Promise<void>
  /** Nothing is stopped any more. */
  letAllPass(): void
}

/** The statement a turn begins with. */
const FIRST = 'claim_turn\0'
/** PostgreSQL is ready for the next flight. */
const READY = 'Z\0\0\0\u0005'

/** Stands before the database and counts the flights of a turn. */
export async function startTurnProxy(target: number): Promise<TurnProxy> {
  let wanted: { readonly point: Point; readonly reached: () => void } | null = null
  const relay = await startRelay(target, (near, far) => {
    let flight = 0
    let isStopped = false
    const isAt = (side: Point['side']) => wanted?.point.side === side && wanted.point.flight === flight
    near.on('data', (bytes) => {
      if (bytes.includes(FIRST)) flight = 1
      else if (flight > 0) flight++
      if (isAt('before')) isStopped = true
      if (isStopped) wanted?.reached()
      else far.write(bytes)
    })
    far.on('data', (bytes) => {
      if (isAt('after')) isStopped = true
      if (!isStopped) near.write(bytes)
      else if (bytes.toString('latin1').includes(READY)) wanted?.reached()
    })
  })
  return {
    ...relay,
    stopAt: (point) =>
      new Promise((reached) => {
        wanted = { point, reached }
      }),
    letAllPass: () => {
      wanted = null
    },
  }
}
