// From clauses to what the whole message asks for: requests in their order, chatter left aside, half requests joined.

import type { Action, Reference } from '../domain/action.ts'
import { group, phraseAt, phrasesOf } from './lexicon.ts'
import { itemOf } from './read/item.ts'
import { type Message, rawText, tokensOf } from './read/message.ts'
import { namedAround } from './read/reference.ts'
import { trimWords } from './read/trim-words.ts'
import type { Reading } from './reading.ts'
import type { Clause } from './segments.ts'

export interface Asked {
  readonly reading: Reading
  readonly clause: Clause
  readonly action: Action
}

/** The requests among the clauses; only talk where there is nothing else. */
export function askedOf(message: Message, clauses: readonly Clause[]): Asked[] {
  const all: Asked[] = []
  for (const clause of clauses) {
    const [reading] = clause.readings
    if (reading !== undefined) all.push({ reading, clause, action: reading.action })
  }
  const requests = all.filter((one) => one.action.does !== 'talk' && one.reading.cost.violations < 3)
  if (requests.length === 0) return talkOf(all)
  return join(message, requests, clauses)
}

/** Of several things said in passing, the one that was said most plainly. */
function talkOf(all: readonly Asked[]): Asked[] {
  let best: Asked | undefined
  for (const one of all)
    if (best === undefined || one.reading.cost.violations < best.reading.cost.violations) best = one
  return best === undefined ? [] : [best]
}

function join(message: Message, requests: readonly Asked[], clauses: readonly Clause[]): Asked[] {
  const joined: Asked[] = []
  for (const one of requests) {
    const previous = joined[joined.length - 1]
    const merged = previous === undefined ? null : merge(message, previous, one)
    if (merged === null) joined.push(withSubject(message, one, clauses))
    else joined[joined.length - 1] = merged
  }
  return weakDropped(joined)
}

const OPENING = new Set(['open', 'bring', 'pull', 'go', 'access', 'find', 'get', 'take', 'load'])

/** "I need to call Otto. Can you remind me?" asks once; "open my list and add milk" only adds. */
function merge(message: Message, previous: Asked, next: Asked): Asked | null {
  const a = previous.action
  const b = next.action
  if (
    a.does === 'create' &&
    previous.reading.rule.id === 'create.need-to' &&
    b.does === 'create' &&
    !lacksTitle(b) &&
    isReminder(next)
  )
    return next
  if (a.does === 'create' && b.does === 'create' && lacksTitle(b)) {
    const due = b.items[0]?.due_date
    const items = a.items.map((item) => (due === undefined ? item : { ...item, due_date: due }))
    return { ...next, action: { does: 'create', items } }
  }
  if (
    a.does === 'list' &&
    b.does === 'create' &&
    OPENING.has(message.units[previous.reading.from]?.text ?? '') &&
    a.filter.query === undefined
  )
    return next
  if (a.does === 'list' && a.filter.query !== undefined && b.does === 'delete' && b.which.kind === 'missing')
    return { ...next, action: { ...b, which: { kind: 'words', text: a.filter.query } } }
  if (a.does === 'list' && a.filter.query !== undefined && hasPronoun(b))
    return { ...next, action: { ...b, which: { kind: 'words', text: a.filter.query } } }
  if (a.does === 'delete' && b.does === 'update' && b.which.kind === 'pronoun')
    return { ...next, action: { ...b, which: a.which } }
  if (a.does === 'complete' && a.stated === true && b.does === 'delete')
    return b.which.kind === 'pronoun' || b.which.kind === 'missing'
      ? { ...next, action: { does: 'delete', which: a.which } }
      : next
  if (b.does === 'complete' && b.stated === true && (a.does === 'delete' || a.does === 'update')) return previous
  return null
}

/** "I need to get up early, remind me to set the clock": what is needed is the story, the reminder is the request. */
function isReminder(one: Asked): boolean {
  return one.reading.rule.id === 'create.remind' || one.reading.rule.id === 'create.task'
}

function hasPronoun(action: Action): action is Extract<Action, { which: unknown }> {
  return 'which' in action && action.which.kind === 'pronoun' && action.which.text !== ''
}

