import assert from 'node:assert/strict'
import { test } from 'node:test'
import { idOf } from '../../tests/support/contexts.ts'
import { readTaskId } from './task-id.ts'

test('an id is the same in capitals, and nothing else is one', () => {
  const id = `${idOf(1).slice(0, -1)}a`
  assert.deepEqual([id, id.toUpperCase(), 'milk', ''].map(readTaskId), [id, id, null, null])
})
