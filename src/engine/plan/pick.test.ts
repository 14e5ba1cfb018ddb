import assert from 'node:assert/strict'
import { test } from 'node:test'
import { aTask, idOf } from '../../../tests/support/contexts.ts'
import type { Picked } from '../../domain/act.ts'
import type { Task } from '../../domain/task.ts'
import { choose } from './pick.ts'

// It is a Monday, ten o'clock.
const moment = { now: '2026-02-09T10:00:00.000Z', timezone: 'UTC' }

function task(at: number, title: string, more: Partial<Task> = {}): Task {
  return aTask({ id: idOf(at), title, ...more })
}

const late = task(1, 'late', { due_date: '2026-02-08' })
const early = task(2, 'early', { due_date: '2026-02-09T09:00:00+00:00' })
const today = task(3, 'today', { due_date: '2026-02-09' })
const soon = task(4, 'soon', { due_date: '2026-02-10' })
const high = task(5, 'high', { priority: 'high' })
const plain = task(6, 'plain')
const low = task(7, 'low', { priority: 'low' })
const done = task(8, 'done', { status: 'completed', due_date: '2026-02-01', priority: 'high' })
const highToday = task(9, 'high today', { due_date: '2026-02-09', priority: 'high' })
const lowToday = task(10, 'low today', { due_date: '2026-02-09', priority: 'low' })

function chosen(pick: Picked | undefined, ...tasks: readonly Task[]): string | null {
  const choice = choose(tasks, pick, moment)
  return choice === null ? null : `${choice.task.title}: ${choice.because}`
}

test('what to do first is overdue, then of today, then dated, then high, then anything', () => {
  assert.equal(chosen(undefined, plain, high, soon, today, late), 'late: overdue')
  assert.equal(chosen(undefined, plain, high, soon, today, early), 'early: overdue')
  assert.equal(chosen(undefined, plain, high, soon, today), 'today: today')
  assert.equal(chosen(undefined, today, highToday), 'high today: today')
  assert.equal(chosen(undefined, plain, high, soon), 'soon: soonest')
  assert.equal(chosen(undefined, plain, high), 'high: high')
  assert.equal(chosen(undefined, plain, low), 'plain: oldest')
})

test('what matters little comes first only where there is nothing else, and what is done never', () => {
  assert.equal(chosen(undefined, lowToday, plain), 'plain: oldest')
  assert.equal(chosen(undefined, low, lowToday), 'low today: today')
  assert.equal(chosen(undefined, done), null)
  assert.equal(chosen('most', done), null)
})

test('the first, the last, the most and the least of them', () => {
  assert.equal(chosen('soonest', plain, soon, today), 'today: soonest')
  assert.equal(chosen('soonest', plain), 'plain: oldest')
  assert.equal(chosen('latest', plain, soon, today), 'soon: latest')
  assert.equal(chosen('latest', plain), 'plain: latest')
  assert.equal(chosen('most', late, high), 'high: high')
  assert.equal(chosen('most', late, plain), 'late: overdue')
  assert.equal(chosen('least', high, low, plain), 'low: least')
  assert.equal(chosen('least', high, plain, soon), 'plain: least')
  assert.equal(chosen('least', high), 'high: least')
})
