// npm run soak -- [--minutes 30] [--stretch 60] [--kills 30]: with 0 minutes or 0 kills that part is left out.

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

async function hold(minutes: number, stretch_s: number): Promise<void> {
  let count = 0
  const { capacity, stretches } = await soak(minutes, stretch_s, (stretch) =>
    say(
      `${String(++count).padStart(3)}: ${stretch.turns} turns, ${stretch.errors} errors, p50 ${stretch.p50_ms.toFixed(1)} ms, p99 ${stretch.p99_ms.toFixed(1)} ms, ${Math.round(stretch.memory_mb)} MB`,
    ),
  )
  const quarter = Math.max(1, Math.floor(stretches.length / 4))
  const [early, late] = [stretches.slice(quarter, 2 * quarter), stretches.slice(-quarter)]
  const mean = (some: readonly Stretch[], read: (one: Stretch) => number) =>
    some.reduce((sum, one) => sum + read(one), 0) / some.length
  const errors = stretches.reduce((sum, one) => sum + one.errors, 0)
  const turns = stretches.reduce((sum, one) => sum + one.turns, 0)
  say(
    `capacity ${capacity.toFixed(0)} turns/s; ${minutes} minutes at half of it: ${turns} turns, ${errors} errors; second quarter to last: ` +
      `p99 ${mean(early, (one) => one.p99_ms).toFixed(1)} → ${mean(late, (one) => one.p99_ms).toFixed(1)} ms, ` +
      `memory ${mean(early, (one) => one.memory_mb).toFixed(0)} → ${mean(late, (one) => one.memory_mb).toFixed(0)} MB`,
  )
  const grows = mean(late, (one) => one.memory_mb) > MOST_GROWTH * mean(early, (one) => one.memory_mb)
  if (grows) say('memory grows')
  if (errors > 0 || grows) process.exitCode = 1
}

async function kill(kills: number): Promise<void> {
  const { turns, tries } = await oneKilled(kills, KILL_EVERY_MS)
  say(
    `three servers, one killed every 10 s, ${kills} times: ${turns} turns told, ${tries} tries, 0 acknowledged lost, 0 done twice`,
  )
}

if (Number(values.minutes) > 0) await hold(Number(values.minutes), Number(values.stretch))
if (Number(values.kills) > 0) await kill(Number(values.kills))
await stopOwnPostgres()
