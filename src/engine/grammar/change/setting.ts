// Setting values: "make the fence high priority", "do it tomorrow".

import type { TaskSet } from '../../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { INDEFINITE } from '../../language/en/determiners.ts'
import { RANKING } from '../../language/en/ranking.ts'
import { focus } from '../build.ts'
import { change, isKnown, unknown } from '../changing.ts'
import { noteText } from '../value.ts'
import { without } from './without.ts'

/** Behind "stretch" these ask for more time: "stretch it to friday". */
const FARTHER = new Set(['to', 'until', 'till', 'out', 'by', 'it', 'that', 'them'])

/** "the fence high priority": the name ends in what the task is to become. */
function isLikened(set: TaskSet | undefined): boolean {
  return set !== undefined && isKnown(set) && set.where?.priorities !== undefined && LEVEL_LAST.test(set.text)
}

const LEVEL_LAST = /(?:priority|\b(?:urgent|important|critical|high|medium|low))$/i

/** "make a reminder …", "give me a list": nothing that is already there. */
function isNew(reader: Reader, { from }: Span): boolean {
  if (reader.word(from) === 'give') return reader.word(from + 1) === 'me' || reader.word(from + 1) === 'us'
  // "set a due date on …" is said of a task that is there.
  if (isIn('FIELD', reader.word(from + 2)) || reader.word(from + 2) === 'due') return false
  return MAKING.has(reader.word(from)) && INDEFINITE.has(reader.word(from + 1))
}

const MAKING = new Set(['make', 'set', 'put', 'schedule'])

