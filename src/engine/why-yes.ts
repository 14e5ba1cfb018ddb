// "yes please, we've moved", "go ahead, it's a duplicate": behind a yes, why what was asked about can go. It must tell of
// something that is over, or that nobody needs; whatever keeps, puts off or doubts is no such reason.

import { KEEPING, NEEDING, NOT_YES, OVER, TELLING, WITHOUT } from './language/en/answers.ts'

const tellers = new Set(TELLING)
const needing = new Set(NEEDING)
const without = new Set(WITHOUT)
const over = new Set(OVER)
const keeping = new Set([...KEEPING, ...NOT_YES.filter((word) => !without.has(word) && !over.has(word))])

export function isTeller(word: string): boolean {
  return tellers.has(word)
}

export function tellsWhyYes(words: readonly { readonly text: string }[]): boolean {
  const [first, ...rest] = words.map(({ text }) => text)
  if (first === undefined || !tellers.has(first) || rest.length === 0) return false
  const said = [first, ...rest]
  if (said.some((word) => keeping.has(word))) return false
  const isDenied = said.some((word) => without.has(word))
  if (said.some((word) => needing.has(word))) return isDenied
  return !isDenied && rest.some((word) => over.has(word) || /[a-z]{2}ed$/.test(word))
}
