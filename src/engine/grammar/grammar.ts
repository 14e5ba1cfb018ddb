// The whole grammar, compiled once.

import { grammarOf } from '../chart/grammar.ts'
import type { AnyRule } from '../chart/rule.ts'
import { addRules } from './act-add.ts'
import { askRules } from './act-ask.ts'
import { changeRules } from './act-change.ts'
import { contrastRules } from './act-contrast.ts'
import { deleteRules } from './act-delete.ts'
import { finishRules } from './act-finish.ts'
import { snoozeRules } from './act-snooze.ts'
import { talkRules } from './act-talk.ts'
import { likeRules } from './like.ts'
import { natives } from './natives.ts'
import { setRules } from './set.ts'
import { valueRules } from './value.ts'
import { hourRules } from './where-hours.ts'

export const allRules: readonly AnyRule[] = [
  ...setRules,
  ...hourRules,
  ...valueRules,
  ...likeRules,
  ...addRules,
  ...changeRules,
  ...snoozeRules,
  ...finishRules,
  ...deleteRules,
  ...contrastRules,
  ...talkRules,
  ...askRules,
]

export const grammar = grammarOf(allRules, natives)
