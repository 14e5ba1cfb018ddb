import assert from 'node:assert/strict'
import { test } from 'node:test'
import { needOf } from '../bench/capacity-model.ts'

test('what ten million users need, from round figures', () => {
  const cost = { server_cpu_ms: 2, database_cpu_ms: 1, stored_bytes: 10_000, log_bytes: 20_000 }
  const how = { active_share: 0.1, turns_a_day: 8.64, peak: 5, kept_days: 100, most_busy: 0.5 }
  assert.deepEqual(needOf(10_000_000, cost, how), {
    turns_a_day: 8_640_000,
    peak_turns_a_second: 500,
    server_cores: 2,
    database_cores: 1,
    stored_tb: 8.64,
    log_mb_a_second: 10,
    database_machines: 2,
  })
})
