// Narrowed by whether they are done: "still open", "including the done ones".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { such } from './such.ts'

/** "to get my hair | done" and "to | complete the form" say nothing about a task's state; "get rid of what is | done" does. */
function isNoState(reader: Reader, { from }: Span): boolean {
  if (reader.word(from - 1) === 'to' || reader.word(from - 1) === 'for') return true
  for (let at = from - 2; at > from - LONGEST_DEED && !isIn('TASK', reader.word(at)); at--)
    if (GETTING.has(reader.word(at)) && reader.word(at + 1) !== 'rid' && reader.word(at - 1) !== 'i') return true
  return false
}

const LONGEST_DEED = 7
const GETTING = new Set(['get', 'getting', 'have', 'having'])

export const stateRules: readonly AnyRule[] = [
  rule({
    of: 'TRAIT',
    id: 'where.done',
    says: [
      ...such('already? <DONE>'),
      'i|we have|did? already? <DONE>',
      'already? ticked_off|checked_off|crossed_off|completed|done|finished',
    ],
    cost: 2,
    means: (_, reader, span) => (isNoState(reader, span) ? null : { status: 'completed' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.any-state',
    says: [
      'including|included|inc|incl|even|plus|with|along_with|and_also the|all|my|any? done|completed|finished|ticked_off|crossed_off <NOUNS>|tasks',
      'including|inc|incl|even the|all? done|completed|finished|ticked_off|crossed_off',
      'the|all? done|completed|finished|ticked_off|crossed_off <NOUNS> too|as_well|also|included|and_all',
      'whether|both? done|completed|finished|ticked_off|open|pending and|or not|open|undone|not_done|unfinished|pending|done|completed|finished|otherwise <NOUNS>?',
      'done_and_all',
    ],
    cost: -2,
    means: () => ({ status: 'all' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.open',
    says: [
      ...such('<NOTDONE>'),
      'that|which|who is|are|have|has not yet? been? <DONE> yet?',
      ...such('not yet? been? <DONE> yet?'),
      'i|we have|have_got|got|still|left|yet|need|must* to do|finish|get_through',
      'left|remain|remains|remaining|open|pending|outstanding|unfinished|upcoming|to_do|left_to_do|still_to_do|still_open|current|active',
    ],
    cost: 1,
    means: () => ({ status: 'pending' }),
  }),
  rule({
    of: 'TRAIT',
    id: 'where.not-done',
    says: [
      'that|which? i|we have|did|had|still|do not yet|actually|really|even? <DONE>|do|finish|got_to|get_to|got_round_to|get_round_to|started|ticked_off yet|so_far?',
    ],
    cost: 1,
    // "I didn't get to | sort the shed" goes on.
    means: (_, reader, { to }) => (/^[\p{L}\p{N}]/u.test(reader.word(to)) ? null : { status: 'pending' }),
  }),
]
