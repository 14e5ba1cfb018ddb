import { combineExpressions, type DateSpan } from '../date-reading.ts'
import { group, type Phrases, phraseAt, phrasesOf, politeBack, wordsOf } from '../lexicon.ts'
import { aheadAt, aheadBefore } from './ahead.ts'
import { dateEndingAt, dateStartingAt, datesWithin, type Message, type Range } from './message.ts'
import type { Level } from './priority.ts'

export interface Cut {
  readonly range: Range
  readonly dates: readonly DateSpan[]
  readonly level: Level | undefined
}

// Said between the request and what is to be done.
const LINKS = phrasesOf(
  "to, that, about, of, for, regarding, concerning, saying, called, named, titled, entitled, that says, which says, with the title, pertaining to, relating to, that i have to, that i need to, that i have, that i need, i have to, i need to, i have, i've got, i should, i must, that i've got, that there is, that we have, that we need to, we have, we need to, so i, so that i, not to forget to, don't forget to, dont forget to, for myself to, for myself, myself to, to myself to, to myself about, to myself, for myself about, because, so i don't forget to, so i don't forget, so i dont forget, and i need to, where i, when i need to, to remind me to, to remind me that, to remind me about, to remind me of, to remind me, to alert me to, to alert me, tell me to, to tell me to, me to, me about, me that, for me to, for me that, for me about, for me, for us to, task to, reminder to, reminder for, task that, item of, an item to, the following, these, this, also, just, me of, me, titled as, a reminder to, a reminder for, a reminder about, a task to, set a reminder to, set a reminder for, set a reminder, set reminder to, to not forget to, to not forget, to be sure to, to make sure i, to make sure to, to remember to, remember to, to say, it is, it's, that it's, that it is, is, on, item, at which time i need to, so we, i am supposed to, that i'm supposed to, that i am supposed to, that i am, i am, that i'm, that she has, she has, that he has, he has, that they have, they have, for when, of when to, when to, so i can, so that i can, so i do not forget to, so that i do not forget to, so i remember to, so that i don't forget to, so i know to, via email to, on the phone to, on my phone to, on my phone for, so i won't forget, so i wont forget, so i won't forget to, when it's time to, when its time to, it is time to, its time to, it's time to, on the calendar about, on the calendar for, on my calendar for, on my calendar to, on my calendar about, on my calendar, on the calendar, in order to, please, all about, having to do with, as, to my list, to list, as to, with, note that, note to, yourself to, as follows, new, remind me to, remind me of, remind me about, remind me that, that tells me to, which tells me to, that tells me, telling me to, set to, set for, needed for, needed to, is needed for, is needed to, so i don't miss, so that i don't miss, so we don't forget to, so we don't miss, she needs to, he needs to, they need to, that she needs to, that he needs to, that they need to, he has to, she has to, they have to, that he has to, that she has to, that they have to, he should, she should, they should, that he should, that she should, that they should, of when, when it is, when it's, when its, associated with, later to, later about, later that, later on to, twice to, will remind me to, that will remind me to, which reminds me to, that reminds me to, needed, set that, set about, in my calendar for, in my calendar to, in my calendar that, in my calendar, on my calendar that, i want to, i'd like to, i would like to, i am going to, i'm going to, that i am going to, that i'm going to, i don't want to miss, i dont want to miss, i do not want to miss, i can't miss, i cannot miss, i can not miss, i really can't miss, i don't want to be late for, i do not want to be late for, i don't want to forget, i don't want to forget to, i do not want to forget, i can't forget, i can't forget to".split(
    ', ',
  ),
)
// After a plain "add" fewer words are grammar: "add I have class" is about having class.
const PLAIN_LINKS = phrasesOf(
  wordsOf(
    'to, that, a task to, a reminder to, task to, reminder to, the following, these, for me to, an item to, called, named, titled, please, also, just, in',
  ),
)
const KEEP_ALONE = new Set(['needed', 'this', 'these', 'new', 'on', 'with', 'is', 'as', 'item', 'also', 'just'])
// "remind me on my appointment": the preposition is a slip for "of".
const OWNED = new Set(['my', 'our', 'his', 'her', 'their', 'the'])
const DANGLING = new Set([
  'a',
  'starting',
  'beginning',
  'and',
  'until',
  'till',
  'around',
  'every',
  'the',
  'scheduled',
  'or',
  'between',
  'ending',
  'from',
  'by',
  'each',
  'is',
  'are',
  'remind',
  'repeat',
  'once',
  'twice',
  'sent',
  'onward',
  'for',
])

