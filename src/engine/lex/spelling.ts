// Recognises typos. Two letters swapped, one missing or one doubled is a typo; a wrong letter often makes another word
// or name ("anne" and "anna"), so that counts only in long words.

export function isSlip(typed: string, word: string): boolean {
  if (typed === word || word.length < 5 || Math.abs(typed.length - word.length) > 1) return false
  if (typed.length !== word.length) return misses(typed, word) || misses(word, typed)
  const wrong = wrongIn(typed, word)
  const [first = 0, second = 0] = wrong
  if (wrong.length === 2 && second === first + 1) return typed[first] === word[second] && typed[second] === word[first]
  return wrong.length === 1 && word.length >= 7 && first > 0
}

/** The positions where the letters differ, stopping at three. */
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

/** Whether it is the word with one letter missing. */
function misses(short: string, long: string): boolean {
  if (short.length !== long.length - 1 || short[0] !== long[0]) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  return short.slice(at) === long.slice(at + 1)
}
