// What a message asks for, on the user's own tasks: every sentence is put together from what its words can mean, and what is
// left over, denied, doubted or made conditional is not done.

import type { Act, Mention, TaskSet, Values } from '../domain/act.ts'
import type { Chart } from './chart/chart.ts'
import type { Span } from './chart/rule.ts'
import type { Titled } from './ground/title.ts'
import { isIn } from './language/en/classes.ts'
import { withoutSignOff } from './lex/sign-off.ts'
import { readAnnounced } from './meaning/announced.ts'
import { isUnderWay, lessSure, placesIn, pointedAt } from './meaning/beside.ts'
import { inContext } from './meaning/context.ts'
import { readContinuation } from './meaning/continuation.ts'
import { correctedIn, readCorrection } from './meaning/correction.ts'
import { onlyDefinite } from './meaning/definite.ts'
import { deniesDone } from './meaning/denied.ts'
import { secondThoughtIn, withoutKept } from './meaning/kept.ts'
import { mendedWhen } from './meaning/mended-when.ts'
import { namesIn } from './meaning/names-in.ts'
import { readNoted } from './meaning/noted.ts'
import { readNumberedList } from './meaning/numbered-list.ts'
import { openChart } from './meaning/open.ts'
import { startsBehindOpeners } from './meaning/openers.ts'
import { readPasted } from './meaning/pasted.ts'
import { readQuestion } from './meaning/question.ts'
import { isDoubtAlone, moodOf, type Reserve, reserveOf, touches } from './meaning/reserve.ts'
import { saidOfAll } from './meaning/said-of-all.ts'
import { type Piece, sequence } from './meaning/sequence.ts'
import { isGuess, settle } from './meaning/settle.ts'
import { isSuspect } from './meaning/suspect.ts'
import { takenBackFrom, takenBackIn, withoutLast } from './meaning/taken-back.ts'
import { aboutTold, withTold } from './meaning/told.ts'
import { taskIdsOf } from './task-ids.ts'

/** What bears on a message besides its words. */
export interface Setting {
  readonly now: string
  readonly timezone: string
  /** The tasks that its words may be about. */
  readonly tasks: readonly Titled[]
  /** What the turn before did; null where there was none. */
  readonly last: Act | null
  /** Whether that turn changed anything, so that it can be corrected. */
  readonly changed: boolean
}

export interface Read {
  readonly act: Act
  readonly span: Span
  readonly rule: string
  readonly cost: number
  /** Told rather than asked for. */
  readonly stated: boolean
  readonly reserve: Reserve | null
}

export interface Interpretation {
  readonly chart: Chart
  readonly reads: readonly Read[]
  readonly pieces: readonly Piece[]
  /** Stretches that nothing explained, as typed. */
  readonly left: readonly string[]
  /** Tasks that the message spoke of before it asked for anything: what "it" means in it. */
  readonly spoken: readonly string[]
  /** The message was more than may be worked on. */
  readonly spent: boolean
}

const LONGEST = 8000
/** More than these in one message are more than a person would look through in one reply. */
const MOST_REQUESTS = 18

