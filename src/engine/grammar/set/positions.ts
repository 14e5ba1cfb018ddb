// Tasks by their place in the list: "the second one", "number 3".

import { type AnyRule, rule } from '../../chart/rule.ts'
import { many, one } from '../build.ts'

const LONGEST_LIST = 99

export const positionRules: readonly AnyRule[] = [
  rule({
    of: 'MENTION',
    id: 'set.positions',
    says: [
      'both|all|tasks|items|numbers POSITIONS',
      'the? very? POSITIONS <TASK>?',
      'that|this POSITIONS <TASK>',
      'the <TASK> at|on the very? POSITIONS',
      'the? <TASK> number|no|no_.|#? POSITIONS',
      'number|no|no_.|# POSITIONS',
      'the? POSITIONS <TASK>? of <THEM>',
      'the? POSITIONS <TASK>? on|in|from|of the|my|that <LIST>',
      'the? POSITIONS <TASK>? on|in there|here|it',
    ],
    means: ({ POSITIONS: [positions] }, reader, { from, to }) =>
      positions === undefined ||
      (positions.length === 1 && reader.word(from) === 'all') ||
      // "412 is done": no list is that long, and a title has the number.
      (positions.some((position) => position > LONGEST_LIST) && reader.names(to - 1)) ||
      // "number 21" of 'change the locks at number 21'
      (reader.word(from) === 'number' && reader.isNamed({ from, to })) ||
      (reader.word(to) === 'of' && reader.isInDate({ from, to }))
        ? null
        : positions.length > 1
          ? many({ by: 'positions', positions })
          : one({ by: 'positions', positions }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.numbered',
    says: ['the? NUMBERED'],
    means: ({ NUMBERED: [mentioned] }) => mentioned ?? null,
  }),
]
