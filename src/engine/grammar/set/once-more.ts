// Words that take up what was just named, and what is told of it.

import type { Reader, Span } from '../../chart/rule.ts'
import { TOLD_OF_THAT } from '../../language/en/being.ts'
import { isIn } from '../../language/en/classes.ts'
import { THAT_OR_THIS, THIRD_PERSON } from '../../language/en/pronouns.ts'
import { isPast } from '../../lex/stem.ts'

/** "repaired the smoker, and it | only took me three tries": here begins what is told of it. */
export function isSubject(reader: Reader, at: number): boolean {
  const next = reader.word(at + 1)
  if (!(THIRD_PERSON.has(reader.word(at)) || THAT_OR_THIS.has(reader.word(at))) || isIn('DONE', next)) return false
  return TOLD_OF_THAT.has(next) || isPast(next)
}

/** ", that | can be low": after a comma or dash and before a verb of its own. */
export function isOnceMore(reader: Reader, { from, to }: Span): boolean {
  return ONCE_MORE.has(reader.word(from + 1)) && SETS_OFF.has(reader.word(from)) && SAID_OF.has(reader.word(to))
}

const ONCE_MORE = new Set('that it this they those these'.split(' '))
const SETS_OFF = new Set([',', '-', '\u2013', '\u2014'])
const SAID_OF = new Set([
  '',
  ..."can could is 's are was were wants want needs need should must has have will would may might goes go ought".split(
    ' ',
  ),
])
