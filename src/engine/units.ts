// Words taken together where they mean one thing ("get rid of", "my shopping list"), each with its place among the tokens.

import { KIND, type Unit } from './kind.ts'
import {
  forgive,
  group,
  phraseAt,
  politeBackWords,
  politeFrontWords,
  taskPhrases,
  tasksWords,
  taskWords,
} from './lexicon.ts'
import { listTail } from './lists.ts'
import type { Token } from './tokens.ts'

export { KIND, type Unit } from './kind.ts'

// Beyond this many words nothing is a command any more; the rest belongs to whatever came before it.
const MAX_UNITS = 400

export function unitsOf(tokens: readonly Token[], raw: string): Unit[] {
  const units: Unit[] = []
  let at = 0
  while (at < tokens.length && units.length < MAX_UNITS) {
    const unit = unitAt(tokens, at, raw, units)
    units.push(unit)
    at = unit.last + 1
  }
  return units
}

function unitAt(tokens: readonly Token[], at: number, raw: string, before: readonly Unit[]): Unit {
  const token = tokens[at]
  if (token === undefined) return { text: '', kind: KIND.mark, first: at, last: at, fuzzy: false }
  if (token.kind !== 'word') return quotedStatus(tokens, at, before) ?? markUnit(tokens, at, raw)
  const length = taskPhrase(tokens, at, before)
  const last = at + Math.max(length, 1) - 1
  const text = length > 1 ? joined(tokens, at, last) : token.text
  const kind = text === 'list' && isVerbHere(tokens, at, before) ? KIND.word : kindOf(text)
  if (kind === KIND.list) {
    const of = listTail(tokens, last)
    return { text: '@list', kind, first: at, last: of, fuzzy: false }
  }
  if (text === 'remind' && isReminderNoun(tokens, at, before))
    return { text, kind: KIND.task, first: at, last, fuzzy: true }
  if (kind !== KIND.word) return { text, kind, first: at, last, fuzzy: false }
  const meant = forgive(text)
  if (meant === undefined) return { text, kind, first: at, last, fuzzy: false }
  return { text: meant, kind: kindOf(meant), first: at, last, fuzzy: true }
}

// People who write "the remind" mean a reminder.
const REMIND_NOUN = new Set(['the', 'my', 'a', 'that', 'this', 'all'])
const DELETES = group('DELETE')
const MAKES = new Set(['set', 'setup', 'create', 'make', 'up', 'new', 'add'])

function isReminderNoun(tokens: readonly Token[], at: number, before: readonly Unit[]): boolean {
  const previous = before[before.length - 1]?.text ?? ''
  if (REMIND_NOUN.has(previous)) return true
  const next = tokens[at + 1]?.text
  return (DELETES.has(previous) || MAKES.has(previous)) && (next === 'to' || next === 'about' || next === 'for')
}

const ADDING = group('ADD')
const DEFINITE = new Set(['the', 'my', 'our', 'a', 'an', 'all', 'that', 'this'])

/** "list my tasks" asks; "my list" is asked for. */
function isVerbHere(tokens: readonly Token[], at: number, before: readonly Unit[]): boolean {
  const next = tokens[at + 1]
  if (next === undefined || next.kind !== 'word' || politeBackWords.has(next.text)) return false
  const previous = before[before.length - 1]
  // "add task list the car": after the noun of what is added, a verb.
  if (previous?.kind === KIND.task && ADDING.has(before[before.length - 2]?.text ?? '') && DEFINITE.has(next.text))
    return true
  return previous === undefined || previous.kind !== KIND.word
    ? previous?.kind !== KIND.tasks && previous?.kind !== KIND.task
    : politeFrontWords.has(previous.text) || previous.text === 'you' || previous.text === 'to'
}

const LISTS = new Set(['list', 'lists', 'agenda', 'checklist', 'todolist', 'tasklist'])

const kinds = new Map<string, number>()
for (const word of LISTS) kinds.set(word, KIND.list)
for (const word of tasksWords) kinds.set(word, KIND.tasks)
for (const word of taskWords) kinds.set(word, KIND.task)

function kindOf(text: string): number {
  const kind = kinds.get(text)
  if (kind !== undefined) return kind
  const code = text.charCodeAt(0)
  return code >= 48 && code <= 57 ? KIND.number : KIND.word
}

// "add help! by the beatles": a mark inside a name, not the end of a sentence.
const GOES_ON = new Set(['by', 'to', 'on', 'in', 'of', 'from', 'with', 'at', 'for'])
const OPENING = new Set(['"', '\u201c', '\u00ab', "'", '\u2018', '`'])
const ABBREVIATED = new Set(
  'mr, mrs, ms, dr, st, ave, appt, appts, dept, no, vs, etc, e.g, i.e, p.m, a.m, pm, am, jan, feb, mar, apr, jun, jul, aug, sep, sept, oct, nov, dec, mon, tue, tues, wed, thu, thurs, fri, sat, sun, approx, inc, ltd, co, jr, sr, tel, hr, hrs, min, mins'.split(
    ', ',
  ),
)

