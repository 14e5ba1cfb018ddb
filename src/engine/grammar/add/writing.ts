// Writing tasks down: "add milk", "add bread and butter as one task".

import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { SAID_OF_THINGS } from '../../language/en/being.ts'
import { isIn } from '../../language/en/classes.ts'
import { LIST_WORDS } from '../../language/en/lists.ts'
import { add } from './add.ts'
import { tells } from './tells.ts'

/** "the shop and the bank should be two separate tasks" is about tasks that exist. */
function saysOf(span: Span, reader: Reader): boolean {
  for (let at = span.from; at < span.to; at++) if (SAID_OF_THINGS.has(reader.word(at))) return true
  return tells(span, reader) || isIn('WH', reader.word(span.from))
}

/** "add eggs to my list, also …": where to add something is not part of the title. */
function holdsList({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to - 2; at++)
    if (reader.word(at) === 'to' && isIn('DET', reader.word(at + 1)) && LIST_WORDS.has(reader.word(at + 2))) {
      const end = reader.word(at + 2) === 'list' ? at + 3 : at + 4
      // "… if it's not there already" is asked about.
      if (reader.word(end - 1) === 'list' && reader.word(end) !== 'if') return true
    }
  return false
}

export const writingRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add',
    says: [
      '<ADD>|<PUT> :|,|-? QUOTE VALUES',
      'add|ad|append|insert|include|create|jot_down|note_down|write_down|put_down|log|enter|stick_in|pop_in|throw_in|chuck_in|bung_in|pencil_in|put_in|jot|record|add_in|slot_in|re-add|readd|whack_in|write_for_me|note_for_me|pop_down|stick_down|jot_down|chuck_down|get_down for_me|for_us|me? :|,|in|-? TEXT',
      'add|create|insert|put|pop|stick|throw|chuck VALUES :|-|–|— TEXT',
      'only|just add TEXT',
    ],
    means: ({ TEXT: [text], QUOTE: [quote], VALUES: values }, reader) =>
      text !== undefined && holdsList(text, reader) ? null : add(text ?? quote, reader, values),
    examples: ['add milk', 'create buy stamps'],
  }),
  rule({
    of: 'ACT',
    id: 'add.as-one',
    says: [
      '<ADD>|<PUT> TEXT just|all|,|but|only* as one|just_one|a_single|one_single|just_a_single <TASK>|entry|line|thing VALUES?',
    ],
    cost: -6,
    means: ({ TEXT: [text], VALUES: values }, reader) => add(text, reader, values, 'titled'),
    examples: ['add bread and butter as one task'],
  }),
  rule({
    of: 'ACT',
    id: 'add.as-several',
    says: [
      '<ADD>|<PUT> TEXT on|in|to? <DET>? <LIST>? ,|-|\u2013|\u2014|so|as|all|but|please* NUMBER separate|different|individual|new? <NOUNS>|<TASK>|ones',
      'TEXT ,|-|\u2013|\u2014|so|as|all|please* NUMBER separate|different|individual <NOUNS>|<TASK>|ones them|those|please?',
    ],
    cost: -6,
    means: ({ TEXT: [text], NUMBER: [count] }, reader) => {
      const act =
        text === undefined || text.to - text.from < 3 || saysOf(text, reader) ? null : add(text, reader, [], 'apart')
      return act?.does === 'add' && act.items.length === count && count > 1 ? act : null
    },
    examples: ['add rice and the dry cleaning as two tasks'],
  }),
]
