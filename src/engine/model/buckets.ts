// The features of a text as bucket numbers, in the order in which they were first found.

export class Buckets {
  /**
   * Marks the buckets found so far. Cleared after each text, since a new table per text would cost more than
   * everything else.
   */
  private readonly isFound: Uint8Array
  private found: number[] = []

  /** The number of buckets, a power of two. */
  constructor(size: number) {
    this.isFound = new Uint8Array(size)
  }

  add(bucket: number): void {
    if (this.isFound[bucket] === 1) return
    this.isFound[bucket] = 1
    this.found.push(bucket)
  }

  /** All buckets found since the last call. */
  take(): Uint32Array {
    const { found } = this
    for (const bucket of found) this.isFound[bucket] = 0
    this.found = []
    return Uint32Array.from(found)
  }
}
