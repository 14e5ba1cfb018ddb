import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createCircuit } from './circuit.ts'

function onClock() {
  const clock = { at: 0 }
  return { clock, circuit: createCircuit(() => clock.at) }
}

test('three failures in a row open it, one success in between does not', () => {
  const { circuit } = onClock()
  circuit.failed()
  circuit.failed()
  circuit.succeeded()
  circuit.failed()
  circuit.failed()
  assert.equal(circuit.isOpen(), false)
  circuit.failed()
  assert.deepEqual([circuit.isOpen(), circuit.admit()], [true, false])
})

test('after the pause one question goes alone; its answer closes it, its failure opens it again', () => {
  const { clock, circuit } = onClock()
  for (let time = 0; time < 3; time++) circuit.failed()
  clock.at = 30_000
  assert.deepEqual([circuit.admit(), circuit.admit(), circuit.admit()], [true, false, false])
  circuit.failed()
  assert.equal(circuit.admit(), false)
  clock.at = 60_000
  assert.equal(circuit.admit(), true)
  circuit.succeeded()
  assert.deepEqual([circuit.admit(), circuit.admit()], [true, true])
})

test('a pause that was asked for is kept, within reason', () => {
  const { clock, circuit } = onClock()
  circuit.failed(7)
  clock.at = 6999
  assert.equal(circuit.isOpen(), true)
  clock.at = 7000
  assert.equal(circuit.admit(), true)
  circuit.failed(1_000_000)
  clock.at = 7000 + 300_000
  assert.equal(circuit.isOpen(), false)
})
