// Words that look like a request and are part of the title.

import type { Reader, Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { ALARM_KINDS, ALARMS } from '../../language/en/compounds.ts'

/** "add job interview prep": without an article or a colon, "job" is the first word of the title. */
export function isPartOfTitle(text: Span | undefined, reader: Reader, { from }: Span): boolean {
  if (text === undefined) return false
  const before = reader.word(text.from - 1)
  // "new one ring the plumber"
  if (reader.word(from) === 'new' && isIn('DOING', reader.word(text.from))) return false
  if (before === 'one' || (before === 'to-do' && reader.word(text.from) === 'list')) return true
  // "set a recurring | reminder" says what kind it is, not what it is about.
  const kind = isIn('DET', reader.word(text.from)) ? text.from + 1 : text.from
  if (text.to === kind + 1 && isIn('MAKING', reader.word(kind)) && isIn('TASK', reader.word(text.to))) return true
  // "check every smoke alarm"
  if (ALARM_KINDS.has(reader.word(text.to - 1)) && ALARMS.has(reader.word(text.to))) return true
  return text.from === from + 2 && TITLE_WORDS.has(reader.word(from + 1))
}

const TITLE_WORDS = new Set('job event thing things stuff alarm alert chore errand notification entry'.split(' '))