/** Cuts what is not the title from both ends of a range of tokens. */
export function cutTitle(message: Message, start: Range, clauses = true): Cut {
  const reason = clauses ? reasonAt(message, start.from, start.to) : start.to
  if (reason < start.to) {
    const cut = cutEnds(message, { from: start.from, to: reason }, clauses)
    if (cut.range.to - cut.range.from >= 2) return withReasonDate(message, cut, { from: reason, to: start.to })
  }
  return cutEnds(message, start, clauses)
}

/** "so we are there at 5": where nothing else says when, the reason does. */
function withReasonDate(message: Message, cut: Cut, reason: Range): Cut {
  if (cut.dates.length > 0) return cut
  return { ...cut, dates: datesWithin(message, reason).slice(0, 1) }
}

function cutEnds(message: Message, start: Range, clauses: boolean): Cut {
  let { from, to } = start
  const dates: DateSpan[] = []
  let level: Level | undefined
  let ahead = false
  let leading: DateSpan | undefined
  for (let round = 0; round < 12 && from < to; round++) {
    const before = to - from
    const front = cutFront(message, from, to, clauses ? LINKS : PLAIN_LINKS)
    from = front.to
    if (front.date !== undefined) {
      dates.push(front.date)
      leading ??= front.date
    }
    level ??= front.level
    const back = cutBack(message, from, to, dates.length > 0 || ahead, clauses)
    const own =
      back.date !== undefined && (isFor(from, back.date) || (clauses && isOwnDate(message, from, leading, back.date)))
    if (!own) {
      to = back.to
      if (back.ahead === true) ahead = true
      if (back.date !== undefined) dates.push(back.date)
      level ??= back.level
    }
    if (to - from === before) break
  }
  return { range: { from, to }, dates, level }
}

const REASONS = phrasesOf(
  wordsOf(
    "because, so that, so i, so i'm, so i'll, so we, so we're, so he, so she, so they, so it, so it's, so they're, so my, in case i forget, so nobody, so everyone, before i forget, before we forget, lest i forget, in case i don't remember, since i, since we, since he, since she, since they, since my, since it, cause i, cause we, or else i, or i will forget, or i'll forget, i keep forgetting, i always forget, i tend to forget, so you, so you don't",
  ).concat(['she', 'he', 'they', 'i', 'we', 'my', 'it'].map((who) => `, as ${who}`)),
)

/** Why it is to be done is not what is to be done. */
function reasonAt(message: Message, from: number, to: number): number {
  for (let at = from + 2; at < to - 1; at++)
    if (phraseAt(REASONS, message.tokens, at, to) > 0) return message.tokens[at - 1]?.text === ',' ? at - 1 : at
  return to
}

interface Step {
  readonly to: number
  readonly ahead?: boolean
  readonly date?: DateSpan
  readonly level?: Level
}

