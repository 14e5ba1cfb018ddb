import assert from 'node:assert/strict'
import { test } from 'node:test'
import { KEY_MAY_BE_CUT, keyPattern, searchPrefix, searchWords, titleKey } from './words.ts'

test('titles that a person takes for the same have the same key', () => {
  const same = ['The Milk!', 'milk', ' MILK ', 'a milk', 'ｍｉｌｋ']
  assert.deepEqual(new Set(same.map(titleKey)), new Set(['milk']))
  assert.equal(titleKey("Mom's cake"), titleKey('moms cake'))
  assert.equal(titleKey('the'), 'the')
  assert.equal(titleKey('!!!'), '!!!')
  assert.ok(titleKey('👩‍👩‍👧‍👦'.repeat(255)).length <= 200)
})

test('a title is found by its telling words', () => {
  assert.deepEqual(searchWords('Buy the milk for the cat, the CAT'), ['buy', 'milk', 'cat'])
  assert.deepEqual(searchWords('to the'), ['to', 'the'])
  assert.deepEqual(searchWords('…'), [])
  assert.deepEqual(['photos', 'bus', 'gas', 'milk'].map(searchPrefix), ['photo', 'bus', 'gas', 'milk'])
})

test('the key of a title is like the pattern of each of its words, unless it may have been cut', () => {
  const titles = [
    'Buy the photos',
    'the a',
    'my',
    'A to Z',
    'THIS',
    `${'𝒳'.repeat(45)}s`,
    `${'ab '.repeat(90)}zebra`,
    'é|ß',
  ]
  for (const title of titles)
    for (const word of searchWords(title)) {
      const key = titleKey(title)
      const isLike = ` ${key}`.includes(keyPattern(word).replaceAll('%', ''))
      assert.ok(isLike || Buffer.byteLength(key) >= KEY_MAY_BE_CUT, `${word} in ${title}`)
    }
  assert.deepEqual(['milk', 'photos', 'th', 'x'.repeat(60)].map(keyPattern), ['% milk%', '% photo%', '%', '%'])
})
