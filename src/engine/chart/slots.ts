// The readings of a pattern's categories, as passed to its rule.

import { CATEGORIES } from './pattern.ts'
import type { Category, Meanings, Slots } from './rule.ts'

const none: readonly Meanings[Category][] = []

/** A view of a row of readings. It needs no copy, since a rule uses it at once and reads only one or two categories. */
class Read {
  private readonly categories: readonly number[]
  private readonly values: readonly Meanings[Category][]
  private readonly from: number
  private readonly to: number

  constructor(categories: readonly number[], values: readonly Meanings[Category][], from: number) {
    this.categories = categories
    this.values = values
    this.from = from
    this.to = values.length
  }

  of(category: number): readonly Meanings[Category][] {
    let own: Meanings[Category][] | null = null
    for (let at = this.from; at < this.to; at++) {
      const value = this.values[at]
      if (this.categories[at] !== category || value === undefined) continue
      if (own === null) own = [value]
      else own.push(value)
    }
    return own ?? none
  }
}

for (const [number, category] of CATEGORIES.entries())
  Object.defineProperty(Read.prototype, category, {
    get(this: Read) {
      return this.of(number)
    },
  })

/** The readings from this index of the row on, by category number. */
export function slotsFrom(categories: readonly number[], values: readonly Meanings[Category][], from: number): Slots {
  // The values of a category are all of its own type.
  return new Read(categories, values, from) as unknown as Slots
}