function cutFront(message: Message, from: number, to: number, links: Phrases): Step {
  const token = message.tokens[from]
  if (token === undefined) return { to: from }
  const date = dateStartingAt(message, from)
  const ahead = aheadAt(message.tokens, from, to)
  // "for 15 minutes before the match" is not in 15 minutes; "15 minutes before 4pm" is a time.
  // "friday is payday": the day is what is said.
  const told = date !== undefined && date.last + 2 < to && TELLS.has(message.tokens[date.last + 1]?.text ?? '')
  if (date !== undefined && !told && date.last < to && date.last + 1 >= from + ahead) return { to: date.last + 1, date }
  if (ahead > 0 && from + ahead < to) return { to: from + ahead }
  if (token.text === 'early' && dateStartingAt(message, from + 1) !== undefined) return { to: from + 1 }
  const priority =
    message.priorities.length === 0
      ? undefined
      : message.priorities.find((span) => span.first === from && span.last < to)
  const marked = message.tokens[(priority?.last ?? 0) + 1]?.kind === 'mark'
  if (priority !== undefined && (!priority.loose || marked || priority.last + 1 === to))
    return { to: priority.last + 1, level: priority.level }
  if (token.kind !== 'word') return { to: OPENS.has(token.text) ? from : from + 1 }
  if (
    links === LINKS &&
    token.text === 'when' &&
    !CONDITIONS.has(message.tokens[from + 1]?.text ?? '') &&
    from + 2 < to
  )
    return { to: from + 1 }
  const length = phraseAt(links, message.tokens, from, to)
  if (length === 0 || from + length >= to) return { to: from }
  if (length === 1 && token.text === 'on' && OWNED.has(message.tokens[from + 1]?.text ?? '')) return { to: from + 1 }
  if (
    length === 1 &&
    KEEP_ALONE.has(token.text) &&
    message.tokens[from + 1]?.kind === 'word' &&
    dateStartingAt(message, from + 1) === undefined
  )
    return { to: from }
  return { to: from + length }
}

const TELLS = new Set(['is', 'are', 'was', 'will'])

// "when I get home" says under which condition; "when the sale starts" is what the reminder is about.
const CONDITIONS = new Set(['i', "i'm", 'we', "we're", 'you', 'im'])

// Brackets and quotes may belong to the title; bullets, commas and colons do not.
const OPENS = new Set(['(', '[', '{', '"', '\u201c', "'", '\u2018', '<', '\u00ab', '`'])
const CLOSES = new Set([
  ')',
  ']',
  '}',
  '"',
  '\u201d',
  "'",
  '\u2019',
  '>',
  '\u00bb',
  '`',
  '%',
  '$',
  '\u20ac',
  '\u00a3',
  '+',
  '*',
  '#',
])

function cutBack(message: Message, from: number, to: number, dated: boolean, clauses: boolean): Step {
  const token = message.tokens[to - 1]
  if (token === undefined || to <= from) return { to }
  const date = dateEndingAt(message, to - 1) ?? dateAcross(message, to)
  if (date !== undefined && date.first >= from) return { to: withDue(message, from, date, clauses), date }
  const priority =
    message.priorities.length === 0
      ? undefined
      : message.priorities.find((span) => span.last === to - 1 && span.first >= from)
  if (priority !== undefined && (!priority.loose || priority.first > from))
    return { to: priority.first, level: priority.level }
  if (token.kind !== 'word') return { to: CLOSES.has(token.text) || isPictograph(token.text) ? to : to - 1 }
  const ahead = aheadBefore(message.tokens, from, to)
  if (ahead > 0 && to - ahead > from) return { to: to - ahead, ahead: true }
  if (clauses && dated) {
    const request = requestTail(message, from, to)
    if (request < to) return { to: request }
  }
  if (clauses && token.text === 'later' && to - from > 2) return { to: to - 1 }
  const polite = politeTail(message, from, to)
  if (polite > 0 && to - polite > from) return { to: to - polite }
  if (ONLY.has(token.text) && to - 2 > from && dateEndingAt(message, to - 2) !== undefined) return { to: to - 1 }
  if (dated && token.text === 'least' && message.tokens[to - 2]?.text === 'at' && to - 2 > from) return { to: to - 2 }
  if (dated && DANGLING.has(token.text) && to - 1 > from) return { to: to - 1 }
  if (dated && token.text === 'thing' && message.tokens[to - 2]?.text === 'first' && to - 2 > from)
    return { to: to - 2 }
  return { to }
}

const ONLY = new Set(['only', 'exactly', 'sharp', 'promptly'])

