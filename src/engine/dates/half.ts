const HALVES: ReadonlySet<string> = new Set(['am', 'pm'])

/** am or pm by itself, as it may be said about an hour given before. */
export function isHalf(word: string): boolean {
  return HALVES.has(word.toLowerCase())
}
