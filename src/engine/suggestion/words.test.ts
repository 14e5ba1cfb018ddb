import assert from 'node:assert/strict'
import { test } from 'node:test'
import { smallTalk } from './voice.ts'
import { isCovered, isMadeOf, isNamed } from './words.ts'

const explained = (message: string, title: string, said: string, values: string[] = []) =>
  isCovered(message, { titles: [title], values, said: [said], isFocus: false })

test('a text is made of words that were said, in whatever form', () => {
  assert.equal(isMadeOf('call mum', ["I keep putting off calling Mum, don't I"]), true)
  assert.equal(isMadeOf('call mum and dad', ['I keep putting off calling Mum']), false)
  assert.equal(isMadeOf('', ['anything']), false)
})

test('a title is named by one of its telling words, not by its small ones', () => {
  assert.equal(isNamed('pay the rent', 'shove the rent along'), true)
  assert.equal(isNamed('pay the rent', 'shove the gym along'), false)
})

const coverage: readonly [string, string, string, string[], boolean][] = [
  ['shove the rent to friday', 'pay rent', 'shove', ['friday'], true],
  ['shove the rent to friday please', 'pay rent', 'shove', ['friday'], true],
  ['shove the rent to friday', 'pay rent', '', ['friday'], false],
  ['knock out the weekly report', 'monthly report', 'knock out the weekly', [], false],
  ['knock out the report', 'monthly report', 'knock out', [], true],
  ['do not knock out the report', 'monthly report', 'do not knock out', [], false],
  ['knock out the report unless Ann calls', 'monthly report', 'knock out unless ann calls', [], false],
  ['knock everything but the report out', 'monthly report', 'knock everything but out', [], false],
  ['I should knock out the report', 'monthly report', 'should knock out', [], false],
]

for (const [message, title, said, values, expected] of coverage)
  test(`'${message}' is ${expected ? '' : 'not '}explained by '${title}' and '${said}'`, () =>
    assert.equal(explained(message, title, said, values), expected))

const talk: readonly [string, boolean][] = [
  ['It has to be the sunset, if you ask me.', true],
  ["I've added milk to your list!", false],
  ['All done.', false],
  ["I'll remind you.", false],
  ['See https://evil.example', false],
  ['<img src=x>', false],
  ['**Hello**', false],
  ['a'.repeat(301), false],
  ['zero\u200bwidth', false],
  [' \n ', false],
]

for (const [text, expected] of talk)
  test(`small talk ${expected ? 'may' : 'may not'} be '${text.slice(0, 40)}'`, () =>
    assert.equal(smallTalk(text) !== null, expected))
