import { describeFault, log } from './log.ts'

const HOUR_MS = 3_600_000

/** Does something now and every hour until stopped; what goes wrong is logged and tried again the next time. */
export function hourly(what: string, work: () => Promise<Record<string, number>>): { stop(): Promise<void> } {
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
      if (Object.values(done).some((count) => count > 0)) log('info', what, done)
    } catch (fault) {
      log('warn', `${what} failed`, describeFault(fault))
    }
  }
}
