// Narrowed by when they are due: "by friday", "overdue", "without a date".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { dueIn } from '../build.ts'
import { inPart } from '../part-of-day.ts'
import { such } from './such.ts'

/** "coming over | tomorrow", "weighing in | every day": the preposition belongs to the verb. */
function isParticle(reader: Reader, { from }: Span): boolean {
  // "the tasks | of today", "everything | on tomorrow", "the lessons | of today"
  const isOf = reader.word(from) === 'of' && reader.isNamed({ from: from - 1, to: from })
  if (isIn('TASK', reader.word(from - 1)) || isIn('ALL', reader.word(from - 1)) || isOf) return false
  return PARTICLES.has(reader.word(from)) && ADVERBS.has(reader.word(from + 1))
}

const PARTICLES = new Set(['over', 'in', 'on', 'at', 'around', 'down', 'of', 'during'])
const ADVERBS = new Set(['today', 'tomorrow', 'tonight', 'yesterday', 'daily', 'weekly', 'monthly', 'every', 'each'])
const DENYING = new Set(['not', 'no'])
const UNDATED = /^(?:un|dateless|lack|missing|without|need|want)/
const TIMED = new Set('that which with have has having'.split(' '))

export const dueRules: readonly AnyRule[] = [
  rule({
    of: 'TRAIT',
    id: 'where.due',
    says: [
      ...such(
        'due|scheduled|booked|set|planned|happening|falling|landing|down|listed|on? on|for|from|in|at|this|around|during|over|of|on_for? PERIOD',
      ),
      'that|which comes_up|come_up|happens|happen|are_down on|in|at|during|for? PERIOD',
      'that|which? falls|fall|fell|lands|land on|in|at|during? PERIOD',
      'i|we have|had|have_got|got? down|planned|scheduled|booked|set? on|for|from? PERIOD',
      'coming_up? on|for|from|in|at|during? PERIOD',
      "that|which|what is|are|'s? left|left_over|remaining|outstanding|still_there from|for|of|on PERIOD",
      'that|which|what? falling|landing|sits|sit|sitting|comes_up|is_there|are_there|is_meant|are_meant on|for|in|at? PERIOD',
      'starting|beginning on|from|in? PERIOD',
    ],
    cost: 1,
    // "set everything for tuesday at 8": one moment is not cut in two.
    means: ({ PERIOD: [when] }, reader, span) => {
      // "… except the fence, that's tomorrow": told of it, and no mark of which one.
      if (reader.word(span.from) === 'that' && reader.word(span.from - 1) === ',') return null
      const isMoment = reader.word(span.from) === 'for' && reader.isInDate({ from: span.from + 1, to: span.to })
      const where = isMoment || isParticle(reader, span) ? null : dueIn(when)
      return where && inPart(reader, span, where)
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.before',
    says: [...such('due|scheduled? before|prior_to|earlier_than|up_to WHEN')],
    means: ({ WHEN: [when] }) => (when?.after == null || when.time !== null ? null : { due_before: when.after }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.by',
    says: [
      ...such('due|scheduled? by|no_later_than|on_or_before WHEN'),
      'between now|today and WHEN',
      'from now until|till|to|up_to WHEN',
    ],
    means: ({ WHEN: [when] }) => (when?.before == null ? null : { due_before: when.before }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.from',
    says: ['due|scheduled|planned? from|starting|beginning WHEN on|onward|onwards|and_later|or_later|forward'],
    means: ({ WHEN: [when] }) => (when?.after == null ? null : { due_after: when.after }),
    examples: ['due from friday onwards'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.after',
    says: [...such('due|scheduled? after|later_than|past WHEN')],
    means: ({ WHEN: [when] }) => (when?.before == null || when.time !== null ? null : { due_after: when.before }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.between',
    says: [
      ...such('due|scheduled? between WHEN and WHEN'),
      ...such('due|scheduled? from WHEN to|until|till|through WHEN'),
    ],
    means: ({ WHEN: [from, to] }) =>
      from?.after == null || to?.before == null ? null : { due_after: from.after, due_before: to.before },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.overdue',
    says: [
      'should i|we have done|finished|sorted by_now|already?',
      'i|we should_have|ought_to_have done|finished|sorted by_now|already?',
      'have|did i|we missed|miss',
      ...such(
        'overdue|late|already_late|past_due|past_its_date|past_its_deadline|past_their_deadline|past_deadline|past_their_due_date|past_its_due_date|behind|past_their_date',
      ),
    ],
    means: () => ({ overdue: true }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.undated',
    says: [
      ...such('<UNDATED>|no_date|no_due_date|not_dated|not_scheduled'),
      ...such(
        'lacking|missing|without|with_no|lack|lacks a|any|set|due* date|dates|deadline|day set|on_it|on_them|yet?',
      ),
      'that|which|what? is|are|has|have|do|does|did i|we? not? i|we? got|have|has|having|put|given|set|been_given? a|any|no? due? date|dates|deadline|day on|on_it|on_them|against_them|set|yet?',
      'that|which|what|ones|tasks|jobs|things|items still? need|needs|want|wants a|any due? date|dates|deadline on_it|on_them|yet?',
      'still need|needs|want|wants a|any due? date|dates|deadline on_it|on_them?',
    ],
    // "has a date" is the opposite.
    means: (_, reader, { from, to }) => {
      for (let at = from; at < to; at++)
        if (DENYING.has(reader.word(at)) || UNDATED.test(reader.word(at))) return { dated: false }
      return null
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.dated',
    says: [
      'with a|due due? date|dates|deadline',
      'that|which|ones|one|of_them|of_those? have|has|had got? a|the due? date|deadline on_it|on_them?',
      "that|which 's|is|are got a|the|any due? date|deadline on_it|on_them?",
      'got a|the due? date|deadline on_it|on_them?',
      'dated',
    ],
    means: () => ({ dated: true }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.timed',
    says: [
      'that|which|with|have|has|got|having* a|an|any|set|fixed|specific* time|hour on_it|on_them|set|attached|against_it|against_them?',
    ],
    // "for a time" names nothing.
    means: (_, reader, { from }) => (TIMED.has(reader.word(from)) ? { timed: true } : null),
    examples: ['with a time on them'],
  }),
]
