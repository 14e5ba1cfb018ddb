// Categories that are read by code rather than by patterns: dates, names, numbers and free text.

import type { When } from '../../domain/act.ts'
import type { Chart, Native } from '../chart/chart.ts'
import { COSTS } from '../chart/costs.ts'
import type { Category, Found, Named } from '../chart/rule.ts'
import { classNamed, endsOf, isIn, isKnown, type Phrases } from '../language/en/classes.ts'
import { BEFORE_PEOPLE, PHRASAL, SMALL_IN_NAMES } from '../language/en/names.ts'
import { NUMBERS, ORDINALS } from '../language/en/numbers.ts'
import { isPast, stemOf } from '../lex/stem.ts'
import { startsAnother } from '../meaning/another.ts'
import { notedSet } from '../meaning/held.ts'
import { noteEnd } from '../meaning/note.ts'
import { openHour } from '../meaning/when.ts'
import { isAsideAt, saysWhy } from './aside.ts'
import { where } from './either.ts'
import { how } from './how.ts'

function found<V>(end: number, value: V, cost: number, rule: string): Found<V> {
  return { end, value, cost, rule }
}

const when: Native = (chart, at) => [
  ...(chart.facts.dates.get(at) ?? [])
    .filter((one) => !one.ranged)
    .map(({ end, when: value, weak }) => found(end, value, weak ? COSTS.weakDate : 0, 'when')),
  ...backThen(chart, at),
]

/** "they gave us until the 30th, so move it to then", "they offered two o'clock, change it to that": the date that was said last. */
function backThen(chart: Chart, at: number): Found<When>[] {
  if (!THEN.has(chart.word(at)) || !BEFORE_THEN.has(chart.word(at - 1)) || !endsThere(chart, at + 1)) return []
  const said = [...chart.facts.dates].flatMap(([from, dates]) =>
    dates.filter((date) => !date.weak && !date.ranged && date.end < at).map((date) => ({ ...date, from })),
  )
  // "monday at ten in the morning": all of it, and not its last words.
  const [last] = said.sort((one, other) => other.end - one.end || one.from - other.from)
  return last === undefined ? [] : [found(at + 1, last.when, 0, 'when')]
}

const THEN = new Set(['then', 'that'])
const BEFORE_THEN = new Set(['to', 'until', 'till', 'for', 'by'])

/** "to that | please", not "to that place". */
function endsThere(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return chart.word(at - 1) === 'then' || word === undefined || word.kind !== 'word' || isIn('CLOSING', word.text)
}

const period: Native = (chart, at) =>
  (chart.facts.dates.get(at) ?? [])
    .filter((one) => !one.listed)
    .map(({ end, when: value, weak }) => found(end, value, weak ? COSTS.weakDate : 0, 'period'))

const past: Native = (chart, at) =>
  (chart.facts.dates.get(at) ?? [])
    // "I did that on sunday" was the last one.
    .filter((one) => one.past || (one.end === at + 1 && isWeekday(chart.word(at)) && chart.word(at - 1) === 'on'))
    .map(({ end, when: value }) => found(end, value, 0, 'past'))

function isWeekday(word: string): boolean {
  return /^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(word)
}

const number: Native = (chart, at) => {
  const value = numberAt(chart, at)
  return value === null ? [] : [found(at + 1, value, 0, 'number')]
}

function numberAt(chart: Chart, at: number): number | null {
  const text = chart.word(at)
  if (/^\d{1,3}$/.test(text)) return Number(text)
  return NUMBERS.get(text) ?? null
}

const hour: Native = (chart, at) => {
  const [, hours, minutes] =
    /^(\d{1,2})(?:[:.h]([0-5]\d))?$/.exec(chart.word(at)) ??
    /^([01]\d|2[0-3])([0-5]\d)$/.exec(chart.word(at)) ??
    // "sry 930"; "450" is seldom a time.
    /^([1-9])(15|30|45)$/.exec(chart.word(at)) ??
    []
  const value =
    hours === undefined ? (chart.word(at) === 'one' ? undefined : NUMBERS.get(chart.word(at))) : Number(hours)
  if (value === undefined || value < 1 || value > 23) return []
  const moment = openHour(value, Number(minutes ?? 0), chart.facts.clock)
  return moment === null ? [] : [found(at + 1, moment, COSTS.weakDate, 'hour')]
}

const amount: Native = (chart, at) =>
  (chart.facts.amounts.get(at) ?? []).map(({ end, shift }) => found(end, shift, 0, 'amount'))

