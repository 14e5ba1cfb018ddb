// How to choose between several readings.

import type { Found, Named } from './rule.ts'

/** The longest reading that fits; of equally long ones, the cheapest. */
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

/** Whether the name matches for certain, without forgiving a typo. */
export function isSure({ value }: Found<Named>): boolean {
  return !value.unsure
}

/** Whether there is any value at all. */
export function saysAnything({ value }: Found<object>): boolean {
  return Object.keys(value).length > 0
}