function markUnit(tokens: readonly Token[], at: number, raw: string): Unit {
  const token = tokens[at]
  const text = token?.text ?? ''
  if (token?.kind === 'line' || text === ';')
    return { text: text === ';' ? ';' : '\n', kind: KIND.stop, first: at, last: at, fuzzy: false }
  if (text === '.' || text === '?' || text === '!') {
    const next = raw[token?.end ?? 0]
    const inside = next !== undefined && next !== ' ' && next !== '\n' && next !== '\r' && next !== '\t'
    const short = text === '.' && isShortened(tokens, at, raw)
    const goesOn = text !== '.' && GOES_ON.has(tokens[at + 1]?.text ?? '')
    return {
      text,
      kind: inside || short || goesOn || at === 0 ? KIND.mark : KIND.stop,
      first: at,
      last: at,
      fuzzy: false,
    }
  }
  if (OPENING.has(text)) {
    const close = closingQuote(tokens, at, raw)
    if (close > at) return { text: '"', kind: KIND.quote, first: at, last: close, fuzzy: false }
  }
  return { text, kind: KIND.mark, first: at, last: at, fuzzy: false }
}

const DONE = group('DONE')

/** mark it as "done": a status is one with quotes around it too. */
function quotedStatus(tokens: readonly Token[], at: number, before: readonly Unit[]): Unit | null {
  if (before[before.length - 1]?.text !== 'as' || !OPENING.has(tokens[at]?.text ?? '')) return null
  const text = tokens[at + 1]?.text ?? ''
  if (!DONE.has(text) || tokens[at + 2]?.text !== CLOSING.get(tokens[at]?.text ?? '')) return null
  return { text, kind: KIND.word, first: at, last: at + 2, fuzzy: false }
}

/** How many tokens the number of a numbered list has here: "2.", "2)", "(2)"; 0 where it is not that number. */
export function numberMark(tokens: readonly Token[], at: number, number: number): number {
  const open = tokens[at]?.text === '(' ? 1 : 0
  const digits = tokens[at + open]
  const mark = tokens[at + open + 1]
  if (digits === undefined || mark === undefined || tokens[at + open + 2]?.kind !== 'word') return 0
  if (digits.text !== String(number) || mark.start !== digits.end) return 0
  return mark.text === ')' || (open === 0 && (mark.text === '.' || mark.text === ':')) ? open + 2 : 0
}

/** The point behind the number of a numbered list: another of them stands before or after it. */
function isListPoint(tokens: readonly Token[], at: number): boolean {
  const number = Number(tokens[at - 1]?.text)
  if (!(number >= 1 && number <= 99) || numberMark(tokens, at - 1, number) === 0) return false
  for (let other = at + 2; other < tokens.length && other < at + 40; other++)
    if (numberMark(tokens, other, number + 1) > 0) return true
  for (let other = at - 3; other >= 0 && other > at - 40; other--)
    if (number > 1 && numberMark(tokens, other, number - 1) > 0) return true
  return false
}

/** "dr. Otto", "the p.o. box": the point belongs to the word. */
function isShortened(tokens: readonly Token[], at: number, raw: string): boolean {
  const before = tokens[at - 1]?.text ?? ''
  const after = tokens[at + 1]
  if (after?.kind !== 'word') return false
  if (isListPoint(tokens, at)) return true
  if (ABBREVIATED.has(before)) return true
  const code = raw.charCodeAt(after.start)
  return before.charAt(1) === '.' && code >= 97 && code <= 122
}

const CLOSING: ReadonlyMap<string, string> = new Map<string, string>([
  ['"', '"'],
  ['\u201c', '\u201d'],
  ['\u00ab', '\u00bb'],
  ['\u2018', '\u2019'],
  ["'", "'"],
  ['`', '`'],
])

/** The token that closes the quote opened here, within sixty tokens and one line, or -1. */
function closingQuote(tokens: readonly Token[], at: number, raw: string): number {
  const open = tokens[at]
  if (open === undefined || (open.start > 0 && /[\p{L}\p{N}]/u.test(raw[open.start - 1] ?? ''))) return -1
  const wanted = CLOSING.get(open.text)
  for (let other = at + 2; other < tokens.length && other < at + 60; other++) {
    const token = tokens[other]
    if (token === undefined || token.kind === 'line') return -1
    if (token.text === wanted && token.kind === 'mark') return other
  }
  return -1
}

function taskPhrase(tokens: readonly Token[], at: number, before: readonly Unit[]): number {
  const length = phraseAt(taskPhrases, tokens, at, tokens.length)
  if (length < 2 || tokens[at]?.text !== 'to') return length
  const previous = before[before.length - 1]?.text ?? ''
  const more = tokens[at + 2]?.text
  if (length === 2 && more === 'list') return 2
  return length > 2 && more !== 'reminder' ? length : BEFORE_TODO.has(previous) ? length : 0
}

function joined(tokens: readonly Token[], first: number, last: number): string {
  let text = tokens[first]?.text ?? ''
  for (let at = first + 1; at <= last; at++) text += ` ${tokens[at]?.text ?? ''}`
  return text
}

// "to do" is a thing only after a word that wants one: "remind me to do the dishes" and "what have I got to do" speak of doing.
const BEFORE_TODO = new Set([
  ...group('DET'),
  ...group('ALL'),
  ...group('DELETE'),
  ...group('ADD'),
  'new',
  'create',
  'first',
  'next',
  'last',
  'second',
  'personal',
  'recent',
  'current',
  'another',
  'mark',
  'show',
  'view',
  'open',
])
