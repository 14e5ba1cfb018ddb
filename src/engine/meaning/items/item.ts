// Reads one task from a span: takes the values off both ends and keeps the rest as the title.

import type { Item, When } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Span } from '../../chart/rule.ts'
import { mergeWhens } from '../../grammar/build.ts'
import { isIn } from '../../language/en/classes.ts'
import { gistOf } from '../gist.ts'
import { isThing, type SureDate } from '../sure-dates.ts'
import { isDueSaid, minutesBefore } from './behind.ts'
import { belongsToTitle, contradicts, type Draft, draftOf } from './draft.ts'
import { isEmpty, isValue } from './no-title.ts'
import { takeBefore } from './take-before.ts'
import { takeBehind, takeDangling } from './take-behind.ts'
import { titleText } from './title-text.ts'

/** Null if no title remains. */
export function itemOf(chart: Chart, sure: readonly SureDate[], span: Span): Item | null {
  const draft = draftOf(span)
  takeBehind(chart, sure, draft)
  takeBefore(chart, sure, draft)
  takeDangling(chart, draft)
  const { from, to, dates, priority, early } = draft
  // "6pm, | thanks": drops the comma before what was taken off.
  const end = chart.word(to - 1) === ',' ? to - 1 : to
  if (end <= from || isValue(chart, from, end)) return null
  const inside = sure.filter(
    (one) =>
      one.from > from &&
      one.to < to &&
      !(one.when.day !== null && isDueSaid(chart, dates)) &&
      !belongsToTitle(chart, one) &&
      !contradicts(chart, one, dates) &&
      !(tellsWhich(chart, one, to) && !DUE_THEN.has(chart.word(one.from))),
  )
  const title = titleIn(
    chart,
    draft,
    inside.filter((one) => !tellsWhich(chart, one, to)),
  )
  if (title === '' || isEmpty(chart, from, end)) return null
  const when = joined([...dates, ...inside])
  const remind_before = early === undefined ? undefined : minutesBefore(early)
  return {
    title,
    ...(priority === undefined ? {} : { priority }),
    ...(when === null ? {} : { when }),
    ...(remind_before === undefined ? {} : { remind_before }),
  }
}

/**
 * "wine for friday dinner", "reply to saturday party": the day is part of the title. Things "for" or "before" the
 * event are due by then.
 */
function tellsWhich(chart: Chart, { from, to }: SureDate, end: number): boolean {
  // "stretch before 7am run": a possible verb without an object is a noun.
  const isDoing = to === end - 1 && isIn('DOING', chart.word(to))
  return WHICH.has(chart.word(from)) && (isThing(chart, to) || isDoing)
}

const DUE_THEN = new Set(['for', 'before', 'after'])
const WHICH = new Set([...DUE_THEN, 'to', 'from', 'of', 'during'])

function titleIn(chart: Chart, { from, to, isComing }: Draft, inside: readonly SureDate[]): string {
  const gist = gistOf(chart, { from, to })
  const typed = titleText(chart, { from: gist.from, to }, inside)
  const thing = isComing ? typed.replace(/['\u2019]s$/, '') : typed
  return gist.verb === '' ? thing : `${gist.verb} ${thing}`
}

function joined(dates: readonly SureDate[]): When | null {
  const [first, ...others] = dates
  if (first === undefined) return null
  return others.reduce<When>((when, other) => mergeWhens(when, other.when) ?? when, first.when)
}
