import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cleanLine, cleanNote, countCharacters, cutAtWord, isStorable, line, note } from './text.ts'

test('characters are counted as people count them', () => {
  const cases: [string, number][] = [
    ['', 0],
    ['milk', 4],
    ['café', 4],
    ['cafe\u0301', 4],
    ['👩‍👩‍👧‍👦', 1],
    ['🇩🇪🇫🇷', 2],
    ['नमस्ते', 3],
  ]
  assert.deepEqual(
    cases.map(([text]) => [text, countCharacters(text)]),
    cases,
  )
})

test('NUL and broken characters cannot be stored', () => {
  assert.deepEqual(['ok', 'a\0b', '\ud800', 'a\udc00', '😀'].map(isStorable), [true, false, false, false, true])
})

const cleaned: [string, string, string][] = [
  ['spaces at the ends', '  milk  ', 'milk'],
  ['line breaks and tabs', 'buy\tmilk\nnow', 'buy milk now'],
  ['control characters', 'mi\u0007lk\u009f', 'mi lk'],
  ['bidi controls', 'abc\u202edef\u2066', 'abcdef'],
  ['zero-width space and BOM', 'mi\u200blk\ufeff', 'milk'],
  ['tag characters', 'milk\u{e0041}\u{e0042}', 'milk'],
  ['variation selectors that hide bytes', 'milk\u{e0100}\u{e01ef}\ufe00', 'milk'],
  ['blank Braille and Mongolian selectors', 'a\u2800b\u180bc\u180f', 'abc'],
  ['musical controls', 'la\u{1d173}\u{1d17a}la', 'lala'],
  ['a heart stays an emoji', 'I ❤️ milk', 'I ❤️ milk'],
  ['a family keeps its joiners', '👩‍👩‍👧 day', '👩‍👩‍👧 day'],
  ['a word keeps its joiner', 'می\u200cخواهم', 'می\u200cخواهم'],
  ['loose joiners go', '\u200dmilk\u200c \u200d', 'milk'],
  ['angle brackets are text', '<b>milk</b>', '<b>milk</b>'],
]
for (const [what, text, expected] of cleaned)
  test(`a line is cleaned: ${what}`, () => assert.equal(cleanLine(text), expected))

test('a title of few letters and thousands of accents is too long', () => {
  const pile = `a${'\u0301'.repeat(20_000)}`
  assert.equal(countCharacters(pile), 1)
  assert.equal(line(1, 255, 'too long').safeParse(pile).success, false)
  assert.equal(note(1000, 'too long').safeParse(`${pile}`).success, false)
  assert.equal(line(1, 255, 'too long').safeParse('👩🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(255)).success, true)
})

test('a note keeps its lines', () => {
  assert.equal(cleanNote(' one\r\ntwo\u0007\n\tthree\u202e '), 'one\ntwo\n\tthree')
})

test('a long text is cut at a word, and a long word hard', () => {
  assert.equal(cutAtWord('one two three', 8), 'one two')
  assert.equal(cutAtWord('one two three', 7), 'one two')
  assert.equal(cutAtWord('onetwothree', 4), 'onet')
  assert.equal(cutAtWord('one two', 20), 'one two')
  assert.equal(countCharacters(cutAtWord('👩‍👩‍👧‍👦'.repeat(9), 4)), 4)
})
