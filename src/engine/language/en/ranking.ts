// Words for how much something matters.

import type { Priority } from '../../../domain/task.ts'

/** Levels as they are abbreviated. */
export const SHORT_LEVELS: ReadonlyMap<string, Priority> = new Map([
  ['p1', 'high'],
  ['p2', 'medium'],
  ['p3', 'low'],
])

/** It is to matter less. */
export const LOWERING: ReadonlySet<string> = new Set(['lower', 'reduce', 'decrease', 'down', 'drop'])

/** It is to matter more. */
export const RAISING: ReadonlySet<string> = new Set(['raise', 'increase', 'up', 'boost', 'elevate', 'heighten'])

/** Verbs that set how much something matters, and nothing else. */
export const RANKING: ReadonlySet<string> = new Set(['upgrade', 'downgrade', 'rank', 'rate'])

/** Levels besides "low". */
export const OTHER_LEVELS: ReadonlySet<string> = new Set(['high', 'medium', 'urgent', 'normal', 'priority'])
