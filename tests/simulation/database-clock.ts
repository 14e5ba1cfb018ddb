// Loaded before everything (node --import). In the thread of the embedded database, the time is what the simulation says it is.

import { getEnvironmentData, isMainThread } from 'node:worker_threads'

const shared = getEnvironmentData('clock')

if (!isMainThread && shared instanceof SharedArrayBuffer) {
  const [clock, RealDate] = [new Float64Array(shared), Date]
  globalThis.Date = class extends RealDate {
    constructor(...given: []) {
      if (given.length === 0) super(clock[0] ?? 0)
      else super(...given)
    }

    static override now(): number {
      return clock[0] ?? 0
    }
  } as DateConstructor
}
