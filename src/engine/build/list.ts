import type { Filter } from '../../domain/action.ts'
import type { Match, Stretch } from '../pattern.ts'
import { readFilter } from '../read/filter.ts'
import type { Message } from '../read/message.ts'
import type { Rule } from '../rule.ts'
import { KIND } from '../units.ts'
import type { Built, Place } from './built.ts'

// Questions about one task rather than about the list.
const ASKS_FOR_ONE = new Set(['list.must-i', 'list.is-it-done', 'list.when-is'])
const NONE: Stretch = { from: 0, to: 0 }

export function buildList(message: Message, rule: Rule, match: Match, place: Place): Built | null {
  const { from, to: end } = place
  const { query, filter } = match.slots
  const named = message.units
    .slice(from, Math.max(match.end, from))
    .some((unit) => (unit.kind & (KIND.task | KIND.tasks | KIND.list)) !== 0)
  const start = query ?? filter ?? NONE
  if (query === undefined && filter === undefined) return { action: { does: 'list', filter: {} }, left: 0, named }
  const whole = { from: named ? from : start.from, to: Math.max(match.end, filter?.to ?? 0, query?.to ?? 0) }
  const scope = named ? { from: Math.min(query?.from ?? whole.to, filter?.from ?? whole.to), to: whole.to } : whole
  const read = readFilter(message, scope.from < scope.to ? scope : NONE, named || ASKS_FOR_ONE.has(rule.id))
  // "and on friday?" goes on with a list; "and stamps" does not.
  if (rule.id === 'list.then' && (read.left > 0 || Object.keys(read.filter).length === 0)) return null
  const first = readFilter(message, { from, to: Math.min(end, scope.from < scope.to ? scope.from : match.end) }, false)
  const all: Filter = { ...first.filter, ...read.filter }
  if (rule.id === 'list.is-it-done') all.status = 'all'
  if (rule.id === 'list.have-to-do' && isPast(message, from))
    return { action: { does: 'list', filter: { status: 'completed' } }, left: read.left, named: true }
  return {
    action: { does: 'list', filter: all },
    left: named || ASKS_FOR_ONE.has(rule.id) ? 0 : read.left,
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
