import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reference } from '../../domain/action.ts'
import { openMessage } from './message.ts'
import { readReference } from './reference.ts'

const words = (text: string): Reference => ({ kind: 'words', text })

const cases: Record<string, Reference> = {
  milk: words('milk'),
  'the milk one': words('milk'),
  'the milk task': words('milk'),
  'my dentist appointment reminder': words('dentist appointment'),
  'the reminder to feed the cat tomorrow': words('feed the cat'),
  'the reminder about the boat on friday at 5pm': words('boat'),
  'the one about the boat': words('boat'),
  'task buy socks': words('buy socks'),
  'socks from my shopping list': words('socks'),
  "tomorrow's interview": words('interview'),
  'my gym reminder, it was cancelled': words('gym'),
  '"the boat"': { kind: 'words', text: 'the boat', quoted: true },
  it: { kind: 'pronoun', text: 'it', many: false },
  'that one': { kind: 'pronoun', text: 'that one', many: false },
  'all of them': { kind: 'pronoun', text: 'all of them', many: true },
  'the reminder': { kind: 'pronoun', text: 'the reminder', many: false },
  'the other one': { kind: 'other', text: 'the other one' },
  'all my tasks': { kind: 'every', text: 'all my tasks', filter: {} },
  everything: { kind: 'every', text: 'everything', filter: {} },
  'my shopping list': { kind: 'every', text: 'my shopping list', filter: {} },
  'all completed tasks': { kind: 'every', text: 'all completed tasks', filter: { status: 'completed' } },
  'all the gym reminders': { kind: 'words', text: 'gym', all: true },
  'a task': { kind: 'missing' },
  // An unmatched target never means everything.
  'everything but milk': { kind: 'missing' },
  'all tasks except the first one': { kind: 'missing' },
  'some tasks': { kind: 'missing' },
  'two tasks': { kind: 'missing' },
  'all other tasks': { kind: 'missing' },
  'all old tasks': { kind: 'missing' },
  'all my weekly reminders': { kind: 'missing' },
  'all the reminders I have set up': { kind: 'every', text: 'all the reminders I have set up', filter: {} },
  'the tasks I finished': { kind: 'every', text: 'the tasks I finished', filter: { status: 'completed' } },
}

for (const [text, reference] of Object.entries(cases))
  test(`"${text}"`, () => {
    const message = openMessage(text, { now: '2026-02-09T10:30:00Z', timezone: 'UTC', pending: false })
    assert.deepEqual(readReference(message, 0, message.units.length), reference)
  })
