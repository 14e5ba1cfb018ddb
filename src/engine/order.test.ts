import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { orderSchema, type Task } from '../domain/task.ts'
import { orderBetween, orderKey } from './order.ts'

const id = (end: number) => `0198c9a0-1b2c-7def-8000-${String(end).padStart(12, '0')}`

function sorted(tasks: readonly Pick<Task, 'id' | 'priority' | 'order'>[]): string[] {
  return tasks.toSorted((one, other) => (orderKey(one) < orderKey(other) ? -1 : 1)).map((task) => task.id.slice(-1))
}

test('without an order, tasks stand by priority and then by age', () => {
  const tasks = [
    { id: id(1), priority: null },
    { id: id(2), priority: 'low' as const },
    { id: id(3), priority: 'high' as const },
    { id: id(4), priority: null },
    { id: id(5), priority: 'medium' as const },
  ]
  assert.deepEqual(sorted(tasks), ['3', '5', '2', '1', '4'])
})

test('with one they stand where they were put, and by age where two were put in the same place', () => {
  const tasks = [
    { id: id(1), priority: null },
    { id: id(2), priority: null },
    { id: id(6), priority: null, order: `4${id(1)}i` },
    { id: id(5), priority: 'low' as const, order: `4${id(1)}i` },
    { id: id(7), priority: null, order: `4${id(1)}i5` },
    { id: id(4), priority: null, order: '0' },
    { id: id(3), priority: 'high' as const },
    { id: id(8), priority: 'high' as const, order: '5' },
  ]
  assert.deepEqual(sorted(tasks), ['4', '3', '1', '5', '6', '7', '2', '8'])
})

test('there is always a place between two, before all and after all', () => {
  const given = fc.string({ unit: fc.constantFrom(...'-019afz'), minLength: 1, maxLength: 6 })
  const place = given.map((text) => `${text}5`)
  fc.assert(
    fc.property(fc.option(place, { nil: '' }), fc.option(place), (one, other) => {
      const [low, high] = other !== null && other < one ? [other, one] : [one, other]
      if (low === high) return
      const order = orderBetween(low, high)
      assert.ok(order > low && (high === null || order < high), `${low} < ${order} < ${high}`)
      assert.equal(orderSchema.parse(order), order)
    }),
    { numRuns: 5000 },
  )
})

test('a hundred tasks put one after the other into the same gap have short places', () => {
  for (const side of ['low', 'high'] as const) {
    const ends = { low: `4${id(1)}`, high: `4${id(2)}` }
    for (let count = 0; count < 100; count++) ends[side] = orderBetween(ends.low, ends.high)
    assert.ok(ends.low < ends.high)
    assert.ok(ends[side].length < 80, `${ends[side].length}`)
  }
})
