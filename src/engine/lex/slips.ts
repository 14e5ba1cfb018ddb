// The typos that a word may have: two letters swapped, one doubled or missing, a wrong vowel in a long word, or no
// vowels at all ("rmnd"). The first letter is almost never wrong, and varying it would match other words.

const VOWELS = 'aeiou'
/** Shorter words are too close to many others; without their vowels they are still recognisable. */
const SHORTEST = 5
/** From this length on, changing a vowel gives no other word. */
const LONG = 8

export function slipsOf(word: string): ReadonlySet<string> {
  const slips = new Set(withoutVowels(word))
  if (word.length >= SHORTEST) for (const slip of oneSlip(word)) slips.add(slip)
  else if (word.length === SHORTEST - 1) for (const slip of swapped(word)) slips.add(slip)
  slips.delete(word)
  return slips
}

/** "lsit", "psuh". */
function* swapped(word: string): Generator<string> {
  for (let at = 1; at < word.length - 1; at++)
    yield word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
}

function* oneSlip(word: string): Generator<string> {
  yield* swapped(word)
  for (let at = 1; at < word.length; at++) {
    const [before, letter, after] = [word.slice(0, at), word[at] ?? '', word.slice(at + 1)]
    yield before + after
    yield before + letter + letter + after
    if (word.length >= LONG && VOWELS.includes(letter)) for (const vowel of VOWELS) yield before + vowel + after
  }
}

/** With any of its vowels removed except a leading one. */
function withoutVowels(word: string): string[] {
  let slips = [word.slice(0, 1)]
  for (const letter of word.slice(1))
    slips = slips.flatMap((slip) => (VOWELS.includes(letter) ? [slip + letter, slip] : [slip + letter]))
  return slips
}
