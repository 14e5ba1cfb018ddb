// What tells of something, and is no title.

import type { Reader, Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'

/** "I have a reminder I'd like to delete": said of what is there. */
export function isRelative({ from, to }: Span, reader: Reader): boolean {
  const last = reader.word(to - 1)
  return (
    SUBJECTS.has(reader.word(from)) &&
    isIn('TASK', reader.word(from - 1)) &&
    reader.word(to - 2) === 'to' &&
    (last === 'change' || COMMANDS.some((name) => isIn(name, last)))
  )
}

/** A clause with a subject tells of something; it is no title. */
export function tells(span: Span, reader: Reader): boolean {
  for (let at = span.from; at < span.to; at++) if (SUBJECTS.has(reader.word(at))) return true
  return false
}

export const SUBJECTS = new Set(['i', 'we', 'you', 'they', 'he', 'she'])

/** "the sermon must be ready earlier": something is said of a task that is there. */
export function tellsOfTask({ from, to }: Span, reader: Reader): boolean {
  for (let at = from + 1; at < to; at++) if (BEING_SAID.has(reader.word(at))) return reader.isNamed({ from, to: at })
  return false
}

/** "milk, eggs and oh the book club is off": behind a joint something is said of a task that is there. */
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
export const BEING_SAID = new Set('is are was were has have had needs need must should will can'.split(' '))
export const COMMANDS = ['MOVE', 'DELETE', 'FINISH', 'RENAME', 'SETV', 'MARK', 'REOPEN'] as const
