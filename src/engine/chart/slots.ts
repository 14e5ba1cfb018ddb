// What the categories of a pattern were read as, for whoever says what it means.

import { CATEGORIES } from './pattern.ts'
import type { Category, Meanings, Slots } from './rule.ts'

const none: readonly Meanings[Category][] = []

/** A look at a row of what was read, which is not copied: a meaning is said at once, and from a category or two. */
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

/** What was read from a place of the row on, by the numbers of its categories. */
export function slotsFrom(categories: readonly number[], values: readonly Meanings[Category][], from: number): Slots {
  // Each category has only values of its own.
  return new Read(categories, values, from) as unknown as Slots
}
