// What comes of a word when the fingers slip: two letters swapped, one doubled or left out, a wrong vowel in a long word, or no
// vowels at all ("rmnd"). The first letter is hardly ever the wrong one, and without it other words come up.

const VOWELS = 'aeiou'
/** Shorter words are too many others' neighbours; without their vowels they still say what they are. */
const SHORTEST = 5
/** From here on another vowel makes no other word. */
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

/** With any of its vowels gone but the first letter. */
function withoutVowels(word: string): string[] {
  let slips = [word.slice(0, 1)]
  for (const letter of word.slice(1))
    slips = slips.flatMap((slip) => (VOWELS.includes(letter) ? [slip + letter, slip] : [slip + letter]))
  return slips
}
