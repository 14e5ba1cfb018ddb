// What is said of tasks that are already there, and makes no new one.

import type { Reader, Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { APART } from '../../language/en/counted.ts'
import { DEFINITE, THE_OR_OUR } from '../../language/en/determiners.ts'
import { ORDINALS } from '../../language/en/numbers.ts'

/** "set the rent task to high priority" and "make all tasks due today urgent" are about tasks that exist. */
export function isThere(text: Span | undefined, reader: Reader, { from }: Span): boolean {
  if (text === undefined) return false
  const definite = DEFINITE.has(reader.word(text.from))
  if (reader.isNamed(text) && (definite || reader.word(from) !== 'add')) return true
  if (!isIn('SETV', reader.word(from)) && !isIn('SCHEDULE', reader.word(from))) return false
  // "put this on my list: …"
  if (isIn('PUT', reader.word(from)) && reader.word(text.from - 1) === ':') return false
  // "set task 1 to friday"
  if (isIn('TASK', reader.word(from + 1)) && /^\d+$/.test(reader.word(from + 2))) return true
  // "set a reminder for my class" makes a new one, whatever it is about.
  if (NEW.has(reader.word(from + 1)) || isIn('TASK', reader.word(from + 1))) return false
  if (isDescribed(text, reader, from)) return true
  if (definite || (DEFINITE.has(reader.word(from + 1)) && isPlace(reader.word(text.from)))) return true
  if (!DEFINITE.has(reader.word(from + 1))) return false
  // "set my alarm for 7" may just as well mean a new one.
  if (text.from === from + 1 || !THE_OR_OUR.has(reader.word(from + 1))) return true
  if (reader.names(text.from) || reader.names(text.from + 1)) return true
  for (let at = from; at < text.from; at++) if (isIn('NOUNS', reader.word(at))) return true
  return false
}

/** "I need my reminder for this evening changed to 9pm" is about one that exists. */
export function isToChange(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined) return false
  for (let at = text.from + 1; at < text.to - 1; at++)
    if (isIn('MOVED', reader.word(at)) && reader.word(at).endsWith('ed') && reader.word(at + 1) === 'to') return true
  return false
}

/** "list what is on my list" and "list the tasks in my diary" ask to see tasks. */
export function isShown(text: Span, reader: Reader, { from }: Span): boolean {
  if (reader.word(from) !== 'list') return false
  for (let at = text.from; at < text.to; at++)
    if (isIn('NOUNS', reader.word(at)) || isIn('WH', reader.word(at)) || DEFINITE.has(reader.word(at))) return true
  return false
}

/** "make tomorrow's tasks urgent" describes tasks; "make tasks: …" asks for new ones. */
function isDescribed(text: Span, reader: Reader, from: number): boolean {
  if (reader.word(text.from - 1) === ':') return false
  for (let at = from + 2; at < text.from; at++) if (isIn('NOUNS', reader.word(at))) return true
  return false
}

/** "the 7th", "the last". */
export function isPlace(word: string): boolean {
  return ORDINALS.has(word) || /^\d+(?:st|nd|rd|th)$/.test(word)
}

const NEW = new Set(['a', 'an', 'another', 'new', 'up'])

/** "give me my reminders for today" asks to see reminders that exist. */
export function isWanted(text: Span | undefined, reader: Reader, { from }: Span): boolean {
  if (text === undefined || isIn('ADD', reader.word(from)) || isIn('PUT', reader.word(from))) return false
  const words = Array.from({ length: text.from - from }, (_, index) => reader.word(from + index))
  // "I need separate tasks for …"
  if (words.some((word) => APART.has(word))) return false
  if (GETTING.has(words[0] ?? '') && words.some((word) => DEFINITE.has(word))) return true
  if (!words.some((word) => word === 'reminders' || word === 'alerts' || word === 'tasks' || word === 'alarms'))
    return false
  return HAVING.has(words[0] ?? '') || words.some((word) => DEFINITE.has(word) || word === 'all' || word === 'any')
}

const GETTING = new Set(['get', 'give'])
const HAVING = new Set(['get', 'give', 'have', 'i', 'we'])
