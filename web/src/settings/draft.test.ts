import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultSettings } from '../../../src/domain/settings.ts'
import { changesOf, draftOf, readRefusal } from './draft.ts'

test('what was not touched is not sent', () => {
  const draft = draftOf(defaultSettings)
  assert.deepEqual(changesOf(draft, defaultSettings), {})
  const numbers = { ...draft.numbers, confirmation_ttl_seconds: ' 60 ', context_window_size: 'many' }
  assert.deepEqual(changesOf({ ...draft, timezone: 'Asia/Tokyo', numbers }, defaultSettings), {
    timezone: 'Asia/Tokyo',
    confirmation_ttl_seconds: 60,
    context_window_size: 'many',
  })
  const set = { ...defaultSettings, timezone: 'Asia/Tokyo' }
  assert.deepEqual(changesOf({ ...draftOf(set), timezone: ' ' }, set), { timezone: null })
  assert.deepEqual(changesOf({ ...draft, ask_model: false }, defaultSettings), { ask_model: false })
})

test('a refusal belongs to the setting it names', () => {
  assert.deepEqual(readRefusal('timezone: must be a time zone'), { field: 'timezone', text: 'must be a time zone' })
  assert.deepEqual(readRefusal('The body must be JSON.'), { field: null, text: 'The body must be JSON.' })
})
