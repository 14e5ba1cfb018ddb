// Titles behind a heading: "these for my list: milk, soap".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { add } from './add.ts'
import { isOneTask } from './announcement.ts'
import { isThere, isToChange } from './there.ts'

/** "quick one: did I pay the rent?" is a question. */
function asks({ from, to }: Span, reader: Reader): boolean {
  const next = reader.word(from + 1)
  if (!isIn('WH', reader.word(from)) && !isIn('AUXQ', reader.word(from))) return false
  return reader.word(to) === '?' || isIn('SUBJECT', next) || isIn('AUXQ', next)
}

export const headedRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add.headed',
    says: ['HEADING TEXT'],
    cost: -3,
    means: ({ HEADING: [values = {}], TEXT: [text] }, reader, span) =>
      text === undefined ||
      // "one thing: I hate mondays" only tells something.
      isIn('SUBJECT', reader.word(text.from)) ||
      asks(text, reader) ||
      isThere(text, reader, span) ||
      isToChange(text, reader)
        ? null
        : add(text, reader, [values], isOneTask({ from: span.from, to: text.from }, reader) ? 'titled' : 'several'),
    examples: ['these for my list: milk, soap, stamps', 'need one more on there for friday: ring the bank'],
  }),
  rule({
    of: 'ACT',
    id: 'add.led',
    says: [
      'this_is|this_one_is|it_is|that_is|here_is|got|have? a|an|really|very|something|another? VALUES <TASK>? for_me|for_us? :|-|\u2013|\u2014|,|so ACT',
      'i|we have|have_got|got a|an|another|really|very* VALUES <TASK> for_me|for_us|for_you? :|-|\u2013|\u2014|,|so ACT',
    ],
    means: ({ VALUES: [values], ACT: [act] }) =>
      act?.does !== 'add' || act.items.length === 0 || values?.priority == null
        ? null
        : { ...act, items: act.items.map((item) => ({ priority: values.priority ?? undefined, ...item })) },
    // "… at 8, low priority, put milk on my list": after another request, "low priority" belongs to that one.
    alone: true,
    examples: ['this is important: remind me to pay the nursery', 'urgent: add ring the school'],
  }),
]
