// The part of a day that was said with it: "this afternoon's jobs", "tomorrow morning". What has no hour of its own may be at any.

import type { Where } from '../../domain/act.ts'
import type { Span } from '../chart/rule.ts'
import { PARTS, TONIGHT } from '../dates/words.ts'
import { isIn } from '../language/en/classes.ts'

/** From which hour to which; the end of the day where none is given. */
const HOURS: Readonly<Record<string, readonly [string, string?]>> = {
  morning: ['00', '12'],
  afternoon: ['12', '18'],
  evening: ['17'],
  night: ['17'],
}

const MIDNIGHT = 'T00:00:00'
/** With the hour that the clocks may be put back by. */
const LONGEST_DAY = 25 * 3_600_000

interface Words {
  word(at: number): string
}

/** Whether it is one day from its first hour to its last. */
export function isWholeDay({ due_after, due_before }: Where): boolean {
  if (due_after?.includes(MIDNIGHT) !== true || due_before?.includes(MIDNIGHT) !== true) return false
  return Date.parse(due_before) - Date.parse(due_after) <= LONGEST_DAY
}

/** What was said of a whole day, narrowed to its part that was said in these words. */
export function inPart(words: Words, span: Span, where: Where): Where {
  const { due_after } = where
  const [from, to] = HOURS[partIn(words, span) ?? ''] ?? []
  if (from === undefined || due_after === undefined || !isWholeDay(where)) return where
  return { ...where, due_after: at(due_after, from), ...(to === undefined ? {} : { due_before: at(due_after, to) }) }
}

function at(midnight: string, hour: string): string {
  return midnight.replace(MIDNIGHT, `T${hour}:00:00`)
}

function partIn(words: Words, { from, to }: Span): string | undefined {
  for (let index = from; index < to; index++) {
    const word = words.word(index)
    const part = TONIGHT.has(word) ? 'night' : isFirstThing(words, index) ? 'morning' : PARTS.get(word)
    if (part !== undefined) return part
  }
  return undefined
}

/** "first thing tomorrow", and not "my first thing on friday". */
function isFirstThing(words: Words, at: number): boolean {
  return words.word(at) === 'first' && words.word(at + 1) === 'thing' && !isIn('DET', words.word(at - 1))
}
