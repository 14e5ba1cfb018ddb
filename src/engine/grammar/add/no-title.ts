// What cannot be the title of a task.

import type { Reader, Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { DEFINITE } from './there.ts'

/** "that sooner", "the insurance earlier, …": of what is there. */
export function isSooner({ from, to }: Span, reader: Reader): boolean {
  if (![THAT, DEFINITE, SOONER].some((words) => words.has(reader.word(from)))) return false
  for (let at = from; at < to; at++)
    if (SOONER.has(reader.word(at)) && (at === to - 1 || reader.word(at + 1) === ',')) return true
  return false
}

const SOONER = new Set(['sooner', 'earlier'])

/** "to", "her to …", but "her appointment"; "nothing", "and". */
export function isNoTitle({ from, to }: Span, reader: Reader): boolean {
  if (to === from + 1 && isIn('THEN', reader.word(from))) return true
  if (NOTHING.has(reader.word(from)) && to - from <= 2) return true
  const isOwn = reader.word(from) === 'her' && to > from + 1 && !BEHIND_HER.has(reader.word(from + 1))
  return NO_TITLE.has(reader.word(from)) && !isOwn
}

const NOTHING = new Set(['nothing', 'none', 'nowt'])
const BEHIND_HER = new Set('to about of that on in off up down out for at by back'.split(' '))

/** "an alarm for 4"; "task 500" is a place in the list, or a name. */
export function isHour({ from, to }: Span, reader: Reader): boolean {
  if (to !== from + 1) return false
  const before = reader.word(from - 1)
  return isIn('TASK', before)
    ? /^\d+$/.test(reader.word(from))
    : /^\d{1,2}(?:[:.]\d\d)?$/.test(reader.word(from)) && AT.has(before)
}

const AT = new Set(['for', 'at', 'to'])
export const THAT = new Set(['that', 'this', 'it', 'them', 'those', 'these'])
export const ISO_DAY = /^\d{4}-\d\d-\d\d$/

/** "… has been done": told, and no title. */
export function isDone({ to }: Span, reader: Reader): boolean {
  return isIn('DONE', reader.word(to - 1)) && BEING.has(reader.word(to - 2))
}

const BEING = new Set(['is', 'are', 'has', 'have', 'been', 'was', 'were'])

/** "… should be done": a verb that something else is the subject of. */
export function tellsMore({ from }: Span, reader: Reader): boolean {
  return MODALS.has(reader.word(from)) && VERBS_BEHIND.has(reader.word(from + 1))
}

const MODALS = new Set('should may might must can could shall'.split(' '))
const VERBS_BEHIND = new Set('be have not'.split(' '))
export const POINTING = new Set('that this it both on in at off up down there here one'.split(' '))

/** What no title begins with: a place, a condition, a verb without its subject. */
const NO_TITLE = new Set(
  'rid called named titled entitled only it them those these him her to for of at from if unless once until whenever provided assuming as is are was were will would what which who where why how me us repeat recur occur happen prior ahead beforehand changed updated deleted removed moved cancelled canceled rescheduled'.split(
    ' ',
  ),
)

export const EVERY = new Set(['every', 'each'])
