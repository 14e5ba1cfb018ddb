// What the turns before should have done differently: "not the post, though", "except the rent, that can go friday",
// "just the thumbnail, the reel stays", "leave them where they were".

import type { Act, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf, saysAnything } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Setting } from '../interpret.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { clausesOf, tellsWhy } from './clauses.ts'
import { startsBehindOpeners } from './openers.ts'
import { reportedIn } from './reported-value.ts'

const keeping = phrasesIn('KEEPING')
const excepting = phrasesIn('EXCEPT')
const staying = phrasesIn('STAYING')
const closings = phrasesIn('CLOSING')
const asItIs = phrasesIn('AS_IT_IS')
const asItWas = phrasesIn('ASBEFORE')

/** What a clause says about tasks just changed: only these were meant, or these stay, perhaps with a value. */
interface Thought {
  readonly says: 'only' | 'kept'
  readonly ids: readonly string[]
  readonly values: Values | null
  /** It explicitly asks to restore, so it may mean an older turn. */
  readonly was: boolean
}

/** Null if the message doesn't begin like this, or also asks for something else. */
export function readSecondThoughts(chart: Chart, { acted = [] }: Setting): Act | null {
  const last = acted.at(-1)
  if (last === undefined) return null
  const clauses = clausesOf(chart)
  const begins = clauses.findIndex((clause) => !isOpening(chart, clause))
  const [first, ...others] = clauses.slice(Math.max(begins, 0))
  const placed = first === undefined || others.length > 0 || last.length < 2 ? null : placedIn(chart, first)
  if (placed !== null) return { does: 'undo', set: placed }
  const thought = first === undefined ? null : thoughtIn(chart, first, last)
  if (thought === null || !isOf(thought, last, acted)) return null
  let { values } = thought
  let asked: Act | null = null
  for (const clause of others) {
    const said = ofIt(chart, clause)
    const other = said === null ? ofOthers(chart, clause, thought, last) : null
    if (said !== null && thought.says === 'kept') values ??= said
    else if (other !== null) asked = other.act ?? asked
    else if (!isOpening(chart, clause) && (isThing(chart, clause) || !tellsWhy(chart, clause, thought.ids))) return null
  }
  if (asked !== null) return asked
  if (thought.says === 'kept' && values !== null) return change(thought.ids, values)
  const ids = thought.says === 'kept' ? thought.ids : last.filter((id) => !thought.ids.includes(id))
  return ids.length === 0 ? null : { does: 'undo', set: setOf(ids) }
}

/** About what the last turn did, or an older one for something to restore. */
function isOf({ says, ids, was }: Thought, last: readonly string[], acted: readonly (readonly string[])[]): boolean {
  if (ids.every((id) => last.includes(id))) return says === 'kept' || last.length > ids.length
  return was && says === 'kept' && ids.every((id) => acted.some((turn) => turn.includes(id)))
}

function isAllElse(ids: readonly string[], others: readonly string[], last: readonly string[]): boolean {
  return last.every((id) => ids.includes(id) !== others.includes(id))
}

function change(ids: readonly string[], values: Values): Act {
  return { does: 'change', set: setOf(ids), values }
}

function setOf(ids: readonly string[]): TaskSet {
  return { text: '', mentions: [{ by: 'ids', task_ids: [...ids] }], many: true }
}

/** "not the bread, wraps": another name for it, and not a statement. */
function isThing(chart: Chart, { from, to }: Span): boolean {
  if (
    chart.some(
      { from, to },
      (at) => FINITE.has(chart.word(at)) || isIn('SUBJECT', chart.word(at)) || isPast(chart.word(at)),
    )
  )
    return false
  return to - from <= LONGEST_THING
}

const LONGEST_THING = 4

/** "oh wait, …" */
function isOpening(chart: Chart, { from, to }: Span): boolean {
  return startsBehindOpeners(chart, { from, to }).includes(to)
}

const REQUESTS = new Set(['skip', 'forget'])

function thoughtIn(chart: Chart, { from, to }: Span, last: readonly string[]): Thought | null {
  for (const at of startsBehindOpeners(chart, { from, to })) {
    // "skip the standup", "forget the gym" are requests of their own.
    if (REQUESTS.has(chart.word(at))) return null
    const thought = thoughtAt(chart, { from: at, to }, last)
    if (thought !== null) return thought
  }
  return null
}

/** "actually not 5", "except the third one" after changing several: restores the one at that position. */
function placedIn(chart: Chart, { from, to }: Span): TaskSet | null {
  for (const start of startsBehindOpeners(chart, { from, to }))
    for (const at of [keeping, excepting].flatMap((phrases) => endsOf(phrases, chart.words, start, to)))
      for (const { end, value } of chart.read('SET', at))
        if (value.where === undefined && allBy(value, 'positions') && pastCourtesy(chart, end, to) >= to) return value
  return null
}