const CHANGES = new Set([...group('MOVE'), ...group('CHANGE'), 'change', 'switch', 'update', 'move'])

/** "buy candles for halloween": what they are for, and the day too. */
function isFor(from: number, date: DateSpan): boolean {
  const { day, time } = date.expression
  return date.lead === 'for' && day?.is === 'holiday' && time === null && date.first > from + 1
}

/**
 * "remind me to move the match from monday to friday": the days are what is to be done. "remind me on monday to book a table for
 * friday": so is the second one.
 */
function isOwnDate(message: Message, from: number, leading: DateSpan | undefined, date: DateSpan): boolean {
  if (date.first <= from) return false
  if (date.to !== null && date.lead === 'from' && date.first > from + 1)
    return CHANGES.has(message.tokens[from]?.text ?? '')
  if (leading === undefined || leading.repeats) return false
  return combineExpressions(leading.expression, date.expression) === null
}

const BE_DUE = new Set(['is', 'are', 'was', 'be', "isn't", "aren't"])

/** "the rent is due on friday" is about the rent being due. */
function withDue(message: Message, from: number, date: DateSpan, clauses: boolean): number {
  const { tokens } = message
  const due = clauses && tokens[date.first]?.text === 'due' && date.first < date.coreFirst
  return due && date.first - 2 > from && BE_DUE.has(tokens[date.first - 1]?.text ?? '') ? date.first + 1 : date.first
}

const ALERTS = new Set(['alert', 'remind', 'notify'])
const SENDS = new Set(['send', 'sent', 'set', 'give'])
const ALERT_WORDS = new Set(['alert', 'alerts', 'reminder', 'reminders', 'notification', 'heads-up'])
const ALERTED = new Set(['me', 'him', 'her', 'them', 'us', 'a', 'an', 'the', 'out', 'up', 'again', ...ALERT_WORDS])
const JOINS = new Set([',', ';', '.', 'and', 'please', 'also', 'then', '-'])

/** "…, alert them 10 minutes before": once its time is cut off, where a second request about being reminded begins. */
function requestTail(message: Message, from: number, to: number): number {
  const { tokens } = message
  let at = to
  let named = false
  while (at > from + 1 && to - at < 5 && ALERTED.has(tokens[at - 1]?.text ?? '')) {
    at--
    if (ALERT_WORDS.has(tokens[at]?.text ?? '')) named = true
  }
  const verb = tokens[at - 1]?.text ?? ''
  const own = ALERTS.has(verb) || (named && SENDS.has(verb))
  const bare = ALERTS.has(tokens[at]?.text ?? '') && to - at > 1
  if (!own && !bare) return to
  let start = own ? at - 1 : at
  while (start > from && JOINS.has(tokens[start - 1]?.text ?? '')) start--
  return start > from ? start : to
}

/** "on friday from 3 to 5" is one date; where a range ends inside it, all of it is outside. */
function dateAcross(message: Message, to: number): DateSpan | undefined {
  for (const span of message.dates)
    if (span.first < to && span.last >= to && span.strength === 'sure')
      if (span.first < span.coreFirst || PLAIN_DAYS.has(message.tokens[span.first]?.text ?? '')) return span
  return undefined
}

const PLAIN_DAYS = new Set(wordsOf('today, tomorrow, tonight, this, next, every, each, everyday, daily, weekly'))

/** An emoji closing a title is part of it. */
function isPictograph(text: string): boolean {
  return text.charCodeAt(0) > 0x2190
}

/** How many tokens of politeness a range ends with. */
export function politeTail(message: Message, from: number, to: number): number {
  const tails = politeBack.get(message.tokens[to - 1]?.text ?? '')
  if (tails === undefined) return 0
  for (const tail of tails) {
    let fits = to - 1 - tail.length >= from
    for (let i = 0; i < tail.length && fits; i++) fits = message.tokens[to - 2 - i]?.text === tail[i]
    if (fits) return tail.length + 1
  }
  return 0
}
