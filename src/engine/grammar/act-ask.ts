// Asking to see tasks. Questions of every other shape are answered from what they mention (`meaning/question.ts`).

import type { Where } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { allBy } from '../task-ids.ts'
import { dueIn, focus, many, merge, plainName, setOf } from './build.ts'

const everything = setOf('', [many({ by: 'all' })], {}, undefined)

const ONE = new Set(['a', 'an'])

/** "all tasks for friday": a day is no word to look for. */
function isOfTime(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 2; at < to; at++)
    if (reader.word(at - 1) === 'for' && reader.isOnlyMoment({ from: at, to })) return true
  return false
}

const ARRANGED = ',|and|sorted|ordered|ranked|arranged|listed|sort|order*'

const MOST_FIRST =
  'most_important|most_urgent|important|urgent|highest|highest_priority|high|high_priority|high_ones|urgent_ones first|at_the_top|on_top'

const ARRANGING = new Set(['sort', 'order', 'sorted', 'ordered', 'by', 'alphabetically'])

const MAKES = new Set(['plan', 'schedule'])

export const askRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'show',
    says: [
      '<SHOW> me|us? only|just|all_of? SET only|again?',
      'get me|us? SET',
      'give me|us SET',
      'just|only SET',
      '<SHOW> me|us? a|the|my? quick|full|short|whole? rundown|overview|summary|recap|round-up|breakdown|lowdown|low-down|update|status|situation on|of|for|about|with SET',
      '<SHOW> me|us? SET by|sorted_by|ordered_by|in_order_of|sort_by TEXT',
    ],
    cost: 1,
    // "open items on the flat": no command to open anything.
    means: ({ SET: [set] }, reader, { from }) => {
      const isOpen = reader.word(from) === 'open' && isIn('NOUNS', reader.word(from + 1))
      return set === undefined
        ? null
        : { does: 'ask', wants: 'list', set: isOpen ? { ...set, where: merge(set.where, { status: 'pending' }) } : set }
    },
    examples: ['show me the rent', 'list everything due friday'],
  }),
  rule({
    of: 'ACT',
    id: 'show.plans',
    says: [
      '<DET>? PERIOD plans|agenda|schedule|line-up|lineup|itinerary',
      "what_is|what's? <DET>? plan|plans|agenda|schedule|line-up|lineup|itinerary for|on? PERIOD",
    ],
    means: ({ PERIOD: [period] }, reader, { from, to }) => {
      // "schedule for friday" may ask for that; with a question mark it does not.
      if (MAKES.has(reader.word(from)) && reader.word(to) !== '?') return null
      const where = dueIn(period)
      return where === null ? null : { does: 'ask', wants: 'list', set: { ...everything, where } }
    },
    examples: ['weekend plans', 'plan for today?'],
  }),
  rule({
    of: 'ACT',
    id: 'show.about',
    says: ['tell|show|inform me|us more? about SET'],
    cost: -9,
    means: ({ SET: [set] }) => (set === undefined ? null : { does: 'ask', wants: 'list', set }),
    examples: ['tell me about the plumber'],
  }),
  rule({
    of: 'ACT',
    id: 'show.list',
    says: [
      '<SHOW> me|us? <ALL>? of? <DET>? current|whole|entire|full|open|pending|latest|complete|updated? <LIST>|<TASK> to_me|back_to_me|out|aloud|back|out_loud|for_me|again?',
      '<SHOW> me|us? <DET>? WHERE* <LIST> WHERE*',
      '<SHOW> me|us? what|whats is|i|we|are? have|got|there|on|in? WHERE*',
      '<SHOW> me|us? what|whats is|i|we|are? have|got|there|on|in? <DET>? <LIST> WHERE*',
      'what is the state_of_play|situation|score|damage|status',
      'list|list_them|list_all|list_everything|status|tasks|overview|agenda|list_it|show|show_all|show_me|show_them|show_everything|my_tasks|to-dos|my_list',
      '<SHOW> me|us? only|just? WHERE WHERE? only|please?',
      '<SHOW>? a|the|my? quick|full|short? rundown|run-through|overview|summary|recap|round-up|roundup|breakdown of|for? <DET>? WHERE?',
    ],
    cost: 2,
    // "give me a reminder" asks for a new one.
    means: ({ WHERE: wheres = [] }, reader, { to }) =>
      isIn('TASK', reader.word(to - 1)) && ONE.has(reader.word(to - 2))
        ? null
        : { does: 'ask', wants: 'list', set: setOf('', [many({ by: 'all' })], merge(...wheres), undefined) },
    examples: ['show my list', "show what's due tomorrow"],
  }),
  rule({
    of: 'ACT',
    id: 'show.kept',
    says: [
      '<REMIND>|remember me|us? of|about? the|those|these|all|some|of* things|items|stuff that|which? i|we TEXT',
      'i|we want|wanted|need|needed|tried|would_like|should_like to_remember the|those|these|all|some|a_few|few|of* things|items|stuff',
    ],
    cost: -4,
    means: () => ({ does: 'ask', wants: 'list', set: everything }),
    examples: ['remind me of the things I made a note of', 'I wanted to remember some things'],
  }),
  rule({
    of: 'ORDERED',
    id: 'order.priority',
    says: [
      `${ARRANGED} by|in_order_of|by_order_of priority|importance|urgency`,
      `${ARRANGED} by|in_order_of|by_order_of priority|importance|urgency ,? ${MOST_FIRST}`,
      'in priority_order|order_of_priority',
      `,? with|the? ${MOST_FIRST}`,
    ],
    means: () => 'priority',
  }),
  rule({
    of: 'ORDERED',
    id: 'order.title',
    says: [`${ARRANGED} by|in_order_of name|title|alphabet`, `${ARRANGED} alphabetically|in_alphabetical_order|a_to_z`],
    means: () => 'title',
  }),
  rule({
    of: 'ORDERED',
    id: 'order.created',
    says: [`${ARRANGED} newest_first|latest_first|most_recent_first|by_when_i_added_them`],
    means: () => 'created',
  }),
  rule({
    of: 'ORDERED',
    id: 'order.due',
    says: [
      `${ARRANGED} soonest_first|by_date|by_due_date|by_deadline|in_order|in_date_order|in_order_of_date|in_order_of_due_date|in_due_date_order|by_when_they_are_due`,
    ],
    means: () => 'normal',
  }),
  rule({
    of: 'ACT',
    id: 'show.sorted',
    says: ['<SHOW>|sort|order|arrange|rank me|us? SET ORDERED'],
    cost: -6,
    means: ({ SET: [set], ORDERED: [sort] }) =>
      set === undefined || sort === undefined || set.where?.status === 'completed'
        ? null
        : { does: 'ask', wants: 'list', set, ...(sort === 'normal' ? {} : { sort }) },
    examples: [
      'show my tasks sorted by priority',
      'show my tasks alphabetically',
      'show my tasks newest first',
      'show my tasks soonest first',
    ],
  }),
  rule({
    of: 'ACT',
    id: 'show.all-sorted',
    says: ['SET ORDERED'],
    cost: 1,
    alone: true,
    // "everything I've got, in order of date": only who wants to see tasks says in which order; "everything in order" tells.
    means: ({ SET: [set], ORDERED: [sort] }, { word }, { to }) =>
      set === undefined ||
      sort === undefined ||
      (word(to - 2) === 'in' && word(to - 1) === 'order') ||
      !allBy(set, 'all') ||
      set.where?.status === 'completed'
        ? null
        : { does: 'ask', wants: 'list', set, sort },
    examples: ['everything in order of date'],
  }),
  rule({
    of: 'ACT',
    id: 'show.in-order',
    says: ['ORDERED'],
    alone: true,
    // "and in order" tells how things are.
    means: ({ ORDERED: [sort] }, { word }, { from }) =>
      sort === undefined || !ARRANGING.has(word(from)) ? null : { does: 'ask', wants: 'list', set: everything, sort },
    examples: ['sort by priority', 'by due date'],
  }),
  rule({
    of: 'ACT',
    id: 'show.note',
    says: [
      '<SHOW>|read me|us? back? <DET>|its|his|her|their note|description|memo|comment|details back|again|out|aloud|to_me|please?',
      '<SHOW>|read me|us? back? <DET>|its? <NOTEFIELD> on|for|of|about|to|from|with|i_put_on|i_wrote_on|i_left_on SET back|again|out|aloud|to_me?',
      '<SHOW>|read me|us? back? <DET>? SET note|notes|description|memo|comment back|again|out|aloud|to_me?',
      "<SHOW>|read me|us? back? <DET>? SET 's note|notes|description|memo|comment",
    ],
    cost: -4,
    means: ({ SET: [set] }) => ({ does: 'ask', wants: 'note', set: set ?? focus }),
    examples: ['read me the note on the demo'],
  }),
  rule({
    of: 'ACT',
    id: 'show.back',
    says: [
      'read|repeat|say it|that|this|them back|again|aloud|out_loud|out|back_again to_me|to_us|for_me|please|again?',
      'read|repeat|say it|that|this|them to|for me|us again?',
      'read|repeat me|us it|that|this|them back|again|aloud|out?',
    ],
    cost: -4,
    // What was written or shown last is found in what was done before.
    means: () => ({ does: 'ask', wants: 'list', set: focus }),
    examples: ['read that back to me'],
  }),
  rule({
    of: 'ACT',
    id: 'show.notes',
    says: ['<SHOW>|read me|us? back? <ALL>? of? <DET>? notes|comments'],
    cost: -5,
    means: () => ({ does: 'ask', wants: 'note', set: { ...everything, where: { noted: true } } }),
    examples: ['show me my notes'],
  }),
  rule({
    of: 'ACT',
    id: 'show.noted',
    says: ['tell|give|show|read|remind|send|chuck me|us of|again? NOTED', 'show|find|look_up NOTED'],
    cost: -6,
    means: ({ NOTED: [set] }) => (set === undefined ? null : { does: 'ask', wants: 'note', set }),
    examples: ['tell me the gate code'],
  }),
  rule({
    of: 'ACT',
    id: 'show.words',
    says: [
      '<SHOW> me|us? <ALL>? of? <DET>? <NOUNS> for|about|of|with|regarding|involving|concerning|related_to|to|on|from|that_mention|referencing|named|called|set_for UNKNOWN WHERE*',
      '<SHOW> me|us? <ALL>? of? <DET>? UNKNOWN <NOUNS>|<LIST> WHERE*',
      '<SHOW> me|us? <DET>? reminder|task|to-do|item for|about|named|called|to|regarding UNKNOWN',
      '<ALL> of? <DET>? <NOUNS> for|about|with|regarding|involving|referencing|concerning UNKNOWN WHERE*',
      '<SHOW>|get|give|play|bring me|us? to_the_screen? THING',
      'share with_me THING',
      'reminders|alerts|alarms WHERE* for|about|with|regarding|involving|concerning|on UNKNOWN WHERE*',
    ],
    cost: 4,
    means: ({ UNKNOWN: [name], THING: [thing], WHERE: wheres }, reader, span) => {
      if (name !== undefined && isOfTime(reader, span)) return null
      const words = name?.text ?? thing?.mentions.flatMap((mention) => (mention.by === 'name' ? [mention.text] : []))[0]
      if (words === undefined) return null
      const where = merge(...wheres, thing?.where, { words: [plainName(words)] })
      return { does: 'ask', wants: 'list', set: setOf('', [many({ by: 'all' })], where, undefined) }
    },
    examples: ['show me my wombat reminders'],
  }),
  rule({
    of: 'ACT',
    id: 'show.open-on',
    says: [
      'all? <DET>? open|pending|outstanding|unfinished|remaining|incomplete <NOUNS> on|for|about|re|regarding|with|concerning UNKNOWN',
    ],
    means: ({ UNKNOWN: [name] }, reader, span) => {
      if (name === undefined || isOfTime(reader, span)) return null
      const where: Where = { status: 'pending', words: [plainName(name.text)] }
      return { does: 'ask', wants: 'list', set: setOf('', [many({ by: 'all' })], where, undefined) }
    },
    examples: ['open items on the wombat'],
  }),
  rule({
    of: 'ACT',
    id: 'show.on-list',
    says: [
      '<SHOW>|confirm that|if|whether UNKNOWN is|are on|in <DET>? <LIST>',
      'do|does my|the|our <LIST> have|contain|include UNKNOWN on_it|in_it?',
    ],
    cost: -14,
    means: ({ UNKNOWN: [name] }) => {
      if (name === undefined) return null
      const where = { words: [plainName(name.text)] }
      return { does: 'ask', wants: 'exists', set: setOf('', [many({ by: 'all' })], where, undefined) }
    },
    examples: ['check if wombats are on my list'],
  }),
  rule({
    of: 'ACT',
    id: 'show.where',
    says: [
      'WHERE',
      'WHERE <NOUNS>|<LIST>',
      'my|the|our current|whole|entire|full|open|pending? <LIST>',
      'my|the|our? <LIST> WHERE',
      'reminders|alerts|alarms WHERE WHERE?',
    ],
    alone: true,
    cost: 24,
    means: ({ WHERE: wheres }) => {
      const where = wheres.length === 0 ? undefined : merge(...wheres)
      return where !== undefined && Object.keys(where).every((key) => key === 'words')
        ? null
        : { does: 'ask', wants: 'list', set: setOf('', [many({ by: 'all' })], where ?? {}, undefined) }
    },
    examples: ['overdue'],
  }),
  rule({
    of: 'ACT',
    id: 'ask.when-of',
    says: [
      'SET ,|-|:? when|what_time|what_date|what_day|which_day|which_date is_it|is_that|was_it|was_that|is|was|again|for?',
      'SET ,|-|:? when|what_time|what_date|what_day|which_day have_i_got|do_i_have|did_i_put|did_i_say|did_we_say|did_i_set it|that|them down|in|on|for? for|again?',
    ],
    means: ({ SET: [set] }) =>
      set?.mentions.every(({ by }) => by === 'ids') === true ? { does: 'ask', wants: 'when', set } : null,
    examples: ['the rent what time is it'],
  }),
  rule({
    of: 'ACT',
    id: 'show.named',
    says: ['SET'],
    alone: true,
    cost: 26,
    // "the urgent one" says which, and asks for no list.
    means: ({ SET: [set] }) =>
      set === undefined || (!set.many && set.mentions.some(({ by }) => by === 'all'))
        ? null
        : { does: 'ask', wants: 'list', set },
    examples: ['the rent'],
  }),
  rule({
    of: 'ACT',
    id: 'show.only',
    says: ['SET only|please|now', 'only|just SET only|please?'],
    alone: true,
    cost: 10,
    // "the fence only" says which one is meant.
    means: ({ SET: [set] }) =>
      set?.where === undefined || set.mentions.some(({ by }) => by !== 'all')
        ? null
        : { does: 'ask', wants: 'list', set },
    examples: ['overdue tasks only'],
  }),
  rule({
    of: 'ACT',
    id: 'show.such',
    says: ['WHERE only', 'only|just the? WHERE'],
    alone: true,
    means: ({ WHERE: [where] }, reader, span) =>
      // "just finished" tells.
      where === undefined || where.words !== undefined || where.status === 'completed' || reader.names(span.from)
        ? null
        : { does: 'ask', wants: 'list', set: { text: '', mentions: [{ by: 'all' }], many: true, where } },
    examples: ['low priority only'],
  }),
]
