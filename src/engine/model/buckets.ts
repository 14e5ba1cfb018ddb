// Features of a text, each as the number of a bucket, in the order in which they were first found.

export class Buckets {
  /** Which are found so far; cleared behind each text, since a table for each of its own would cost more than all the rest. */
  private readonly isFound: Uint8Array
  private found: number[] = []

  /** So many, a power of two. */
  constructor(size: number) {
    this.isFound = new Uint8Array(size)
  }

  add(bucket: number): void {
    if (this.isFound[bucket] === 1) return
    this.isFound[bucket] = 1
    this.found.push(bucket)
  }

  /** All that were found since they were last taken. */
  take(): Uint32Array {
    const { found } = this
    for (const bucket of found) this.isFound[bucket] = 0
    this.found = []
    return Uint32Array.from(found)
  }
}
