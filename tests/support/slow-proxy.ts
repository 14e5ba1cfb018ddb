import { type Relay, startRelay } from './relay.ts'

export interface SlowProxy extends Relay {
  /** From here on everything takes this much longer, there and back together. */
  delay(ms: number): void
  /** Passes nothing on and ends nothing, as a host without power. */
  fallSilent(): void
}

/** Passes bytes on in both directions, later. */
export async function startSlowProxy(target: number): Promise<SlowProxy> {
  let half_ms = 0
  let isSilent = false
  const relay = await startRelay(target, (near, far) => {
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
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
  return {
    ...relay,
    delay: (ms) => {
      half_ms = ms / 2
    },
    fallSilent: () => {
      isSilent = true
    },
  }
}
