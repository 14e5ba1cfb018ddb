import type { Item } from '../../../domain/act.ts'

/** "take pills at 8 and at 12": a task has one moment, so that each is a task of its own. */
export function eachMoment(item: Item): Item[] {
  const { when } = item
  if (when?.several === undefined || when.several.length === 0) return [item]
  const { several, ...first } = when
  return [first, ...several].map((one) => ({ ...item, when: one }))
}

/** Whether each has a moment, and no two the same. */
export function haveOwnMoments(items: readonly (Item | null)[]): boolean {
  const moments = items.flatMap((item) =>
    item?.when === undefined ? [] : JSON.stringify([item.when.day, item.when.time]),
  )
  return new Set(moments).size === items.length
}
