// A message as the grammar sees it: contractions are split in two, shorthand is spelled out, a quotation is one word.

import { RELATIVE_DAYS } from '../dates/words.ts'
import { isIn, ownWord, wordsIn } from '../language/en/classes.ts'
import { THAT_OR_THIS } from '../language/en/pronouns.ts'
import { CONTRACTIONS, SHORTHAND } from '../language/en/shorthand.ts'
import { type Token, tokenize } from '../tokens.ts'
import { quotedFrom } from './quotation.ts'
import { respelled } from './respelled.ts'
import { isPast } from './stem.ts'

export interface Word {
  /** The form to compare. */
  readonly text: string
  /** Where it was typed; both halves of "don't" share one position. */
  readonly start: number
  readonly end: number
  /** The tokens it was made from, first and last. */
  readonly first: number
  readonly last: number
  readonly kind: 'word' | 'mark' | 'line' | 'quote'
}

export interface Lexed {
  readonly raw: string
  readonly tokens: readonly Token[]
  readonly words: readonly Word[]
}

/** The word that begins at each token, and the index after the word that ends at it. */
export function placesOf(words: readonly Word[]): Readonly<Record<'starts' | 'ends', readonly (number | undefined)[]>> {
  const starts: (number | undefined)[] = []
  const ends: (number | undefined)[] = []
  for (const [at, { first, last }] of words.entries()) {
    // A full stop that we inserted has no tokens.
    if (first < 0) continue
    starts[first] ??= at
    ends[last] = at + 1
  }
  return { starts, ends }
}

export function lex(raw: string): Lexed {
  const tokens = withOwners(withoutEchoes(tokenize(raw)))
  const words: Word[] = []
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]
    if (token === undefined) continue
    const quoted = quotedFrom(tokens, at, raw)
    if (quoted !== null) {
      const { text, start, last } = quoted
      const end = tokens[last]?.end ?? token.end
      words.push({ text: text.toLowerCase(), start, end, first: at, last, kind: 'quote' })
      at = last
    } else if (isDictated(tokens, at)) {
      const { start } = token
      const last = ALONE.has(token.text) ? at : at + 1
      const end = tokens[last]?.end ?? token.end
      words.push({ text: DICTATED.get(token.text) ?? ',', start, end, first: at, last, kind: 'mark' })
      at = last
    } else if (token.text === '-' && tokens[at + 1]?.text === '>') {
      words.push({ text: 'to', start: token.start, end: token.end + 1, first: at, last: at + 1, kind: 'word' })
      at++
    } else if (SIGNS.has(token.text) && token.kind === 'mark' && isAlone(raw, token)) {
      const { start, end } = token
      words.push({ text: SIGNS.get(token.text) ?? '', start, end, first: at, last: at, kind: 'word' })
    } else pushToken(words, tokens, at, raw)
  }
  return { raw, tokens, words }
}

/** "full stop", "comma": punctuation that was spoken. */
function isDictated(tokens: readonly Token[], at: number): boolean {
  const [text, next] = [tokens[at]?.text ?? '', tokens[at + 1]?.text]
  if (text === 'comma') return at > 0 && !BEFORE_NOUNS.has(tokens[at - 1]?.text ?? '')
  // Somebody who dictates "comma" ends with "period".
  if (text === 'period') return next === undefined && tokens.some((_, place) => place < at && isDictated(tokens, place))
  return DICTATED.has(text) && next === (text === 'full' ? 'stop' : 'mark')
}

const DICTATED = new Map([
  ['full', '.'],
  ['period', '.'],
  ['question', '?'],
  ['exclamation', '!'],
])
/** Punctuation with one-word names. */
const ALONE = new Set(['comma', 'period'])
const BEFORE_NOUNS = new Set(['a', 'the', 'missing', 'extra', 'oxford', 'that', 'this'])

/** "on the the 17th": drops a small word typed twice. */
function withoutEchoes(tokens: readonly Token[]): readonly Token[] {
  const isEcho = ({ text }: Token, at: number): boolean => at > 0 && text === tokens[at - 1]?.text && ECHOED.has(text)
  return tokens.some(isEcho) ? tokens.filter((token, at) => !isEcho(token, at)) : tokens
}

