// Which tasks: names, positions, pronouns, all; narrowed and without exceptions. The same for list, finish, change and delete.

import type { AnyRule } from '../chart/rule.ts'
import { anotherRules } from './set/another.ts'
import { contentRules } from './set/contents.ts'
import { describedRules } from './set/described.ts'
import { dueRules } from './set/dues.ts'
import { exceptionRules } from './set/exceptions.ts'
import { orderRules } from './set/in-order.ts'
import { namedRules } from './set/named.ts'
import { pointedRules } from './set/pointed.ts'
import { positionRules } from './set/positions.ts'
import { priorityTraitRules } from './set/priorities.ts'
import { stateRules } from './set/states.ts'
import { unknownRules } from './set/unknown.ts'
import { wholeRules } from './set/whole.ts'

export const setRules: readonly AnyRule[] = [
  ...positionRules,
  ...pointedRules,
  ...orderRules,
  ...describedRules,
  ...namedRules,
  ...anotherRules,
  ...wholeRules,
  ...unknownRules,
  ...exceptionRules,
  ...dueRules,
  ...priorityTraitRules,
  ...stateRules,
  ...contentRules,
]
