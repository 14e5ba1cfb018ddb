const HALVES: ReadonlySet<string> = new Set(['am', 'pm'])

/** The half of a day alone, as it may be said of an hour that stands already. */
export function isHalf(word: string): boolean {
  return HALVES.has(word.toLowerCase())
}
