/** Chance that can be repeated: the same seed gives the same choices on every machine. */
export interface Random {
  /** A whole number from 0 up to but not including the limit. */
  below(limit: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** That many different ones, in an order of chance. */
  some<T>(list: readonly T[], count: number): T[]
}

/** The generator mulberry32, small and good enough to choose words. */
export function randomFrom(seed: number): Random {
  let state = (Math.imul(seed, 0x9e3779b1) ^ 0x5bf03635) >>> 0
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (limit: number) => Math.floor(next() * limit)
  function pick<T>(list: readonly T[]): T {
    const chosen = list[below(list.length)]
    if (chosen === undefined) throw new Error('nothing to pick from')
    return chosen
  }
  function some<T>(list: readonly T[], count: number): T[] {
    const left = [...list]
    return Array.from({ length: Math.min(count, left.length) }, () => left.splice(below(left.length), 1)).flat()
  }
  return { below, chance: (share) => next() < share, pick, some }
}
