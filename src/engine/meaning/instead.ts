// "undo that, it was the fence I painted", "sorry, I meant the hens, the goats aren't fed": the last act was meant for
// another task, named here; the rest takes back or comments on the wrong one.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { ACTED, COMING, MEANT_LEADS, TAKING_BACK, THE_ONE } from '../language/en/instead.ts'
import { ONE_OR_ONES, SPEAKERS } from '../language/en/pronouns.ts'
import { stemOf } from '../lex/stem.ts'
import { idsIn, taskIdsOf } from '../task-ids.ts'
import { clausesOf, tellsWhy } from './clauses.ts'
import { isBesides } from './correction.ts'
import { namesIn } from './names-in.ts'
import { startsBehindOpeners } from './openers.ts'

const undoing = phrasesIn('UNDO')
const staying = phrasesIn('STAYING')

type Said = { readonly is: 'taken back' } | { readonly is: 'meant'; readonly set: TaskSet } | { readonly is: 'told' }

export function readInstead(chart: Chart, setting: Setting): Act | null {
  const { last, changed, acted = [], spokenOf = [], tasks } = setting
  if (!changed || last === null || !OF_TASKS.has(last.does)) return null
  const wrong = last.does === 'undo' ? spokenOf : (acted.at(-1) ?? [])
  const set = meantInstead(chart, { from: 0, to: chart.words.length }, { wrong, last, tasks })
  return set === null ? null : { does: 'correct', set }
}

/** "scanned the prints! oh no wait, that was the sketches": the same within one message. */
export function withInstead(chart: Chart, reads: readonly Read[], { tasks }: Setting): readonly Read[] {
  for (const [index, read] of reads.entries()) {
    const { act, reserve, span } = read
    const wrong = idsIn(act)
    if ((act.does !== 'finish' && act.does !== 'change') || reserve !== null || wrong.length !== 1) continue
    const next = reads.findIndex((other, at) => at > index && !onlyTells(other))
    const behind = { from: span.to, to: reads[next]?.span.from ?? chart.words.length }
    const set = meantInstead(chart, behind, { wrong, last: act, tasks })
    if (set === null) continue
    return [...reads.slice(0, index), { ...read, act: { ...act, set } }, ...(next < 0 ? [] : reads.slice(next))]
  }
  return reads
}

/** A bare name, or a statement that something was done. */
function onlyTells({ act }: Read): boolean {
  return act.does === 'talk' || (act.does === 'ask' && act.wants === 'list') || (act.does === 'finish' && act.reported)
}

/** Null unless exactly one other task is named as the one meant and the rest takes the wrong one back. */
function meantInstead(chart: Chart, span: Span, { wrong, last, tasks }: Omit<Wrongly, 'isWrong'>): TaskSet | null {
  if (chart.raw.includes('?') || isBesides(chart)) return null
  const said: (Said | null)[] = []
  for (const { from, to } of clausesOf(chart)) {
    if (to <= span.from || to > span.to) continue
    const isWrong = said.some((one) => one?.is === 'taken back')
    said.push(ofClause(chart, { from: Math.max(from, span.from), to }, { wrong, last, tasks, isWrong }))
  }
  const meant = said.filter((one) => one?.is === 'meant')
  const [one] = meant
  if (said.includes(null) || one?.is !== 'meant' || meant.length > 1) return null
  const isBack = last.does === 'undo' || opensBack(chart, span) || said.some((other) => other?.is === 'taken back')
  return isBack ? one.set : null
}

/** "no wait, …", "wrong one sorry, …" */
function opensBack(chart: Chart, span: Span): boolean {
  const to = startsBehindOpeners(chart, span).at(-1) ?? span.from
  return chart.words.slice(span.from, to).some(({ text }) => TAKING_BACK.has(text))
}

const OF_TASKS: ReadonlySet<Act['does']> = new Set(['finish', 'reopen', 'change', 'undo'])

/** The tasks that were acted on, and how. */
interface Wrongly {
  readonly wrong: readonly string[]
  readonly last: Act
  readonly tasks: Setting['tasks']
  /** The user has already said that it was wrong. */
  readonly isWrong: boolean
}

function ofClause(chart: Chart, { from, to }: Span, wrongly: Wrongly): Said | null {
  const { wrong } = wrongly
  const starts = startsBehindOpeners(chart, { from, to })
  const start = starts.at(-1) ?? from
  if (start >= to) return { is: 'taken back' }
  const undone = Math.max(start, ...endsOf(undoing, chart.words, start, to))
  if (undone > start) return undone >= to || isCourteous(chart, undone, to) ? { is: 'taken back' } : null
  for (let at = from; at <= start; at++) {
    const named = meantIn(chart, { from: at, to }, wrongly)
    if (named !== null) return named
  }
  const [other] = chart.read('SET', start).filter(({ end, value }) => end >= to && isOther(value, wrong))
  // "not the seating plan, | the hall"
  if (other !== undefined && (start > from || isBehindDenied(chart, from, wrong)))
    return { is: 'meant', set: other.value }
  const names = namesIn(chart, { from: start, to })
  // "the goats aren't fed", "the goats stay on friday"
  if (names.length > 0 && names.every((id) => wrong.includes(id)))
    return isDenied(chart, { from: start, to }) ? { is: 'taken back' } : null
  return tellsWhy(chart, { from: start, to }, wrong) ? { is: 'told' } : null
}

