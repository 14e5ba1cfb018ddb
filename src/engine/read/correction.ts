// "no, the other one", "I meant the second one": a task pointed at without a word for what to do with it.

import type { Reference } from '../../domain/action.ts'
import { phraseAt, phrasesOf } from '../lexicon.ts'
import { isMark, type Message } from './message.ts'
import { readReference } from './reference.ts'

const FRONTS = phrasesOf(
  "no, nope, nah, i meant, i mean, i was talking about, i want, i said, not that one, not that, not this one, not it, not this, wrong one, that's the wrong one, actually, sorry, wait, rather, but, i wanted, no i meant, it's, it was, make it, oops".split(
    ', ',
  ),
)

/** The task a correction points at, or null where the message is none. */
export function readCorrection(message: Message): Reference | null {
  const { units } = message
  let at = 0
  let corrected = false
  for (let round = 0; round < 8 && at < units.length; round++) {
    while (at < units.length && isMark(units[at])) at++
    const length = phraseAt(FRONTS, units, at, units.length)
    if (length === 0) break
    corrected = true
    at += length
  }
  if (!corrected || units.length - at > 8 || at >= units.length) return null
  const which = readReference(message, at, units.length)
  if (which.kind === 'other' || which.kind === 'positions') return which
  return which.kind === 'words' && units[at]?.text === 'the' && endsWithOne(message) ? which : null
}

function endsWithOne(message: Message): boolean {
  const words = message.tokens.filter((token) => token.kind === 'word')
  return words[words.length - 1]?.text === 'one' && words.length > 2
}

/** Whether a message is nothing but a place in a list or "the other one". */
export function isPointing(message: Message): boolean {
  if (message.units.length > 8) return false
  const which = readReference(message, 0, message.units.length)
  return which.kind === 'positions' || which.kind === 'other' || which.kind === 'pronoun'
}
