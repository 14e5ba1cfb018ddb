import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'

const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface Finding {
  readonly id: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

export async function expectAccessible(page: Page): Promise<void> {
  await expectNothing(page, {})
}

/** Of a page that was found to be accessible in its other theme, which has other colours and nothing else. */
export async function expectLegible(page: Page): Promise<void> {
  await expectNothing(page, { runOnly: ['color-contrast', 'link-in-text-block'] })
}

/** Evaluated by the browser's debugger, which the page's Content-Security-Policy does not bind. */
async function expectNothing(page: Page, options: object): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  // Colours are compared with where they end, not with the middle of a transition.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => Number.isFinite(animation.effect?.getComputedTiming().endTime))
        .map((animation) => animation.finished),
    ),
  )
  const found = await page.evaluate<Finding[]>(
    `axe.run(${JSON.stringify({ resultTypes: ['violations'], ...options })}).then(({ violations }) => violations)`,
  )
  assert.deepEqual(
    found.map(({ id, nodes }) => ({ id, nodes: nodes.map(({ html, failureSummary }) => [html, failureSummary]) })),
    [],
  )
}
