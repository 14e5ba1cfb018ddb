import { group, wordsOf } from '../lexicon.ts'
import type { Match, Stretch } from '../pattern.ts'
import { itemsOf, type Several } from '../read/items.ts'
import { type Message, type Range, tokensOf } from '../read/message.ts'
import { afterAddressee, afterPerson } from '../read/person.ts'
import { levelOf } from '../read/priority.ts'
import { cutTitle } from '../read/title.ts'
import type { Rule } from '../rule.ts'
import { type Built, datesIn, type Place } from './built.ts'

export function buildCreate(message: Message, rule: Rule, match: Match, place: Place): Built | null {
  const { pre, title, who, filter } = match.slots
  if (rule.id === 'create.task' && isPlace(message, title)) return null
  if (rule.id === 'create.noun-phrase' && datesIn(message, filter).length === 0) return null
  const before = beforeDates(message, place)
  const extra = [...before, ...datesIn(message, pre), ...datesIn(message, filter)]
  const level = preLevel(message, pre) ?? levelAfter(message, title)
  const several: Several = rule.titles !== 'plain' ? 'one' : rule.id.includes('list') ? 'listed' : 'plain'
  const range = title === undefined ? undefined : forWhom(message, rule, tokensOf(message, title.from, title.to))
  let items = range === undefined ? [] : itemsOf(message, range, several, extra, level)
  if (items.length === 0 && pre !== undefined && pre.from < pre.to) {
    const after = title === undefined ? [] : datesIn(message, title)
    items = itemsOf(message, preTitle(message, pre), 'one', [...after, ...extra], level)
  }
  const dated = who !== undefined && datesIn(message, who).length > 0
  if (dated && items[0] !== undefined && who !== undefined) {
    const whole =
      title === undefined
        ? []
        : itemsOf(message, tokensOf(message, title.from, title.to), 'one', [...datesIn(message, who), ...extra])
    if (whole.length > 0) items = whole
  }
  return { action: { does: 'create', items }, left: 0, named: true }
}

const AFTER_PLACE = new Set(
  wordsOf('to, as, for, due, high, low, urgent, medium, important, done, complete, completed'),
)

/** "set task 2 to high": the number is a place in the list, not the beginning of a title. */
function isPlace(message: Message, title: Stretch | undefined): boolean {
  if (title === undefined || !/^(?:task|item|todo|to-do|number)$/.test(message.units[title.from - 1]?.text ?? ''))
    return false
  return (
    /^#?\d{1,3}$/.test(message.units[title.from]?.text ?? '') &&
    AFTER_PLACE.has(message.units[title.from + 1]?.text ?? '')
  )
}

/** Whom a reminder is for is no part of its title. */
function forWhom(message: Message, rule: Rule, range: Range): Range {
  if (rule.id === 'create.remind' && message.tokens[range.from]?.text === 'and') {
    const after = afterPerson(message, range.from + 1, range.to)
    return after > range.from + 1 ? { from: after, to: range.to } : range
  }
  if (!FOR_WHOM.has(rule.id)) return range
  const noun = message.tokens[range.from - 1]?.text ?? ''
  if (/^(?:task|todo|to-do|item|do|chore)/.test(noun)) return range
  const link = message.tokens[range.from]?.text
  const from = range.from + (link === 'for' || link === 'to' || link === 'with' ? 1 : 0)
  const cut = cutTitle(message, { from, to: range.to }).range.from
  const person = afterPerson(message, cut, range.to)
  const start = person === cut && rule.id === 'create.remind-bare' ? afterAddressee(message, cut, range.to) : person
  return start > cut ? { from: start, to: range.to } : range
}

const FOR_WHOM = new Set(['create.task', 'create.give-task', 'create.new-task', 'create.remind-bare'])

/** A date said before the request: "tomorrow, remind me to …". */
function beforeDates(message: Message, place: Place): Message['dates'] {
  const clause = message.units[place.clause]?.first ?? 0
  const first = message.units[place.from]?.first ?? 0
  return message.dates.filter((span) => span.first >= clause && span.last < first && span.strength === 'sure')
}

/** "call the bank !!": the marks stand after the last word. */
function levelAfter(message: Message, title: Stretch | undefined): ReturnType<typeof levelOf> {
  if (title === undefined || title.from >= title.to) return undefined
  const { to } = tokensOf(message, title.from, title.to)
  return message.priorities.find((span) => span.first >= to && span.first <= to + 1)?.level
}

function preLevel(message: Message, pre: Stretch | undefined): ReturnType<typeof levelOf> {
  if (pre === undefined) return undefined
  for (let at = pre.from; at < pre.to; at++) {
    const level = levelOf([message.units[at]?.text ?? ''])
    if (level !== undefined) return level
  }
  return undefined
}

const ADJECTIVES = new Set([
  ...group('DET'),
  'new',
  'another',
  'one',
  'quick',
  'recurring',
  'repeating',
  'weekly',
  'daily',
  'monthly',
  'yearly',
  'annual',
  'hourly',
  'urgent',
  'high',
  'low',
  'medium',
  'priority',
  'important',
  'shopping',
  'grocery',
  'more',
  'simple',
  'separate',
  'up',
  'todo',
  'single',
  'second',
  'other',
  'me',
  'us',
  'of',
  'reminder',
  'additional',
  'extra',
  'following',
  'biweekly',
  'bi-weekly',
  'nightly',
  'regular',
  'friendly',
  'list',
  'out',
  'in',
])

function isErrand(message: Message, at: number): boolean {
  const text = message.units[at]?.text
  return text === 'shopping' || text === 'grocery'
}

function preTitle(message: Message, pre: Stretch): { from: number; to: number } {
  let { from, to } = pre
  while (from < to && ADJECTIVES.has(message.units[from]?.text ?? '')) from++
  while (to > from && ADJECTIVES.has(message.units[to - 1]?.text ?? '')) to--
  // "a grocery shopping reminder": where nothing else is said, that is what it is about.
  if (from >= to) while (to < pre.to && isErrand(message, to)) to++
  if (from >= to) while (from > pre.from && isErrand(message, from - 1)) from--
  return cutTitle(message, tokensOf(message, from, to)).range
}
