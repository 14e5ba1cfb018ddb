// What cannot be the title of a task.

import type { Reader, Span } from '../../chart/rule.ts'
import { BEFORE_DONE, IS_OR_ARE, MODALS } from '../../language/en/being.ts'
import { isIn } from '../../language/en/classes.ts'
import { DEFINITE, EVERY } from '../../language/en/determiners.ts'
import { NEVER_FIRST, NOTHING, POINTING_ALONE } from '../../language/en/no-titles.ts'
import { IT_OR_THEM } from '../../language/en/pronouns.ts'
import { SOONER } from '../../language/en/shifted.ts'

/** "that sooner", "the insurance earlier, …" are about tasks that exist. */
export function isSooner({ from, to }: Span, reader: Reader): boolean {
  if (![IT_OR_THEM, DEFINITE, SOONER].some((words) => words.has(reader.word(from)))) return false
  for (let at = from; at < to; at++)
    if (SOONER.has(reader.word(at)) && (at === to - 1 || reader.word(at + 1) === ',')) return true
  return false
}

/** Whether no title begins like this: "to", "her to …", "nothing", "and". "her appointment" may be one. */
export function isNoTitle({ from, to }: Span, reader: Reader): boolean {
  if (to === from + 1 && isIn('THEN', reader.word(from))) return true
  if (NOTHING.has(reader.word(from)) && to - from <= 2) return true
  const isOwn = reader.word(from) === 'her' && to > from + 1 && !BEHIND_HER.has(reader.word(from + 1))
  return NEVER_FIRST.has(reader.word(from)) && !isOwn
}

const BEHIND_HER = new Set('to about of that on in off up down out for at by back'.split(' '))

/** "every", "every now", "every now and", "task | 5 is": more must follow. */
export function isCutShort({ from, to }: Span, reader: Reader): boolean {
  let last = to - 1
  while (last > from && (reader.word(last) === 'now' || reader.word(last) === 'and')) last--
  const isOpen = last === from + 1 && IS_OR_ARE.has(reader.word(last))
  return isOpen || (last > from && EVERY.has(reader.word(last)))
}

/** "add that", "jot on it", "put in there": at most this says where to add, but not what. */
export function pointsOnly({ from, to }: Span, reader: Reader): boolean {
  if (to - from === 1) return POINTING_ALONE.has(reader.word(from)) || reader.word(from) === 'do'
  return to - from === 2 && WHERE.has(reader.word(from)) && POINTING_ALONE.has(reader.word(from + 1))
}

const WHERE = new Set(['on', 'in', 'to', 'onto', 'into', 'under', 'with', 'against', 'beside'])

/** "an alarm for 4" gives an hour, "task 500" a place in the list. */
export function isHour({ from, to }: Span, reader: Reader): boolean {
  if (to !== from + 1) return false
  const before = reader.word(from - 1)
  return isIn('TASK', before)
    ? /^\d+$/.test(reader.word(from))
    : /^\d{1,2}(?:[:.]\d\d)?$/.test(reader.word(from)) && AT.has(before)
}

const AT = new Set(['for', 'at', 'to'])
export const ISO_DAY = /^\d{4}-\d\d-\d\d$/

/** "… has been done" reports something. */
export function isDone({ to }: Span, reader: Reader): boolean {
  return isIn('DONE', reader.word(to - 1)) && BEFORE_DONE.has(reader.word(to - 2))
}

/** "… should be done" continues a clause whose subject comes earlier. */
export function tellsMore({ from }: Span, reader: Reader): boolean {
  return MODALS.has(reader.word(from)) && VERBS_BEHIND.has(reader.word(from + 1))
}

const VERBS_BEHIND = new Set('be have not'.split(' '))
