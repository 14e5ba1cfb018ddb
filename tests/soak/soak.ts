// A server at half of what it can do, for a long time: memory, errors and the slowest hundredth, minute by minute.

import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { measure, type Talker, talker } from '../../bench/load.ts'
import { startPostgres } from '../support/postgres.ts'
import { spawnServer } from '../support/server.ts'

export interface Stretch {
  readonly turns: number
  readonly errors: number
  readonly p50_ms: number
  readonly p99_ms: number
  readonly memory_mb: number
}

export interface SoakReport {
  /** Turns a second when everybody says the next thing at once. */
  readonly capacity: number
  readonly stretches: readonly Stretch[]
}

const CLIENTS = 8
const USERS = 200
const WARMING_S = 10
const MEASURING_S = 10

/** What people say, with lists that stay short: what is added is completed and deleted again. */
const sayings = [
  'add parcel {n} tomorrow at 5pm',
  'show my tasks',
  'complete parcel {n}',
  'undo',
  'what is due tomorrow?',
  'move parcel {n} to friday',
  'delete parcel {n}',
  'yes',
]

export async function soak(
  minutes: number,
  stretch_s: number,
  onStretch: (stretch: Stretch) => void = () => {},
): Promise<SoakReport> {
  // One that really writes to the disk, unlike that of the tests: its capacity is what is halved.
  const postgres = await startPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'sayso-soak-'))
  const server = spawnServer({ DATABASE_URL: postgres.url, SAYSO_DATA_DIR: folder, SAYSO_LOG_LEVEL: 'error' })
  try {
    const ready = await server.ready
    if (ready.url === null) throw new Error(ready.said)
    const { url } = ready
    const first = Array.from({ length: CLIENTS }, () => talker(url, randomUUID()))
    await measure(first, WARMING_S, (_, count) => saying(count))
    const { per_second: capacity } = await measure(first, MEASURING_S, (_, count) => saying(count))
    for (const one of first) one.close()
    const talkers = Array.from({ length: USERS }, () => ({ talker: talker(url, randomUUID()), said: 0 }))
    const stretches: Stretch[] = []
    const until = performance.now() + minutes * 60_000
    while (performance.now() < until) {
      const stretch = { ...(await talkFor(stretch_s, capacity / 2, talkers)), memory_mb: await memoryOf(url) }
      stretches.push(stretch)
      onStretch(stretch)
    }
    for (const one of talkers) one.talker.close()
    return { capacity, stretches }
  } finally {
    await server.kill('SIGTERM')
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

function saying(count: number): string {
  const text = sayings[count % sayings.length] ?? ''
  return text.replace('{n}', String(Math.floor(count / sayings.length)))
}

interface Person {
  readonly talker: Talker
  said: number
}

/** As many turns a second as wanted, whether the ones before are answered or not; each person waits for their answer. */
async function talkFor(
  seconds: number,
  per_second: number,
  people: readonly Person[],
): Promise<Omit<Stretch, 'memory_mb'>> {
  const times: number[] = []
  const open: Promise<void>[] = []
  const idle = [...people]
  let errors = 0
  const started = performance.now()
  for (let due = 0; due < seconds * per_second; due++) {
    const wait = started + (due * 1000) / per_second - performance.now()
    if (wait > 1) await sleep(wait)
    const person = idle.shift()
    if (person === undefined) {
      errors++
      continue
    }
    const sent = performance.now()
    const answered = person.talker.say(saying(person.said++)).then(
      () => void times.push(performance.now() - sent),
      () => void errors++,
    )
    open.push(answered.then(() => void idle.push(person)))
  }
  await Promise.all(open)
  times.sort((one, other) => one - other)
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
  return { turns: times.length, errors, p50_ms: at(0.5), p99_ms: at(0.99) }
}

async function memoryOf(url: string): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text()
  return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1] ?? Number.NaN) / 2 ** 20
}
