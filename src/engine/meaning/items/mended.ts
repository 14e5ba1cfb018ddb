// "jam no wait honey": the words after the correction replace those before it.

import type { Item, Values } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Reader, Span, Telling } from '../../chart/rule.ts'
import { endsOf, isIn, phrasesIn } from '../../language/en/classes.ts'
import { mendedWhen } from '../mended-when.ts'
import { twinsIn } from './twins.ts'

/** "jam no wait honey", "at 3pm, sorry I mean 4pm". */
export function repaired(chart: Chart, span: Span, read: Reader['items'], given: Values, how: Telling): Item[] | null {
  const found = repairIn(chart, span)
  if (found === null) return null
  const before = read({ from: span.from, to: found.from }, given, how)
  const last = before.at(-1)
  if (last === undefined) return null
  let said = found.to
  while (MENDING.has(chart.word(said))) said++
  const value = chart
    .read('VALUE', said)
    .filter((one) => one.value.when != null && one.end <= span.to)
    .sort((one, other) => other.end - one.end)[0]
  const when = value?.value.when
  if (value !== undefined && when != null) {
    // "milk tomorrow and cake on friday, no wait, saturday, and soap": corrects the items with that date, and keeps
    // what follows.
    const mended = before.map((item) =>
      isSameMoment(item, last) ? { ...withoutHour(item), when: mendedWhen(item.when, when) } : item,
    )
    const rest = startOfRest(chart, value.end, span.to)
    return rest === null ? mended : [...mended, ...read({ from: rest, to: span.to }, given, how)]
  }
  // "…, high priority, no, medium"
  const [level] = [...chart.read('PRIO', said), ...chart.read('LEVEL', said)]
  if (level !== undefined && last.priority !== undefined)
    return [...before.slice(0, -1), { ...last, priority: level.value }]
  let to = found.to
  while (to < span.to && chart.word(to) !== ',') to++
  // "call Ben, I mean Ken, about the roof": keeps what follows the correction.
  const goesOn = chart.word(to) === ',' && GOING_ON.has(chart.word(to + 1))
  const [rest] = goesOn ? read({ from: to + 1, to: span.to }, given, 'one') : []
  const [after] = read({ from: found.to, to }, {}, 'one')
  if (after === undefined || to - found.to > 6) return null
  // "bread, milk and eggs, actually no eggs"
  const others = before.filter(({ title }) => title.toLowerCase() !== after.title.toLowerCase())
  if (others.length > 0 && others.length < before.length) return others
  const verb = chart.word(span.from)
  const title =
    isIn('DOING', verb) && !isIn('DOING', chart.word(found.to)) && found.from - span.from > 1
      ? `${chart.text({ from: span.from, to: span.from + 1 })} ${after.title}`
      : after.title
  if (rest !== undefined)
    return [...before.slice(0, -1), { ...last, ...after, ...rest, title: `${title} ${rest.title}`.trim() }]
  return [...before.slice(0, -1), { ...last, ...after, title }]
}

function isSameMoment({ when: one }: Item, { when: other }: Item): boolean {
  return one?.day === other?.day && one?.time?.hour === other?.time?.hour && one?.time?.minute === other?.time?.minute
}

/** "text kai at 7 | wait no 8 tonight": removes the hour taken back. */
function withoutHour(item: Item): Item {
  return { ...item, title: item.title.replace(/ (?:at|by|around) \d{1,2}(?::\d\d)?(?: ?[ap]m)?$/i, '') }
}

/** Where the list continues after the correction; null if it doesn't. */
function startOfRest(chart: Chart, from: number, to: number): number | null {
  let at = from
  while (chart.word(at) === ',' || LISTING.has(chart.word(at))) at++
  return at > from && at < to ? at : null
}

const LISTING = new Set(['and', 'also', 'plus', 'oh', 'then'])

const GOING_ON = new Set(['about', 'for', 'to', 'with', 'from', 'at', 'in', 'on', 'by', 'regarding', 're'])

/** "no wait, just friday is fine". */
const MENDING = new Set(['just', 'make', 'it', 'say', 'lets', 'that', 'is'])

const repairs = phrasesIn('REPAIR')

/** "at four, er, half four", "on friday, no, saturday": the date after such a word replaces the one before it. */
function hesitationAt(chart: Chart, at: number): Span | null {
  if (!chart.isMark(at - 1) || !WAVERING.has(chart.word(at))) return null
  const next = chart.isMark(at + 1) ? at + 2 : at + 1
  const isDate = (chart.facts.dates.get(next) ?? []).some(({ weak }) => !weak)
  const isBehindDate = [...chart.facts.dates].some(([, dates]) => dates.some(({ end }) => end === at - 1))
  return isDate && isBehindDate ? { from: at - 1, to: next } : null
}

const WAVERING = new Set(['er', 'um', 'erm', 'uh', 'no', 'well'])

/** Words that take something back: strong ones anywhere, single words only after a comma. */
function repairIn(chart: Chart, { from, to }: Span): Span | null {
  const twins = twinsIn(chart, { from, to })
  for (let at = from + 1; at < to - 1; at++) {
    if (twins.some((twin) => at > twin.from && at < twin.to)) continue
    const hesitation = hesitationAt(chart, at)
    if (hesitation !== null) return hesitation
    const end = endsOf(repairs, chart.words, at, to)[0]
    if (end === undefined || end >= to) continue
    const comma = chart.word(at - 1) === ','
    if (end - at < 2 && !comma) continue
    const next = chart.word(end) === ',' ? end + 1 : end
    return { from: comma ? at - 1 : at, to: next }
  }
  return null
}
