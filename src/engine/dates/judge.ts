// Whether something that looks like a date is meant as one. Titles are full of dates that aren't: "The 5th Wave", "call
// Sun", "9/11 report".

import type { Gathered } from './gather.ts'
import { type Line, textAt } from './read-number.ts'
import { endsHere } from './surroundings.ts'
import {
  COUNTERS,
  DETERMINERS,
  FREQUENCIES,
  NAMERS,
  STRONG_LEADS,
  TASK_NOUNS,
  WEEKDAY_ADJECTIVES,
  WEEKDAY_NOUNS,
} from './words.ts'

/** Null means no date at all; weak means a date only where one is expected. */
export function judge(line: Line, at: number, core: number, whole: Gathered): 'sure' | 'weak' | null {
  const led = core > at
  const tasks = TASK_NOUNS.has(textAt(line, whole.next))
  if (tasks && whole.pieces.some(({ certainty }) => certainty !== 'weak')) return 'sure'
  if (isPossessive(line, whole)) return 'weak'
  if (isName(line, at, core, whole) || (!tasks && describesNoun(line, at, core, whole))) return 'weak'
  if (whole.pieces.some(({ certainty }) => certainty === 'sure')) return 'sure'
  const somehow = whole.pieces.some(({ certainty }) => certainty === 'led')
  if (somehow && at === 0 && whole.next >= line.length) return 'sure'
  if (isMonthName(line, whole)) return 'weak'
  if (somehow && (led || whole.pieces.length > 1)) return isMonthOnly(line, at, core, whole) ? 'weak' : 'sure'
  if (led && STRONG_LEADS.has(textAt(line, core - 1))) return 'sure'
  return isPlainWord(line, core, whole) ? null : 'weak'
}

/** "next week's", even without the apostrophe. */
function isPossessive(line: Line, whole: Gathered): boolean {
  const last = line[whole.next - 1]
  return (
    last?.possessive === true ||
    (last?.text === 'weeks' && whole.day?.is === 'period' && line[whole.next]?.mark === false)
  )
}

/** "meet with Friday", "sunday school", "task 4/5". */
function isName(line: Line, at: number, core: number, whole: Gathered): boolean {
  const before = textAt(line, at - 1)
  const day = whole.day?.is
  if (day === 'weekday' && WEEKDAY_NOUNS.has(textAt(line, whole.next))) return true
  if (core > at || whole.pieces.length > 1) return false
  if (day === 'weekday' && WEEKDAY_ADJECTIVES.has(before)) return true
  if ((day === 'weekday' || day === 'month' || day === 'holiday') && NAMERS.has(before)) return true
  const numeral = line[core]?.numeral
  return numeral != null && numeral.is !== 'clock' && COUNTERS.has(before)
}

/**
 * "the friday meeting", "my 10 am train", "end of month report": the date identifies the meeting and isn't a due date.
 */
function describesNoun(line: Line, at: number, core: number, whole: Gathered): boolean {
  const lead = core > at ? textAt(line, core - 1) : ''
  if (whole.pieces.length > 1 || STRONG_LEADS.has(lead)) return false
  const before = textAt(line, core - 1)
  const determined = DETERMINERS.has(before) || before.endsWith("'s") || DETERMINERS.has(textAt(line, core))
  if (determined && FREQUENCIES.has(textAt(line, core)) && line[whole.next]?.mark === false) return true
  if (endsHere(line, whole.next)) return false
  const day = whole.day?.is
  if (day === 'period' || day === 'month')
    return whole.day !== null && 'edge' in whole.day && whole.day.edge !== 'whole' && (lead === '' || lead === 'in')
  if (whole.time?.is === 'end of day') return lead === ''
  if (whole.repeats && !/^(every|each)$/.test(textAt(line, core))) return determined
  if (day === 'weekday' && lead === '' && line[core]?.capital && line[core - 1]?.capital && core > 1) return true
  const single = day === undefined || day === 'weekday' || day === 'holiday' || day === 'date'
  return single && determined
}

/** "time to march", "invoices Nov-Dec": a month is a date only after a preposition of time. */
function isMonthOnly(line: Line, at: number, core: number, whole: Gathered): boolean {
  return whole.pieces.every(({ day }) => day?.is === 'month') && (core === at || textAt(line, core - 1) === 'to')
}

/** "March Madness", "May Fair": a month before another capitalised word is part of a name. */
function isMonthName(line: Line, whole: Gathered): boolean {
  const next = line[whole.next]
  if (whole.day?.is !== 'month' || whole.day.year !== null || whole.pieces.length > 1 || next === undefined)
    return false
  return next.capital && !next.mark && line[whole.next - 1]?.capital === true && !endsHere(line, whole.next)
}

/** "sat" and "sun" in mid-sentence, with no sign that they are days. */
function isPlainWord(line: Line, core: number, whole: Gathered): boolean {
  return whole.day?.is === 'weekday' && textAt(line, core).length <= 3 && line[whole.next]?.mark === false
}
