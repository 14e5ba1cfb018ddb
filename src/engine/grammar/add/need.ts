// What somebody needs or has to do: "I need to buy a stamp", "need nappies and a bib".

import { type AnyRule, rule } from '../../chart/rule.ts'
import { SHIFTED } from '../../language/en/shifted.ts'
import { add } from './add.ts'
import { isIdle, isOnList, isOpen, isPerhapsDone, isPlainDoing } from './plain-doing.ts'

/** Before "need" these are no subject: "also need nappies", but not "the kids need shoes". */
const BEFORE_NEED = new Set([
  '',
  ',',
  '.',
  ';',
  '-',
  '!',
  'and',
  'also',
  'so',
  'ok',
  'right',
  'then',
  'oh',
  'hey',
  'hi',
])

export const needRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'add.need',
    says: [
      'need|have|got|must|gotta|i_need|i_have|i_must|i_got to? remember to|that? TEXT',
      'on|at|by|for|in? WHEN i|we still|also|really|will|just|then|definitely|do|urgently|have* need|have|got|ought|am_supposed|are_supposed to TEXT',
      'on|at|by|for|in? WHEN i|we gotta TEXT',
      'i|we still|also|really|will|just|then|now|definitely|do|urgently|have* need|have|got|ought|want|supposed|am_supposed|has to TEXT',
      'need|have|got|must|gotta|supposed|ought|want to TEXT',
      'i|we must|should|better|had_better|need_to_go TEXT',
      'WHEN i|we must|should TEXT',
      'WHEN i|we need TEXT',
    ],
    stated: true,
    cost: 6,
    // "I should start a day earlier" says when, not what to do.
    means: ({ TEXT: [text], WHEN: [when] }, reader) =>
      isPlainDoing(text, reader) &&
      !SHIFTED.has(reader.word((text?.to ?? 0) - 1)) &&
      !isOpen(text, reader) &&
      !isIdle(text, reader) &&
      !isPerhapsDone(text, reader) &&
      !isOnList(text, reader)
        ? add(text, reader, when === undefined ? [] : [{ when }], 'one')
        : null,
    examples: ['I need to buy a stamp'],
  }),
  rule({
    of: 'ACT',
    id: 'add.need-things',
    says: ['i|we? really|urgently|also|still|just? need TEXT'],
    stated: true,
    cost: 6,
    // "the kids need new shoes" is said about somebody.
    means: ({ TEXT: [text] }, reader, { from }) =>
      (reader.word(from) !== 'need' || BEFORE_NEED.has(reader.word(from - 1))) &&
      isPlainDoing(text, reader) &&
      !isOpen(text, reader) &&
      !isIdle(text, reader) &&
      !isOnList(text, reader)
        ? add(text, reader, [], 'several')
        : null,
    examples: ['need nappies, wipes and a bib', 'we need soap and a new mop'],
  }),
]
