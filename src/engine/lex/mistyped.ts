// Corrects commands with a typo in the verb: "dleete the rent". Only where a request may begin, only words with no
// other meaning, and only if exactly one verb fits.

import { type ClassName, isKnown, singleWords } from '../language/en/classes.ts'
import { isSlip } from './spelling.ts'
import type { Word } from './words.ts'

const classes: readonly ClassName[] = ['FINISH', 'DELETE', 'MOVE', 'RENAME', 'REOPEN', 'REMIND', 'ADD', 'SETV', 'CLEAR']
const verbs = [...new Set([...classes.flatMap(singleWords), 'check', 'cross'])].filter((verb) => verb.length > 4)
const deeds = singleWords('DOING').filter((verb) => verb.length > 4 && !verbs.includes(verb))

/** The words with such typos corrected; words in the user's own titles are never typos. */
export function withVerbs(words: readonly Word[], isInTitle: (word: string) => boolean): readonly Word[] {
  let mended: Word[] | null = null
  for (const [at, word] of words.entries()) {
    if (word.kind !== 'word' || word.text.length < 4 || isKnown(word.text) || !mayBegin(words, at)) continue
    const verb = verbOf(word.text) ?? tickOf(words, at)
    if (verb === null || isInTitle(word.text)) continue
    mended ??= [...words]
    mended[at] = { ...word, text: verb }
  }
  return mended ?? words
}

function verbOf(text: string): string | null {
  // Swapped letters are better evidence than a missing one: "craete" is "create", not "crate".
  const [swapped, ...others] = verbs.filter((one) => one.length === text.length && isSlip(text, one))
  if (swapped !== undefined && others.length === 0) return swapped
  const [verb, ...more] = verbs.filter((one) => isSlip(text, one))
  return verb === undefined || more.length > 0 || deeds.some((one) => isSlip(text, one)) ? null : verb
}

/** "chck it off" is "check", not "chuck". */
function tickOf(words: readonly Word[], at: number): string | null {
  const isTicked = words.slice(at + 1).some(({ text }) => text === 'off')
  return isTicked && isSlip(words[at]?.text ?? '', 'check') ? 'check' : null
}

const LEADS = new Set('please can could would you to and then also just us so oh ok hey well right alright'.split(' '))

function mayBegin(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  return before === undefined || before.kind !== 'word' || LEADS.has(before.text)
}

/** "orderd the pipe": a report with a typo, if one of the user's tasks is to do exactly that. */
export function withDeeds(
  words: readonly Word[],
  isInTitle: (word: string) => boolean,
  verbs: () => Iterable<string>,
): readonly Word[] {
  if (!words.some(({ kind, text }) => kind === 'word' && mayBeDeed(text) && !isInTitle(text))) return words
  const deeds = [...verbs()].filter((verb) => verb.length > 3).map(pastOf)
  return words.map((word) => {
    if (word.kind !== 'word' || !mayBeDeed(word.text) || isInTitle(word.text)) return word
    const [deed, ...others] = deeds.filter((one) => isSlip(word.text, one))
    return deed === undefined || others.length > 0 ? word : { ...word, text: deed }
  })
}

function mayBeDeed(text: string): boolean {
  return text.length > 4 && text.endsWith('d') && !isKnown(text)
}

function pastOf(verb: string): string {
  return verb.endsWith('e') ? `${verb}d` : `${verb}ed`
}
