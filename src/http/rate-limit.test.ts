import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aCaller, as, askPast } from '../../tests/support/asks.ts'
import { rateLimit } from './rate-limit.ts'

test('everybody has as many requests a minute as are allowed', async () => {
  const guard = rateLimit(2)
  const ask = (user_id: string) => askPast([as(aCaller({ user_id })), guard], {})
  const ann = aCaller({ user_id: 'ann' })
  const spent = { code: 'TOO_MANY', words: 'Too many requests. Please wait a moment.' }
  assert.deepEqual([await ask('ann'), await ask('ann'), await ask('ann')], [ann, ann, spent])
  assert.deepEqual(await ask('bob'), aCaller({ user_id: 'bob' }))
})
