// "no, wednesday", "sorry, I meant eggs", "it's 450 not 400": what the turn before did should have been this.

import type { Act, TaskSet, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { isHalf } from '../dates/half.ts'
import { mergeValues } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import { AFTERTHOUGHTS } from '../language/en/afterthoughts.ts'
import { classNamed, endsOf, isIn, type Phrases } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { COMING } from '../language/en/instead.ts'
import { namesIn } from './names-in.ts'
import { startsBehindOpeners } from './openers.ts'
import { hasCommand, isRemark } from './remark.ts'
import { readSwap } from './swap.ts'

const openers: Phrases = classNamed('NO') ?? new Map()
const requests: Phrases = classNamed('REQUEST') ?? new Map()
const undoing: Phrases = classNamed('UNDO') ?? new Map()
const fillers: Phrases = classNamed('FILLER') ?? new Map()
const closings: Phrases = classNamed('CLOSING') ?? new Map()

/** Null for anything that does not take something back, or that goes on to ask for something else. */
export function readCorrection(chart: Chart): Act | null {
  const back = takesBack(chart)
  if (back !== null)
    return 'set' in back || 'turns' in back ? back : { ...back, ...namedIn(chart, { from: 0, to: chart.words.length }) }
  const swapped = readSwap(chart)
  if (swapped !== null) return swapped
  if (asksPlainly(chart) || isBesides(chart)) return null
  for (const span of stretches(chart)) {
    const act = readStretch(chart, span)
    if (act !== null) return tellsWhatComes(chart, act, span.to) ? null : ofNamed(chart, act, span)
  }
  return null
}

/** "actually the hens too": besides what was done, and not in its place. */
export function isBesides(chart: Chart): boolean {
  const end = chart.words.findLastIndex(({ kind }) => kind === 'word') + 1
  return ADDING.has(chart.word(end - 1)) || (chart.word(end - 1) === 'well' && chart.word(end - 2) === 'as')
}

const ADDING = new Set(['too', 'also'])

/** "oh, it's the hens I need to feed next": not what was meant, but what is still to do. */
function tellsWhatComes(chart: Chart, act: Act, from: number): boolean {
  if (act.does !== 'correct' || act.set === undefined || act.values !== undefined) return false
  if (!CLAUSES.has(chart.word(from))) return false
  for (let at = from + 1; chart.words[at]?.kind === 'word'; at++)
    // "sorry, the report that I read was bad"
    if (COMING.has(chart.word(at)) || (at > from + 1 && BEING.has(chart.word(at)))) return true
  return false
}

const BEING = new Set(['is', 'are', 'was', 'were'])

/** "the deck can't be that late, back to friday": another value is said of the one task that is named. */
function ofNamed(chart: Chart, act: Act, { from, to }: Span): Act {
  if (act.does !== 'correct' || act.set !== undefined || act.values === undefined || act.values.replace !== undefined)
    return act
  const [id, ...others] = [
    ...namesIn(chart, { from: 0, to: from }),
    ...namesIn(chart, { from: to, to: chart.words.length }),
  ]
  if (id === undefined || others.length > 0) return act
  return {
    does: 'change',
    set: { text: '', mentions: [{ by: 'ids', task_ids: [id] }], many: true },
    values: act.values,
  }
}

/** "strings are still to do, put that back": the one task that is named. */
function namedIn(chart: Chart, span: Span): { named?: TaskSet } {
  const [id, ...others] = namesIn(chart, span)
  if (id === undefined || others.length > 0) return {}
  return { named: { text: '', mentions: [{ by: 'ids', task_ids: [id] }], many: true } }
}

/** "the insurance is not finished, reopen it", "actually make the budget one thursday": a request of its own. */
function asksPlainly(chart: Chart): boolean {
  if (chart.words.some(({ text }) => isIn('REOPEN', text))) return true
  const from = afterOpeners(chart)
  const end = beforeEnd(chart, chart.words.length)
  return chart
    .read('ACT', from)
    .some(
      ({ value, end: to, cost }) =>
        to >= end &&
        cost <= PLAIN &&
        (value.does === 'redo' ||
          (value.does === 'change' &&
            Object.keys(value.values).length > 0 &&
            value.set.mentions.every(({ by }) => by === 'ids'))),
    )
}

const PLAIN = 8

/** A clause of its own that takes everything back: "no no, undo it, it's not done". */
function takesBack(chart: Chart): Act | null {
  const to = chart.words.length
  for (let at = 0; at < to; at++) {
    const opens =
      at === 0 ||
      chart.words[at - 1]?.kind === 'mark' ||
      isIn('FILLER', chart.word(at - 1)) ||
      isRequested(chart, at) ||
      endsOf(openers, chart.words, 0, to).includes(at) ||
      // "wait no I haven't undo that"
      (endsOf(openers, chart.words, 0, to).length > 0 && isIn('UNDO', chart.word(at)))
    if (!opens) continue
    const said = chart
      .read('ACT', at)
      .filter((one) => one.value.does === 'undo')
      .sort((one, other) => one.cost - other.cost)
    const ends = endsOf(undoing, chart.words, at, to).map((end) => ({ end, value: { does: 'undo' as const } }))
    const whole = [...said, ...ends].find(
      ({ end }) => end === to || chart.words[end]?.kind === 'mark' || onlyMarks(chart, end, to),
    )
    if (whole !== undefined) return whole.value
  }
  return null
}

/** "can you | take it back". */
function isRequested(chart: Chart, at: number): boolean {
  return at > 1 && endsOf(requests, chart.words, at - 2, at).includes(at)
}

/** What is said after taking something back: all of it, its first clause, or what follows "I meant". */
function stretches(chart: Chart): Span[] {
  const from = afterOpeners(chart)
  const end = beforeEnd(chart, chart.words.length)
  const found: Span[] = []
  // "make that say …" is read as what it asks for.
  if (chart.word(from) === 'say' || chart.word(from) === 'read') return found
  // "make that one | nine o'clock"
  if (chart.word(from) === 'one' && chart.word(from - 1) === 'that' && chart.read('WHEN', from + 1).length > 0)
    return found
  if ((from > 0 || isTakenBackAtEnd(chart)) && end > from) {
    found.push({ from, to: end })
    const told = afterTold(chart, from, end)
    const rest = beforeFiller(chart, told, beforeClause(chart, told, end))
    if (told > from || rest < end) found.push({ from: told, to: rest })
    const stop = chart.words.findIndex(
      (word, at) => at > from && (word.text === ',' || word.text.startsWith('!') || chart.facts.hard[at] === true),
    )
    if (stop > from && stop < end && isRemark(chart, { from: stop + 1, to: end })) found.push({ from, to: stop })
  }
  const meant = chart.words.findIndex((word, at) => at > 0 && word.text === 'i' && MEANT.has(chart.word(at + 1)))
  // "the sheep I mean. The dogs are still to do."
  if (
    meant > 0 &&
    meant <= LONGEST_BEFORE &&
    (chart.facts.hard[meant + 2] === true || chart.words[meant + 2] === undefined)
  )
    found.push({ from: from < meant ? from : 0, to: meant })
  if (meant > 0 && meant + 2 < end) {
    const stop = chart.words.findIndex(
      (word, at) => at > meant + 2 && (word.text === ',' || chart.facts.hard[at] === true),
    )
    const to = stop > 0 ? Math.min(stop, end) : end
    if (to - meant <= LONGEST_MEANT) found.push({ from: meant + 2, to })
  }
  // "not 10, make it 11", "oh dear, I misread it. Not thursday, friday."
  if (chart.word(0) === 'not') found.push({ from: 0, to: end })
  for (const start of sentenceStarts(chart))
    if (start > 0 ? from > 0 : chart.word(0) === 'not') found.push({ from: afterTold(chart, start, end), to: end })
  return found
}

function sentenceStarts(chart: Chart): number[] {
  return chart.words.flatMap((_, at) => (at === 0 || chart.facts.hard[at - 1] === true ? [at] : []))
}

/** "wait no, not wednesday, thursday" behind what was just asked for: the values that it should have been. */
export function correctedIn(chart: Chart, { from, to }: Span): Values | null {
  const at = afterOpeners(chart, from)
  if (at === from) return null
  const values = allValues(chart, { from: afterTold(chart, at, to), to: beforeEnd(chart, to) })
  return values === undefined || Object.keys(values).length === 0 ? null : values
}

const MEANT = new Set(['meant', 'mean'])
const LONGEST_MEANT = 12
const LONGEST_BEFORE = 4

/** Behind what was wrong ("not thursday at all") and who said what it is ("they told me"). */
function afterTold(chart: Chart, from: number, to: number): number {
  let at = from
  if (chart.word(at) === 'not') {
    const wrong = [...chart.read('VALUES', at + 1), ...chart.read('NAME', at + 1)].map((one) => one.end)
    // "not thursday, friday": up to the first mark behind it.
    const closed = wrong.filter((one) => one < to && chart.words[one]?.kind === 'mark')
    const end = closed.length > 0 ? Math.min(...closed) : Math.max(at, ...wrong.filter((one) => one < to))
    if (end > at) at = end
  }
  while (at < to - 1 && (chart.words[at]?.kind === 'mark' || TOLD.has(chart.word(at)))) at++
  return at
}

const TOLD = new Set(
  "make na i they he she it that this we you told tell me us said say is was 's tis 'tis its meant mean have had has should ought to be been wanted want typed written wrote actually really all no".split(
    ' ',
  ),
)

/** Up to where somebody begins to tell how it came about: "4pm im dumb". */
function beforeClause(chart: Chart, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) if (CLAUSES.has(chart.word(at)) && chart.word(at - 1) !== 'not') return at
  return to
}

