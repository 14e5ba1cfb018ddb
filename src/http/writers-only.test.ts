import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCaller, as, askPast } from '../../tests/support/asks.ts'
import { writersOnly } from './writers-only.ts'

const requests: readonly [string, string, boolean][] = [
  ['GET', '/api/tasks', true],
  ['HEAD', '/api/tasks', true],
  ['POST', '/api/classify', true],
  ['POST', '/api/decide', true],
  ['POST', '/api/tools/list_tasks', true],
  ['POST', '/api/tools/add_task', false],
  ['POST', '/api/tools/delete_task', false],
  ['POST', '/api/chat', false],
  ['PATCH', '/api/settings', false],
  ['DELETE', '/api/me', false],
]
for (const [method, path, isLooking] of requests)
  test(`${method} ${path} is ${isLooking ? '' : 'not '}for who may only look`, async () => {
    const ask = (may_write: boolean) => askPast([as(aCaller({ may_write })), writersOnly()], { method, path })
    const refused = { code: 'FORBIDDEN', words: 'This token is read-only.' }
    assert.deepEqual(await ask(false), isLooking ? aCaller({ may_write: false }) : refused)
    assert.deepEqual(await ask(true), aCaller())
  })
