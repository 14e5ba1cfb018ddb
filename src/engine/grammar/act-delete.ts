// Taking tasks off the list for good. It is always asked about first, but only where something is meant to be deleted.

import type { TaskSet } from '../../domain/act.ts'
import { type AnyRule, rule } from '../chart/rule.ts'
import { allBy } from '../task-ids.ts'
import { focus, many, setOf } from './build.ts'
import { asked, needed } from './frames.ts'

const OF_BINS = new Set('bag bags liner liners day men man lorry lorries collection store shed'.split(' '))

/** "I don't want the shed ticked off": what is not wanted is that it is done. */
function isWishedDone(set: TaskSet): boolean {
  return set.where?.status === 'completed' && allBy(set, 'ids')
}

export const deleteRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'delete',
    says: [
      'take SET back? off|out_of|from <DET>? <LIST> completely|altogether|entirely|please? EXCEPTION?',
      ...asked(
        'deleted|removed|erased|scrapped|binned|cancelled|canceled|dropped|taken_off|taken_out|off|gone|wiped|cleared|got_rid_of|crossed_out|thrown_out',
        'from|off|on|in|out_of? here|there|it|<LIST>?',
      ),
      ...needed('deleting|removing|scrapping|binning|getting_rid_of|wiping|clearing'),
      'take SET away|off|back_off|back_out altogether|completely|entirely?',
      'SET can|should|may|must|could|needs_to|need_to|has_to|have_to be? deleted|removed|erased|scrapped|binned|cancelled|canceled|dropped|go',
      'THING can|should|may|must|could|needs_to|need_to|has_to|have_to be? deleted|removed|erased|scrapped|binned|cancelled|canceled|dropped|go',
      'clear|drop|strike|scratch|forget|lose|kill|cut|stop|empty|turn_off|switch_off|end|scrub|scrub_out|pull|rub_out|cross_out|call_off|write_off|sack_off|kick_out|boot_out|let_go_of|do_away_with|get_shot_of|have_done_with|toss|toss_out|x_out SET EXCEPTION?',
      'clear|drop|strike|scratch|forget|lose|kill|cut|stop|end|turn_off THING',
      '<DELETE> SET EXCEPTION?',
      'SET delete|remove|scrap|bin',
      '<DELETE> THING EXCEPTION?',
      'delete|remove|erase|get_rid_of|scrap|discard|purge|eliminate|rm|del|cancel|clear|clear_off|take_off|bin|ditch|trash|stop|disable TARGET EXCEPTION?',
      '<DELETE> TARGET from|off|off_of|on|out_of|in <DET>? <LIST> altogether|completely|entirely|for_good|now|please?',
      'take|get|strike|scratch|wipe TARGET off|out|away|off_of from|of|on? <DET>? <LIST>? completely|altogether|entirely? EXCEPTION?',
      'take|get TARGET back? off|out',
      'throw|chuck|toss TARGET out|away',
      "TARGET is|are|was|'s|has|have|been|got* cancelled|canceled|called_off|no_longer_needed|off|not_needed_anymore|not_needed|scrapped so_remove_it|remove_it|so_delete_it|delete_it",
      'i|we want|need|would_like|should_like TARGET deleted|removed|gone|cancelled|canceled|erased|off_my_list|off_the_list',
      'stop|quit <REMIND>|reminding|alerting|notifying me|us about|of|to|for TARGET',
      'i|we want|need|would_like|should_like <DET> <TASK> deleted|removed|gone|cancelled|canceled|erased|stopped about|for|to|of|regarding|concerning TARGET',
      'do_not|never <REMIND> me|us again|anymore|any_more about|of|to|for TARGET',
      'do_not|never <REMIND> me|us about|of|to|for TARGET anymore|any_more|again|any_longer',
      'do_not give|send|show|set me|us? any|any_more|the|more* THING anymore|any_more|again|any_longer?',
      'there is no need for TARGET anymore?',
      'if there_are|there_is|i_have|we_have any? SET , <DELETE>|clear|drop|stop them|it|those|these',
    ],
    means: ({ TARGET: [target], SET: [known], THING: [thing], EXCEPTION: [except] }, reader, { from }) => {
      const set = target ?? known ?? thing
      // "bin bags"
      const isThing = reader.word(from) === 'bin' && OF_BINS.has(reader.word(from + 1))
      return set === undefined || isThing
        ? null
        : { does: 'delete', set: except === undefined ? set : { ...set, except } }
    },
    examples: ['delete the ferns', 'throw the ferns away'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.off',
    says: [
      'take|get SET off|off_of|out_of|from <DET> <LIST> please|again|now|completely|altogether|for_me?',
      '<DELETE>|strike|scratch|cut|drop|clear|wipe SET from|out_of <DET> <LIST> please|again|now|completely|altogether|entirely|for_good|for_me|too?',
    ],
    cost: -2,
    means: ({ SET: [set] }) => (set === undefined ? null : { does: 'delete', set }),
    examples: ['take it off the list'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.list',
    says: ['empty|clear|wipe|purge|reset|clear_out <DET> whole|entire|full? <LIST> out|clean? EXCEPTION?'],
    cost: -2,
    means: ({ EXCEPTION: [except] }) => ({
      does: 'delete',
      set: setOf('everything', [many({ by: 'all' })], {}, except),
    }),
    examples: ['empty the list apart from the fence'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.one-time',
    says: [
      'skip|pass_over|sit_out|leave_out SET just|only? this_time|this_once|once|today|for_today|tomorrow|this_week|this_month|this_one?',
      'skip|leave_out just|only? the? next|first? SET',
      'skip|leave_out|pass_over just|only? this|that|the|next|first one|time|occurrence|instance of SET',
    ],
    cost: -4,
    means: ({ SET: [set] }) => (set === undefined ? null : { does: 'delete', set, scope: 'one' }),
    examples: ['skip the ferns this time'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.this-time',
    says: [
      'skip|leave_out|pass_over just|only? this|that|the|next|first one|time|occurrence|instance',
      'skip|pass_over|sit_out just|only? this|today|tomorrow|this_week|this_time|once',
      '<DELETE> just|only this|that|the|next one|time|occurrence|instance',
    ],
    cost: -4,
    means: () => ({ does: 'delete', set: focus, scope: 'one' }),
    examples: ['skip this one', 'delete just this one'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.all-times',
    says: [
      '<DELETE> all|every of? the? occurrences|occurrence|instances|instance|repeats|repetitions|times of|for SET',
      '<DELETE> TARGET altogether|for_good|completely|entirely|for_ever',
    ],
    cost: -4,
    means: ({ SET: [known], TARGET: [target] }) => {
      const set = known ?? target
      return set === undefined ? null : { does: 'delete', set, scope: 'all' }
    },
    examples: ['delete all occurrences of the ferns'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.told',
    says: [
      'i|we do_not|no_longer|will_not|do_not_really need|want|require TARGET anymore|any_more|any_longer|now|after_all?',
      'i|we do_not|no_longer|will_not need|want to <REMIND>|be_reminded|have|see|do|keep of|about|to? TARGET anymore|any_more|any_longer?',
      'no need for TARGET anymore|any_more?',
    ],
    stated: true,
    means: ({ TARGET: [set] }) => (set === undefined || isWishedDone(set) ? null : { does: 'delete', set }),
    examples: ["I don't need the wombat anymore"],
  }),
  rule({
    of: 'ACT',
    id: 'delete.not-needed',
    says: [
      'i|we do_not|no_longer|will_not|do_not_really need|want|require SET anymore|any_more|any_longer|now|after_all|again?',
      'i|we do_not|no_longer|will_not|do_not_really|wo_not need|want|require|wish any_more|more|to_have? THING anymore|any_more|any_longer|now|after_all|again?',
      'i|we do_not|no_longer|will_not|do_not_really need|want|require|wish|be_needing any_more|more|to_have? THING anymore|any_more|any_longer|now|after_all|again?',
      'i|we do_not|no_longer|will_not need|want|wish to <REMIND>|be_reminded|get_reminded of|about|to|for TARGET anymore|any_more|any_longer|again?',
      'there? is? no need|reason to|for TARGET anymore|any_more',
      'no need to|for TARGET on|in|from <DET>? <LIST>',
    ],
    cost: -14,
    stated: true,
    means: ({ SET: [known], TARGET: [target], THING: [thing] }) => {
      const set = known ?? target ?? thing
      return set === undefined || isWishedDone(set) ? null : { does: 'delete', set }
    },
    examples: ["I don't need the wombat reminder anymore"],
  }),
  rule({
    of: 'ACT',
    id: 'delete.nagging',
    says: [
      'no|there_is_no|i_see_no need|reason|point to|in <NAG>|<NAGGING> me|us? about|of|for|over|on|with SET anymore|any_more|any_longer|now|again?',
      'stop|quit|cease <NAGGING> me|us? about|of|for|over|on|with SET anymore|any_more|now|again?',
    ],
    cost: -16,
    stated: true,
    means: ({ SET: [set] }) =>
      set?.mentions.every(({ by }) => by === 'ids') === true ? { does: 'delete', set } : null,
    examples: ['no need to nag me about the fence any more'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.unneeded',
    says: ["SET is|are|'s not|no_longer needed|wanted|necessary|required anymore|any_more|any_longer|now|after_all?"],
    stated: true,
    // "that's not necessary" declines.
    means: ({ SET: [set] }) =>
      set?.mentions.every(({ by }) => by === 'ids' || by === 'positions') === true ? { does: 'delete', set } : null,
    examples: ['the fence is no longer needed'],
  }),
  rule({
    of: 'ACT',
    id: 'delete.it',
    says: [
      '<DELETE>',
      'take it|that off|out',
      'delete|remove|cancel|scrap|bin|drop him|her',
      'delete|remove a|an|some <TASK>',
      'i|we have|got a|an|one|some <TASK> that|which? i|we want_to|need_to|would_like_to|have_to <DELETE>',
    ],
    cost: 6,
    // "stop" ends something else.
    means: (_, reader, { from }) => (reader.word(from) === 'stop' ? null : { does: 'delete', set: focus }),
    examples: ['delete a task'],
  }),
]