/** "all of fridays stuff" lacks its apostrophe, "all my to-do's" has one too many. */
function withOwners(tokens: readonly Token[]): readonly Token[] {
  const isOwner = ({ text }: Token, at: number): boolean => {
    const next = tokens[at + 1]
    if (!text.endsWith('s') || !isOfDay(text) || next?.kind !== 'word') return false
    return (
      isIn('NOUNS', next.text) ||
      isIn('TASK', next.text) ||
      (OF_DAY.has(tokens[at - 1]?.text ?? '') && !isIn('REASON', next.text) && next.text.length > 3)
    )
  }
  const isPlural = ({ text }: Token, at: number): boolean =>
    text.endsWith('s') && PLURALS.test(text) && tokens[at + 1]?.kind !== 'word'
  if (!tokens.some((token, at) => isOwner(token, at) || isPlural(token, at))) return tokens
  return tokens.map((token, at) =>
    isOwner(token, at)
      ? { ...token, text: `${token.text.slice(0, -1)}'s` }
      : isPlural(token, at)
        ? { ...token, text: `${token.text.slice(0, -2)}s` }
        : token,
  )
}

/** "tmrws stuff" */
function isOfDay(text: string): boolean {
  return DAYS.test(text) || RELATIVE_DAYS.has(text.slice(0, -1))
}