function isBehindDenied(chart: Chart, from: number, wrong: readonly string[]): boolean {
  const before = clausesOf(chart).findLast(({ to }) => to <= from)
  const at = before === undefined ? -1 : startsBehindOpeners(chart, before).find((start) => chart.word(start) === 'not')
  if (before === undefined || at === undefined) return false
  const names = namesIn(chart, before)
  return names.length === wrong.length && names.every((id) => wrong.includes(id))
}

function isCourteous(chart: Chart, from: number, to: number): boolean {
  return !chart.some({ from, to }, (at) => !isIn('FILLER', chart.word(at)) && !isIn('CLOSING', chart.word(at)))
}

/** "it was the fence that got painted", "the hens is the one I did". */
function meantIn(chart: Chart, { from, to }: Span, { wrong, last, tasks, isWrong }: Wrongly): Said | null {
  const deed = SPEAKERS.has(chart.word(from)) ? deedAt(chart, { from: from + 1, to }, wrong) : null
  if (deed !== null && last.does === 'finish') return { is: 'meant', set: deed }
  const led = Math.max(from, ...endsOf(MEANT_LEADS, chart.words, from, to))
  const set = longestOf(
    chart.read('SET', led).filter(({ value }) => isOther(value, wrong)),
    to,
  )
  if (set === undefined) return null
  const one = Math.max(set.end, ...endsOf(THE_ONE, chart.words, set.end, to))
  const deeds = deedsOf(set.value, tasks)
  const isAsWell = isSame(chart, { from: set.end, to }, last, deeds)
  const isRelative = one > set.end || set.end >= to || isRelatively(chart, { from: set.end, to }, deeds) || isAsWell
  // "that's wrong, | the bins are done"
  const isLed = led > from || one > set.end || (isWrong && isAsWell && last.does === 'finish')
  if (!isRelative || !isLed || namesIn(chart, { from: set.end, to }).length > 0) return null
  return { is: 'meant', set: set.value }
}

/** "I | paid the gas": names one other task as done. */
function deedAt(chart: Chart, { from, to }: Span, wrong: readonly string[]): TaskSet | null {
  const stop = ONE_OR_ONES.has(chart.word(to - 1)) ? to - 1 : to
  const [deed] = chart.read('DEED', from).filter(({ end, value }) => end >= stop && !value.unsure)
  const [id, ...others] = deed?.value.ids ?? []
  if (id === undefined || others.length > 0 || wrong.includes(id)) return null
  return { text: chart.text({ from, to }), mentions: [{ by: 'ids', task_ids: [id] }], many: false }
}

/** "… that got done", "… I did": says that it is done, and nothing about the future. */
function isRelatively(chart: Chart, { from, to }: Span, deeds: ReadonlySet<string>): boolean {
  if (!RELATIVE.has(chart.word(from))) return false
  const told = chart.words.slice(from + 1, to).map(({ text }) => text)
  return told.some((word) => ACTED.has(word) || deeds.has(stemOf(word))) && !told.some((word) => COMING.has(word))
}

/** "… to friday", "… are done", where that is what was done. */
function isSame(chart: Chart, { from, to }: Span, last: Act, deeds: ReadonlySet<string>): boolean {
  if (last.does === 'finish') {
    const isOver = isIn('DONE', chart.word(to - 1)) || deeds.has(stemOf(chart.word(to - 1)))
    return isOnlyBeing(chart, { from, to: isOver ? to - 1 : to })
  }
  if (last.does !== 'change') return false
  let start = from
  while (start < to && (DIRECTIONS.has(chart.word(start)) || WANTING.has(chart.word(start)))) start++
  const same = JSON.stringify(last.values)
  return chart.read('VALUES', start).some(({ end, value }) => end >= to && JSON.stringify(value) === same)
}

function isOnlyBeing(chart: Chart, { from, to }: Span): boolean {
  return from < to && !chart.some({ from, to }, (at) => !BEING.has(chart.word(at)))
}

/** "it is Vera | who wants | thursday" */
const WANTING = new Set(['who', 'that', 'which', 'wants', 'needs', 'wanted', 'goes', 'is', 'gets'])
const BEING = new Set(['is', 'are', "'s", 'was', 'were', 'has', 'have', 'been', 'got'])
const DIRECTIONS = new Set(['to', 'for', 'on', 'till', 'until'])
const RELATIVE = new Set(['that', 'which', 'i', 'we', 'who'])

/** The verbs in their titles: "painted" for 'paint the fence'. */
function deedsOf({ mentions }: TaskSet, tasks: Setting['tasks']): ReadonlySet<string> {
  const ids = taskIdsOf(mentions)
  const titles = tasks.filter(({ id }) => ids.includes(id)).map(({ title }) => title.toLowerCase().split(' ')[0] ?? '')
  return new Set(titles.map(stemOf))
}

/** A single named task that isn't one of those. */
function isOther({ mentions, where, except }: TaskSet, wrong: readonly string[]): boolean {
  if (where !== undefined || except !== undefined || !mentions.every(({ by }) => by === 'ids')) return false
  const ids = taskIdsOf(mentions)
  return ids.length === 1 && !wrong.includes(ids[0] ?? '')
}

function isDenied(chart: Chart, { from, to }: Span): boolean {
  return chart.some(
    { from, to },
    (at) => chart.word(at) === 'not' || chart.word(at) === 'still' || chart.says(staying, { from: at, to }),
  )
}
