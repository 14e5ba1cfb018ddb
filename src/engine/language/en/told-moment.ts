// Words that mean the moment told of before: "her train gets in at 2, put it at that time".

import { phrasesOf } from './classes.ts'

export const TOLD_MOMENT = phrasesOf(
  `
at|for|to|by|on|? then
there
at|for|to|on|by|? that time|day|date|hour
to|for|at|on that
`
    .trim()
    .split('\n'),
)
