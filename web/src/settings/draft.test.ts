import assert from 'node:assert/strict'
import { test } from 'node:test'
import { defaultReminderSettings, defaultSettings } from '../../../src/domain/settings.ts'
import { changesOf, draftOf, readRefusal } from './draft.ts'

const defaults = { ...defaultSettings, ...defaultReminderSettings }

test('what was not touched is not sent', () => {
  const draft = draftOf(defaults)
  assert.deepEqual(changesOf(draft, defaults), {})
  const numbers = { ...draft.numbers, confirmation_ttl_seconds: ' 60 ', context_window_size: 'many' }
  assert.deepEqual(changesOf({ ...draft, timezone: 'Asia/Tokyo', numbers }, defaults), {
    timezone: 'Asia/Tokyo',
    confirmation_ttl_seconds: 60,
    context_window_size: 'many',
  })
  const set = { ...defaults, timezone: 'Asia/Tokyo' }
  assert.deepEqual(changesOf({ ...draftOf(set), timezone: ' ' }, set), { timezone: null })
  assert.deepEqual(changesOf({ ...draft, remind_at: '' }, defaults), { remind_at: null })
  assert.deepEqual(changesOf({ ...draft, ask_model: false }, defaults), { ask_model: false })
})

test('a refusal belongs to the setting it names', () => {
  assert.deepEqual(readRefusal('Timezone must be a time zone'), { field: 'timezone', text: 'must be a time zone' })
  assert.deepEqual(readRefusal('Remind at must be an hour'), { field: 'remind_at', text: 'must be an hour' })
  assert.deepEqual(readRefusal('The body must be JSON.'), { field: null, text: 'The body must be JSON.' })
})
