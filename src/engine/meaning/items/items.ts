// The tasks in a span: "milk, eggs and bread" is three, "mac and cheese" is one. Dates, priorities and notes are taken
// out of the title; everything else stays as typed.

import type { Item, Values, When } from '../../../domain/act.ts'
import type { Chart } from '../../chart/chart.ts'
import type { Reader, Span, Telling } from '../../chart/rule.ts'
import { mergeValues, mergeWhens } from '../../grammar/build.ts'
import { AROUND_QUOTES } from '../../language/en/another-one.ts'
import { isIn } from '../../language/en/classes.ts'
import { THE_OR_OUR } from '../../language/en/determiners.ts'
import { joinsPair } from '../../language/en/pairs.ts'
import { isPerson } from '../../language/en/persons.ts'
import { likeDates } from '../like-dates.ts'
import type { SureDate } from '../sure-dates.ts'
import { atUsualHour } from '../usual-hour.ts'
import type { Clock } from '../when.ts'
import { minutesBefore } from './behind.ts'
import { areAlike } from './doing.ts'
import { eachMoment } from './each-moment.ts'
import { itemOf } from './item.ts'
import { repaired } from './mended.ts'
import { noteIn } from './note-in.ts'
import { partsOf } from './parts.ts'
import { groupsIn, saidOfAll, sharedOf, withoutAll } from './shared.ts'

const MOST_ITEMS = 100

/** Reads each span only once; reading counts against the limit for a message. */
export function remembered(chart: Chart, sure: readonly SureDate[]): Reader['items'] {
  const kept = new Map<string, Item[]>()
  let dates: readonly SureDate[] | null = null
  return (span, given, how) => {
    const key = `${span.from} ${span.to} ${how} ${Object.keys(given).length === 0 ? '' : JSON.stringify(given)}`
    const before = kept.get(key)
    if (before !== undefined) return before
    chart.budget -= 2 * (span.to - span.from)
    dates ??= [...sure, ...likeDates(chart)]
    const items = chart.budget <= 0 ? [] : itemsOf(chart, dates, span, given, how)
    kept.set(key, items)
    return items
  }
}

export function itemsOf(chart: Chart, dates: readonly SureDate[], span: Span, given: Values, how: Telling): Item[] {
  const mended = repaired(chart, span, (part, values, told) => itemsOf(chart, dates, part, values, told), given, how)
  if (mended !== null) return mended
  const headed = headingOf(chart, span)
  if (headed !== null)
    return itemsOf(chart, dates, { from: headed.to, to: span.to }, mergeValues(given, headed.value) ?? given, how)
  const ofAll = how === 'titled' ? null : saidOfAll(chart, span)
  if (ofAll !== null) {
    const values = mergeValues(given, ofAll.values) ?? given
    return eachOf(chart, { from: span.from, to: ofAll.from }).flatMap((part) =>
      itemsOf(chart, dates, part, values, how),
    )
  }
  const groups = how === 'titled' ? null : groupsIn(chart, span)
  if (groups !== null) return groups.flatMap((group) => itemsOf(chart, dates, group, given, how))
  const quoted = quotesIn(chart, span)
  if (quoted.length > 0) return quoted.flatMap((part) => itemsOf(chart, dates, part, given, 'titled'))
  const sure = withOwnDates(
    chart,
    dates.map((date) => withinSpan(chart, date, span)),
    span,
  )
  const noted = noteIn(chart, span)
  if (noted !== null && noted.to < span.to) {
    const behind = chart.whole('VALUES', { from: noted.to, to: span.to })
    if (behind === undefined) return []
    return itemsOf(chart, dates, { from: span.from, to: noted.to }, mergeValues(given, behind.value) ?? given, how)
  }
  const parts = partsOf(chart, sure, { from: span.from, to: noted?.from ?? span.to }, how)
  const shared = sharedOf(chart, sure, parts)
  const named = shared === null ? parts : parts.slice(0, -1)
  const told = named.flatMap((part) => itemOf(chart, sure, part) ?? []).slice(0, MOST_ITEMS)
  const items = onSameDay(withVerb(withoutAnother(withoutAll(told))))
  const last = items.at(-1)
  // "call the groomer and order food | both for thursday" says explicitly what it applies to.
  const isOfAll = last !== undefined && last.title !== told.at(-1)?.title
  // "milk and eggs for tomorrow" dates both, "call Bob and feed the cat tomorrow" only the last.
  const others = items.slice(0, -1)
  const own = others.some((item) => item.when !== undefined || item.priority !== undefined) || isSetOff(chart, named)
  const spread = items.length > 1 && !own && (isOfAll || areAlike(chart, named)) ? last : undefined
  return items.flatMap((item, index) => {
    const besides = shared?.every === true || (shared !== null && index === items.length - 1) ? shared.item : undefined
    const told = { ...besides, ...(spread === undefined ? {} : pick(spread)) }
    return eachMoment(withGiven(item, told, given, noted?.text, chart.facts.clock))
  })
}