/** "2", "the second", "1, 3 and 4", "2-4", "first two", "last". */
const positions: Native = (chart, at) => {
  const all: Found<number[]>[] = []
  const one = positionAt(chart, at)
  if (one === null) return all
  all.push(found(one.end, one.positions, 0, 'positions'))
  let listed = one.positions
  let end = one.end
  for (let joined = 0; joined < 20; joined++) {
    const start = afterJoin(chart, end)
    const next = positionAt(chart, start)
    if (next === null) break
    listed = [...listed, ...next.positions]
    end = next.end
    all.push(found(end, listed, 0, 'positions'))
  }
  return all
}

function afterJoin(chart: Chart, at: number): number {
  let next = at
  while (chart.word(next) === ',' || chart.word(next) === 'and') next++
  while (LEADS.has(chart.word(next))) next++
  return next
}

const LEADS = new Set(['the', 'task', 'number', 'no', 'item', '#'])

const ONE_AFTER = new Set(['task', 'tasks', 'number', 'numbers', 'item', 'items', 'and', ',', '#', 'no', 'option'])

interface Position {
  readonly positions: number[]
  readonly end: number
}

function positionAt(chart: Chart, at: number): Position | null {
  const text = chart.word(at)
  if (/^\d{1,2}(?:,\d{1,2})+$/.test(text)) return { positions: text.split(',').map(Number), end: at + 1 }
  const hash = /^#(\d{1,3})$/.exec(text)
  if (hash !== null) return { positions: [Number(hash[1])], end: at + 1 }
  const range = /^(\d{1,3})[-\u2013](\d{1,3})$/.exec(text)
  if (range !== null) return rangeOf(Number(range[1]), Number(range[2]), at + 1)
  const digits = /^\d{1,3}$/.test(text) ? Number(text) : null
  // "one" alone is seldom a place: "quiet one tonight".
  if (text === 'one' && !ONE_AFTER.has(chart.word(at - 1))) return null
  const plain = digits ?? NUMBERS.get(text) ?? null
  // "finish two tasks" says how many.
  if (plain !== null && plain > 1 && isIn('NOUNS', chart.word(at + 1)) && !LEADS.has(chart.word(at - 1))) return null
  if (plain !== null && plain > 0) {
    const to = chart.word(at + 1)
    const ranged = to === 'to' || to === 'through' || to === '-'
    // "move 6 to 30 november", "bump 3 to 5 pm".
    const dated = ranged && (chart.facts.dates.get(at + 2) ?? []).some((date) => date.end > at + 3)
    const last = ranged && !dated ? numberAt(chart, at + 2) : null
    return last !== null && digits !== null && last > plain
      ? rangeOf(plain, last, at + 3)
      : { positions: [plain], end: at + 1 }
  }
  const ordinal = ORDINALS.get(text) ?? ordinalDigits(text)
  if (ordinal === null) return null
  const count = numberAt(chart, at + 1)
  if (count !== null && count > 1 && (ordinal === 1 || ordinal === -1))
    return ordinal === 1 ? rangeOf(1, count, at + 2) : rangeOf(-count, -1, at + 2)
  return { positions: [ordinal], end: at + 1 }
}

function ordinalDigits(text: string): number | null {
  const digits = /^(\d{1,3})(?:st|nd|rd|th)$/.exec(text)
  return digits === null ? null : Number(digits[1])
}

function rangeOf(first: number, last: number, end: number): Position | null {
  if (last < first || last - first > 50) return null
  return { positions: Array.from({ length: last - first + 1 }, (_, index) => first + index), end }
}

const name: Native = (chart, at) =>
  chart.facts.names
    .from(at)
    // "check it off": a verb in front of what it is done to names nothing; in "order this week" that is a date.
    .filter(
      ({ end }) =>
        end > at + 1 ||
        !isIn('DOING', chart.word(at)) ||
        !isIn('IT', chart.word(end)) ||
        (chart.facts.dates.get(end) ?? []).some(({ weak }) => !weak),
    )
    .map(({ end, named }) =>
      found(end, named, named.whole ? COSTS.wholeTitle : named.unsure ? COSTS.unsureName : 0, 'name'),
    )

const noted: Native = (chart, at) => {
  let end = at
  while (end < chart.words.length && chart.words[end]?.kind === 'word') end++
  const set = end > at ? notedSet(chart, { from: at, to: end }) : null
  return set === null ? [] : [found(end, set, 0, 'noted')]
}

const LONGEST_UNKNOWN = 14

