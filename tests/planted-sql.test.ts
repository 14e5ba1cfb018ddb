// The contract's cases bite: with a fault planted in the database's own function, they fail.

import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { test } from 'node:test'
import { removal } from '../src/store/migrations/0009-grants.ts'

const plants: Record<string, (sql: string) => string> = {
  'now() for clock_timestamp()': (sql) => sql.replaceAll('clock_timestamp()', 'now()'),
  'no expiry check': (sql) => sql.replace('v_confirmation.expires_at <= clock_timestamp()', 'false'),
  'confirmation not consumed': (sql) =>
    sql
      .replace('consumed_by = p_by', 'consumed_by = null')
      .replace('coalesce(c.consumed_at, clock_timestamp())', 'null'),
  'confirmation not bound to title': (sql) => sql.replace('<> v_task.title', '<> v_task.title and false'),
  'confirmation not bound to conversation': (sql) => sql.replace('and c.conversation_id = p_conversation', ''),
}

function contractOnPostgres(plant: string): Promise<number | null> {
  const args = [
    '--disable-warning=ExperimentalWarning',
    '--test',
    '--test-name-pattern=^PostgreSQL',
    'tests/store-contract.test.ts',
  ]
  const child = spawn(process.execPath, args, {
    cwd: join(import.meta.dirname, '..'),
    stdio: 'ignore',
    env: { ...process.env, NODE_TEST_CONTEXT: undefined, SAYSO_TEST_PLANT: plant },
  })
  return new Promise((resolve) => child.once('exit', resolve))
}

test('without a fault the contract holds', async () => {
  assert.equal(await contractOnPostgres(removal), 0)
})

for (const [name, plant] of Object.entries(plants)) {
  test(`a fault planted in SQL is noticed: ${name}`, async () => {
    const faulty = plant(removal)
    assert.notEqual(faulty, removal)
    assert.equal(await contractOnPostgres(faulty), 1)
  })
}