/** "7 na | she eats at 6". */
function beforeFiller(chart: Chart, from: number, to: number): number {
  let end = to
  while (end > from + 1 && (isIn('FILLER', chart.word(end - 1)) || isIn('CLOSING', chart.word(end - 1)))) end--
  return end
}

const CLAUSES = new Set(['i', 'they', 'we', 'he', 'she', 'you', 'my'])

function readStretch(chart: Chart, span: Span): Act | null {
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
  // "no, sunday" is the day, and not the Sunday sermon; "the plywood is still open" says how it is.
  const isDay = values?.when != null
  if (set?.where?.status !== undefined) return null
  // "the treats one sunday" gives it a day of its own; "the christmas fair" is what it is called.
  if (set?.where?.due_after !== undefined && !isDay && endsInDate(chart, said)) return null
  const placed =
    (isDay || set?.mentions.every((mention) => mention.by === 'positions') === true) && values !== undefined
  if (set !== undefined && isNamed(set) && !placed) return { does: 'correct', set }
  // "make it an hour later" counts from where it is now.
  if (values?.shift !== undefined && chart.words.slice(0, said.to).some(({ text }) => text === 'make')) return null
  // "the second" is a place or a day: whichever the turn before had.
  if (values !== undefined && Object.keys(values).length > 0)
    return { does: 'correct', values, ...(isPlaced(set) ? { set } : {}) }
  if (hasCommand(chart, said) || holdsMoment(chart, said) || tellsState(chart, said)) return null
  const named = onlyName(chart, said)
  if (named !== null) return { does: 'correct', set: named }
  if (BEFORE_CLAUSES.has(chart.word(said.from))) return null
  // "sat I mean, sorry, sat"
  if (startsBehindOpeners(chart, said).includes(said.to)) return null
  const text = noteText(chart.text(said))
  if (said.to - said.from === 1 && isIn('UNDO', chart.word(said.from))) return { does: 'undo' }
  if (
    text.length === 0 ||
    text.includes(',') ||
    said.to - said.from > 6 ||
    /[.!?]\s/.test(text) ||
    text.includes('ing ')
  )
    return null
  for (let at = said.from; at < said.to; at++)
    if (FINITE.has(chart.word(at)) || NO_OTHER_WORDS.has(chart.word(at))) return null
  // Who goes on in another sentence tells how it came about, and gives no other words.
  if (chart.facts.hard.some((hard, at) => hard && at < chart.words.length - 1)) return null
  // "not saturday, she's away": no words stand where a day stood.
  if (not !== null && holdsMoment(chart, not)) return null
  if (not !== null) return { does: 'correct', values: { replace: { old: noteText(chart.text(not)), new: text } } }
  if (!titled(chart, span.from) && !/^\d/.test(text)) return null
  return { does: 'correct', values: { replace: { old: null, new: text } } }
}

