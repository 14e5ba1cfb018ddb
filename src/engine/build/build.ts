// From a shape that fits to the action it asks for: its slots are read for titles, references, filters and changes.

import type { Action, Reference } from '../../domain/action.ts'
import type { Match } from '../pattern.ts'
import type { Message } from '../read/message.ts'
import { readReference } from '../read/reference.ts'
import type { Rule } from '../rule.ts'
import { type Built, isNamed, type Place, PRONOUN } from './built.ts'
import { buildCreate } from './create.ts'
import { buildList } from './list.ts'
import { buildUpdate } from './update.ts'

/** Null where the slots do not hold what the rule is about. */
export function buildAction(message: Message, rule: Rule, match: Match, place: Place): Built | null {
  switch (rule.does) {
    case 'create':
      return buildCreate(message, rule, match, place)
    case 'list':
      return buildList(message, rule, match, place)
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