const EMPTY_TITLES = new Set([
  'it',
  'that',
  'this',
  'them',
  'me',
  'this one',
  'that one',
  'reminder',
  'to',
  'of it',
  'of that',
  'about it',
  'about that',
  'do it',
  'do that',
  'do this',
  'do so',
  'at that time',
  'on the calendar',
  'on my calendar',
  'before bedtime',
  'before bed',
  'beforehand',
  'in time',
  'on time',
  'then',
  "so i don't forget",
  'so i dont forget',
  "so i won't forget",
  'so i remember',
  'so i can remember',
])

function lacksTitle(action: Action & { does: 'create' }): boolean {
  return action.items.every((item) => EMPTY_TITLES.has(item.title.toLowerCase()))
}

const SHORT_OF = phrasesOf([
  'out of',
  'low on',
  'need',
  'needs',
  'short of',
  'short on',
  "don't forget",
  'dont forget',
  'ran out of',
  'to buy',
  'to miss',
  'to forget',
  'to forget about',
  'late to',
  'late for',
  'not miss',
])

/** "I'm out of bananas; put that on my list": what "that" is stands before it. */
function withSubject(message: Message, one: Asked, clauses: readonly Clause[]): Asked {
  const { action } = one
  const before =
    clauses[clauses.indexOf(one.clause) - 1] ??
    (one.reading.from > one.clause.from + 1 ? { from: one.clause.from, to: one.reading.from } : undefined)
  if (before === undefined) return one
  if (action.does === 'create') return lacksTitle(action) ? withTitle(message, one, before, action) : one
  if (!('which' in action) || !(isBareReminder(action.which) || isIt(action.which))) return one
  const text =
    namedIn(message, before.from, before.to) ||
    (isBareReminder(action.which) ? topicOf(message, before.from, before.to) : '')
  return text === '' ? one : { ...one, action: { ...action, which: { kind: 'words', text } } }
}

function withTitle(
  message: Message,
  one: Asked,
  before: { from: number; to: number },
  action: Action & { does: 'create' },
): Asked {
  let from = before.from
  for (let unit = before.from; unit < before.to - 1; unit++) {
    const length = phraseAt(SHORT_OF, message.units, unit, before.to)
    if (length > 0 && unit + length < before.to) from = unit + length
  }
  const due = action.items[0]?.due_date
  const item = itemOf(message, tokensOf(message, from, before.to))
  if (item === null) return one
  return { ...one, action: { does: 'create', items: [due === undefined ? item : { ...item, due_date: due }] } }
}

/** "delete the reminder", with nothing said about which. */
function isBareReminder(which: Reference): boolean {
  return which.kind === 'missing' || (which.kind === 'pronoun' && which.text.includes('remin'))
}

function isIt(which: Reference): boolean {
  return which.kind === 'pronoun' && which.text !== ''
}

/** "I have a reminder for the boat": the task a clause before speaks of. */
function namedIn(message: Message, from: number, to: number): string {
  return namedAround(message, from, to)?.text ?? ''
}

const VERBS = new Set([
  ...group('BE'),
  ...group('CHANGED'),
  ...group('DELETED'),
  'has',
  'have',
  'had',
  'will',
  "isn't",
  "won't",
  'got',
  'not',
])
const TAKEN = new Set([...group('DELETE'), ...group('MOVE'), ...group('CHANGE'), 'miss', 'skip', 'for', 'about'])

/** What a clause before was about: "the match has been postponed" is about the match, "I had to cancel the match" too. */
function topicOf(message: Message, from: number, to: number): string {
  const { units } = message
  const mine = group('I').has(units[from]?.text ?? '') && units[from]?.text !== 'my'
  for (let at = from + 1; at < to; at++) {
    const text = units[at]?.text ?? ''
    if (!mine && VERBS.has(text)) return topicText(message, from, at)
    if (mine && TAKEN.has(text) && at + 1 < to) return topicText(message, at + 1, to)
  }
  return ''
}

function topicText(message: Message, from: number, to: number): string {
  const text = rawText(message, trimWords(message, tokensOf(message, from, to)))
  return text.split(' ').length > 6 ? '' : text
}

/** Beside a clear request, a mere hint of another is part of the story. */
function weakDropped(asked: readonly Asked[]): Asked[] {
  const best = Math.min(...asked.map((one) => one.reading.cost.violations))
  const kept = asked.filter((one) => one.reading.cost.violations < 2 || best >= 2)
  return best >= 2 ? kept.slice(0, 1) : kept
}
