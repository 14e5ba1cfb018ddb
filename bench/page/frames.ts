import type { Page } from 'playwright-core'

export interface Frames {
  readonly frames: number
  readonly dropped: number
  readonly worst_ms: number
  readonly p95_ms: number
  /** Of the processor, on the page's main thread: what a frame costs, however busy the machine is. */
  readonly work_ms: number
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

/** The main thread's processor time between two calls. */
async function watchWork(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' })
  const read = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0)
  }
  const before = await read()
  return async () => (await read()) - before
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

function sumUp({ times, done, elements }: Recorded, work_ms: number): Frames {
  const sorted = times.toSorted((one, other) => one - other)
  return {
    frames: times.length,
    dropped: times.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1000 / 60)) - 1), 0),
    worst_ms: sorted.at(-1) ?? 0,
    p95_ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
    work_ms: work_ms / times.length,
    done,
    elements,
  }
}
