// From a shape that fits to the action it asks for: its slots are read for titles, references, filters and changes.

import type { Action, Changes, Filter, Reference } from '../domain/action.ts'
import { group } from './lexicon.ts'
import type { Match, Stretch } from './pattern.ts'
import { readChange, readValue, valueText } from './read/change.ts'
import { readFilter } from './read/filter.ts'
import { itemsOf } from './read/items.ts'
import { datesWithin, type Message, type Range, tokensOf } from './read/message.ts'
import { afterPerson } from './read/person.ts'
import { type Level, levelOf } from './read/priority.ts'
import { readReference } from './read/reference.ts'
import { cutTitle } from './read/title.ts'
import type { Rule } from './rule.ts'
import { KIND } from './units.ts'

export interface Built {
  readonly action: Action
  /** Words of a slot that could not be made sense of. */
  readonly left: number
  /** Whether a task was named as one: by noun, position, pronoun or "all". */
  readonly named: boolean
}

const NONE: Stretch = { from: 0, to: 0 }
/** Where nothing was said of which task, the one last spoken of is meant. */
const PRONOUN: Reference = { kind: 'pronoun', text: 'it', many: false }

/** Null where the slots do not hold what the rule is about. */
export function buildAction(message: Message, rule: Rule, match: Match, from: number, end: number): Built | null {
  switch (rule.does) {
    case 'create':
      return buildCreate(message, rule, match, from)
    case 'list':
      return buildList(message, rule, match, from, end)
    case 'more':
      return { action: { does: 'more' }, left: 0, named: true }
    case 'talk':
      return { action: { does: 'talk', about: rule.about ?? 'other' }, left: 0, named: false }
    case 'complete':
    case 'reopen':
      return buildComplete(message, rule, match)
    case 'delete':
      return buildDelete(message, match)
    case 'update':
      return buildUpdate(message, rule, match)
  }
}

function buildCreate(message: Message, rule: Rule, match: Match, from: number): Built | null {
  const { pre, title, who, filter } = match.slots
  if (rule.id === 'create.task' && isPlace(message, title)) return null
  const before = beforeDates(message, from)
  const extra = [...before, ...datesIn(message, pre), ...datesIn(message, filter)]
  const level = preLevel(message, pre) ?? levelAfter(message, title)
  const several = rule.titles === 'plain'
  const range = title === undefined ? undefined : forWhom(message, rule, tokensOf(message, title.from, title.to))
  let items = range === undefined ? [] : itemsOf(message, range, several, extra, level)
  if (items.length === 0 && pre !== undefined && pre.from < pre.to) {
    const after = title === undefined ? [] : datesIn(message, title)
    items = itemsOf(message, preTitle(message, pre), false, [...after, ...extra], level)
  }
  const dated = who !== undefined && datesIn(message, who).length > 0
  if (dated && items[0] !== undefined && who !== undefined) {
    const whole =
      title === undefined
        ? []
        : itemsOf(message, tokensOf(message, title.from, title.to), false, [...datesIn(message, who), ...extra])
    if (whole.length > 0) items = whole
  }
  return { action: { does: 'create', items }, left: 0, named: true }
}

const AFTER_PLACE = new Set([
  'to',
  'as',
  'for',
  'due',
  'high',
  'low',
  'urgent',
  'medium',
  'important',
  'done',
  'complete',
  'completed',
])

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
  if (rule.id !== 'create.task' && rule.id !== 'create.give-task' && rule.id !== 'create.remind-bare') return range
  const noun = message.tokens[range.from - 1]?.text ?? ''
  if (/^(?:task|todo|to-do|item|do|chore)/.test(noun)) return range
  const link = message.tokens[range.from]?.text
  const from = range.from + (link === 'for' || link === 'to' || link === 'with' ? 1 : 0)
  const cut = cutTitle(message, { from, to: range.to }).range.from
  const start = afterPerson(message, cut, range.to)
  return start > cut ? { from: start, to: range.to } : range
}

/** A date said before the request: "tomorrow, remind me to …". */
function beforeDates(message: Message, from: number): Message['dates'] {
  const first = message.units[from]?.first ?? 0
  return message.dates.filter(
    (span) => span.last < first && span.strength === 'sure' && noStopBetween(message, span.last, first),
  )
}

function noStopBetween(message: Message, from: number, to: number): boolean {
  return !message.units.some((unit) => unit.kind === KIND.stop && unit.first > from && unit.first < to)
}

