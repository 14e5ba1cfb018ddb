import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reference } from '../domain/action.ts'
import { readReference } from './reference.ts'

const positions = (text: string, ...at: number[]): Reference => ({ kind: 'positions', text, positions: at })

const cases: [string, Reference][] = [
  ['2', positions('2', 2)],
  ['task 2', positions('task 2', 2)],
  ['#2', positions('#2', 2)],
  ['the second one', positions('the second one', 2)],
  ['last', positions('last', -1)],
  ['the last one', positions('the last one', -1)],
  ['1 and 3', positions('1 and 3', 1, 3)],
  ['2-4', positions('2-4', 2, 3, 4)],
  ['the first two', positions('the first two', 1, 2)],
  ['the last 2', positions('the last 2', -2, -1)],
  ['it', { kind: 'pronoun', text: 'it', many: false }],
  ['them', { kind: 'pronoun', text: 'them', many: true }],
  ['the milk one', { kind: 'words', text: 'milk' }],
  ['buy 2 eggs', { kind: 'words', text: 'buy 2 eggs' }],
  ['my Dentist task', { kind: 'words', text: 'Dentist' }],
  ['the task', { kind: 'missing' }],
  ['', { kind: 'missing' }],
  ['4-2', { kind: 'words', text: '4-2' }],
]
for (const [text, expected] of cases)
  test(`'${text}' is read as ${expected.kind}`, () => assert.deepEqual(readReference(text), expected))
