// From clauses to what the whole message asks for: requests in their order, chatter left aside, half requests joined.

import type { Action } from '../domain/action.ts'
import type { Message } from './read/message.ts'
import { itemOf } from './read/title.ts'
import { tokensOf } from './read/message.ts'
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
  for (const one of all) if (best === undefined || one.reading.cost.violations < best.reading.cost.violations) best = one
  return best === undefined ? [] : [best]
}

function join(message: Message, requests: readonly Asked[], clauses: readonly Clause[]): Asked[] {
  const joined: Asked[] = []
  for (const one of requests) {
    const previous = joined[joined.length - 1]
    const merged = previous === undefined ? null : merge(previous, one)
    if (merged === null) joined.push(withSubject(message, one, clauses))
    else joined[joined.length - 1] = merged
  }
  return weakDropped(joined)
}

/** "I need to call Otto. Can you remind me?" asks once; "open my list and add milk" only adds. */
function merge(previous: Asked, next: Asked): Asked | null {
  const a = previous.action
  const b = next.action
  if (a.does === 'create' && b.does === 'create' && lacksTitle(b)) {
    const due = b.items[0]?.due_date
    const items = a.items.map((item) => (due === undefined ? item : { ...item, due_date: due }))
    return { ...next, action: { does: 'create', items } }
  }
  if (a.does === 'list' && b.does === 'create' && previous.reading.rule.id === 'list.show' && a.filter.query === undefined) return next
  if (a.does === 'list' && a.filter.query !== undefined && hasPronoun(b)) return { ...next, action: { ...b, which: { kind: 'words', text: a.filter.query } } }
  if (a.does === 'delete' && b.does === 'update' && b.which.kind === 'pronoun') return { ...next, action: { ...b, which: a.which } }
  if (a.does === 'complete' && a.stated === true && b.does === 'delete')
    return b.which.kind === 'pronoun' || b.which.kind === 'missing' ? { ...next, action: { does: 'delete', which: a.which } } : next
  if (b.does === 'complete' && b.stated === true && (a.does === 'delete' || a.does === 'update')) return previous
  return null
}

function hasPronoun(action: Action): action is Extract<Action, { which: unknown }> {
  return 'which' in action && action.which.kind === 'pronoun' && action.which.text !== ''
}

const EMPTY_TITLES = new Set(['it', 'that', 'this', 'them', 'me', 'this one', 'that one', 'reminder', 'to', 'of it', 'of that', 'about it', 'about that'])

function lacksTitle(action: Action & { does: 'create' }): boolean {
  return action.items.every((item) => EMPTY_TITLES.has(item.title.toLowerCase()))
}

const OUT_OF = new Set(['of', 'on', 'need', 'low', 'for', 'get'])

/** "I'm out of bananas; put that on my list": what "that" is stands in the clause before. */
function withSubject(message: Message, one: Asked, clauses: readonly Clause[]): Asked {
  const { action } = one
  if (action.does !== 'create' || !lacksTitle(action)) return one
  const at = clauses.indexOf(one.clause)
  const before = clauses[at - 1]
  const whole = before ?? (one.reading.from > one.clause.from ? { from: one.clause.from, to: one.reading.from } : undefined)
  if (whole === undefined) return one
  let from = whole.from
  for (let unit = whole.from; unit < whole.to - 1; unit++) if (OUT_OF.has(message.units[unit]?.text ?? '')) from = unit + 1
  const due = action.items[0]?.due_date
  const item = itemOf(message, tokensOf(message, from, whole.to))
  if (item === null) return one
  return { ...one, action: { does: 'create', items: [due === undefined ? item : { ...item, due_date: due }] } }
}

/** Beside a clear request, a mere hint of another is part of the story. */
function weakDropped(asked: readonly Asked[]): Asked[] {
  const best = Math.min(...asked.map((one) => one.reading.cost.violations))
  const kept = asked.filter((one) => one.reading.cost.violations < 2 || best >= 2)
  return best >= 2 ? kept.slice(0, 1) : kept
}
