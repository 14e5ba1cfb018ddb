// One slip in a long word is still that word: a letter left out, doubled, or swapped with its neighbour.

const words =
  'tomorrow yesterday tonight monday tuesday wednesday thursday friday saturday sunday january february september october november december weekend morning afternoon evening'

/** What these slips also spell, and must not be read for: "monday" without its m is nothing, "sunday" swapped is nothing, but see here. */
const words_of_their_own = new Set(['evening', 'evenings', 'morning', 'moaning', 'frida'])

/** From a misspelling to the word. */
export const MISSPELLINGS: ReadonlyMap<string, string> = collect()

function collect(): Map<string, string> {
  const found = new Map<string, string>()
  for (const word of words.split(' ')) {
    for (const slip of slips(word)) if (slip !== word && !words_of_their_own.has(slip)) found.set(slip, word)
  }
  return found
}

// The first letter is hardly ever the wrong one, and without it other words come up.
function* slips(word: string): Generator<string> {
  for (let at = 0; at < word.length; at++) {
    const [here = '', next = ''] = word.slice(at, at + 2)
    if (next !== '' && here !== next) yield word.slice(0, at) + next + here + word.slice(at + 2)
    yield word.slice(0, at + 1) + word.slice(at)
    if (at > 0 && word.length > 6) yield word.slice(0, at) + word.slice(at + 1)
  }
}