export function interpret(message: string, setting: Setting): Interpretation {
  const raw = withoutSignOff(message.length > LONGEST ? message.slice(0, LONGEST) : message)
  const chart = openChart(raw, setting.tasks, { now: setting.now, timezone: setting.timezone })
  const pasted = readPasted(chart) ?? readNumberedList(chart)
  if (pasted !== null) return readWhole(chart, pasted, 'paste')
  const noted = readNoted(chart)
  if (noted !== null) return readWhole(chart, noted, 'noted')
  const announced = readAnnounced(chart)
  if (announced !== null) return readWhole(chart, announced, 'announced')
  if (setting.last?.does === 'finish' && setting.changed && deniesDone(chart))
    return readWhole(chart, { does: 'undo' }, 'denied')
  const corrected = setting.changed ? readCorrection(chart) : null
  if (corrected !== null) return readWhole(chart, corrected, 'correct')
  const continued = readContinuation(chart, setting.last)
  if (continued !== null) return readWhole(chart, continued, 'continue')
  const pieces: Piece[] = []
  const reads: Read[] = []
  let reached = 0
  let since = 0
  for (const span of sentencesOf(chart).flatMap((whole) => thoughtsOf(chart, whole))) {
    if (span.from < reached) continue
    if (chart.budget <= 0) break
    // "I no longer need milk, so forget that" says it twice.
    const isGone = reads.at(-1)?.act.does === 'delete' && reads.at(-1)?.stated === true
    const back = reads.length === 0 || isGone ? null : takenBackIn(chart, span)
    if (back !== null) {
      reads.splice(0, reads.length, ...withoutLast(reads, since))
      // "… I need to check first" says why.
      const rest = back < span.to ? sequence(chart, { from: back, to: span.to }) : []
      pieces.push(...rest)
      const others = readsOf(chart, { from: back, to: span.to }, rest, reads.at(-1))
      reads.push(...others.filter((read) => !read.stated && isBidden(read)))
      continue
    }
    const left = withoutKept(chart, span, reads)
    if (left !== null) {
      reads.splice(0, reads.length, ...left)
      continue
    }
    const corrected = reads.length === 0 ? null : mendedBy(reads.at(-1), correctedIn(chart, span))
    if (corrected !== null) {
      reads.splice(-1, 1, corrected)
      continue
    }
    const shared = saidOfAll(chart, span, reads.at(-1))
    if (shared !== null) {
      reads.splice(-1, 1, shared)
      continue
    }
    const thinksAgain = reads.length > 0 || (setting.changed && span.from === 0)
    const own = sequence(chart, thinksAgain ? pastOpeners(chart, span) : span)
    pieces.push(...own)
    if (reads.length > 0 && isIn('EXCEPT', chart.word(span.from))) {
      leaveOut(chart, span, reads)
      continue
    }
    for (const piece of own) if (piece.is === 'act') reached = Math.max(reached, piece.reaches)
    if (isDoubtAlone(chart, own)) reads.splice(0, reads.length, ...reads.map(doubt))
    const more = readsOf(chart, span, own, reads.at(-1)).map((read) => askedOn(read, reads.at(-1)))
    if (more.length > 0) since = reads.length
    reads.push(...more)
  }
  const spoken = spokenOf(chart, reads, pieces)
  const told = withTold(chart, inContext(chart, onlyDefinite(chart, withoutNamed(chart, reads)), pieces), pieces)
  // What is there already, or was spoken of, is what "it" means; otherwise it is what the message told.
  const meant = spoken.length > 0 || setting.last !== null ? told : aboutTold(chart, told, pieces)
  return {
    chart,
    reads: settle(meant, setting, chart),
    pieces,
    left: pieces.flatMap(unexplained).map((span) => chart.text(span)),
    spent: chart.budget <= 0 || reads.length > MOST_REQUESTS,
    spoken,
  }
}

/** A message that is one thing from its first word to its last. */
function readWhole(chart: Chart, act: Act, rule: string): Interpretation {
  const span = { from: 0, to: chart.words.length }
  const reads: Read[] = [{ act, span, rule, cost: 0, stated: false, reserve: null }]
  return { chart, reads, pieces: [], left: [], spent: false, spoken: [] }
}

function unexplained(piece: Piece): Span[] {
  if (piece.is === 'skipped') return [piece]
  return piece.is === 'act' ? piece.strange.map((at) => ({ from: at, to: at + 1 })) : []
}

/** From one hard end to the next, without the marks that end it. */
export function sentencesOf(chart: Chart): Span[] {
  const spans: Span[] = []
  let from = 0
  for (let at = 0; at <= chart.words.length; at++) {
    if (at < chart.words.length && chart.facts.hard[at] !== true) continue
    if (at > from) spans.push({ from, to: at })
    from = at + 1
  }
  return joinFragments(chart, spans)
}

/** "Two. Done." and "Correction. 0730." are one sentence each, cut in two by how they were typed. */
function joinFragments(chart: Chart, spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of spans) {
    const before = joined.at(-1)
    const short = before !== undefined && before.to - before.from <= 2 && span.to - span.from <= 2
    const fragment =
      short &&
      chart.word(before.to) === '.' &&
      chart.read('POSITIONS', before.from).some((one) => one.end === before.to)
    if (fragment && before !== undefined) joined[joined.length - 1] = { from: before.from, to: span.to }
    else joined.push(span)
  }
  return joined
}

function doubt(read: Read): Read {
  return read.reserve === null && read.act.does !== 'ask' ? { ...read, reserve: 'doubted' } : read
}

