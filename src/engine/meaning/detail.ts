// A detail to add or change in what was just done, with the reason around it: "and an hour later, I'm not made of
// stone", "tuesday, he's off mondays", "oh shoot, make that 11:30, she just texted me".

import type { Act, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { focus } from '../grammar/build.ts'
import type { Setting } from '../interpret.ts'
import { FOLLOWING, RETRACTING } from '../language/en/afterthoughts.ts'
import { endsOf, isIn } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { allBy } from '../task-ids.ts'
import { clausesOf, isTail, tellsWhy } from './clauses.ts'
import { TRAILS } from './continuation.ts'
import { namesThing } from './of-another.ts'
import { prefers, startsBehindOpeners } from './openers.ts'

/** Null unless one clause is a value for what was just done and the others are only reasons. */
export function readDetail(chart: Chart, setting: Setting): Act | null {
  const { spokenOf = [] } = setting
  if (!setting.changed && spokenOf.length === 0) return null
  const following = followingIn(chart, setting)
  if (following !== null) return { does: 'change', set: focus, values: following }
  const clauses = clausesOf(chart)
  const at = clauses.findIndex(
    (clause, place) => !isExclaimed(chart, clause) && !leadsUp(chart, clauses.slice(place), setting),
  )
  const [clause, ...others] = clauses.slice(Math.max(at, 0))
  if (clause === undefined || chart.raw.includes('?') || namesThing(chart)) return null
  // "no date for those, thanks" explicitly means several tasks.
  if (chart.some(clause, (at) => SEVERAL.has(chart.word(at)))) return null
  // A quoted name means something other than what was just done.
  if (chart.words.some(({ kind }) => kind === 'quote')) return null
  const values = detailIn(chart, clause, setting)
  // A single clause gets the usual reading.
  if (clauses.length < 2 && !hasTail(chart, clause) && !prefers(chart, clause)) return null
  if (values === null || others.some((other) => saysMore(chart, other))) return null
  // "undo that, make it high" after a date change asks for both.
  const isUndone = clauses.slice(0, Math.max(at, 0)).some((other) => undoes(chart, other))
  if (isUndone && !isSameKind(values, setting.last)) return null
  if (!others.every((other) => isAfterthought(chart, other) || tellsWhy(chart, other, spokenOf))) return null
  return { does: 'change', set: focus, values }
}

function undoes(chart: Chart, { from, to }: Span): boolean {
  return chart.read('ACT', from).some(({ value, end }) => end === to && value.does === 'undo')
}

/** Whether these values replace the ones just given. */
function isSameKind(values: Values, last: Act | null): boolean {
  if (last?.does !== 'change') return last?.does === 'add'
  const kinds = kindsOf(values)
  return kindsOf(last.values).every((kind) => kinds.includes(kind))
}

function kindsOf(values: Values): string[] {
  return Object.keys(values).map((key) => (key === 'shift' ? 'when' : key))
}

/** "… It is urgent": another value, not a reason. */
function saysMore(chart: Chart, { from, to }: Span): boolean {
  return chart
    .read('ACT', from)
    .some(
      ({ value, end }) =>
        end === to && value.does === 'change' && value.values.priority != null && allBy(value.set, 'focus'),
    )
}

/** "not this friday, the one after": a week later, if a weekday was just set. */
function followingIn(chart: Chart, { last, changed }: Setting): Values | null {
  if (!changed || !isDated(last)) return null
  const [denied, meant, ...others] = clausesOf(chart).filter((clause) => !isExclaimed(chart, clause))
  if (denied === undefined || meant === undefined) return null
  const isWeekday =
    chart.word(denied.from) === 'not' &&
    /day$|^(?:mon|tues?|wed|thu|thurs|fri|sat|sun)$/.test(chart.word(denied.to - 1))
  const isNext = endsOf(FOLLOWING, chart.words, meant.from, meant.to).some((end) =>
    isTail(chart, { from: end, to: meant.to }),
  )
  if (!isWeekday || !isNext || !others.every((other) => tellsWhy(chart, other, []))) return null
  return { shift: { minutes: 0, days: 7, months: 0 } }
}

/** "oh wait, that's the wedding. Better sunday", "overkill. low will do": the reason comes before the value. */
function leadsUp(chart: Chart, [clause, ...others]: readonly Span[], setting: Setting): boolean {
  if (clause === undefined || ADDING.has(chart.word(clause.from)) || detailIn(chart, clause, setting) !== null)
    return false
  // "rice too, | sunday though": one more thing, and its own day.
  if (TRAILS.has(chart.word(clause.to - 1))) return false
  // "I need to email the landlord, it's important"
  if (chart.read('ACT', clause.from).some(({ value, end }) => value.does === 'add' && end >= clause.to)) return false
  const isBefore = others.some((other) => detailIn(chart, other, setting) !== null)
  return isBefore && tellsWhy(chart, clause, [])
}

/** "7.30 rather", "saturday even". */
function hasTail(chart: Chart, { from, to }: Span): boolean {
  const ends = chart.read('VALUES', from).map(({ end }) => end)
  return !ends.includes(to) && ends.some((end) => endsWell(chart, { from: end, to }))
}

/** Politeness or a reason: "at 9 before the queue gets long". */
function endsWell(chart: Chart, { from, to }: Span): boolean {
  if (isTail(chart, { from, to })) return true
  if (!REASONS.has(chart.word(from)) || !tellsWhy(chart, { from: from + 1, to }, [])) return false
  return chart.words.slice(from + 2, to).some(({ text }) => FINITE.has(text) || text.endsWith('s'))
}

const REASONS = new Set(['before', 'because', 'cos', 'coz', 'cause', 'since', 'as'])

/** "oh shoot", "ugh", "argh no": not a thing, a clause or a request. */
function isExclaimed(chart: Chart, { from, to }: Span): boolean {
  // "make it urgent, and set it for friday"
  if (saysMore(chart, { from, to })) return false
  const start = startsBehindOpeners(chart, { from, to }).at(-1) ?? from
  if (start >= to || isTakenBack(chart, { from: start, to })) return true
  if (start === from || to - start > 1) return false
  return !FINITE.has(chart.word(start)) && tellsWhy(chart, { from: start, to }, [])
}

/**
 * "scrap that, friday", "scratch thursday, friday": before another value, this takes back the old one and deletes no
 * task.
 */
function isTakenBack(chart: Chart, { from, to }: Span): boolean {
  if (RETRACTING.has(chart.word(from)) && chart.whole('VALUES', { from: from + 1, to }) !== undefined) return true
  return chart
    .read('ACT', from)
    .some(
      ({ value, end }) =>
        end === to && (value.does === 'undo' || (value.does === 'delete' && allBy(value.set, 'focus'))),
    )
}

/**
 * A bare value counts only right after a change or an add; asked for "it" or "that", also after a task was merely
 * mentioned.
 */
function detailIn(chart: Chart, { from, to }: Span, { last, changed, spokenOf = [] }: Setting): Values | null {
  const isFresh = changed && (last?.does === 'add' || last?.does === 'change')
  for (const start of startsBehindOpeners(chart, { from, to })) {
    const goesOn = GOING_ON.has(chart.word(start))
    const begin = goesOn ? pastJoints(chart, start) : start
    const isCount = isNumberAlone(chart, { from: begin, to }) && !isTimed(last)
    const said = (isFresh || (changed && goesOn)) && !isCount ? valuesAt(chart, begin, to) : undefined
    const asked = spokenOf.length > 0 || changed ? askedOfIt(chart, begin, to) : undefined
    const values = said ?? asked
    if (values !== undefined && Object.keys(values).length > 0) return values
  }
  return null
}

function pastJoints(chart: Chart, from: number): number {
  let at = from
  while (GOING_ON.has(chart.word(at)) || isIn('FILLER', chart.word(at))) at++
  return at
}

/** A bare number may be a count, unless a time was just given. */
function isNumberAlone(chart: Chart, { from, to }: Span): boolean {
  return /^\d+$/.test(chart.word(from)) && isTail(chart, { from: from + 1, to })
}

function isTimed(last: Act | null): boolean {
  if (last?.does === 'add') return last.items.some(({ when }) => when?.time != null)
  return last?.does === 'change' && last.values.when?.time != null
}

function isDated(last: Act | null): boolean {
  if (last?.does === 'add') return last.items.some(({ when }) => when?.day != null)
  return last?.does === 'change' && last.values.when?.day != null
}

function valuesAt(chart: Chart, from: number, to: number): Values | undefined {
  return chart.read('VALUES', from).find(({ end }) => end <= to && endsWell(chart, { from: end, to }))?.value
}

/** "make that 11:30", "put it at four"; a new title may continue after a comma. */
function askedOfIt(chart: Chart, from: number, to: number): Values | undefined {
  if (!ASKING.some((name) => isIn(name, chart.word(from))) && chart.word(from) !== 'let') return undefined
  const [act] = chart
    .read('ACT', from)
    .filter(({ end }) => end <= to && isTail(chart, { from: end, to }))
    .flatMap(({ value }) => (value.does === 'change' && allBy(value.set, 'focus') ? [value] : []))
  return act?.values.title === undefined ? act?.values : undefined
}

/** "…, that", "…, should have said". */
function isAfterthought(chart: Chart, { from, to }: Span): boolean {
  // "…, not this friday"
  if (chart.word(from) === 'not' && chart.whole('VALUES', { from: from + 1, to }) !== undefined) return true
  const start = isIn('IT', chart.word(from)) ? from + 1 : from
  return isTail(chart, { from: start, to })
}

const ASKING = ['SETV', 'MOVE', 'SCHEDULE'] as const

const SEVERAL = new Set(['them', 'those', 'these'])
const ADDING = new Set(['and', 'also', 'plus'])
const GOING_ON = new Set(['and', 'also', 'plus', 'but', 'oh'])