/** "the other way round", "half past", "the earlier one": what is meant is to be looked for, and no title has it. */
const NO_OTHER_WORDS = new Set(
  'not other round around versa opposite half quarter past earlier later sooner same both all one ones that this it them enough fine ok okay good great easy plenty more thing things'.split(
    ' ',
  ),
)

function isPlaced(set: TaskSet | undefined): set is TaskSet {
  return set?.where === undefined && set?.mentions.every(({ by }) => by === 'positions') === true
}

/** "it's for Bea", "I meant to finish it": no other words for what was said. */
const BEFORE_CLAUSES = new Set(['to', 'for', 'from', 'with', 'at', 'in', 'on', 'by', 'because', 'so', 'about'])

function endsInDate(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (chart.facts.dates.get(at)?.some(({ end }) => end === to)) return true
  return false
}

/** One task by name among small words: "I was on about the SIT one". */
function onlyName(chart: Chart, { from, to }: Span): TaskSet | null {
  let found: TaskSet | null = null
  for (let at = from; at < to; ) {
    const [set] = chart
      .read('SET', at)
      .filter((one) => one.end <= to && one.value.mentions.every((mention) => mention.by === 'ids'))
      .sort((one, other) => other.end - one.end || one.cost - other.cost)
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

/** Another date or priority that was not read whole is never another title: "make that one low priority". */
function holdsMoment(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++)
    if (
      chart.facts.amounts.has(at) ||
      chart.read('PRIO', at).length > 0 ||
      chart.read('WHEN', at).some((one) => one.cost === 0)
    )
      return true
  return false
}

/** "it is not done after all" says how things are. */
function tellsState(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) === 'not' || endsOf(done, chart.words, from, to).length > 0) return true
  return isIn('NOTDONE', chart.word(from))
}

