// The task that a sentence is about and its new values, wherever they are in it.

import type { Mention, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { isSure, longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import type { Setting } from '../interpret.ts'
import { isIn, isKnown } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import type { ClauseMeans } from '../model/clause.ts'
import { isVerb } from './names-in.ts'

/** The one task named, or the focus if the sentence points at it. */
export function targetIn(
  chart: Chart,
  span: Span,
  names: readonly NameIn[],
  means: ClauseMeans,
  { spokenOf = [] }: Setting,
): { set: TaskSet; unsure: boolean } | null {
  if (names.length > 0) {
    const sure = names.filter(({ unsure }) => !unsure)
    const meant = common(sure.length > 0 ? sure : names)
    if (meant === null) return null
    const { text, ids } = meant
    return { set: { text, many: false, mentions: [{ by: 'ids', task_ids: [...ids] }] }, unsure: sure.length === 0 }
  }
  // A report about an unnamed task is short and uses known words.
  if (spokenOf.length === 0 || means === 'finish') return null
  // A quote means something other than the focus.
  if (chart.some(span, (at) => chart.words[at]?.kind === 'quote')) return null
  const person = wordsIn(chart, span).some((word) => PERSONS.has(word))
  const points = person || wordsIn(chart, span).some((word) => isIn('IT', word) || isIn('THEM', word))
  if (!points && !(means === 'change' && spokenOf.length === 1 && !namesAnother(chart, span))) return null
  const mention: Mention = person ? { by: 'focus', person: true } : { by: 'focus' }
  // "make it dinner at 7": the other words may be the new title.
  const it = chart.words.findIndex(({ text }, at) => at >= span.from && isIn('IT', text))
  const unsure = means === 'change' && it >= 0 && namesAnother(chart, { from: it, to: span.to })
  return { set: { text: '', many: false, mentions: [mention] }, unsure }
}

const PERSONS = new Set(['him', 'her'])

/** "the trampoline's been moved to thursday": names something else, even if no such task exists. */
function namesAnother(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => isUnknown(chart, at))
}

interface NameIn {
  readonly text: string
  readonly ids: readonly string[]
  readonly unsure: boolean
}

/** The tasks that a sentence names. */
export function namedIn(chart: Chart, { from, to }: Span): NameIn[] {
  const names: NameIn[] = []
  for (let at = from; at < to; ) {
    const name = longestOf(
      [...chart.read('NAME', at), ...chart.read('DEED', at).filter(isSure)].filter(
        ({ end }) => !isVerb(chart, { from: at, to: end }),
      ),
      to,
    )
    if (name !== undefined) {
      const { text, ids, unsure } = name.value
      names.push({ text, ids, unsure: unsure || isCalledMore(chart, { from: at, to: name.end }) })
    }
    at = name?.end ?? at + 1
  }
  return names
}

/** "the oat milk malarkey", "the red shed", "the milk meeting": an extra word may make it another name. */
function isCalledMore(chart: Chart, { from, to }: Span): boolean {
  return (
    isUnknown(chart, to) ||
    isIn('KIND', chart.word(to)) ||
    (isUnknown(chart, from - 1) && isIn('DET', chart.word(from - 2))) ||
    isJoined(chart, { from, to })
  )
}

/** "the gate | and the shed", if nothing is called shed: the request isn't for the gate alone. */
function isJoined(chart: Chart, { from, to }: Span): boolean {
  const first = isIn('DET', chart.word(from - 1)) ? from - 1 : from
  if (JOINING.has(chart.word(first - 1)) && isThing(chart, first - 2)) return true
  const next = isIn('DET', chart.word(to + 1)) ? to + 2 : to + 1
  if (!JOINING.has(chart.word(to)) || !isThing(chart, next)) return false
  // "the gate and Bo came": somebody's doing follows, not another name.
  const behind = chart.word(next + 1)
  if (isPast(behind) && !isIn('DONE', behind)) return false
  return !FINITE.has(behind) || OF_SEVERAL.has(behind)
}

const JOINING = new Set(['and', '&'])
const OF_SEVERAL = new Set(['are', 'were', 'have', 'need'])

function isThing(chart: Chart, at: number): boolean {
  return isUnknown(chart, at) && !chart.reads('NAME', at)
}

/** An unknown word that is neither a verb nor a date: most likely a name. */
export function isUnknown(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word?.kind !== 'word' || isKnown(word.text) || isPast(word.text)) return false
  return !/\d|ing$/.test(word.text) && !chart.facts.dates.has(at)
}

/** The tasks that all names share: "the green boiler … Green" is one task. */
function common([first, ...others]: readonly NameIn[]): NameIn | null {
  if (first === undefined) return null
  const ids = first.ids.filter((id) => others.every((other) => other.ids.includes(id)))
  return ids.length === 0 ? null : { ...first, ids }
}

function wordsIn(chart: Chart, { from, to }: Span): string[] {
  return chart.words.slice(from, to).map(({ text }) => text)
}

/** The new values; the old or negated ones are skipped. Null if two of them conflict. */
export function valuesIn(chart: Chart, { from, to }: Span): Values | null {
  const said: Values[] = []
  for (let at = from; at < to; ) {
    const old = chart.read('OLD', at).find(({ end }) => end <= to)
    const [found] = chart
      .read('VALUES', at)
      .filter(
        ({ cost, value }) =>
          Object.keys(value).length > 0 &&
          cost <= (LEADS.has(chart.word(at - 1)) ? 8 : 2) &&
          // "running late thursday"
          !(chart.word(at) === 'late' && chart.word(at - 1) === 'running'),
      )
      .sort((one, other) => other.end - one.end)
    if (old !== undefined) at = old.end
    else if (found === undefined) at++
    else {
      if (!DENYING.has(chart.word(at - 1)) && !DENYING.has(chart.word(at - 2))) said.push(found.value)
      at = found.end
    }
  }
  const keys = said.flatMap((values) => Object.keys(values))
  // "on hold 40 min, ready thursday": a shift and a date don't go together.
  if (keys.includes('shift') && keys.includes('when')) return null
  return said.length === 0 || new Set(keys).size < keys.length ? null : Object.assign({}, ...said)
}

/** "upgrade node to 20.11 by friday": a number outside names and values means something else. */
export function leavesNumber(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; ) {
    const ends = [...chart.read('NAME', at), ...chart.read('VALUES', at), ...(chart.facts.dates.get(at) ?? [])]
      .map(({ end }) => end)
      .filter((end) => end <= to)
    if (ends.length === 0 && /^\d/.test(chart.word(at))) return true
    at = Math.max(at + 1, ...ends)
  }
  return false
}

const LEADS = new Set(['at', 'to', 'for', 'is', 'now', 'on', 'till', 'until', 'by', 'be', "'s"])
const DENYING = new Set(['not', 'never', 'from', 'no', 'than'])
