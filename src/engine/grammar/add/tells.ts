// What tells of something, and is no title.

import type { Reader, Span } from '../../chart/rule.ts'
import { SAID_OF_THINGS } from '../../language/en/being.ts'
import { isIn } from '../../language/en/classes.ts'
import { PERSONAL } from '../../language/en/pronouns.ts'

/** "I have a reminder I'd like to delete" is about one that exists. */
export function isRelative({ from, to }: Span, reader: Reader): boolean {
  const last = reader.word(to - 1)
  return (
    PERSONAL.has(reader.word(from)) &&
    isIn('TASK', reader.word(from - 1)) &&
    reader.word(to - 2) === 'to' &&
    (last === 'change' || COMMANDS.some((name) => isIn(name, last)))
  )
}

/** A clause with a subject tells something and is not a title. */
export function tells(span: Span, reader: Reader): boolean {
  for (let at = span.from; at < span.to; at++) if (PERSONAL.has(reader.word(at))) return true
  return false
}

/** "the sermon must be ready earlier" is about a task that exists. */
export function tellsOfTask({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to; at++)
    if (SAID_OF_THINGS.has(reader.word(at))) return reader.isNamed({ from, to: at })
  return false
}

/** "milk, eggs and oh the book club is off": after the "and" comes news of a task that exists. */
export function goesOnAboutTask({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to; at++) {
    if (!JOINTS.has(reader.word(at - 1))) continue
    let start = at
    while (start < to && isIn('FILLER', reader.word(start))) start++
    if (tellsOfTask({ from: start, to: Math.min(to, start + LONGEST_NAME) }, reader)) return true
  }
  return false
}

const JOINTS = new Set(['and', ',', 'plus', 'also'])
const LONGEST_NAME = 8
export const COMMANDS = ['MOVE', 'DELETE', 'FINISH', 'RENAME', 'SETV', 'MARK', 'REOPEN'] as const
