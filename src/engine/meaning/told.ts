// "I have a gala on saturday, remind me an hour before": the statement says what to remind of.

import type { Act, Item, Shift, TaskSet, When } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import { plainName } from '../grammar/build.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { numberOf } from '../language/en/counted.ts'
import { HABITUAL } from '../language/en/habits.ts'
import { AFTER_THINGS, GOING, INTO, MISSED } from '../language/en/missed.ts'
import { WANTED_BY } from '../language/en/wanted-by.ts'
import { isPast } from '../lex/stem.ts'
import { allBy } from '../task-ids.ts'
import { PARTICLES } from './items/words.ts'
import type { Piece } from './pieces/piece.ts'
import { isSuspect } from './suspect.ts'
import { isOver } from './when.ts'

/** "The party is off, delete the reminder": if nothing is in focus, the reminder is the one in the statement. */
export function aboutTold(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  const heard: Span[] = []
  const meant = reads.map((read, index) => {
    const { act } = read
    if ((act.does !== 'delete' && act.does !== 'change') || !pointsBack(act.set)) return read
    const told = toldBefore(chart, read.span, pieces)
    if (told !== null && reads.some((other) => other.act.does === 'delete' && isWithin(other.span, told))) return read
    const isPointed = chart.some(beforeValue(chart, read.span), (at) => isIn('IT', chart.word(at)))
    // "the hoodies are urgent, and the shop closes friday so set the date to that": the date is for the task named.
    if (!isPointed && reads.slice(0, index).some(isNamedChange)) return read
    const due = told === null || !isPointed ? null : dueOfNeeded(act, neededIn(reads, told))
    if (due !== null) return { ...read, act: due }
    const set =
      told === null
        ? shownBefore(reads[index - 1])
        : (thingIn(chart, told) ?? objectOf(chart, told, act.set) ?? subjectOf(chart, told, act.set))
    if (set === null || (told === null && act.set.where !== undefined)) return read
    if (told !== null) heard.push(told)
    return { ...read, act: { ...act, set: { ...set, where: act.set.where } } }
  })
  // "I have to cancel the gala, delete the reminder": nothing is added.
  return meant.filter(({ act, span }) => act.does !== 'add' || !heard.some((told) => isWithin(span, told)))
}

function isNamedChange({ act, reserve }: Read): boolean {
  return act.does === 'change' && reserve === null && allBy(act.set, 'ids')
}

/** "set the date | to that": the value refers to no task. */
function beforeValue(chart: Chart, { from, to }: Span): Span {
  return chart.word(to - 2) === 'to' ? { from, to: to - 2 } : { from, to }
}

function isWithin(span: Span, { from, to }: Span): boolean {
  return span.from >= from && span.to <= to
}

/** "I should take it to the garage. Put that on for thursday": nothing exists yet to be moved, so we add it. */
function dueOfNeeded(act: Act, needed: readonly Item[] | null): Act | null {
  if (act.does !== 'change' || act.values.when == null || Object.keys(act.values).length > 1) return null
  const { when } = act.values
  return needed === null ? null : { does: 'add', items: needed.map((item) => ({ when, ...item })) }
}

/** "it", "the reminder". */
function pointsBack({ mentions, text }: TaskSet): boolean {
  const by = mentions.length === 1 ? mentions[0]?.by : undefined
  return by === 'focus' || (by === 'shown' && /^the[ym]$/i.test(text))
}

/** "I have a reminder set for yoga": mentions a reminder by name. */
function thingIn(chart: Chart, { from, to }: Span): TaskSet | null {
  for (let at = from; at < to; at++) {
    if (HAVING.has(chart.word(at))) continue
    const thing = longestOf(
      chart.read('THING', at).filter(({ end }) => holdsReminder(chart, at, end)),
      to,
    )
    if (thing !== undefined) return thing.value
  }
  return null
}

function holdsReminder(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from, to }, (at) => REMINDERS.has(chart.word(at)))
}

/** "find the yoga reminder and delete it". */
function shownBefore(before: Read | undefined): TaskSet | null {
  const words = before?.act.does === 'ask' ? before.act.set.where?.words : undefined
  return words === undefined ? null : named(words.join(' '))
}

function named(text: string): TaskSet {
  return { text, mentions: [{ by: 'name', text, quoted: false }], many: false }
}

