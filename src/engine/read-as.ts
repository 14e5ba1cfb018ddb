// What a message asks for when its intent is already known from elsewhere: the cheapest reading of that intent, however dear,
// or else the little that its words say without one. A task that cannot be made out is left `missing`, to be asked for.

import type { Action, NewItem, Reference } from '../domain/action.ts'
import type { IntentType } from '../domain/intent.ts'
import type { Asked } from './combine.ts'
import { itemOf } from './read/item.ts'
import type { Message } from './read/message.ts'
import { namedAround } from './read/reference.ts'
import { compare, type Reading, readClause } from './reading.ts'
import type { Clause } from './segments.ts'

// Readings of many clauses are dear, and what counts is said early.
const MOST_CLAUSES = 8

const LONGEST_CLAUSE = 60

/** The cheapest reading of an intent in any of the clauses. */
export function readAs(message: Message, clauses: readonly Clause[], intent: IntentType): Asked | null {
  let best: Asked | null = null
  for (const clause of clauses.slice(0, MOST_CLAUSES)) {
    if (clause.to - clause.from > LONGEST_CLAUSE) continue
    const reading = readClause(message, clause.from, clause.to, true).find((one) => one.intent === intent)
    if (reading === undefined || !saysEnough(reading)) continue
    if (best === null || compare(reading, best.reading) < 0) best = { reading, clause, action: reading.action }
  }
  return best
}

/** A reading this dear only happened to fit. */
function saysEnough({ action, cost }: Reading): boolean {
  if (action.does === 'talk') return true
  if (action.does === 'complete' || action.does === 'update') return cost.violations <= 3
  return cost.violations <= 4
}

/** What can be made of the words alone, without a rule that fits them. */
export function actionAs(message: Message, intent: IntentType): Action {
  switch (intent) {
    case 'LIST_TASKS':
      return { does: 'list', filter: {} }
    case 'CREATE_TASK': {
      const item: NewItem | null = itemOf(message, { from: 0, to: message.tokens.length })
      return { does: 'create', items: item === null ? [] : [item] }
    }
    case 'DELETE_TASK':
      return { does: 'delete', which: namedTask(message) }
    case 'COMPLETE_TASK':
      return { does: 'complete', which: namedTask(message), completed: true }
    case 'UPDATE_TASK':
      return { does: 'update', which: namedTask(message), changes: {} }
    default:
      return { does: 'talk', about: 'other' }
  }
}

function namedTask(message: Message): Reference {
  return namedAround(message, 0, message.units.length) ?? { kind: 'missing' }
}
