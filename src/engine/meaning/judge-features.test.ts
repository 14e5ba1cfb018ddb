import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readByRules } from '../interpret.ts'
import { bucketOf, hashOf } from '../model/hash.ts'
import { JUDGE_BUCKETS, likelihoodOf } from '../model/judge.ts'
import { marksOf } from '../model/marks.ts'
import { areSame, type Judged, judgeFeatures, placesOf } from './judge-features.ts'
import { plainTitle } from './plain-title.ts'

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

interface Seen extends Pick<Judged, 'source' | 'items' | 'other'> {
  readonly margin: number
  readonly ahead: number
}

// The weights were learned with these features, so a new or renamed one would be ignored or mean something else. The
// label scores have a scale of their own, which changes with every training.
const seen: readonly (readonly [message: string, titles: Seen, features: string])[] = [
  [
    'hi, stick oil the gate on my list for friday. thanks?',
    {
      source: 'marks',
      items: [{ title: 'oil the gate', priority: 'high', description: 'soon' }],
      other: [{ title: 'gate' }],
      margin: 9,
      ahead: 5,
    },
    'always | items 1 | agreed false | counts 1 1 | relation 1 0 0 | pieces remark 0 | pieces bare 0 | pieces skipped 0 | pieces question 0 | pieces request 0 | spans true false | cue PUT | cue LIST | cues true | long 4 | question true | first FILLER | last ? | sentences 2 | commas 1 1 | title long 2 | title first DOING | title last NEW | title ends DOING NEW | title in DET | title in NEW | priority | note | title torn nothing | before PUT | behind KNOWN | before PUT DOING | behind NEW KNOWN | before , PUT | longest 2 1 | outside FILLER | outside PUT | outside KNOWN | outside DET | outside LIST | outside CLOSING | outside 3 | meaning 0',
  ],
  [
    'ring Bo, feed the cat and fix the big red gate tomorrow',
    {
      source: 'rule',
      items: [{ title: 'ring Bo' }, { title: 'feed the cat' }, { title: 'fix the gate' }, { title: 'x' }],
      other: [{ title: 'ring' }, { title: 'feed the cat' }, { title: 'fix the big red gate' }, { title: 'y' }],
      margin: 0,
      ahead: 30,
    },
    'always | items 4 | agreed false | counts 4 4 | relation 1 0 2 | pieces remark 0 | pieces bare 1 | pieces skipped 0 | pieces question 0 | pieces request 0 | spans false false | cues false | long 4 | question false | first DOING | last KNOWN | sentences 0 | commas 1 4 | title long 1 | title first DOING | title last NEW | title ends DOING NEW | title in NEW | title torn nothing | before ^ | behind , | before ^ DOING | behind NEW , | before ^ ^ | title long 2 | title in DET | before , | behind THEN | before , DOING | behind NEW THEN | before NEW , | title torn other | before THEN | behind KNOWN | before THEN DOING | behind NEW KNOWN | before NEW THEN | title long 0 | title first CLOSING | title last CLOSING | title ends CLOSING CLOSING | title lost | longest 2 4 | outside THEN | outside NEW | outside 2 | meaning 2',
  ],
  [
    'milk',
    { source: 'offer', items: [{ title: 'milk' }], other: [{ title: 'Milk' }], margin: -1, ahead: 0 },
    'always | items 1 | agreed true | pieces remark 0 | pieces bare 1 | pieces skipped 0 | pieces question 0 | pieces request 0 | spans false false | cues false | long 0 | question false | first DOING | last DOING | sentences 0 | commas 0 1 | title long 0 | title first DOING | title last DOING | title ends DOING DOING | title torn nothing | before ^ | behind $ | before ^ DOING | behind DOING $ | before ^ ^ | longest 0 1 | outside 0 | meaning 0',
  ],
]

for (const [message, { source, items, other, margin, ahead }, features] of seen)
  test(`what a judge sees of titles in '${message}'`, () => {
    const { chart, reads, pieces } = readByRules(message, setting)
    const marked = { marks: [], margin, aheadOf: () => ahead }
    const found = new Set(judgeFeatures({ source, items, chart, reads, pieces, marked, other, labelled: null }))
    const missing = features
      .split(' | ')
      .flatMap((feature) => [feature, `${source} ${feature}`])
      .filter((feature) => !found.has(bucketOf(hashOf(feature), JUDGE_BUCKETS)))
    assert.deepEqual(missing, [])
  })
