// What a message asks for, on the user's own tasks: every sentence is put together from what its words can mean, and what is
// left over, denied, doubted or made conditional is not done.

import type { Act, Item, Values, When, Where } from '../domain/act.ts'
import type { Chart } from './chart/chart.ts'
import type { Span } from './chart/rule.ts'
import { focus } from './grammar/build.ts'
import type { Titled } from './ground/title.ts'
import { isIn } from './language/en/classes.ts'
import { inContext } from './meaning/context.ts'
import { readContinuation } from './meaning/continuation.ts'
import { readCorrection } from './meaning/correction.ts'
import { readNoted } from './meaning/noted.ts'
import { readNumberedList } from './meaning/numbered-list.ts'
import { openChart } from './meaning/open.ts'
import { readPasted } from './meaning/pasted.ts'
import { readQuestion } from './meaning/question.ts'
import { isDoubtAlone, moodOf, type Reserve, reserveOf, touches } from './meaning/reserve.ts'
import { type Piece, sequence } from './meaning/sequence.ts'
import { isSuspect } from './meaning/suspect.ts'
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

export function interpret(message: string, setting: Setting): Interpretation {
  const raw = message.length > LONGEST ? message.slice(0, LONGEST) : message
  const chart = openChart(raw, setting.tasks, { now: setting.now, timezone: setting.timezone })
  const pasted = readPasted(chart) ?? readNumberedList(chart)
  if (pasted !== null) return readWhole(chart, pasted, 'paste')
  const noted = readNoted(chart)
  if (noted !== null) return readWhole(chart, noted, 'noted')
  const corrected = setting.changed ? readCorrection(chart) : null
  if (corrected !== null) return readWhole(chart, corrected, 'correct')
  const continued = readContinuation(chart, setting.last)
  if (continued !== null) return readWhole(chart, continued, 'continue')
  const pieces: Piece[] = []
  const reads: Read[] = []
  let reached = 0
  for (const span of sentencesOf(chart)) {
    if (span.from < reached) continue
    if (chart.budget <= 0) break
    const own = sequence(chart, span)
    pieces.push(...own)
    for (const piece of own) if (piece.is === 'act') reached = Math.max(reached, piece.reaches)
    if (isDoubtAlone(chart, own)) reads.splice(0, reads.length, ...reads.map(doubt))
    reads.push(...readsOf(chart, span, own))
  }
  const spoken = spokenOf(chart, reads, pieces)
  const told = withTold(chart, inContext(chart, reads, pieces), pieces)
  // What is there already, or was spoken of, is what "it" means; otherwise it is what the message told.
  const meant = spoken.length > 0 || setting.last !== null ? told : aboutTold(chart, told, pieces)
  return {
    chart,
    reads: settle(meant, setting, chart),
    pieces,
    left: pieces.flatMap(unexplained).map((span) => chart.text(span)),
    spent: chart.budget <= 0,
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

function readsOf(chart: Chart, span: Span, pieces: readonly Piece[]): Read[] {
  const reads: Read[] = []
  const mood = moodOf(chart, span, pieces)
  for (const [index, piece] of pieces.entries()) {
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
    reads.push({
      act: mended ?? piece.act,
      span: { from: piece.from, to: piece.to },
      rule: piece.is === 'act' ? piece.rule : piece.is,
      cost: piece.cost,
      stated: piece.is === 'act' && piece.stated,
      reserve: reserveOf(chart, pieces, index, mood) ?? (isSuspect(piece.act) ? 'left over' : null),
    })
  }
  return reads
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
  const guessed = reads.flatMap(({ act }) => (isGuess(act) && 'set' in act ? (act.set?.mentions ?? []) : []))
  const told = taskIdsOf(guessed)
  if (told.length > 0) return told
  for (const piece of pieces) {
    if (piece.is !== 'remark' && piece.is !== 'bare') continue
    const names = namesIn(chart, piece)
    if (names.length > 0) return names
  }
  return []
}

/** Every task that is named on the way; words that several have name none of them, unless all are spoken of. */
function namesIn(chart: Chart, { from, to }: Span): string[] {
  const several = ALL.has(chart.word(from))
  const ids: string[] = []
  for (let at = from; at < to; ) {
    const [name] = chart
      .read('NAME', at)
      .filter((one) => one.end <= to && !one.value.unsure && (one.value.ids.length === 1 || several))
      // A verb alone names nothing: "I won't get to it".
      .filter((one) => !(one.end === at + 1 && isIn('DOING', chart.word(at))))
      .sort((one, other) => other.end - one.end)
    for (const id of name?.value.ids ?? []) if (!ids.includes(id)) ids.push(id)
    at = name?.end ?? at + 1
  }
  return ids
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

const ALL = new Set(['all', 'both', 'every', 'each'])

/** What the sentences say together, and what the turn before makes of it. */
function settle(reads: readonly Read[], setting: Setting, chart: Chart): Read[] {
  const settled: Read[] = []
  for (const read of reads)
    settled.push(...follow(read, { ...setting, last: settled.at(-1)?.act ?? setting.last }, chart))
  const acting = settled.filter(({ act }) => act.does !== 'talk' && act.does !== 'offer')
  const things = settled.filter(({ act }) => act.does === 'offer' || (act.does === 'add' && !isPointing(act)))
  // "Clean the oven. Add that to my list.": what is to be added stands beside it.
  if (things.length > 0 && settled.some(({ act, reserve }) => isPointing(act) && reserve === null))
    return settled.flatMap((read): Read[] =>
      isPointing(read.act) || read.act.does === 'talk'
        ? []
        : read.act.does === 'offer' || read.act.does === 'add'
          ? [added(read, withValues(read.act.items, settled))]
          : [read],
    )
  // "the job's been filled, so delete it": what is asked for says what was meant by what was told.
  const commanded = acting.some(
    ({ act, stated, reserve }) => !stated && reserve === null && touches(act) && !isGuess(act),
  )
  if (acting.length > 0)
    return acting.filter(
      (read, index) =>
        !(commanded && isGuess(read.act)) &&
        !repeats(read, acting.slice(0, index)) &&
        !isForetold(read, acting.slice(index + 1)),
    )
  const offers = settled.filter(({ act }) => act.does === 'offer')
  return offers.length > 0 ? offers.slice(0, 1) : settled.slice(-1)
}

/** What was offered is asked for after all, and asked about where its title holds more than a title does. */
function added(read: Read, items: Item[]): Read {
  const act: Act = { does: 'add', items }
  return { ...read, act, reserve: isSuspect(act) ? 'left over' : read.reserve }
}

/** "both are at 2 now, change them", "the hens are fed, tick them off": asked for again, of what was just told. */
function repeats({ act }: Read, before: readonly Read[]): boolean {
  if (!('set' in act) || act.set === undefined || !act.set.mentions.every(({ by }) => by === 'focus' || by === 'shown'))
    return false
  // "… needs no date, clear it"
  if (
    act.does === 'delete' &&
    before.some((one) => one.reserve === null && one.act.does === 'change' && isCleared(one.act.values))
  )
    return true
  return before.some(
    (one) =>
      one.reserve === null &&
      !isGuess(one.act) &&
      one.act.does === act.does &&
      (act.does === 'change' ? Object.keys(act.values).length === 0 : act.does === 'finish' || act.does === 'reopen'),
  )
}

/** "the gala is a week later now, please push all the gala tasks back a week": told first, and then asked for. */
function isForetold({ act }: Read, after: readonly Read[]): boolean {
  if (act.does !== 'change') return false
  const ids = taskIdsOf(act.set.mentions)
  return (
    ids.length > 0 &&
    after.some(
      (one) =>
        one.reserve === null &&
        one.act.does === 'change' &&
        JSON.stringify(one.act.values) === JSON.stringify(act.values) &&
        ids.every((id) => one.act.does === 'change' && taskIdsOf(one.act.set.mentions).includes(id)),
    )
  )
}

function isCleared({ when, priority, note }: Values): boolean {
  return when === null || priority === null || note === null
}

/** Asked to be added, and not said what. */
function isPointing(act: Act): boolean {
  return act.does === 'add' && act.items.every(({ title }) => title === '')
}

/** "… add them all, due tomorrow": what was said where they were asked for holds for each that has nothing of its own. */
function withValues(items: Item[], reads: readonly Read[]): Item[] {
  const given = reads.flatMap(({ act }) => (act.does === 'add' && isPointing(act) ? act.items : []))[0]
  return items.map((item) => ({ ...given, ...item }))
}

/** Told in a way that only might mean a task is done. */
function isGuess(act: Act): boolean {
  return act.does === 'finish' && act.reported && act.unsure
}

function follow(read: Read, { last }: Setting, chart: Chart): Read[] {
  const { act } = read
  if (
    act.does === 'ask' &&
    last?.does === 'ask' &&
    /^(?:and |so |ok )*which(?: ones?| of them)?(?: are they| is it)?[?.!]*$/i.test(chart.raw.trim())
  )
    return [{ ...read, act: { ...last, wants: 'list' } }]
  if (
    act.does === 'ask' &&
    last?.does === 'ask' &&
    /^(?:and |so |ok |but )*(?:what|which)(?: ones?)? (?:isn['\u2019]?t|is not|aren['\u2019]?t|are not)[?.!]*$/i.test(
      chart.raw.trim(),
    )
  )
    return [{ ...read, act: { ...last, wants: 'list', set: { ...last.set, where: opposite(last.set.where ?? {}) } } }]
  if (act.does === 'again') return again(read, act, last)
  if (isOfNote(last)) {
    // "change it to …", "also add that …": what was read or written last is the note.
    if (act.does === 'change' && act.values.title !== undefined && act.set.mentions[0]?.by === 'focus')
      return [{ ...read, act: { ...act, values: { note: act.values.title } } }]
    if (
      act.does === 'add' &&
      /^(?:and |also |oh )*(?:add|put|note|write|mention)(?: in)? that\b/i.test(chart.raw.trim())
    )
      return [{ ...read, act: { does: 'change', set: focus, values: { note: notedOf(act.items), append: true } } }]
  }
  const day = chart.raw.trim().endsWith('?') ? dayOf(chart) : null
  if (act.does === 'change' && day !== null) return [{ ...read, act: listOf(day), rule: 'question', reserve: null }]
  // "which one is due first?" asks of what was shown.
  if (
    act.does === 'ask' &&
    last?.does === 'ask' &&
    act.wants === 'next' &&
    /^which (?:one|of (?:them|those|these))\b/i.test(chart.raw)
  )
    return [{ ...read, act: { ...act, set: last.set } }]
  const continued = goesOn(chart.word(0)) || goesOn(chart.word(read.span.from - 1))
  const listed = read.span.from > 0 && endsItem(chart, read.span.from - 1)
  if (act.does === 'offer' && (continued || listed) && last?.does === 'add') return [added(read, act.items)]
  if (
    act.does === 'change' &&
    act.values.when != null &&
    act.set.mentions[0]?.by === 'focus' &&
    act.set.text === 'it' &&
    last?.does === 'ask' &&
    (chart.raw.includes('?') || continued) &&
    chart.read('VALUES', read.span.from).some((one) => one.end === read.span.to)
  ) {
    const { after, before } = act.values.when
    if (after !== null && before !== null && Object.keys(act.values).length === 1)
      return [
        {
          ...read,
          act: {
            ...last,
            wants: 'list',
            set: { text: '', mentions: [{ by: 'all' }], many: true, where: { due_after: after, due_before: before } },
          },
          reserve: null,
        },
      ]
  }
  return [read]
}

/** "then also …", "and …". */
function goesOn(word: string): boolean {
  return isIn('THEN', word) && word !== 'so' && word !== 'now' && word !== 'but'
}

/** A new line, or a semicolon. */
function endsItem(chart: Chart, at: number): boolean {
  return chart.words[at]?.kind === 'line' || chart.word(at) === ';'
}

function isOfNote(last: Act | null): boolean {
  if (last?.does === 'ask') return last.wants === 'note'
  return last?.does === 'change' && last.values.note != null
}

function notedOf(items: readonly Item[]): string {
  return items.map(({ title }) => title).join(', ')
}

/** The day that a message is, and nothing else: "tomorrow?" */
function dayOf(chart: Chart): When | null {
  const end = chart.words.length
  const [period] = chart
    .read('PERIOD', 0)
    .filter((one) => one.end === end || (one.end === end - 1 && chart.word(one.end) === '?'))
  return period?.value ?? null
}

function listOf({ after, before }: When): Act {
  const where: Where = {
    ...(after === null ? {} : { due_after: after }),
    ...(before === null ? {} : { due_before: before }),
  }
  return { does: 'ask', wants: 'list', set: { text: '', mentions: [{ by: 'all' }], many: true, where } }
}

/** What is not high is everything else; what is not done is open. */
function opposite(where: Where): Where {
  const { priorities, status, ...rest } = where
  return {
    ...rest,
    ...(priorities === undefined
      ? {}
      : { priorities: (['high', 'medium', 'low', 'none'] as const).filter((one) => !priorities.includes(one)) }),
    ...(status === undefined || status === 'all' ? {} : { status: status === 'completed' ? 'pending' : 'completed' }),
  }
}

function again(read: Read, act: Act & { does: 'again' }, last: Act | null): Read[] {
  if (last === null) return [{ ...read, act: { does: 'ask', wants: 'list', set: act.set } }]
  // "and the form?" after a question asks the same of another.
  if (last.does === 'ask') return [{ ...read, act: { ...last, set: act.set }, reserve: null }]
  if (last.does === 'finish' || last.does === 'change' || last.does === 'reopen' || last.does === 'delete')
    return [{ ...read, act: { ...last, set: act.set } }]
  return [{ ...read, act: { does: 'ask', wants: 'list', set: act.set } }]
}
