// What a task is changed to, by its kind: a moment, a shift, a priority, a note, or nothing.

import type { Shift, Values } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../chart/rule.ts'
import { TAKING_LONG } from '../language/en/amounts.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { mergeValues, mergeWhens } from './build.ts'

/** "one more day", "another hour". */
function oneMore(unit: string): Shift | null {
  return ONE_MORE.get(unit) ?? null
}

const ONE_MORE: ReadonlyMap<string, Shift> = new Map([
  ['minute', { minutes: 1, days: 0, months: 0 }],
  ['hour', { minutes: 60, days: 0, months: 0 }],
  ['day', { minutes: 0, days: 1, months: 0 }],
  ['week', { minutes: 0, days: 7, months: 0 }],
  ['month', { minutes: 0, days: 0, months: 1 }],
])

function times(shift: Shift | null, count: number): Shift | null {
  return shift && { minutes: shift.minutes * count, days: shift.days * count, months: shift.months * count }
}

function negative({ minutes, days, months }: Shift): Shift {
  return { minutes: minutes === 0 ? 0 : -minutes, days: days === 0 ? 0 : -days, months: months === 0 ? 0 : -months }
}

/** "an hour before" is when it reminds; the task stays due when it is. */
function reminding({ minutes, days, months }: Shift): Values | null {
  const remind_before = -(minutes + days * 1440)
  return months !== 0 || remind_before <= 0 ? null : { remind_before }
}

/** A sign stands right before its number. */
const MINUS = /^[-\u2212]\d/

const day = (days: number): Shift => ({ minutes: 0, days, months: 0 })

const LOUD = new Set(
  'urgent important critical high low medium normal priority asap p1 p2 p3 off done yes please now'.split(' '),
)

const ENDS = new Set(['.', ',', '!', ';', 'and', 'also', 'please'])

