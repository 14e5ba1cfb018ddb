// Asking for something to be written down.

import type { AnyRule } from '../chart/rule.ts'
import { askedRules } from './add/asked.ts'
import { headedRules } from './add/headed.ts'
import { needRules } from './add/need.ts'
import { newTaskRules } from './add/new-task.ts'
import { putRules } from './add/put.ts'
import { remindRules } from './add/remind.ts'
import { thatRules } from './add/that.ts'
import { writingRules } from './add/writing.ts'

export const addRules: readonly AnyRule[] = [
  ...writingRules,
  ...newTaskRules,
  ...headedRules,
  ...remindRules,
  ...putRules,
  ...needRules,
  ...thatRules,
  ...askedRules,
]
