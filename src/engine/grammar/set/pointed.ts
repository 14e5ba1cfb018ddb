// Tasks that are pointed at: "it", "those two", "the other one", "the rest".

import { type AnyRule, rule } from '../../chart/rule.ts'
import { byName, focus, many, one } from '../build.ts'

export const pointedRules: readonly AnyRule[] = [
  rule({
    of: 'MENTION',
    id: 'set.it',
    says: ['<IT>'],
    cost: 1,
    // "this" of "this wednesday" is no task.
    means: (_, reader, span) =>
      reader.word(span.from) === 'this' && reader.isMoment(span) ? null : one({ by: 'focus' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.his',
    says: ['his'],
    cost: 1,
    // "on his, note …": before a thing it only says whose that is.
    means: (_, reader, { to }) => (/^\p{L}/u.test(reader.word(to)) ? null : one({ by: 'focus' })),
  }),
  rule({
    of: 'MENTION',
    id: 'set.somebody',
    says: ['him|her'],
    cost: 6,
    // "put her down for three": what was spoken of is with her.
    means: () => one({ by: 'focus', person: true }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.that-event',
    says: ['that|this appointment|meeting|call|visit|lesson|session|booking|event|shift|date|deadline'],
    cost: 6,
    means: () => one({ by: 'focus' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.bare-task',
    says: ['my|the? reminder|task|alarm|alert|item|to-do'],
    cost: 5,
    means: () => one({ by: 'focus' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.them',
    says: [
      '<THEM>',
      'all|each|every_one of? <THEM>',
      '<THEM> all|tasks|items|reminders',
      'all_of_it|it_all|the_lot_of_it',
      'all of? these|those <NOUNS>',
    ],
    means: () => many({ by: 'shown' }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.both',
    says: ['<BOTH>', '<BOTH> <THEM>', '<THEM> both', 'the two <NOUNS>'],
    means: () => many({ by: 'shown' }, 2),
  }),
  rule({
    of: 'MENTION',
    id: 'set.count',
    says: [
      'all NUMBER',
      'all NUMBER of <THEM>',
      'all NUMBER <NOUNS>',
      'those|these|them|them_there NUMBER <NOUNS>?',
      'the NUMBER of? <THEM>',
      'the NUMBER',
    ],
    // "those two" are two, whatever was shown; "the 3" is a place.
    cost: -1,
    means: ({ NUMBER: [count] }, { word }, { from, to }) =>
      count === undefined || count < 2 || (word(from) === 'the' && to === from + 2 && /^\d/.test(word(from + 1)))
        ? null
        : many({ by: 'shown' }, count),
  }),
  rule({ of: 'MENTION', id: 'set.other', says: ['<OTHER>'], means: () => one({ by: 'other' }) }),
  rule({
    of: 'MENTION',
    id: 'set.others',
    says: ['the? other NUMBER <NOUNS>?'],
    means: ({ NUMBER: [count] }) => (count === undefined || count < 2 ? null : many({ by: 'other' }, count)),
  }),
  rule({
    of: 'MENTION',
    id: 'set.other-named',
    says: ['the|my? other NAME <TASK>?'],
    // "the other training": of those that are called so, not the one that was spoken of.
    means: ({ NAME: [name] }) => {
      const mention = byName(name)
      return mention === null ? null : { ...one(mention), except: { ...focus, many: true } }
    },
  }),
  rule({ of: 'MENTION', id: 'set.rest', says: ['<REST>'], means: () => many({ by: 'rest' }) }),
  rule({
    of: 'MENTION',
    id: 'set.rest-counted',
    says: [
      'the|those last|other? NUMBER <NOUNS>? <REMAINING>',
      'the|those last|other? NUMBER <NOUNS>? that|which are|is still? <REMAINING>',
      'the remaining NUMBER <NOUNS>?',
    ],
    // "the three that remain": as many as that, or it is asked.
    means: ({ NUMBER: [count] }) => (count === undefined || count < 1 ? null : many({ by: 'rest' }, count)),
  }),
]
