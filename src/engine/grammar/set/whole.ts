// What was mentioned, narrowed and without its exceptions, as one set.

import type { Mention, TaskSet } from '../../../domain/act.ts'
import { type AnyRule, type Mentioned, rule } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { merge, plainName, setOf } from '../build.ts'
import { isOnceMore } from './once-more.ts'

/** Whether a mention names only tasks that are left out again. */
function isPartOf(mention: Mention, { mentions }: TaskSet): boolean {
  const ids = mentions.flatMap((one) => (one.by === 'ids' ? one.task_ids : []))
  return mention.by === 'ids' && mention.task_ids.every((id) => ids.includes(id))
}

/** Whether just one task that was spoken of is mentioned: "it". */
function isAlone(mentions: readonly Mentioned[]): boolean {
  return mentions.length === 1 && mentions[0]?.mentions.every(({ by }) => by === 'focus') === true
}

/** "only" can single these out. */
const SET_OFF: ReadonlySet<Mention['by']> = new Set(['ids', 'positions', 'all'])

/** Only behind these is a task named first, and then taken up by "that". */
const BEFORE_TOPICS = new Set([
  '',
  '.',
  '!',
  '?',
  ',',
  ';',
  ':',
  '-',
  '\u2013',
  '\u2014',
  'and',
  'but',
  'oh',
  'also',
  'so',
  'now',
])

export const wholeRules: readonly AnyRule[] = [
  rule({
    of: 'SET',
    id: 'set.once-more',
    says: ['MENTION WHERE* ,|-|–|— that|it|this|they|those|these|that_one|this_one'],
    cost: 1,
    // "the second one, that | can be low": named first, and then said once more.
    means: ({ MENTION: mentions = [], WHERE: wheres = [] }, reader, { from, to }) => {
      const mark = reader.word(to - 1) === 'one' ? to - 3 : to - 2
      const isNamed = mentions.every((one) => one.mentions.every(({ by }) => by === 'ids' || by === 'positions'))
      return isNamed && BEFORE_TOPICS.has(reader.word(from - 1)) && isOnceMore(reader, { from: mark, to })
        ? setOf(plainName(reader.text({ from, to: mark })), mentions, merge(...wheres), undefined)
        : null
    },
  }),
  rule({
    of: 'SET',
    id: 'set.some',
    says: ['something|sth|something_else', 'one|any of <DET> <NOUNS>|<THEM>'],
    cost: -8,
    // Which one is still to be said.
    means: (_, reader, span) => ({ text: reader.text(span), mentions: [], many: false }),
  }),
  rule({
    of: 'SET',
    id: 'set',
    says: [
      'MENTION ANOTHER ANOTHER* both|all|each|all_three|all_of_them|each_of_them|each_one',
      'MENTION ANOTHER* WHERE* EXCEPTION?',
      'MENTION ANOTHER* WHERE* , EXCEPTION',
      'both MENTION ANOTHER WHERE*',
    ],
    means: (
      { MENTION: mentions = [], ANOTHER: others = [], WHERE: wheres = [], EXCEPTION: [except] },
      reader,
      span,
    ) => {
      const where = merge(...wheres)
      // "everything due friday, all except …": what goes on behind "everything" is no other task.
      const isOfAll = others.some((other) => other.mentions.some(({ by }) => by === 'all'))
      if (except !== undefined && isOfAll) return null
      // "get this, tomorrow's stuff is done": what was spoken of is not counted up with tasks that are described.
      if (isOfAll && reader.word(span.from + 1) === ',' && mentions[0]?.mentions[0]?.by === 'focus') return null
      // "brunch with nan stays": nothing is left out of itself.
      if (except !== undefined && mentions.some((one) => one.mentions.every((own) => isPartOf(own, except))))
        return null
      // "the reminder about the party" names one; it does not narrow what was spoken of.
      if (where.words !== undefined && mentions.some((one) => one.mentions[0]?.by === 'focus')) return null
      // "smashed it today": one that was spoken of is not narrowed either.
      if (wheres.length > 0 && isIn('IT', reader.word(span.from)) && span.to > span.from + 1 && isAlone(mentions))
        return null
      // "the other one, the parents meeting" is one task, called twice.
      const isOther = mentions.some((one) => one.mentions.every(({ by }) => by === 'other'))
      if (isOther && others.length === 1 && others[0]?.mentions[0]?.by === 'ids')
        return setOf(plainName(reader.text(span)), others, where, except)
      const text = plainName(reader.text(span)).replace(/ (?:tasks?|ones?|items?|reminders?|to-dos?|things?)$/i, '')
      return setOf(text, [...mentions, ...others], where, except)
    },
  }),
  rule({
    of: 'SET',
    id: 'set.only',
    says: ['only|solely|just_only MENTION ANOTHER* WHERE*'],
    cost: 2,
    // "only the lagos ones": these and no others. What was only spoken of is not set off from anything.
    means: ({ MENTION: mentions = [], ANOTHER: others = [], WHERE: wheres = [] }, reader, span) =>
      [...mentions, ...others].some((one) => one.mentions.some(({ by }) => !SET_OFF.has(by)))
        ? null
        : setOf(
            plainName(reader.text({ from: span.from + 1, to: span.to })),
            [...mentions, ...others],
            merge(...wheres),
            undefined,
          ),
  }),
  rule({ of: 'TARGET', id: 'set.known', says: ['SET'], means: ({ SET: [set] }) => set ?? null }),
  rule({ of: 'TARGET', id: 'set.thing', says: ['THING'], means: ({ THING: [set] }) => set ?? null }),
]
