import assert from 'node:assert/strict'
import { describe, it } from 'node:test'
import type { Act, Where } from '../domain/act.ts'
import { interpret } from './interpret.ts'

const dentist = { id: '01900000-0000-7000-8000-000000000001', title: 'dentist', status: 'pending' as const }

function actsOf(message: string): readonly Act[] {
  const setting = { now: '2026-11-16T10:30:00Z', timezone: 'UTC', tasks: [dentist], last: null, changed: false }
  return interpret(message, setting).reads.map(({ act }) => act)
}

function added(message: string): string[] {
  return actsOf(message).flatMap((act) =>
    'items' in act ? act.items.map(({ title, when }) => [title, when?.due?.slice(0, 16)].join(' ').trim()) : [act.does],
  )
}

describe('lists that count their items on one line', () => {
  for (const [message, expected] of [
    ['add 1. milk 2. eggs', ['milk', 'eggs']],
    ['1. call mum tomorrow 2. buy stamps', ['call mum 2026-11-17', 'buy stamps']],
    ['please add: 1) a lamp 2) a chair', ['a lamp', 'a chair']],
    ['tasks for friday: 1. wash the car 2. iron', ['wash the car 2026-11-20', 'iron 2026-11-20']],
    ['delete 1. and 2.', ['delete', 'delete']],
    ['1. delete the dentist 2. show my list', ['delete', 'ask']],
  ] as const)
    it(message, () => assert.deepEqual(added(message), expected))
})

describe('what is to be done tells the half of the day', () => {
  for (const [message, expected] of [
    ['wake me up at 6 tomorrow', 'wake me up 2026-11-17T06:00'],
    ['wake me at 7', 'wake me 2026-11-17T07:00'],
    ['add dinner with Ana at 8 on friday', 'dinner with Ana 2026-11-20T20:00'],
    ['add a walk at 8 on friday', 'a walk 2026-11-20T08:00'],
    ['add dinner at 1 on friday', 'dinner 2026-11-20T13:00'],
  ] as const)
    it(message, () => assert.deepEqual(added(message), [expected]))
})

describe('a verb for putting something on the calendar is no part of its title', () => {
  it('new', () => assert.deepEqual(added('schedule the oil change'), ['oil change']))
  it('with its day', () => assert.deepEqual(added('schedule an eye test for friday'), ['eye test 2026-11-20']))
  it('there already', () => assert.deepEqual(added('schedule the dentist'), ['change']))
})

describe('one kind of task or another', () => {
  const monday = { due_after: '2026-11-23T00:00:00+00:00', due_before: '2026-11-24T00:00:00+00:00' }
  const friday = { due_after: '2026-11-20T00:00:00+00:00', due_before: '2026-11-21T00:00:00+00:00' }
  const expected: readonly (readonly [string, Where])[] = [
    ["what's due friday or overdue?", { either: [friday, { overdue: true }], status: 'pending' }],
    ['what is due monday or friday?', { either: [monday, friday], status: 'pending' }],
    ['show tasks due monday and friday', { either: [monday, friday] }],
    ['show tasks due friday and high priority', { ...friday, priorities: ['high'] }],
    ['delete everything done or overdue', { either: [{ status: 'completed' }, { overdue: true }] }],
    ['delete everything done and everything overdue', { either: [{ status: 'completed' }, { overdue: true }] }],
  ]
  for (const [message, where] of expected)
    it(message, () => {
      const [act] = actsOf(message)
      assert.deepEqual(act !== undefined && 'set' in act ? act.set?.where : null, where)
    })
})

describe('a question about one thing that is not there', () => {
  for (const [message, word] of [
    ['is the gala done?', 'gala'],
    ['when is the gala?', 'gala'],
    ['did I finish the tax return yet?', 'tax return'],
  ] as const)
    it(message, () => {
      const [act] = actsOf(message)
      assert.deepEqual(act?.does === 'ask' ? act.set.where : null, { words: [word] })
    })
  it('but everything done asks for what is not', () => {
    const [act] = actsOf('is everything done?')
    assert.deepEqual(act?.does === 'ask' ? act.set.where : null, { status: 'pending' })
  })
})

describe('hours are nobody by number', () => {
  for (const message of ['meeting tomorrow 5 to 6', 'meeting 18h15 on friday'])
    it(message, () => assert.notEqual(actsOf(message)[0]?.does, 'change'))
})
