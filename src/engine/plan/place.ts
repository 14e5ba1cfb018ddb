/**
 * The place that a position means: from the end if negative, the middle one for 0. Returns 0 if there is no such
 * place.
 */
export function placeOf(position: number, count: number): number {
  if (position === 0) return count % 2 === 1 ? (count + 1) / 2 : 0
  return position < 0 ? count + 1 + position : position
}
