import { describeFault, log } from './log.ts'
import type { LogEvent } from './log-events.ts'

const HOUR_MS = 3_600_000

/** What is logged when something was done, and when it could not be. */
interface Events {
  readonly done: LogEvent
  readonly failed: LogEvent
}

/** Does something now and every hour until stopped; failures are logged and retried the next time. */
export function hourly(events: Events, work: () => Promise<Record<string, number>>): { stop(): Promise<void> } {
  let running = run()
  const timer = setInterval(() => {
    running = running.then(run)
  }, HOUR_MS)
  timer.unref()
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }

  async function run(): Promise<void> {
    try {
      const done = await work()
      if (Object.values(done).some((count) => count > 0)) log('info', events.done, done)
    } catch (fault) {
      log('warn', events.failed, describeFault(fault))
    }
  }
}
