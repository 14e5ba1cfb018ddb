import { test } from 'node:test'
import { expectAccessible } from './support/axe.ts'
import { openStage } from './support/stage.ts'
import { fill, firstViews, type View, views } from './support/views.ts'
import { screens, type Visit, visit } from './support/visit.ts'

const stage = openStage()
const screenNames = ['desktop', 'phone'] as const
let conversation = ''

/** One visitor for each screen, who goes from view to view. */
const visitors = new Map<string, Visit>()
async function visitorAt(screen: (typeof screenNames)[number]): Promise<Visit> {
  const expects = views.flatMap((view) => view.expects ?? [])
  const visitor = visitors.get(screen) ?? (await visit(stage.browser, stage.site.url, { screen, expects }))
  visitors.set(screen, visitor)
  return visitor
}

function check({ name, path, open }: View): void {
  for (const screen of screenNames)
    test(`${name}, ${screen}: axe finds nothing in either theme${screen === 'phone' ? '' : ', nor at 400 %'}`, async () => {
      const { page } = await visitorAt(screen)
      await page.setViewportSize(screens[screen])
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(`${stage.site.url}${path.replace(':conversation', conversation)}`)
      await page.reload()
      await open(page)
      await expectAccessible(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      await page.locator('html[data-theme=dark]').waitFor()
      await expectAccessible(page)
      if (screen === 'phone') return
      await page.setViewportSize(screens.enlarged)
      await expectAccessible(page)
    })
}

firstViews.forEach(check)
test('things are said', async () => {
  conversation = await fill(stage.site)
})
views.forEach(check)
test('nothing went wrong on the way', async () => {
  for (const visitor of visitors.values()) await visitor.leave()
})