/** "I | have | a dinner reminder". */
const HAVING = new Set(['i', 'we', 'have', 'has', 'had', 'got', 'need', 'want'])

const REMINDERS = new Set(['reminder', 'reminders', 'alert', 'alarm'])

const OF_REMINDER = /reminder|alert|alarm|^its$/i

/** "I had to cancel | my flight", "I won't be on time for | the film", "I no longer have to | feed the fish". */
function objectOf(chart: Chart, { from, to }: Span, set: TaskSet): TaskSet | null {
  if (!OF_REMINDER.test(set.text)) return null
  for (let led = to - 1; led > from; led--) {
    const before = chart.word(led - 1)
    const isNeeded = NEEDING.has(`${chart.word(led - 2)} ${before}`) && !MISSED.has(chart.word(led))
    if (!isNeeded && !MISSED.has(before) && !(INTO.has(before) && GOING.has(chart.word(led - 2)))) continue
    const start = behindDay(chart, led)
    let end = start
    while (end < to && !chart.facts.dates.has(end) && !AFTER_THINGS.has(chart.word(end))) end++
    if (end > start && end - start <= LONGEST_SUBJECT) return named(plainName(chart.text({ from: start, to: end })))
  }
  return null
}

/** "tomorrow's | meeting". */
function behindDay(chart: Chart, at: number): number {
  const end = longestOf(chart.read('WHEN', at), chart.words.length)?.end ?? at
  return chart.word(end) === "'s" ? end + 1 : end
}

/** The subject of a clause, if it is a thing rather than a person. */
function subjectOf(chart: Chart, { from, to }: Span, set: TaskSet): TaskSet | null {
  if (!OF_REMINDER.test(set.text) || PEOPLE.has(chart.word(from))) return null
  let end = from
  while (end < to && !VERBS.has(chart.word(end))) end++
  if (end === to || end - from > LONGEST_SUBJECT) return null
  return named(plainName(chart.text({ from, to: end })))
}

const LONGEST_SUBJECT = 6
const PEOPLE = new Set('i we you he she they it this that there'.split(' '))
const VERBS = new Set("is are was were has have had will got gets 's".split(' '))

/** If a reminder doesn't say what it is for, the statement right before gives its title. */
export function withTold(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  return titledAsTold(chart, reads, pieces).map((read) => ({ ...read, act: withoutUntitled(read.act) }))
}

/** "add that and also the eggs" with no statement before: just the eggs. */
function withoutUntitled(act: Act): Act {
  if (act.does !== 'add' || isUntitled(act)) return act
  const items = act.items.filter(({ title }) => title !== '')
  return items.length === act.items.length ? act : { ...act, items }
}

function titledAsTold(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): readonly Read[] {
  const asked = reads.find(({ act, reserve }) => reserve === null && (beginsUntitled(act) || isReminding(act)))
  const booked = asked === undefined || !isUntitled(asked.act) ? null : bookedBefore(chart, reads, asked.span)
  if (booked !== null)
    return reads.map((read) => (read === asked ? { ...read, act: { does: 'add', items: [booked] } } : read))
  const told = asked === undefined ? null : toldBefore(chart, asked.span, pieces)
  if (asked === undefined || told === null || isDenied(chart, told)) return reads
  const [given, ...others] = asked.act.does === 'add' ? asked.act.items : []
  const shift = others.length > 0 ? null : earlyIn(chart, asked.span)
  const how = isPlural(chart, asked.span) ? (saysHowMany(chart, asked.span) ? 'apart' : 'several') : 'one'
  const whole = chart.reader.items(need(chart, told), shift === null ? {} : { shift }, how)
  const items = shift === null ? withDay(neededIn(reads, told) ?? whole, whole) : whole
  if (items.length === 0) return reads
  const own = items.map(
    (item): Item => ({
      ...given,
      ...item,
      title: item.title.replace(IS_DUE, ''),
      ...(given?.when === undefined ? {} : { when: ahead(given.when, item.when) }),
    }),
  )
  const act: Act = { does: 'add', items: [...own, ...others.filter(({ title }) => title !== '')] }
  return reads.flatMap((read) =>
    read === asked
      ? [
          {
            ...read,
            act,
            reserve: isSuspect(act) && told.to - told.from > LONGEST_TOLD ? ('left over' as const) : read.reserve,
          },
        ]
      : isWithin(read.span, told)
        ? []
        : [read],
  )
}

