// All tasks, and those that are described: "everything due friday", "the three overdue ones".

import { type AnyRule, rule } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { SHORT_LEVELS } from '../../language/en/ranking.ts'
import { isPast } from '../../lex/stem.ts'
import { many, merge, one, plainName } from '../build.ts'

const HAVING = new Set(['have', 'got'])

const GIVING = new Set(['it', 'as', 'to', 'is', 'be', 'that', 'this', 'them'])

export const describedRules: readonly AnyRule[] = [
  rule({
    of: 'MENTION',
    id: 'set.all',
    says: [
      '<DET>? whole|entire|full lot of? them|those|these|it?',
      'all of? it|them_all',
      '<ALL>',
      '<ALL> of? <DET>? open|pending|current|existing? <NOUNS>',
      'every|each|every_single|each_and_every open|pending|current|existing? <TASK>',
      '<ALL> on|in|from <DET>? <LIST>',
      '<ALL> that|which is|are|remains|remain on|in <DET>? <LIST>',
      '<DET>? whole|entire|full <LIST>',
      '<ALL> of? <DET>? <NOUNS> on|in|from <DET>? <LIST>',
      'whatever|what is? on <DET>? <LIST>',
      '<ALL> that|which|what? i|we have|have_got|got',
    ],
    cost: 1,
    // "all I have | done" tells what is over.
    means: (_, reader, { to }) =>
      HAVING.has(reader.word(to - 1)) && (isIn('DONE', reader.word(to)) || isPast(reader.word(to)))
        ? null
        : many({ by: 'all' }),
  }),
  rule({ of: 'MENTION', id: 'set.tasks', says: ['<DET>? <NOUNS>'], cost: 5, means: () => many({ by: 'all' }) }),
  rule({
    of: 'MENTION',
    id: 'set.what',
    says: [
      "what|whatever|anything|everything is|are|'s? WHERE",
      'all what? WHERE',
      '<ALL> on|in|from <DET>? WHERE <LIST>',
      'whatever|anything|everything mentions|contains|says|includes WORDS in_it|in_the_title?',
    ],
    cost: 2,
    means: ({ WHERE: [where], WORDS: [words] }, reader) =>
      where !== undefined
        ? { ...many({ by: 'all' }), where }
        : words === undefined
          ? null
          : { ...many({ by: 'all' }), where: { words: [plainName(reader.text(words))] } },
  }),
  rule({
    of: 'MENTION',
    id: 'set.described',
    says: [
      '<DET>? WHERE lot|bunch|batch|pile|load',
      '<BOTH> <DET>? WHERE <NOUNS>',
      '<ALL> of? those|these|the_ones? WHERE',
      '<ALL>? of? <DET>? WHERE <NOUNS>',
      '<ALL>? of? <DET>? WHERE WHERE <NOUNS>',
      'every|each|every_single|each_and_every WHERE WHERE? <TASK>',
      '<DET> <NOUNS> WHERE',
      '<ALL> of? <DET> <NOUNS> WHERE',
      '<ALL>? of? <DET>? <NOUNS> MADE WHERE',
      '<NOUNS> WHERE',
    ],
    means: ({ WHERE: wheres = [] }, { word }, { from }) => ({
      ...many({ by: 'all' }, isIn('BOTH', word(from)) ? 2 : undefined),
      where: merge(...wheres),
    }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.described-one',
    says: ['the|that one|copy|duplicate|version|entry WHERE', 'the|that WHERE one|copy|duplicate|version|entry'],
    cost: 0,
    // "the one with no date": of those spoken of, or of all.
    // "that one on my list" is not told from any other by where it stands.
    means: ({ WHERE: [where = {}] }) => (Object.keys(where).length === 0 ? null : { ...one({ by: 'all' }), where }),
  }),
  rule({
    of: 'MENTION',
    id: 'set.ranked',
    says: ['the|that|my only? p1|p2|p3'],
    cost: 1,
    // "slip the p1 to friday": the one that is so; "make it the p1" gives it that.
    means: (_, { word }, { from, to }) => {
      const priority = SHORT_LEVELS.get(word(to - 1))
      return priority === undefined || GIVING.has(word(from - 1))
        ? null
        : { ...one({ by: 'all' }), where: { priorities: [priority] } }
    },
  }),
  rule({
    of: 'MENTION',
    id: 'set.counted',
    says: [
      'the|my|all|those|these NUMBER <NOUNS>? WHERE',
      'the|my|all|those|these NUMBER WHERE <NOUNS>',
      "WHERE 's? NUMBER <NOUNS>",
    ],
    means: ({ NUMBER: [count], WHERE: [where] }) =>
      count === undefined || count < 2 || where === undefined ? null : { ...many({ by: 'all' }, count), where },
  }),
]