function thoughtAt(chart: Chart, { from, to }: Span, last: readonly string[]): Thought | null {
  for (const at of [from, ...[keeping, excepting].flatMap((phrases) => endsOf(phrases, chart.words, from, to))])
    for (const set of [...namedAt(chart, at, to, last), ...pointedAt(chart, at, to, last)]) {
      const stays = endsOf(staying, chart.words, set.end, to)
      // A bare name says nothing about it.
      if (at === from && stays.length === 0) continue
      const thought = endIn(chart, Math.max(set.end, ...stays), to)
      if (thought === null) continue
      // "all but the eggs for friday": the date is for the others.
      const isOfOthers = thought.values !== null && isIn('ALL', chart.word(from))
      return { says: 'kept', ids: isOfOthers ? last.filter((id) => !set.ids.includes(id)) : set.ids, ...thought }
    }
  if (!ONLY.has(chart.word(from))) return null
  for (const set of namedAt(chart, from + 1, to, last)) {
    const thought = endIn(chart, set.end, to)
    if (thought !== null && thought.values === null) return { says: 'only', ids: set.ids, ...thought }
  }
  return null
}

const ONLY = new Set(['only', 'just'])

/** The rest of the clause: a value, that it stays, politeness, and nothing else. */
function endIn(chart: Chart, from: number, to: number): Pick<Thought, 'values' | 'was'> | null {
  let at = pastCourtesy(chart, from, to)
  const valued = longestOf(chart.read('VALUES', at).filter(saysAnything), to)
  // "on tomorrow like it was": elsewhere "like" is a filler.
  const behind = valued?.end ?? from
  if (valued !== undefined) at = pastCourtesy(chart, valued.end, to)
  const was = Math.max(at, ...[behind, at].flatMap((place) => endsOf(asItWas, chart.words, place, to)))
  const end = pastCourtesy(chart, was > at ? was : Math.max(at, ...endsOf(asItIs, chart.words, at, to)), to)
  return end >= to ? { values: valued?.value ?? null, was: was > at } : null
}

function pastCourtesy(chart: Chart, from: number, to: number): number {
  const isLoose = LOOSE.has(chart.word(from)) || isIn('FILLER', chart.word(from))
  const end = Math.max(isLoose ? from + 1 : from, ...endsOf(closings, chart.words, from, to))
  return end === from ? from : pastCourtesy(chart, end, to)
}

const LOOSE = new Set(['though', 'actually', 'sorry', 'tho', 'yet', 'then', 'please', 'mind', 'instead'])

/** "leave them on thursday": everything that was changed. */
function pointedAt(chart: Chart, at: number, to: number, last: readonly string[]): NameAt[] {
  const isPointing = isIn('IT', chart.word(at)) || isIn('THEM', chart.word(at))
  return isPointing && at < to && LEAVING.has(chart.word(at - 1)) ? [{ ids: last, end: at + 1 }] : []
}

const LEAVING = new Set(['leave', 'keep'])

interface NameAt {
  readonly ids: readonly string[]
  readonly end: number
}

/** The tasks named here, longest name first: of those with the name, the one that was changed. */
function namedAt(chart: Chart, at: number, to: number, last: readonly string[]): NameAt[] {
  return chart
    .read('SET', at)
    .filter(({ end, value }) => end <= to && value.where === undefined && value.except === undefined)
    .sort((one, other) => other.end - one.end)
    .flatMap(({ end, value }) => {
      const ids = eachOf(value, last)
      return ids === null ? [] : [{ ids, end }]
    })
}

/** The ids if each name is unique; null if one is ambiguous. */
function eachOf({ mentions }: TaskSet, last: readonly string[]): string[] | null {
  const ids: string[] = []
  for (const mention of mentions) {
    const named = mention.by === 'ids' ? mention.task_ids : []
    const acted = named.filter((id) => last.includes(id))
    const [id, ...more] = named.length > 1 ? acted : named
    if (id === undefined || more.length > 0) return null
    ids.push(id)
  }
  return ids
}

/** "that can go friday", "leave that on thursday", "friday": another value for the task just named. */
function ofIt(chart: Chart, { from, to }: Span): Values | null {
  for (const { end, value } of chart.read('ACT', from))
    if (end >= to && value.does === 'change' && allBy(value.set, 'focus')) return value.values
  const reported = reportedIn(chart, { from, to })
  return reported === null || reported.end < to ? null : reported.values
}

/**
 * "just the peroxide, the foils stay low", "… take the high off the foils": what to do with the others; null if it
 * isn't about them.
 */
function ofOthers(
  chart: Chart,
  clause: Span,
  { says, ids }: Thought,
  last: readonly string[],
): { act: Act | null } | null {
  const more = thoughtIn(chart, clause, last)
  if (more !== null && more.says !== says && isAllElse(more.ids, ids, last))
    return { act: says === 'only' && more.values !== null ? change(more.ids, more.values) : null }
  for (const { end, value } of chart.read('ACT', clause.from)) {
    if (end < clause.to || value.does !== 'change' || !allBy(value.set, 'ids')) continue
    const meant = taskIdsOf(value.set.mentions)
    if (says === 'only' ? isAllElse(meant, ids, last) : meant.every((id) => ids.includes(id))) return { act: value }
  }
  return null
}
