// How one of several readings is chosen.

import type { Found, Named } from './rule.ts'

/** The longest of what was read at a word and ends in time; of several that are as long, the cheapest. */
export function longestOf<F extends { readonly end: number; readonly cost?: number }>(
  found: readonly F[],
  to: number,
): F | undefined {
  let longest: F | undefined
  for (const one of found) {
    if (one.end > to) continue
    const gained = longest === undefined ? 1 : one.end - longest.end || (longest.cost ?? 0) - (one.cost ?? 0)
    if (gained > 0) longest = one
  }
  return longest
}

/** Whether a name is surely meant, and no slip of another word. */
export function isSure({ value }: Found<Named>): boolean {
  return !value.unsure
}

/** Whether any value was given at all. */
export function saysAnything({ value }: Found<object>): boolean {
  return Object.keys(value).length > 0
}