/**
 * "the hairdresser is booked for friday at 8, put that in": the booking is done, and the appointment is still ahead.
 */
function bookedBefore(chart: Chart, reads: readonly Read[], asked: Span): Item | null {
  const done = reads.findLast(({ span }) => span.to <= asked.from)
  if (done?.act.does !== 'finish' || !done.act.reported || !allBy(done.act.set, 'ids')) return null
  for (let at = done.span.from + 1; at < done.span.to; at++) {
    const when = chart.whole('WHEN', { from: at, to: done.span.to })?.value
    const isAhead = when?.day != null && !isOver(when, chart.facts.clock)
    if (isAhead && chart.word(at - 1) === 'for') return { title: thingOf(done.act.set.text), when }
  }
  return null
}

/** "the hairdresser | booked". */
function thingOf(text: string): string {
  const words = text.split(' ')
  return words.length > 1 && isPast(words.at(-1)?.toLowerCase() ?? '') ? words.slice(0, -1).join(' ') : text
}

/** "my car tax | is due on the 27th" */
const IS_DUE = /(?: is| are|['\u2019]s) due$/i

/**
 * "I need twine and a brush, stick them on", "I ought to ring the sweep, put it down": these have already been read as
 * items.
 */
function neededIn(reads: readonly Read[], { from, to }: Span): readonly Item[] | null {
  const read = reads.find(
    ({ act, stated, bare, span }) =>
      ITEMED.has(act.does) && (stated || bare === true) && span.from >= from && span.to === to,
  )
  const items = read?.act.does === 'add' || read?.act.does === 'offer' ? read.act.items : []
  return items.length > 0 && !items.some(({ title }) => WANTING.test(title)) ? items : null
}

/** "bike needs new lights" describes a thing and is no task. */
const WANTING = /^(?:\S+ ){1,3}needs? /i

const ITEMED: ReadonlySet<Act['does']> = new Set<Act['does']>(['add', 'offer'])

/** "she lands on sunday so I need to fetch her": the statement gives the date. */
function withDay(items: readonly Item[], told: readonly Item[]): readonly Item[] {
  const when = told[0]?.when
  return when === undefined || items.some((item) => item.when !== undefined)
    ? items
    : items.map((item) => ({ ...item, when }))
}

/** "a flight at 7 tomorrow, set an alarm for 4": a bare hour is on the day of the event, and before it. */
function ahead(said: When, told: When | undefined): When {
  if (said.day !== null || said.time === null || told?.day == null) return said
  const hour = said.time.hour % 12
  const latest = told.time === null || told.time.open ? null : told.time.hour
  if (!said.time.open || latest === null) return { ...said, day: told.day, due: null }
  const early = hour + 12 < latest ? hour + 12 : hour
  return { ...said, day: told.day, due: null, time: { ...said.time, hour: early, open: false } }
}

/** "the parcel won't be ready until friday, so …": a negative statement is nothing to do. */
function isDenied(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => chart.word(at) === 'not' && chart.word(at + 1) === 'be')
}

/** "the vet rang, it turns out I need to …": the part that says what is needed. */
function need(chart: Chart, { from, to }: Span): Span {
  // "Bo can't miss | his exam"
  for (let at = from; at < to - 1; at++)
    if (chart.word(at) === 'miss') return { from: /^(?:his|her|their)$/.test(chart.word(at + 1)) ? at + 2 : at + 1, to }
  for (let at = to - 2; at > from; at--)
    if (PEOPLE.has(chart.word(at - 1)) && NEEDING.has(`${chart.word(at)} ${chart.word(at + 1)}`))
      return holdsDate(chart, from, at) ? { from, to } : { from: at + 2, to }
  return wanted(chart, { from, to }) ?? { from, to }
}

/** "first flat! need | a mop and a broom", "the teacher wants | glue and tape | sent in": the things alone. */
function wanted(chart: Chart, { from, to }: Span): Span | null {
  for (let at = from; at < Math.min(to - 1, from + LONGEST_SUBJECT); at++) {
    const start = WANTED_BY.has(chart.word(at)) ? at + 1 : 0
    if (
      start === 0 ||
      chart.word(start) === 'to' ||
      chart.word(start).endsWith('ing') ||
      PEOPLE.has(chart.word(start)) ||
      holdsDate(chart, from, at)
    )
      continue
    const isSent = PARTICLES.has(chart.word(to - 1)) && isPast(chart.word(to - 2)) && to - 2 > start
    return { from: start, to: isSent ? to - 2 : to }
  }
  return null
}

function holdsDate(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from, to }, (at) => chart.facts.dates.has(at))
}

