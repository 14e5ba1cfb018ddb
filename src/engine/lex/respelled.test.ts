import assert from 'node:assert/strict'
import { test } from 'node:test'
import { respelled } from './respelled.ts'

for (const [typed, meant] of [
  ['rmnd', 'remind'],
  ['evry', 'every'],
  ['remvoe', 'remove'],
  ['deleet', 'delete'],
  ['shoud', 'should'],
  ['wht', 'what'],
  ['tommorrow', 'tomorrow'],
] as const)
  test(`${typed} is ${meant}`, () => assert.equal(respelled(typed), meant))

for (const word of ['remote', 'ever', 'finnish', 'compete', 'remind', 'milk', 'tanks'])
  test(`${word} is itself`, () => assert.equal(respelled(word), undefined))
