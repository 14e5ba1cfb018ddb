// Being reminded again later. What was just reminded of is put off; anything else that is snoozed is moved, as it always was.

import type { Act, Shift, TaskSet, Values } from '../../domain/act.ts'
import { COSTS } from '../chart/costs.ts'
import { type AnyRule, rule } from '../chart/rule.ts'
import { isOnlyWhen } from '../only-when.ts'
import { focus } from './build.ts'

type Snooze = NonNullable<(Act & { does: 'change' })['snooze']>

/** Null where more is said than when. */
function putOff(
  set: TaskSet,
  values: Values | undefined,
  amount: Shift | undefined,
  snooze: Snooze,
): (Act & { does: 'change' }) | null {
  const said = amount === undefined ? (values ?? {}) : { shift: amount }
  return isOnlyWhen(said) ? { does: 'change', set, values: said, snooze } : null
}

function isKnown({ mentions }: TaskSet): boolean {
  return mentions.every(({ by }) => by !== 'name' && by !== 'all')
}

export const snoozeRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'snooze',
    says: ['snooze SET VALUES', 'snooze SET for|by AMOUNT'],
    cost: -1,
    means: ({ SET: [set], VALUES: [values], AMOUNT: [amount] }) =>
      set === undefined ? null : putOff(set, values, amount, 'reminded'),
    examples: ['snooze the ferns until tonight', 'snooze the ferns for 10 minutes'],
  }),
  rule({
    of: 'ACT',
    id: 'snooze.it',
    says: ['snooze VALUES', 'snooze for|by another? AMOUNT', 'snooze SET', 'snooze'],
    cost: -1,
    means: ({ SET: [set], VALUES: [values], AMOUNT: [amount] }) =>
      values === undefined && amount === undefined
        ? { does: 'change', set: set ?? focus, values: {}, snooze: 'reminded', asks: 'when' }
        : putOff(focus, values, amount, 'reminded'),
    examples: ['snooze', 'snooze for half an hour', 'snooze the ferns'],
  }),
  rule({
    of: 'ACT',
    id: 'snooze.again',
    says: [
      '<REMIND>|tell|ask|warn|nag|bug|poke me|us of_it|about_it|of_that|about_that|of_this|about_this|for_that|for_it? again VALUES',
      '<REMIND>|tell|ask|warn|nag|bug|poke me|us again of|about|to|for SET VALUES',
      '<REMIND>|tell|ask|warn|nag|bug|poke me|us of|about|to|for SET again VALUES',
      '<REMIND>|tell|ask|warn|nag|bug|poke me|us again VALUES of|about|to|for SET',
      '<REMIND>|nag|bug|poke me|us of_it|about_it|of_that|about_that|of_this|about_this? again later|soon|in_a_bit|in_a_while|in_a_moment?',
    ],
    cost: -8,
    means: ({ SET: [set = focus], VALUES: [values] }) => {
      if (!isKnown(set)) return null
      return values === undefined
        ? { does: 'change', set, values: {}, snooze: 'always', asks: 'when' }
        : putOff(set, values, undefined, 'always')
    },
    examples: ['remind me again in 10 minutes', 'remind me about the ferns again tonight', 'remind me again'],
  }),
  rule({
    of: 'ACT',
    id: 'snooze.again-it',
    says: ['again VALUES', 'not_now|not_yet , VALUES'],
    alone: true,
    cost: COSTS.noVerb,
    means: ({ VALUES: [values] }) => (values === undefined ? null : putOff(focus, values, undefined, 'reminded')),
    examples: ['again in an hour'],
  }),
]
