// Where the items of a list begin, one after the other.

export function offsetsOf(keys: readonly string[], heights: ReadonlyMap<string, number>, guess: number): number[] {
  const offsets = [0]
  let sum = 0
  for (const key of keys) {
    sum += heights.get(key) ?? guess
    offsets.push(sum)
  }
  return offsets
}

/** The item at a height: the last one that begins at or above it. */
export function indexAt(offsets: readonly number[], height: number): number {
  let low = 0
  let high = Math.max(0, offsets.length - 2)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= height) low = middle
    else high = middle - 1
  }
  return low
}
