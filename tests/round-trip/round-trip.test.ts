import assert from 'node:assert/strict'
import { test } from 'node:test'
import { generate } from './generate.ts'
import { apply, inListOrder } from './meaning.ts'
import { showUnasked, sum } from './report.ts'
import { runCases, runQualifiers } from './run.ts'
import { THRESHOLDS } from './thresholds.ts'

const { seed, cases, qualifiers } = THRESHOLDS

test('what is meant is read back', async (t) => {
  const tally = await runCases({ cases, seed })
  for (const line of tally.table()) t.diagnostic(line)
  const share = (count: number) => count / sum(tally.total)
  assert.ok(share(tally.total.right) >= THRESHOLDS.right, `${tally.total.right} right of ${cases}`)
  assert.ok(share(tally.total.wrong) <= THRESHOLDS.wrong, `${tally.total.wrong} wrong acts in ${cases}`)
})

test('a condition, a doubt, a wish, a plan, a "don\'t" or a question changes nothing', async (t) => {
  const { kinds, changed } = await runQualifiers({ cases: qualifiers, seed })
  t.diagnostic(JSON.stringify(kinds))
  const shown = changed.slice(0, 10).flatMap(showUnasked).join('\n')
  assert.ok(changed.length <= THRESHOLDS.changedUnasked, `${changed.length} changed unasked:\n${shown}`)
})

test('the same seed makes the same case, and another one another', () => {
  assert.deepEqual(generate(42), generate(42))
  assert.notDeepEqual(generate(42), generate(43))
})

test('the model counts days and keeps what was not spoken of', () => {
  const rent = {
    key: 1,
    title: 'rent',
    note: null,
    priority: null,
    due: { day: '2026-11-30', time: '18:00' },
    done: false,
  }
  const milk = { ...rent, key: 2, title: 'milk', due: null }
  const after = apply(
    [rent, milk],
    [
      { does: 'shift', keys: [1], by: { days: 2 } },
      { does: 'time', keys: [2], time: '17:00' },
      { does: 'finish', keys: [2] },
    ],
  )
  assert.deepEqual(inListOrder(after), [
    { ...milk, due: { day: '2026-11-16', time: '17:00' }, done: true },
    { ...rent, due: { day: '2026-12-02', time: '18:00' } },
  ])
})
