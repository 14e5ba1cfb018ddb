// Priorities: "bump the fence up to high", "prioritise the lease".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { LOWERING, RAISING, SHORT_LEVELS } from '../../language/en/ranking.ts'
import { focus } from '../build.ts'
import { change } from '../changing.ts'
import { isPointed } from './move.ts'

/** "drop the medium ones | to low" */
function saysWhereTo(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'to') return true
  return false
}

function saidIn(words: ReadonlySet<string>, reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (words.has(reader.word(at))) return true
  return false
}

export const priorityRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.level',
    says: [
      '<MOVE>|drop|knock|lower|take|raise|lift|cut SET down|up|back? VALUES',
      '<PUT> SET down|up VALUES',
      'p1|p2|p3 SET',
    ],
    // "drop everything with low priority" says which ones.
    means: ({ SET: [set], VALUES: [said] }, reader, span) => {
      const priority = SHORT_LEVELS.get(reader.word(span.from))
      // "p1 it" and "p1 the taps" set the priority; "p1 tasks" says which ones.
      if (priority !== undefined && (said !== undefined || !isPointed(reader.word(span.from + 1)))) return null
      const values = priority === undefined ? said : { priority }
      return values?.priority === undefined || (set?.mentions[0]?.by === 'all' && !saysWhereTo(reader, span))
        ? null
        : change(set, values)
    },
    examples: ['drop the fence to low', 'bump the fence up to high priority'],
  }),
  rule({
    of: 'ACT',
    id: 'change.to-level',
    says: ['<SETV> LEVEL'],
    cost: 4,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : change(focus, { priority })),
    examples: ['make high', 'set low'],
  }),
  rule({
    of: 'ACT',
    id: 'change.its-priority',
    says: [
      'its|the|that <PRIOFIELD> should_be|must_be|ought_to_be|needs_to_be|has_to_be|is|to_be|: LEVEL now|please|instead?',
    ],
    cost: -4,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : change(focus, { priority })),
    examples: ['its priority should be high'],
  }),
  rule({
    of: 'ACT',
    id: 'change.rank',
    says: [
      'lower|reduce|decrease|raise|increase|up|boost|elevate|heighten|<MOVE>|drop the|its|their <PRIOFIELD> down|up? of|on|for|with TARGET down|up?',
      'lower|reduce|decrease|raise|increase|up|boost|elevate|heighten|bump|drop the|its|their <PRIOFIELD> down|up?',
      "lower|reduce|decrease|raise|increase|up|boost|elevate|heighten|bump|drop TARGET 's <PRIOFIELD> down|up?",
    ],
    cost: -2,
    means: ({ TARGET: [target] }, reader, span) => {
      const isLower = saidIn(LOWERING, reader, span)
      // "move the priority of the fence" says nowhere to.
      if (isLower === saidIn(RAISING, reader, span)) return null
      return change(target ?? focus, { priority: isLower ? 'low' : 'high' })
    },
    examples: ['lower the priority of the fence', 'raise its priority'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-priority',
    says: [
      '<SETV> the|its|their <PRIOFIELD> of|for|on TARGET to|as <NONE>',
      '<CLEAR> the|its|their|any* high|low|medium? <PRIOFIELD> flag|tag|label|mark|marker? off|from|of|on|for TARGET',
      'take|get|pull|drop|lose|remove the high|low|medium|urgent|top off|from SET',
      '<CLEAR> the|its|their <PRIOFIELD> off|away?',
      "<CLEAR> TARGET 's <PRIOFIELD> off|away?",
    ],
    cost: -2,
    means: ({ TARGET: [target], SET: [set] }) => change(target ?? set ?? focus, { priority: null }),
    examples: ['remove the priority from the fence'],
  }),
  rule({
    of: 'ACT',
    id: 'change.urgent',
    says: [
      'prioritise|prioritize|escalate TARGET',
      'make SET the|my|our|your top|first|main|number_one? priority',
      "SET is|are|'s <VERY>? urgent|important|critical|a_priority",
    ],
    // "it's important that I …" is not about a task.
    means: ({ TARGET: [target], SET: [set] }, reader, span) =>
      reader.word(span.to) === 'that' || reader.word(span.to) === 'to'
        ? null
        : change(target ?? set, { priority: 'high' }),
    examples: ['prioritise the lease'],
  }),
]
