// Answers to "are you sure?", read from the raw text: look-alike letters or hidden characters don't make a yes.

import {
  HAVING,
  NO_DEFERS,
  NO_HEADS,
  NO_WORDS,
  NOT_YES,
  ORDERS_LIKE_PASTS,
  OTHER_ACTS,
  OWN_PLANS,
  PLAIN_NO,
  PLAIN_YES,
  PRAISE,
  PRAISE_FRONTS,
  REAL_WORDS,
  UNSURE,
  YES_ACTS,
  YES_FEELING,
  YES_FRONTS,
  YES_HEADS,
  YES_SOOTHING,
  YES_THINGS,
  YES_THOUGH,
  YES_WORDS,
} from './language/en/answers.ts'
import { endsOf, type Phrases, phrasesOf } from './language/en/classes.ts'
import { NUMBERS } from './language/en/numbers.ts'
import { IT_OR_THAT } from './language/en/pronouns.ts'
import { isPast, stemOf } from './lex/stem.ts'
import { isTeller, tellsWhyYes } from './why-yes.ts'

export type Answer = 'yes' | 'no' | 'unsure' | null

const heads = phrasesOf(YES_HEADS)
const yesWords = new Set([...YES_WORDS, ...YES_ACTS, ...YES_HEADS])
const acts = new Set(YES_ACTS)
const things = new Set(YES_THINGS)
const asking = new Set(['is', 'are', 'does', 'did', 'was', 'were', 'what', 'am', 'has', 'say', 'tell', 'type'])
const notYes = phrasesOf(NOT_YES)
const though = phrasesOf(YES_THOUGH)
const soothing = phrasesOf(YES_SOOTHING)
const feeling = phrasesOf(YES_FEELING)
const noHeads = phrasesOf(NO_HEADS)
const noWords = new Set(NO_WORDS)
const defers = phrasesOf(NO_DEFERS)
const fronts = phrasesOf(YES_FRONTS)
const ownPlans = phrasesOf(OWN_PLANS)
const realWords = new Set(REAL_WORDS)
const otherActs = new Set(OTHER_ACTS)
const unsure = phrasesOf(UNSURE)
const praise = new Set(PRAISE)
const praiseFronts = phrasesOf(PRAISE_FRONTS)
const having = new Set(HAVING)
const orders = new Set(ORDERS_LIKE_PASTS)
const plainYes = new Set(PLAIN_YES)
const plainNo = new Set(PLAIN_NO)

// With no question open, the first word is enough to rule out most messages.
const plainStarts = new Set([...PLAIN_YES, ...PLAIN_NO].map(firstWord))

