import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Each reading wakes a server up that may have nothing else to do. */
const RESOLUTION_MS = 50
const NS = 1e9

/** How late timers have been since the last call: anything slow on this thread keeps everyone waiting that long. */
export function watchEventLoop(): { read(): Record<string, number>; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  delay.enable()
  const read = () => {
    const seconds = (ns: number) => Math.max(0, ns / NS - RESOLUTION_MS / 1000)
    const delays = {
      p50: seconds(delay.percentile(50)),
      p99: seconds(delay.percentile(99)),
      max: delay.count === 0 ? 0 : seconds(delay.max),
    }
    delay.reset()
    return delays
  }
  return { read, stop: () => void delay.disable() }
}
