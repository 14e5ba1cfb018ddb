// A title with a clause, a request or half a quote in it is hardly what was meant, so we ask instead of adding it. One
// that nobody would write down we didn't understand, and don't even offer.

import type { Act } from '../../domain/act.ts'
import { THE_OR_OUR } from '../language/en/determiners.ts'
import { titleScore } from '../model/title.ts'

/** "tell mum I'm late": the words to say are a clause. */
const SAYING = /^(?:tell|text|email|message|ask|let|warn|inform|show|write to|promise) /i

/** "the vet rang, and it turns out I need to …" */
const CLAUSE =
  /\b(?:i|we|they|he|she|you|there)(?:['\u2019](?:s|re|ve|m|ll|d)| (?:is|are|am|was|were|have|has|had|need|needs|want|wants|will|keep|keeps|got|said|says|think|should|shouldn['\u2019]?t|can|can['\u2019]?t))\b/i

const SIGNS: readonly RegExp[] = [
  /\bit (?:turns|is|was|has|needs)\b|\bit['\u2019]s\b/i,
  // "… can you add that"
  /\b(?:add|put|stick|pop|note) (?:it|that|this|them|those|these|both)\b|\b(?:can|could|would|will) you\b/i,
  /^(?:change|fix|move|update|delete|remove|finish|rename|sort) (?:it|that|this|them|those|these|both)\b/i,
  /^(?:with|there|but|so|then|in the notes?|a note|them|it)\b/i,
  // Partly quoted.
  /^['"\u2018\u201c][^'"\u2019\u201d]+['"\u2019\u201d] ?\w/,
  /\b(?:for|on) (?:that|the same) day$/i,
  /, (?:and also|oh|er|um)\b/i,
  /\bbut first$/i,
  // "… | is the deadline for it"
  /^(?:is|are|was|were|said|says)\b/i,
]

/** Quotes inside a title are somebody else's words; a title that begins with a quote is checked as a whole. */
function withoutQuotations(title: string): string {
  const parts = title.split(/["\u201c\u201d]/)
  if (parts[0]?.trim() === '' || parts.length % 2 === 0) return title
  return parts.filter((_, at) => at % 2 === 0).join(' " ')
}

/** "listen to I Want It That Way": capitals mark a clause as a name. */
function withoutNames(title: string): string {
  return title === title.toUpperCase() ? title : title.replace(NAMED_CLAUSE, ' ')
}

const NAMED_CLAUSE =
  /\b(?:I|We|You|They|He|She|It|There)(?:['\u2019]\p{L}+)? (?:(?:in|on|the|a|so|not|your|my) )?\p{Lu}[\p{L}'\u2019]*/gu

/** Below this score nobody wrote such a title, even if they asked to add it. */
const ODD = 0.006
/** Among several items, talk after a comma or "and" is more easily taken for one. */
const ODD_AMONG = 0.015
/** A new title for a task, or one that nobody asked to add, must be more plausible. */
const LIKELY = 0.0235
const SHORT = 2

/** "no date on those": a fragment, not a title. */
function isOdd(title: string, least: number): boolean {
  return title.split(' ').length > SHORT && titleScore(title) < least
}

/** Whether words that nobody asked to add look like something to do or to get. */
export function isLikely(title: string): boolean {
  return titleScore(title) >= LIKELY
}

/** Why we doubt a title; null if it may be one. */
export function doubtOf(act: Act): 'garbled' | 'left over' | null {
  if (act.does === 'change' && act.values.title !== undefined && !isLikely(act.values.title)) return 'left over'
  return isGarbled(act) ? 'garbled' : isSuspect(act) ? 'left over' : null
}

export function isSuspect(act: Act): boolean {
  return (
    act.does === 'add' &&
    act.items.some(({ title, when }) => {
      if (when !== undefined && OTHER_DATE.test(title)) return true
      const least = act.items.length > 1 ? ODD_AMONG : ODD
      const plain = withoutNames(withoutQuotations(title))
      if (act.items.length > 1 && NO_ITEM.test(title)) return true
      const isClause = CLAUSE.test(plain) && !SAYING.test(plain)
      return isClause || tellsMore(title) || isOdd(title, least) || SIGNS.some((sign) => sign.test(plain))
    })
  )
}

/** "talk to Ben at 1 and to Lucy" at 2: the other time left in it may belong to another task. */
const OTHER_DATE =
  /\b(?:at \d{1,2}(?::\d\d)?(?: ?[ap]m)?|today|tonight|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day) and\b/i

/** "…, at the usual time", "…, if possible", "…, no": items don't begin like this. */
const NO_ITEM =
  /^(?:no|not|yes|yeah|at|after|before|during|until|till|if|or|so|because|since|unless|whichever|whenever|wherever|when|while|although|though|note|notes|can that|could that|\w+ not)\b(?! (?:sun|school|party|care))/i

/** "… and the fridge is done". */
function tellsMore(title: string): boolean {
  const words = title.toLowerCase().split(' ')
  const and = words.findIndex((word, at) => word === 'and' && THE_OR_OUR.has(words[at + 1] ?? ''))
  return and >= 0 && words.slice(and + 2).some((word) => BEING.has(word))
}

const BEING = new Set(['is', 'are', 'was', 'were', 'has', 'have'])

/** Signs that the words were addressed to us and don't name anything to do. */
const GARBLED: readonly RegExp[] = [
  // "um", "lol", "sooo swamped": fillers.
  /\b(?:um+|uh+|erm+|hmm+|lol|lmao|haha+|omg|ugh+|argh+|oops|sooo+)\b/,
  // "whenever", "both friday", "that": just pronouns.
  /^(?:that|it|them|those|these|both|whenever|sometime|someday|anytime|later|please|same|ditto|else|instead|too|also|only|then)(?: \w+)?$/,
  /^(?:no|nope|nah|yes|yeah|yep|ok|okay|sorry|wait|oh|ah|hmm*)$/,
  /^(?:what|which|when|where) (?:was|is|were|are|did|do|does)\b|\b(?:what|which) (?:date|day|time)$/,
  /\b(?:first|second|third|fourth|last|other|next) ones?\b|^the other (?:two|three)\b|[ ,](?:that one|this one|the other one|that too|as a note|with it|of it|for it|for that)$/,
  /,\s*,/,
  // "… and um also mark the bill as paid"
  /\b(?:and|n|&|then|also|oh) (?:(?:um|also|pls|please) ){0,2}(?:mark|delete|move|push|postpone|reschedule|rename|reopen|undo|remind me)\b/,
  /^(?:\d+|two|three|four|five|a few|some|several) (?:more )?(?:things|tasks|items|jobs)(?: to add|:)/,
  // "and it don't need to be high"
  /^(?:don|doesn|didn|isn|won|can)['\u2019]?t (?:need|have to|want|matter|think|know)\b/,
]

/** "lunch with Sam fri" for thursday: the title still contains the date that was corrected. */
const ENDS_IN_DAY = /(?<! (?:to|from|of|and|or|the|every|with|meet)) (?:mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?$/

/** "learn Blue Monday" for friday. */
const NAMED_DAY = / \p{Lu}\p{L}+ \p{Lu}\p{L}+day$/u

function isGarbled(act: Act): boolean {
  return (
    (act.does === 'add' || act.does === 'offer') &&
    act.items.some(({ title, when }) => {
      const plain = title.toLowerCase()
      return (
        GARBLED.some((sign) => sign.test(plain)) ||
        goesOnToTell(plain) ||
        (when !== undefined && ENDS_IN_DAY.test(plain) && !NAMED_DAY.test(title))
      )
    })
  )
}

/** "… n the form is done", "…, has to be done by thursday": another statement follows. */
function goesOnToTell(title: string): boolean {
  const words = title.split(' ')
  return words.some(
    (word, at) =>
      at > 0 &&
      IS.has(word) &&
      TOLD_STATES.has(words[at + 1] ?? '') &&
      words.slice(Math.max(at - 4, 0), at).some((before) => JOINING.has(before) || before.endsWith(',')),
  )
}

const JOINING = new Set(['n', 'and', 'so', 'but'])
const IS = new Set(['is', 'are', 'was', 'were', 'has', "isn't", "won't", "doesn't", 'isnt', 'wont', 'doesnt'])
const TOLD_STATES = new Set(['done', 'not', 'to', 'off', 'gone', 'sorted', 'finished', 'paid', 'ready', 'too', 'so'])
