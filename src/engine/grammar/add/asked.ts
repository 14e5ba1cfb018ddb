// Asking for a task or a reminder without saying what it is: "add a task".

import type { Item, Values } from '../../../domain/act.ts'
import { type AnyRule, rule } from '../../chart/rule.ts'
import { likeNew } from '../build.ts'
import { isWanted } from './there.ts'

/** The date and priority of a task whose title is still to be given. */
function untitled({ when, priority }: Values = {}): Item[] {
  if (when == null && priority == null) return []
  return [{ title: '', ...likeNew({ when, priority }) }]
}

export const askedRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add.ask-reminder',
    says: [
      '<REMIND> me|us VALUES',
      '<REMIND> me|us VALUES? later|something|about_something|of_something|to_do_something?',
    ],
    cost: 4,
    means: ({ VALUES: [values] }, reader, { from, to }) =>
      reader.word(to) === ':' || isWanted({ from: to, to }, reader, { from, to })
        ? null
        : { does: 'add', items: values?.when == null ? [] : [{ title: '', when: values.when }], reminds: true },
    examples: ['remind me at noon', 'remind me later'],
  }),
  rule({
    of: 'ACT',
    id: 'add.ask',
    says: [
      '<ADD>|<PUT> a_couple_of|a_few|some|two|three|four|several|couple_of|more* things|tasks|items|jobs|stuff|chores to|on|in|for? <DET>? <LIST>?',
      '<PUT>|<ADD>|remember|save|note that_one|this_one|that|this|it|these|those|them|both|those_two|these_two|both_of_them|them_all|all_of_them|all_of_those|all_those|all_three on|in|to|into|down|onto? <DET>? <LIST>? for_me|separately|too|please* VALUES?',
      '<PUT>|<ADD>|remember|save|note these|those|them|all|the|of|all_of_these|all_of_those* NUMBER <NOUNS>? on|in|to|into|down|onto? <DET>? <LIST>? for_me|for_us|separately|too|please* for? VALUES?',
      '<PUT>|<ADD> that|this|it|them|those on|down|in? as a|an|my|two|separate new|<SORT>|separate? <TASK>|tasks VALUES?',
      '<PUT>|<ADD> something|something_new|something_else|sth in|down|on|up? VALUES?',
      '<PUT>|<ADD> this|that|it|these|them|those thing|stuff|item|items|one? on|in|to|into <DET>? <LIST>',
      '<PUT>|<ADD> new? items|things|stuff on|in|to|into <DET>? <LIST>',
      '<ADD>|<SCHEDULE> a|an|another|the|new|some|me|my|one|more* <TASK> VALUES?',
      'set|put|make|schedule|give|need|want|have|get|leave a|an|another|new|some|me|one* <TASK> VALUES?',
      'i|we need|want|would_like|should_like|like a|an|another|some <TASK> VALUES?',
      'a|an? reminder|alarm|alert VALUES',
      '<ADD>|<PUT> something|some_things|stuff|a_thing|things|an_item|a_few_things to|on|in|for? <DET>? <LIST>?',
      'add|put to|on <DET>? <LIST>',
      'add|create|new|remind',
      'new <TASK>',
    ],
    cost: 4,
    // "add to my list: …" goes on to say what to add.
    means: ({ VALUES: [values], NUMBER: [count] }, reader, { from, to }) =>
      reader.word(to) === ':' ||
      // "make those 4 instead" gives them another hour and asks for nothing new.
      (count !== undefined && reader.word(from) === 'make') ||
      isWanted({ from: to, to }, reader, { from, to })
        ? null
        : { does: 'add', items: untitled(values) },
    examples: ['add a task'],
  }),
]
