// npm run soak -- [--minutes 30] [--stretch 60] [--kills 30]

import { parseArgs } from 'node:util'
import { stopOwnPostgres } from '../support/databases.ts'
import { oneKilled } from './one-killed.ts'
import { type Stretch, soak } from './soak.ts'

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    stretch: { type: 'string', default: '60' },
    kills: { type: 'string', default: '30' },
  },
})
const say = (line: string) => process.stdout.write(`${line}\n`)
const KILL_EVERY_MS = 10_000
// More than a quarter more, from the second quarter (when caches are full) to the last, is growth.
const MOST_GROWTH = 1.25

const { capacity, stretches } = await soak(Number(values.minutes), Number(values.stretch), (stretch) =>
  say(
    `${stretch.turns} turns, ${stretch.errors} errors, p50 ${stretch.p50_ms.toFixed(1)} ms, p99 ${stretch.p99_ms.toFixed(1)} ms, ${Math.round(stretch.memory_mb)} MB`,
  ),
)
const quarter = Math.max(1, Math.floor(stretches.length / 4))
const [early, late] = [stretches.slice(quarter, 2 * quarter), stretches.slice(-quarter)]
const mean = (some: readonly Stretch[], read: (one: Stretch) => number) =>
  some.reduce((sum, one) => sum + read(one), 0) / some.length
const errors = stretches.reduce((sum, one) => sum + one.errors, 0)
const turns = stretches.reduce((sum, one) => sum + one.turns, 0)
say(
  `capacity ${capacity.toFixed(0)} turns/s; ${values.minutes} minutes at half of it: ${turns} turns, ${errors} errors; second quarter to last: ` +
    `p99 ${mean(early, (one) => one.p99_ms).toFixed(1)} → ${mean(late, (one) => one.p99_ms).toFixed(1)} ms, ` +
    `memory ${mean(early, (one) => one.memory_mb).toFixed(0)} → ${mean(late, (one) => one.memory_mb).toFixed(0)} MB`,
)
const grows = mean(late, (one) => one.memory_mb) > MOST_GROWTH * mean(early, (one) => one.memory_mb)
if (grows) say('memory grows')
if (errors > 0 || grows) process.exitCode = 1

const killed = await oneKilled(Number(values.kills), KILL_EVERY_MS)
say(
  `three servers, one killed every 10 s, ${killed.kills} times: ${killed.turns} turns told, ${killed.tries} tries, 0 lost, 0 twice`,
)
await stopOwnPostgres()
