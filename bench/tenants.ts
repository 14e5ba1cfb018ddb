// How long another's id takes to be answered, beside one that does not exist: what is said must be the same to the last
// character, and how long it takes should tell nothing either. Times are printed, not judged.
// node bench/tenants.ts [rounds]

import assert from 'node:assert/strict'
import { nameOf, openApp, places, type TestApp } from '../tests/support/app.ts'
import { stopOwnPostgres } from '../tests/support/databases.ts'
import { type Ids, live, nobody, plain, probes, type Send } from '../tests/support/probes.ts'

const rounds = Number(process.argv[2] ?? 100)

function median(times: readonly number[]): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? 0
}

/** Both kinds of id in turns, so that whatever else the machine does falls on both. */
async function compare(app: TestApp, what: string, victim: Ids): Promise<{ foreign: number; unknown: number }> {
  const probe = probes[what]
  assert.ok(probe)
  const own = await live(app, `caller-${crypto.randomUUID()}`)
  const send: Send = (method, path, body, headers) => app.call(own.user, method, path, body, headers)
  const ids = { foreign: victim, unknown: { ...nobody(), user: `victim-${crypto.randomUUID()}` } }
  const times = { foreign: [] as number[], unknown: [] as number[] }
  for (let round = 0; round < rounds; round++) {
    const shown: { status: number; length: number }[] = []
    for (const kind of round % 2 === 0 ? (['foreign', 'unknown'] as const) : (['unknown', 'foreign'] as const)) {
      const started = performance.now()
      const answer = await probe(send, ids[kind], own.user)
      times[kind].push(performance.now() - started)
      const { status, text } = plain(answer)
      shown.push({ status, length: text.length })
    }
    assert.deepEqual(shown[0], shown[1], what)
  }
  return { foreign: median(times.foreign), unknown: median(times.unknown) }
}

process.stderr.write = () => true
for (const fresh of places) {
  const app = await openApp(fresh)
  const victim = await live(app, `victim-${crypto.randomUUID()}`)
  let most = { what: '', by: 0 }
  console.log(`${nameOf(fresh)}, median of ${rounds} in ms: another's, unknown, difference`)
  for (const what of Object.keys(probes)) {
    const { foreign, unknown } = await compare(app, what, victim)
    const by = foreign - unknown
    if (Math.abs(by) > Math.abs(most.by)) most = { what, by }
    console.log(
      `  ${what.padEnd(34)} ${foreign.toFixed(2).padStart(7)} ${unknown.toFixed(2).padStart(7)} ${by.toFixed(2).padStart(7)}`,
    )
  }
  console.log(
    `  ${Object.keys(probes).length} fields, status and length always equal; most apart: ${most.what}, ${most.by.toFixed(2)} ms`,
  )
  await app.close()
}
await stopOwnPostgres()
