// Sounds like a report or a new time for a task, but is about something else.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { isPerson } from '../language/en/persons.ts'
import { stemOf } from '../lex/stem.ts'
import { taskIdsOf } from '../task-ids.ts'
import { tellsNews } from './not-done.ts'
import { tellsOfRest } from './part-done.ts'

export function tellsOnly(chart: Chart, span: Span, act: Act): boolean {
  if (act.does !== 'change') return tellsNews(chart, span, act)
  const ids = taskIdsOf(act.set.mentions)
  if (act.values.shift !== undefined) return tellsHowLong(chart, span, ids)
  if (ids.length === 0) return false
  return act.values.when != null && (tellsOfSomebody(chart, span, ids) || tellsHours(chart, span))
}

/** No rule took it for a report, and it says where a thing is or how much of it is left. */
export function tellsNoReport(chart: Chart, span: Span, act: Act): boolean {
  return act.does === 'finish' && (tellsOfRest(chart, span) || tellsWhere(chart, span, taskIdsOf(act.set.mentions)))
}

/** "three hours on hold with the dentist", "that's eleven days": a span that moves nothing is a duration. */
function tellsHowLong(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  let tells = false
  for (let at = from; at < to; at++)
    for (const { end } of chart.facts.amounts.get(at) ?? []) {
      // A bare "two hours" with no task named continues the request before.
      if (at === from ? ids.length === 0 : !BEING.has(chart.word(at - 1))) continue
      if (chart.some({ from: at, to: Math.min(end + 1, to) }, (word) => MOVING.has(chart.word(word)))) return false
      tells = true
    }
  return tells
}

const MOVING = new Set('later earlier sooner back forward forwards by more extra longer delay another'.split(' '))

/** "Marcus starts monday" for 'prepare the keycard for Marcus': what he does isn't what is to be done for him. */
function tellsOfSomebody(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  const verb = BEING.has(chart.word(from + 1)) ? from + 2 : from + 1
  if (verb >= to || !DOES.has(stemOf(chart.word(verb)))) return false
  const who = chart.word(from)
  // "the gardener is coming friday" isn't the time of 'Pay gardener', but is that of 'Gardener'.
  return chart.facts.names.isSomebody(ids, who) || (isPerson(who) && !chart.facts.names.begins(ids, who))
}

/** "the bank is open till 5" gives its opening hours. */
function tellsHours(chart: Chart, span: Span): boolean {
  return chart.some(span, (at) => OPEN.has(chart.word(at)) && UNTIL.has(chart.word(at + 1)))
}

const OPEN = new Set(['open', 'opens', 'closed', 'shut', 'closes', 'shuts'])
const UNTIL = new Set(['til', 'till', 'until', 'from', 'at', 'on'])

const BEING = new Set(['is', "'s", 'will', 'was'])
const DOES = new Set(
  'start begin leave come arrive go finish return fly visit travel retire back away off'.split(' ').map(stemOf),
)

/** "the parcel is in the car": where a thing is or takes place; "… is in the post" means that it was sent. */
function tellsWhere(chart: Chart, { from, to }: Span, ids: readonly string[]): boolean {
  return chart.some({ from: from + 1, to: to - 1 }, (at) => {
    const being = STILL.has(chart.word(at - 1)) ? at - 2 : at - 1
    if (!IN.has(chart.word(at)) || !IS.has(chart.word(being)) || chart.isDate(at + 1)) return false
    // "… when I was on the train"
    if (isIn('SUBJECT', chart.word(being - 1))) return false
    return !chart.some(
      { from: at + 1, to },
      (place) => isIn('PUT_AWAY', chart.word(place)) || ids.some((id) => chart.facts.names.has(id, chart.word(place))),
    )
  })
}

const IN = new Set(['in', 'on', 'under', 'behind', 'inside', 'outside', 'at', 'near'])
const IS = new Set(['is', 'are', "'s", 'was', 'were'])
const STILL = new Set(['still', 'now', 'back', 'all', 'just'])
