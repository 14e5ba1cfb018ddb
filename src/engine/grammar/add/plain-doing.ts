// Whether what somebody has to do is something to write down.

import type { Reader, Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { numberOf } from '../../language/en/counted.ts'
import { ON_THE_LIST, REMINDERS } from '../../language/en/lists.ts'
import { BEHIND_NAMES } from '../../language/en/names.ts'
import { BESIDE_IDLE, CRAVED, IDLE_DEEDS } from '../../language/en/remarked.ts'
import { TAKES_OBJECT } from '../../language/en/run-on.ts'
import { isPast } from '../../lex/stem.ts'
import { COMMANDS } from './tells.ts'
import { isPlace } from './there.ts'

const UNDECIDED = new Set(['probably', 'maybe', 'perhaps', 'possibly'])

/** "I need to reschedule something": which task is still to be said. */
export function isOpen(text: Span | undefined, reader: Reader): boolean {
  return text !== undefined && text.to === text.from + 2 && reader.word(text.from + 1) === 'something'
}

/** "I must have left it there" guesses at what happened, "I should have rung" regrets it. */
export function isPerhapsDone(text: Span | undefined, reader: Reader): boolean {
  return text !== undefined && reader.word(text.from) === 'have' && isPast(reader.word(text.from + 1))
}

/** "I have to try again", "I need to sit down for a minute": nobody would write that down. */
export function isIdle(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined || !IDLE_DEEDS.has(reader.word(text.from))) return false
  for (let at = text.from + 1; at < text.to; at++) if (!BESIDE_IDLE.has(reader.word(at))) return false
  return true
}

/** "I need to buy a stamp" is a task; "I need to delete the old one from my list" asks for just that. */
export function isPlainDoing(span: Span | undefined, reader: Reader): boolean {
  if (span === undefined) return false
  const first = reader.word(span.from)
  if (
    first === 'not' ||
    // "I should like to think it over" is a wish.
    (first === 'like' && reader.word(span.from + 1) === 'to') ||
    CRAVED.has(reader.word(span.from + 1)) ||
    // "I want to set | the 5th for 8pm"
    (TAKES_OBJECT.has(first) && reader.values({ from: span.from + 1, to: span.to }) !== null) ||
    (ASKING.has(first) && !isVisit(span, reader)) ||
    UNDECIDED.has(first) ||
    // "I need my Sunday back"
    (isIn('DET', first) && reader.isMoment({ from: span.from + 1, to: span.to })) ||
    // "got to the post office" tells where somebody went.
    (reader.word(span.from - 1) === 'to' && isIn('DET', first))
  )
    return false
  for (let at = span.from; at < span.to; at++) if (REMINDERS.has(reader.word(at))) return false
  if (isIn('PUT', first) && isPutOnList(span, reader)) return false
  const command = COMMANDS.some((name) => isIn(name, first))
  if (command && [1, 2].some((ahead) => namesWhole(span.from + ahead, span.to, reader))) return false
  if (
    !isIn('DELETE', first) &&
    !isIn('SHOW', first) &&
    !isIn('MARK', first) &&
    !isIn('MOVE', first) &&
    !isIn('RENAME', first) &&
    !isIn('CLEAR', first) &&
    !isIn('REOPEN', first) &&
    !isIn('SCHEDULE', first)
  )
    return true
  if (isNumber(reader.word(span.from + 1)) || (NUMBERING.has(reader.word(span.from + 1)) && hasNumber(span, reader)))
    return false
  // "shift the 6th one to 3pm", "move the 3rd to friday", "push the first three to monday"
  if ([1, 2].some((ahead) => isPlace(reader.word(span.from + ahead)) && isPlaced(reader.word(span.from + ahead + 1))))
    return false
  for (let at = span.from + 1; at < span.to; at++)
    if (ON_THE_LIST.has(reader.word(at)) && !reader.isMoment({ from: at, to: at + 1 })) return false
  return true
}

/** "I've got to see the solicitor on the 12th" is a visit; it does not ask to see tasks. */
function isVisit(span: Span, reader: Reader): boolean {
  const { from, to } = span
  if (reader.word(from) !== 'see' || isIn('WH', reader.word(from + 1)) || reader.names(from + 1)) return false
  for (let at = from + 1; at < to; at++)
    if (ON_THE_LIST.has(reader.word(at)) || isIn('TASK', reader.word(at)) || isIn('LIST', reader.word(at))) return false
  return reader.items(span, {}, 'one').some(({ title, when }) => when !== undefined && title.includes(' '))
}

function isPlaced(behind: string): boolean {
  return PLACED.has(behind) || numberOf(behind) !== null
}

const PLACED = new Set(['one', 'ones', 'task', 'item', 'to', 'until', 'till', 'for', 'by', 'back', 'and', '&'])

/** "I want to put … on my list" is a request, not a task. */
function isPutOnList({ from }: Span, reader: Reader): boolean {
  for (let at = from + 2; at < from + LONGEST_PUT; at++)
    if (reader.word(at) === 'list' && (isIn('DET', reader.word(at - 1)) || isIn('DET', reader.word(at - 2))))
      return true
  return false
}

const LONGEST_PUT = 30

/** Whether the whole name of a task stands here, and not just the "new" of "the new router". */
function namesWhole(from: number, to: number, reader: Reader): boolean {
  if (!reader.names(from)) return false
  for (let end = from + 1; end <= to; end++) {
    const next = reader.word(end)
    // 'rename the gym "swim"'
    const isQuoted = end < to && /^["\u201c]/.test(reader.text({ from: end, to: end + 1 }))
    const ends =
      end === to || isQuoted || BEHIND_NAMES.has(next) || isIn('TASK', next) || reader.isMoment({ from: end, to })
    if (ends && reader.isNamed({ from, to: end })) return true
  }
  return false
}

function isNumber(word: string): boolean {
  return /^#?\d+(?:-\d+)?$/.test(word)
}

/** "no. 2", "number 2". */
function hasNumber({ from }: Span, reader: Reader): boolean {
  return [2, 3].some((ahead) => isNumber(reader.word(from + ahead)))
}

const NUMBERING = new Set(['no', 'number', '#', 'task', 'item'])
const ASKING = new Set('know see hear what be add remind'.split(' '))

/** "I ought to wash the mats", when that is on the list, asks for nothing new; nor does "I should like …". */
export function isOnList(text: Span | undefined, reader: Reader): boolean {
  if (text === undefined) return false
  const first = reader.word(text.from)
  if (first === 'like' || (isIn('DOING', first) && reader.isNamed(text))) return true
  // "I need to do the broadband", where 'Cancel broadband' is on the list.
  return (
    first === 'do' && isIn('DET', reader.word(text.from + 1)) && reader.isNamed({ from: text.from + 2, to: text.to })
  )
}