function firstWord(raw: string): string {
  return (/[\p{L}\p{N}'\u2019]+/u.exec(raw)?.[0] ?? '').toLowerCase().replace('\u2019', "'")
}

interface Word {
  readonly text: string
}

// Characters found on any keyboard, and the quotes and dashes that phones insert.
const PLAIN = /^[\x20-\x7e\n\r\t\u2018\u2019\u201c\u201d\u2013\u2014\u2026]*$/
const LONGEST = 200
const LONGEST_PLAIN = 40

/**
 * The answer that the whole message gives, or null. `asked` is how many tasks the question is about, 0 for no
 * question; `titles` are their titles, null if it is about something that can't be over yet.
 */
export function answerOf(raw: string, asked: number, titles: readonly string[] | null = []): Answer {
  const pending = asked > 0
  if (raw.length > (pending ? LONGEST : LONGEST_PLAIN)) return null
  if (!pending && !plainStarts.has(firstWord(raw))) return null
  const typed = raw.replaceAll(PICTURES, ' ')
  const words = withoutCount(wordsIn(typed), asked)
  if (words.length === 0) return pending ? pictured(raw) : null
  const whole = words.map((word) => word.text).join(' ')
  const plain = PLAIN.test(typed)
  if (!pending) {
    if (plainNo.has(whole)) return 'no'
    return plain && !raw.includes('?') && plainYes.has(whole) ? 'yes' : null
  }
  if (miscounts(words, asked)) return 'unsure'
  if (isUnsure(words)) return startsWithNo(words) ? 'no' : 'unsure'
  if (plain && (isYes(raw, words) || isYesWithReason(raw, words, asked, titles))) return 'yes'
  if (phraseAt(soothing, words, 0, words.length) > 0) return 'unsure'
  return isNo(words) ? 'no' : null
}

/** "yes, the dinner with Ana": a yes that repeats the task's name, which is removed here. */
export function withoutName(raw: string, title: string): string {
  const words = wordsIn(raw)
  const own = new Set(wordsIn(title).map(({ text }) => text))
  // "yes, the dinner?" is a question.
  if (!agreesFirst(words) || raw.includes('?')) return raw
  const isName = (word: Word): boolean => own.has(word.text) && phraseAt(notYes, [word], 0, 1) === 0
  const named = new Set(
    words
      .slice(1)
      .filter(isName)
      .map(({ text }) => text),
  )
  // A single word of a longer title may mean something else: "yes, tomorrow".
  if (named.size === 0 || named.size < Math.min(2, own.size)) return raw
  return words.flatMap((word, at) => (at > 0 && (isName(word) || ARTICLES.has(word.text)) ? [] : [word.text])).join(' ')
}

const ARTICLES = new Set(['the', 'my', 'that', 'this', 'a', 'one', 'task'])

/** Emoji add nothing to an answer. */
const PICTURES = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\u{fe0f}/gu
const NODDING = /^(?:[\u{1f44d}\u{1f44c}\u2705\u2714\u{1f4af}](?:\u{fe0f}|\p{Emoji_Modifier}|\s)*)+$/u
const REFUSING = /^(?:[\u{1f44e}\u274c\u{1f6ab}\u{1f645}](?:\u{fe0f}|\p{Emoji_Modifier}|\s)*)+$/u

/** A message of nothing but emoji. */
function pictured(raw: string): Answer {
  if (NODDING.test(raw.trim())) return 'yes'
  return REFUSING.test(raw.trim()) ? 'no' : null
}

/** "yes, both", "all three of them": repeating the right number still is just a yes. */
function withoutCount(words: readonly Word[], asked: number): readonly Word[] {
  if (asked < 2) return words
  const from = words.findIndex(({ text }, at) => countAt(words, at, text, asked) > 0)
  if (from < 0) return words
  const to = from + countAt(words, from, words[from]?.text ?? '', asked)
  const left = [...words.slice(0, from), ...words.slice(to)]
  return left.every(({ text }) => COURTESY.has(text)) ? [{ text: 'yes' }] : withoutCount(left, asked)
}

const COURTESY = new Set(['please', 'pls', 'plz', 'thanks', 'ta'])
const WHOLLY = new Set(['last', 'single'])
const THEM = new Set(['them', 'em', 'those', 'these'])

/** "yes, those three" about two tasks. */
function miscounts(words: readonly Word[], asked: number): boolean {
  return words.some(({ text }, at) => THEM.has(text) && (numberOf(words[at + 1]?.text ?? '') ?? asked) !== asked)
}

function numberOf(word: string): number | undefined {
  return /^\d+$/.test(word) ? Number(word) : NUMBERS.get(word)
}

function countAt(words: readonly Word[], at: number, text: string, asked: number): number {
  const next = words[at + 1]?.text ?? ''
  const them = (from: number) =>
    words[from]?.text === 'of' && THEM.has(words[from + 1]?.text ?? '') ? from + 2 - at : from - at
  if (text === 'every' && WHOLLY.has(next) && words[at + 2]?.text === 'one') return them(at + 3)
  if (text === 'both') return asked === 2 ? them(at + 1) : 0
  // "yes, those two"
  if (THEM.has(text) && numberOf(next) === asked) return 2
  // "yes, everything" about several tasks means them; about a single task it may ask for more.
  if (text === 'everything') return at > 0 && (next === '' || COURTESY.has(next)) ? 1 : 0
  if (text !== 'all') return 0
  const of = words[at + 2]?.text ?? ''
  if (next === 'of') return THEM.has(of) || (IT_OR_THAT.has(of) && words.length > 3) ? 3 : 0
  if (THEM.has(next)) return 2
  const count = numberOf(next)
  if (count !== undefined) return count === asked ? them(at + 2) : 0
  return next === '' || COURTESY.has(next) ? 1 : 0
}

/** Whether a refusal may also ask for something else; "no, I'll do it later" only explains. */
export function mayGoOn(raw: string): boolean {
  const words = wordsIn(raw)
  const after = phraseAt(noHeads, words, 0, words.length)
  return words.length > 2 && !(after > 0 && phraseAt(ownPlans, words, after, words.length) > 0)
}

/** Whether a message begins with a yes, whatever follows. */
export function beginsWithYes(raw: string): boolean {
  return agreesFirst(wordsIn(raw))
}

/** Whether a message begins with a no. */
export function beginsWithNo(raw: string): boolean {
  const words = wordsIn(raw)
  return phraseAt(noHeads, words, 0, words.length) > 0
}

/** "that's wonderful, ta", "oh nice": praise without agreement. */
export function isPraise(raw: string): boolean {
  const words = wordsIn(raw)
  let from = Math.max(0, ...endsOf(praiseFronts, words, 0, words.length))
  if (from === 0) return false
  while (HOW.has(words[from]?.text ?? '')) from++
  const rest = words.slice(from)
  return rest.length > 0 && rest.every(({ text }) => praise.has(text))
}

function wordsIn(raw: string): Word[] {
  const words: Word[] = []
  for (const run of raw
    .toLowerCase()
    .replaceAll('\u2019', "'")
    .matchAll(/[\p{L}\p{N}\p{M}\p{Cf}'%]+/gu))
    words.push({ text: plainly(run[0]) })
  return words
}

/** "yesss" and "suuure" are just yes and sure. */
function plainly(word: string): string {
  return yesWords.has(word) ? word : word.replaceAll(/([a-z])\1{2,}/g, '$1')
}

function isYes(raw: string, words: readonly Word[]): boolean {
  if (raw.includes('?') || isAsking(words) || endsTheTalk(words) || isAllGood(words)) return false
  // "yes, the time is fine" comments on a detail.
  const remarks = agreesFirst(words) && words.some((word) => BEING.has(word.text))
  let headed = false
  let acting = false
  for (let at = 0; at < words.length; at++) {
    const kept = phraseAt(though, words, at, words.length)
    if (kept > 0) {
      at += kept - 1
      headed = true
      continue
    }
    const soothed = Math.max(...[soothing, feeling].map((said) => phraseAt(said, words, at, words.length)))
    if (soothed > 0) {
      at += soothed - 1
      continue
    }
    const text = words[at]?.text ?? ''
    if (acts.has(text)) acting = true
    const known =
      yesWords.has(text) || isSlip(words, at) || ((acting || remarks) && things.has(text)) || isRemark(words, at)
    if (phraseAt(notYes, words, at, words.length) > 0 || !known) {
      if (phraseAt(heads, words, at, words.length) < 2) return false
    }
    if (phraseAt(heads, words, at, words.length) > 0) headed = true
  }
  return headed && !takesMore(words) && !asksOther(words) && !asksAll(words)
}

/** "oh yes please, | we've disbanded"; "do it" is no reason. */
function isYesWithReason(
  raw: string,
  words: readonly Word[],
  asked: number,
  titles: readonly string[] | null,
): boolean {
  if (titles === null) return false
  const at = words.findIndex(({ text }, place) => isTeller(text) && !acts.has(words[place - 1]?.text ?? ''))
  if (at <= 0) return false
  const deeds = new Set(titles.flatMap((title) => wordsIn(title).map(({ text }) => stemOf(text))))
  return tellsWhyYes(words.slice(at), deeds) && isYes(raw, withoutCount(words.slice(0, at), asked))
}

const BEING = new Set(
  "is, are, that's, thats, it's, its, be, sounds, sound, seems, seem, looks, look, was, feels".split(', '),
)
const HOW = new Set(
  'so, very, really, quite, pretty, all, just, totally, absolutely, actually, completely, perfectly, too, indeed, more than'.split(
    ', ',
  ),
)
const POINTED = new Set(['it', 'that', 'this', 'them', 'those', 'these', 'em'])

function agreesFirst(words: readonly Word[]): boolean {
  return phraseAt(fronts, words, 0, words.length) > 0
}

/** "yes, zap it": any other verb after a plain yes. */
function isRemark(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  if (!agreesFirst(words)) return false
  if (!/^[a-z']{3,}$/.test(text)) return false
  let back = at - 1
  while (back > 0 && HOW.has(words[back]?.text ?? '')) back--
  if (BEING.has(words[back]?.text ?? '')) return true
  if (tellsOfSomebody(words, at)) return false
  return POINTED.has(words[at + 1]?.text ?? '') && !otherActs.has(words[at]?.text ?? '')
}

/** "yes, I moved it", "yes, moved it" are reports; "yes, bin it" asks for what we asked about. */
function tellsOfSomebody(words: readonly Word[], at: number): boolean {
  if (isPast(words[at]?.text ?? '') && !orders.has(words[at]?.text ?? '')) return true
  let back = at - 1
  while (back > 0 && (HOW.has(words[back]?.text ?? '') || having.has(words[back]?.text ?? ''))) back--
  return back > 0 && isTeller(words[back]?.text ?? '')
}

/** "yes, taht one": swapped letters after a plain yes. */
function isSlip(words: readonly Word[], at: number): boolean {
  const text = words[at]?.text ?? ''
  if (text.length < 4 || text.length > 12 || at === 0 || !agreesFirst(words) || realWords.has(text)) return false
  for (let i = 0; i < text.length - 1; i++)
    if (yesWords.has(text.slice(0, i) + text.charAt(i + 1) + text.charAt(i) + text.slice(i + 2))) return true
  return false
}

/** "yes, everything": more than we asked about. */
function asksAll(words: readonly Word[]): boolean {
  if (words.some(({ text }) => BEING.has(text))) return false
  return words.some(({ text }, at) => text === 'everything' || (text === 'all' && words[at + 1]?.text === 'of'))
}

/** "yes, complete it": agrees to something we didn't ask. */
function asksOther(words: readonly Word[]): boolean {
  return words.some(({ text }, at) => {
    const next = words[at + 1]?.text ?? ''
    const isGone = words[at + 2]?.text === 'gone'
    return (
      otherActs.has(text) && ((POINTED.has(next) && !isGone) || (next === 'the' && SAME.has(words[at + 2]?.text ?? '')))
    )
  })
}

function isAsking(words: readonly Word[]): boolean {
  const [first, second] = words
  return asking.has(first?.text ?? '') && !(first?.text === 'what' && (second?.text === 'you' || second?.text === 'i'))
}

const endings = phrasesOf([
  "that's all",
  'thats all',
  'that is all',
  'that will be all',
  "that'll be all",
  'that is it',
  "that's it",
])

/** "that's all, thanks" ends the conversation and agrees to nothing. */
function endsTheTalk(words: readonly Word[]): boolean {
  const length = phraseAt(endings, words, 0, words.length)
  return length > 0 && (words.length === length || words[length]?.text.startsWith('thank') === true)
}

/** "all good" may also mean that nothing is needed; after a yes it agrees. */
function isAllGood(words: readonly Word[]): boolean {
  const good = words.some(({ text }, at) => text === 'all' && words[at + 1]?.text === 'good')
  return good && !agreesFirst(words)
}

const TAKING = new Set(['delete', 'remove', 'erase', 'rid'])
const SAME = new Set([
  'of',
  'it',
  'that',
  'this',
  'them',
  'please',
  'now',
  'thanks',
  'thank',
  'you',
  'the',
  'task',
  'tasks',
  'reminder',
  'item',
  'those',
  'these',
  'ahead',
  'for',
  'me',
  'sure',
  'yes',
  "i'm",
  'i',
  'am',
  'and',
])

/** "yes, delete all": the request after the yes must be what we asked about. */
function takesMore(words: readonly Word[]): boolean {
  const from = words.findIndex((word) => TAKING.has(word.text))
  if (from < 0) return false
  // Without a yes before it, "delete it" is a new request, not an answer.
  const agreed = words.slice(0, from).some((_, at) => phraseAt(heads, words, at, from) > 0)
  return !agreed || words.slice(from + 1).some((word) => !SAME.has(word.text))
}

function isUnsure(words: readonly Word[]): boolean {
  return hasAny(unsure, words)
}

function startsWithNo(words: readonly Word[]): boolean {
  const first = words[0]?.text
  if (first === 'no' && words[1]?.text === 'idea') return false
  return (
    first === 'no' ||
    first === 'nope' ||
    first === 'nah' ||
    (first === 'not' && words[1]?.text !== 'sure' && words[1]?.text !== 'certain' && words[1]?.text !== 'a')
  )
}

function isNo(words: readonly Word[]): boolean {
  if (phraseAt(noHeads, words, 0, words.length) > 0) return true
  if (words.length > 14) return false
  if (words.some((word) => noWords.has(word.text))) return true
  return !agreesFirst(words) && hasAny(defers, words)
}

function hasAny(phrases: Phrases, words: readonly Word[]): boolean {
  return words.some((_, at) => phraseAt(phrases, words, at, words.length) > 0)
}

/** How many words a phrase takes from here; 0 if none matches. */
function phraseAt(phrases: Phrases, words: readonly Word[], at: number, to: number): number {
  const [end] = endsOf(phrases, words, at, to)
  return end === undefined ? 0 : end - at
}
