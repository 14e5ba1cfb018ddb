// A clause that only comments, or a request that we didn't understand.

import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'

const closings = phrasesIn('CLOSING')

const COMMANDS = ['DELETE', 'MOVE', 'RENAME', 'FINISH', 'REOPEN'] as const

/** Whether a remark begins like a command: then we say that it was left. */
export function asksFor(chart: Chart, span: Span): boolean {
  const first = chart.word(span.from)
  if (first === 'add' || first === 'remind' || COMMANDS.some((name) => isIn(name, first))) return true
  // "glue a note to it that the step is loose"
  return isIn('DOING', first) && chart.some(span, (at) => isIn('NOTEFIELD', chart.word(at)))
}

/** Only an explanation, with no date, no other task and no command. */
export function isRemark(chart: Chart, span: Span, of: readonly string[] = []): boolean {
  return !setsMoment(chart, span) && asksNothing(chart, span, of)
}

/** No other task and no command. */
export function asksNothing(chart: Chart, { from, to }: Span, of: readonly string[]): boolean {
  for (let at = from; at < to; at++) {
    if (chart.read('NAME', at).some(({ value }) => !value.ids.every((id) => of.includes(id)))) return false
    const opens = at === from || chart.isMark(at - 1) || isIn('THEN', chart.word(at - 1))
    // "… would you believe"
    if (endsOf(closings, chart.words, at, to).some((end) => end > at + 1)) continue
    if (opens && hasCommand(chart, { from: at, to })) return false
  }
  return true
}

/** A date that could be a due date; "mondays" and "now" describe how things are. */
function setsMoment(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    // "the 20th's a friday"
    if (HABITS.has(chart.word(at)) || chart.word(at - 1) === 'a') continue
    const dated = chart.read('WHEN', at).filter((one) => one.cost === 0)
    if (dated.length > 0 && !dated.some((one) => isSubject(chart, one.end))) return true
  }
  return false
}

const HABITS = new Set('mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends now'.split(' '))

/** "Sunday's the game" is about the day and sets no date. */
function isSubject(chart: Chart, end: number): boolean {
  return chart.word(end - 1) === "'s" || IS.has(chart.word(end))
}

const IS = new Set(['is', "'s"])

export function hasCommand(chart: Chart, { from }: Span): boolean {
  const first = chart.word(from)
  if (isIn('SUBJECT', first) && first !== 'my') return true
  return ['DELETE', 'FINISH', 'MOVE', 'RENAME', 'SHOW', 'SETV', 'MARK', 'ADD', 'WH', 'AUXQ', 'REOPEN', 'NEVER'].some(
    (name) => isIn(name as 'DELETE', first),
  )
}
