// "no, wednesday", "sorry, I meant eggs", "it's 450 not 400": what the turn before did should have been this.

import type { Act, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { mergeValues } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import { classNamed, endsOf, isIn, type Phrases } from '../language/en/classes.ts'

const openers: Phrases = classNamed('NO') ?? new Map()
const fillers: Phrases = classNamed('FILLER') ?? new Map()

/** Null for anything that does not begin by taking something back, or that goes on to ask for something else. */
export function readCorrection(chart: Chart): Act | null {
  const from = afterOpeners(chart)
  if (from === 0) return null
  const to = chart.words.length
  const end = beforeEnd(chart, to)
  if (end <= from) return null
  const [said, not] = splitNot(chart, { from, to: end })
  const values = allValues(chart, said)
  const set = whole(chart, 'SET', said)
  if (isBareNumber(chart, said))
    return {
      does: 'correct',
      ...(set === undefined ? {} : { set }),
      values: { ...values, replace: { old: not === null ? null : noteText(chart.text(not)), new: chart.text(said) } },
    }
  const placed = set?.mentions.every((mention) => mention.by === 'positions') === true && values !== undefined
  if (set !== undefined && isNamed(set) && !placed) return { does: 'correct', set }
  if (values !== undefined && Object.keys(values).length > 0) return { does: 'correct', values }
  if (hasCommand(chart, said)) return null
  const text = noteText(chart.text(said))
  if (text.length === 0 || said.to - said.from > 8 || /[.!?]\s/.test(text)) return null
  if (not !== null) return { does: 'correct', values: { replace: { old: noteText(chart.text(not)), new: text } } }
  if (!titled(chart, from) && !/^\d/.test(text)) return null
  return { does: 'correct', values: { replace: { old: null, new: text } } }
}

/** Only these announce other words for what was said; after a mere "no" or "actually" anything may follow. */
function titled(chart: Chart, from: number): boolean {
  const before = chart.text({ from: 0, to: from }).toLowerCase()
  return /\b(?:meant|mean|make that|should be|correction|should have said|it is|it's|said|sorry|typo)\b/.test(before)
}

function afterOpeners(chart: Chart): number {
  let at = 0
  let opened = false
  for (let round = 0; round < 6; round++) {
    const end = endsOf(openers, chart.words, at, chart.words.length)[0]
    if (end !== undefined) {
      at = end
      opened = true
    } else if (chart.words[at]?.kind === 'mark' || isSoft(chart, at)) at++
    else break
  }
  return opened ? at : 0
}

function isSoft(chart: Chart, at: number): boolean {
  return endsOf(fillers, chart.words, at, chart.words.length).length > 0 && chart.words.length - at > 1
}

function beforeEnd(chart: Chart, to: number): number {
  let end = to
  for (let more = true; more; ) {
    while (end > 0 && (chart.words[end - 1]?.kind === 'mark' || TAILS.has(chart.word(end - 1)))) end--
    const phrase = AFTERTHOUGHTS.find((words) =>
      words.every((word, index) => chart.word(end - words.length + index) === word),
    )
    more = phrase !== undefined && end - phrase.length > 0
    if (more) end -= phrase?.length ?? 0
  }
  return end
}

const AFTERTHOUGHTS = [
  'i should have said',
  'i meant',
  'i mean',
  'that is',
  'it should be',
  'i wanted to say',
  'rather',
].map((phrase) => phrase.split(' '))
const TAILS = new Set(['please', 'instead', 'thanks', 'sorry', 'actually'])

function splitNot(chart: Chart, { from, to }: Span): [Span, Span | null] {
  for (let at = from + 1; at < to - 1; at++) {
    if (chart.word(at) !== 'not') continue
    const end = chart.word(at - 1) === ',' || chart.word(at - 1) === 'and' ? at - 1 : at
    return [
      { from, to: end },
      { from: at + 1, to },
    ]
  }
  return [{ from, to }, null]
}

/** Values across a full stop too: "they said Wednesday. same time". */
function allValues(chart: Chart, { from, to }: Span): Values | undefined {
  let merged: Values | undefined
  let start = from
  for (let at = from; at <= to; at++) {
    if (at < to && chart.facts.hard[at] !== true) continue
    if (at > start) {
      const values = whole(chart, 'VALUES', { from: start, to: at })
      if (values === undefined) return undefined
      merged = merged === undefined ? values : (mergeValues(merged, values) ?? undefined)
      if (merged === undefined) return undefined
    }
    start = at + 1
  }
  return merged
}

function whole(chart: Chart, category: 'VALUES', span: Span): Values | undefined
function whole(chart: Chart, category: 'SET', span: Span): TaskSet | undefined
function whole(chart: Chart, category: 'VALUES' | 'SET', { from, to }: Span): Values | TaskSet | undefined {
  return [...chart.read(category, from)]
    .filter((one) => one.end >= to || onlyMarks(chart, one.end, to))
    .sort((one, other) => one.cost - other.cost)[0]?.value
}

function onlyMarks(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (chart.words[at]?.kind !== 'mark' && !TAILS.has(chart.word(at))) return false
  return true
}

function isNamed(set: TaskSet): boolean {
  return set.mentions.every(
    (mention) => mention.by === 'ids' || mention.by === 'positions' || mention.by === 'other' || mention.by === 'name',
  )
}

function isBareNumber(chart: Chart, { from, to }: Span): boolean {
  return to === from + 1 && /^\d+$/.test(chart.word(from))
}

function hasCommand(chart: Chart, { from }: Span): boolean {
  const first = chart.word(from)
  if (isIn('SUBJECT', first) && first !== 'my') return true
  return ['DELETE', 'FINISH', 'MOVE', 'RENAME', 'SHOW', 'SETV', 'MARK', 'ADD', 'WH', 'AUXQ', 'REOPEN', 'NEVER'].some(
    (name) => isIn(name as 'DELETE', first),
  )
}