/** "a haircut at 9 and another haircut for Leo": drops "another". */
function withoutAnother(items: readonly Item[]): readonly Item[] {
  return items.map((item, index) => {
    const [more, head, ...rest] = item.title.split(' ')
    const isMore = head !== undefined && ANOTHER.has(more?.toLowerCase() ?? '')
    const isSame = isMore && items.slice(0, index).some(({ title }) => title.toLowerCase().split(' ').includes(head))
    return isSame ? { ...item, title: [head, ...rest].join(' ') } : item
  })
}

const ANOTHER = new Set(['another'])

/** "call Ann at 3 and | Bob at 4": a name with its own time takes the verb before it. */
function withVerb(items: readonly Item[]): readonly Item[] {
  const [first, ...others] = items
  const words = first?.title.split(' ') ?? []
  const lead = words.slice(0, THE_OR_OUR.has(words.at(-2) ?? '') ? -2 : -1)
  const verb = lead.at(-1)?.toLowerCase() ?? ''
  const isShared =
    first?.when !== undefined &&
    (isIn('DOING', verb) || WITH.has(verb)) &&
    [...others, { ...first, title: words.at(-1) ?? '' }].every(({ title, when }) => when !== undefined && isOne(title))
  return isShared ? [first, ...others.map((item) => ({ ...item, title: [...lead, item.title].join(' ') }))] : items
}

const WITH = new Set(['with', 'to', 'for', 'at'])

/** "Bob", "dad". */
function isOne(name: string): boolean {
  return /^\p{Lu}\p{Ll}+$/u.test(name) || isPerson(name)
}

/** "the vet at 12 tomorrow and the groomer at 3": the second hour is on the same day. */
function onSameDay(items: readonly Item[]): readonly Item[] {
  const [first, second, ...others] = items
  const [day, hour] = [first?.when, second?.when]
  if (second === undefined || others.length > 0 || day?.day == null || day.time === null) return items
  if (hour === undefined || hour.day !== null || hour.time?.open !== true || hour.like !== undefined) return items
  const when = mergeWhens(hour, { ...day, time: null })
  return when === null ? items : items.with(1, { ...second, when })
}

/** "oil change and tyre rotation, both for friday": the "and" separates the two. */
function eachOf(chart: Chart, span: Span): Span[] {
  const joints: number[] = []
  for (let at = span.from; at < span.to; at++) if (JOINTS.has(chart.word(at))) joints.push(at)
  const [joint] = joints
  if (joint === undefined || joints.length > 1 || joinsPair((at) => chart.word(at), joint)) return [span]
  return [
    { from: span.from, to: joint },
    { from: joint + 1, to: span.to },
  ]
}

const JOINTS = new Set([',', 'and', '&', '+'])

/** "for friday: sweep the yard, wash the van": a value before a colon applies to all. */
function headingOf(chart: Chart, { from, to }: Span): { to: number; value: Values } | null {
  const start = LEADS_VALUE.has(chart.word(from)) ? from + 1 : from
  const head = chart
    .read('VALUES', start)
    .find(({ end, value }) => end < to - 1 && chart.word(end) === ':' && (value.when != null || value.priority != null))
  return head === undefined ? null : { to: head.end + 1, value: head.value }
}

const LEADS_VALUE = new Set(['for', 'on', 'by', 'due'])

/** "milk, and pills every day", "milk plus eggs for friday": the last item stands apart, so its date is its own. */
function isSetOff(chart: Chart, parts: readonly Span[]): boolean {
  const { from } = parts.at(-1) ?? { from: 0 }
  return chart.word(from - 1) === 'plus' || (parts.length === 2 && chart.word(from - 2) === ',')
}

