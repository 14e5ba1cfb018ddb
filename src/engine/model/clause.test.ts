import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChart } from '../meaning/open.ts'
import { clauseFeatures, clauseScores, maskedTokens } from './clause.ts'
import { unpackedSparse } from './packed.ts'

const clock = { now: '2026-11-17T10:30:00.000Z', timezone: 'UTC' }

function chartOf(said: string, ...titles: string[]) {
  return openChart(
    said,
    titles.map((title, index) => ({ id: `t${index}`, title })),
    clock,
  )
}

function masked(said: string, ...titles: string[]): string {
  const chart = chartOf(said, ...titles)
  return maskedTokens(chart, { from: 0, to: chart.words.length })
    .map(({ text }) => text)
    .join(' ')
}

test('names, dates and numbers are masked, and what was done keeps its verb', () => {
  assert.equal(masked('the gutters can wait till friday', 'Clean the gutters'), '=T can wait till =D')
  assert.equal(masked('bought milk for 3 of us', 'buy milk'), 'bought =T for =# of us')
})

test('a sentence has the same features whichever task it is about', () => {
  const featuresOf = (said: string, title: string) => {
    const chart = chartOf(said, title)
    return [...clauseFeatures(chart, { from: 0, to: chart.words.length })]
  }
  assert.deepEqual(
    featuresOf("that's the gutters seen to", 'gutters'),
    featuresOf("that's the boiler seen to", 'boiler'),
  )
})

test('the order of the words tells who did what', () => {
  const finish = (said: string) => {
    const chart = chartOf(said, 'Call the dentist')
    return clauseScores(chart, { from: 0, to: chart.words.length }).finish
  }
  assert.ok(finish('called the dentist') > 0.7)
  assert.ok(finish('the dentist called') < 0.5)
})

test('weights are read back from their letters: how many buckets without any stand before, then class by class', () => {
  const { rows, weights } = unpackedSparse('+[[C', 'jihipi', 200, 3)
  assert.deepEqual([rows[3], rows[133], [...weights]], [1, 2, [1, -1, 7, 0, 0, 0]])
})

test('weights of a first class that is left out take the others back to nothing', () => {
  const { rows, weights } = unpackedSparse('((', 'jhki', 4, 3)
  assert.deepEqual(
    [[...rows], [...weights]],
    [
      [1, 2, 0, 0],
      [-3, 1, 2, 1, -1, 0],
    ],
  )
})
