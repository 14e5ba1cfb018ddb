import type { TaskSet } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { byName, focus, merge } from './build.ts'
import { change, unknown } from './changing.ts'
import { noteText } from './value.ts'

/** What is said of a task's priority is no note. */
const PRIORITY = /^(?:an? )?(?:high|low|medium|top|normal) priority\b[ .!]*$/i

/** "add a note to the description": what is to be noted has not been said. */
function isNotesOwn({ from, to }: Span, reader: Reader): boolean {
  const first = isIn('DET', reader.word(from)) ? from + 1 : from
  return first >= to || isIn('NOTEFIELD', reader.word(first))
}

/** "put | that | in the notes", "make a note | of that": it tells nothing by itself. */
function isOnlyPointed({ from }: Span, reader: Reader): boolean {
  return isIn('IT', reader.word(reader.word(from) === 'of' ? from + 1 : from))
}

/** Whether the words name a task that is there. */
function isThere({ from, to }: Span, reader: Reader): boolean {
  const end = reader.word(to - 1) === 'one' ? to - 1 : to
  return reader.isNamed({ from: isIn('DET', reader.word(from)) ? from + 1 : from, to: end })
}

/** "add soap, clear the priority | on the bike task": behind a joint something else is asked for, of what a task has. */
function asksWithin({ from, to }: Span, reader: Reader): boolean {
  if (!isIn('DATEFIELD', reader.word(to - 1)) && !isIn('PRIOFIELD', reader.word(to - 1))) return false
  for (let at = from + 1; at < to; at++)
    if (JOINING.has(reader.word(at - 1)) && ASKING.some((name) => isIn(name, reader.word(at)))) return true
  return false
}

/** "set the rent to done then add | 'code is 4'": what is quoted behind a verb of its own is the note. */
function isNotedWithin({ from, to }: Span, reader: Reader): boolean {
  if (!QUOTED.test(reader.text({ from: to - 1, to }))) return false
  return to - from > 2 && JOINING.has(reader.word(to - 3)) && isIn('NOTEV', reader.word(to - 2))
}

