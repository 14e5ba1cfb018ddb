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

const AROUND = 12

/**
 * Where a place of the list is after it has changed: where the item is that was there, or the next one, if that one was taken out
 * or moved elsewhere. null: none of those that follow is there any more.
 */
export function placeAfter(before: readonly string[], after: readonly string[], at: number): number | null {
  const places = new Map(after.map((key, index) => [key, index]))
  const from = Math.max(0, at - AROUND)
  const found = before.slice(from, at + AROUND).flatMap((key, index) => {
    const place = places.get(key)
    return place === undefined ? [] : [{ was: from + index, place }]
  })
  return unmoved(found).find(({ was }) => was >= at)?.place ?? null
}

/** Those that are still in their order, as many as possible: the others were moved past them. */
function unmoved<Item extends { readonly place: number }>(items: readonly Item[]): readonly Item[] {
  let longest: readonly Item[] = []
  const ending: (readonly Item[])[] = []
  for (const item of items) {
    const start = ending
      .filter((one) => (one.at(-1)?.place ?? 0) < item.place)
      .reduce<readonly Item[]>((most, one) => (one.length > most.length ? one : most), [])
    const own = [...start, item]
    ending.push(own)
    if (own.length >= longest.length) longest = own
  }
  return longest
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