function readsOf(chart: Chart, span: Span, pieces: readonly Piece[], earlier: Read | undefined): Read[] {
  const reads: Read[] = []
  const mood = moodOf(chart, span, pieces)
  for (const [index, piece] of pieces.entries()) {
    if (piece.is === 'exception') {
      const last = reads.pop()
      if (last !== undefined) reads.push(withException(last, piece.except))
      continue
    }
    if (piece.is !== 'act' && piece.is !== 'bare' && piece.is !== 'question') continue
    const requested = pieces.some((other, at) => other.is === 'request' && (at < index || pieces[at + 1]?.is === 'act'))
    // Something told with a question mark is asked about, and answered.
    if (mood.asks && !requested && isTold(piece.act)) {
      const { act } = readQuestion(chart, span)
      reads.push({ act, span, rule: 'question', cost: piece.cost, stated: false, reserve: null })
      break
    }
    const topic = piece.is === 'question' ? topicOf(reads.at(-1), piece.act) : null
    if (topic !== null) {
      reads.pop()
      reads.push({ act: topic, span, rule: 'question', cost: piece.cost, stated: false, reserve: null })
      continue
    }
    const mended = pieces.slice(0, index).some((other) => other.is === 'repair') ? mend(reads.at(-1), piece.act) : null
    if (mended !== null) reads.pop()
    const before = pieces.slice(0, index)
    const meant = pointedAt(
      piece.act,
      before.flatMap((other) => placesIn(chart, other)),
    )
    const last = reads.at(-1) ?? earlier
    const told =
      last === undefined ? meant : pointedAt(meant, mentionedSince(chart, { from: last.span.to, to: piece.from }))
    const said = before.some((other) => isUnderWay(chart, other)) ? lessSure(told) : told
    reads.push({
      act: mended ?? said,
      span: { from: piece.from, to: piece.to },
      rule: piece.is === 'act' ? piece.rule : piece.is,
      cost: piece.cost,
      stated: piece.is === 'act' && piece.stated,
      reserve: reserveOf(chart, pieces, index, mood) ?? (isSuspect(piece.act) ? 'left over' : null),
    })
  }
  return reads
}

/** "push it to wednesday. wait, no, thursday": the last request, with what it should have been. */
function mendedBy(read: Read | undefined, values: Values | null): Read | null {
  if (read === undefined || values === null || read.reserve !== null) return null
  const { act } = read
  const { when, priority, ...rest } = values
  if (act.does === 'change') {
    const moved = when == null ? {} : { when: mendedWhen(act.values.when, when) }
    return { ...read, act: { ...act, values: { ...act.values, ...values, ...moved } } }
  }
  const [item, ...others] = act.does === 'add' ? act.items : []
  if (item === undefined || others.length > 0 || Object.keys(rest).length > 0) return null
  const said = {
    ...(when == null ? {} : { when: mendedWhen(item.when, when) }),
    ...(priority == null ? {} : { priority }),
  }
  return { ...read, act: { does: 'add', items: [{ ...item, ...said }] } }
}

function thoughtsOf(chart: Chart, span: Span): Span[] {
  const at = Math.min(secondThoughtIn(chart, span), takenBackFrom(chart, span))
  if (at >= span.to) return [span]
  const end = chart.words[at - 1]?.kind === 'mark' || isIn('THEN', chart.word(at - 1)) ? at - 1 : at
  return [
    { from: span.from, to: end },
    { from: at, to: span.to },
  ]
}

/** "… actually no, | dinners tomorrow, trip friday": what is asked for instead begins behind that. */
function pastOpeners(chart: Chart, span: Span): Span {
  const from = startsBehindOpeners(chart, span).find((at) => at < span.to && asksAt(chart, at))
  return { from: from ?? span.from, to: span.to }
}

/** Whether something is asked for here of a task by its name, or of what was spoken of. */
function asksAt(chart: Chart, at: number): boolean {
  return chart
    .read('ACT', at)
    .some(({ value }) => touches(value) && 'set' in value && value.set?.mentions.every(isPointed) === true)
}

/** By its name, or as what was spoken of. */
function isPointed({ by }: Mention): boolean {
  return by === 'ids' || by === 'focus' || by === 'other'
}

/** "the second is done, haven't even begun the third so make that one urgent": the one task told of since the last request. */
function mentionedSince(chart: Chart, span: Span): Mention[] {
  const [id, ...others] = namesIn(chart, span)
  return id === undefined || others.length > 0 ? [] : [{ by: 'ids', task_ids: [id] }]
}

/** Something to be done, and no talk or question. */
function isBidden({ act }: Read): boolean {
  return touches(act) || act.does === 'add'
}

/** "Finish everything. Except the rent.": a sentence of its own that takes something out of the one before. */
function leaveOut(chart: Chart, span: Span, reads: Read[]): void {
  const whole = chart.read('EXCEPTION', span.from).find((one) => one.end >= span.to)
  const last = reads.pop()
  if (last === undefined) return
  reads.push(whole === undefined ? { ...last, reserve: last.reserve ?? 'left over' } : withException(last, whole.value))
}

