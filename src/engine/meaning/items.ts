// The tasks that a stretch of words would make: "milk, eggs and bread" is three, "mac and cheese" is one. What was said of a
// date, a priority or a note is taken out of the title; everything else stays as it was typed.

import type { Item, Shift, Values, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import type { Reader, Span, Telling } from '../chart/rule.ts'
import { mergeValues, mergeWhens } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import { BEFORE_TITLES } from '../language/en/before-titles.ts'
import { classNamed, endsOf, isIn, isKnown } from '../language/en/classes.ts'
import { SMALL_IN_NAMES } from '../language/en/names.ts'
import { PAIRS } from '../language/en/pairs.ts'
import { gistOf } from './gist.ts'
import { likeDates } from './like-dates.ts'
import { mendedWhen } from './mended-when.ts'
import { neededBefore } from './needed.ts'
import { noteEnd } from './note.ts'
import { numberedParts } from './numbered.ts'
import type { SureDate } from './sure-dates.ts'
import { atUsualHour } from './usual-hour.ts'
import type { Clock } from './when.ts'

const MOST_ITEMS = 100

/** The tasks of each stretch are read once, and reading them counts against what a message may cost. */
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
  const mended = repaired(chart, dates, span, given, how)
  if (mended !== null) return mended
  const quoted = quotesIn(chart, span)
  if (quoted.length > 1) return quoted.flatMap((at) => itemsOf(chart, dates, { from: at, to: at + 1 }, given, how))
  const sure = withOwnDates(
    chart,
    dates.map((date) => withinSpan(chart, date, span)),
    span,
  )
  const noted = noteIn(chart, span)
  if (noted !== null && noted.to < span.to) {
    const behind = chart.read('VALUES', noted.to).find((one) => one.end === span.to)
    if (behind === undefined) return []
    return itemsOf(chart, dates, { from: span.from, to: noted.to }, mergeValues(given, behind.value) ?? given, how)
  }
  const parts = partsOf(chart, sure, { from: span.from, to: noted?.from ?? span.to }, how)
  const shared = sharedOf(chart, sure, parts)
  const named = shared === null ? parts : parts.slice(0, -1)
  const told = named.flatMap((part) => itemOf(chart, sure, part) ?? []).slice(0, MOST_ITEMS)
  const items = withoutAll(told)
  const last = items.at(-1)
  // "call the groomer and order food | both for thursday" says so itself.
  const isOfAll = last !== undefined && last.title !== told.at(-1)?.title
  // "milk and eggs for tomorrow" is said of both; things to do each have their own day.
  const others = items.slice(0, -1)
  const own =
    others.some((item) => item.when !== undefined || item.priority !== undefined) ||
    chart.word((named.at(-1)?.from ?? 0) - 1) === 'plus'
  const spread =
    items.length > 1 && !own && (isOfAll || !named.some((part) => startsDoing(chart, part))) ? last : undefined
  return items.map((item, index) => {
    const besides = shared?.every === true || (shared !== null && index === items.length - 1) ? shared.item : undefined
    return withGiven(
      item,
      { ...besides, ...(spread === undefined ? {} : pick(spread)) },
      given,
      noted?.text,
      chart.facts.clock,
    )
  })
}

/** "wheels, stops and laces all for saturday": "all" is said of the others too. */
function withoutAll(items: readonly Item[]): readonly Item[] {
  return items.length < 2
    ? items
    : items.map((item) => ({ ...item, title: item.title.replace(/(?<=\S) (?:all|both|each)$/i, '') }))
}

/** Where quotations stand that nothing but "and" joins. */
function quotesIn(chart: Chart, { from, to }: Span): number[] {
  const quotes: number[] = []
  for (let at = from; at < to; at++) {
    if (chart.words[at]?.kind === 'quote') quotes.push(at)
    else if (chart.word(at) !== ',' && chart.word(at) !== 'and') return []
  }
  return quotes
}

/** "… today and tomorrow I need to …": of a date that goes on behind what is to be done, the part that belongs to it. */
function withinSpan(chart: Chart, date: SureDate, { to }: Span): SureDate {
  if (date.from >= to || date.to <= to) return date
  // The date itself begins behind its "at" or "on".
  for (const from of [date.from, date.from + 1]) {
    const part = chart.facts.dates.get(from)?.find(({ end, weak }) => end === to && !weak)
    if (part !== undefined) return { ...date, to, when: part.when }
  }
  return date
}