/** Anything longer is a story. */
const LONGEST_TOLD = 10

const NEEDING = new Set(['need to', 'have to', 'got to', 'want to', 'ought to'])

/** "add both", "add those three", "put that on as two tasks". */
function saysHowMany(chart: Chart, { from, to }: Span): boolean {
  return chart.some(
    { from, to },
    (at) => chart.word(at) === 'both' || (COUNTING.has(chart.word(at - 1)) && numberOf(chart.word(at)) !== null),
  )
}

const COUNTING = new Set(['those', 'these', 'all', 'the', 'as', 'them'])

/** "add them", "put those two on". */
function isPlural(chart: Chart, { from, to }: Span): boolean {
  if (chart.some({ from, to }, (at) => SEVERAL.has(chart.word(at)))) return true
  return saysHowMany(chart, { from, to })
}

const SEVERAL = new Set(['them', 'those', 'these', 'both', 'all'])

/** "add that", "add that and also the eggs". */
function beginsUntitled(act: Act): boolean {
  return act.does === 'add' && (isUntitled(act) || act.items[0]?.title === '')
}

function isUntitled(act: Act): boolean {
  return act.does === 'add' && act.items.every((item) => item.title === '')
}

/** "remind me an hour before": about the event in the statement, if there is one. */
function isReminding(act: Act): boolean {
  return act.does === 'change' && pointsBack(act.set) && act.values.remind_before !== undefined
}

const LINKS: ReadonlySet<Piece['is']> = new Set(['filler', 'joint', 'request', 'repair'])

/** The clause or sentence before a request, if it is a statement. */
function toldBefore(chart: Chart, { from }: Span, pieces: readonly Piece[]): Span | null {
  const before = pieces.filter((piece) => piece.to <= from)
  while (before.length > 1 && isBetween(chart, before.at(-1))) before.pop()
  const last = before.at(-1)
  if (last === undefined || endsPointing(chart, last)) return null
  let start = before.length - 1
  while (start > 0 && chart.facts.hard[(before[start]?.from ?? 0) - 1] !== true) start--
  const told = before.slice(start)
  while (LINKS.has(told[0]?.is ?? 'act')) told.shift()
  const first = told[0]
  if (first === undefined || !told.every((piece) => tells(chart, piece)) || asks(chart, first)) return null
  return { from: first.from, to: last.to }
}

/** "I ran out of this": we still don't know what. */
function endsPointing(chart: Chart, { to }: Span): boolean {
  return chart.word(to - 2) === 'of' && isIn('IT', chart.word(to - 1))
}

/** "gift wrap! | I always forget, | put it on the list": a remark about the speaker is nothing to remind of. */
function isBetween(chart: Chart, piece: Piece | undefined): boolean {
  if (piece === undefined || LINKS.has(piece.is)) return true
  return piece.is === 'remark' && PEOPLE.has(chart.word(piece.from)) && HABITUAL.has(chart.word(piece.from + 1))
}

/** Whether a piece asks for nothing itself. */
function tells(chart: Chart, piece: Piece): boolean {
  // "it's on the 6th, | quarter past nine"
  if (piece.is === 'act') return piece.stated || chart.whole('VALUES', piece) !== undefined
  return piece.is !== 'condition' && piece.is !== 'doubt'
}

function asks(chart: Chart, { from }: Span): boolean {
  return QUESTIONS.has(chart.word(from))
}

const QUESTIONS = new Set(
  'what which when where who whose why how do does did can could would will is are if'.split(' '),
)

/** "… 30 minutes before": the lead time, wherever it is in the request. */
function earlyIn(chart: Chart, { from, to }: Span): Shift | null {
  for (let at = from; at < to; at++) {
    const early = chart.read('EARLY', at).find((one) => one.end <= to)
    if (early !== undefined) return early.value
  }
  return null
}
