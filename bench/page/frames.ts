import type { Page } from 'playwright-core'

export interface Frames {
  readonly frames: number
  readonly dropped: number
  readonly worst_ms: number
  readonly p95_ms: number
  /**
   * Processor time of the longest task on the page's main thread: from 16.7 ms on it drops a frame itself. Other dropped
   * frames are those of a busy machine.
   */
  readonly longest_ms: number
  /** How far it was scrolled, or how often something was moved. */
  readonly done: number
  /** Elements in the page at the end: only what is seen should be there. */
  readonly elements: number
}

interface Recorded {
  readonly times: readonly number[]
  readonly done: number
  readonly elements: number
}

interface TraceEvent {
  readonly name: string
  readonly pid: number
  readonly tid: number
  /** Microseconds of the processor. */
  readonly tdur?: number
  readonly args: { readonly name?: string }
}

/** Notes what the page's main thread does until asked for the longest of it. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const browser = page.context().browser()
  await browser?.startTracing(page, { categories: ['toplevel', 'disabled-by-default-toplevel.flow', '__metadata'] })
  return async () => {
    const trace = (await browser?.stopTracing())?.toString() ?? '{"traceEvents":[]}'
    const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace)
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
    const main = new Set(traceEvents.filter(({ args }) => args.name === 'CrRendererMain').map(threadOf))
    const tasks = traceEvents.filter((event) => event.name.endsWith('RunTask') && main.has(threadOf(event)))
    return tasks.reduce((most, { tdur = 0 }) => Math.max(most, tdur / 1000), 0)
  }
}

/** Scrolls a part of the page by as much each frame, to its end, and notes how long each frame took. */
export async function scrollThrough(page: Page, selector: string, by: number, seconds: number): Promise<Frames> {
  const work = await watchWork(page)
  const recorded = await page.evaluate(
    async ({ selector, by, seconds }): Promise<Recorded> => {
      const scroller = document.querySelector(selector)
      if (scroller === null) throw new Error(`nothing is ${selector}`)
      const times: number[] = []
      let done = 0
      const started = performance.now()
      await new Promise<void>((resolve) => {
        let last = started
        const frame = (now: number) => {
          times.push(now - last)
          last = now
          const before = scroller.scrollTop
          scroller.scrollTop += by
          done += Math.abs(scroller.scrollTop - before)
          if (now - started > seconds * 1000) resolve()
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(frame)
        })
      })
      return { times, done: Math.round(done), elements: document.querySelectorAll('*').length }
    },
    { selector, by, seconds },
  )
  return sumUp(recorded, await work())
}

const FRAMES_PER_MOVE = 12

/** Moves a task down the list, five places a second, as somebody does who holds the keys. */
export async function moveThrough(page: Page, selector: string, seconds: number): Promise<Frames> {
  const work = await watchWork(page)
  const recorded = await page.evaluate(
    async ({ selector, seconds, every }): Promise<Recorded> => {
      const tick = document.querySelector<HTMLElement>(selector)
      if (tick === null) throw new Error(`nothing is ${selector}`)
      tick.focus()
      let place: string | null | undefined
      const times: number[] = []
      let done = 0
      const started = performance.now()
      await new Promise<void>((resolve) => {
        let last = started
        const frame = (now: number) => {
          times.push(now - last)
          last = now
          if (times.length % every === 0) {
            const now = document.activeElement?.closest('[data-index]')?.getAttribute('data-index')
            if (now !== place && times.length > every) done++
            place = now
            const key = { key: 'ArrowDown', altKey: true, bubbles: true, cancelable: true }
            document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', key))
          }
          if (now - started > seconds * 1000) resolve()
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(frame)
        })
      })
      return { times, done, elements: document.querySelectorAll('*').length }
    },
    { selector, seconds, every: FRAMES_PER_MOVE },
  )
  return sumUp(recorded, await work())
}

function sumUp({ times, done, elements }: Recorded, longest_ms: number): Frames {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    frames: times.length,
    dropped: times.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1000 / 60)) - 1), 0),
    worst_ms: sorted.at(-1) ?? 0,
    p95_ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    longest_ms,
    done,
    elements,
  }
}
