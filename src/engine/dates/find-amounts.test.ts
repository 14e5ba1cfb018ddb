import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import { tokenize } from '../tokens.ts'
import { findAmounts } from './find-amounts.ts'
import { lexemesOf } from './lexemes.ts'

/** The words and the value of each amount, with a tilde before the rough ones. */
function amounts(text: string): string[] {
  return findAmounts(lexemesOf(tokenize(text), text)).map(({ start, end, amounts, rough }) => {
    const sum = amounts.map(({ count, unit }) => `${count} ${unit}`).join(', ')
    return `${text.slice(start, end)} = ${rough ? '~' : ''}${sum}`
  })
}

describe('how much time is spoken of', () => {
  for (const [text, ...expected] of [
    ['push it back an hour and a half', 'an hour and a half = 1 hour, 30 minute'],
    ['delay the dentist by half an hour', 'half an hour = 30 minute'],
    ['move it a quarter of an hour', 'a quarter of an hour = 15 minute'],
    ['quarter of an hour later', 'quarter of an hour = 15 minute'],
    ['three quarters of an hour earlier', 'three quarters of an hour = 45 minute'],
    ['put it off 1.5 hours', '1.5 hours = 1 hour, 30 minute'],
    ['put it off two and a half hours', 'two and a half hours = 2 hour, 30 minute'],
    ['an hour and a quarter earlier', 'an hour and a quarter = 1 hour, 15 minute'],
    ['shift it by 1h30', '1h30 = 1 hour, 30 minute'],
    ['shift it by 2h15m', '2h15m = 2 hour, 15 minute'],
    ['snooze it half a day', 'half a day = 12 hour'],
    ['push it a couple of days', 'a couple of days = 2 day'],
    ['push it a fortnight', 'a fortnight = 2 week'],
    ['push it a day or two', 'a day or two = ~2 day'],
    ['push it 2-3 weeks', '2-3 weeks = ~3 week'],
    ['give it a week or so', 'a week or so = ~1 week'],
    ['about 20 minutes', 'about 20 minutes = ~20 minute'],
    ['a few days', 'a few days = ~3 day'],
    ['a week and two days', 'a week and two days = 1 week, 2 day'],
    ['two days or on friday', 'two days = 2 day'],
    ['buy two eggs'],
  ] as const) {
    it(text, () => assert.deepEqual(amounts(text), expected))
  }
})
