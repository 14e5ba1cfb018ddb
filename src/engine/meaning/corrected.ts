// The correction that words give: another value, another task, or other words.

import type { Act, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import { isHalf } from '../dates/half.ts'
import { mergeValues } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import { DIRECTIONS, SINCE_BEFORE } from '../language/en/afterthoughts.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { isPast } from '../lex/stem.ts'
import { allBy } from '../task-ids.ts'
import { onlyMarks, TOLD } from './correction-ends.ts'
import { isMeant, splitNot, wrongFirst } from './correction-stretches.ts'
import { startsBehindOpeners } from './openers.ts'
import { hasCommand } from './remark.ts'

export function readStretch(chart: Chart, span: Span): Act | null {
  const [said, not] = (allValues(chart, span) === undefined ? wrongFirst(chart, span) : null) ?? splitNot(chart, span)
  const act = meantIn(chart, span, said, not)
  const wrong = not === null ? undefined : whole(chart, 'SET', not)
  return act?.does !== 'correct' || wrong === undefined || !isNamed(wrong) ? act : { ...act, not: wrong }
}

function meantIn(chart: Chart, span: Span, said: Span, not: Span | null): Act | null {
  const values = allValues(chart, said)
  const set = whole(chart, 'SET', said)
  if (isBareNumber(chart, said))
    return {
      does: 'correct',
      ...(set === undefined ? {} : { set }),
      values: { ...values, replace: { old: not === null ? null : noteText(chart.text(not)), new: chart.text(said) } },
    }
  // "I meant am"
  if (said.to === said.from + 1 && isHalf(chart.word(said.from)))
    return { does: 'correct', values: { replace: { old: null, new: chart.word(said.from) } } }
  // "no, earlier": reverses the direction.
  if (said.to === said.from + 1 && DIRECTIONS.has(chart.word(said.from)))
    return { does: 'correct', values: { replace: { old: null, new: chart.word(said.from) } } }
  // "no, sunday" is the day, not the Sunday sermon; "the plywood is still open" is a state.
  const isDay = values?.when != null
  if (set?.where?.status !== undefined) return null
  // In "the treats one sunday" the day is a value; in "the christmas fair" it is part of the name, and "1 day later" is
  // a distance.
  const isFar = values?.shift !== undefined
  if (set?.where?.due_after !== undefined && !isDay && !isFar && endsInDate(chart, said)) return null
  const placed = (isDay || allBy(set, 'positions')) && values !== undefined
  if (set !== undefined && isNamed(set) && !placed) return { does: 'correct', set }
  // "make it an hour later" counts from the current time; "make that two hours" gives another amount.
  const isSince = endsOf(SINCE_BEFORE, chart.words, said.to, chart.words.length).length > 0
  if (
    values?.shift !== undefined &&
    !isAmount(chart, said) &&
    !isSince &&
    chart.words.slice(0, said.to).some(({ text }) => text === 'make')
  )
    return null
  // "the second" is a position or a date: whichever the last turn used.
  if (values !== undefined && Object.keys(values).length > 0)
    return { does: 'correct', values, ...(isPlaced(set) ? { set } : {}) }
  if (hasCommand(chart, said) || holdsMoment(chart, said) || tellsState(chart, said)) return null
  // "the gate is not mended" is a denial and doesn't say that the gate was meant.
  if (not !== null && FINITE.has(chart.word(said.to - 1))) return null
  const named = onlyName(chart, said)
  return named !== null ? { does: 'correct', set: named } : otherWords(chart, span, said, not)
}

/** "sorry, I meant bread": replaces the words said before. */
function otherWords(chart: Chart, span: Span, said: Span, not: Span | null): Act | null {
  if (BEFORE_CLAUSES.has(chart.word(said.from))) return null
  // "sat I mean, sorry, sat"
  if (startsBehindOpeners(chart, said).includes(said.to)) return null
  const text = noteText(chart.text(said))
  if (
    text.length === 0 ||
    text.includes(',') ||
    said.to - said.from > 6 ||
    /[.!?]\s/.test(text) ||
    text.includes('ing ')
  )
    return null
  if (chart.some(said, (at) => FINITE.has(chart.word(at)) || NO_OTHER_WORDS.has(chart.word(at)))) return null
  // Another sentence after it means an explanation, not other words.
  const goesOn = chart.facts.hard.some((hard, at) => hard && at < chart.words.length - 1 && !isLaugh(chart, at + 1))
  // "I meant bagels. half of them are off donuts": clearly other words, followed by the reason.
  const isPlain = isMeant(chart, said.from - 2) && chart.facts.hard[said.to] === true && !asksBehind(chart, said.to)
  if (goesOn && !isPlain) return null
  // "not saturday, she's away": plain words don't replace a date.
  if (not !== null && holdsMoment(chart, not)) return null
  if (not !== null) return { does: 'correct', values: { replace: { old: noteText(chart.text(not)), new: text } } }
  // "sorry, I misread the report" tells what happened.
  if (isIn('SUBJECT', chart.word(said.from - 1)) && isPast(chart.word(said.from))) return null
  if (!titled(chart, span) && !/^\d/.test(text)) return null
  return { does: 'correct', values: { replace: { old: null, new: text } } }
}

/** "toilet rolls | lol, we have bread": a single closing word doesn't make a sentence. */
function isLaugh(chart: Chart, at: number): boolean {
  return isIn('CLOSING', chart.word(at)) && !chart.isWord(at + 1)
}

/** "I meant bagels. Move the rent to friday": the next sentence asks for something else. */
function asksBehind(chart: Chart, from: number): boolean {
  const to = chart.words.length
  return chart.some({ from, to }, (at) => {
    if (chart.facts.hard[at] !== true || at + 1 >= to) return false
    return hasCommand(chart, { from: at + 1, to }) || isIn('DOING', chart.word(at + 1))
  })
}

/** "the other way round", "half past", "the earlier one": these refer to something and aren't titles. */
const NO_OTHER_WORDS = new Set(
  'not other round around versa opposite half quarter past earlier later sooner same both all one ones that this it them enough fine ok okay good great easy plenty more thing things'.split(
    ' ',
  ),
)

function isAmount(chart: Chart, { from, to }: Span): boolean {
  return chart.read('AMOUNT', from).some(({ end }) => end === to)
}

function isPlaced(set: TaskSet | undefined): set is TaskSet {
  return set?.where === undefined && allBy(set, 'positions')
}

/** "it's for Bea", "I meant to finish it": these give no other words. */
const BEFORE_CLAUSES = new Set(['to', 'for', 'from', 'with', 'at', 'in', 'on', 'by', 'because', 'so', 'about'])

function endsInDate(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => chart.facts.dates.get(at)?.some(({ end }) => end === to) === true)
}

