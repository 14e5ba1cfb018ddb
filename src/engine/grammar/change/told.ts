// Telling what a task is now: "the dentist is now on sunday".

import type { TaskSet } from '../../../domain/act.ts'
import { COSTS } from '../../chart/costs.ts'
import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { BY_THEN } from '../../language/en/shifted.ts'
import { TO_BE_DONE } from '../../language/en/to-be-done.ts'
import { allBy, taskIdsOf } from '../../task-ids.ts'
import { focus } from '../build.ts'
import { change, isKnown } from '../changing.ts'
import { asked } from '../frames.ts'
import { isBare } from './bare.ts'
import { counts, isTimeOfYear, runsLow } from './no-value.ts'
import {
  isOver,
  isOwnDeed,
  isPastNews,
  isPutOff,
  isSomebody,
  isToldOf,
  isWanting,
  saysWhatSuits,
} from './told-by-whom.ts'
import { without } from './without.ts'

/** "the invoice before | 4 today": whether one whole date runs from the middle to the end. */
function isCutDate(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (BY_THEN.has(reader.word(at - 1)) && reader.isInDate({ from: at, to: to - 1 })) return true
  return false
}

const WHICH = new Set(['that', 'which'])
const OPENING = new Set(['', '.', '!', ';'])

/** "the invoices all to thursday": every task with that name. */
function each(set: TaskSet | undefined, reader: Reader, { from, to }: Span): TaskSet | undefined {
  for (let at = from + 1; at < to; at++)
    if (TOGETHER.has(reader.word(at)) && set !== undefined && taskIdsOf(set.mentions).length > 1)
      return { ...set, many: true }
  return set
}

const TOGETHER = new Set(['all', 'both'])

/** "…, both due friday": said of what came before. */
const OF_THOSE_BEFORE = new Set(['both', 'each'])

/** "she wants one o'clock instead": with no task named, the one spoken of last is meant. */
const OF_IT = new Set(['the', 'i', 'we', 'he', 'she', 'they'])

