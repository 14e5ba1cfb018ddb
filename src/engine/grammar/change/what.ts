// Asking for a change without saying which: "postpone the plumber", "update the rent".

import { type AnyRule, rule } from '../../chart/rule.ts'
import { taskIdsOf } from '../../task-ids.ts'
import { focus, nothing } from '../build.ts'
import { isKnown } from '../changing.ts'

export const whatRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.when-what',
    says: [
      'reschedule|postpone|move|push|snooze|delay|defer|bump|shift TARGET',
      'move|push|put|bump|shift SET back|off|forward',
      'schedule SET',
      '<MOVE>|extend|change|update|fix|correct|adjust the|its <DATEFIELD> of|for|on TARGET',
    ],
    cost: 8,
    means: ({ TARGET: [target], SET: [named] }) => {
      const set = target ?? named
      return set === undefined ? null : { does: 'change', set, values: {}, asks: 'when' }
    },
    examples: ['postpone the plumber'],
  }),
  rule({
    of: 'ACT',
    id: 'change.other-date',
    says: [
      '<MOVE>|extend|change|update|fix|correct|adjust the|its <DATEFIELD>',
      'i|we need|want|would_like|should_like to? find|get|pick|choose|set? a|another new|later|earlier|different|better|other? date|day|deadline for|on TARGET',
      'give a|another new|later|earlier|different|better|other? date|day|deadline to TARGET',
      'give TARGET a|another new|later|earlier|different|better|other? date|day|deadline',
      'find|pick|choose|get|set a|another new|later|earlier|different|better|other? date|day|deadline for|on TARGET',
    ],
    // "the bank gave us till friday for the loan. Change the date" is about the task just mentioned.
    means: ({ TARGET: [target] }) => ({ does: 'change', set: target ?? focus, values: {}, asks: 'when' }),
    examples: ['change the date', 'I need a later date for the plumber'],
  }),
  rule({
    of: 'ACT',
    id: 'change.each-when',
    says: [
      '<MOVE>|<SETV>|change SET back|out|over? to|for|on|until|till? WHEN and on|for|to? WHEN respectively|each|in_that_order?',
    ],
    cost: -8,
    // "the car and the tyres to thursday and friday": each gets one of the days, so neither day goes to both.
    means: ({ SET: [set], WHEN: [first, second] }) =>
      set === undefined ||
      !isKnown(set) ||
      taskIdsOf(set.mentions).length < 2 ||
      first?.day == null ||
      second?.day == null
        ? null
        : { does: 'change', set, values: {}, asks: 'when' },
    examples: ['move the fence and the bill to thursday and friday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.what',
    says: [
      'change|update|modify|edit|alter|adjust|revise|amend TARGET',
      'change|update|modify|edit|alter|adjust|revise|amend|set the|its <FIELD> of|for|on TARGET',
      'make a|an|some change|changes|update|edit|edits|adjustment to TARGET',
      'change|update|modify|edit|adjust|switch THING <FIELD> from WORDS to WORDS',
      'THING needs_to|need_to|has_to|have_to|should|must be? changed|updated|edited|modified|adjusted|moved|rescheduled',
      'i|we need|want|would_like|should_like THING changed|updated|edited|modified|adjusted|moved|rescheduled',
    ],
    cost: 8,
    means: ({ TARGET: [target], THING: [thing] }) => {
      const set = target ?? thing
      return set === undefined ? null : { does: 'change', set, values: {} }
    },
    examples: ['update the rent'],
  }),
  rule({
    of: 'ACT',
    id: 'change.nothing',
    says: ['change|update|edit|modify a|an|one_of_my|some|another? <TASK>'],
    cost: 8,
    means: () => ({ does: 'change', set: nothing, values: {} }),
    examples: ['change a task'],
  }),
]
