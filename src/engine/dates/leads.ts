import { HOLIDAY_NAMES, plainWord } from './holidays.ts'
import { type Line, readCount, textAt } from './read-number.ts'
import { RELATIVE_DAYS, SOFT_LEADS, STRONG_LEADS, TONIGHT, WEEKDAYS } from './words.ts'

const MOST_LEADS = 4
const roughly = new Set(['about', 'around', 'approximately', 'exactly', 'approx', 'roughly'])
/** "for after 5pm". */
const bounds = new Set(['after', 'before', 'sometime', 'around'])
const openers = new Set(['sometime', 'anytime', 'due', 'scheduled', 'starting', 'beginning'])

/**
 * Where the date begins behind its prepositions ("due on | friday"), or `at` itself when there are none. A preposition that
 * belongs to the verb stays out of it: "turn in | by friday", "come over | tomorrow".
 */
export function skipLeads(line: Line, at: number): number {
  const phrase = phraseLength(line, at)
  let next = at + phrase
  while (next - at < MOST_LEADS && isLead(line, next)) {
    const text = textAt(line, next)
    next++
    const after = textAt(line, next)
    const joined = after === 'or' && isLead(line, next + 1)
    if (joined) next++
    else if (!openers.has(text) && !roughly.has(after) && !(text === 'for' && bounds.has(after))) break
  }
  return next === at || fits(textAt(line, next - 1), textAt(line, next)) ? next : at
}

const phrases: readonly (readonly string[])[] = [
  ['no', 'later', 'than'],
  ['due', 'date', 'is'],
  ['due', 'date', 'of'],
  ['due', 'date', 'to'],
  ['due', 'date', 'on'],
  ['due', 'date'],
  ['instead', 'of'],
  ['rather', 'than'],
  ['on', 'or', 'before'],
  ['prior', 'to'],
]

const LABELS = new Set(['time', 'date', 'day', 'when'])
const BESIDE = new Set(['after', 'before', 'from'])
const phraseStarts = new Set(phrases.map((phrase) => phrase[0] ?? ''))

function phraseLength(line: Line, at: number): number {
  const first = textAt(line, at)
  // "…, time: 10:45", "…, date 14 march"; in "nap time 3pm" the word is part of the name, in "…, day after tomorrow" of
  // the date.
  if (LABELS.has(first) && line[at - 1]?.mark === true && !BESIDE.has(textAt(line, at + 1)))
    return textAt(line, at + 1) === ':' ? 2 : 1
  if (!phraseStarts.has(first)) return 0
  for (const phrase of phrases) {
    if (phrase[0] === first && phrase.every((word, index) => textAt(line, at + index) === word)) return phrase.length
  }
  return 0
}

/** "about 5" is a time, "about friday" a topic. */
function isLead(line: Line, at: number): boolean {
  const text = textAt(line, at)
  if (text === 'about') return line[at + 1]?.numeral != null || readCount(line, at + 1) !== null
  if (text === 'beginning') return textAt(line, at + 1) !== 'of'
  return STRONG_LEADS.has(text) || SOFT_LEADS.has(text)
}

function fits(lead: string, head: string): boolean {
  if (lead === 'over') return wholes.has(head) || HOLIDAY_NAMES.has(plainWord(head))
  if (lead !== 'in' && lead !== 'within') return true
  if (isClock(head)) return false
  return head !== 'every' && head !== 'each' && !RELATIVE_DAYS.has(head) && !TONIGHT.has(head) && !WEEKDAYS.has(head)
}

const wholes = new Set(['the', 'this', 'next', 'last'])

/** "5pm", "10:30": hours that never follow "in". */
export function isClock(word: string): boolean {
  return /^\d{1,2}(?:[:.]\d\d(?:[ap]m)?|[ap]m)$/.test(word)
}
