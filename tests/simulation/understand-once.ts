// The engine's understanding, remembered over all runs: most of a run's time would go into reading the same few sentences on the same
// few tasks once more. Now and then one is read anew, and must come out the same.

import assert from 'node:assert/strict'
import type { Setting } from '../../src/engine/interpret.ts'
import { type Understood, understand as understandAnew } from '../../src/engine/understand.ts'

/** Beyond this it takes more memory than it saves time: what was not asked for since the last so many is forgotten. */
const MOST_KEPT = 4000
const ANEW_EVERY = 200

let kept = new Map<string, Understood>()
let older = new Map<string, Understood>()
let recalled = 0

/** Nothing said in a simulation has a date in it or goes on with what was said before, so the time and the words of the act before do not count. */
export function understand(message: string, setting: Setting): Understood {
  const { tasks, last, changed } = setting
  const key = JSON.stringify([message, tasks.map(({ id, title }) => [id, title]), last?.does, changed])
  const before = recall(key)
  if (before !== undefined) {
    if (++recalled % ANEW_EVERY === 0)
      assert.deepEqual(meaningOf(before), meaningOf(understandAnew(message, setting)), 'it is still understood so')
    return before
  }
  const understood = understandAnew(message, setting)
  keep(key, understood)
  return understood
}

function recall(key: string): Understood | undefined {
  const before = kept.get(key)
  if (before !== undefined) return before
  const old = older.get(key)
  if (old !== undefined) keep(key, old)
  return old
}

function keep(key: string, understood: Understood): void {
  if (kept.size >= MOST_KEPT) {
    older = kept
    kept = new Map()
  }
  kept.set(key, understood)
}

/** All of it but the chart, which has the time in it. */
function meaningOf({ interpretation, ...rest }: Understood) {
  const { chart: _, ...read } = interpretation ?? { chart: null }
  return { ...rest, ...read }
}