/** A part that is nothing but a date is one, however it would read elsewhere: "deadline, january 31 noon". */
function withOwnDates(chart: Chart, sure: readonly SureDate[], span: Span): readonly SureDate[] {
  for (let at = span.from + 1; at < span.to - 1; at++) {
    if (chart.word(at) !== ',' || sure.some((date) => date.from < at && at < date.to)) continue
    let to = at + 1
    while (to < span.to && chart.word(to) !== ',') to++
    const value = chart
      .read('VALUE', at + 1)
      .find((one) => one.end === to && one.value.when != null && Object.keys(one.value).length === 1 && to - at > 2)
    const when = value?.value.when
    if (when != null)
      return [...sure.filter((date) => date.to <= at || date.from >= to), { from: at + 1, to, when, led: false }]
  }
  return sure
}

/** "jam no wait honey", "at 3pm, sorry I mean 4pm": what comes after takes the place of what it mends. */
function repaired(chart: Chart, sure: readonly SureDate[], span: Span, given: Values, how: Telling): Item[] | null {
  const found = repairIn(chart, span)
  if (found === null) return null
  const before = itemsOf(chart, sure, { from: span.from, to: found.from }, given, how)
  const last = before.at(-1)
  if (last === undefined) return null
  let said = found.to
  while (said < span.to - 1 && MENDING.has(chart.word(said))) said++
  const value = chart
    .read('VALUE', said)
    .filter((one) => one.value.when != null && one.end <= span.to)
    .sort((one, other) => other.end - one.end)[0]
  const when = value?.value.when
  if (value !== undefined && when != null) {
    // "milk tomorrow and cake on friday, no wait, saturday, and soap": what has that date, and what is said behind it.
    const mended = before.map((item) =>
      isSameMoment(item, last) ? { ...withoutHour(item), when: mendedWhen(item.when, when) } : item,
    )
    const rest = startOfRest(chart, value.end, span.to)
    return rest === null ? mended : [...mended, ...itemsOf(chart, sure, { from: rest, to: span.to }, given, how)]
  }
  let to = found.to
  while (to < span.to && chart.word(to) !== ',') to++
  const [after] = itemsOf(chart, sure, { from: found.to, to }, {}, 'one')
  if (after === undefined || to - found.to > 6) return null
  const verb = chart.word(span.from)
  const title =
    isIn('DOING', verb) && !isIn('DOING', chart.word(found.to)) && found.from - span.from > 1
      ? `${chart.text({ from: span.from, to: span.from + 1 })} ${after.title}`
      : after.title
  return [...before.slice(0, -1), { ...last, ...after, title }]
}

function isSameMoment({ when: one }: Item, { when: other }: Item): boolean {
  return one?.day === other?.day && one?.time?.hour === other?.time?.hour && one?.time?.minute === other?.time?.minute
}

/** "text kai at 7 | wait no 8 tonight": the hour that was taken back goes too. */
function withoutHour(item: Item): Item {
  return { ...item, title: item.title.replace(/ (?:at|by|around) \d{1,2}(?::\d\d)?(?: ?[ap]m)?$/i, '') }
}

/** Where more is listed behind what was mended; null where nothing is. */
function startOfRest(chart: Chart, from: number, to: number): number | null {
  let at = from
  while (at < to && (chart.word(at) === ',' || LISTING.has(chart.word(at)))) at++
  return at > from && at < to ? at : null
}

const LISTING = new Set(['and', 'also', 'plus', 'oh', 'then'])

/** "no wait, just friday is fine". */
const MENDING = new Set(['just', 'make', 'it', 'say', 'lets', 'that', 'is'])

const repairs = classNamed('REPAIR') ?? new Map()

/** Words that take something back, strong ones anywhere, single ones behind a comma. */
function repairIn(chart: Chart, { from, to }: Span): Span | null {
  for (let at = from + 1; at < to - 1; at++) {
    const end = endsOf(repairs, chart.words, at, to)[0]
    if (end === undefined || end >= to) continue
    const comma = chart.word(at - 1) === ','
    if (end - at < 2 && !comma) continue
    const next = chart.word(end) === ',' ? end + 1 : end
    return { from: comma ? at - 1 : at, to: next }
  }
  return null
}

function pick({ when, priority }: Item): Partial<Item> {
  return { ...(when === undefined ? {} : { when }), ...(priority === undefined ? {} : { priority }) }
}

