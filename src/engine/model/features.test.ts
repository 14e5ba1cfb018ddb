import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BUCKETS, MOST_CHARACTERS, MOST_FEATURES, readFeatures } from './features.ts'

function featuresOf(text: string): number[] {
  const buckets = new Uint16Array(MOST_FEATURES)
  const count = readFeatures(text, buckets)
  return [...buckets.subarray(0, count)]
}

const same: readonly (readonly [string, string, string])[] = [
  ['case', 'Water The Ferns', 'water the ferns'],
  ['spaces and line breaks', ' water\n the   ferns ', 'water the ferns'],
  ['marks', 'water, the (ferns)!', 'water the ferns'],
  ['apostrophes, straight or curly', 'don\u2019t water', "don't water"],
  ['an apostrophe left out', 'dont water', "don't water"],
  ['which digits', 'water at 6:45', 'water at 7:30'],
  ['which id', 'water 724f8322-a193-4d77-a852-13131a9adf8a', 'water 9942DE98-afd7-4764-a459-bcb3215f0bea'],
  ['full-width forms', '\uff57\uff41\uff54\uff45\uff52', 'water'],
  ['dashes between words', 'ferns \u2014 water', 'ferns water'],
  ['what follows the first part', `${'fern '.repeat(80)}water`, 'fern '.repeat(80)],
]
for (const [what, one, other] of same)
  test(`${what} makes no difference`, () => assert.deepEqual(featuresOf(one), featuresOf(other)))

const different: readonly (readonly [string, string, string])[] = [
  ['the order of words', 'ferns water', 'water ferns'],
  ['a question mark', 'water the ferns?', 'water the ferns'],
  ['one more word', 'water the ferns now', 'water the ferns'],
]
for (const [what, one, other] of different)
  test(`${what} makes a difference`, () => assert.notDeepEqual(featuresOf(one), featuresOf(other)))

const hostile: readonly (readonly [string, string])[] = [
  ['nothing', ''],
  ['only marks', '?!'.repeat(3000)],
  ['one endless word', 'x'.repeat(9000)],
  ['words of one letter', 'a '.repeat(9000)],
  ['characters that unfold to many', '\ufdfa'.repeat(9000)],
  ['lone surrogates', '\ud83d'.repeat(MOST_CHARACTERS)],
]
for (const [what, text] of hostile)
  test(`${what} stays within bounds`, () => {
    const features = featuresOf(text)
    assert.ok(features.length > 0 && features.length < MOST_FEATURES)
    assert.ok(features.every((bucket) => bucket < BUCKETS))
  })

test('what was read before leaves no trace', () => {
  const before = featuresOf('water the ferns')
  featuresOf('a much longer sentence about something else altogether, is it not?')
  assert.deepEqual(featuresOf('water the ferns'), before)
})
