import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openChart } from '../meaning/open.ts'
import { markFeatures } from './mark-features.ts'
import { MARKS, markedBy, marksOf } from './marks.ts'

const clock = { now: '2026-11-17T10:30:00.000Z', timezone: 'UTC' }

function chartOf(said: string) {
  return openChart(said, [], clock)
}

/** The labelled words, each run after its label. */
function marked(said: string): string {
  const chart = chartOf(said)
  return (marksOf(chart)?.marks ?? [])
    .flatMap((mark, at) => (mark === 'out' ? [] : [`${mark}:${chart.word(at)}`]))
    .join(' ')
}

test('a title is found amid talk, with its date apart', () => {
  assert.equal(
    marked('The gutters are a disgrace. Add ring the roofer for Friday please.'),
    'begin:ring title:the title:roofer date:friday',
  )
})

test('a message that asks for nothing has no title', () => {
  assert.equal(marked('What a morning, the bus never came and then two came at once.'), '')
})

test('a message that is longer than any that was learned from has no labels', () => {
  assert.equal(marksOf(chartOf('milk '.repeat(200))), null)
})

test('the best row of labels is chosen as a whole: a step may outweigh a word', () => {
  const weights = new Int8Array(MARKS.length * 4)
  const begin = MARKS.indexOf('begin')
  const title = MARKS.indexOf('title')
  // The first word looks like the start of a title, the second slightly more like a title than like nothing.
  weights[0 * MARKS.length + begin] = 3
  weights[1 * MARKS.length + title] = 2
  weights[1 * MARKS.length] = 1
  const steps = new Array<number>((MARKS.length + 1) * MARKS.length).fill(0)
  const features = [Uint16Array.of(0), Uint16Array.of(1)]
  const { marks, margin, aheadOf } = markedBy({ weights, steps }, features)
  assert.deepEqual({ marks, margin }, { marks: ['begin', 'title'], margin: 1 })
  assert.deepEqual([aheadOf([[0, 1]]), aheadOf([[0]])], [0, 1])
  steps[(begin + 1) * MARKS.length + title] = -2
  assert.deepEqual(markedBy({ weights, steps }, features).marks, ['begin', 'out'])
})

test('numbers look alike', () => {
  const [one, other] = ['add ring 81234 about it', 'add ring 95234 about it'].map((said) => markFeatures(chartOf(said)))
  assert.deepEqual(one, other)
})
