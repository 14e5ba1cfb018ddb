interface Held {
  owner: object
  waiting: { owner: object; wake: () => void }[]
}

/** Exclusive locks that are held until their transaction ends, first come first served. */
export class Locks {
  readonly #held = new Map<string, Held>()

  tryTake(key: string, owner: object): boolean {
    const held = this.#held.get(key)
    if (held !== undefined) return held.owner === owner
    this.#held.set(key, { owner, waiting: [] })
    return true
  }

  async take(key: string, owner: object): Promise<void> {
    if (this.tryTake(key, owner)) return
    await new Promise<void>((wake) => this.#held.get(key)?.waiting.push({ owner, wake }))
  }

  /** Gives up everything this owner holds or waits for. */
  releaseAll(owner: object): void {
    for (const [key, held] of [...this.#held]) {
      held.waiting = held.waiting.filter((waiter) => waiter.owner !== owner)
      if (held.owner !== owner) continue
      const next = held.waiting.shift()
      if (next === undefined) this.#held.delete(key)
      else {
        held.owner = next.owner
        next.wake()
      }
    }
  }
}
