import type { Item } from '../../../domain/act.ts'

/** "take pills at 8 and at 12": a task has one due time, so each time becomes a task. */
export function eachMoment(item: Item): Item[] {
  const { when } = item
  if (when?.several === undefined || when.several.length === 0) return [item]
  const { several, ...first } = when
  return [first, ...several].map((one) => ({ ...item, when: one }))
}

/** Whether each item has its own moment, all of them different. */
export function haveOwnMoments(items: readonly (Item | null)[]): boolean {
  const moments = items.flatMap((item) =>
    item?.when === undefined ? [] : JSON.stringify([item.when.day, item.when.time]),
  )
  return new Set(moments).size === items.length
}
