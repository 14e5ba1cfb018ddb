// Being reminded: "remind me to call the vet", "remind Dana to feed the cat", "don't forget the milk".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'
import { add } from './add.ts'

/** "remember when | we went to Wales" and "remember how | cold it was" only reminisce. */
function looksBack({ from }: Span, reader: Reader): boolean {
  if (!LOOKING_BACK.has(reader.word(from))) return false
  for (let at = from + 1; at <= from + LONGEST_LOOK; at++)
    if (isPast(reader.word(at)) || WAS.has(reader.word(at))) return true
  return false
}

const LOOKING_BACK = new Set(['when', 'how'])
const LONGEST_LOOK = 4
const WAS = new Set(['was', 'were', 'had', 'used'])

/** "when I get home to feed the rabbits": the occasion comes before what is to be done. */
function isOccasion({ from, to }: Span, reader: Reader): boolean {
  if (!OCCASIONS.has(reader.word(from - 1)) && !OCCASIONS.has(reader.word(from))) return false
  for (let at = from + 1; at < to; at++) if (reader.word(at) === 'to') return true
  return false
}

/** "remind me when I've finished", "remind me once we're home": nobody has said what about. */
function isOccasionAlone({ from, to }: Span, reader: Reader): boolean {
  const start = OCCASIONS.has(reader.word(from)) ? from + 1 : from
  return OCCASIONS.has(reader.word(start - 1)) && (start === to || OWN_DOING.has(reader.word(start)))
}

const OWN_DOING = new Set(['i', 'we', 'it'])
const OCCASIONS = new Set(['when', 'before', 'after', 'once', 'if', 'whenever'])

/** "a reminder to take Riley to the vet": this is what to do, not whom to remind. */
function isDoing({ from }: Span, reader: Reader): boolean {
  return isIn('DOING', reader.word(from)) && reader.word(from - 1) === 'to'
}

/** "remind Fred he has to …": only a clause may directly follow a name. */
function isRunOn({ to }: Span, text: Span | undefined, reader: Reader): boolean {
  return text?.from === to && !CLAUSES.has(reader.word(to))
}

const CLAUSES = new Set('he she they we i it his her their our the my your there'.split(' '))

export const remindRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add.remind',
    says: [
      '<REMIND> me|us when|before|after|once|if|as_soon_as WORDS to TEXT',
      'when|before|after|once|as_soon_as WORDS can_you|could_you|please? <REMIND> me|us to TEXT',
      'at|on|by|in|for|this|around? WHEN can_you|could_you|will_you|would_you? <REMIND> me|us to|about|of|that|for? TEXT',
      'at|on|by|in|for? WHEN add|put|create|jot TEXT',
      'every? WHEN <REMIND> me|us to|about|of|that|for? TEXT',
      '<REMIND> me|us|myself|my_self|of VALUES? again|later|please? to|about|of|that|when|when_to|:|for|on|regarding|concerning|i_have_to|i_need_to|that_i_have_to|that_i_need_to|that_i_have|i_have|not_to_forget_to|not_to_forget|so_i_can|re? TEXT',
      'give|send|set|shoot|drop me|us a|an <REMIND>|<TASK>|call|nudge|heads_up|shout VALUES? to|about|of|that|when|for|on|in? TEXT',
      '<REMIND> VALUES? to|about|of|that? TEXT',
      '<REMIND> me|us when|once it_is|it_gets_to|it_hits|it_turns about|around|nearly? VALUES to|that|about TEXT',
      '<REMIND> me|us EARLY to|about|of|that TEXT',
      'tell me|us VALUES? to TEXT',
      'i|we|would? like|want|need|would_like|should_like to_be|being|to_get <REMINDED> VALUES? to|about|of|that|when? TEXT',
      'be|get <REMINDED> to|about|of TEXT',
      'i|we? still|also|really|will|might* need|want|like|could_do_with|need_some|would_like reminding VALUES? to|about|of|that|when? TEXT',
    ],
    means: ({ TEXT: [text], WHEN: [when], EARLY: [early], VALUES: values }, reader) =>
      text !== undefined && isOccasion(text, reader)
        ? null
        : text !== undefined && isOccasionAlone(text, reader)
          ? { does: 'add', items: [] }
          : add(
              text,
              reader,
              [
                ...values,
                ...(early === undefined ? [] : [{ shift: early }]),
                ...(when === undefined ? [] : [{ when }]),
              ],
              'one',
            ),
    examples: ['remind me to call the vet', 'remind me on friday about the parcel'],
  }),
  rule({
    of: 'ACT',
    id: 'add.for-somebody',
    says: [
      'remind|reminds|alert|notify me_and|us_and|myself_and? WHO VALUES? to|about|of|that|regarding|for TEXT',
      'remind|reminds|alert|notify WHO VALUES? TEXT',
      '<ADD>|<SCHEDULE>|send|give|put|make|have|need|want a|an|another|the|new|one|out|me|up|<SORT>* VALUES? <TASK> up|out? VALUES? for WHO VALUES? to|about|that|of|regarding TEXT',
      'send a|an|another|the|out|<SORT>* VALUES? <TASK> out? VALUES? to WHO VALUES? to|about|that|of|regarding TEXT',
      'send|give|set|make|shoot|drop WHO a|an|another VALUES? <SORT>? <TASK> VALUES? to|about|that|of|for|regarding TEXT',
      'i|we? need|want WHO to_be <REMINDED> VALUES? to|about|that|of|regarding TEXT',
      'WHO needs|need|has|have|wants|should to? be|get <REMINDED> VALUES? to|about|that|of|regarding TEXT',
    ],
    means: ({ WHO: [who], TEXT: [text], VALUES: values }, reader) =>
      who === undefined || isDoing(who, reader) || isRunOn(who, text, reader)
        ? null
        : add(text, reader, [...values, { note: `Remind ${reader.text(who)}` }], 'one'),
    examples: ['remind Dana to feed the cat', 'set a reminder for Dana to feed the cat'],
  }),
  rule({
    of: 'ACT',
    id: 'add.remember',
    says: [
      'remember|do_not_forget|never_forget|do_not_let_me_forget|make_sure_i|make_sure_that_i|make_sure_i_remember|i_must_not_forget|i_must_remember|i_can_not_forget|i_need_to_remember|i_have_to_remember|help_me_remember|help_me_to_remember|i_better_not_forget|let_me_not_forget|make_sure_i_do_not_forget|keep_in_mind|bear_in_mind|make_a_note_to|make_a_note_to_self_to|take_a_note_to|do_not_let_me_not|i_do_not_want_to_forget|so_i_do_not_forget|not_to_forget|do_not_forget_that to|about|that|the_fact_that|that_i_need_to|i_need_to|i_have_to? TEXT',
      'do_not_forget|remember :|,|- i_have|i_have_got|we_have|that_i_have|to|the_fact_that? TEXT',
    ],
    // "remember when we had the extension built?" only looks back.
    means: ({ TEXT: [text] }, reader) =>
      text !== undefined && looksBack(text, reader) ? null : add(text, reader, [], 'one'),
    examples: ["don't forget to lock the shed"],
  }),
]
