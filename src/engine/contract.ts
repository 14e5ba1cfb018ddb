// The policy contract's three functions under its own names.

import type { UserIntent } from '../domain/intent.ts'
import { readReference } from './reference.ts'
import { matchTitles, type Titled } from './resolve.ts'
import { understand } from './understand.ts'
import type { Situation } from './understanding.ts'

export { decide as processMessage } from './decide.ts'

/** What a message alone would be taken for. */
export function classifyIntent(message: string, situation: Situation): UserIntent {
  return understand(message, situation).intent
}

/** The one task a reference means among these, or null when none or several match. */
export function resolveTaskReference<T extends Titled>(reference: string, tasks: readonly T[]): T | null {
  const whole = matchTitles(reference, tasks)
  if (whole?.likeness === 'whole') return only(whole.tasks)
  const said = readReference(reference)
  if (said.kind === 'positions')
    return only(said.positions.flatMap((position) => tasks.at(position < 0 ? position : position - 1) ?? []))
  return said.kind === 'words' ? only(matchTitles(said.text, tasks)?.tasks ?? []) : null
}

function only<T>(found: readonly T[]): T | null {
  return found.length === 1 ? (found[0] ?? null) : null
}
