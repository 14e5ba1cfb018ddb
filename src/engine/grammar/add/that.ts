// What was told first and is then to be added: "I'm out of rice, add that".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { HABITUAL } from '../../language/en/habits.ts'
import { PERSONAL } from '../../language/en/pronouns.ts'
import { WANTED_BY } from '../../language/en/wanted-by.ts'
import { add } from './add.ts'
import { tellsOfTask } from './tells.ts'

/** "mum wants | soap and a towel": who wants it is not part of the title. */
function behindWho({ from, to }: Span, reader: Reader): Span {
  for (let at = from + 1; at < Math.min(to - 1, from + LONGEST_WHO); at++)
    if (WANTED_BY.has(reader.word(at)) && reader.word(at + 1) !== 'to' && !PERSONAL.has(reader.word(at + 1)))
      return { from: at + 1, to }
  return { from, to }
}

const LONGEST_WHO = 5

/** "…, add both": counting them says that there are several. */
function saysBoth({ from, to }: Span, reader: Reader): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'both') return true
  return false
}

/** What begins like that says why, and not what: "…, before it packs in, add that". */
const BEFORE_REASONS = new Set(['before', 'so', 'otherwise', 'or', 'as'])

/** "gift wrap! I always forget, put it on the list": "I always forget" describes a person and is nothing to do. */
function tellsHabit({ from }: Span, reader: Reader): boolean {
  return (reader.word(from) === 'i' || reader.word(from) === 'we') && HABITUAL.has(reader.word(from + 1))
}

/** "no, not the blood test, put that back" takes something back. */
function deniesFirst({ from, to }: Span, reader: Reader): boolean {
  let at = from
  while (at < to && (isIn('FILLER', reader.word(at)) || reader.word(at) === ',')) at++
  return DENYING.has(reader.word(at))
}

/** Behind one of these, something already there is spoken of: "the other one's moved, put it on friday". */
const DENYING = new Set(['no', 'not', 'nah', 'nope', 'wait', 'other'])

export const thatRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add.that',
    says: [
      'i|we am|are|have|just|nearly|almost|completely|all|run|ran|running* out_of|low_on|short_of|short_on TEXT ,|so|and|can_you|could_you|will_you|would_you|please* add|put|stick|pop|jot|write|note|chuck|bung|get that|this|it|them|some|more|both|both_of_them|all|those|these|them_both|them_all on|to|in|down? <DET>? <LIST>?',
      'i|we? need|need_to|have_to|got_to|must TEXT , so|can_you|could_you|please|will_you? add|put|note|stick|pop|jot|write|chuck|bung it|that|this|them|those|these|both all? on|in|down|to? there|my_list|the_list?',
      'TEXT , put|throw|add|stick|pop|chuck|jot|write|bung|whack|get|note|log|save|include that_one|this_one|that|this|it|them|both|these|those on|in|down|to|onto|as|at? there|it|here|that|my_list|the_list|my_tasks|list|down|a_task|my_to-do_list|please?',
      'i|we? need_to|have_to|got_to|must|should TEXT , please? put|add|write|note|stick|pop on|in|to|onto|into <DET> <LIST>',
      'WHEN i|we must|should|need_to|have_to|got_to|want_to|would_like_to|am_going_to TEXT , put|add|write|note|save|stick|pop that|this|it|them|these|both|those|those_two|both_of_them on|in|down? there|my_list|the_list?',
    ],
    cost: -2,
    means: ({ TEXT: [text], WHEN: [when], VALUES: values }, reader, { to }) =>
      text === undefined ||
      isIn('REASON', reader.word(text.from)) ||
      BEFORE_REASONS.has(reader.word(text.from)) ||
      reader.isNamed(text) ||
      tellsOfTask(text, reader) ||
      tellsHabit(text, reader) ||
      // "I ran out of this, can you add it": what it is, is still to be said.
      (isIn('IT', reader.word(text.from)) && (text.to === text.from + 1 || isIn('AUXQ', reader.word(text.from + 1)))) ||
      deniesFirst(text, reader)
        ? null
        : add(
            behindWho(text, reader),
            reader,
            [...values, ...(when === undefined ? [] : [{ when }])],
            saysBoth({ from: text.to, to }, reader) ? 'apart' : 'several',
          ),
    examples: ['line up a coach, throw that on there'],
  }),
]
