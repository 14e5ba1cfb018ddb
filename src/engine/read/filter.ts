// Which tasks a list is about: "overdue", "high priority", "this week", "about the boat", "by priority".

import type { Filter } from '../../domain/action.ts'
import { rangeOf } from '../date-reading.ts'
import { group, phraseAt, phrasesOf, wordsOf } from '../lexicon.ts'
import { KIND } from '../units.ts'
import { type Message, rawText } from './message.ts'
import type { Level } from './priority.ts'

export interface ReadFilter {
  readonly filter: Filter
  /** Words that say nothing about tasks: the more, the less likely a list was asked for. */
  readonly left: number
}

const STATUS: ReadonlyMap<string, NonNullable<Filter['status']>> = new Map<string, NonNullable<Filter['status']>>([
  ['completed', 'completed'],
  ['complete', 'completed'],
  ['done', 'completed'],
  ['finished', 'completed'],
  ['accomplished', 'completed'],
  ['checked', 'completed'],
  ['ticked', 'completed'],
  ['pending', 'pending'],
  ['open', 'pending'],
  ['unfinished', 'pending'],
  ['incomplete', 'pending'],
  ['outstanding', 'pending'],
  ['remaining', 'pending'],
  ['active', 'pending'],
  ['left', 'pending'],
  ['all', 'all'],
  ['everything', 'all'],
  ['every', 'all'],
  ['both', 'all'],
  ['entire', 'all'],
  ['whole', 'all'],
])
const SORTS = phrasesOf([
  'by priority',
  'by due date',
  'by date',
  'by title',
  'by name',
  'alphabetically',
  'by creation date',
  'by created',
  'by age',
  'newest first',
  'oldest first',
  'by importance',
  'by urgency',
  'in alphabetical order',
  'by deadline',
  'by when they are due',
  'by newest',
  'by oldest',
  'by time',
])
const SORT: ReadonlyMap<string, NonNullable<Filter['sort']>> = new Map<string, NonNullable<Filter['sort']>>([
  ['priority', 'priority'],
  ['importance', 'priority'],
  ['urgency', 'priority'],
  ['title', 'title'],
  ['name', 'title'],
  ['alphabetically', 'title'],
  ['alphabetical', 'title'],
  ['order', 'title'],
  ['date', 'normal'],
  ['deadline', 'normal'],
  ['due', 'normal'],
  ['time', 'normal'],
  ['created', 'created'],
  ['age', 'created'],
  ['newest', 'created'],
  ['oldest', 'created'],
  ['creation', 'created'],
  ['first', 'created'],
])
const LEVELS: ReadonlyMap<string, Level> = new Map<string, Level>([
  ['high', 'high'],
  ['urgent', 'high'],
  ['important', 'high'],
  ['top', 'high'],
  ['critical', 'high'],
  ['medium', 'medium'],
  ['normal', 'medium'],
  ['low', 'low'],
])

// Words that hold a question about tasks together.
const GLUE = new Set([
  ...wordsOf(
    "i, me, my, mine, we, us, our, you, your, the, a, an, any, some, of, for, on, in, at, to, from, that, which, what, what's, is, are, was, were, be, been, am, do, does, did, have, has, had, got, there, here, it, its, them, they, these, those, this, set, setup, up, set up, so, far, please, currently, current, now, right, still, already, yet, list, lists, out, back, about, regarding, with, related, concerning, involving, and, or, one, ones, thing, things, stuff, something, anything, everything, else, other, more, next, coming, upcoming, scheduled, created, made, put, added, add, wrote, written, listed, listing, named, called, my, see, show, tell, give, read, know, name, names, just, only, also, due, by, go, over, need, needs, needed, want, should, must, supposed, can, will, would, could, how, many, much, number, when, where, time, day, date, say, says, contain, contains, include, includes, consist, consists, look, looks, like, again, kind, kinds, sort, type, types, all, today's, details, detail, info, information, content, contents, full, complete, aloud, loud, him, her, who, most, few, rest, between, until, after, before, starting, during, within, through, later, ahead, priority, items, item, task, tasks, reminder, reminders, im, i'm, i've, ive, i'd, screen, agenda, calendar, existing, recent, recently, recurring, daily, weekly, monthly, previous, past, last, first, second, third, late, overdue, urgent, important, high, low, medium, going, happening, planned, left, not, no, don't, sure, if, whether, check, personal, running, appointments?, ?, hey, don't, isn't, really, actually, very, same, different, put, have, having, buy, do, done, finish, complete, up, down, off, via, per, sorted, ordered, order, arranged, find, get, pick, handle, accomplish, store, grocery, supermarket, shop, shopping, house, work, home, wanted, remember, earlier",
  ),
  ...group('DET'),
])
const ABOUT = new Set([
  'about',
  'regarding',
  'with',
  'containing',
  'mentioning',
  'concerning',
  'involving',
  'for',
  'to',
  'of',
  'called',
  'named',
  'contain',
  'mention',
  'include',
  'like',
  'from',
  'on',
])

