// Many turns that wait for a slow model, and what others notice of it.

import assert from 'node:assert/strict'
import { setTimeout as sleep } from 'node:timers/promises'
import { freshUrl, openApp, type TestApp } from '../support/app.ts'
import { freshPostgres } from '../support/databases.ts'
import { scriptedModel } from '../support/scripted-model.ts'

export interface Spread {
  readonly turns: number
  readonly p50_ms: number
  readonly p99_ms: number
}

export interface Waited {
  /** Turns that waited for the model at the same time. */
  readonly waiting: number
  /** Connections in use while they waited and nobody else did anything, each time it was looked at. */
  readonly used: readonly number[]
  readonly alone: Spread
  readonly beside: Spread
  /** What those who waited heard in the end. */
  readonly failures: readonly (string | null | undefined)[]
}

const OTHERS = 4

/**
 * `turns` people ask at once a model that takes `takes_ms` (null: until everything was looked at); four others work before and
 * meanwhile, so many turns each.
 */
export async function waitTogether(turns: number, takes_ms: number | null, work: number): Promise<Waited> {
  const place = await freshPostgres()
  const looked = Promise.withResolvers<void>()
  const model = await scriptedModel(async (_, response) => {
    await (takes_ms === null ? looked.promise : sleep(takes_ms, undefined, { ref: false }))
    response.destroy()
  })
  const url = 'url' in place.place ? place.place.url : ''
  const app = await openApp(freshUrl(url), { model: model.config({ timeout_ms: 120_000 }) })
  try {
    const users = Array.from({ length: turns }, (_, index) => `waits-${index}`)
    for (const user of users) await app.call(user, 'POST', '/api/tools/add_task', { title: 'water the plants' })
    await others(app, Math.ceil(work / 4))
    const alone = await others(app, work)
    const said = users.map((user) => app.say(user, 'the ficus got its drink'))
    while (model.asked.length < turns) await sleep(10)
    const used: number[] = []
    for (let look = 0; look < 20; look++) {
      const { totalCount, idleCount, waitingCount } = app.sayso.database.pool
      used.push(totalCount - idleCount + waitingCount)
      await sleep(10)
    }
    const beside = await others(app, work)
    assert.equal(model.asked.length, turns, 'all of them were still waiting')
    looked.resolve()
    const replies = await Promise.all(said)
    return { waiting: turns, used, alone, beside, failures: replies.map(({ suggestion }) => suggestion?.failure) }
  } finally {
    await app.close()
    await model.close()
    await place.remove()
  }
}

let groups = 0

/** Four people who add one task after the other. */
async function others(app: TestApp, work: number): Promise<Spread> {
  const group = ++groups
  const times: number[] = []
  await Promise.all(
    Array.from({ length: OTHERS }, async (_, index) => {
      let conversation_id: string | undefined
      for (let turn = 0; turn < work; turn++) {
        const started = performance.now()
        const more = conversation_id === undefined ? {} : { conversation_id }
        const reply = await app.say(`other-${group}-${index}`, `add thing ${turn}`, more)
        times.push(performance.now() - started)
        conversation_id = reply.conversation_id
      }
    }),
  )
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { turns: times.length, p50_ms: at(0.5), p99_ms: at(0.99) }
}

export function inWords({ waiting, used, alone, beside, failures }: Waited): string {
  const spread = ({ turns, p50_ms, p99_ms }: Spread) =>
    `${turns} turns, p50 ${p50_ms.toFixed(1)} ms, p99 ${p99_ms.toFixed(1)} ms`
  return [
    `${waiting} turns waited for the model at once; connections in use meanwhile: ${Math.max(...used)} (looked ${used.length} times)`,
    `others before: ${spread(alone)}`,
    `others meanwhile: ${spread(beside)}`,
    `those who waited heard: ${[...new Set(failures)].join(', ')}`,
  ].join('\n')
}
