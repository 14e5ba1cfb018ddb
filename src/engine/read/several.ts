// "delete milk, eggs and bread" names three tasks; each is looked for by itself.

import type { Action, Reference } from '../../domain/action.ts'
import { PAIRS } from './items.ts'

const MOST = 20

/** One action for each task that was named, or the action as it is. */
export function eachNamed(action: Action): Action[] {
  if (!('which' in action)) return [action]
  const parts = partsOf(action.which)
  return parts.map((which) => ({ ...action, which }))
}

function partsOf(which: Reference): Reference[] {
  if (which.kind !== 'words' || which.quoted === true || which.all === true) return [which]
  const commas = which.text.includes(',')
  const parts = which.text.split(commas ? /, and |,| and | & / : / and | & /).map((part) => part.trim())
  if (parts.length < 2 || parts.length > MOST || PAIRS.has(which.text.toLowerCase())) return [which]
  const longest = commas ? 3 : 1
  if (parts.some((part) => part === '' || part.split(' ').length > longest)) return [which]
  return parts.map((text) => ({ kind: 'words', text }))
}
