// Changing what a task says of itself: its date, its priority, its name and its note.

import type { AnyRule } from '../chart/rule.ts'
import { noteRules } from './act-note.ts'
import { renameRules } from './act-rename.ts'
import { repeatRules } from './act-repeat.ts'
import { tradeRules } from './act-trade.ts'
import { amongRules } from './change/among.ts'
import { dateOffRules } from './change/date-off.ts'
import { movingRules } from './change/moving.ts'
import { priorityRules } from './change/priority.ts'
import { settingRules } from './change/setting.ts'
import { toldRules } from './change/told.ts'
import { verblessRules } from './change/verbless.ts'
import { whatRules } from './change/what.ts'

export const changeRules: readonly AnyRule[] = [
  ...repeatRules,
  ...tradeRules,
  ...movingRules,
  ...amongRules,
  ...settingRules,
  ...whatRules,
  ...toldRules,
  ...verblessRules,
  ...dateOffRules,
  ...priorityRules,
  ...renameRules,
  ...noteRules,
]
