/** Which of so many a position means: from the front, from the end where it is negative, and the middle one for 0; 0 where there is none. */
export function placeOf(position: number, count: number): number {
  if (position === 0) return count % 2 === 1 ? (count + 1) / 2 : 0
  return position < 0 ? count + 1 + position : position
}
