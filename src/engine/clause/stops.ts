// Adds the full stops that somebody left out, where a new sentence begins: something that can start a clause
// (`begins.ts`) after something that it can't belong to (`stands.ts`).

import type { Names } from '../ground/names.ts'
import { isIn, isKnown, textAt } from '../language/en/classes.ts'
import { FOND } from '../language/en/questions.ts'
import { isPast } from '../lex/stem.ts'
import type { Word } from '../lex/words.ts'
import { isAskedOfOthers } from './asked-of-others.ts'
import { beginning, isAlwaysBegun } from './begins.ts'
import { kindsOf, type Place } from './place.ts'
import { isBound, isConditional, isDoubtful, isEnded, isLedOn, isOnlyDated } from './stands.ts'

/** What we know about the words before cutting them. */
export interface Ground {
  readonly names: Names
  /** Where certain dates end, each with where it begins. */
  readonly dateEnds: ReadonlyMap<number, number>
  /** Where dates begin. */
  readonly dateStarts: ReadonlySet<number>
  /** Whether two words are adjacent in one of the user's titles. */
  readonly isInTitle: (pair: string) => boolean
  /** Whether a word is inside the name of a song, a book or a film. */
  readonly isInWork: (at: number) => boolean
}

/** In a sentence longer than this we can't tell what belongs together. */
const LONGEST = 60

/** The words with the missing stops; the user's titles are never cut. */
export function withStops(words: readonly Word[], ground: Ground): readonly Word[] {
  const stops = new Set<number>()
  let from = 0
  let before = 0
  for (let at = 0; at < words.length; at++) {
    const word = words[at]
    if (word === undefined) continue
    if (word.kind !== 'word') {
      if (word.text !== '/') {
        from = at + 1
        before = 0
      }
      continue
    }
    if (at > from && at - from <= LONGEST) {
      const place: Place = { words, at, from, before, ground, text: (places) => textAt(words, at + places) }
      if (!ground.isInWork(at) && isStart(place) && !isInName(place)) {
        stops.add(at)
        from = at
        before = 0
      }
    }
    before |= kindsOf(word.text)
  }
  return stops.size === 0
    ? words
    : words.flatMap((word, at) => (stops.has(at) ? [stopBefore(words, at), word] : [word]))
}

/** "the raj | call is done": a title contains both words, in any order. */
function isInName({ words, at, from, ground }: Place): boolean {
  if (ground.isInTitle(`${words[at - 1]?.text} ${words[at]?.text}`)) return true
  for (let start = at - 1; start >= Math.max(from, at - LONGEST_BEFORE); start--)
    if (ground.names.from(start).some(({ end, named }) => end > at && !named.unsure)) return true
  return false
}

const LONGEST_BEFORE = 2

/**
 * Something that can't belong to the words before: anything after a complete phrase, or a full clause or request after
 * a noun.
 */
function isStart(place: Place): boolean {
  // "wednesday's | tasks are …"
  if (place.text(-1) === "'s" || isConditional(place) || isTag(place) || isOnlyDated(place)) return false
  // "where did you | put it"
  const who = ADVERBS.has(place.text(-1)) ? -2 : -1
  if (ASKED.has(place.text(who)) && ASKING.has(place.text(who - 1))) return false
  // "no idea | what day it is"
  if (NOT_KNOWN.has(place.text(-1)) && isIn('WH', place.text(0))) return false
  // "what priority | I gave it", "no idea what day | it is" continue; "what the | she …" starts anew.
  if (ASKED.has(place.text(0)) && OF_WHAT.has(place.text(-2)) && !isIn('DET', place.text(-1))) return false
  if (isAskedOfOthers(place.words, place.at, (at) => place.ground.names.from(at).length > 0)) return false
  if (isRelative(place)) return false
  if (isAlwaysBegun(place)) return true
  // The word before decides this, and it is the cheapest check.
  if (isDoubtful(place) || isBound(place)) return false
  if (isPartOfName(place)) return false
  const begun = beginning(place)
  return begun !== null && !isLedOn(place) && (begun === 'whole' || isEnded(place))
}

/** "everything this week | which is not urgent": says which of all of it. */
function isRelative({ words, from, text }: Place): boolean {
  let first = from
  while (isIn('FILLER', words[first]?.text ?? '')) first++
  return text(0) === 'which' && OF_THEM.has(text(1)) && isIn('ALL', words[first]?.text ?? '')
}

const OF_THEM = new Set('is are was were have has do does i we'.split(' '))

/** "team | notes are done": an unknown word, not part of a clause, that says which notes. */
function isPartOfName({ words, at, from }: Place): boolean {
  const start = isIn('DET', words[from]?.text ?? '') ? from + 1 : from
  return start < at && at - start <= LONGEST_BEFORE && words.slice(start, at).every(({ text }) => isThing(text))
}

function isThing(word: string): boolean {
  return /^[a-z]{3,}$/.test(word) && !isKnown(word) && !FOND.has(word) && !isPast(word) && !word.endsWith('ing')
}

/** "did I ever | tick it off" */
const ADVERBS = new Set('ever even already actually really still also finally never'.split(' '))
const NOT_KNOWN = new Set(['idea', 'clue'])
const OF_WHAT = new Set(['what', 'which', 'how', 'whose'])
const ASKING = new Set(['did', 'do', 'does', 'have', 'had', 'has'])
const ASKED = new Set(['you', 'i', 'we', 'he', 'she', 'they', 'it'])

/** "… yet, have I", "… isn't it": a question tag, not a sentence of its own. */
function isTag({ words, at }: Place): boolean {
  if (!BEFORE_TAGS.has(words[at]?.text ?? '')) return false
  let end = at
  while (words[end]?.kind === 'word' && end < at + LONGEST_TAG) end++
  return (
    words[end]?.kind !== 'word' &&
    TAG.test(
      words
        .slice(at, end)
        .map(({ text }) => text)
        .join(' '),
    )
  )
}

const LONGEST_TAG = 4
const BEFORE_TAGS = new Set(['yet', 'already', 'is', 'are', 'was', 'were', 'have', 'has', 'do', 'does', 'did'])
const TAG = /^(?:yet |already )?(?:is|are|was|were|have|has|do|does|did) (?:not )?(?:it|they|i|we|he|she)$/

function stopBefore(words: readonly Word[], at: number): Word {
  const place = words[at - 1]?.end ?? 0
  return { text: ';', start: place, end: place, first: -1, last: -1, kind: 'mark' }
}