const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days$/
/** "the reminder for fridays rehearsal". */
const OF_DAY = new Set(['for', 'about', 'my', 'this', 'next'])
const PLURALS = /^(?:to-?do|do|task|reminder|alert)['\u2019]s$/
const ECHOED = new Set(['the', 'a', 'an', 'my', 'to', 'of', 'and'])

/** Between spaces rather than at the end of a word ("C++"). */
function isAlone(raw: string, { start, end }: Token): boolean {
  return /\s/.test(raw[start - 1] ?? ' ') && /\s/.test(raw[end] ?? ' ')
}

/** Signs that are read as words. */
const SIGNS: ReadonlyMap<string, string> = new Map([
  ['&', 'and'],
  ['+', 'and'],
  ['\u2192', 'to'],
])

const hasText = /[\p{L}\p{N}]/u
/** "milk's": possessive or "is", which the grammar decides. */
const possessive = /^(.*[\p{L}\p{N}])'s$/u

function pushToken(words: Word[], tokens: readonly Token[], at: number, raw: string): void {
  const token = tokens[at]
  if (token === undefined) return
  const { start, end, kind } = token
  const push = (text: string): void => {
    words.push({
      text: ownWord(text),
      start,
      end,
      first: at,
      last: at,
      kind: kind === 'word' && !hasText.test(text) && text !== "'s" ? 'mark' : kind,
    })
  }
  if (kind !== 'word') {
    if (isShouted(raw, token)) return
    // "the parents' meeting": a plural possessive.
    if (isOwners(raw, token)) words.push({ text: "'s", start, end, first: at, last: at, kind: 'word' })
    else push(token.text)
    return
  }
  // "id like to": a missing apostrophe.
  if (token.text === 'id' && WISHING.has(tokens[at + 1]?.text ?? '')) {
    push('i')
    push('would')
    return
  }
  // "I'd better go"
  const [, who] = tokens[at + 1]?.text === 'better' ? (/^(\p{L}+)'d$/u.exec(token.text) ?? []) : []
  if (who !== undefined) {
    push(who)
    push('had')
    return
  }
  // "move it to friday and its urgent"
  if (token.text === 'its' && JOINS.has(words.at(-1)?.text ?? '') && FOLLOWS_ITS.has(tokens[at + 1]?.text ?? '')) {
    push('it')
    push('is')
    return
  }
  // "dunno when ill get to it"
  if (token.text === 'ill' && (isIn('DOING', tokens[at + 1]?.text ?? '') || tokens[at + 1]?.text === 'forget')) {
    push('i')
    push('will')
    return
  }
  // "make it urgent were short again", "well be late"
  const ours = token.text === 'were' ? weAre(words, tokens, at) : token.text === 'well' && isNext(tokens, at, 'be')
  if (ours) {
    push('we')
    push(token.text === 'were' ? 'are' : 'will')
    return
  }
  // "the 2nd 1", "move that 1 to friday"
  if (token.text === '1' && (/^\d+(?:st|nd|rd|th)$/.test(tokens[at - 1]?.text ?? '') || isThatOne(words, tokens, at))) {
    push('one')
    return
  }
  // "an the other one": "and" without its last letter.
  if (token.text === 'an' && AFTER_AND.has(tokens[at + 1]?.text ?? '')) {
    push('and')
    return
  }
  // "but do make it urgent": an emphatic "do".
  if (token.text === 'do' && BEFORE_DO.has(words.at(-1)?.text ?? ',') && COMMANDS.has(tokens[at + 1]?.text ?? '')) {
    push('please')
    return
  }
  // "them jobs what have no day"
  const dialect = token.text === 'them' ? isThing(tokens, at + 1) : token.text === 'what' && isThing(tokens, at - 1)
  if (dialect && (token.text === 'them' || HAVING.has(tokens[at + 1]?.text ?? ''))) {
    push(token.text === 'them' ? 'those' : 'that')
    return
  }
  // "that ones urgent"
  if (token.text === 'ones' && THAT_OR_THIS.has(words.at(-1)?.text ?? '')) {
    push('one')
    push("'s")
    return
  }
  // "its the quiz", "its done"
  if (token.text === 'its' && followsItIs(tokens, at + 1)) {
    push('it')
    push('is')
    return
  }
  // "add milk cause we're out"
  if (
    token.text === 'cause' &&
    words.length > 1 &&
    TELLERS.has(/^\p{L}+/u.exec(tokens[at + 1]?.text ?? '')?.[0] ?? '')
  ) {
    push('because')
    return
  }
  // "family R": a single capital is a name.
  const initial = token.text.length === 1 && raw[start] !== token.text && /[a-z]/.test(raw)
  const spelled = initial
    ? undefined
    : (CONTRACTIONS.get(token.text) ?? SHORTHAND.get(token.text) ?? respelled(token.text))
  if (spelled !== undefined) {
    for (const text of spelled.split(' ')) push(text)
    return
  }
  if (!token.text.includes("'")) {
    push(numberForWord(words, tokens, at) ?? token.text)
    return
  }
  const [, subject, clitic] = /^(.*[\p{L}\p{N}])'(ll|d|re|ve)$/u.exec(token.text) ?? []
  if (subject !== undefined) {
    push(subject)
    push(CLITICS[clitic ?? ''] ?? '')
    return
  }
  const [, owner] = possessive.exec(token.text) ?? []
  if (owner === undefined) {
    push(numberForWord(words, tokens, at) ?? token.text)
    return
  }
  push(owner)
  push("'s")
}

function isNext(tokens: readonly Token[], at: number, text: string): boolean {
  return tokens[at + 1]?.text === text
}

/**
 * At the start of a clause, or after the value or the task of a command, "were" must be "we're": nothing there can
 * have a past.
 */
function weAre(words: readonly Word[], tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  const [before] = words.slice(-1)
  if (next?.kind !== 'word' || !(OF_US.has(next.text) || next.text.endsWith('ing'))) return false
  if (before === undefined || before.kind !== 'word') return true
  const from = words.findLastIndex(({ kind }) => kind !== 'word') + 1
  const first = words.slice(from).find(({ text }) => !isIn('FILLER', text))
  return COMMANDS.has(first?.text ?? '') && (ENDS_COMMAND.has(before.text) || isDay(before.text))
}

/** Adjectives for people that rarely fit things. */
const OF_US = new Set(
  'short out away off behind busy late flat closed shut stuck swamped skint knackered understaffed short-staffed booked rammed slammed gonna not still nearly almost really so too low down'.split(
    ' ',
  ),
)
const ENDS_COMMAND = new Set(
  'urgent high low medium priority asap it done off back forward later earlier week weeks days please'.split(' '),
)

/** "that 1 is done", but "make that 1 pm". */
function isThatOne(words: readonly Word[], tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    THAT_OR_THIS.has(words.at(-1)?.text ?? '') &&
    next?.kind === 'word' &&
    /^[a-z]/.test(next.text) &&
    !OF_HOURS.has(next.text)
  )
}

const OF_HOURS = new Set("am pm a p o'clock oclock in hour thing".split(' '))

function isThing(tokens: readonly Token[], at: number): boolean {
  const text = tokens[at]?.text ?? ''
  return text === 'ones' || (text.endsWith('s') && isIn('NOUNS', text))
}

const HAVING = new Set(
  "have haven't havent has hasn't are aren't is isn't ain't don't need needs got were was".split(' '),
)

/**
 * "7am call!!! add it" is an exclamation that ends the sentence; in "rent !!" and "milk!! eggs" the marks are a
 * priority.
 */
function isShouted(raw: string, { start, end, text }: Token): boolean {
  if (text !== '!' || raw[end] !== '!') return false
  const before = raw.slice(Math.max(0, start - LONGEST_SHOUT), start)
  const next = /^!+ +(\p{L}+)/u.exec(raw.slice(end, end + LONGEST_SHOUT))?.[1]?.toLowerCase() ?? ''
  return /[^\s!]!*$/.test(before) && (COMMANDS.has(next) || GOES_ON.has(next))
}

/** Words with punctuation on either side, and the next word. */
const LONGEST_SHOUT = 20
const GOES_ON = new Set(
  'can could will would please pls i im we it its that thats he she they so but oh what whats when which who'.split(
    ' ',
  ),
)

function isOwners(raw: string, { start, end }: Token): boolean {
  return /^s['\u2019] \p{L}$/iu.test(raw.slice(start - 1, end + 2))
}

function followsItIs(tokens: readonly Token[], at: number): boolean {
  const [next, behind] = [tokens[at]?.text ?? '', tokens[at + 1]?.text ?? '']
  // "its due date"
  if (next === 'due' && DUE_FIELDS.has(behind)) return false
  const isLast = tokens[at + 1] === undefined || tokens[at + 1]?.kind !== 'word'
  return FOLLOWS_IT_IS.has(next) || (next.endsWith('ing') && ADVERBS.has(behind)) || (isPast(next) && isLast)
}

const DUE_FIELDS = new Set(['date', 'dates', 'day', 'time'])

const ADVERBS = new Set(['out', 'up', 'down', 'off', 'late', 'on', 'away', 'me', 'us', 'over', 'to'])

const AFTER_AND = new Set('the my i put set move add make also then it that this'.split(' '))
const BEFORE_DO = new Set(['but', 'and', 'so', ',', '.', 'please', 'then'])

const COMMANDS = wordsIn(['MOVE', 'SETV', 'MARK', 'DELETE', 'ADD', 'RENAME'])

const JOINS = new Set(['and', 'but', 'so', 'because', 'cos'])
/** Words that can't follow a possessive. */
const FOLLOWS_ITS = new Set(
  'urgent important not now been a an done over too so just only already really still on at for by in tomorrow today tonight high low top p1 p2 p3 monday tuesday wednesday thursday friday saturday sunday pretty very quite super asap critical'.split(
    ' ',
  ),
)
const TELLERS = new Set(['i', 'we', 'he', 'she', 'it', 'they', 'you', 'there'])
const WISHING = new Set(['like', 'love', 'rather', 'prefer'])
const FOLLOWS_IT_IS = new Set(
  'the a an my our not been now done finished sorted already at on tomorrow today due too so way only just really worth getting running going coming starting killing raining'.split(
    ' ',
  ),
)

const CLITICS: Readonly<Record<string, string>> = { ll: 'will', d: 'would', re: 'are', ve: 'have' }

/** "remind me 2 call", "have 2 do": the digit replaces "to" where that is needed. */
function numberForWord(words: readonly Word[], tokens: readonly Token[], at: number): string | null {
  const before = words.at(-1)?.text ?? ''
  if (tokens[at]?.text !== '2' || tokens[at + 1]?.kind !== 'word') return null
  const next = tokens[at + 1]?.text ?? ''
  if (!/^[a-z]/.test(next) || BEFORE_NUMBERS.has(before) || isIn('NOUNS', next) || next === 'as') return null
  // "give no. 2 the note"
  if (before === '.' && BEFORE_NUMBERS.has(words.at(-2)?.text ?? '')) return null
  const isTo =
    TAKES_TO.has(before) ||
    // In "give 2 the note" it is a position.
    (ARTICLES.has(next) && !COMMANDS.has(before)) ||
    // "move the dentist 2 fri", "rename the run 2 hull run", "remind me friday 2 ring gran"
    (isDay(next) && follows(words, 'MOVE')) ||
    (follows(words, 'RENAME') && !tokens.slice(at).some(({ text }) => text === 'to')) ||
    (follows(words, 'REMIND') && isIn('DOING', next))
  return isTo ? 'to' : null
}

/** Whether such a verb comes earlier in the sentence, with something in between. */
function follows(words: readonly Word[], verb: 'MOVE' | 'RENAME' | 'REMIND'): boolean {
  // "everything on saturday move 2 sunday"; in "move 2 to sunday" it is a position.
  const isLate = words.length > 2 && words.at(-3)?.kind === 'word'
  if (words.at(-1)?.kind !== 'word') return false
  if (isIn(verb, words.at(-1)?.text ?? ''))
    return isLate && words.at(-2)?.kind === 'word' && !FILLING.has(words.at(-2)?.text ?? '')
  for (let at = words.length - 2; at >= 0 && words[at]?.kind === 'word'; at--)
    if (isIn(verb, words[at]?.text ?? '')) return true
  return false
}

const FILLING = new Set(['please', 'you', 'and', 'then', 'just', 'to', 'can', 'could', 'also', 'now'])
const ARTICLES = new Set(['the', 'my', 'our', 'your', 'his', 'her', 'their'])

const BEFORE_NUMBERS = new Set('at by for to till until around about from no number task item and or the'.split(' '))

function isDay(word: string): boolean {
  return /^(?:mon|tues?|wed|thu(?:rs?)?|fri|sat|sun|next|nxt|tomorrow|tmrw|tmr|tomoz|today|tonight)$|day$/.test(word)
}

const TAKES_TO = new Set(['me', 'have', 'need', 'want', 'got', 'forget', 'go', 'going', 'round'])