/** A single task named among small words: "I was on about the SIT one". */
function onlyName(chart: Chart, { from, to }: Span): TaskSet | null {
  let found: TaskSet | null = null
  for (let at = from; at < to; ) {
    const set = longestOf(
      chart.read('SET', at).filter(({ value }) => allBy(value, 'ids')),
      to,
    )
    if (set === undefined && !TOLD.has(chart.word(at)) && !SPEAKING.has(chart.word(at))) return null
    if (set === undefined) at++
    else if (found !== null) return null
    else {
      found = set.value
      at = set.end
    }
  }
  return found
}

const SPEAKING = new Set('about on of the telling talking speaking thinking referring'.split(' '))

/** A date or priority that we couldn't fully read never becomes a title: "make that one low priority". */
function holdsMoment(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => chart.facts.amounts.has(at) || chart.reads('PRIO', at) || chart.isDate(at))
}

/** "it is not done after all" describes a state. */
function tellsState(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) === 'not' || chart.says(done, { from, to })) return true
  return isIn('NOTDONE', chart.word(from))
}

const done = phrasesIn('DONE')

/** Only these words announce other wording; after just "no" or "actually" anything may follow. */
function titled(chart: Chart, { from, to }: Span): boolean {
  const before = chart.text({ from: 0, to: from }).toLowerCase()
  // "glenda I meant"
  if (isMeant(chart, to)) return true
  return /\b(?:meant|mean|make that|should be|correction|should have said|it is|it's|said|sorry|typo)\b/.test(before)
}

/** Values across a full stop too: "they said Wednesday. same time". */
export function allValues(chart: Chart, { from, to }: Span): Values | undefined {
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

function isNamed(set: TaskSet): boolean {
  return set.mentions.every((mention) => mention.by === 'ids' || mention.by === 'positions' || mention.by === 'other')
}

function isBareNumber(chart: Chart, { from, to }: Span): boolean {
  const sum = CURRENCY.has(chart.word(from)) ? from + 1 : from
  return to === sum + 1 && /^\d+(?:[.,]\d+)*$/.test(chart.word(sum))
}

const CURRENCY = new Set(['\u00a3', '$', '\u20ac'])