function withGiven(item: Item, told: Partial<Item>, given: Values, note: string | undefined, clock: Clock): Item {
  const other = told.when ?? given.when ?? undefined
  const when =
    item.when === undefined || other === undefined ? (item.when ?? other) : (mergeWhens(item.when, other) ?? item.when)
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

/** "an hour before": how long before it is due it reminds; undefined for what is no earlier. */
function minutesBefore({ minutes, days, months }: Shift): number | undefined {
  const before = -(minutes + days * 1440)
  return before > 0 && months === 0 ? before : undefined
}

const NOTES = new Set(['note', 'notes', 'description', 'details', 'memo', 'comment'])
const BEFORE_NOTES = new Set(['with', 'a', 'the', 'and', ',', 'add', '-', '('])
const AFTER_NOTES = new Set([':', 'saying', 'that', '-'])

/** "… with note: 2 %", "… (note: 2 %)", "… with the note 2 %": where the note begins, where it ends, and its text. */
function noteIn(chart: Chart, { from, to }: Span): (Span & { text: string }) | null {
  for (let at = from + 1; at < to - 1; at++) {
    if (!NOTES.has(chart.word(at))) continue
    const told = AFTER_NOTES.has(chart.word(at + 1))
    const given = chart.word(at - 1) === 'with' || (isIn('DET', chart.word(at - 1)) && chart.word(at - 2) === 'with')
    if (!told && !given) continue
    if (chart.word(at + 1) !== ':' && !BEFORE_NOTES.has(chart.word(at - 1))) continue
    let start = at
    while (start - 1 > from && BEFORE_NOTES.has(chart.word(start - 1))) start--
    const text = told ? at + 2 : at + 1
    const end = Math.min(noteEnd(chart, text), to)
    const closed = chart.word(start) === '(' && chart.word(end) === ')' ? end + 1 : end
    return end > text
      ? { from: start, to: Math.min(closed, to), text: noteText(chart.text({ from: text, to: end })) }
      : null
  }
  return null
}

/** ", both for tomorrow", ", the last one for friday": said of all, or of the last. */
function sharedOf(
  chart: Chart,
  sure: readonly SureDate[],
  parts: readonly Span[],
): { item: Partial<Item>; every: boolean } | null {
  const part = parts.at(-1)
  if (part === undefined || parts.length < 2) return null
  const every = SAID_OF_ALL.has(chart.word(part.from))
  const last = /^(the last|last|the last one)\b/.test(chart.text(part).toLowerCase())
  if (!every && !last) return null
  const item = itemOf(chart, sure, part)
  const date = sure.find((one) => one.from >= part.from && one.to <= part.to)
  const said = chart.read('VALUES', part.from + 1).find((one) => one.end === part.to)?.value
  const when = date?.when ?? said?.when ?? undefined
  const priority = item?.priority
  if (when === undefined && priority === undefined) return null
  return { item: { ...(when === undefined ? {} : { when }), ...(priority === undefined ? {} : { priority }) }, every }
}

const SAID_OF_ALL = new Set(['both', 'all', 'each', 'everything'])

function startsDoing(chart: Chart, { from: first, to }: Span): boolean {
  const from = pastDate(chart, first, to)
  const start = AFTER_AND.has(chart.word(from)) ? from + 1 : from
  // "net the kale": before an article an unknown word is a verb.
  const unknown = to - start > 2 && ARTICLES.has(chart.word(start + 1)) && !isKnown(chart.word(start))
  return to - start > 1 && (unknown || isIn('DOING', chart.word(start)))
}

/** "… and on friday | to ring the school": when it is to be done stands before it. */
function pastDate(chart: Chart, from: number, to: number): number {
  const at = DATE_LEADS.has(chart.word(from)) ? from + 1 : from
  const ends = (chart.facts.dates.get(at) ?? []).flatMap(({ end, weak }) => (weak || end >= to ? [] : [end]))
  const end = Math.max(from, ...ends)
  return chart.word(end) === 'to' ? end : from
}

const DATE_LEADS = new Set(['on', 'at', 'by', 'then'])

const BEING = new Set(['is', 'are', 'was', 'were', 'has', 'have'])

/** Enough words to be something to do of its own, and not one more thing to buy. */
function isWhole(chart: Chart, part: Span): boolean {
  for (let at = part.from; at < part.to; at++) if (BEING.has(chart.word(at))) return false
  return part.to - part.from > 2 || startsDoing(chart, part)
}

const AFTER_AND = new Set(['also', 'then', 'to', 'please'])
const PARTERS = new Set([',', ';', 'and', 'plus', '\n'])

function partsOf(chart: Chart, sure: readonly SureDate[], span: Span, how: Telling): Span[] {
  const numbered = numberedParts(chart, span)
  if (numbered !== null) return numbered
  const parts: Span[] = []
  let from = span.from
  let commas = 0
  for (let at = span.from; at < span.to; at++) {
    const text = chart.word(at)
    const word = chart.words[at]
    if (!PARTERS.has(text) && word?.kind !== 'line') continue
    if (word?.kind === 'quote' || sure.some((date) => date.from < at && at < date.to)) continue
    if (text === 'and' && isPair(chart, span, at)) continue
    if (text !== 'and' && text !== 'plus') commas++
    if (at > from) parts.push({ from, to: at })
    from = at + 1
  }
  if (span.to > from) parts.push({ from, to: span.to })
  const values = parts.filter((part) => onlyValues(chart, sure, part))
  const things = parts.filter((part) => !values.includes(part))
  if (things.length < 2 || !areSeveral(chart, sure, things, commas, span, how))
    return tailJoined(chart, sure, span, parts, how)
  return regroup(things, span)
}

/** "fish and chips", wherever it stands in a list. */
function isPair(chart: Chart, { from, to }: Span, at: number): boolean {
  for (const before of [1, 2, 3])
    for (const after of [1, 2])
      if (
        at - before >= from &&
        at + after < to + 1 &&
        PAIRS.has(chart.text({ from: at - before, to: at + after + 1 }).toLowerCase())
      )
        return true
  return false
}

/** Parts that say only a date or a priority belong to the item before them. */
function regroup(things: readonly Span[], span: Span): Span[] {
  return things.map((part, index) => {
    const next = things[index + 1]
    return { from: part.from, to: next === undefined ? span.to : beforeJoin(part, next) }
  })
}

function beforeJoin(part: Span, next: Span): number {
  return Math.max(next.from - 1, part.to)
}

function tailJoined(chart: Chart, sure: readonly SureDate[], span: Span, parts: readonly Span[], how: Telling): Span[] {
  const last = parts.at(-1)
  const tail =
    last !== undefined &&
    parts.length > 1 &&
    (SAID_OF_ALL.has(chart.word(last.from)) || /^the last\b/i.test(chart.text(last)))
  if (!tail) return [span]
  const whole = { from: span.from, to: last.from - 1 }
  return [...partsOf(chart, sure, whole, how), last]
}

function onlyValues(chart: Chart, sure: readonly SureDate[], part: Span): boolean {
  // "…, has to be done by friday"
  if (sure.some((date) => date.to === part.to && neededBefore(chart, part.from - 2, date.from) <= part.from))
    return true
  if (chart.read('PRIO', part.from).some((one) => one.end === part.to)) return true
  return itemOf(chart, sure, part) === null
}

function areSeveral(
  chart: Chart,
  sure: readonly SureDate[],
  parts: readonly Span[],
  commas: number,
  span: Span,
  how: Telling,
): boolean {
  // "book the van, has to be done by friday, and …": what is said of a thing stands behind it.
  const items = regroup(parts, span).map((part) => itemOf(chart, sure, part))
  const dated = parts.filter((part) => sure.some((date) => date.from >= part.from && date.to <= part.to)).length
  const doing = parts.filter((part) => startsDoing(chart, part) && part.to - part.from > 1).length
  const valued = items.every((item) => item?.when !== undefined || item?.priority !== undefined)
  if (parts.slice(1).some((part) => TALKERS.has(chart.word(part.from)))) return false
  // "milk tomorrow and eggs high priority": each has something said of it alone.
  if (valued && (doing === parts.length || commas > 0 || how === 'several')) return true
  const [, ...others] = parts
  const doingAfter = others.every((part) => startsDoing(chart, part) && part.to - part.from > 1)
  const first = parts[0]
  const firstWhole = first !== undefined && (!isIn('DOING', chart.word(first.from)) || hasObject(chart, first))
  if (areNames(chart, parts) || parts.some((part) => /^\d+$/.test(chart.text(part)))) return false
  if (doingAfter && firstWhole && (commas > 0 || how === 'several')) return true
  // "to pick up the sand and on friday to ring the council"
  if (doingAfter && others.every((part) => chart.word(pastDate(chart, part.from, part.to)) === 'to')) return true
  // "buy earplugs, meal prep for four shifts, and ring payroll": three things to do, though one of them has no verb.
  const last = parts.at(-1)
  const ends = last !== undefined && startsDoing(chart, last) && last.to - last.from > 1
  if (commas > 0 && parts.length > 2 && firstWhole && ends && others.every((part) => isWhole(chart, part))) return true
  if (first !== undefined && (startsDoing(chart, first) || isDeed(chart, first, how))) return false
  const words = items.map((item) => item?.title.split(' ').length ?? 0)
  const plain = items.every(
    (item) => !/ (?:of|for|with|to|from|at|in|on|about|the|a|my|our|and) /.test(item?.title ?? ''),
  )
  const short = words.every((count) => count <= 5) && parts.every((part) => !NOT_THINGS.has(chart.word(part.from)))
  if (commas > 0) return short && words.slice(0, -1).every((count) => count <= 4)
  const each = words.every((count) => count <= (how === 'several' ? (plain ? 3 : 2) : 1) || dated > 0)
  return short && each && !PAIRS.has(chart.text(span).toLowerCase())
}

const TALKERS = new Set(['i', 'we', 'they', 'he', 'she', 'it', 'you', 'there'])

/** "remind me to wear red, white and blue", "picking up rice, beans and milk": a verb that no list of verbs has. */
function isDeed(chart: Chart, { from, to }: Span, how: Telling): boolean {
  if (to - from < 2 || how === 'several') return false
  return chart.word(from - 1) === 'to' || chart.word(from).endsWith('ing')
}

/** "wrap and mail the gift" is one thing to do, "print off and sign" too. */
function hasObject(chart: Chart, { from, to }: Span): boolean {
  return to - from > 2 || (to - from === 2 && !PARTICLES.has(chart.word(from + 1)))
}

const PARTICLES = new Set(['up', 'out', 'off', 'in', 'on', 'down', 'over', 'back', 'by', 'round', 'around'])

/** "Law and Order": capitals on both sides of an "and" belong together. */
function areNames(chart: Chart, parts: readonly Span[]): boolean {
  const [one, other] = parts
  if (parts.length !== 2 || one === undefined || other === undefined || chart.word(one.to) !== 'and') return false
  const capital = (at: number): boolean => chart.isCapital(at)
  return one.to > one.from && capital(one.to - 1) && capital(other.from) && one.to - 1 > 0
}

const NOT_THINGS = new Set(
  'then if because so but i it make since not that who which also to with about she he they we is are was you there'.split(
    ' ',
  ),
)

const DANGLING = new Set([
  ',',
  '-',
  '\u2013',
  '\u2014',
  ':',
  ';',
  '.',
  '!',
  '?',
  '\u2026',
  'and',
  'due',
  'by',
  'on',
  'at',
  'for',
  'with',
  'the',
  'a',
  'then',
  'to',
  'as',
  'but',
  'is',
  'in',
  'from',
  'starting',
  'deadline',
])
const LEADING = new Set([
  'probably',
  ',',
  '-',
  ':',
  '\u2013',
  '\u2014',
  'uh',
  'um',
  'er',
  'erm',
  'please',
  'to',
  'that',
  'and',
  '.',
  'also',
  'oh',
  'then',
  '*',
])
const TRAILING = new Set([
  'please',
  'thanks',
  'too',
  'lol',
  'thx',
  'po',
  'x',
  'cheers',
  'mate',
  'also',
  'eh',
  'ta',
  'dear',
  'oh',
  'sometime',
  'onward',
  'onwards',
  "o'clock",
  'oclock',
])
const BEFORE_PRIORITY = new Set([',', 'and', 'as', 'with', 'at', 'a', 'of', 'is', 'it', '-', 'the', '(', 'make', 'its'])

/** What is about friday, or called so, keeps it. */
const KEEPS_DATE = new Set(['was', 'about', 're', 'regarding', 'with', 'than', 'called', 'named', 'of'])

/** "Dr. Friday", "Mrs May". */
function isTitled(chart: Chart, at: number): boolean {
  if (!chart.isCapital(at)) return false
  const before = chart.word(at - 1) === '.' ? chart.word(at - 2) : chart.word(at - 1)
  return TITLES.has(before)
}

const TITLES = new Set([
  'dr',
  'mr',
  'mrs',
  'ms',
  'miss',
  'prof',
  'professor',
  'doctor',
  'captain',
  'aunt',
  'uncle',
  'auntie',
])

/** One task from a stretch of words, or null where no title is left. */
function itemOf(chart: Chart, sure: readonly SureDate[], span: Span): Item | null {
  let { from, to } = span
  const whole = to
  if (to > from + 1 && PICTURE.test(chart.word(to - 1))) to--
  const dates: SureDate[] = []
  let priority: Item['priority']
  let early: Shift | undefined
  let isUndated = false
  let isComing = false
  for (let more = true; more && to > from; ) {
    more = false
    // "at eight o'clock": what ends a date is no mere afterthought.
    const isDated = (end: number): boolean => sure.some((one) => one.to === end)
    while (to > from && !isDated(to) && (isTrailing(chart, to - 1) || isMarkEnd(chart, to - 1))) to--
    if (dates.length > 0) to = beforeCourtesy(chart, from, to)
    if (chart.word(to - 1) === 'latest' && chart.word(to - 3) === 'at' && to - 3 > from) to -= 3
    // "…, latest on friday"
    else if (chart.word(to - 1) === 'latest' && dates.length > 0 && to - 1 > from) to--
    const bracket = bracketBefore(chart, from, to)
    if (bracket !== null) {
      if (bracket.value.when != null) dates.unshift({ from: bracket.from, to, when: bracket.value.when, led: false })
      priority = priority ?? bracket.value.priority ?? undefined
      to = bracket.from
      more = true
      continue
    }
    const undated = undatedBefore(chart, from, to)
    if (undated < to) {
      to = undated
      isUndated = true
      more = true
      continue
    }
    const lead = earlyBefore(chart, from, to)
    if (lead !== null) {
      early = early ?? lead.shift
      to = lead.from
      more = true
      continue
    }
    const isSaid = isDueSaid(chart, dates)
    const date = sure.find((one) => one.to === to && one.from >= from && !(isSaid && one.when.day !== null))
    if (date !== undefined && !KEEPS_DATE.has(chart.word(date.from - 1)) && !isTitled(chart, date.from)) {
      dates.unshift(date)
      to = date.from
      // "the vet's | coming monday"
      isComing = chart.word(to) === 'coming' && COMES.has(chart.word(to - 1)) && to - 1 > from
      if (isComing) to--
      // "chem homework | it's due tomorrow"
      const said = dueSaidFrom(chart, from, chart.word(to) === 'due' ? to : to - 1)
      if (said !== null) {
        to = said
        more = true
        continue
      }
      // "the rent is due | on friday"
      if (chart.word(date.from) === 'due' && IS.has(chart.word(date.from - 1))) {
        to++
        break
      }
      to = neededBefore(chart, from, date.when.recurrence === undefined ? to : repeatingBefore(chart, from, to))
      more = true
      continue
    }
    const day = date === undefined ? shortDayBefore(chart, from, to) : null
    if (day !== null) {
      dates.unshift(day)
      to = day.from
      more = true
      continue
    }
    const level = priorityBefore(chart, from, to)
    if (level !== null) {
      priority = priority ?? level.priority
      to = level.from
      more = true
    }
  }
  // A picture behind a value belongs to neither; behind a title it is part of it.
  if (dates.length === 0 && priority === undefined && !isUndated) to = whole
  for (let more = true; more && to > from; ) {
    more = false
    const [end] = endsOf(BEFORE_TITLES, chart.words, from, to - 1)
    if (end !== undefined) from = end
    else while (from < to - 1 && LEADING.has(chart.word(from))) from++
    const date = sure.find((one) => one.from === from && one.to < to)
    if (date !== undefined) {
      dates.push(date)
      from = date.to
      more = true
    }
    while (from < to - 1 && PRIORITY_END.has(chart.word(from))) from++
    const level = chart.read('PRIO', from).find((one) => one.end < to && PRIORITY_END.has(chart.word(one.end)))
    if (level !== undefined) {
      priority = priority ?? level.value
      from = level.end + 1
      more = true
    }
  }
  while (
    to > from &&
    (dates.length > 0 || priority !== undefined || chart.words[to - 1]?.kind === 'mark') &&
    DANGLING.has(chart.word(to - 1)) &&
    !(chart.word(to - 1) === 'deadline' && chart.word(to - 2) !== ',') &&
    !(chart.word(to - 1) === 'due' && IS.has(chart.word(to - 2))) &&
    !(PARTICLES.has(chart.word(to - 1)) && dates[0]?.led === true)
  )
    to--
  while (to > from + 1 && POLITE.has(chart.word(to - 1))) to--
  // "vitamin a": a letter that nothing stood behind is part of the title.
  const isCut = dates.length > 0 || priority !== undefined
  while (to > from + 1 && ARTICLES.has(chart.word(to - 1)) && (isCut || chart.word(to - 1) !== 'a')) to--
  if (to <= from || isValue(chart, from, to)) return null
  const inside = sure.filter(
    (one) =>
      !(one.when.day !== null && isDueSaid(chart, dates)) &&
      one.from > from &&
      one.to < to &&
      !isTitled(chart, one.from) &&
      !KEEPS_DATE.has(chart.word(one.from - 1)),
  )
  const gist = gistOf(chart, { from, to })
  const typed = titleText(chart, { from: gist.from, to }, inside)
  const thing = isComing ? typed.replace(/['\u2019]s$/, '') : typed
  const title = gist.verb === '' ? thing : `${gist.verb} ${thing}`
  if (title === '' || isEmpty(chart, from, to)) return null
  const when = joined([...dates, ...inside])
  const remind_before = early === undefined ? undefined : minutesBefore(early)
  return {
    title,
    ...(priority === undefined ? {} : { priority }),
    ...(when === null ? {} : { when }),
    ...(remind_before === undefined ? {} : { remind_before }),
  }
}

/** "buy oat milk | before I forget": politeness of several words, with a date behind it. */
function beforeCourtesy(chart: Chart, from: number, to: number): number {
  for (let at = Math.max(from + 1, to - LONGEST_COURTESY); at < to - 1; at++)
    if (endsOf(closing, chart.words, at, to).includes(to)) return at
  return to
}

const LONGEST_COURTESY = 6

/** "…, repeating | every monday": how often it comes is said behind it. */
function repeatingBefore(chart: Chart, from: number, to: number): number {
  return to - 1 > from && REPEATING.has(chart.word(to - 1)) ? to - 1 : to
}

const REPEATING = new Set(['repeating', 'recurring', 'repeat', 'repeats', 'repeated'])

/** "… how to move tasks to monday, due thursday": when it is due has been said. */
function isDueSaid(chart: Chart, dates: readonly SureDate[]): boolean {
  return dates.some(
    ({ from, when }) => when.day !== null && (chart.word(from) === 'due' || chart.word(from - 1) === 'due'),
  )
}

/** "check the tyres sat": behind what is to be done, a short name of a day is one. */
function shortDayBefore(chart: Chart, from: number, to: number): SureDate | null {
  const short = chart.word(to - 1)
  if (
    to - from < (OTHER_WORDS.has(short) || isIn('DOING', chart.word(from)) ? 3 : 2) ||
    !SHORT_DAYS.has(chart.word(to - 1)) ||
    chart.isCapital(to - 1)
  )
    return null
  if (SMALL_IN_NAMES.has(chart.word(to - 2))) return null
  const when = chart.read('WHEN', to - 1).find((one) => one.end === to)?.value
  return when === undefined ? null : { from: to - 1, to, when, led: false }
}

const OTHER_WORDS = new Set(['sat', 'sun'])
const SHORT_DAYS = new Set(['mon', 'wed', 'sat', 'sun'])

/** "(tomorrow)", "(high priority)": a value in brackets that end here. */
function bracketBefore(chart: Chart, from: number, to: number): { from: number; value: Values } | null {
  if (chart.word(to - 1) !== ')') return null
  let open = to - 2
  while (open > from && chart.word(open) !== '(') open--
  if (open <= from) return null
  const value = chart.read('VALUES', open + 1).find((one) => one.end === to - 1 && one.cost < 2 * COSTS.weakDate)
  return value === undefined ? null : { from: open, value: value.value }
}

/** "…, no due date": that it has none is no part of it. */
function undatedBefore(chart: Chart, from: number, to: number): number {
  for (let at = Math.max(from + 1, to - 4); at < to; at++) {
    const isSetOff = chart.word(at - 1) === ','
    if (!isSetOff && chart.word(at) !== 'whenever') continue
    if (chart.read('VALUE', at).some((one) => one.end === to && one.value.when === null)) return isSetOff ? at - 1 : at
  }
  return to
}

/** Where "it is due" begins, which says no more than the date behind it. */
function dueSaidFrom(chart: Chart, from: number, due: number): number | null {
  if (chart.word(due) !== 'due' || !IS.has(chart.word(due - 1)) || due - 2 <= from) return null
  return IT.has(chart.word(due - 2)) ? due - 2 : null
}

const IT = new Set(['it', 'that', 'which', 'this'])
const COMES = new Set(["'s", 'is', 'are'])
const ARTICLES = new Set(['a', 'an', 'the'])
const IS = new Set(['is', 'are'])

/** "…, an hour before": how much earlier than its date something is to be done. */
function earlyBefore(chart: Chart, from: number, to: number): { from: number; shift: Shift } | null {
  for (let at = Math.max(from + 1, to - LONGEST_EARLY); at < to - 1; at++) {
    const early = chart.read('EARLY', at).find((one) => one.end === to)
    if (early !== undefined) return { from: at, shift: early.value }
  }
  return null
}

const LONGEST_EARLY = 8

const POLITE = new Set(['please', 'pls', 'thanks'])
const PICTURE = /^\p{Extended_Pictographic}/u

const PRIORITY_END = new Set([':', ',', '-', '\u2013', '\u2014'])
const EMPTY = new Set(
  'me us it that this them something later again soon task tasks to-do reminder item items this these those'.split(' '),
)

/** "urgent", "done", "to friday": what is said of a task is none. */
function isValue(chart: Chart, from: number, to: number): boolean {
  if (chart.words[from]?.kind === 'quote') return false
  return (
    chart.read('VALUES', from).some((one) => one.end === to && one.cost < COSTS.weakDate) ||
    endsOf(states, chart.words, from, to).some((end) => end === to)
  )
}

const states = classNamed('DONE') ?? new Map()

const NO_TITLES = new Set(['priority', 'date', 'deadline', 'time'])

/** "it", "that one", "real quick": nothing that could be a title. */
function isEmpty(chart: Chart, from: number, to: number): boolean {
  if (chart.words[from]?.kind === 'quote') return false
  if (EMPTY.has(chart.word(from)) && to - from <= 2) return true
  if (to - from === 1 && PARTICLES.has(chart.word(from))) return true
  // "the whole list", "one note": what is kept here, and nothing to do.
  if (isKeptHere(chart, from, to)) return true
  // "put that date on it"
  const field = isIn('DET', chart.word(from)) ? from + 1 : from
  if (to === field + 1 && isIn('FIELD', chart.word(field)) && (NO_TITLES.has(chart.word(field)) || field > from))
    return true
  if (BARE.has(chart.word(from)) && (to - from === 1 || EMPTY.has(chart.word(to - 1)))) return true
  let at = from
  while (at < to) {
    const end = endsOf(polite, chart.words, at, to)[0] ?? endsOf(closing, chart.words, at, to)[0]
    if (end === undefined) return false
    at = end
  }
  return true
}

function isKeptHere(chart: Chart, from: number, to: number): boolean {
  const [first, last] = [chart.word(from), chart.word(to - 1)]
  if (to - from === 2 && ONE.has(first)) return last === 'note' || last === 'reminder'
  const isWhole = to - from === 2 || (to - from === 3 && WHOLE.has(chart.word(from + 1)))
  return isWhole && isIn('DET', first) && KEPT_HERE.has(last)
}

const ONE = new Set(['a', 'one', 'another'])
const WHOLE = new Set(['whole', 'entire', 'full', 'complete'])
const KEPT_HERE = new Set(['list', 'tasks', 'reminders', 'to-dos'])
const BARE = new Set(['a', 'an', 'the', 'new', 'another'])
const polite = classNamed('FILLER') ?? new Map()
const closing = classNamed('CLOSING') ?? new Map()

function isTrailing(chart: Chart, at: number): boolean {
  const [word, next] = [chart.word(at), chart.word(at + 1)]
  if ((word === 'well' && chart.word(at - 1) === 'as') || (word === 'as' && next === 'well')) return true
  return TRAILING.has(chart.word(at)) && chart.words[at]?.kind === 'word'
}

function isMarkEnd(chart: Chart, at: number): boolean {
  if (chart.word(at) === '!' && chart.word(at - 1) === '!') return false
  return (
    /^[,.;:!?\u2026-]$/.test(chart.word(at)) &&
    chart.words[at]?.kind === 'mark' &&
    !(chart.word(at) === '.' && chart.facts.hard[at] === false)
  )
}

/** A priority that ends here: "…, high priority", "… p1", "…, it's urgent". */
function priorityBefore(
  chart: Chart,
  from: number,
  to: number,
): { from: number; priority: NonNullable<Item['priority']> } | null {
  // "…, high" says nothing else.
  const [bare] = chart.word(to - 2) === ',' && to - 2 > from ? chart.read('LEVEL', to - 1) : []
  if (bare?.end === to && !LOOSE.has(chart.word(to - 1))) return { from: to - 2, priority: bare.value }
  for (let at = to - 1; at > from && at > to - 5; at--) {
    const level = chart.read('PRIO', at).find((one) => one.end === to)
    if (level === undefined) continue
    let start = at
    while (start - 1 > from && BEFORE_PRIORITY.has(chart.word(start - 1))) start--
    // "…, this one high priority"
    if (ONES.has(`${chart.word(start - 2)} ${chart.word(start - 1)}`) && chart.word(start - 3) === ',') start -= 3
    const alone = to - at === 1 && LOOSE.has(chart.word(at))
    if (alone && start === at && chart.word(at - 1) !== ',') continue
    const earlier = priorityBefore(chart, from, at)
    return earlier !== null && earlier.from >= at - 3
      ? { ...earlier, priority: level.value }
      : { from: start, priority: level.value }
  }
  return null
}

const ONES = new Set(['this one', 'that one', 'last one'])

/** Words that are as often part of what is to be done: "buy something important". */
const LOOSE = new Set(['important', 'critical', 'crucial'])

function joined(dates: readonly SureDate[]): When | null {
  const [first, ...others] = dates
  if (first === undefined) return null
  return others.reduce<When>((when, other) => mergeWhens(when, other.when) ?? when, first.when)
}

/** As typed, without the dates that were taken out of the middle and without the quotes around all of it. */
function titleText(chart: Chart, { from, to }: Span, cut: readonly SureDate[]): string {
  if (to - from === 1 && chart.words[from]?.kind === 'quote') return noteText(chart.text({ from, to }))
  const texts: string[] = []
  let start = from
  for (const date of cut) {
    texts.push(chart.text({ from: start, to: date.from }))
    start = date.to
  }
  texts.push(chart.text({ from: start, to: withBracket(chart, start, to) }))
  return texts
    .filter((text) => text !== '')
    .join(' ')
    .replaceAll(' ,', ',')
    .replace(/,$/, '')
    .trim()
}

/** A bracket that opens inside a title closes inside it. */
function withBracket(chart: Chart, from: number, to: number): number {
  const close = chart.word(to)
  const open = close === ')' ? '(' : close === ']' ? '[' : null
  if (open === null) return to
  for (let at = from; at < to; at++) if (chart.word(at) === open) return to + 1
  return to
}
