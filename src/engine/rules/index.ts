// Every rule, in the order in which equals are preferred.

import type { Rule } from '../rule.ts'
import { chatRules } from './chat.ts'
import { completeRules } from './complete.ts'
import { createRules } from './create.ts'
import { deleteRules } from './delete.ts'
import { listRules } from './list.ts'
import { updateRules } from './update.ts'

export const RULES: readonly Rule[] = [
  ...chatRules,
  ...deleteRules,
  ...completeRules,
  ...updateRules,
  ...listRules,
  ...createRules,
]
