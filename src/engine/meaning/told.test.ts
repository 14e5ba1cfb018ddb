import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Act } from '../../domain/act.ts'
import { interpret } from '../interpret.ts'

function read(message: string, last: Act | null = null): string {
  const setting = { now: '2026-11-16T10:30:00Z', timezone: 'UTC', tasks: [], last, changed: false }
  return interpret(message, setting)
    .reads.map(({ act }) => {
      if (act.does === 'add')
        return act.items
          .map(({ title, when, remind_before = 0 }) => `${title} ${when?.due ?? at(when)}${early(remind_before)}`)
          .join(', ')
      return 'set' in act && act.set !== undefined ? `${act.does} ${act.set.mentions.map(named).join(', ')}` : act.does
    })
    .join('; ')
}

function at(when: { day: string | null; time: { hour: number } | null } | undefined): string {
  return `${when?.day ?? ''} ${when?.time?.hour ?? ''}`.trim()
}

function early(minutes: number): string {
  return minutes === 0 ? '' : `, ${minutes} minutes before`
}

function named(mention: { by: string; text?: string }): string {
  return mention.text ?? mention.by
}

describe('what is told first is what to be reminded of', () => {
  for (const [message, expected] of [
    [
      'I have a gala on saturday at 7pm. Remind me an hour before.',
      'a gala 2026-11-21T19:00:00+00:00, 60 minutes before',
    ],
    [
      "I don't want to miss my show at 9 pm; can you alert me 20 minutes before?",
      'my show 2026-11-16T21:00:00+00:00, 20 minutes before',
    ],
    ['Chris wants to race tomorrow, so please remind me', 'Chris wants to race 2026-11-17'],
    ['i have a flight at 7am tomorrow, set an alarm for 4', 'a flight 2026-11-17 4'],
    ['I have a gala on saturday; remind me on friday', 'a gala 2026-11-20'],
    ['hi there. set a reminder', ''],
  ] as const)
    it(message, () => assert.equal(read(message), expected))
})

describe('the reminder is that of what is told', () => {
  it('by its subject', () =>
    assert.equal(read('The tournament has been postponed, delete the reminder please'), 'delete tournament'))
  it('by its name', () => assert.equal(read('The swim class reminder - please move it to friday'), 'change swim class'))
  it('not where something was spoken of before', () => {
    const last: Act = { does: 'add', items: [{ title: 'swim' }] }
    assert.equal(read('The tournament has been postponed, delete the reminder please', last), 'delete focus')
  })
  it('not where somebody does something', () =>
    assert.equal(read('I am ill, delete the reminder please'), 'delete focus'))
})
