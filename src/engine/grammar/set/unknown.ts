// Names that no task has, and things that are called tasks: "the alarm for the oven".

import { type AnyRule, type Named, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { byName, merge, one, plainName, setOf } from '../build.ts'

/** "the group reminder about the party" */
function isAbout(names: readonly Named[], reader: Reader, { from, to }: Span): boolean {
  if (names.length < 2) return false
  for (let at = from; at < to; at++) if (ABOUT.has(reader.word(at)) && isIn('TASK', reader.word(at - 1))) return true
  return false
}

const ABOUT = new Set(['about', 'to'])

/** "the rent done but …": another clause begins. */
function holdsBut(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 1; at < to; at++)
    if (reader.word(at) === 'but' && reader.word(at + 1) !== 'not' && reader.word(at - 1) !== 'all') return true
  return false
}

export const unknownRules: readonly AnyRule[] = [
  rule({
    of: 'TARGET',
    id: 'set.unknown',
    says: ['UNKNOWN WHERE* EXCEPTION?', '<DET>? WHERE UNKNOWN WHERE* EXCEPTION?'],
    means: ({ UNKNOWN: [name], WHERE: wheres, EXCEPTION: [except] }, reader, span) => {
      const mention = byName(name)
      // "don't mark the rent done but …": another clause.
      if (mention === null || (except !== undefined && holdsBut(reader, span))) return null
      return setOf(plainName(reader.text(span)), [one(mention)], merge(...wheres), except)
    },
  }),
  rule({
    of: 'THING',
    id: 'set.unknown-task',
    says: [
      '<ALL>|both|both_of? of? <DET>? <SORT>* WHERE* UNKNOWN <SORT>? <TASK> MADE? WHERE* EXCEPTION?',
      '<ALL>|both|both_of? of? <DET>? <SORT>* WHERE* <TASK> MADE? WHERE* <ABOUT> WHERE? UNKNOWN MADE? WHERE* EXCEPTION?',
      '<ALL>? of? <DET>? <SORT>* WHERE* <TASK> MADE? for WHO to UNKNOWN WHERE* EXCEPTION?',
      '<DET>? task|to-do|item|job|event|entry|to_do|todo|chore|errand that|:|-? UNKNOWN EXCEPTION?',
      '<DET>? task|to-do|item|job|event|entry|chore|errand that|:|-? UNKNOWN on|in|from|off <DET>? <LIST>',
      'UNKNOWN <TASK>? on|in|from|off|off_of|out_of <DET>? <LIST>',
      'UNKNOWN <TASK> for|to|about|with UNKNOWN',
      '<DET>? <TASK> , that UNKNOWN is|are|has_been|have_been',
    ],
    means: ({ UNKNOWN: names, WHO: [who], WHERE: wheres = [], EXCEPTION: [except] }, reader, span) => {
      // "the group reminder about the party" is about the party.
      const name = isAbout(names, reader, span) ? names[1] : names[0]
      const mention = byName(name)
      const where = merge(...wheres)
      if (mention === null || where.words !== undefined) return null
      // "the reminder for Ana to ring her mother", but not "… for the vet to friday".
      if (who !== undefined && !isIn('DOING', name?.text.split(' ')[0]?.toLowerCase() ?? '')) return null
      return setOf(plainName(reader.text(span)), [one(mention)], where, except)
    },
  }),
  rule({
    of: 'THING',
    id: 'set.alert-of',
    says: ['the|my|all? alert|alarm|alerts|alarms|notification|notifications on|for|about|of THING'],
    means: ({ THING: [thing] }) => thing ?? null,
  }),
  rule({
    of: 'MADE',
    id: 'set.made',
    says: [
      'that|which? i|we|you|there have|had|already|just|currently|now|still|got|is|are* set|made|created|added|scheduled|saved|put|got|have|had|is|are up|in|down|on?',
      'that|which is|are|was|were already|currently|still? set|made|created|scheduled|saved|there up|in|down?',
      'set|made|created|scheduled|saved up|in?',
    ],
    cost: 1,
    means: () => ({}),
  }),
]
