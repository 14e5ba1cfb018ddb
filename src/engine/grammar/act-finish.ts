// Saying that something is done, asking to mark it, and taking that back.

import type { Act, Mention, TaskSet } from '../../domain/act.ts'
import { COSTS } from '../chart/costs.ts'
import { type AnyRule, type Mentioned, type Named, type Reader, rule, type Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { numberOf } from '../language/en/counted.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { allBy } from '../task-ids.ts'
import { byName, focus, many, merge, one, plainName, setOf } from './build.ts'
import { asked, needed } from './frames.ts'
import { CHANGED } from './natives/done-by.ts'

function finish(set: TaskSet | undefined, except?: TaskSet): Act | null {
  const meant = open(set, except)
  return meant === null ? null : { does: 'finish', set: meant, reported: false, unsure: false }
}

/** What is done already cannot be finished, so "everything done" is no set here. */
function open(set: TaskSet | undefined, except: TaskSet | undefined): TaskSet | null {
  if (set === undefined || set.where?.status === 'completed') return null
  return except === undefined ? set : { ...set, except }
}

/** "did the module at 3am": when it was done, and not when it is due. */
function isDoneThen(set: TaskSet | undefined, reader: Reader): boolean {
  return set !== undefined && allBy(set, 'ids') && !reader.mayBeDue(set)
}

function report(set: TaskSet | undefined, except?: TaskSet): Act | null {
  const meant = open(set, except)
  return meant === null ? null : { does: 'finish', set: meant, reported: true, unsure: false }
}

function told(named: Named | undefined, others: readonly Mentioned[] = []): Act | null {
  const mention = byName(named)
  if (named === undefined || mention === null) return null
  // "rang the vet, all sorted": how it went, and not everything that is done.
  if (others.some(({ where }) => where?.status === 'completed')) return null
  return {
    does: 'finish',
    set: setOf(plainName(named.text), [one(mention), ...others], {}, undefined),
    reported: true,
    unsure: named.unsure,
  }
}

/** "paid the bill at the restaurant": perhaps another one than what is on the list. */
function isElsewhere({ text, whole }: Named, hows: readonly Span[], reader: Reader): boolean {
  if (whole || plainName(text).includes(' ')) return false
  // "rang the vet at nine" says when.
  return hows.some(({ from }) => PLACING.has(reader.word(from)) && !isHour(reader.word(from + 1)))
}

function isHour(word: string): boolean {
  return numberOf(word) !== null || /^\d/.test(word)
}

const PLACING = new Set(['at', 'in', 'with', 'from', 'by', 'via', 'through', 'over', 'to', 'for'])

const i =
  'that_is_me|that_is_us|i|we|i_have|we_have|i_am|we_are|have|already|just|finally|eventually|also|now|then|all|has|am|are|actually|so|both|only|of_course|i_had|i_did|did|managed_to|ended_up|got_round_to|got_around_to|was_able_to|were_able_to|remembered_to|did_manage_to|did_remember_to|did_get_to|went_and|went_ahead_and|back_from|just_back_from|home_from|came_back_from|am_after|are_after*'

/** "everything is packed" tells of all tasks; "all agreed", "all quiet" tell of none. */
function isEverything({ by }: Mention, { text, where }: TaskSet): boolean {
  return by === 'all' && (where !== undefined || !/^all$/i.test(text))
}

/** "the checks are all done": every one that is called so. */
function allOf(set: TaskSet, reader: Reader, { from, to }: Span): TaskSet {
  if (!/[^s]s$/i.test(set.text) || !set.mentions.every(({ by }) => by === 'ids')) return set
  for (let at = from + 1; at < to; at++) if (reader.word(at) === 'all') return { ...set, many: true }
  return set
}

/** Ways to say which of those that were spoken of. */
const POINTED: ReadonlySet<Mention['by']> = new Set(['ids', 'positions', 'other', 'rest', 'edge'])

/** "everything that is done", "the ones that are done" say which, and report nothing. */
function saysWhich(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at++) {
    if (!WHICH.has(reader.word(at)) || !(isIn('NOUNS', reader.word(at - 1)) || ALL.has(reader.word(at - 1)))) continue
    let state = at + 1
    while (BEING.has(reader.word(state))) state++
    if (isIn('DONE', reader.word(state))) return true
  }
  return false
}