export const valueRules: readonly AnyRule[] = [
  rule({
    of: 'PRIO',
    id: 'priority.high',
    says: [
      '<VERY>? high|top|highest|higher|utmost|max|maximum|greatest|urgent|number_one priority|importance|urgency',
      '<VERY>? urgent|important|critical|crucial',
      'asap|p1|p1s|!p1|!high|high-priority|top-priority|urgently|a_priority|a_top_priority|prioritised|prioritized',
      '! ! !?',
      'priority|importance to|is|of|as|:? high|top|highest|urgent|1|one',
    ],
    // "got postponed!!", "urgent!!": behind what is told, or a level, they are only loud.
    means: (_, { word }, { from }) =>
      word(from) === '!' && (isPast(word(from - 1)) || LOUD.has(word(from - 1))) ? null : 'high',
  }),
  rule({
    of: 'PRIO',
    id: 'priority.medium',
    says: [
      'medium|med|normal|moderate|mid|middle|average|standard|regular priority|importance|urgency',
      'p2|medium-priority|mid-priority',
      'priority|importance to|is|of|as|:? medium|med|normal|mid|2|two',
    ],
    means: () => 'medium',
  }),
  rule({
    of: 'PRIO',
    id: 'priority.low',
    says: [
      'low|lowest|lower|least|minimal|bottom priority|importance|urgency',
      'p3|p4|!low|low-priority|not_urgent|not_important|unimportant',
      'not so|that|very|too|really|all_that|particularly|terribly urgent|important',
      'priority|importance to|is|of|as|:? low|lowest|3|three',
    ],
    means: () => 'low',
  }),
  rule({
    of: 'LEVEL',
    id: 'level.high',
    says: ['high|highest|urgent|important|critical|p1|higher'],
    means: () => 'high',
  }),
  rule({ of: 'LEVEL', id: 'level.medium', says: ['medium|med|normal|mid|moderate|p2'], means: () => 'medium' }),
  rule({ of: 'LEVEL', id: 'level.low', says: ['low|lowest|p3|lower'], means: () => 'low' }),

  rule({
    of: 'SHIFT',
    id: 'shift.later',
    says: [
      'to AMOUNT later|after',
      'by? AMOUNT later|on|out|back|off|after|further|afterwards|late|behind|down|more|extra|longer',
      'back|out|on|off|later|over by|for? another? AMOUNT',
      '+ AMOUNT',
      'plus AMOUNT',
      'by another? AMOUNT',
      'for? another|a_further|an_extra|one_more AMOUNT',
      'NUMBER more|extra|further|additional minutes|hours|days|weeks|months',
      'one|an|a more|extra|further|additional hour|day|week|month|minute later|on|back?',
      'another hour|day|week|month|minute later|on|back?',
      'to|till|until|for? the week|month after',
    ],
    // "the week after | next" counts from now.
    means: ({ AMOUNT: [amount], NUMBER: [count] }, { word }, { to }) =>
      word(to) === 'next' && word(to - 1) === 'after'
        ? null
        : (amount ?? times(oneMore(word(to - 1).replace(/s$/, '')) ?? oneMore(word(to - 2)), count ?? 1)),
  }),
  rule({
    of: 'SHIFT',
    id: 'shift.bare',
    says: ['AMOUNT'],
    cost: 5,
    means: ({ AMOUNT: [amount] }, reader, { to }) =>
      // "it is 30 days notice" says how long something takes.
      amount === undefined || TAKING_LONG.has(reader.word(to)) ? null : amount,
  }),
  rule({
    of: 'SHIFT',
    id: 'shift.earlier',
    says: [
      'to AMOUNT earlier|sooner|before',
      'by? AMOUNT earlier|sooner|forward|forwards|ahead|before|early|up|in_advance|prior|prior_to|ahead_of|in_advance_of|beforehand',
      'forward|forwards|up|earlier|sooner|ahead by? AMOUNT',
      '- AMOUNT',
      'minus|less AMOUNT',
      'by? AMOUNT earlier|sooner than planned|before|that|scheduled|expected|it_was|it_is|now|usual|originally_planned|originally|first_planned|i_told_you',
      'by? AMOUNT earlier|sooner than i|we|they|you|it|he|she have|had? first? thought|said|planned|expected|hoped|agreed',
    ],
    // "two weeks, also go ahead and …" is a request, and "gym - 1 day" has a dash in it.
    means: ({ AMOUNT: [amount] }, reader, { from, to }) =>
      amount === undefined ||
      reader.word(to - 2) === 'go' ||
      (reader.word(from) === '-' && !MINUS.test(reader.text({ from, to })))
        ? null
        : negative(amount),
  }),
  rule({
    of: 'SHIFT',
    id: 'shift.next-week',
    says: [
      'to|till|until|for? next|the_next|the_following week ,? the|at|on? same_day|same_time|same_day_and_time|same_time_and_day',
      'to? the|at|on? same_day|same_time|same_day_and_time next_week|the_next_week|the_following_week|the_week_after',
      'to? this_time_next_week',
    ],
    cost: -2,
    means: () => day(7),
  }),

  rule({
    of: 'EARLY',
    id: 'early',
    says: [
      'for|at|by|about? AMOUNT before|prior|beforehand|ahead|early|earlier|in_advance|ahead_of_time|before_hand|prior_to_that|before_that|before_then',
      'for|at|by|about? AMOUNT before|prior_to|ahead_of|in_advance_of the|that|my|our? event|appointment|meeting|time|start|date|show|game|party|due_date|start_time|flight|class|it|it_starts|it_begins|it_is_due|it_is|each',
      'for|at|by|about? AMOUNT before|prior_to|ahead_of the|its? start|start_time|time of|at WHEN',
      'for|at|by|about? AMOUNT before|prior_to|ahead_of the|its? start|start_time|time of|at HOUR',
    ],
    means: ({ AMOUNT: [amount] }) => (amount === undefined ? null : negative(amount)),
  }),
  rule({
    of: 'EARLY',
    id: 'early.day',
    says: [
      'for|on? the|a|one? day|night|evening before|prior|ahead|in_advance|beforehand',
      'the|a|one day|night|evening before|prior_to the|that|my event|appointment|meeting|date|show|game|party',
    ],
    means: () => day(-1),
  }),
  rule({
    of: 'EARLY',
    id: 'early.week',
    says: ['for|in? the week before|prior that|then?'],
    // "move it to the week before" is where it goes.
    means: (_, reader, { from }) => (reader.word(from - 1) === 'to' ? null : day(-7)),
  }),
  rule({
    of: 'VALUE',
    id: 'value.when',
    says: [
      'to|for|on|at|by|until|till|til|before|onto|in|around|as|with|towards|@? WHEN',
      'due|scheduled|set to|for|on|at|by|in|before|is? WHEN',
      'to|should? be|is|it_is? due|set|scheduled? on|for|by|at|to|in? WHEN',
      'with? a|the? due|new date|deadline|day|time of|on|for|to|is|:? WHEN',
      'on_for|in_for|back_on_for|back_on|back_in_for|on_at|starting|from|beginning|as_of|back_to|over_to|out_to|forward_to|on_to|down_for|off_until|off_till|off_to|back_until|out_until WHEN',
      'some_time|sometime|anytime|any_time on|in|at|before|by? WHEN',
      'the|new? time|hour|start|start_time to|is|at|:|=? WHEN',
      'needed|required|wanted|expected latest? by|on|for|before|at? WHEN',
      'by? WHEN at_the_latest|latest|at_latest|without_fail',
      'latest|at_the_latest|at_latest|strictly by|on|at? WHEN',
      'WHEN will|would do|be_fine|be_grand|be_okay|be_ok|be_perfect|work|suit',
      'to_be done|finished|completed|sorted|ready by|on|at|before|for? WHEN',
      'needs|has_to get|be|to_get|to_be? doing|done|sorted|sorting by|on|before WHEN',
      'happen|happens|occur|repeat|repeats|repeating|recurring|go_off|recur at|on|by|for|in? WHEN',
      'to remind_me|alert_me|notify_me at|on|by|for|in? WHEN',
      'to|so_it|so_that_it go_off|goes_off|occur|occurs|happen|happens|repeat|repeats|ring|rings|be|is|start|starts|begin|begins at|on|by|for|in? WHEN',
    ],
    // "ten minutes ago" is when it was done; "…, then set the 6th for 1 pm" is a request.
    means: ({ WHEN: [when] }, reader, { from, to }) =>
      when === undefined ||
      reader.word(to - 1) === 'ago' ||
      (reader.word(from) === 'set' && isIn('THEN', reader.word(from - 1)))
        ? null
        : { when },
  }),
  rule({
    of: 'VALUE',
    id: 'value.when-only',
    says: ['to|for|on|at|by|until|till? WHEN only|itself'],
    // "by tomorrow only" says no other day; "tomorrow only if …" sets a condition, and "tomorrow only the vet" narrows.
    means: ({ WHEN: [when] }, reader, { to }) =>
      when === undefined || !(reader.word(to) === '' || ENDS.has(reader.word(to))) ? null : { when },
  }),
  rule({
    of: 'VALUE',
    id: 'value.recurring',
    says: ['to|into|as a|an WHEN reminder|alert|alarm|task|one|thing|event at|on? WHEN?'],
    cost: -3,
    // "make it a weekly one"
    means: ({ WHEN: [often, when] }) =>
      often?.recurrence === undefined ? null : { when: (when === undefined ? null : mergeWhens(often, when)) ?? often },
  }),
  rule({
    of: 'VALUE',
    id: 'value.like',
    says: ['to|for|on|at|by|until|till? LIKE', 'is|it_is|be due? LIKE', 'due on? LIKE'],
    cost: -3,
    means: ({ LIKE: [when] }) => (when === undefined ? null : { when }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.when-up',
    says: ['up_to WHEN'],
    // "the pick up | to saturday"
    cost: 4,
    means: ({ WHEN: [when] }) => (when === undefined ? null : { when }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.when-mended',
    says: [
      'to|for|on|at|by|until|due? WHEN <REPAIR> at|on|to|by|for|it_is|for? WHEN',
      'to|for|on|at|by|until|due? WHEN no WHEN',
    ],
    cost: -4,
    means: ({ WHEN: [first, second] }) => {
      if (first === undefined || second === undefined) return null
      const time = second.time ?? first.time
      const day = second.day ?? first.day
      return { when: mergeWhens({ ...second, time: null, day }, { ...second, day: null, time }) ?? second }
    },
  }),
  rule({
    of: 'VALUE',
    id: 'value.when-counted',
    says: ['to|for|on|at|by|until|due? WHEN <REPAIR> LIKE', 'to|for|on|at|by|until|due? WHEN <REPAIR> SHIFT'],
    cost: -6,
    // "tomorrow, actually the day after": from the day that was said first.
    means: ({ WHEN: [when], LIKE: [like], SHIFT: [shift] }) => {
      if (when === undefined) return null
      return shift === undefined ? (like === undefined ? null : mergeValues({ when }, { when: like })) : { when, shift }
    },
  }),
  rule({
    of: 'VALUE',
    id: 'value.kept',
    says: ['but|and? keep|keeping it? at|to|on? WHEN', 'but|and? keep|keeping it? at|to|on? HOUR'],
    cost: 2,
    means: ({ WHEN: [when], HOUR: [hour] }) =>
      when === undefined && hour === undefined ? null : { when: when ?? hour },
  }),
  rule({
    of: 'VALUE',
    id: 'value.hour',
    says: ['to|at|for|by|@|until|till HOUR', "to|at|for HOUR o'clock|oclock|hours|h"],
    cost: 2,
    means: ({ HOUR: [when] }) => (when === undefined ? null : { when }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.bare-hour',
    says: ['HOUR'],
    cost: 6,
    means: ({ HOUR: [when] }) => (when === undefined ? null : { when }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.shift',
    says: ['SHIFT each?', 'to_be SHIFT'],
    cost: -3,
    means: ({ SHIFT: [shift] }) => (shift === undefined ? null : { shift }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.early',
    says: [
      'for|at AMOUNT before|prior|prior_to|ahead|ahead_of|in_advance|in_advance_of|beforehand',
      'to remind_me|alert_me|notify_me|go_off? EARLY',
    ],
    cost: -3,
    means: ({ AMOUNT: [amount], EARLY: [early] }) =>
      early !== undefined ? reminding(early) : amount === undefined ? null : reminding(negative(amount)),
  }),
  rule({
    of: 'VALUE',
    id: 'value.priority',
    says: [
      'to|as|with|at|a|of|be|is|are|it_is|give_it|up_to|down_to|on|in|the|down_as|in_as? PRIO',
      'as|to|with a|the PRIO',
      'as|to|with|at? PRIO only|though|for_now',
      'as|to? a|the matter|thing|task|job|item of PRIO',
      'to|should be|is PRIO <TASK>?',
      'a|as_a|as_an PRIO <TASK>',
      'as|to PRIO <TASK>',
    ],
    means: ({ PRIO: [priority] }) => (priority === undefined ? null : { priority }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.level',
    says: ['to|as|up_to|down_to|at|be|on LEVEL', 'priority|importance to|as|:? LEVEL', 'the|a|an most? LEVEL one'],
    cost: 1,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : { priority }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.bare-level',
    says: ['LEVEL'],
    cost: 5,
    means: ({ LEVEL: [priority] }) => (priority === undefined ? null : { priority }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.no-date',
    says: [
      'to|with|have? no_date|no_due_date|no_deadline yet|anymore|for_now?',
      'without a? due? date|deadline',
      '<UNDATED>',
      'no date|due_date|deadline yet|needed|on_it|on_that|on_that_one|on_this_one|on_them|on_those|for_it|for_that|for_that_one|for_this_one|for_them|for_those?',
      'to? someday',
    ],
    means: () => ({ when: null }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.no-time',
    says: [
      'to|with|have|but? no set|fixed|specific|particular|exact? time|hour yet|anymore|for_now|needed|on_it?',
      'without a|any? set|fixed|specific|particular|exact? time|hour',
      'untimed',
    ],
    means: () => ({ time: null }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.all-day',
    says: ['to_be|to|as|be|an? all_day|all-day event|thing|task|affair?'],
    // "the gym all day" tells how long.
    cost: 5,
    means: () => ({ time: null }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.whenever',
    says: [
      'whenever|any_time|anytime|any_old_time|some_time_or_other|whenever_i_can|when_i_can|when_i_get_round_to_it|whenever_i_get_round_to_it|whenever_i_get_a_chance|whenever_really|whenever_you_like really|though?',
    ],
    cost: 2,
    // "any time on friday", "whenever he rings" go on.
    means: (_, reader, { to }) =>
      /^\p{L}/u.test(reader.word(to)) && reader.word(to) !== 'and' ? null : { when: null },
  }),
  rule({
    of: 'VALUE',
    id: 'value.no-priority',
    says: [
      'to|with|have? no_priority|none_priority',
      'without a? priority',
      'no_longer <VERY>|that|so? urgent|important|critical|pressing|a_priority|high_priority',
      'not <VERY>|that|so? urgent|important|critical|pressing|a_priority|high_priority any_more|anymore|now',
    ],
    means: () => ({ priority: null }),
  }),
  rule({
    of: 'VALUE',
    id: 'value.same',
    says: [
      'only',
      'same time|day|date|hour|place|night|evening|morning|week as_before|as_now|only?',
      'same day|date|place|night|week and time|place|hour as_before|as_now?',
      'date|day|time|timing|rest|everything_else|the_rest|the_date|the_time|the_day|the_timing will_be|will_remain|will_stay|is|stays|remains|remain|to_be|unchanged|should_stay|should_be the_same|same|unchanged|as_is|as_it_is?',
      'at|to|for|and|but|keep|keeping? the? same time|day|date|hour|place|times|days|night|evening|morning|week as_before|as_now|as_always?',
      'keep|keeping the time|times|date|day|hour|hours|dates as_is|as_it_is|the_same?',
      'instead',
      'from_now_on',
      'as_well',
      'now',
    ],
    means: () => ({}),
  }),
  rule({
    of: 'VALUE',
    id: 'value.old',
    says: [
      'instead_of|rather_than|not|from|and_not|no_longer|in_place_of at|on|for|by|the? WHEN',
      'instead_of|rather_than|not|from|and_not at|to|on|for? HOUR',
      'instead_of|rather_than|not|from|and_not PRIO',
      'instead_of|rather_than|not|from LEVEL',
      'instead_of|rather_than|from EARLY',
      'instead_of|rather_than|from AMOUNT',
      'instead_of|rather_than|not when|whenever|what|whatever i|we|it said|put|told_you|had|wrote|was before|earlier?',
    ],
    cost: 1,
    means: () => ({}),
  }),
  rule({
    of: 'OLD',
    id: 'old',
    says: [
      'instead_of|rather_than|in_place_of|and_not at|on|for|by|the|in? WHEN',
      'instead_of|rather_than|in_place_of|and_not at|on|for|by|the? HOUR',
      'instead_of|rather_than|in_place_of|and_not EARLY',
      'instead_of|rather_than|in_place_of|and_not AMOUNT',
      'not at|on|for? WHEN',
      'not at|on|for? HOUR',
    ],
    means: () => ({}),
  }),
  rule({
    of: 'VALUE',
    id: 'value.note',
    says: [
      'with|and|add a|the|this? note|description|comment|details|memo that_says|saying|to_say|:|that? NOTE',
      'note|description|details|memo|notes : NOTE',
    ],
    means: ({ NOTE: [span] }, reader) =>
      span === undefined || isAddressed(span, reader) ? null : { note: noteText(reader.text(span)) },
  }),
  rule({
    of: 'VALUE',
    id: 'value.bracketed',
    says: ['( VALUES )'],
    means: ({ VALUES: [values] }) => values ?? null,
  }),
  rule({
    of: 'VALUES',
    id: 'values.this-week',
    says: ['VALUE this_week|this_time|for_once|this_once'],
    cost: -3,
    // "at 9 this week", "high priority this week": the week says no day.
    means: ({ VALUE: [value] }) =>
      value === undefined || value.when?.day != null || (value.when === undefined && value.priority === undefined)
        ? null
        : value,
  }),
  rule({ of: 'VALUES', id: 'values.one', says: ['VALUE'], means: ({ VALUE: [value] }) => value ?? null }),
  rule({
    of: 'VALUES',
    id: 'values.moved-to',
    says: ['SHIFT to|till|until VALUE'],
    // "forward an hour to 4am", "back two days to friday": how far only tells how it came to where it goes.
    means: ({ SHIFT: [shift], VALUE: [value] }) => {
      const { when } = value ?? {}
      const isSaid = shift?.minutes === 0 ? when?.day != null : when?.time != null
      return value !== undefined && isSaid ? value : null
    },
  }),
  rule({
    of: 'VALUES',
    id: 'values',
    says: ['VALUE VALUES', 'VALUE and|& VALUES', 'VALUE , due VALUES'],
    cost: 4,
    means: ({ VALUE: [value], VALUES: [values] }) =>
      value === undefined || values === undefined ? null : mergeValues(value, values),
  }),
]

/** "a note | to it saying …", "a note | on that task: …", "a note | to my tiles task: …": what it is put on is none of it. */
function isAddressed({ from, to }: Span, reader: Reader): boolean {
  if (!TO_IT.has(reader.word(from))) return false
  const isNamed = reader.names(isIn('DET', reader.word(from + 1)) ? from + 2 : from + 1)
  if (!isNamed && !isIn('IT', reader.word(from + 1))) return false
  const end = Math.min(to, from + (isNamed ? LONGEST_NAME : LONGEST_ADDRESS))
  for (let at = from + 2; at < end; at++) if (SAYING.has(reader.word(at))) return true
  return false
}

const TO_IT = new Set(['to', 'on', 'for', 'in', 'about'])
const SAYING = new Set(['saying', 'says', ':'])
const LONGEST_ADDRESS = 5
const LONGEST_NAME = 12

/** A note is kept as typed, without the quotes around it. */
export function noteText(text: string): string {
  // "add a note, : bring …", "…, please: bring …": what leads to it is none of it.
  const said = text.trim().replace(/^(?:[:,]|(?:please|pls)[:,])\s*/i, '')
  const quoted = /^["'\u201c\u2018](.*)["'\u201d\u2019][.]?$/s.exec(said)
  return quoted?.[1] ?? said
}
