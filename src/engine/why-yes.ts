// "yes please, we've moved", "go ahead, it's a duplicate": the reason after a yes to deleting. It must say that
// something is over or not needed; anything that keeps, postpones or doubts isn't such a reason.

import { ALONE, KEEPING, NEEDING, NOT_YES, OVER, OVER_ALONE, TELLING, WITHOUT } from './language/en/answers.ts'
import { isPast, stemOf } from './lex/stem.ts'

const tellers = new Set(TELLING)
const needing = new Set(NEEDING)
const without = new Set(WITHOUT)
const over = new Set(OVER)
const overAlone = new Set(OVER_ALONE)
const alone = new Set(ALONE)
const keeping = new Set([...KEEPING, ...NOT_YES.filter((word) => !without.has(word) && !over.has(word))])

export function isTeller(word: string): boolean {
  return tellers.has(word)
}

/** `deeds` are the verb stems of the tasks we asked about: "I renewed it" says that 'renew the passport' is over. */
export function tellsWhyYes(words: readonly { readonly text: string }[], deeds: ReadonlySet<string>): boolean {
  const [first, ...rest] = words.map(({ text }) => text)
  if (first === undefined || !tellers.has(first) || rest.length === 0) return false
  const said = [first, ...rest]
  if (said.some((word) => keeping.has(word))) return false
  const isDenied = said.some((word) => without.has(word))
  if (said.some((word) => needing.has(word))) return isDenied
  return !isDenied && rest.some((word, at) => isOver(word, rest.slice(at + 1), deeds))
}

function isOver(word: string, behind: readonly string[], deeds: ReadonlySet<string>): boolean {
  if (over.has(word) || (isPast(word) && deeds.has(stemOf(word)))) return true
  return overAlone.has(word) && behind.every((next) => alone.has(next))
}