const QUOTED = /^["\u201c]/

const JOINING = new Set([',', 'and', 'then', 'also'])
const ASKING = ['CLEAR', 'DELETE', 'SETV', 'MOVE'] as const

const ON = new Set(['on', 'to', 'for', 'under', 'against'])

/** One task by its name, or what was spoken of. */
function isPointed(set: TaskSet | undefined): boolean {
  return set === undefined || set.mentions.every(({ by }) => by === 'ids' || by === 'focus' || by === 'positions')
}

/** "the guitar, put that for tomorrow" says when, and writes nothing down. */
function tellsWhen({ from, to }: Span, reader: Reader, start: number): boolean {
  for (let at = start; at < from; at++) if (isIn('NOTEFIELD', reader.word(at))) return false
  return reader.isOnlyMoment({ from: LEADS_DATE.has(reader.word(from)) ? from + 1 : from, to })
}

/** "all of them", "the reminder": a task, and no part of one. */
function isAll({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++)
    if (isIn('ALL', reader.word(at)) || isIn('TASK', reader.word(at)) || isIn('IT', reader.word(at))) return true
  return false
}

/** "a note that | says …": these words say what it says. */
function isOfSaying({ from }: Span, reader: Reader): boolean {
  const that = reader.word(from) === 'that' ? from : from - 1
  return reader.word(that) === 'that' && reader.word(that + 1) === 'says'
}

const NAMED_REMINDER = /\breminders?(?:$| (?:for|about|of|to|on|with) )/i
const SHORTEST_NOTE = 2
const REMINDER = /reminder|alert/i

const LEADS_DATE = new Set(['for', 'on', 'by', 'at', 'to', 'until'])

const ONTO = 'to|on|for|in|under|into|against|beside|next_to|about'
const SAYING = ':|saying|that_says|that|to_say|,|with|-|–|—|there|which_says|there_,|saying_that|reading|there_:'
/** "drop a note on it": without "a" a note is taken off. */
const DROPPED = 'drop|fling|slap|bang|shove|chuck|tack|pin|scribble|scrawl a|another quick|little|short|wee?'

export const noteRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.note',
    says: [
      'SET needs|need|wants|gets|should_have|should_get a|this|the|another? <NOTEFIELD> :|saying|that|that_says|, NOTE',
      'SET needs|need|wants|gets|should_have|should_get|must_have a|this|the|another? <NOTEFIELD> QUOTE',
      '<NOTEV> a|the|this|another|quick <NOTEFIELD> with|by|at SET :|saying|that_says|that NOTE',
      'let_me|i_want_to|i_will? leave|put|make|write|add myself|me? a|the <NOTEFIELD> on|for|about|with SET :|that|saying|,|to_say NOTE',
      "<NOTEV> to|in|into|on|under SET 's? <NOTEFIELD> :|that|saying|,|to_say? NOTE",
      'jot|write|note|put down|in? on|for|under|against SET that|: NOTE',
      '<NOTEV>|give a|the|this* <NOTEFIELD> QUOTE to|on|for|under|in TARGET',
      'give TARGET a|the|this <NOTEFIELD> QUOTE',
      'give TARGET a|the|this <NOTEFIELD> :|saying|that|that_says|, NOTE',
      '<NOTEV> to|in|into|under the|its <NOTEFIELD> of|for|on|about SET :|that|saying|,|-|to_say? NOTE',
      'on|for|under SET keep|put|add|leave|have this|the|a|following <NOTEFIELD> :|that|saying|, NOTE',
      '<NOTEV> QUOTE as a|the <NOTEFIELD> to|on|for|under SET',
      'on|for|under|against|beside|next_to|in SET ,? <NOTEV>|note|write|put|jot|pop|stick down|in? that|: NOTE',
      'under|against|beside SET <NOTEFIELD>? : NOTE',
      'in|inside|under|against|beside SET ,? write|mention|note|record|jot NOTE',
      `<NOTEV> only|just|simply|merely|a|one|the|this|another|following|my|quick|in* <NOTEFIELD> ${ONTO} TARGET ${SAYING} NOTE`,
      `${DROPPED} <NOTEFIELD> ${ONTO} TARGET ${SAYING} NOTE`,
      'a|one|another|quick|little|new|the* <NOTEFIELD> on|for|to|about SET :|saying|that|,|- NOTE',
      'for|on|about|to|in|under|against|beside|next_to SET ,|:|-|–|— can_you|could_you|please|would_you|i_want_to|i_need_to|just|kindly* note|write|jot|put|add|remember|mention|record|write_down|jot_down|note_down|put_down|add_a_note|put_a_note|make_a_note|add_one_note|put_one_note|make_one_note|add_the_note|put_in_the_note|take_a_note that|:|saying|,|to|of|down|down_that? NOTE',
      'SET ,|-|–|—|: note|<NOTEFIELD> :|that|, NOTE',
      'SET ,|-|–|—|: add|write|note|jot|say|mention|scribble|record down|in? that|: NOTE',
      'for|on|about|to|in|under|with|against SET <NOTEV>|write|leave|make|keep|attach|put|add a|one|the|this|another|quick|little|small* <NOTEFIELD> that|:|saying|to_say|that_says|,|with? NOTE',
      'SET ,|-|–|—|: put|write|note|add|pop|stick on_there|on_it|in_there|on_that that|:? NOTE',
      'SET note|notes :|-|–|—|, NOTE',
      '<NOTEV> a|the|another <NOTEFIELD> on|to|for SET to NOTE',
      '<NOTEV> QUOTE to|on|in the? <NOTEFIELD> of|for|on|to SET',
      '<NOTEV> to|on|for|in|under SET that|:|saying NOTE',
    ],
    cost: -4,
    means: ({ TARGET: [target], SET: [set], NOTE: [note], QUOTE: [quote], WORDS: [words] }, reader, { from }) => {
      const span = note ?? quote ?? words
      // "make a note to buy a card, it's her birthday": something to do, and no task that is there.
      if (set?.mentions.some(({ by }) => by === 'name') && isIn('DOING', set.text.split(' ')[0]?.toLowerCase() ?? ''))
        return null
      if (span === undefined || PRIORITY.test(reader.text(span)) || tellsWhen(span, reader, from)) return null
      return change(target ?? set, { note: noteText(reader.text(span)), append: true })
    },
    examples: ['add a note to the demo: bring cables'],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-on',
    says: ['<NOTEV>|leave|make a|the|this|another|quick* note|notes to|on|for SET NOTE', 'note|notes on|for SET NOTE'],
    cost: 4,
    means: ({ SET: [set], NOTE: [note] }, reader) =>
      note === undefined || !set?.mentions.every(({ by }) => by === 'ids' || by === 'focus')
        ? null
        : change(set, { note: noteText(reader.text(note)), append: true }),
    examples: ['note on the demo bring the long cables'],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-written',
    says: [
      'on|for|under|against|beside SET ,? write|jot|scribble|note|jot_down|write_down|note_down NOTE',
      'write|jot|scribble|note|put|pop|stick|jot_down|write_down|note_down|put_down on|under|against|beside SET to|, NOTE',
    ],
    // "write to Edith to …" is a letter: only what is written on or under something is a note.
    means: ({ SET: [set], NOTE: [note] }, reader, { from }) =>
      note === undefined ||
      !set?.mentions.every(({ by }) => by === 'ids') ||
      reader.isMoment(note) ||
      tellsWhen(note, reader, from)
        ? null
        : change(set, { note: noteText(reader.text(note)), append: true }),
    examples: ['write on the demo to bring the long cables'],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-to-task',
    says: ['add|include|append|put TEXT to|in|into|on|onto the|my|our|that NAME task|to-do|item|reminder'],
    cost: -10,
    means: ({ TEXT: [text], NAME: [name] }, reader) => {
      const mention = byName(name)
      if (text === undefined || mention === null || reader.isMoment(text) || asksWithin(text, reader)) return null
      // "put it on the email task" says what no more.
      if (text.to === text.from + 1 && isIn('IT', reader.word(text.from))) return null
      return change(
        { text: name?.text ?? '', mentions: [mention], many: false },
        { note: noteText(reader.text(text)), append: true },
      )
    },
    examples: ['add cables to the demo task'],
  }),
  rule({
    of: 'ACT',
    id: 'change.include',
    says: [
      'add|ad|include|append|put TEXT to|in|into|on|onto <DET>? <SORT>? WHERE? UNKNOWN reminder|alert|alarm|reminders|alerts WHERE*',
      'add|ad|include|append|put TEXT to|in|into|on|onto <ALL>? <DET>? reminder|alert|reminders|alerts about|for|to|of|regarding|involving UNKNOWN WHERE*',
      'add|append|write|put to|on|in THING that|to|:|, NOTE',
      'update|change|modify|edit|adjust THING that|to_include|to_mention|to_add|to_note|so_that_it_includes NOTE',
      'for|on|in|to THING , add|put|include|write|note NOTE',
    ],
    cost: -14,
    means: ({ UNKNOWN: [name], THING: [thing], TEXT: [text], NOTE: [note], WHERE: wheres }, reader) => {
      const said = text ?? note
      // "the ones for that | day"
      if (said === undefined || (text === undefined && said.to - said.from < SHORTEST_NOTE)) return null
      if (reader.isMoment(said) || (thing !== undefined && !REMINDER.test(thing.text))) return null
      return change(thing ?? unknown(name, merge(...wheres)), { note: noteText(reader.text(said)), append: true })
    },
    examples: ['add cheese to my wombat reminder'],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-replaced',
    says: [
      'replace|change|update|swap|edit the|its <NOTEFIELD> on|of|for|in|about SET with|to|by|so_it_says|:|to_say|to_read|so_it_reads|so_that_it_reads|so_that_it_says|to_this|as_follows :? NOTE',
      '<SETV> the? <NOTEFIELD> of|for|on|to SET to|:|as|saying NOTE',
      "change|update|edit|replace SET 's? <NOTEFIELD> to|with|: NOTE",
      "SET 's? <NOTEFIELD> should|must|needs_to|can now? say|be|read NOTE",
    ],
    cost: -4,
    means: ({ SET: [set], NOTE: [note] }, reader) =>
      note === undefined ? null : change(set, { note: noteText(reader.text(note)) }),
    examples: ["the demo's note should say bring cables"],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-it',
    says: [
      '<NOTEV> a|the|this|another|following|my|quick* <NOTEFIELD> :|saying|that_says|that|to_say|,|with|to_it_:|on_it_: NOTE',
      '<NOTEFIELD> : NOTE',
      '<NOTEV>? only|just|simply|a|the|another|quick* <NOTEFIELD> on|in there|here :|saying|that_says|which_says|to_say|saying_that|reading|that|,|-? NOTE',
      `${DROPPED} <NOTEFIELD> on|in|under there|here|it ${SAYING} NOTE`,
      `${DROPPED} <NOTEFIELD> ${SAYING} NOTE`,
      'with? a? <NOTEFIELD> : NOTE',
      'note that NOTE',
      'write|put|add|jot in|into|to the|its? note|notes that|: NOTE',
      '<NOTEV> to|in|into|under the|that|this|its|same <NOTEFIELD> :|that|saying|,|to_say? NOTE',
    ],
    cost: -2,
    // "note that on the trip": where it is to be written, and not what.
    means: ({ NOTE: [note] }, reader) =>
      note === undefined ||
      isOfSaying(note, reader) ||
      (ON.has(reader.word(note.from)) && isThere({ from: note.from + 1, to: note.to }, reader))
        ? null
        : change(focus, { note: noteText(reader.text(note)), append: true }),
    examples: ['add a note: bring the book'],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-first',
    says: [
      '<NOTEV> TEXT in|into|to|under|as the|its|that|a|an|another? note|notes|comments|description|comment',
      '<NOTEV> TEXT as a|an|the|another|its <NOTEFIELD> to|on|for|under|with|against SET',
      "<NOTEV> TEXT to|in|into|on|under SET 's? note|notes|comments|description|comment",
      '<NOTEV> TEXT to|in|into|on|under the|its note|notes|comments|description of|on|for|about SET',
      '<NOTEV> a|the|this note TEXT to|on|under|against SET',
      '<NOTEV> TEXT to|on|onto|against|under SET as a|the|its? note|comment',
      'for|on|under SET , <NOTEV> TEXT in|into|to|under|as the|its|a|an <NOTEFIELD>',
    ],
    cost: -14,
    means: ({ TEXT: [text], SET: [set] }, reader) =>
      text === undefined ||
      isOnlyPointed(text, reader) ||
      isNotesOwn(text, reader) ||
      isNotedWithin(text, reader) ||
      !isPointed(set)
        ? null
        : change(set ?? focus, { note: noteText(reader.text(text)), append: true }),
    examples: ['put gate code 44 in the note', 'stick ask for Daz as a note on the demo'],
  }),
  rule({
    of: 'ACT',
    id: 'change.note-part',
    says: [
      'take|get|remove|delete|cut|drop|strike|scratch|rub|erase|wipe WORDS out_of|off|from|out_from the <NOTEFIELD> on|of|for|about SET',
      'take|get|remove|delete|drop WORDS out_of|off|from THING',
    ],
    cost: -8,
    // A part of a note goes, and not the task: what it should say is asked.
    means: ({ SET: [set], THING: [thing], WORDS: [part] }, reader) => {
      const of = set ?? thing
      // "take the fish off my reminder list": that is the list.
      if (of === undefined || part === undefined || isNotesOwn(part, reader)) return null
      if (thing !== undefined && (!NAMED_REMINDER.test(thing.text) || isAll(part, reader))) return null
      return { does: 'change', set: of, values: {} }
    },
    examples: ['take the cables out of the note on the demo'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-note',
    says: [
      'take|remove|delete|drop|lose|scrap the|that|its WORDS <NOTEFIELD> off|from|on SET',
      '<CLEAR> the|its|their|that|any|all* <NOTEFIELD> off|from|of|on|for|for_the|about TARGET',
      '<CLEAR> the|its|that* <NOTEFIELD> off|again?',
      "<CLEAR> SET 's? <NOTEFIELD> off|away?",
      '<DET>|any|this? <NOTEFIELD> on|of|for|with|about|in|under|against SET can|may|should|must|could|has_to|needs_to|might_as_well go|be_removed|be_deleted|be_cleared|be_dropped|be_wiped|disappear|come_off|go_away now|then|too?',
    ],
    cost: -3,
    means: ({ TARGET: [target], SET: [set] }) => change(target ?? set ?? focus, { note: null }),
    examples: ['remove the note from the demo'],
  }),
]