/** Reads a stretch of units. `mayQuery`: whether words left over are what the tasks must contain. */
export function readFilter(message: Message, at: { from: number; to: number }, mayQuery: boolean): ReadFilter {
  const { units } = message
  const filter: Filter = {}
  const labels: string[] = []
  let first = -1
  let last = -1
  let left = 0
  for (let i = at.from; i < at.to; i++) {
    const unit = units[i]
    if (unit === undefined) break
    const date = message.dates.find((span) => span.first <= unit.first && span.last >= unit.first)
    if (date !== undefined) {
      if (date.first === unit.first || i === at.from) readDates(message, date, filter, labels)
      continue
    }
    if ((unit.kind & (KIND.mark | KIND.stop | KIND.task | KIND.tasks | KIND.list)) !== 0) continue
    if (unit.kind === KIND.quote) {
      filter.query = rawText(message, { from: unit.first + 1, to: unit.last })
      continue
    }
    const sorts = phraseAt(SORTS, units, i, at.to)
    if (sorts > 0) {
      for (let k = i; k < i + sorts; k++) filter.sort = SORT.get(units[k]?.text ?? '') ?? filter.sort ?? 'normal'
      i += sorts - 1
      continue
    }
    if (readWord(unit.text, units[i + 1]?.text, filter, labels)) continue
    if (GLUE.has(unit.text)) continue
    if (first < 0) first = i
    last = i
    left++
  }
  if (first >= 0 && mayQuery) {
    const query = queryText(message, first, last)
    if (query !== '') filter.query ??= query
  }
  if (labels.includes('overdue') && filter.due_before === undefined) {
    filter.due_before = message.situation.now
    filter.status ??= 'pending'
  }
  if (labels.length > 0) filter.label = labels.join(' ')
  return { filter, left }
}

function readDates(message: Message, span: Message['dates'][number], filter: Filter, labels: string[]): void {
  const range = rangeOf(span.expression, message.situation.now, message.situation.timezone)
  if (range === null || span.repeats || filter.due_before !== undefined) return
  const words = message.raw.slice(span.start, span.end).toLowerCase()
  if (!/^(?:before|by|until|till)\b/.test(words)) filter.due_after = range.after
  if (!/^(?:after|since|starting)\b/.test(words)) filter.due_before = range.before
  labels.push(
    `due ${message.raw
      .slice(span.coreStart, span.end)
      .trim()
      .replace(/['\u2019]s$/, '')}`,
  )
}

/** Words that filter by themselves. */
function readWord(text: string, next: string | undefined, filter: Filter, labels: string[]): boolean {
  if (text === 'overdue' || text === 'late' || (text === 'past' && next === 'due')) {
    labels.push('overdue')
    return true
  }
  const level = LEVELS.get(text)
  if (level !== undefined && (next === 'priority' || text === 'urgent' || text === 'important')) {
    filter.priority = level
    return true
  }
  const status = STATUS.get(text)
  if (status === undefined) return false
  if (filter.status === undefined || filter.status === 'all') filter.status = status
  return true
}

function queryText(message: Message, first: number, last: number): string {
  const { units } = message
  let from = first
  while (from < last && ABOUT.has(units[from]?.text ?? '')) from++
  const range = { from: units[from]?.first ?? 0, to: (units[last]?.last ?? -1) + 1 }
  return rawText(message, range).replace(/\s+/g, ' ').replace(/'s$/, '')
}
