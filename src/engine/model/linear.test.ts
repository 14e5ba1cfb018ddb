import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BUCKETS, MOST_FEATURES, readFeatures } from './features.ts'
import { evidenceOf, type LinearModel, OPINION_INTENTS, softmax } from './linear.ts'

function aModel(weights: Partial<Record<number, number>>): LinearModel {
  const table = new Int8Array(BUCKETS * OPINION_INTENTS.length)
  for (const [at, weight] of Object.entries(weights)) table[Number(at)] = weight ?? 0
  return { weights: table, scale: 0.5, bias: [0, 0, 0, 0, 0, 1] }
}

test('a model without weights knows only its bias', () => {
  assert.deepEqual(evidenceOf(aModel({}), 'polish the boots'), [0, 0, 0, 0, 0, 1])
})

test('a weight counts for its intent, less in a longer sentence', () => {
  const buckets = new Uint16Array(MOST_FEATURES)
  const count = readFeatures('boots', buckets)
  const word = buckets[0] ?? 0
  const model = aModel({ [word * OPINION_INTENTS.length + 4]: 100 })
  const [short, long] = ['boots', 'boots and a good many other words'].map((text) => evidenceOf(model, text)[4] ?? 0)
  assert.equal(short, 50 / Math.sqrt(count))
  assert.ok(short !== undefined && long !== undefined && long > 0 && long < short)
})

test('probabilities add up, keep their order and stay close to e^x', () => {
  const scores = softmax([0, -1, -2, -8, -60, 0.5])
  assert.ok(Math.abs(scores.reduce((sum, score) => sum + score, 0) - 1) < 1e-12)
  assert.ok(scores.every((score) => score > 0))
  assert.ok(Math.abs((scores[1] ?? 0) / (scores[0] ?? 1) - Math.exp(-1)) < 1e-3)
})

test('evidence beyond all bounds is still a probability', () => {
  assert.deepEqual(softmax([1e9, -1e9]).map(Math.round), [1, 0])
})
