// One slip in a long word is still that word: a letter left out, doubled, swapped with its neighbour, or a wrong vowel.

const words =
  'tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday january february september october november december weekend morning afternoon evening'

const vowels = 'aeiou'

/** Slips that are words themselves. */
const ownWords = new Set(['evenings', 'mornings'])

/** From a misspelling to the word. */
export const MISSPELLINGS: ReadonlyMap<string, string> = collect()

function collect(): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of words.split(' ')) {
    for (const slip of slips(word)) if (slip !== word && !ownWords.has(slip)) found.set(slip, word)
  }
  return found
}

// The first letter is hardly ever the wrong one, and without it other words come up.
function* slips(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    const [here = '', next = ''] = word.slice(at, at + 2)
    if (next !== '' && here !== next) yield word.slice(0, at) + next + here + word.slice(at + 2)
    yield word.slice(0, at + 1) + word.slice(at)
    if (at > 0 && word.length > 7 && vowels.includes(here))
      for (const vowel of vowels) yield word.slice(0, at) + vowel + word.slice(at + 1)
    if (at > 0 && word.length > 6) yield word.slice(0, at) + word.slice(at + 1)
  }
}
