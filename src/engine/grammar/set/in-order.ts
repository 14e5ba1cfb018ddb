// Tasks by what came first or last: "the one I just added", "the earlier one", "the 4 o'clock one".

import { type AnyRule, rule } from '../../chart/rule.ts'
import { many, one, timesOf } from '../build.ts'

export const orderRules: readonly AnyRule[] = [
  rule({
    of: 'MENTION',
    id: 'set.added',
    says: [
      'the? last|latest|newest|most_recent|new <TASK>? that|which? i|we|you just|only? added|made|created|put_in|put_on|gave_you|mentioned|said|entered',
      'the? <TASK> that|which? i|we|you just|only|last added|made|created|put_in|mentioned|said',
      'the? newest|latest|most_recent|new <TASK>',
    ],
    cost: -2,
    means: () => one({ by: 'added', count: 1 }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.added-some',
    says: ['the? last|latest NUMBER <TASK>? that? i|we|you just? added|made|created|put_in|said'],
    cost: -2,
    means: ({ NUMBER: [count] }) => (count === undefined ? null : many({ by: 'added', count })),
  }),
  rule({
    of: 'MENTION',
    id: 'set.oldest',
    says: ['the|my oldest <TASK>?'],
    means: () => one({ by: 'oldest', count: 1 }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.earlier',
    says: [
      'the earlier|earliest|sooner|soonest <TASK>',
      'the earlier|earliest|sooner|soonest of the_two|<THEM>',
      'the former',
    ],
    cost: -2,
    means: () => one({ by: 'edge', of: 'earlier' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.at-time',
    says: ['the|my WHEN <TASK>', 'the|my <TASK> at WHEN', 'the|my <TASK> at HOUR'],
    cost: -2,
    // "the 4 o'clock one": of those shown, or else of all.
    means: ({ WHEN: [when], HOUR: [hour] }) => {
      const { time, day } = when ?? hour ?? { time: null, day: null }
      return time === null || day !== null ? null : { ...one({ by: 'shown' }), where: { times: timesOf(time) } }
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.later',
    says: ['the later|latter <TASK>', 'the later of the_two|<THEM>', 'the latter'],
    cost: -2,
    means: () => one({ by: 'edge', of: 'later' }),
  }),
]
