// npm run undo -- [--runs N] [--databases N] [--crashes N] [--seed N]

import { parseArgs } from 'node:util'
import type { Reach } from '../simulation/crashing.ts'
import { World } from '../simulation/world.ts'
import { nameOf, openApp, places } from '../support/app.ts'
import { stopOwnPostgres } from '../support/databases.ts'
import { crashEverywhere } from './crash.ts'
import { runConversation } from './run.ts'
import { talkInMemory, talkTo } from './talker.ts'

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '10000' },
    databases: { type: 'string', default: '200' },
    crashes: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
  },
})
const first = Number(values.seed)

async function each(what: string, runs: number, run: (seed: number, reach: Reach) => Promise<unknown>): Promise<void> {
  const reach: Reach = {}
  const started = performance.now()
  for (let seed = first; seed < first + runs; seed++) {
    try {
      await run(seed, reach)
    } catch (fault) {
      process.stdout.write(`${what}, seed ${seed}: ${fault instanceof Error ? fault.message : fault}\n`)
      process.exit(1)
    }
    if (process.stderr.isTTY) process.stderr.write(`\r${what}: ${seed - first + 1} of ${runs}`)
  }
  const seconds = Math.round((performance.now() - started) / 1000)
  process.stdout.write(`${what}: ${runs} runs without a violation in ${seconds} s\n`)
  for (const [name, times] of Object.entries(reach).sort())
    process.stdout.write(`  ${String(times).padStart(9)}  ${name}\n`)
}

await each('in memory', Number(values.runs), (seed, reach) => {
  const world = new World(seed)
  return runConversation(world, talkInMemory(world), reach)
})
await each('crashes', Number(values.crashes), crashEverywhere)
for (const fresh of places) {
  const app = await openApp(fresh)
  await each(nameOf(fresh), Number(values.databases), (seed, reach) =>
    runConversation(new World(seed), talkTo(app), reach),
  )
  await app.close()
}
await stopOwnPostgres()
