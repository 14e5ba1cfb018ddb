// What is said first of which tasks: "of those, …", "apart from the fence, …".

import type { Act, Mention } from '../../../domain/act.ts'
import { type AnyRule, rule } from '../../chart/rule.ts'
import { allBy } from '../../task-ids.ts'
import { within } from './without.ts'

export const amongRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'except.first',
    says: ['EXCEPTION ,|then? ACT'],
    cost: -4,
    means: ({ EXCEPTION: [except], ACT: [act] }) =>
      except === undefined ||
      act === undefined ||
      !('set' in act) ||
      act.set?.many !== true ||
      // "delete the drafts, except mine, move the report and the form to friday": nothing is left out of tasks given by name.
      allBy(act.set, 'ids') ||
      act.set.except !== undefined
        ? null
        : ({ ...act, set: { ...act.set, except } } as Act),
    examples: ['apart from the fence, move everything due today to tomorrow'],
  }),
  rule({
    of: 'ACT',
    id: 'set.of-those',
    says: [
      'of|from|out_of|among|amongst these|those|them|that_list|this_list|the_above ,|:? ACT',
      'of|from|out_of|among|amongst SET ,|:|-? ACT',
    ],
    cost: -2,
    // "of those, move the haircut": everything is then everything that was shown. "Of today's tasks, move all": all of those.
    means: ({ ACT: [act], SET: [among] }) => {
      if (act === undefined || !('set' in act) || act.set === undefined) return null
      if (among !== undefined) return within(act, act.set, among)
      const mentions = act.set.mentions.map((mention): Mention => (mention.by === 'all' ? { by: 'shown' } : mention))
      return { ...act, set: { ...act.set, mentions } } as Act
    },
    examples: ['of those, move the fence to friday'],
  }),
]