const done = classNamed('DONE') ?? new Map()

/** Only these announce other words for what was said; after a mere "no" or "actually" anything may follow. */
function titled(chart: Chart, from: number): boolean {
  const before = chart.text({ from: 0, to: from }).toLowerCase()
  return /\b(?:meant|mean|make that|should be|correction|should have said|it is|it's|said|sorry|typo)\b/.test(before)
}

const closers = 'sorry|my bad|oops|my mistake|i meant|i mean|whoops|apologies|silly me'
  .split('|')
  .map((phrase) => phrase.split(' '))

/** "three days, sorry": taken back at the end. */
function isTakenBackAtEnd(chart: Chart): boolean {
  let end = chart.words.length
  while (chart.words[end - 1]?.kind === 'mark') end--
  return closers.some(
    (words) => words.length < end && words.every((word, index) => chart.word(end - words.length + index) === word),
  )
}

function afterOpeners(chart: Chart, from = 0): number {
  let at = from
  let opened = false
  for (let round = 0; round < 6; round++) {
    const end = endsOf(openers, chart.words, at, chart.words.length)[0]
    if (end !== undefined) {
      at = end
      opened = true
    } else if (chart.words[at]?.kind === 'mark' || isSoft(chart, at)) at++
    else break
  }
  return opened ? at : from
}

function isSoft(chart: Chart, at: number): boolean {
  return endsOf(fillers, chart.words, at, chart.words.length).length > 0 && chart.words.length - at > 1
}

function beforeEnd(chart: Chart, to: number): number {
  let end = to
  for (let more = true; more; ) {
    while (end > 0 && (chart.words[end - 1]?.kind === 'mark' || TAILS.has(chart.word(end - 1)))) end--
    const before = startOfTail(chart, end)
    more = before > 0 && before < end
    if (more) end = before
  }
  return end
}

/** Where the afterthought or the politeness that ends here begins. */
function startOfTail(chart: Chart, end: number): number {
  for (let from = Math.max(1, end - 4); from < end; from++)
    if ([closings, AFTERTHOUGHTS].some((phrases) => endsOf(phrases, chart.words, from, end).includes(end))) return from
  return end
}

const TAILS = new Set(['please', 'instead', 'thanks', 'sorry', 'so', 'actually'])

/** "not the potholes sorry, | the streetlight": what was wrong stands before what was meant. */
function wrongFirst(chart: Chart, { from, to }: Span): [Span, Span] | null {
  if (chart.word(from) !== 'not') return null
  const mark = chart.words.findIndex(({ kind }, at) => at > from + 1 && at < to && kind === 'mark')
  if (mark < 0) return null
  let start = mark + 1
  while (start < to - 1 && (chart.words[start]?.kind === 'mark' || TOLD.has(chart.word(start)))) start++
  return [
    { from: start, to },
    { from: from + 1, to: beforeEnd(chart, mark) },
  ]
}

function splitNot(chart: Chart, { from, to }: Span): [Span, Span | null] {
  for (let at = from + 1; at < to - 1; at++) {
    if (chart.word(at) !== 'not') continue
    const end = chart.word(at - 1) === ',' || chart.word(at - 1) === 'and' ? at - 1 : at
    // "Preeti not Priya, can you fix the name"
    const mark = chart.words.findIndex((word, place) => place > at + 1 && place < to && word.text === ',')
    return [
      { from, to: end },
      { from: at + 1, to: mark < 0 ? to : mark },
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
  const sum = CURRENCY.has(chart.word(from)) ? from + 1 : from
  return to === sum + 1 && /^\d+(?:[.,]\d+)*$/.test(chart.word(sum))
}

const CURRENCY = new Set(['\u00a3', '$', '\u20ac'])