/** Quoted titles, each with the date after it, if there is little else; empty if one quote is the whole span. */
function quotesIn(chart: Chart, { from, to }: Span): Span[] {
  const parts: Span[] = []
  for (let at = from; at < to; ) {
    const last = parts.at(-1)
    const isQuote = chart.words[at]?.kind === 'quote'
    const [valued] = last === undefined || isQuote ? [] : valuesAt(chart, at, to)
    if (isQuote) parts.push({ from: at, to: at + 1 })
    else if (last !== undefined && valued !== undefined) parts[parts.length - 1] = { from: last.from, to: valued }
    else if (!AROUND_QUOTES.has(chart.word(at))) return []
    at = valued ?? at + 1
  }
  return parts[0]?.from === from && parts.length === 1 ? [] : parts
}

/** Where values that start here may end, longest first. */
function valuesAt(chart: Chart, at: number, to: number): number[] {
  const start = LEADS_VALUE.has(chart.word(at)) ? at + 1 : at
  const ends = chart
    .read('VALUES', start)
    .flatMap(({ end, value }) => (value.when == null && value.priority == null ? [] : [end]))
  return ends.filter((end) => end <= to).sort((one, other) => other - one)
}

/** "… today and tomorrow I need to …": the part of a longer date that belongs to this span. */
function withinSpan(chart: Chart, date: SureDate, { to }: Span): SureDate {
  if (date.from >= to || date.to <= to) return date
  // The date itself begins after its "at" or "on".
  for (const from of [date.from, date.from + 1]) {
    const part = chart.facts.dates.get(from)?.find(({ end, weak }) => end === to && !weak)
    if (part !== undefined) return { ...date, to, when: part.when }
  }
  return date
}

/** A part that is entirely a date is a date, however it would read elsewhere: "deadline, january 31 noon". */
function withOwnDates(chart: Chart, sure: readonly SureDate[], span: Span): readonly SureDate[] {
  for (let at = span.from + 1; at < span.to - 1; at++) {
    if (chart.word(at) !== ',' || sure.some((date) => date.from < at && at < date.to)) continue
    let to = at + 1
    while (to < span.to && chart.word(to) !== ',') to++
    // "lunch, 25th november, 3pm": a date with a comma inside it is read as one.
    if (sure.some((date) => date.from > at && date.from < to && date.to > to)) continue
    const value = chart
      .read('VALUE', at + 1)
      .find((one) => one.end === to && one.value.when != null && Object.keys(one.value).length === 1 && to - at > 2)
    const when = value?.value.when
    if (when != null)
      return [...sure.filter((date) => date.to <= at || date.from >= to), { from: at + 1, to, when, led: false }]
  }
  return sure
}

function pick({ when, priority }: Item): Partial<Item> {
  return { ...(when === undefined ? {} : { when }), ...(priority === undefined ? {} : { priority }) }
}

/** The item's own moment, completed from the shared one: "eggs at 5" in a list for "saturday at noon". */
function ownBefore(own: When, other: When): When {
  const whole = mergeWhens(own, other)
  // "at 2 to ring Jo and at 4 to fetch Ben": an hour without a day has nothing to share.
  if (whole !== null || other.day === null) return whole ?? own
  return (isNoEarlier(own, other) ? mergeWhens(own, { ...other, time: null }) : null) ?? own
}

/** "remind me tonight to set the oven for 6": an hour already past on that day belongs to another day. */
function isNoEarlier({ time: own }: When, { time: other }: When): boolean {
  if (own === null || other === null || own.open) return true
  return own.hour * 60 + own.minute >= other.hour * 60 + other.minute
}

function withGiven(item: Item, told: Partial<Item>, given: Values, note: string | undefined, clock: Clock): Item {
  const other = told.when ?? given.when ?? undefined
  const when = item.when === undefined || other === undefined ? (item.when ?? other) : ownBefore(item.when, other)
  const early = given.shift === undefined ? undefined : minutesBefore(given.shift)
  const remind_before = item.remind_before ?? given.remind_before ?? early ?? undefined
  const priority = item.priority ?? told.priority ?? given.priority ?? undefined
  const description = note ?? item.description ?? given.note ?? undefined
  const whole = {
    title: item.title,
    ...(description === undefined ? {} : { description }),
    ...(priority === undefined ? {} : { priority }),
    ...(when === undefined ? {} : { when }),
    ...(remind_before === undefined ? {} : { remind_before }),
  }
  return atUsualHour(whole, clock)
}
