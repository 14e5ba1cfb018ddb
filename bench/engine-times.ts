// How long reading a sentence takes.

import { understand } from '../src/engine/understand.ts'
import { attacks } from './attacks.ts'
import { titles } from './sentences.ts'

export const moment = { now: '2026-02-09T10:30:00.000Z', timezone: 'Europe/Berlin' }

export interface Times {
  readonly median: number
  readonly p99: number
}

export function timesOf(micros: number[]): Times {
  micros.sort((one, other) => one - other)
  const at = (share: number) => micros[Math.floor(micros.length * share)] ?? 0
  return { median: at(0.5), p99: at(0.99) }
}

/**
 * Every item again and again for so long, three times at least; of each the least counts, which is what it takes when nothing
 * else disturbs it.
 */
export function time<T>(items: readonly T[], seconds: number, run: (item: T) => unknown): Times {
  const begun = performance.now()
  const least = items.map(() => Number.POSITIVE_INFINITY)
  for (let round = 0; round < 3 || performance.now() - begun < seconds * 1000; round++)
    for (const [index, item] of items.entries()) {
      const start = process.hrtime.bigint()
      run(item)
      least[index] = Math.min(least[index] ?? 0, Number(process.hrtime.bigint() - start) / 1000)
    }
  return timesOf(least)
}

/** What a message is read on when the user has so many tasks, with titles as people write them. */
export function settingWith(count: number): Parameters<typeof understand>[1] {
  const tasks = titles(count).map((title, index) => ({
    id: `01900000-0000-7000-8000-${String(index).padStart(12, '0')}`,
    title,
  }))
  return { ...moment, tasks, last: null, changed: false }
}

/** The slowest messages of 4,000 characters, slowest first. */
export function slowest(count: number): { name: string; ms: number }[] {
  const setting = settingWith(count)
  const times = Object.entries(attacks).map(([name, text]) => {
    const { median } = time([text], 0, (message) => understand(message, setting))
    return { name, ms: median / 1000 }
  })
  return times.sort((one, other) => other.ms - one.ms)
}