export const settingRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.note-to',
    says: ['change|update|edit|set|make|replace the|its|that|this <NOTEFIELD> to|into|with|:|say|so_it_says NOTE'],
    cost: -3,
    means: ({ NOTE: [note] }, reader) =>
      note === undefined ? null : change(focus, { note: noteText(reader.text(note)) }),
    examples: ['change the note to bring cables'],
  }),
  rule({
    of: 'ACT',
    id: 'change.need-them',
    says: [
      'i|we? need|want SET VALUES',
      'let_us say|go_with|make_it VALUES',
      'so? say VALUES',
      'so VALUES',
      'LEVEL priority? will_do|is_fine|is_enough|would_do|will_be_fine for|on|with? it|that|this|this_one|that_one?',
    ],
    cost: 2,
    // "need all three of those today" moves them; "I need milk tomorrow" is something new.
    means: ({ SET: [set], VALUES: [values], LEVEL: [priority] }, reader, { to }) =>
      // "so no date for those" says which ones.
      (set === undefined && !isIn('THEM', reader.word(to - 1))) ||
      set?.mentions.every(({ by }) => by === 'shown') === true
        ? change(set ?? focus, priority === undefined ? values : { priority })
        : null,
    examples: ['need both of those today', "let's say friday"],
  }),
  rule({
    of: 'ACT',
    id: 'change.set',
    says: [
      'treat|consider|count|class|regard SET as VALUES',
      'turn|convert|flip|transform|swap SET into|to VALUES EXCEPTION?',
      'give|allow|grant me|us VALUES on|for|with SET',
      'give|allow|grant me|us VALUES on|for|with THING',
      'give|allow|grant SET VALUES',
      '<SETV> SET VALUES EXCEPTION?',
      '<SETV> SET all|both|each VALUES',
      'set|make|put|bump the|my|our|this|that THING VALUES',
      'change|update|modify|edit|alter|adjust|revise|amend|switch|mark|reset|tweak THING VALUES EXCEPTION?',
      'change|update|mark|modify|edit|alter|adjust|switch TARGET VALUES EXCEPTION?',
      '<SETV> SET to|as|be|into VALUES EXCEPTION?',
      'let|have SET be VALUES EXCEPTION?',
      '<SETV>|revise|fix|correct the|its|their|a|new|my|our|alert|reminder|alarm|notification* <FIELD> of|for|on|from|to TARGET to|as|:|be? VALUES',
      "<SETV>|revise|fix|correct WHO 's alert|reminder|alarm|notification <FIELD>? of|for|on|from|to TARGET to|as|:|be? VALUES",
      '<SETV>|revise|fix|correct the|a|new|my|our|alert|reminder|alarm* <DATEFIELD> of? VALUES for|on|of TARGET',
      'fix|correct|revise THING VALUES EXCEPTION?',
      "<SETV> TARGET 's? <FIELD> to|as|from|be? VALUES",
      '<SETV> the? VALUES for|on|of|to|in TARGET',
      'give|assign TARGET a|an|the? VALUES',
      'give|assign VALUES to TARGET',
      '<SETV> TARGET so_it_is|so_that_it_is|so_it_says|to_be|to_show|to_say VALUES',
      '<SETV> SET ,|:|- it|that|he|she|they now? is|are|begins|starts|comes|has_been_moved|has_moved|got_moved|was_moved|moves now? VALUES now? OLD?',
      'change|update|modify|edit|alter|adjust|revise|amend|switch|set|make THING <FIELD> to|as|from|be? VALUES',
      'change|update|modify|edit|alter|adjust|revise|amend|switch|move|reschedule <DET>? <TASK> <FIELD>? VALUES for|to|about|on|of UNKNOWN WHERE*',
    ],
    cost: 1,
    means: (
      { TARGET: [target], SET: [set], THING: [thing], UNKNOWN: [name], VALUES: [values], EXCEPTION: [except] },
      reader,
      span,
    ) =>
      // "give me another week on the books" is about a task that exists.
      (isNew(reader, span) && !(values?.shift !== undefined && (thing !== undefined || (set && isKnown(set))))) ||
      // "make the fence high priority, due friday": the priority is what it should become, not which one is meant.
      isLikened(target ?? set) ||
      // "upgrade node to 20.11" gives a version, not an hour.
      (RANKING.has(reader.word(span.from)) && values?.priority === undefined)
        ? null
        : change(without(target ?? set ?? thing ?? unknown(name), except), values),
    examples: ['make the fence high priority', 'change the due date of the bill to friday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.instead',
    says: [
      'remind|alert|notify me|us VALUES? of|about|to TARGET VALUES? OLD',
      'remind|alert|notify WHO VALUES? of|about|to TARGET VALUES? OLD',
      'remind|alert|notify me|us VALUES OLD to|about|of TARGET',
      'remind|alert|notify me|us VALUES TARGET OLD',
      'remind|alert|notify me|us VALUES OLD',
      'instead_of reminding|alerting|notifying me|us VALUES? of|about|to|for TARGET , can_you|could_you? remind|alert|notify me|us VALUES instead?',
      'instead_of reminding|alerting|notifying me|us VALUES , can_you|could_you? remind|alert|notify me|us VALUES of|about|to|for TARGET',
      '<SETV>|have|send|need|want <DET>? THING VALUES OLD',
      '<SETV>|have|send|need|want my|the|that|this <TASK> VALUES OLD',
    ],
    cost: -10,
    means: ({ TARGET: [target], THING: [thing], VALUES: values }) =>
      change(target ?? thing ?? focus, Object.assign({}, ...values)),
    examples: ['remind me about the wombat on friday instead of saturday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.it',
    says: [
      '<MOVE> back|out|on|forward? VALUES',
      'VALUES with it|that|them|him|her',
      'do|have|start|begin|hold|keep|get|need|leave|fix|correct|swap|turn|amend|revise|want it|that|this|them|that_one|this_one VALUES',
      'i|we need|want|would_like|should_like it|that|this|them|that_one VALUES',
      '<SETV> as|to|at|on|back_to VALUES',
      '<SETV> PRIO',
      'drop|knock|take|bring|push|bump|turn down|up|back? to VALUES',
      '<SETV>|<MOVE> its|the|their|a|new* <FIELD> to|as|:|be? VALUES',
      'it|that|this needs|has|have|must|should|ought to? be? done|finished|ready|complete|completed|sorted? VALUES',
      '<DOING> it|them|him|her VALUES instead|rather',
      'i_will|will|have_to|need_to|i_need_to|i_have_to? try it|that|him|her|them|there? again|once_more VALUES',
    ],
    cost: 2,
    means: ({ VALUES: [values], PRIO: [priority] }, reader, { from }) =>
      // "… and stretch at 3" is something to do.
      reader.word(from) === 'stretch' && !FARTHER.has(reader.word(from + 1))
        ? null
        : change(focus, priority === undefined ? values : { priority }),
    examples: ['do it tomorrow'],
  }),
]