const BEING = new Set(['is', "'s", 'are', 'was', 'were', 'has', 'have', 'been', 'already', 'now', 'all'])
const WHICH = new Set(['that', 'which'])
const ALL = new Set(['everything', 'all', 'ones', 'one', 'those', 'anything', 'whatever'])

/** With these no day is over, or it is another one's. */
const AHEAD = new Set([
  'tomorrow',
  'next',
  'not',
  'if',
  'for',
  'by',
  'until',
  'till',
  'before',
  'after',
  'dream',
  'dreams',
  'mind',
  'head',
])

function isOfAll(set: TaskSet): boolean {
  return set.where === undefined && allBy(set, 'all')
}

/** "…, also": behind a comma it begins what comes next. */
function goesOn(reader: Reader, to: number): boolean {
  return BEGINNING.has(reader.word(to - 1)) && reader.word(to - 2) === ',' && reader.word(to) !== ''
}

/** What holds for some time once it is done. */
const HOLDING = new Set(['paid', 'prepaid', 'renewed', 'covered', 'insured', 'taxed', 'extended'])

const BEGINNING = new Set(['also', 'now', 'already'])

/** The word before "everything". */
function lastVerb(reader: Reader, { from, to }: Span): string {
  let at = from
  while (at < to && !isIn('ALL', reader.word(at))) at++
  // "got everything done"
  return isIn('DONE', reader.word(to - 1)) ? '' : reader.word(at - 1)
}

const OBTAINED = new Set(['got', 'bought'])

/** "both viewings have cancelled", "the tickets are lost": what happened to them is nothing that was done. */
function isNews(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    const word = reader.word(at)
    if (isPast(word) && (CHANGED.has(stemOf(word)) || isIn('MISHAP', word))) return true
  }
  return false
}

const DOERS = new Set(['i', 'we', 'did', 'have', 'had'])