function datesIn(message: Message, stretch: Stretch | undefined): Message['dates'] {
  if (stretch === undefined || stretch.from >= stretch.to) return []
  return datesWithin(message, tokensOf(message, stretch.from, stretch.to))
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

function preTitle(message: Message, pre: Stretch): { from: number; to: number } {
  let { from, to } = pre
  while (from < to && ADJECTIVES.has(message.units[from]?.text ?? '')) from++
  while (to > from && ADJECTIVES.has(message.units[to - 1]?.text ?? '')) to--
  return cutTitle(message, tokensOf(message, from, to)).range
}

function buildList(message: Message, rule: Rule, match: Match, from: number, end: number): Built {
  const { query, filter } = match.slots
  const named = message.units
    .slice(from, Math.max(match.end, from))
    .some((unit) => (unit.kind & (KIND.task | KIND.tasks | KIND.list)) !== 0)
  const start = query ?? filter ?? NONE
  if (query === undefined && filter === undefined) return { action: { does: 'list', filter: {} }, left: 0, named }
  const whole = { from: named ? from : start.from, to: Math.max(match.end, filter?.to ?? 0, query?.to ?? 0) }
  const scope = named ? { from: Math.min(query?.from ?? whole.to, filter?.from ?? whole.to), to: whole.to } : whole
  const read = readFilter(message, scope.from < scope.to ? scope : NONE, named || rule.id === 'list.must-i')
  const first = readFilter(message, { from, to: Math.min(end, scope.from < scope.to ? scope.from : match.end) }, false)
  const all: Filter = { ...first.filter, ...read.filter }
  if (rule.id === 'list.have-to-do' && isPast(message, from))
    return { action: { does: 'list', filter: { status: 'completed' } }, left: read.left, named: true }
  return {
    action: { does: 'list', filter: all },
    left: named || rule.id === 'list.must-i' ? 0 : read.left,
    named: true,
  }
}

/** "what did I finish": what is done, whenever it was due. */
function isPast(message: Message, from: number): boolean {
  const { units } = message
  return (
    units[from + 1]?.text === 'did' &&
    units.some((unit) => unit.text === 'finish' || unit.text === 'complete' || unit.text === 'accomplish')
  )
}

function isNamed(message: Message, which: Reference, stretch: Stretch | undefined): boolean {
  if (which.kind === 'positions' || which.kind === 'pronoun' || which.kind === 'every' || which.kind === 'other')
    return true
  if (stretch === undefined) return false
  return message.units
    .slice(stretch.from, stretch.to)
    .some((unit) => (unit.kind & (KIND.task | KIND.tasks | KIND.list)) !== 0)
}

function buildComplete(message: Message, rule: Rule, match: Match): Built | null {
  const ref = match.slots.ref
  const which: Reference = ref === undefined || ref.from >= ref.to ? PRONOUN : readReference(message, ref.from, ref.to)
  const named = isNamed(message, which, ref) && (which !== PRONOUN || message.units.length <= 4)
  const action: Action = {
    does: 'complete',
    which,
    completed: rule.does === 'complete',
    ...(rule.stated === true ? { stated: true } : {}),
  }
  return { action, left: 0, named: rule.id === 'complete.i-did' ? false : named }
}

function buildDelete(message: Message, match: Match): Built {
  const ref = match.slots.ref
  const which: Reference =
    ref === undefined || ref.from >= ref.to ? { kind: 'missing' } : readReference(message, ref.from, ref.to)
  return { action: { does: 'delete', which }, left: 0, named: isNamed(message, which, ref) }
}

function buildUpdate(message: Message, rule: Rule, match: Match): Built | null {
  const { ref } = match.slots
  const which: Reference = ref === undefined || ref.from >= ref.to ? PRONOUN : readReference(message, ref.from, ref.to)
  const done = (changes: Changes): Built => ({
    action: { does: 'update', which, changes },
    left: 0,
    named: isNamed(message, which, ref),
  })
  switch (rule.gives) {
    case 'no_date':
      return done({ due_date: null })
    case 'no_priority':
      return done({ priority: null })
    case 'no_description':
      return done({ description: null })
    case 'title':
    case 'description':
      return buildText(message, rule.gives, match)
    default:
      return buildChange(message, rule, match)
  }
}

/** "add a note to the rent: ask for a receipt": the text stands after "to" or after the colon. */
function buildText(message: Message, field: 'title' | 'description', match: Match): Built {
  const { ref, to } = match.slots
  const colon =
    ref === undefined || to !== undefined
      ? -1
      : message.units.findIndex((unit, at) => at > ref.from && at < ref.to && unit.text === ':')
  const name = ref === undefined ? undefined : { from: ref.from, to: colon < 0 ? ref.to : colon }
  const which: Reference =
    name === undefined || name.from >= name.to ? PRONOUN : readReference(message, name.from, name.to)
  const text = textOf(message, colon < 0 ? to : { from: colon + 1, to: ref?.to ?? 0 })
  const changes: Changes = text === '' ? {} : { [field]: text }
  return { action: { does: 'update', which, changes }, left: 0, named: isNamed(message, which, name) }
}

function textOf(message: Message, to: Stretch | undefined): string {
  return to === undefined || to.from >= to.to ? '' : valueText(message, to.from, to.to)
}

const MOVES = group('MOVE')
const DEFINITE = group('DEFINITE')
const FIELDS = group('FIELD')

// "prioritize the rent" says the level by itself.
const levelByVerb: ReadonlyMap<string, Level> = new Map<string, Level>([
  ['prioritize', 'high'],
  ['prioritise', 'high'],
  ['escalate', 'high'],
  ['raise', 'high'],
  ['deprioritize', 'low'],
  ['lower', 'low'],
])

function raiseTo(message: Message, ref: Stretch, priority: Level): Built {
  const named = message.units.findIndex((unit, at) => at >= ref.from && at < ref.to - 1 && unit.text === 'of')
  const from = named < 0 ? ref.from : named + 1
  const which = readReference(message, from, ref.to)
  return { action: { does: 'update', which, changes: { priority } }, left: 0, named: isNamed(message, which, ref) }
}

// The reference and the new value stand in one slot, and only their meaning parts them.
const CHANGES_IN_REF = new Set(['update.instead', 'update.not-then', 'update.make', 'update.send', 'update.change'])

/** "on friday, not thursday": what is taken back must be a date, and so must what takes its place. */
function sayDates(message: Message, match: Match): boolean {
  const { old, ref } = match.slots
  if (old === undefined || datesIn(message, old).length === 0 || datesIn(message, ref).length === 0) return false
  return match.shape.anchor > 0 || old.to - old.from <= 12
}

/** "set lunch reminder for noon" makes one; "set the lunch reminder for noon" changes one. */
function isNewThing(message: Message, ref: Stretch): boolean {
  const first = message.units[ref.from]?.text ?? ''
  if (DEFINITE.has(first) || FIELDS.has(first)) return false
  return (
    message.units.slice(ref.from, ref.to).some((unit) => unit.kind === KIND.task || unit.kind === KIND.tasks) &&
    !/^\d/.test(message.units[ref.from + 1]?.text ?? '')
  )
}

function buildChange(message: Message, rule: Rule, match: Match): Built | null {
  const { ref, to } = match.slots
  const inRef = ref !== undefined && ref.from < ref.to
  if (rule.id === 'update.not-then' && !sayDates(message, match)) return null
  if (CHANGES_IN_REF.has(rule.id)) {
    if (!inRef || ref === undefined)
      return { action: { does: 'update', which: { kind: 'missing' }, changes: {} }, left: 0, named: false }
    const verb = message.units[ref.from - 1]?.text ?? ''
    if (rule.id === 'update.make' && isNewThing(message, ref)) return null
    const whole = rule.id === 'update.instead' ? readValue(message, ref.from, ref.to) : {}
    if (whole.due_date !== undefined || whole.priority !== undefined)
      return { action: { does: 'update', which: PRONOUN, changes: whole }, left: 0, named: true }
    const loose = rule.id === 'update.instead' || rule.id === 'update.not-then' || rule.id === 'update.send'
    const read = readChange(message, ref.from, ref.to, MOVES.has(verb) || loose, rule.id === 'update.make')
    const raised = read === null ? levelByVerb.get(verb) : undefined
    if (raised !== undefined) return raiseTo(message, ref, raised)
    if (
      read === null ||
      (rule.id === 'update.instead' &&
        read.changes.due_date === undefined &&
        read.changes.priority === undefined &&
        read.changes.repeats === undefined &&
        !isNamed(message, read.which, ref))
    )
      return null
    return { action: { does: 'update', ...read }, left: 0, named: isNamed(message, read.which, ref) }
  }
  const which: Reference = inRef && ref !== undefined ? readReference(message, ref.from, ref.to) : PRONOUN
  const changes = to === undefined || to.from >= to.to ? {} : readValue(message, to.from, to.to)
  return { action: { does: 'update', which, changes }, left: 0, named: isNamed(message, which, ref) }
}
