import assert from 'node:assert/strict'
import { test } from 'node:test'
import { phrasesOf } from '../language/en/classes.ts'
import { Beginnings, Begun } from './beginnings.ts'

/** More sets than a number has bits: each word begins its own set, and "every" begins all of them. */
const sets = Array.from({ length: 70 }, (_, set) => phrasesOf([`word${set}`, `every thing${set}`]))
const beginnings = new Beginnings(sets)

function begun(message: string): Begun {
  return new Begun(
    beginnings,
    message.split(' ').map((text) => ({ text })),
  )
}

function setsAt(message: string, at: number): number[] {
  const one = begun(message)
  return sets
    .keys()
    .toArray()
    .filter((set) => one.isAt(set, at))
}

function setsFrom(message: string, at: number): number[] {
  const one = begun(message)
  return sets
    .keys()
    .toArray()
    .filter((set) => one.isFrom(set, at))
}

test('a word begins the phrases that have it first', () => {
  assert.deepEqual(setsAt('word0 word31 word32 word69 thing5 other', 0), [0])
  assert.deepEqual(setsAt('word0 word31 word32 word69 thing5 other', 1), [31])
  assert.deepEqual(setsAt('word0 word31 word32 word69 thing5 other', 2), [32])
  assert.deepEqual(setsAt('word0 word31 word32 word69 thing5 other', 3), [69])
  assert.deepEqual(setsAt('word0 word31 word32 word69 thing5 other', 4), [])
  assert.deepEqual(setsAt('word0 word31 word32 word69 thing5 other', 5), [])
  assert.deepEqual(setsAt('every', 0), [...sets.keys()])
})

test('from a word on, what the words behind it begin counts too', () => {
  assert.deepEqual(setsFrom('word31 other word64', 0), [31, 64])
  assert.deepEqual(setsFrom('word31 other word64', 1), [64])
  assert.deepEqual(setsFrom('word31 other word64', 2), [64])
})

test('behind the last word nothing begins', () => {
  assert.deepEqual([setsAt('every', 1), setsFrom('every', 1), setsFrom('every', 5)], [[], [], []])
})