export const toldRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.told',
    says: [
      'i|we? need|want|would_like|should_like SET DID VALUES',
      'i|we|you? need|want|would_like|should_like SET done|finished|sorted|ready|in VALUES',
      'let_us|i_will|we_will get|have SET done|finished|sorted|ready|in VALUES',
      'SET can|could|may wait|be_done|be_ready|be_finished|be_sorted VALUES',
      `SET both|all? wants|needs|want|need|requires|could_do_with|will_need|will_want|is_going_to_need|is_needing ${TO_BE_DONE} VALUES`,
      'SET is|are needed|wanted|required|expected latest? by|on|at|for? VALUES',
      'SET must|has_to|needs_to|have_to|need_to|should be in|there|with_them|submitted|handed_in|sent_off VALUES',
      'i|we can_not|will_not|will_no|shall_not|could_not get_to|get_round_to|get_around_to|get_at|manage|do|start|finish|see_to|look_at|tackle|make SET until|till|til VALUES',
      'i|we|he|she|they|WORDS do|does|did not need|want|require SET back|in|done|there|ready? until|till|til VALUES',
      'WORDS says|said|reckons he|she|they|it do|does|did not need|want|require SET back|in|done|there|ready? until|till|til VALUES',
      'SET need|needs not be|get DID until|till|before VALUES',
      'SET need|needs not be done|finished|ready|in|sent|handed_in until|till|before VALUES',
      'SET does|do not need|have to_be|to_get DID until|till|before VALUES',
      'SET both|all? must|has_to|needs_to|have_to|need_to|will_have_to|can|could|may be DID VALUES',
      'SET both|all must|has_to|needs_to|have_to|need_to|will_have_to be done|ready|finished|sorted VALUES',
      'SET <DATEFIELD> is|are now|actually? VALUES',
      'WORDS now|really|actually|only? wants|needs|want|need SET DID VALUES',
      'SET ,|-|–|—|: <DOING>|do|have|get it|that|them|those VALUES',
      'WORDS now|really|actually|only? wants|needs|asked_for|expects it|that|them VALUES',
      'he|she|they now|really|actually? wants|want|needs|need|would_like|would_prefer|prefers|prefer|asked_for|said|says VALUES instead|now|after_all',
      'WORDS now|really|actually|only? wants|needs|expects|want|need|expect|says|said|reckons SET VALUES',
      'SET VALUES works|suits|fits|is_better|would_be_better better|me|best|us?',
      'VALUES works|suits|is|would_be|fits|would_suit|would_work better|best|fine|good|ok|okay|me|us? for|with SET',
      ...asked(
        'moved|pushed|changed|switched|put|shifted|set|rescheduled|scheduled|bumped|flagged|marked|brought|given|pushed_back|moved_back|put_back|brought_forward|put_off|postponed|made|raised|lowered|dropped',
        'VALUES EXCEPTION?',
      ),
      'i|we want|need|would_like|should_like|like|would_prefer|prefer|would_love SET to_be|to_have|to_go|to_begin|to_start|to_happen|at|on|as|be|with? VALUES',
      'can|could|may|should|must SET be|have|go|get|happen|start|start_at|wait|move|slip|come in|back|on|out|over|forward? VALUES',
      'let_us|let_us_just|i_will|we_will|i_am_going_to|i_would_rather|i_had_better do|have|make|put|leave|keep|say SET VALUES',
      'do SET VALUES',
      'i|we have_to|need_to|got_to|must|will_have_to|am_going_to SET VALUES',
      'SET will|shall|would|is_going_to|is_to|are_to|are_going_to|has_got_to|had_better|will_have_to now|then|actually|instead|only|also? be|begin|start|happen|take_place|run|go_ahead|kick_off|open|commence VALUES',
      "SET is|are|'s not_until|not_till|not_before|no_longer_until VALUES",
      "SET is|are|'s not due|needed|wanted|required|expected|happening|on until|till VALUES",
      'SET does|do not need|have to_be_done|to_be_finished|to_be_in|to_go|to_go_back|to_happen|doing|to_be_ready? until|till VALUES',
      'i|we have|got|had|see|put* SET down|in|on? for|as|at|on VALUES ,|but|and? but? it|that|they? should|ought_to|needs_to|is_meant_to|is_supposed_to|was_meant_to be|say VALUES',
      'no|not_much rush|hurry|urgency on|with|for|about SET ,|so|: VALUES will_do|is_fine|is_ok|will_be_fine|does_me?',
      'SET can_not make|do|manage VALUES ,|so|but? he|she|they|it? says|say|said|offered|offers|suggests|suggested|wants|can_do|could_do|asked_for|has_offered|have_offered VALUES',
      'SET can_not make|do|manage HOUR ,|-|so|but|only|just|can_do|could_do* VALUES',
      'SET rang|phoned|called|emailed|texted|wrote|messaged back? ,|and|to_say* he|she|they can_not make|do|manage HOUR ,|-|so|but|only|just|can_do|could_do* VALUES',
      'SET ,|-|–|—|: <PUT>|<MOVE>|<SETV> them_both|both|them_all|all_of_them|both_of_them|the_pair_of_them|the_lot on|for|in|down|back? VALUES',
      'i_am|we_are? not|can_not doing|do|make|manage|having|seeing SET VALUES ,|so|but|- VALUES instead|now?',
      'i_am|we_are? not|can_not doing|do|make|manage|having|seeing SET VALUES VALUES instead',
      'SET now? wants|prefers|would_like|should_like|would_prefer|asked_for|suggests|suggested|can_only_do|can_do|has_asked_for|have_asked_for|is_asking_for VALUES',
      'SET i|we|they really|actually|do? need|want|must_have|would_like|will_need done|finished|ready? VALUES',
      'SET he|she really|actually|does? needs|wants|need|want|must_have|would_like|will_need|expects|is_expecting done|finished|ready? VALUES',
      'SET WORDS really|actually? needs|wants|would_like|will_need|expects|is_expecting done|finished|ready? VALUES',
      'SET slips|drops|moves|shifts|slides|jumps|goes|comes|leaves|starts|begins|finishes|kicks_off|departs|opens back|forward|out|on|up? VALUES',
      'the <FIELD> of|for|on SET is|are now|actually? VALUES',
      'WORDS have|has|just|had* <MOVED> SET <DATEFIELD>? back|forward|out|up|off|on|over|,? now|to? VALUES',
      "SET is|are|'s coming|happening|starting|on|taking_place|going_ahead VALUES",
      'SET can|could|may|might_as_well|should|must|has_to|needs_to|have_to|need_to go|move|roll|roll_over|slide|slip|shift|float|drop|come|start|happen|begin VALUES',
      'SET must|has_to|needs_to|have_to|need_to be_done|be_ready|be_finished|be_sorted VALUES',
      'SET need|needs|wants <MOVED> back|forward|up|out? VALUES',
      'they|he|she|WORDS gave|give|have_given|has_given|granted me|us VALUES for|on|with SET',
      'i|we have|have_got|got until|till|til VALUES for|on|with|to_do|to_finish SET now?',
      'have|get|let SET come|happen|start|go|begin|be|move|slip VALUES',
      "make_sure|be_sure|see_to_it|ensure that? SET is|are|'s|gets|goes marked|set|flagged|put|listed|moved|down? down_as|as? VALUES",
      'take|grab|pick|get SET and|, <MOVE>|<SETV> it|them|those|that|all|him|her VALUES',
      'TARGET needs|need|should|must|has|have to? be|say|read VALUES',
      'i|we want|need|would_like|should_like|would_prefer TARGET to_be|to_go VALUES',
      'can|could|may|should TARGET be changed|updated|moved|switched|set|adjusted|rescheduled|pushed|shifted VALUES',
      'THING is|are now? VALUES',
      'they|he|she|we|i have|has|just|also|had* <MOVED> SET back|forward|out|up|off|on|over? VALUES',
      'SET <MEANWHILE>* <MOVED> back|forward|out|up|off|on|over|down|along? VALUES EXCEPTION?',
      'SET <MEANWHILE> <MEANWHILE>* VALUES',
      "SET is|are|'s|will_be|should_be|has_to_be|needs_to_be|need_to_be|gets|must_be now|also|actually|really|just? due? VALUES",
      "SET , it|that|they|this is|'s|are|will_be|is_going_to_be|has_moved_to now? due? VALUES",
      'SET got|was|were|is|are|has|have|has_been|have_been|been|just|now|being* moved|pushed|bumped|postponed|preponed|rescheduled|changed|shifted|delayed|brought|put|set|switched me|us? back|forward|out|up|off|on? VALUES',
      'the? <TASK> should|needs_to|has_to|must|need be? changed|updated|moved|switched|set|adjusted|rescheduled VALUES',
      'i|we need|want|have|would_like|should_like TARGET moved|changed|pushed|updated|switched|rescheduled|set|bumped|shifted|adjusted VALUES',
      'TARGET need|needs|should|must|has|have to? be? changed|updated|moved|switched|set|adjusted|rescheduled VALUES',
      'SET goes|moves|shifts|comes|go|move|shift to|on|for? VALUES',
      'SET ,|-|–|—|: <MOVE>|<SETV> it|that|them|those|these? VALUES EXCEPTION?',
      'SET make|set|put|move|push|bump|change|switch|shift|update it|that|them|those? VALUES EXCEPTION?',
      'it_is|it_was SET who|that|which <MEANWHILE>* has_to|have_to|needs_to|need_to|should|must|is_to|are_to|can|ought_to|will|wants_to move|go|be|shift|slip|slide|wait|be_moved|be_put|be_pushed|happen|start back|on|over|out? VALUES',
    ],
    cost: COSTS.stated,
    means: (
      { SET: [set], TARGET: [target], THING: [thing], VALUES: said, WORDS: [who], EXCEPTION: [except] },
      reader,
      span,
    ) => {
      if (isPutOff(reader, span)) return null
      // "I have it down for monday, it should be tuesday": what was said last counts.
      const values = said.at(-1)
      if (isOver(reader, span) || counts(reader, span) || runsLow(reader, span)) return null
      // "the invoice before | 4 today" is to be done by then; it is not one of those due before 4.
      if (set?.where?.due_before !== undefined && values?.when != null && isCutDate(reader, span)) return null
      // "everything that's due on thursday" says which ones.
      if (allBy(set, 'all') && set?.where === undefined && WHICH.has(reader.word(span.from + 1))) return null
      // "add A and B, both due friday, both high priority" describes what is added. Nothing was added before "well,".
      const isBehind = span.from > 2 && reader.word(span.from - 1) === ','
      if (isBehind && OF_THOSE_BEFORE.has(reader.word(span.from))) return null
      if (who !== undefined && !isSomebody(who, reader) && !isWanting(who, reader)) return null
      // "the bags need | ordering": what is to be done with them is not the name of a task.
      if (who !== undefined && set !== undefined && /^\w+ing$/.test(set.text)) return null
      // "all done apart from the fence, that'll be tomorrow" is about the fence.
      if (set?.except !== undefined && set.where?.status === 'completed') return null
      if (isPastNews(values, reader, span) || isTimeOfYear(values, reader, span)) return null
      if (set !== undefined && (isBare(set, reader, span) || isOwnDeed(reader, span))) return null
      // "dropped the keys, gas certificate to monday": the keys were dropped already.
      if (isToldOf(reader, span.from)) return null
      const those = saysWhatSuits(reader, span.from) ? focus : each(set, reader, span)
      const told = those ?? target ?? thing ?? (OF_IT.has(reader.word(span.from)) ? focus : undefined)
      return change(without(told, except), values)
    },
    examples: ['the dentist is now on sunday', 'haircut got moved to thursday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.given',
    says: [
      'SET gave|has_given|have_given|offered|has_offered|have_offered me|us VALUES OLD?',
      'SET need|needs|want|wants|would_like|would_prefer me|us in|there|over|to_come|to_be_there? VALUES instead|now?',
      'for|on|with SET i|we have|have_got|got finally|now|actually|in_the_end? until|till|til VALUES',
    ],
    cost: COSTS.stated,
    // "they've given us till march" is about people, and "another day" may be any day.
    means: ({ SET: [set], VALUES: [values] }) =>
      set === undefined || !isKnown(set) || (values?.shift !== undefined && values.shift.minutes === 0)
        ? null
        : change(set, values),
    examples: ['the dentist gave me thursday at 4'],
  }),
  rule({
    of: 'ACT',
    id: 'change.planned',
    says: [
      'SET i|we will|shall|can do|tackle|get_to|see_to|handle|manage|finish|complete|sort|sort_out|deal_with|attend_to VALUES',
      'SET i|we|they|he|she will|shall|am_going_to|are_going_to|is_going_to <DOING> VALUES',
    ],
    cost: COSTS.stated,
    // Only as a sentence of its own: "…, the shed I'll do tomorrow" may say what to leave out.
    means: ({ SET: [set], VALUES: [values] }, { word }, { from }) =>
      OPENING.has(word(from - 1)) ? change(set, values) : null,
    examples: ['the fence they will mend on sunday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.stays',
    says: ['SET stays|stay VALUES', 'SET i|we will|shall|can do|tackle|get_to|see_to VALUES'],
    cost: COSTS.stated,
    // After another request this says what to leave out of it.
    means: ({ SET: [set], VALUES: [values] }, { word }, { from }) => {
      const isFirst =
        from === 0 ||
        (from === 1 && word(0) === 'and') ||
        isIn('REPAIR', word(from - 1)) ||
        (from < 3 && word(from - 1) === ',')
      return isFirst ? change(set, values) : null
    },
    examples: ['the dentist stays sunday'],
  }),
]