/** Of several tasks some stay out; of one there is nothing to leave out, and something else was meant. */
function withException(read: Read, except: TaskSet): Read {
  const { act } = read
  if (!('set' in act) || act.set === undefined || !act.set.many || act.set.except !== undefined)
    return { ...read, reserve: read.reserve ?? 'left over' }
  return { ...read, act: { ...act, set: { ...act.set, except } } as Act }
}

/** "do I still have the order to do? when?": what was asked about before is asked about on. */
function askedOn(read: Read, before: Read | undefined): Read {
  const { act } = read
  if (act.does !== 'ask' || act.wants !== 'when' || act.set.where !== undefined || before?.act.does !== 'ask')
    return read
  const isOpen = act.set.mentions.every(({ by }) => by === 'all') && taskIdsOf(before.act.set.mentions).length > 0
  return isOpen ? { ...read, act: { ...act, set: before.act.set } } : read
}

/** "the brakes, what's the due date?": what was named first is asked about. */
function topicOf(before: Read | undefined, act: Act): Act | null {
  if (before?.act.does !== 'ask' || before.act.wants !== 'list' || taskIdsOf(before.act.set.mentions).length === 0)
    return null
  if (act.does !== 'ask' || !act.set.mentions.every(({ by }) => by === 'all' || by === 'focus')) return null
  if (act.set.where !== undefined && Object.keys(act.set.where).some((key) => key !== 'status')) return null
  const wants = act.wants === 'exists' || act.wants === 'list' ? 'state' : act.wants
  return { ...act, wants, set: before.act.set }
}

function isTold(act: Act): boolean {
  return (act.does === 'finish' && act.reported) || act.does === 'reopen'
}

/** What was denied or only remarked upon is still spoken of: "don't delete the notes, just mark them done". */
function spokenOf(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): string[] {
  const held = reads
    .filter((read) => read.reserve !== null)
    .flatMap(({ act }) => ('set' in act ? (act.set?.mentions ?? []) : []))
  const ids = taskIdsOf(held)
  if (ids.length > 0) return ids
  // "I ought to add the sermon to that"
  const unmade = reads.filter(({ act, reserve }) => act.does === 'add' && reserve !== null)
  const named = unmade.flatMap(({ span }) => namesIn(chart, span))
  if (named.length > 0) return named
  // "can you share the seating chart?"
  const refused = reads.filter(({ act }) => act.does === 'talk' && act.about === 'cannot')
  const meant = refused.flatMap(({ span }) => namesIn(chart, span))
  if (meant.length > 0) return meant
  const guessed = reads.flatMap(({ act }) => (isGuess(act) && 'set' in act ? (act.set?.mentions ?? []) : []))
  const told = taskIdsOf(guessed)
  if (told.length > 0) return told
  for (const piece of pieces) {
    if (piece.is !== 'remark' && piece.is !== 'bare') continue
    const names = deedIn(chart, piece) ?? namesIn(chart, piece)
    if (names.length > 0) return names
  }
  return []
}

/** "the brunch stays, but move everything else": the rest is without what was named before. */
function withoutNamed(chart: Chart, reads: readonly Read[]): Read[] {
  return reads.map((read) => {
    const { act, span } = read
    if (!('set' in act) || !act.set?.mentions.some(({ by }) => by === 'rest')) return read
    const task_ids = namesIn(chart, { from: 0, to: span.from })
    const except: TaskSet = { text: '', mentions: [{ by: 'ids', task_ids }], many: true }
    return task_ids.length === 0 || act.set.except !== undefined
      ? read
      : { ...read, act: { ...act, set: { ...act.set, except } } as Act }
  })
}

/** "Bea's fixed the trapdoor": the one task that this was about. */
function deedIn(chart: Chart, { from, to }: Span): string[] | null {
  for (let at = from; at < to; at++)
    for (const { end, value } of chart.read('DEED', at))
      if (end <= to && end > at + 1 && !value.unsure && value.ids.length === 1) return [...value.ids]
  return null
}

/** "mark milk as done, no wait, eggs": the act with the other tasks, the other value, or the other act. */
function mend(before: Read | undefined, act: Act): Act | null {
  const first = before?.act
  if (first === undefined || !touches(first)) return null
  const named = (act.does === 'ask' || act.does === 'again') && act.set.mentions.some(({ by }) => by !== 'all')
  if (named && 'set' in first && first.set !== undefined) return { ...first, set: act.set }
  if (act.does === 'change' && first.does === 'change' && act.set.mentions[0]?.by === 'focus')
    return { ...first, values: { ...first.values, ...act.values } }
  return touches(act) ? act : null
}
