// Everything that is not determined by the code itself comes from here: time, ids, who goes next, what crashes. One
// seed is one run.

/** A small generator of random numbers that is the same everywhere (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

export class World {
  readonly random: () => number
  now = Date.UTC(2026, 1, 9, 10)
  #ids = 0
  #taskIds = 0
  #ready: (() => void)[] = []
  #outside = 0
  #onEnded = () => {}

  constructor(seed: number) {
    this.random = randomFrom(seed)
  }

  pick<T>(from: readonly T[]): T {
    const item = from[Math.floor(this.random() * from.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }

  chance(probability: number): boolean {
    return this.random() < probability
  }

  /** Ids in the order they were made, in the shape of a UUID v7. */
  newId = (): string => `01900000-0000-7000-8000-${(++this.#ids).toString(16).padStart(12, '0')}`

  /** Counted by themselves, so that the same tasks of many runs have the same ids. */
  newTaskId = (): string => `01900000-0000-7000-9000-${(++this.#taskIds).toString(16).padStart(12, '0')}`

  /** Lets somebody else go first; resolves when it is this one's turn again. */
  tick(): Promise<void> {
    return new Promise((resolve) => this.#ready.push(resolve))
  }

  /** Work that takes real time, such as a real database's: nobody goes on before it has ended. */
  async outside<T>(work: Promise<T>): Promise<T> {
    this.#outside++
    try {
      return await work
    } finally {
      if (--this.#outside === 0) this.#onEnded()
    }
  }

  /** Until nobody can go on without being chosen. */
  async #settled(): Promise<void> {
    await new Promise(process.nextTick)
    while (this.#outside > 0) {
      await new Promise<void>((resolve) => {
        this.#onEnded = resolve
      })
      await new Promise(process.nextTick)
    }
  }

  /** Runs until everybody is done: one waiting step at a time, chosen at random, with time passing in between. */
  async run(everybody: readonly Promise<unknown>[]): Promise<void> {
    let done = false
    const all = Promise.all(everybody).finally(() => {
      done = true
    })
    all.catch(() => {})
    for (let idle = 0; !done && idle < 50; ) {
      await this.#settled()
      const [next] = this.#ready.splice(Math.floor(this.random() * this.#ready.length), 1)
      if (next === undefined) {
        idle++
        continue
      }
      idle = 0
      this.now += Math.floor(this.random() * (this.chance(0.03) ? 8000 : 200))
      next()
    }
    if (!done) throw new Error('everybody waits for somebody: a deadlock')
    await all
  }
}