export const finishRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'finish',
    says: [
      'take|treat|consider|count|regard|call SET as? <DONE>',
      ...asked(
        'ticked_off|checked_off|crossed_off|ticked|checked|marked_off|signed_off|closed|closed_off|closed_out|marked_as_done|marked_done|marked_complete|marked_as_complete|marked_as_completed|marked_completed|marked_finished|marked_as_finished|completed|off_the_list_as_done|off_my_list_as_done',
      ),
      ...needed(
        'ticking|ticking_off|checking_off|crossing_off|marking_off|marking_as_done|marking_done|closing|closing_off',
      ),
      'close|sign off|out SET',
      'SET :|,|- check|tick|tick_it|check_it|mark_it|cross_it_off|tick_it_off|check_it_off',
      'put|stick|slap a tick|check|checkmark by|beside|next_to|against|on SET',
      'close|resolve|conclude|finalise|finalize|wrap SET',
      'close|resolve|conclude|finalise|finalize SET',
      'close|resolve|mark|tick|wrap SET off|out|up|down',
      '<FINISH> SET',
      '<FINISH> THING',
      'done|done_with|finished|finished_with|completed|through_with THING',
      'complete|finish|check_off|tick_off|cross_off|mark_off|strike_off|close_out|mark_done|mark_as_done|mark_complete|mark_as_complete|mark_completed|mark_as_completed|done|done_with|completed|finished TARGET',
      '<FINISH> TARGET off|out|as_done|as_complete|as_completed|as_finished|now EXCEPTION?',
      '<MARK> TARGET as|to|is|are|off_as|off|down_as|of|it|it_as? <DONE> EXCEPTION?',
      '<MARK> TARGET as|as_being|to settled|cleared|closed|resolved|handled|covered|paid|bought|sent|read|called|rung|booked|ordered|returned|collected|picked_up|delivered|submitted|sorted|fixed|mended|renewed|posted|answered|replied_to|received|attended|watched|watered|fed|washed|cleaned|signed|filed|dropped_off|handed_in EXCEPTION?',
      '<MARK> <DONE> TARGET',
      'tick|check|cross|mark|strike|scratch|knock|sign TARGET off|out from|of|on|off|in? <DET>? <LIST>? EXCEPTION?',
      'mark|tick|check the_box|box|the_item|item TARGET',
      'set|change|update the? status of|for TARGET to|as <DONE>',
      'you|we can? <FINISH>|<MARK>|tick|check|cross TARGET off|as_done|done|complete|as_complete EXCEPTION?',
      'get TARGET over_with|done|out_of_the_way',
    ],
    means: ({ TARGET: [target], SET: [set], THING: [thing], EXCEPTION: [except] }, reader, { from }) => {
      const meant = target ?? set ?? thing
      return isPast(reader.word(from)) && isDoneThen(meant, reader) ? null : finish(meant, except)
    },
    examples: ['complete the milk', 'mark the rent as done', 'tick off the ferns'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.mark',
    says: ['mark|tick SET', 'mark TARGET'],
    cost: 6,
    // "mark it as such" says as what.
    means: ({ TARGET: [target], SET: [set] }, reader, { to }) =>
      reader.word(to) === 'as' ? null : finish(target ?? set),
    examples: ['mark the wombat'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.told',
    says: [
      'SET :|,|-|–|—|. all|both|all_three|all_four|all_of_them|they_are_all|all_of_it <DONE>|ready now|today|already? PAST?',
      'SET ,|-|: <DONE> it|them|that',
      "SET ,|-|: this_one|that_one|this|that|it is|'s|are|has_been|is_now|is_already <DONE>",
      "SET is|are|'s over now|already|and_done_with?",
      '✅|✓|✔|☑ SET',
      "SET is|are|has|have|been|all|now|already|both|'s* DID now? PAST?",
      'SET , i|we already|have|just|finally|also* DID it|them|that|those? PAST?',
      'i|we got|had|have|finally|just* SET DID PAST?',
      'i|we got|got_through|get_through|went_through|through|finished_with SET EXCEPTION?',
      "SET is|are|has|have|'s|was|were|been|it|they|that|now|already|all|finally|both|also|just|got|am|officially|fully|completely|at_last* <DONE> too|as_well|already|now|today|for_today|for_now|both|at_last|finally|with|off|again? PAST? EXCEPTION?",
      "SET is|are|has|have|'s|was|were|been|now|already|all|finally|both|just|got* <DONE> PAST? HOW",
      `${i} <DONE> with|the|off|up|on? SET PAST? HOW? PAST?`,
      `${i} got|crossed|checked|ticked|knocked|wrapped|sorted|took_care_of|dealt_with|taken_care_of|handled|did|done|finished|completed|smashed|nailed|ticked_off|finished_up|wrapped_up|finished_off|through_with|got_through|been_through SET off|out|done|finished|out_of_the_way|up|over_with|sorted? PAST? HOW? PAST?`,
      `${i} finished|completed|done_with|finished_with|got_through my|the|our entire|whole|full? <LIST>`,
      '<DONE> : SET',
      'SET :|-|–|—|=|-> <DONE>',
      'SET . <DONE>',
      "the? <TASK> SET is|has|'s|been|are|already* <DONE>",
      "THING is|has|have|are|'s|been|already|just* <DONE>",
      "<DET>? <TASK> UNKNOWN is|has|have|are|'s|been|already|just* <DONE>",
      "SET is|are|'s in_the_bag|sorted|in|out_the_door|in_the_post|in_the_mail|in_place|squared_away|all_set|out_of_the_way|off_my_plate|history|a_wrap|behind_me",
      'SET \u2705|\u2713|\u2714|\u2611',
      'you|we can? mark|tick|check|cross SET off? <DONE>',
      "that is|'s SET <DONE> EXCEPTION?",
    ],
    means: (
      { SET: [set], THING: [thing], UNKNOWN: [unknown], DID: [did], EXCEPTION: [except], HOW: hows },
      reader,
      span,
    ) => {
      // "done everything at the north gate": where it was says which, and nobody knows what is there.
      if (set !== undefined && isOfAll(set) && hows.some(({ from }) => isIn('DET', reader.word(from + 1)))) return null
      if (isDoneThen(set, reader)) return null
      // "2 are left" counts what is still to be done.
      if (allBy(set, 'positions') && reader.word(span.to - 1) === 'left' && reader.word(span.from) !== 'the')
        return null
      // "good morning, what is there for tomorrow" greets.
      if (reader.word(span.from) === 'good') return null
      // "the essays are in | my bag" tells where they are.
      if (reader.word(span.to - 1) === 'in' && isIn('DET', reader.word(span.to))) return null
      // "anything left" asks.
      if (set?.text.startsWith('anything') === true || saysWhich(reader, span)) return null
      // "both viewings have cancelled"
      if (did !== undefined && isNews(reader, span)) return null
      // Told with a verb of its own, only several are meant this way: one is told of by the verb of its title.
      if (
        did !== undefined &&
        !(set?.many === true && set.mentions.every((mention) => mention.by === 'ids' || isEverything(mention, set))) &&
        // "the first one's paid"
        set?.mentions.every((mention) => mention.by === 'positions') !== true
      )
        return null
      // "got everything but the seed": everything that was to be got, and nobody knows what that is.
      const isGot = set !== undefined && isOfAll(set) && set.where === undefined && OBTAINED.has(lastVerb(reader, span))
      const mention = byName(unknown)
      const act = report(
        (set === undefined ? undefined : allOf(set, reader, span)) ??
          thing ??
          (mention === null || unknown === undefined
            ? undefined
            : setOf(plainName(unknown.text), [one(mention)], {}, undefined)) ??
          setOf('', [many({ by: 'all' })], {}, undefined),
        except,
      )
      return isGot && act?.does === 'finish' ? { ...act, unsure: true } : act
    },
    examples: ['the rent is done', "I'm done with the fence", 'all complete except the rent'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.got-done',
    says: [
      `${i} got|had|gotten? SET done|finished|sorted|completed|over|over_with|ticked_off|out_of_the_way|behind_me now|already? WHERE* PAST? ,? EXCEPTION?`,
    ],
    // "got everything done that was for today bar the greenhouse": what is told of all of it stands behind the verb.
    means: ({ SET: [set], WHERE: wheres, EXCEPTION: [except] }) => {
      const where = merge(...wheres, set?.where)
      // "all sorted about Rex" is told of one thing.
      if (set === undefined || !allBy(set, 'all') || where.words !== undefined) return null
      return wheres.length === 0 && except === undefined ? null : report({ ...set, where }, except)
    },
    examples: ["I've got everything done that's for today bar the fence"],
  }),
  rule({
    of: 'ACT',
    id: 'finish.topic',
    says: [
      'SET i|we have|just|already|also|finally|went_and|ended_up|actually* completed|finished|finished_off|done|doing|managed|managed_to_do|sorted|handled|dealt_with|got_done PAST? HOW?',
      'SET i|we already|have|just|finally* DID it|them|that|those PAST?',
      'SET i|we already|have|just|actually|finally|also|went_and|went_ahead_and* did|done PAST? HOW?',
      'SET , i|we already|have|just|actually|finally|also* did|done PAST?',
      'SET ,|-? i|we did at_least|actually|finally|eventually|just_about* do|manage|manage_to_do|finish|complete|sort|get_to|get_round_to|get_around_to|get_done|get_finished|get_sorted|get_through PAST? HOW?',
    ],
    means: ({ SET: [set] }) => (set?.mentions.every(({ by }) => POINTED.has(by)) === true ? report(set) : null),
    examples: ['the bottom one I did yesterday'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.deed',
    says: [
      `${i} DEED ANOTHER* PAST? too|as_well|and_all|already|also|now|about_it|about_that?`,
      `${i} finished|done|completed DEED ANOTHER* PAST?`,
      `PAST ${i} DEED`,
      `${i} DEED ANOTHER* PAST? HOW HOW? PAST?`,
    ],
    means: ({ DEED: [named], ANOTHER: others, HOW: hows }, reader, { to }) =>
      named === undefined || goesOn(reader, to)
        ? null
        : told({ ...named, unsure: named.unsure || isElsewhere(named, hows, reader) }, others),
    examples: ['I paid the rent', 'just bought tomatoes'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.deed-on',
    says: [
      'i|we just|already|finally|also|have* DEED ANOTHER* on? WHEN HOW? HOW?',
      'i|we just|already|finally|also|have* DEED ANOTHER* HOW? on? WHEN',
      'on? WHEN i|we just|already|finally|also|did|managed_to* DEED ANOTHER* HOW?',
      'on? WHEN? at|in|with|over|down|round|around|during the|my|our|her|his WORDS i|we just|already|finally|also|managed_to* DEED ANOTHER* PAST? HOW?',
    ],
    cost: 2,
    // Told by who did it, a day is over: "we watered the plot on sunday".
    means: ({ DEED: [named], ANOTHER: others }, reader, { from, to }) => {
      for (let at = from; at < to; at++) if (AHEAD.has(reader.word(at))) return null
      return told(named, others)
    },
    examples: ['on friday we painted the fence'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.deeds',
    says: [`${i} DID SET PAST? already|now|too? EXCEPTION?`],
    cost: 2,
    means: ({ SET: [set], EXCEPTION: [except] }, reader, { from }) =>
      set?.many === true &&
      // "reset all of today's", "just set the tasks due friday …" asks.
      !isIn('SETV', reader.word(reader.word(from) === 'just' ? from + 1 : from)) &&
      // Of tasks that are each named, nothing else needs to be said.
      (set.mentions.length === 1 || set.mentions.some(({ by }) => by !== 'ids')) &&
      (set.where !== undefined || set.count !== undefined || set.mentions[0]?.by === 'all')
        ? report(set, except)
        : null,
    examples: ['I bought everything due today'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.state',
    says: [
      'STATE about|from|with|at|in|on|for|off|over WORDS',
      `${i} got|had|have the|my|our? STATE PAST? HOW?`,
      'STATE PAST? HOW PAST?',
      'STATE PAST? too|as_well|and_all|already|also|now?',
      "that|this is|'s? the? STATE PAST?",
      'the? STATE PAST?',
    ],
    means: ({ STATE: [named] }, reader, { to }) => (goesOn(reader, to) ? null : told(named)),
    examples: ['the bill is paid', 'rifle cleaned'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.until',
    // How long it holds is no new date, and nothing new to do.
    says: ['the? STATE until|till|til|up_to|through|thru|to WHEN', 'SET came|come|has_come|have_come through'],
    means: ({ STATE: [named], SET: [set] }, reader, { from, to }) => {
      if (set !== undefined) return allBy(set, 'ids') ? { does: 'finish', set, reported: true, unsure: true } : null
      for (let at = from; at < to; at++) if (HOLDING.has(reader.word(at))) return told(named)
      return null
    },
    examples: ['rent paid until april'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.put',
    says: [
      "SET is|are|'s|has_been|have_been all|now|finally|already? up|out|through|away",
      "SET is|are|has|have|'s now|finally|already|just? been|been_and_gone|come_and_gone|come|gone_through|gone_off|gone_out|gone_in|turned_up|arrived",
      'SET came|came_and_went|turned_up|arrived|went_off|went_through|went_out',
    ],
    cost: 4,
    // "the cot is up", "the notes are out": done, most likely.
    means: ({ SET: [set] }) =>
      set?.many !== true && set?.mentions.every((mention) => mention.by === 'ids') === true
        ? { does: 'finish', set, reported: true, unsure: true }
        : null,
    examples: ['the fence is up'],
  }),
  rule({
    of: 'ACT',
    id: 'finish.it',
    says: [
      'done|finished|completed|complete|sorted|did_it|did_that|done_it|done_that|got_it_done|all_done|both_done|mark_done|mark_as_done|mark_complete|mark_as_complete',
      `${i} did|done|finished|completed it|that|this|them|both|those|him|her PAST?`,
      `${i} did|done|finished|completed|paid|bought|called|sent|got|made|fixed|wrote|returned|ordered|picked|booked|cleaned|emailed|read|posted|signed|collected|took|texted|rang|phoned|messaged|visited|watered|fed|washed|delivered|submitted|printed it|that|this|him|her|one|them that_one|this_one|already? up|off|out|in|back? now|already|just_now|at_last|finally? PAST?`,
      "that|this|it one? is|was|'s already|now|all? <DONE>",
    ],
    cost: 2,
    means: () => report(focus),
    examples: ['done', 'mark as done'],
  }),
  rule({
    of: 'ACT',
    id: 'reopen',
    says: [
      ...asked(
        'reopened|re-opened|unticked|unchecked|open_again|open|unmarked|restored|reinstated|put_back|back_on|outstanding_again|outstanding|undone|uncompleted|unfinished|marked_as_not_done|marked_not_done|pending|pending_again',
        'on|to|in? <DET>? <LIST>?',
      ),
      ...needed('reopening|unticking|unchecking|restoring|doing_again'),
      'restore|return|put|move TARGET back? to|into|among|onto <DET>? open|pending|active|unfinished|outstanding? <LIST>|<NOUNS>',
      'bring|put|set|get TARGET back as|to|up_as? <NOTDONE>',
      'un tick|check|mark|do TARGET',
      '<REOPEN> TARGET',
      '<MARK> TARGET as|to|back_to|is|back_as|it_as? <NOTDONE>',
      '<MARK> TARGET as|to? not <DONE>',
      'put TARGET back on|in|to <DET>? <LIST>',
      'put|stick|pop SET back on again?',
      'move|put|set|change|switch|bring|turn TARGET back to|as|in|into? <NOTDONE>',
      'open TARGET again|back_up|up_again',
      'make|set TARGET open|active|pending|to-do again?',
      'un-complete|uncomplete TARGET',
    ],
    cost: -2,
    means: ({ TARGET: [target], SET: [set] }) => ({ does: 'reopen', set: target ?? set ?? focus }),
    examples: ['reopen the fence', 'mark milk as not done'],
  }),
  rule({
    of: 'ACT',
    id: 'reopen.it',
    // What is open stays as it is: nothing else that was done to it is taken back.
    says: [
      '<NO>? it|that|this|they? is|was|are|were? not done|finished|complete|completed|sorted|over yet|though|after_all?',
    ],
    cost: -6,
    means: () => ({ does: 'reopen', set: focus }),
    examples: ['not done yet'],
  }),
  rule({
    of: 'ACT',
    id: 'reopen.told',
    says: [
      'SET is|are|was|were|has|have not been|yet|actually|really|all* DID yet?',
      'SET is|are not yet|though?',
      "SET is|are|was|were|has|have|'s not been|actually|really|even|quite|fully* <DONE> yet|after_all|at_all|actually?",
      "SET is|are|'s still|actually|yet* <NOTDONE>",
      'SET not <DONE> yet|after_all?',
      'i|we have|did|had|am|do|still|also* not yet|even|actually|really|quite* DEED yet|after_all|at_all|today?',
      'i|we have|did|had not actually|really|even* <DONE>|finish|do|complete SET yet|after_all|at_all?',
    ],
    cost: COSTS.stated,
    means: ({ SET: [set], DEED: [deed] }, reader, { from, to }) => {
      // "this is not good" is an opinion.
      if (reader.word(to - 1) === 'good') return null
      // "I didn't finish everything": some of it is done.
      if (DOERS.has(reader.word(from)) && allBy(set, 'all')) return null
      const mention = byName(deed)
      const meant =
        set ?? (mention === null ? undefined : setOf(plainName(deed?.text ?? ''), [one(mention)], {}, undefined))
      return meant === undefined ? null : { does: 'reopen', set: meant }
    },
    examples: ['the brakes are not done'],
  }),
]
