// Slips of the fingers. A swap, a missing or a doubled letter is one; another letter in its place often makes another word or
// name ("anne" and "anna"), so that counts only in long words.

export function isSlip(typed: string, word: string): boolean {
  if (typed === word || word.length < 5 || Math.abs(typed.length - word.length) > 1) return false
  if (typed.length !== word.length) return misses(typed, word) || misses(word, typed)
  const wrong = wrongIn(typed, word)
  const [first = 0, second = 0] = wrong
  if (wrong.length === 2 && second === first + 1) return typed[first] === word[second] && typed[second] === word[first]
  return wrong.length === 1 && word.length >= 7 && first > 0
}

/** Where letters differ; of more than two places only three. */
function wrongIn(typed: string, word: string): number[] {
  const wrong: number[] = []
  let at = 0
  for (const letter of typed) {
    if (letter !== word[at]) wrong.push(at)
    if (wrong.length > 2) break
    at++
  }
  return wrong
}

/** One letter less than the word, and otherwise the same. */
function misses(short: string, long: string): boolean {
  if (short.length !== long.length - 1 || short[0] !== long[0]) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(at) === long.slice(at + 1)
}
