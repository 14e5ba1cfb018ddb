// Putting something on the list: "put stamps on my list".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { ALL_OF_THEM, DEFINITE } from '../../language/en/determiners.ts'
import { BEFORE_LISTS } from '../../language/en/lists.ts'
import { POINTING_ALONE } from '../../language/en/no-titles.ts'
import { IT_OR_THEM } from '../../language/en/pronouns.ts'
import { WRITTEN } from '../../language/en/written.ts'
import { add } from './add.ts'
import { isPartOfTitle } from './part-of-title.ts'
import { tells } from './tells.ts'
import { isShown } from './there.ts'

/** "add write up | shopping list", "add Black Friday | shopping list": the list is what the task is about. */
function isOfList({ from, to }: Span, reader: Reader): boolean {
  const last = reader.word(to - 1)
  if (BEFORE_LISTS.has(last) || isIn('DET', last) || isIn('TASK', last)) return true
  const isNamed = /^\p{Lu}\p{Ll}/u.test(reader.text({ from: to - 1, to })) || reader.isMoment({ from: to - 1, to })
  return isIn('DOING', reader.word(from)) ? to === from + 1 : isNamed
}

const PARTICLES = new Set(['in', 'on', 'down', 'up', 'off', 'out', 'it', 'that', 'them', 'this'])

export const putRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add.written',
    says: ['write|note|jot|type TEXT'],
    // "write go to the mill friday" asks to write that down; "write email to Bo" is something to do.
    means: ({ TEXT: [text] }, reader) =>
      text !== undefined && isIn('DOING', reader.word(text.from)) && !WRITTEN.has(reader.word(text.from))
        ? add(text, reader, [], 'one')
        : null,
    examples: ['write wash the van for saturday'],
  }),
  rule({
    of: 'ACT',
    id: 'add.put',
    says: [
      '<PUT>|book QUOTE on|in|down|up? for|on|at|by VALUES',
      '<PUT>|book QUOTE on|in|down|up',
      '<PUT>|book|slot me|us down|in|up? a|an|for|with|to? TEXT',
      '<PUT> on|down_on :|,|that|for? TEXT',
      'i|we? want|need TEXT on|in <DET>? <LIST> VALUES?',
      '<PUT> on? TEXT on|in|to|into|onto|down_on|down_in|under|at <DET>? VALUES? <LIST> VALUES?',
      '<PUT> a|an|the|new* <TASK> :|to|called? TEXT on|in|to|into|onto <DET>? <LIST> VALUES?',
      '<PUT> TEXT on|in there|it|here VALUES?',
      'adding|putting|popping|sticking|jotting TEXT to|on|onto|in <DET> <LIST> VALUES?',
      'on|to|in|for|under <DET>? <LIST> <PUT>|add|create|insert TEXT',
      '<PUT> on|to|in|onto|into <DET>? <LIST> for_me|for_us? :|that|to|for|,|i_need_to? TEXT',
      '<PUT> down|in|up :|,|that|for|to? TEXT',
      '<PUT> QUOTE',
      'list TEXT on|in|under <DET> <LIST>',
      'add|put TEXT the|my|our grocery_list|groceries_list|shopping_list|to-do_list|to_do_list|task_list|my_list',
      '<PUT> TEXT down VALUES?',
      'put|pop|stick|chuck|bung|pencil|book|slot TEXT in for VALUES',
    ],
    cost: -2,
    means: ({ TEXT: [text], QUOTE: [quote], VALUES: values }, reader, span) =>
      text !== undefined &&
      (reader.word(text.to - 1) === 'back' ||
        // "put up | the tent"
        (reader.word(text.from - 1) === 'up' && DEFINITE.has(reader.word(text.from))) ||
        // "put down | go to the gym"
        (reader.word(text.from - 1) === 'to' && reader.word(text.from - 2) === 'go') ||
        ALL_OF_THEM.has(reader.word(text.from)) ||
        // "add write | the shopping list"
        (text.to < span.to && isIn('DET', reader.word(text.to)) && isIn('DOING', reader.word(text.from))) ||
        isPartOfTitle(text, reader, span) ||
        isShown(text, reader, span) ||
        // "put the ward down as high priority" is about a task that exists.
        (reader.word(text.to) === 'down' && reader.isNamed(text)))
        ? null
        : add(text ?? quote, reader, values),
    examples: ['put stamps on my list', 'can you pop calpol on the list'],
  }),
  rule({
    of: 'ACT',
    id: 'add.onto-list',
    says: ['add|put TEXT grocery_list|groceries_list|shopping_list|to-do_list|to_do_list|todo_list|task_list'],
    means: ({ TEXT: [text] }, reader) => (text === undefined || isOfList(text, reader) ? null : add(text, reader)),
    examples: ['add a juicer groceries list'],
  }),
  rule({
    of: 'ACT',
    id: 'add.trailing',
    says: [
      'TEXT please? add|add_it|add_that|add_this|add_please',
      'TEXT ,|please* add|put to|on|onto <DET>? <LIST>|shopping|groceries please?',
      'TEXT on|onto <DET> <LIST> please',
    ],
    cost: 2,
    means: ({ TEXT: [text] }, reader, { to }) =>
      text === undefined ||
      tells(text, reader) ||
      reader.isNamed(text) ||
      reader.word(to) === ':' ||
      IT_OR_THEM.has(reader.word(to))
        ? null
        : add(text, reader),
    examples: ['physio appointment tomorrow please add'],
  }),
  rule({
    of: 'ACT',
    id: 'add.put-for',
    says: ['put|pop|stick|chuck|throw|bung TEXT for|on|at|down_for VALUES'],
    cost: 6,
    means: ({ TEXT: [text], VALUES: values }, reader) =>
      text === undefined ||
      reader.isNamed(text) ||
      // "put the nappies back on, for tomorrow" brings a task back.
      (reader.word(text.to - 1) === 'back' && reader.names(text.from)) ||
      // "put dentist on monday", but "put milk on high"
      (text.to - text.from < 2 && !values.some(({ when }) => when?.day != null)) ||
      POINTING_ALONE.has(reader.word(text.from)) ||
      // "stick a job on for friday": what the job is comes later.
      (text.to - text.from < 3 && isIn('TASK', reader.word(text.to - 1))) ||
      PARTICLES.has(reader.word(text.from))
        ? null
        : add(text, reader, values),
    examples: ['put buy a flask for tomorrow'],
  }),
]
