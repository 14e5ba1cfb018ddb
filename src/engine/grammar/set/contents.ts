// Narrowed by their words and notes, when they were added and where they are.

import { type AnyRule, rule } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { plainName } from '../build.ts'

export const contentRules: readonly AnyRule[] = [
  rule({
    of: 'TRAIT',
    id: 'where.words',
    says: [
      'with|containing|mentioning|including|that_mention|that_contain|that_mentions|that_contains|that_include|that_have|that_has|which_have|having the|a? word|words? QUOTE in_it|in_them|in_the_title|in_the_name|in_their_title|in_title|somewhere|in_their_name?',
      'with|containing|mentioning|that_mention|that_contain|that_say|that_says|that_have|that_has|having the|a? word|words? WORDS in|in_it|in_them|in_the_title|in_the_name|in_their_title|in_title',
      'containing|mentioning|that_mention|that_contain|that_mentions|that_contains|about|regarding|concerning|related_to|to_do_with|involving|starting_with|beginning_with|tagged WORDS',
    ],
    means: ({ QUOTE: [quote], WORDS: [words] }, reader) => {
      const span = quote ?? words
      if (words !== undefined && isIn('DET', reader.word(words.to - 1))) return null
      // "except the form, that has | to go in": what has to be done is no word.
      if (words !== undefined && reader.word(words.from) === 'to') return null
      // "is the task about the tap done?"
      if (
        words !== undefined &&
        words.to - words.from > 1 &&
        (isIn('DONE', reader.word(words.to - 1)) || reader.word(words.to - 1) === 'due')
      )
        return null
      return span === undefined
        ? null
        : {
            words: [
              plainName(reader.text(span)).replace(
                / (?:coming(?: up)?|(?:on|in) (?:here|there|(?:my|the|our) list))$/i,
                '',
              ),
            ],
          }
    },
  }),
  rule({
    of: 'TRAIT',
    id: 'where.noted',
    says: ['with|that_have|which_have|have|has|that_has a|any? note|notes|description|descriptions|comments'],
    means: () => ({ noted: true }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.added',
    says: ['that|which? i|we added|created|made|put_in|gave_you WHEN', 'added|created|made WHEN', 'from earlier'],
    means: ({ WHEN: [when] }) => (when?.after == null ? null : { created_after: when.after, status: 'all' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.on-list',
    says: ['on|in|from|off|off_of <DET>? <LIST>'],
    // "everything on my list for today at 7" says when, not which.
    means: (_, reader, { to }) => (reader.isInDate({ from: to - 1, to }) ? null : {}),
  }),
]
