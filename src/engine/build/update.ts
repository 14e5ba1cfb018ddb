import type { Changes, Reference } from '../../domain/action.ts'
import { group } from '../lexicon.ts'
import type { Match, Stretch } from '../pattern.ts'
import { readChange } from '../read/change.ts'
import type { Message } from '../read/message.ts'
import type { Level } from '../read/priority.ts'
import { readReference } from '../read/reference.ts'
import { readValue, valueText } from '../read/value.ts'
import type { Rule } from '../rule.ts'
import { KIND } from '../units.ts'
import { type Built, datesIn, isNamed, PRONOUN } from './built.ts'

export function buildUpdate(message: Message, rule: Rule, match: Match): Built | null {
  switch (rule.gives) {
    case 'no_date':
      return taken(message, match, { due_date: null })
    case 'no_priority':
      return taken(message, match, { priority: null })
    case 'no_description':
      return taken(message, match, { description: null })
    case 'title':
    case 'description':
      return buildText(message, rule.gives, match)
    default:
      return buildChange(message, rule, match)
  }
}

function taken(message: Message, match: Match, changes: Changes): Built {
  const { ref } = match.slots
  const which: Reference = ref === undefined || ref.from >= ref.to ? PRONOUN : readReference(message, ref.from, ref.to)
  return { action: { does: 'update', which, changes }, left: 0, named: isNamed(message, which, ref) }
}

/** "add a note to the rent: ask for a receipt": the text stands after "to" or after the colon. */
function buildText(message: Message, field: 'title' | 'description', match: Match): Built {
  const { ref, to, x } = match.slots
  const renamed = field === 'title' && ref !== undefined ? newNameIn(message, ref, to?.to ?? ref.to) : null
  if (renamed !== null) return renamed
  // "add limes to my reminder to bake": what the reminder is about stands behind it.
  if (ref !== undefined && x !== undefined && x.to > x.from && x.from > ref.to) {
    const which = readReference(message, ref.from, x.to)
    const said = textOf(message, to)
    const changes: Changes = said === '' ? {} : { [field]: said }
    if (which.kind === 'words') return { action: { does: 'update', which, changes }, left: 0, named: true }
  }
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

/** "rename it lunch with Ann", "rename task 1 buy bread": after a pronoun or a place in the list the rest is the new title. */
function newNameIn(message: Message, ref: Stretch, to: number): Built | null {
  const { kind } = readReference(message, ref.from, ref.to)
  if (kind === 'pronoun' || kind === 'positions') return null
  for (let end = Math.min(ref.to - 1, ref.from + 4); end > ref.from; end--) {
    const which = readReference(message, ref.from, end)
    if (which.kind !== 'pronoun' && which.kind !== 'positions') continue
    const title = valueText(message, end, to)
    if (title === '') return null
    return { action: { does: 'update', which, changes: { title } }, left: 0, named: true }
  }
  return null
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

/** "20 minutes before instead of 10": a number or a date is taken back, so a time is meant. */
function saysWhen(message: Message, old: Stretch | undefined): boolean {
  if (old === undefined) return false
  return (
    datesIn(message, old).length > 0 || message.units.slice(old.from, old.to).some((unit) => unit.kind === KIND.number)
  )
}

/** "on friday, not thursday": what is taken back must be a date, and so must what takes its place. */
function sayDates(message: Message, match: Match): boolean {
  const { old, ref } = match.slots
  if (old === undefined || datesIn(message, old).length === 0 || datesIn(message, ref).length === 0) return false
  return match.shape.anchor > 0 || old.to - old.from <= 12
}

/** "on friday instead of thursday to water the ferns": what is meant stands behind the date taken back. */
function behindOld(message: Message, old: Stretch | undefined): Reference | null {
  if (old === undefined) return null
  const [date] = datesIn(message, old)
  if (date === undefined) return null
  let from = old.from
  while (from < old.to && (message.units[from]?.first ?? 0) <= date.last) from++
  const link = message.units[from]?.text
  if (from + 1 >= old.to || (link !== 'to' && link !== 'about' && link !== 'for' && link !== 'of')) return null
  const which = readReference(message, from + 1, old.to)
  return which.kind === 'words' ? which : null
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
      return {
        action: { does: 'update', which: behindOld(message, match.slots.old) ?? PRONOUN, changes: whole },
        left: 0,
        named: true,
      }
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
        !isNamed(message, read.which, ref) &&
        !saysWhen(message, match.slots.old))
    )
      return null
    const named = isNamed(message, read.which, ref)
    // "change the channel" names neither a task nor a change.
    const empty = !named && Object.keys(read.changes).length === 0
    return { action: { does: 'update', ...read }, left: empty ? 1 : 0, named }
  }
  const which: Reference = inRef && ref !== undefined ? readReference(message, ref.from, ref.to) : PRONOUN
  const changes = to === undefined || to.from >= to.to ? {} : readValue(message, to.from, to.to)
  return { action: { does: 'update', which, changes }, left: 0, named: isNamed(message, which, ref) }
}
