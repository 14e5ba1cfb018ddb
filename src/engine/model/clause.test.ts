import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChart } from '../meaning/open.ts'
import { clauseFeatures, clauseScores, maskedTokens } from './clause.ts'

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
