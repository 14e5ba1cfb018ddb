// A sentence that no rule explains is taken for what sentences like it mean: learned from many, and only on a task that it names
// or that was just spoken of. It fills in what nothing else explains and makes what was only told less sure; it changes no command.

import type { Act, Item, Mention, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { type ClassName, classNamed, endsOf, isIn, isKnown, type Phrases } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { type ClauseMeans, type ClauseScores, clauseScores } from '../model/clause.ts'
import { taskIdsOf } from '../task-ids.ts'
import { namesNobody } from './nobody.ts'
import { touches } from './reserve.ts'
import { endsWithQuestion } from './sequence.ts'
import { isLikely } from './suspect.ts'
import { undoWithin } from './undo-within.ts'

/** From here on it is done; below, it is asked about. */
const SURE = 0.9
const LIKELY = 0.7
/** What a rule could only take for a perhaps is done from here on. */
const SURER = 0.95
/** From here on it is only talk. */
const TALK = 0.9
/** What a rule took for a report must be talk for sure. */
const TALKED = 0.97
const LONGEST = 40

/** What a message asks for once its sentences were listened to as wholes. */
export function withSense(
  chart: Chart,
  sentences: readonly Span[],
  reads: readonly Read[],
  setting: Setting,
): readonly Read[] {
  if (chart.budget <= 0) return reads
  const acting = reads.filter(({ act, reserve }) => reserve === null && act.does !== 'talk' && act.does !== 'offer')
  const [only, ...others] = acting
  // "I don't need the gym any more love can you delete it": nobody is named as the rules have it, and yet a task is.
  if (only !== undefined && namesNobody(only.act) && others.every(({ act }) => isOfIt(act, only.act))) {
    const named = sentences.flatMap((span) => (overlap(span, only.span) ? (sense(chart, span, setting) ?? []) : []))
    return named.some(({ act, reserve }) => act.does === only.act.does && reserve === null) ? named : reads
  }
  if (only !== undefined && !acting.every(isTold)) return reads
  const undo = only === undefined && setting.changed ? firstOf(sentences, (span) => undoWithin(chart, span)) : null
  if (undo !== null) return [undo]
  // What was denied, doubted or made conditional stays so.
  if (reads.some(({ reserve }) => reserve !== null && reserve !== 'left over' && reserve !== 'garbled')) return reads
  if (only !== undefined && others.length === 0) {
    const whole = sentences.find(({ from, to }) => from <= only.span.from && only.span.to <= to)
    const judged =
      whole === undefined ? only : weighed(only, clauseScores(chart, whole), clauseScores(chart, only.span))
    if (judged !== only) return reads.map((read) => (read === only ? judged : read))
  }
  const unread = sentences.filter((span) => !acting.some((read) => overlap(read.span, span)))
  const sensed = unread.flatMap((span) => sense(chart, span, setting) ?? [])
  if (sensed.length > 0)
    return only === undefined ? sensed : [...reads, ...sensed.filter(({ reserve }) => reserve === null)]
  return reads.filter(
    ({ act, span }) =>
      act.does !== 'offer' ||
      (act.items.every(({ title }) => isLikely(title)) &&
        (act.items.some(isPlanned) || !isTalk(chart, sentences, span))),
  )
}

/** What has its day or its priority is meant to be kept. */
function isPlanned({ when, priority }: Item): boolean {
  return when !== undefined || priority !== undefined
}

function firstOf(spans: readonly Span[], read: (span: Span) => Read | null): Read | null {
  for (const span of spans) {
    const found = read(span)
    if (found !== null) return found
  }
  return null
}

function overlap(one: Span, other: Span): boolean {
  return one.from < other.to && other.from < one.to
}

function isTalk(chart: Chart, sentences: readonly Span[], span: Span): boolean {
  return sentences.some((whole) => overlap(whole, span) && clauseScores(chart, whole).talk >= TALK)
}

/** The same again, of what was spoken of. */
function isOfIt(act: Act, first: Act): boolean {
  return act.does === first.does && 'set' in act && act.set?.mentions.every(({ by }) => by === 'focus') === true
}

function isTold({ act, stated }: Read): boolean {
  return touches(act) && (stated || (act.does === 'finish' && act.reported))
}

/** What was told, less or more sure. */
function weighed(read: Read, whole: ClauseScores, alone: ClauseScores): Read {
  const { act } = read
  const own = scoreOf(act, whole)
  if (own === null) return read
  if (whole.talk >= TALKED && alone.talk >= TALKED) return { ...read, reserve: 'doubted' }
  if (act.does === 'finish' && act.unsure && own >= SURER) return { ...read, act: { ...act, unsure: false } }
  return read
}

function scoreOf(act: Act, scores: ClauseScores): number | null {
  switch (act.does) {
    case 'finish':
    case 'delete':
    case 'reopen':
      return scores[act.does]
    case 'change':
      return scores.change + scores.rename + scores.note
    default:
      return null
  }
}

/** What is most likely meant, of the task it is about; null where nothing is to be done. */
function sense(chart: Chart, span: Span, setting: Setting): Read | null {
  if (span.to - span.from > LONGEST || endsWithQuestion(chart, span)) return null
  const [means, score] = best(clauseScores(chart, span))
  if (score < LIKELY) return null
  const set = targetIn(chart, span, means, setting)
  if (set === null) return null
  const act = actOf(chart, span, means, set.set)
  if (act === null || qualifies(chart, span, means)) return null
  const sure = score >= SURE && !set.unsure
  // Which of several is asked only where it is sure what for.
  if (!sure && taskIdsOf(set.set.mentions).length > 1) return null
  // A delete asks anyway.
  const reserve = sure || (act.does === 'delete' && !set.unsure) ? null : 'left over'
  return { act, span, rule: 'sense', cost: 0, stated: true, reserve, score }
}

function best(scores: ClauseScores): [ClauseMeans, number] {
  let found: [ClauseMeans, number] = ['talk', 0]
  for (const [means, score] of Object.entries(scores) as [ClauseMeans, number][])
    if (score > found[1]) found = [means, score]
  return found
}

function actOf(chart: Chart, span: Span, means: ClauseMeans, set: TaskSet): Act | null {
  switch (means) {
    case 'finish':
      return { does: 'finish', set, reported: true, unsure: false }
    case 'delete':
      return { does: 'delete', set }
    case 'reopen':
      return { does: 'reopen', set }
    case 'change': {
      const values = valuesIn(chart, span)
      return values === null ? null : { does: 'change', set, values }
    }
    default:
      return null
  }
}

/** The one task that is named, or what was spoken of where the sentence points at it. */
function targetIn(
  chart: Chart,
  span: Span,
  means: ClauseMeans,
  { spokenOf = [] }: Setting,
): { set: TaskSet; unsure: boolean } | null {
  const names = namesIn(chart, span)
  if (names.length > 0) {
    const sure = names.filter(({ unsure }) => !unsure)
    const meant = common(sure.length > 0 ? sure : names)
    if (meant === null) return null
    const { text, ids } = meant
    return { set: { text, many: false, mentions: [{ by: 'ids', task_ids: [...ids] }] }, unsure: sure.length === 0 }
  }
  // That something nameless is done is told in few words, and those are known.
  if (spokenOf.length === 0 || means === 'finish') return null
  const person = wordsIn(chart, span).some((word) => PERSONS.has(word))
  const points = person || wordsIn(chart, span).some((word) => isIn('IT', word) || isIn('THEM', word))
  if (!points && !(means === 'change' && spokenOf.length === 1)) return null
  const mention: Mention = person ? { by: 'focus', person: true } : { by: 'focus' }
  return { set: { text: '', many: false, mentions: [mention] }, unsure: false }
}

const PERSONS = new Set(['him', 'her'])

interface NameIn {
  readonly text: string
  readonly ids: readonly string[]
  readonly unsure: boolean
}

function namesIn(chart: Chart, { from, to }: Span): NameIn[] {
  const names: NameIn[] = []
  for (let at = from; at < to; ) {
    const [name] = [...chart.read('NAME', at), ...chart.read('DEED', at).filter(({ value }) => !value.unsure)]
      .filter(({ end }) => end <= to && !(end === at + 1 && isIn('DOING', chart.word(at))))
      .sort((one, other) => other.end - one.end)
    if (name !== undefined) {
      const { text, ids, unsure } = name.value
      names.push({ text, ids, unsure: unsure || isCalledMore(chart, { from: at, to: name.end }) })
    }
    at = name?.end ?? at + 1
  }
  return names
}

/** "the oat milk malarkey", "the red shed", "the milk meeting": a word beside a name may make it another. */
function isCalledMore(chart: Chart, { from, to }: Span): boolean {
  return (
    isUnknown(chart, to) ||
    isIn('KIND', chart.word(to)) ||
    (isUnknown(chart, from - 1) && isIn('DET', chart.word(from - 2)))
  )
}

function isUnknown(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  if (word?.kind !== 'word' || isKnown(word.text) || isPast(word.text)) return false
  return !/\d|ing$/.test(word.text) && !chart.facts.dates.has(at)
}

/** What all names have in common: "the green boiler … Green" is one task. */
function common([first, ...others]: readonly NameIn[]): NameIn | null {
  if (first === undefined) return null
  const ids = first.ids.filter((id) => others.every((other) => other.ids.includes(id)))
  return ids.length === 0 ? null : { ...first, ids }
}

function wordsIn(chart: Chart, { from, to }: Span): string[] {
  return chart.words.slice(from, to).map(({ text }) => text)
}

/** What it is to become, said once; what it was before, or is not, is passed over. */
function valuesIn(chart: Chart, { from, to }: Span): Values | null {
  const said: Values[] = []
  for (let at = from; at < to; ) {
    const old = chart.read('OLD', at).find(({ end }) => end <= to)
    const [found] = chart
      .read('VALUES', at)
      .filter(
        ({ end, cost, value }) =>
          end <= to && Object.keys(value).length > 0 && cost <= (LEADS.has(chart.word(at - 1)) ? 8 : 2),
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
  return said.length === 0 || new Set(keys).size < keys.length ? null : Object.assign({}, ...said)
}

const LEADS = new Set(['at', 'to', 'for', 'is', 'now', 'on', 'till', 'until', 'by', 'be', "'s"])
const DENYING = new Set(['not', 'never', 'from', 'no', 'than'])

/** "no need for the cake", "we won't be needing it". */
/** "I do not need", "we won't be needing". */
function isNotNeeded(chart: Chart, at: number): boolean {
  return [1, 2, 3].some((ahead) => NEEDING.test(chart.word(at + ahead)))
}

const NEEDING = /^(?:need|needs|needed|needing|want|wanted|required|necessary)$/
const UNWANTED = new Set(['no', 'not', 'without', 'would'])
const qualifying: readonly ClassName[] = ['NEVER', 'COND', 'EXCEPT', 'HEDGE', 'UNSURE']
const QUALIFYING = new Set(
  'not never nobody nothing none no without almost nearly hardly half part partly should must might may could would will tried try if unless until till once except but only always usually often normally sometimes'.split(
    ' ',
  ),
)

/** "Bilal already finished his shed" */
const THEIRS = new Set(['his', 'their', 'your'])
/** "Tom said delete the shed" */
const REPORTING = new Set(
  'said says saying told tells telling asked asks reckons thinks wants wanted suggested'.split(' '),
)

/** With a word that narrows, denies, doubts or conditions nothing is done on half a sentence; what is not needed may go. */
function qualifies(chart: Chart, { from, to }: Span, means: ClauseMeans): boolean {
  // "tell Anna the shed is done" is something to do.
  if (means === 'finish' && isIn('DOING', chart.word(from)) && !isPast(chart.word(from))) return true
  for (let at = from; at < to; at++) {
    // "start is 7:30, not 9"
    const denied = means === 'change' && chart.word(at) === 'not' && chart.read('VALUES', at + 1).length > 0
    if (denied || (means === 'delete' && (UNWANTED.has(chart.word(at)) || isNotNeeded(chart, at)))) continue
    if (means === 'finish' && THEIRS.has(chart.word(at))) return true
    if (QUALIFYING.has(chart.word(at)) || (means !== 'change' && REPORTING.has(chart.word(at)))) return true
    for (const name of qualifying) {
      const phrases: Phrases = classNamed(name) ?? new Map()
      if (endsOf(phrases, chart.words, at, to).length > 0) return true
    }
  }
  return false
}
