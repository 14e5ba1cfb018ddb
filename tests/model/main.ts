// npm run model:adversary -- --answers 10000 [--seed N]
// npm run model:waiting -- --turns 100 --takes 60 --work 250

import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { stopOwnPostgres } from '../support/databases.ts'
import { evil, openAdversary, type Reach, WORTH } from './adversary.ts'
import { inWords, waitTogether } from './waiting.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    answers: { type: 'string', default: '10000' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
    turns: { type: 'string', default: '100' },
    takes: { type: 'string', default: '60' },
    work: { type: 'string', default: '250' },
  },
})

if (positionals[0] === 'waiting') await wait()
else await attack(Number(values.answers), Number(values.seed))

async function wait(): Promise<void> {
  const waited = await waitTogether(Number(values.turns), Number(values.takes) * 1000, Number(values.work))
  process.stdout.write(`${inWords(waited)}\n`)
  await stopOwnPostgres()
}

async function attack(wanted: number, first: number): Promise<void> {
  const adversary = await openAdversary()
  const reach: Reach = new Map()
  const started = performance.now()
  for (let seed = first; (reach.get('questions') ?? 0) < wanted; seed++) {
    await fc.assert(
      fc.asyncProperty(evil, (run) => adversary.play(run, reach)),
      { numRuns: 500, seed },
    )
    if (process.stderr.isTTY) process.stderr.write(`\r${reach.get('questions') ?? 0} of ${wanted} answers`)
  }
  await adversary.close()
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${reach.get('questions')} answers without a violation in ${seconds} s, every turn replayed\n`)
  for (const [what, times] of [...reach].sort()) process.stdout.write(`  ${String(times).padStart(9)}  ${what}\n`)
  const core = [...WORTH, 'done', 'asked: many', 'asked: delete one', 'asked: delete several', 'deleted after a yes']
  const missed = core.filter((what) => !reach.has(what))
  if (missed.length === 0) return
  process.stdout.write(`never reached: ${missed.join(', ')}\n`)
  process.exitCode = 1
}