/** Words where a name should be. They begin with no pronoun and no preposition, and stop where a sentence or a reason does. */
const unknown: Native = (chart, at) => {
  const first = chart.words[at]
  if (first === undefined || first.kind === 'mark' || first.kind === 'line') return []
  const all: Found<Named>[] = []
  let start = at
  while (isIn('DET', chart.word(start)) || ALL_WORDS.has(chart.word(start))) start++
  if (NO_NAME.has(chart.word(start))) return []
  const task = chart.word(start) === 'task' || chart.word(start) === 'to-do'
  let cost: number = COSTS.unknownName - COSTS.unknownWord + (task ? COSTS.reminderInName : 0)
  for (let to = start; to < chart.words.length && to < at + LONGEST_UNKNOWN; to++) {
    const word = chart.words[to]
    if (word === undefined || chart.facts.hard[to] === true || word.text === ',' || word.text === ':') break
    if (to === start && isIn('IT', word.text)) break
    // A quotation is the whole name.
    if (to > start && (chart.words[start]?.kind === 'quote' || word.kind === 'quote')) break
    // "so what has no date?" asks.
    if (to < start + 2 && isIn('WH', word.text)) break
    if (to > start && (SUBJECTS.has(word.text) || word.text === 'but')) break
    if (word.kind === 'mark' && to === start) break
    if (to > start && (isIn('REASON', word.text) || isIn('COND', word.text))) break
    cost += COSTS.unknownWord + (REMINDERS.has(word.text) ? COSTS.reminderInName : 0)
    // "the last task" is a place.
    if (to === start && (word.text === 'anymore' || ORDINALS.has(word.text) || /^#?\d+$/.test(word.text))) continue
    const text = chart.text({ from: start, to: to + 1 })
    const named = { text, ids: [], quoted: word.kind === 'quote', unsure: false, whole: false }
    if (!NOT_LAST.has(word.text) || to === start) all.push(found(to + 1, named, cost, 'unknown'))
    // "the reminder to pay bills monthly": how often is no part of the name.
    for (const date of to > start && !BEFORE_DATES.has(chart.word(to - 1)) ? (chart.facts.dates.get(to) ?? []) : [])
      if (date.when.repeats && !date.weak)
        all.push(
          found(date.end, { ...named, text: chart.text({ from: start, to }), quoted: false }, cost - 1, 'unknown'),
        )
  }
  return all
}

/** What no name begins with, or ends with. */
const NO_NAME = new Set(
  'to of about for from that which what when where who how why if up down off and or with at by is are be regarding know many i we you he she they can could would will there'.split(
    ' ',
  ),
)
const NOT_LAST = new Set('to of the a an my our and or from at by is are that i we'.split(' '))
const BEFORE_DATES = new Set([...NOT_LAST, 'on', 'for', 'in', 'until', 'with', 'every'])
/** A reminder is what the words are the name of, and seldom part of it. */
const REMINDERS = new Set(['reminder', 'reminders', 'alert', 'alerts'])
/** With these a clause of its own begins. */
const SUBJECTS = new Set(['i', 'we', 'he', 'she', 'they'])

const ALL_WORDS = new Set(['all', 'both', 'every', 'each'])

/** "got hold of the landlord" of 'call the landlord'. */
function phrasal(chart: Chart, at: number): Found<Named>[] {
  return (PHRASES.get(chart.word(at)) ?? []).flatMap(({ words, verb }) => {
    if (!words.every((word, place) => chart.word(at + place) === word)) return []
    if (isTheirs(chart, at, at + words.length)) return []
    return namesDone(chart, at + words.length, verb).filter(({ value }) => !value.unsure)
  })
}

/** By their first word. */
const PHRASES = Map.groupBy(
  PHRASAL.map(([said, verb]) => ({ words: said.split(' '), verb })),
  ({ words }) => words[0],
)

const deed: Native = (chart, at) => [...phrasal(chart, at), ...plainDeed(chart, at)]

function plainDeed(chart: Chart, at: number): Found<Named>[] {
  // "I've been to the shop" tells of 'go to the shop'.
  const verb = chart.word(at) === 'been' && chart.word(at + 1) === 'to' ? 'went' : chart.word(at)
  const denied = DENYING.has(chart.word(at - 1)) && !SMALL_IN_NAMES.has(verb) && !DENYING.has(verb)
  // "I've been sorting the shed" goes on; "I've been shopping" is over.
  if (verb === 'been' && chart.word(at + 1).endsWith('ing') && isIn('DET', chart.word(at + 2))) return []
  // "set the report, …" asks; "I set the table" tells.
  if (isIn('SETV', verb) && !TELLING.has(chart.word(at - 1))) return []
  const had = verb === 'had' && isIn('DET', chart.word(at + 1))
  if (verb === 'saw') return seen(chart, at + 1)
  if (!(isPast(verb) || denied || isManaged(chart, at, verb)) || (NOT_DEEDS.has(verb) && !had)) return []
  const alone = isPast(verb) ? chart.facts.names.ofVerb(at).map(({ end, named }) => found(end, named, 0, 'deed')) : []
  const from = at + particle(chart, at + 1) + 1
  if (isTheirs(chart, at, from)) return []
  // "gave him the vitamin d"
  const given = TO_WHOM.has(chart.word(from)) && isIn('DET', chart.word(from + 1)) ? from + 1 : from
  const named = namesDone(chart, given, verb).filter((one) => isDone(chart, verb, one) && !isByNamed(chart, at, one))
  if (named.some(({ end }) => isMovedTo(chart, verb, end))) return []
  // "replied to the resident": behind a preposition only a task with that verb is meant.
  const behind = PREPOSITIONS.has(chart.word(from))
    ? namesDone(chart, from + 1, verb).filter(({ value }) => chart.facts.names.begins(value.ids, verb))
    : []
  return [...alone, ...named, ...behind]
}

/** "Sam gave me the keys" of 'give Sam the keys': whom it was to be done to did it. */
function isByNamed(chart: Chart, verb: number, { value }: Found<Named>): boolean {
  let at = verb - 1
  while (WITH_VERB.has(chart.word(at)) || chart.word(at) === "'s") at--
  const who = chart.word(at)
  if (chart.words[at]?.kind !== 'word' || SMALL_IN_NAMES.has(who) || isKnown(who)) return false
  return value.ids.every((id) => chart.facts.names.has(id, who))
}

/** "saw the optician" of 'visit the optician'; of anything else it is only told. */
function seen(chart: Chart, at: number): Found<Named>[] {
  return namesDone(chart, at, 'see').filter(({ value }) =>
    SEEING.some((verb) => chart.facts.names.begins(value.ids, verb)),
  )
}

const SEEING = ['see', 'visit', 'meet']

function isDone(chart: Chart, verb: string, { end, value }: Found<Named>): boolean {
  // "lost the form"
  if (isIn('MISHAP', verb)) return value.ids.some((id) => chart.facts.names.has(id, verb))
  // "did the surgery ring back" asks.
  const last = lastWord(chart, end)
  return verb !== 'did' || !isIn('DOING', last) || chart.facts.names.isThing(value.ids, last)
}

/** "school have switched the concert | to friday": it has another date now, and is not done. */
function isMovedTo(chart: Chart, verb: string, end: number): boolean {
  const at = PARTICLES.has(chart.word(end)) ? end + 1 : end
  return isIn('MOVED', verb) && TOWARDS.has(chart.word(at)) && chart.read('WHEN', at + 1).some(({ cost }) => cost === 0)
}

const TOWARDS = new Set(['to', 'until', 'till', 'onto', 'for', 'from'])

function lastWord(chart: Chart, end: number): string {
  return chart.word(PARTICLES.has(chart.word(end - 1)) ? end - 2 : end - 1)
}

const PREPOSITIONS = new Set(['to', 'with', 'about', 'on', 'for', 'at', 'from'])

/** "finished paying", "ended up ordering", "back from walking", "managed to mow", "I did cancel it": done, though the verb does not say so. */
function isManaged(chart: Chart, at: number, verb: string): boolean {
  const [before, first] = [chart.word(at - 1), chart.word(at - 2)]
  if (verb.endsWith('ing')) return FINISHED.has(before) || GERUND_AFTER.has(`${first} ${before}`)
  // "I did ring them"; "did I cancel it" asks.
  if (before === 'did') return DOERS.has(first) && isIn('DOING', verb)
  return before === 'to' && (MANAGED.has(first) || (MANAGE.has(first) && chart.word(at - 3) === 'did'))
}

const DOERS = new Set(['i', 'we'])
const MANAGE = new Set(['manage', 'remember', 'get'])

const GERUND_AFTER = new Set([
  // as the Irish say it
  'am after',
  'are after',
  'ended up',
  'back from',
  'round to',
  'around to',
  'done with',
  'through with',
  'home from',
])
const MANAGED = new Set(['managed', 'able', 'remembered'])

/** "Priya submitted her duty hours": what somebody did of their own is not the user's. */
function isTheirs(chart: Chart, verb: number, from: number): boolean {
  return THEIRS.has(chart.word(from)) && isSomebodyElse(chart, verb)
}

const TO_WHOM = new Set(['him', 'her', 'them', 'me', 'us'])
const THEIRS = new Set(['her', 'his', 'their'])
const TELLING = new Set(['i', 'we', 'already', 'just', 'finally', 'have', 'also', 'then', 'not'])
/** "my neighbour has finally | cut": who did it stands before what goes with the verb. */
function isSomebodyElse(chart: Chart, verb: number): boolean {
  let at = verb - 1
  while (WITH_VERB.has(chart.word(at))) at--
  return at >= 0 && chart.words[at]?.kind === 'word' && !TELLING.has(chart.word(at)) && chart.word(at) !== 'and'
}

const WITH_VERB = new Set([
  'has',
  'have',
  'had',
  'finally',
  'already',
  'just',
  'also',
  'then',
  'now',
  'even',
  'actually',
])
/** "I did not call": the verb is plain behind these. */
const DENYING = new Set(['not', 'yet', 'even', 'actually'])
/** Told in the past, and yet nothing was done by it. */
const NOT_DEEDS = new Set(
  'meant said thought was were had knew felt forgot wanted needed saw heard told hoped planned tried started began loved liked hated wished happened missed skipped avoided ignored dreaded dreamt dreamed imagined considered undated dated unscheduled untimed'.split(
    ' ',
  ),
)

const FINISHED = new Set(['finished', 'done', 'finish', 'completed'])
const PARTICLES = new Set(['up', 'out', 'in', 'off', 'down', 'back', 'over', 'round', 'around', 'away'])

function particle(chart: Chart, at: number): number {
  return PARTICLES.has(chart.word(at)) ? 1 : 0
}

function namesDone(chart: Chart, at: number, verb: string): Found<Named>[] {
  return chart.facts.names.from(at).flatMap(({ end, named }) => {
    const value = doneBy(chart, named, verb)
    if (value === null) return []
    // "took the bins | out", but "found the keys | in the car".
    const ends = [end, ...(particle(chart, end) > 0 ? [end + 1] : [])]
    return ends.map((to) => found(to, value, value.unsure ? COSTS.unsureName : 0, 'deed'))
  })
}

/** The tasks of a name that a verb says are done: surely where it is theirs, perhaps where they have another. */
function doneBy(chart: Chart, named: Named, verb: string): Named | null {
  const own = named.ids.filter((id) => chart.facts.names.has(id, verb))
  if (own.length > 0) return { ...named, ids: own, whole: own.every((id) => chart.facts.names.isAll(id, verb, named)) }
  const judged = named.ids.map((id) => ({ id, fit: chart.facts.names.deed(id, verb) }))
  const sure = judged.filter(({ fit }) => fit === 'sure').map(({ id }) => id)
  const perhaps = judged.filter(({ fit }) => fit === 'unsure').map(({ id }) => id)
  if (sure.length + perhaps.length === 0) return null
  return { ...named, ids: sure.length > 0 ? sure : perhaps, unsure: named.unsure || sure.length === 0 }
}

/** "laundry sat" names a day; "sat the exam" does not. */
function isSaturday(chart: Chart, at: number): boolean {
  return chart.word(at) === 'sat' && chart.words[at + 1]?.kind !== 'word'
}

const did: Native = (chart, at) => {
  const verb = chart.word(at)
  if (isSaturday(chart, at)) return []
  return isPast(verb) && !NOT_DEEDS.has(verb) ? [found(at + 1 + particle(chart, at + 1), null, 2, 'did')] : []
}

const BEING = new Set(
  "is are was were has have been 's got all now already finally also just both it they , : = - \u2013 \u2014 too had am i we definitely certainly actually really".split(
    ' ',
  ),
)

/** "…, it bombed": another sentence begins there, unless it says what the task is. */
function isLoose(chart: Chart, from: number, to: number): boolean {
  let again = false
  let being = false
  for (let at = from; at < to; at++) {
    if (chart.word(at) === 'it' || chart.word(at) === 'they') again = true
    if (IS.has(chart.word(at))) being = true
  }
  return again && !being
}

const IS = new Set(['is', 'are', 'was', 'were', 'has', 'have', "'s"])
const PASSIVE = new Set(['is', 'are', 'been', 'got', 'all', 'now', 'already'])

/** "the phone bill is paid", "rifle cleaned". */
const state: Native = (chart, at) =>
  chart.facts.names.from(at).flatMap(({ end, named }) => {
    let verbAt = end
    while (BEING.has(chart.word(verbAt)) && verbAt < end + 4) verbAt++
    if (isLoose(chart, end, verbAt)) return []
    const verb = chart.word(verbAt)
    const after = chart.word(verbAt + 1)
    if (isSaturday(chart, verbAt)) return []
    // "the alarm, did I check it?" asks.
    if (verb === 'did' && ASKERS.has(after)) return []
    const isOwn = (): boolean => named.ids.some((id) => chart.facts.names.has(id, verb))
    // "the brief is proofread"
    const plain =
      verbAt > end && PASSIVE.has(chart.word(verbAt - 1)) && isOwn() && chart.facts.names.begins(named.ids, verb)
    const told = isPast(verb) || plain || (chart.word(verbAt - 1) === 'already' && isIn('DOING', verb))
    // "the ward is clean" of 'clean the ward', "the shelves are up" of 'put up the shelves'.
    if (verbAt > end && (ADJECTIVES.has(verb) || ENDING.has(verb)) && !isIn('DONE', verb)) {
      const ids = named.ids.filter((id) => chart.facts.names.has(id, verb))
      const last = chart.words[verbAt + 1]
      if (ids.length === 0 || (ENDING.has(verb) && last?.kind === 'word' && !AFTER_STATE.has(last.text))) return []
      return [found(verbAt + 1, { ...named, ids }, named.unsure ? COSTS.unsureName : 0, 'state')]
    }
    if (
      !told ||
      isIn('DONE', verb) ||
      ((MOVED.has(stemOf(verb)) || isMishap(chart, verbAt)) && !isOwn()) ||
      (verb === 'called' && after === 'off')
    )
      return []
    // "the dentist called", "Sarah already emailed me": it was the dentist who did.
    if (SPEAKING.has(stemOf(verb)) && !(PARTICIPLES.has(verb) && isOwn()) && !isPassive(chart, end, verbAt)) return []
    const value = doneBy(chart, named, verb)
    if (value === null) return []
    const done = verbAt + 1 + particle(chart, verbAt + 1)
    // "paid | in full"
    const plainly = done > verbAt + 1 && chart.read('HOW', verbAt + 1).length > 0 ? [verbAt + 1] : []
    // "the meter: calibrated it"
    const reached =
      isIn('IT', chart.word(done)) || isIn('THEM', chart.word(done)) || SOME.has(chart.word(done)) ? done + 1 : done
    const cost = value.unsure ? COSTS.unsureName : 0
    const whole = throughTitle(chart, reached, value.ids)
    return [reached, ...plainly, ...(whole > reached ? [whole] : [])].map((to) => found(to, value, cost, 'state'))
  })

/** "the bread has gone up", "the vase broke". */
function isMishap(chart: Chart, at: number): boolean {
  return endsOf(mishaps, chart.words, at, chart.words.length).length > 0
}

const mishaps: Phrases = classNamed('MISHAP') ?? new Map()

/** "the offer was sent | to Marta": the title's own words go on behind the verb. */
function throughTitle(chart: Chart, from: number, ids: readonly string[]): number {
  let end = from
  for (let at = from; chart.words[at]?.kind === 'word'; at++) {
    const word = chart.word(at)
    if (SMALL_IN_NAMES.has(word)) continue
    if (!ids.every((id) => chart.facts.names.has(id, word))) break
    end = at + 1
  }
  return end
}

/** "the dentist was called", "the dentist: called". */
function isPassive(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (SPOKEN_TO.has(chart.word(at)) || chart.words[at]?.kind === 'mark') return true
  return false
}

const SPOKEN_TO = new Set(['is', 'are', 'was', 'were', 'been', 'got', 'i', 'we', 'both', 'all'])
const ASKERS = new Set(['i', 'we', 'you', 'he', 'she', 'they'])
const SOME = new Set(['one', 'some'])
const ADJECTIVES = new Set(['clean', 'dry', 'empty', 'tidy', 'clear', 'warm', 'free', 'secure'])
const ENDING = new Set(['up', 'out', 'in', 'away', 'down'])
const AFTER_STATE = new Set(['now', 'and', 'so', 'but', 'too', 'at', 'already', 'yay'])

const SPEAKING = new Set(
  [
    'call',
    'ring',
    'phone',
    'email',
    'text',
    'message',
    'write',
    'visit',
    'telephone',
    'speak',
    'talk',
    'contact',
    'reply',
    'answer',
    'respond',
    'ask',
    'give',
    'send',
    'take',
  ].map(stemOf),
)

/** These only say what was done to somebody. */
const PARTICIPLES = new Set(['rung', 'written', 'phoned'])

/** Told of a task, these say that it changed and not that it is done. */
const MOVED = new Set(
  [
    'move',
    'postpone',
    'reschedule',
    'cancel',
    'delay',
    'change',
    'bump',
    'push',
    'shift',
    'prepone',
    'need',
    'want',
    'start',
    'call off',
    'extend',
  ].map(stemOf),
)

const LONGEST_WHO = 6

/** Somebody else who is to be reminded: "Dana", "my brother and his wife", "the group of soccer moms". */
const who: Native = (chart, at) => {
  const all: Found<{ from: number; to: number }>[] = []
  for (let to = at; to < chart.words.length && to < at + LONGEST_WHO; to++) {
    const word = chart.words[to]
    const of = word?.text === 'of' && GROUPS.has(chart.word(to - 1))
    if (word?.kind !== 'word' || chart.facts.hard[to] === true || (NOBODY.has(word.text) && !of)) break
    if (to > at ? chart.facts.dates.has(to) : /\d/.test(word.text) || isDay(chart, at)) break
    if (!of && !isIn('DET', word.text) && word.text !== 'and')
      all.push(found(to + 1, { from: at, to: to + 1 }, 2, 'who'))
  }
  return all
}

function isDay(chart: Chart, at: number): boolean {
  return (chart.facts.dates.get(at) ?? []).some((date) => !date.weak)
}

const NOBODY = new Set(
  'me us myself ourselves to about of that when if how what which where why who at on in by for before after until once it them this these those is are was were i we you he she they again please something tomorrow today tonight not every each back from with as'.split(
    ' ',
  ),
)
const GROUPS = new Set([
  'all',
  'group',
  'both',
  'members',
  'member',
  'rest',
  'parents',
  'each',
  'some',
  'one',
  'everyone',
])

const closings = classNamed('CLOSING') ?? new Map()

const LONGEST_TEXT = 2000
const MOST_ENDS = 40

/** Where a date that is surely one and begins here ends. */
function strongDateEnd(chart: Chart, at: number): number {
  let end = at
  for (const date of chart.facts.dates.get(at) ?? []) if (!date.weak && date.end > end) end = date.end
  return end
}

const text: Native = (chart, at) => {
  const all: Found<{ from: number; to: number }>[] = []
  const quotes = quotesEnd(chart, at)
  let cost = 0
  let beyond = false
  if (quotes > at) all.push(found(quotes, { from: at, to: quotes }, 0, 'text'))
  let dated = at
  for (let to = at; to < chart.words.length && to < at + LONGEST_TEXT; to++) {
    const word = chart.words[to]
    if (word === undefined || chart.facts.hard[to] === true) break
    if (word.kind === 'mark' && to === at && !OPENERS.has(word.text)) break
    dated = Math.max(dated, strongDateEnd(chart, to))
    // A date behind a quotation is its day; other words go on with a title that only begins with one.
    if (quotes > at && to >= quotes && to >= dated && !beyond) {
      beyond = true
      cost += COSTS.beyondQuote
    }
    if (word.kind !== 'mark')
      cost += (to < dated ? COSTS.dateWord : COSTS.textWord) + (REMINDERS.has(word.text) ? COSTS.reminderInName : 0)
    const inWork = isInWork(chart, to)
    if (to > at && !inWork && (isCommandAt(chart, to) || isRequestAt(chart, to))) cost += COSTS.commandInText
    if (to > at && !inWork && (isAsideAt(chart, to) || startsAnother(chart, to))) cost += COSTS.asideInText
    // "… because I forgot again" tells why.
    if (to > at && word.text === 'because') cost += COSTS.asideInText
    // "'change the sheets', visitors are coming": behind a comma somebody goes on talking.
    if (to === quotes && quotes > at && (word.kind === 'mark' || saysWhy(word.text))) cost += COSTS.asideInText
    const last = to + 1 >= chart.words.length || chart.facts.hard[to + 1] === true
    // "… then I want to | add a task": a wish is no end of a title.
    if (word.text === 'to' && WISHING.has(chart.word(to - 1)) && !last) continue
    // "brand mark because | I'm a professional now": nor is the word that begins a reason.
    if ((isIn('REASON', word.text) || word.text === 'then') && !last) continue
    if (to >= quotes && word.text !== ',' && (last || (all.length < MOST_ENDS && mayEnd(chart, to + 1))))
      all.push(found(to + 1, { from: at, to: to + 1 }, cost, 'text'))
  }
  return all
}

const WISHING = new Set(['want', 'need', 'like', 'have', 'wanna', 'got'])

/** Where quotations that stand side by side end: "'trim the hedge' and 'sharpen the blade'". */
function quotesEnd(chart: Chart, from: number): number {
  let end = from
  for (let at = from; chart.words[at]?.kind === 'quote'; ) {
    end = ++at
    while (chart.word(at) === ',' || chart.word(at) === 'and') at++
  }
  return end
}

/** A title ends with its sentence, at a mark, or before a word that something else may begin with. */
function mayEnd(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word === undefined || word.kind !== 'word' || chart.facts.hard[at] === true) return true
  if (isHeldOpen(chart, at) || isInWork(chart, at)) return false
  return (
    ENDERS.has(word.text) ||
    isIn('THEN', word.text) ||
    endsOf(closings, chart.words, at, chart.words.length).length > 0 ||
    isIn('REASON', word.text) ||
    isIn('COND', word.text) ||
    chart.facts.dates.has(at) ||
    (word.text === 'the' && chart.word(at + 2) === 'list')
  )
}

/** "learn Don't Stop Me | Now" */
function isInWork(chart: Chart, at: number): boolean {
  return chart.facts.works.some(({ from, to }) => from < at && at < to)
}

/** "lunch with | the guys", "call a | mate": who is spoken of is not who is spoken to. */
function isHeldOpen(chart: Chart, at: number): boolean {
  const [last, next] = [chart.word(at - 1), chart.word(at)]
  if (BINDING.has(last)) return !POLITE.has(next)
  return (
    BEFORE_PEOPLE.has(last) && endsOf(closings, chart.words, at, chart.words.length).length > 0 && !POLITE.has(next)
  )
}

const BINDING = new Set(['with', 'of', 'from', 'the', 'my', 'our', 'an'])
const POLITE = new Set('please pls plz thanks thx thank ta cheers ok okay too also as'.split(' '))

const ENDERS = new Set(
  'on in to into onto as with for from at by off out of down please can could will would go add put create remind i we she he they it you that this there my our high low medium urgent p1 p2 p3 asap reminder alarm alert task to-do sorted by under note notes description saying instead then just also due before until till every each whenever'.split(
    ' ',
  ),
)

const OPENERS = new Set(['$', '#', '@', '(', '[', '\u00a3', '\u20ac', '{', '<'])
const JOINS = new Set(['and', 'then', ',', 'also', 'separately'])

/** "… and complete …": a command behind a connective is seldom part of a title. */
function isCommandAt(chart: Chart, at: number): boolean {
  if (!JOINS.has(chart.word(at - 1))) return false
  return COMMANDS.has(chart.word(at)) || (isIn('PUT', chart.word(at)) && isListed(chart, at))
}

/** "…, put eggs on my list": a list is named further on. */
function isListed(chart: Chart, at: number): boolean {
  for (let next = at + 1; next < chart.words.length && chart.facts.hard[next] !== true; next++)
    if (chart.word(next) === 'list' && isIn('DET', chart.word(next - 1))) return true
  return false
}

/** "… could you remind me": somebody is asked for something there. */
function isRequestAt(chart: Chart, at: number): boolean {
  if (REQUESTS.has(chart.word(at))) return chart.word(at + 1) === 'you'
  return chart.word(at) === 'remind' && chart.word(at + 1) === 'me' && chart.word(at - 1) !== 'to'
}

const REQUESTS = new Set(['can', 'could', 'will', 'would'])

const COMMANDS = new Set(
  'add delete remove complete mark rename reschedule postpone show list tick check undo move push remind finish'.split(
    ' ',
  ),
)

/** A verb that nobody taught: "yeet the dentist to friday". */
const strange: Native = (chart, at) => {
  const word = chart.words[at]
  if (word?.kind !== 'word' || isKnown(word.text) || !/^[a-z]{3,}$/.test(word.text) || isPast(word.text)) return []
  return chart.read('NAME', at).length > 0 || chart.facts.dates.has(at) ? [] : [found(at + 1, null, 6, 'strange')]
}

const LONGEST_WORDS = 6

const words: Native = (chart, at) => {
  const all: Found<{ from: number; to: number }>[] = []
  for (let to = at; to < chart.words.length && to < at + LONGEST_WORDS; to++) {
    const word = chart.words[to]
    if (word === undefined || word.kind === 'mark' || word.kind === 'line') break
    all.push(found(to + 1, { from: at, to: to + 1 }, COSTS.wordsWord * (to - at + 1), 'words'))
  }
  return all
}

/** A note goes on to the end of the line, whatever it says, unless quotes or brackets are around it. */
const note: Native = (chart, at) => {
  const to = noteEnd(chart, at)
  return to > at ? [found(to, { from: at, to }, COSTS.textWord, 'note')] : []
}

const quote: Native = (chart, at) =>
  chart.words[at]?.kind === 'quote' ? [found(at + 1, { from: at, to: at + 1 }, 0, 'quote')] : []

export const natives: Partial<Record<Category, Native>> = {
  WHEN: when,
  PERIOD: period,
  PAST: past,
  NUMBER: number,
  HOUR: hour,
  AMOUNT: amount,
  POSITIONS: positions,
  NAME: name,
  WHERE: where,
  UNKNOWN: unknown,
  NOTED: noted,
  DEED: deed,
  DID: did,
  STATE: state,
  WHO: who,
  STRANGE: strange,
  TEXT: text,
  WORDS: words,
  HOW: how,
  NOTE: note,
  QUOTE: quote,
}
