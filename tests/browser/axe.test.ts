import { test } from 'node:test'
import { expectAccessible, expectLegible } from './support/axe.ts'
import { openStage } from './support/stage.ts'
import { fill, firstViews, type View, views } from './support/views.ts'
import { screens, visit } from './support/visit.ts'

const stage = openStage()
let conversation = ''

const screenNames = ['desktop', 'phone'] as const

function check({ name, path, open, expects = [] }: View): void {
  for (const screen of screenNames)
    test(`${name}, ${screen}: axe finds nothing in either theme${screen === 'phone' ? '' : ', nor at 400 %'}`, async () => {
      const at = path.replace(':conversation', conversation)
      const visitor = await visit(stage.browser, stage.site.url, { screen, path: at, expects })
      try {
        await open(visitor.page)
        await expectAccessible(visitor.page)
        await visitor.page.emulateMedia({ colorScheme: 'dark' })
        await visitor.page.locator('html[data-theme=dark]').waitFor()
        await expectLegible(visitor.page)
        if (screen === 'phone') return
        await visitor.page.setViewportSize(screens.enlarged)
        await expectAccessible(visitor.page)
      } finally {
        await visitor.leave()
      }
    })
}

firstViews.forEach(check)
test('things are said', async () => {
  conversation = await fill(stage.site)
})
views.forEach(check)
