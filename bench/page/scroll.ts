import type { Page } from 'playwright-core'

export interface Frames {
  readonly frames: number
  readonly dropped: number
  readonly worst_ms: number
  readonly p95_ms: number
  readonly pixels: number
  /** Elements in the page at the end: only what is seen should be there. */
  readonly elements: number
}

/** Scrolls a part of the page by as much each frame, to its end, and notes how long each frame took. */
export async function scrollThrough(page: Page, selector: string, by: number, seconds: number): Promise<Frames> {
  return await page.evaluate(
    async ({ selector, by, seconds }) => {
      const scroller = document.querySelector(selector)
      if (scroller === null) throw new Error(`nothing is ${selector}`)
      const times: number[] = []
      let pixels = 0
      const started = performance.now()
      let last = started
      await new Promise<void>((resolve) => {
        const frame = (now: number) => {
          times.push(now - last)
          last = now
          const before = scroller.scrollTop
          scroller.scrollTop += by
          pixels += Math.abs(scroller.scrollTop - before)
          if (now - started > seconds * 1000) resolve()
          else requestAnimationFrame(frame)
        }
        requestAnimationFrame((now) => {
          last = now
          requestAnimationFrame(frame)
        })
      })
      const sorted = times.toSorted((one, other) => one - other)
      return {
        frames: times.length,
        dropped: times.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1000 / 60)) - 1), 0),
        worst_ms: sorted.at(-1) ?? 0,
        p95_ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0,
        pixels: Math.round(pixels),
        elements: document.querySelectorAll('*').length,
      }
    },
    { selector, by, seconds },
  )
}
