// Reports on the user's own tasks: "stamps bought", "the form is filled in", "paid the nanny".

import { isIn, isKnown } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { BEFORE_REPORTS, BETWEEN_REPORTED, NOT_YET } from '../language/en/run-on.ts'
import { isPast } from '../lex/stem.ts'
import { type Place, someBefore } from './place.ts'

/**
 * Whether a report begins this many words from here; without a subject ("paid the nanny") it may continue what comes
 * before.
 */
export function reportAt(place: Place, from: number): 'whole' | 'part' | null {
  const { ground, at, text } = place
  let start = at + from
  while (BEFORE_REPORTS.has(text(start - at))) start++
  const verb = text(start - at)
  if (isBehindHelper(place)) return null
  if (isPast(verb))
    return !isIn('DONE', verb) && !isTheirs(place) && isDeed(place, verb, start + 1) ? behindAlso(text(from)) : null
  if (start > at + from) return null
  const isTold = ground.names.from(start).some(({ end, named }) => {
    if (isNotYet(place, end) || isPut(place, end)) return !named.unsure
    let told = end
    while (BETWEEN_REPORTED.has(text(told - at))) told++
    const done = text(told - at)
    if (isIn('DONE', done)) return !named.unsure
    return isPast(done) && isSure(place, named.ids, done)
  })
  if (!isTold) return null
  return isBehindThing(place) ? 'whole' : 'part'
}

/** "my sister finally | paid her tax": with no verb before it, those words are its subject. */
function isTheirs(place: Place): boolean {
  return !someBefore(place, (word) => isPast(word) || isIn('DOING', word) || isIn('FINISH', word) || FINITE.has(word))
}

/** "my brother has already | picked up his suit": the verb belongs to the subject before it. */
function isBehindHelper({ text }: Place): boolean {
  let places = -1
  while (BETWEEN_VERBS.has(text(places))) places--
  return HELPERS.has(text(places))
}

const BETWEEN_VERBS = new Set(['already', 'just', 'finally', 'also', 'now', 'even', 'actually', 'only'])
const HELPERS = new Set(['has', 'have', 'had', "'s", "'ve"])

/** "took forever | also got the stamps": "also" starts another statement. */
function behindAlso(word: string): 'whole' | 'part' {
  return word === 'also' ? 'whole' : 'part'
}

/** "garlic not yet", "essay not even started". */
function isNotYet({ text, at }: Place, end: number): boolean {
  const places = text(end - at) === 'still' || text(end - at) === 'is' ? end - at + 1 : end - at
  return text(places) === 'not' && NOT_YET.has(text(places + 1))
}

/** "no time today | tomatoes tomorrow instead": a task and its new date, without a verb. */
function isPut({ ground, words }: Place, end: number): boolean {
  if (!ground.dateStarts.has(end)) return false
  for (let at = end + 1; at <= end + 4; at++) if (words[at]?.text === 'instead' && ground.dateEnds.has(at)) return true
  return false
}

/** "buy envelopes | stamps bought" are two; "get | the shed done" and "called | the landlord" are one. */
function isBehindThing({ text }: Place): boolean {
  const before = text(-1)
  return !isPast(before) && !isIn('DOING', before) && !isKnown(before)
}

function isDeed(place: Place, verb: string, at: number): boolean {
  const { names } = place.ground
  if (isIn('DOING', place.words[at]?.text ?? '')) return false
  return [at, at + 1].some((start) =>
    names.from(start).some(({ named }) => !named.unsure && isSure(place, named.ids, verb)),
  )
}

function isSure({ ground }: Place, ids: readonly string[], verb: string): boolean {
  return ids.some((id) => ground.names.deed(id, verb) === 'sure')
}
