import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readByRules } from '../interpret.ts'
import { likelihoodOf } from '../model/judge.ts'
import { marksOf } from '../model/marks.ts'
import { areSame, judgeFeatures, placesOf, plainTitle } from './judge-features.ts'

const setting = { now: '2026-02-09T10:30:00.000Z', timezone: 'UTC', tasks: [], last: null, changed: false }

function likelihood(message: string, ...titles: string[]): number {
  const { chart, reads, pieces } = readByRules(message, setting)
  const items = titles.map((title) => ({ title }))
  const marked = marksOf(chart) ?? assert.fail('too long')
  return likelihoodOf(
    judgeFeatures({ source: 'marks', items, chart, reads, pieces, marked, other: [], labelled: null }),
  )
}

test('what was meant is likelier than what takes in talk, or leaves out a part', () => {
  const message = 'the gate squeaks again, so stick oil the gate on my list would you'
  const meant = likelihood(message, 'oil the gate')
  assert.ok(meant > likelihood(message, 'the gate squeaks again'))
  assert.ok(meant > likelihood(message, 'oil'))
  assert.ok(meant > likelihood(message, 'the gate squeaks again', 'oil the gate'))
})

test('the words of titles are found in the message, one title behind the other', () => {
  const { chart } = readByRules('add the red pen, the blue pen', setting)
  assert.deepEqual(placesOf(chart, [{ title: 'the red pen' }, { title: 'the blue pen' }]), [
    [1, 2, 3],
    [5, 6, 7],
  ])
  assert.deepEqual(placesOf(chart, [{ title: 'the pen' }]), [[1, 3]])
  assert.deepEqual(placesOf(chart, [{ title: 'ink' }]), [[]])
})

test('titles are the same whatever article or mark they have', () => {
  assert.equal(plainTitle('The gate, oiled!'), 'gate oiled')
  assert.ok(areSame([{ title: 'the gate' }], [{ title: 'Gate' }]))
  assert.ok(!areSame([{ title: 'gate' }], [{ title: 'gate' }, { title: 'door' }]))
})
