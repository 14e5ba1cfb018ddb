// Words that take up what was just named, and what is told of it.

import type { Reader, Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { isPast } from '../../lex/stem.ts'

export const SUBJECTS = new Set(['they', 'it', 'he', 'she'])

/** "repaired the smoker, and it | only took me three tries": what is told of it begins here. */
export function isSubject(reader: Reader, at: number): boolean {
  const next = reader.word(at + 1)
  if (!(SUBJECTS.has(reader.word(at)) || POINTING.has(reader.word(at))) || isIn('DONE', next)) return false
  return TELLING.has(next) || isPast(next)
}

export const POINTING = new Set(['that', 'this'])
const TELLING = new Set(
  "only just really actually finally still never always even barely hardly nearly almost is was has had did does will would 's took went came cost".split(
    ' ',
  ),
)

/** ", that | can be low": behind a mark, and before a verb of its own. */
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
