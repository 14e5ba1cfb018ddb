// A new task from a range of words: its title, and the date and priority that were said with it.

import type { NewItem } from '../../domain/action.ts'
import { type DateExpression, type DateSpan, resolveDate } from '../date-reading.ts'
import { wordsOf } from '../lexicon.ts'
import { aheadAt } from './ahead.ts'
import { datesWithin, type Message, type Range } from './message.ts'
import type { Level } from './priority.ts'
import { cutTitle, politeTail } from './title.ts'
import { quoteIn, titleText } from './title-text.ts'

/** The date of an item: the first one said, with the time or day of another where it lacks one. */
export function dueOf(message: Message, spans: readonly DateSpan[]): { due_date?: string; repeats?: boolean } {
  const first = spans[0]
  if (first === undefined) return {}
  let expression: DateExpression = first.expression
  for (const other of spans.slice(1)) {
    if (expression.day === null && other.expression.day !== null)
      expression = { ...expression, day: other.expression.day }
    else if (expression.time === null && other.expression.time !== null)
      expression = { ...expression, time: other.expression.time }
  }
  const due = resolveDate(expression, message.situation.now, message.situation.timezone)
  const repeats = spans.some((span) => span.repeats)
  return { ...(due === null ? {} : { due_date: due }), ...(repeats ? { repeats } : {}) }
}

const VAGUE = new Set([
  ...wordsOf(
    'later, again, something, soon, sometime, please, ok, and, or, the, a, an, to, of, for, then, also, with, plus, so, but, &',
  ),
])

const MADE = new Set(['set', 'made', 'created', 'scheduled', 'added'])

/** Only politeness, or only how long before. */
function saysNothing(message: Message, { from, to }: Range): boolean {
  const only = message.tokens[from]?.text ?? ''
  if (to - from === 1 && (VAGUE.has(only) || /^\d{1,3}$/.test(only))) return true
  // "I need a gym reminder set up for noon"
  if (to - from <= 2 && MADE.has(only) && (to - from === 1 || message.tokens[to - 1]?.text === 'up')) return true
  return politeTail(message, from, to) === to - from || aheadAt(message.tokens, from, to) === to - from
}

/** An item from a range of tokens, or null where no title is left. */
export function itemOf(
  message: Message,
  range: Range,
  extra: readonly DateSpan[] = [],
  level?: Level,
  clauses = true,
): NewItem | null {
  const cut = cutTitle(message, range, clauses)
  const title = titleText(message, cut.range)
  if (title === '' || saysNothing(message, cut.range)) return null
  const quoted = quoteIn(message, cut.range) !== undefined
  const inside = quoted ? [] : datesWithin(message, cut.range)
  const due = dueOf(message, [...extra, ...[...cut.dates].sort((a, b) => a.first - b.first), ...inside])
  const priority = level ?? cut.level
  return { title, ...(priority === undefined ? {} : { priority }), ...due }
}
