// What is left out: "except the dentist", "not the ones due friday".

import type { TaskSet } from '../../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { dueIn, many, setOf } from '../build.ts'

/** "except the dentist, and leave the report": both are left out. */
function flat(set: TaskSet | undefined): TaskSet | undefined {
  if (set?.except === undefined) return set
  const { except, ...rest } = set
  return { ...rest, many: true, mentions: [...rest.mentions, ...except.mentions] }
}

/** "but keep one o'clock": what is kept is not called a task. */
function isKept(reader: Reader, { from, to }: Span): boolean {
  const at = reader.word(from) === 'but' || reader.word(from) === 'and' ? from + 1 : from
  return (reader.word(at) === 'keep' || reader.word(at) === 'keeping') && !isIn('NOUNS', reader.word(to - 1))
}

/** "except the hedge, which is urgent": after a comma, "which" adds something and does not say which one. */
function asToldOf(set: TaskSet, reader: Reader, { from, to }: Span): TaskSet {
  if (set.where === undefined || !set.mentions.every(({ by }) => by === 'ids')) return set
  for (let at = from + 1; at < to; at++)
    if (reader.word(at) === 'which' && reader.word(at - 1) === ',') {
      const { where: _, ...all } = set
      return all
    }
  return set
}

export const exceptionRules: readonly AnyRule[] = [
  rule({
    of: 'EXCEPTION',
    id: 'set.except',
    says: [
      'only|just SET stays|stay|remains|remain|can_stay|may_stay|is_to_stay|should_stay|is_staying|gets_to_stay|has_to_stay|have_to_stay|needs_to_stay|must_stay|keeps|keep where_it_is|as_it_is|put|where_they_are|as_they_are|its_date|their_dates?',
      'SET stays|stay|can_stay|may_stay|should_stay|is_staying',
      'only|just SET keep|leave it|them|that? as_it_is|as_they_are|as_is|alone|out|where_it_is?',
      '<EXCEPT> SET not? alone|out|as_is|where_it_is|as_it_is?',
      '<EXCEPT> the? WHERE <NOUNS>?',
      'only|just SET not yet|done|though?',
      'not SET',
      'leave|keep SET alone|out|as_is|as_it_is?',
    ],
    // "everything but the rent | high priority": what all the others become.
    means: ({ SET: [set], WHERE: [where] }, reader, span) =>
      (set?.where?.priorities !== undefined &&
        set.mentions.every((mention) => mention.by === 'ids') &&
        reader.word(span.to - 1) === 'priority') ||
      // "to thursday, but keep one o'clock": the hour stays, and no task.
      (set === undefined && isKept(reader, span))
        ? null
        : (flat(set === undefined ? set : asToldOf(set, reader, span)) ??
          (where === undefined ? null : setOf(reader.text(span), [many({ by: 'all' })], where, undefined))),
  }),
  rule({
    of: 'EXCEPTION',
    id: 'set.not-due',
    says: [
      "that|which|what is|are|am|'s not due|scheduled|down? on|for|in|until|till? PERIOD",
      'not due|scheduled on|for|in|until|till? PERIOD',
    ],
    means: ({ PERIOD: [when] }, reader, span) => {
      const where = dueIn(when)
      return where === null ? null : setOf(reader.text(span), [many({ by: 'all' })], where, undefined)
    },
  }),
]
