// What a message asks for, on the user's own tasks: every sentence is put together from what its words can mean, and what is
// left over, denied, doubted or made conditional is not done.

import type { Act, TaskSet } from '../domain/act.ts'
import type { Chart } from './chart/chart.ts'
import type { Span } from './chart/rule.ts'
import type { Titled } from './ground/title.ts'
import { indexOf } from './ground/title-index.ts'
import { isIn } from './language/en/classes.ts'
import { withoutHesitation } from './lex/hesitation.ts'
import { withoutSignOff } from './lex/sign-off.ts'
import { type Amended, amend } from './meaning/amend.ts'
import { apartIn } from './meaning/apart.ts'
import { isConditionAlone, onCondition } from './meaning/condition-alone.ts'
import { inContext } from './meaning/context.ts'
import { onlyDefinite } from './meaning/definite.ts'
import { isDescribed } from './meaning/described.ts'
import { doingIt } from './meaning/doing-it.ts'
import { earlyOfTold } from './meaning/early-of.ts'
import { finishBy } from './meaning/finish-by.ts'
import { withoutGivenUp } from './meaning/given-up.ts'
import { judged } from './meaning/judged.ts'
import { secondThoughtIn } from './meaning/kept.ts'
import { doneSinceNagged } from './meaning/nagged.ts'
import { namesIn, rivalsIn, rivalsWithin, subjectsIn, topicsOf } from './meaning/names-in.ts'
import { withoutNews } from './meaning/news-beside.ts'
import { withoutDenied, withoutShort } from './meaning/not-done.ts'
import { readNotedIn } from './meaning/noted.ts'
import { withoutUnasked } from './meaning/nothing-asked.ts'
import { ofAnother } from './meaning/of-another.ts'
import { ofAlert, ofReminder } from './meaning/of-reminder.ts'
import { ofShown } from './meaning/of-shown.ts'
import { openChart } from './meaning/open.ts'
import { startsBehindOpeners } from './meaning/openers.ts'
import { withoutOwnRequests } from './meaning/own-request.ts'
import type { Piece } from './meaning/pieces/piece.ts'
import { lastMeant, readsOf } from './meaning/reads.ts'
import { remindOfThat } from './meaning/remind-of-that.ts'
import { reminderTo } from './meaning/reminder-to.ts'
import { isDoubtAlone, leavesSomeOut, type Reserve, touches } from './meaning/reserve.ts'
import { someOfThemFrom } from './meaning/said-of-all.ts'
import { withSaidOfBare } from './meaning/said-of-bare.ts'
import { withSense } from './meaning/sense.ts'
import { sequence } from './meaning/sequence.ts'
import { isGuess, settle } from './meaning/settle.ts'
import { withStillToDo } from './meaning/still-to-do.ts'
import { takenBackFrom } from './meaning/taken-back.ts'
import { withoutTails } from './meaning/title-tail.ts'
import { aboutTold, withTold } from './meaning/told.ts'
import { ofToldTopic } from './meaning/told-topic.ts'
import { withTrades } from './meaning/traded.ts'
import { ofThoseNamed } from './meaning/which-one.ts'
import { readWhole } from './meaning/whole.ts'
import { withoutReasons } from './meaning/why-moved.ts'
import { allBy, idsIn, taskIdsOf } from './task-ids.ts'

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
  /** The tasks of each turn that can be taken back, the newest last; none where the turn before changed nothing. */
  readonly acted?: readonly (readonly string[])[]
  /** The titles and notes of what the turn before changed, as they are now. */
  readonly wrote?: readonly string[]
  /** The note that the turn before wrote; null where it wrote none. */
  readonly noted?: string | null
  /** The tasks that were spoken of last. */
  readonly spokenOf?: readonly string[]
}

export interface Read {
  readonly act: Act
  readonly span: Span
  readonly rule: string
  readonly cost: number
  /** Told rather than asked for. */
  readonly stated: boolean
  readonly reserve: Reserve | null
  /** How likely it is, where no rule read it. */
  readonly score?: number
  /** Nobody asked for it in so many words. */
  readonly bare?: true
}

export interface Interpretation {
  readonly chart: Chart
  readonly reads: readonly Read[]
  readonly pieces: readonly Piece[]
  /** Stretches that nothing explained, as typed. */
  readonly left: readonly string[]
  /** What was said behind a title and is no part of it, as typed. */
  readonly tails: readonly string[]
  /** Tasks that the message spoke of before it asked for anything: what "it" means in it. */
  readonly spoken: readonly string[]
  /** The message was more than may be worked on. */
  readonly spent: boolean
}

const LONGEST = 8000
/** More than these in one message are more than a person would look through in one reply. */
const MOST_REQUESTS = 18

export function interpret(message: string, setting: Setting): Interpretation {
  const ruled = readByRules(message, setting)
  // What is all of a message in one piece leaves nothing to judge.
  if (ruled.isWhole) return ruled
  const reads = judged(ruled.chart, ruled, setting)
  return reads === ruled.reads ? ruled : { ...ruled, reads, tails: [] }
}

/** What a message asks for by the rules alone. */
export function readByRules(message: string, setting: Setting): Interpretation & { readonly isWhole: boolean } {
  const raw = withoutHesitation(withoutSignOff(message.length > LONGEST ? message.slice(0, LONGEST) : message))
  const chart = openChart(raw, setting.tasks, { now: setting.now, timezone: setting.timezone })
  const whole = readWhole(chart, setting)
  if (whole !== null) {
    const act = ofReminder(chart, whole.act, setting)
    const read: Read = {
      ...whole,
      act,
      span: { from: 0, to: chart.words.length },
      cost: 0,
      stated: false,
      reserve: null,
    }
    const reads = [earlyOfTold(chart, read, setting)]
    return { chart, reads, pieces: [], left: [], tails: [], spent: false, spoken: [], isWhole: true }
  }
  const sentences = sentencesOf(chart).flatMap((span) => thoughtsOf(chart, span))
  const { reads: said, pieces, amending } = readSentences(chart, sentences, setting)
  const reads = ofAnother(chart, withSaidOfBare(chart, withoutUnasked(chart, said)), pieces)
  const asking = sentences.filter((span) => !amending.includes(span))
  const spoken = spokenOf(
    chart,
    reads,
    toldBefore(reads, pieces, setting),
    setting.last === null ? namesIn : subjectsIn,
    setting.spokenOf ?? [],
  )
  const traded = withTrades(withoutGivenUp(chart, doingIt(reads, tasksOf(setting, spoken))), setting)
  const those = ofThoseNamed(chart, ofToldTopic(chart, traded, pieces))
  const own = withoutReasons(chart, withoutOwnRequests(withoutNamed(chart, those)))
  const told = withTold(chart, inContext(chart, onlyDefinite(chart, own), pieces), pieces)
  // What is there already, or was spoken of, is what "it" means; otherwise it is what the message told.
  const meant = spoken.length > 0 || setting.last !== null ? told : aboutTold(chart, told, pieces)
  const settled = settle(doneSinceNagged(chart, meant, pieces), setting, chart)
  const agreed = ofShown(settled, setting)
    .map((read) => ({ ...read, act: ofReminder(chart, read.act, setting) }))
    .map((read) => ({ ...read, act: reminderTo(chart, read, setting) }))
    .map((read) => finishBy(chart, read))
    .map((read) => earlyOfTold(chart, read, setting))
    .map((read) => (spoken.length > 0 ? read : { ...read, act: remindOfThat(chart, read, setting) }))
  const sensed = withoutNews(
    chart,
    withoutShort(
      chart,
      withSense(chart, asking, withoutDenied(chart, withStillToDo(chart, agreed), pieces), pieces, setting),
    ),
  ).map((read) => ofAlert(chart, read))
  return {
    chart,
    ...withoutTails(chart, leavesSomeOut(chart, pieces) ? sensed.map(heldBack) : sensed),
    pieces,
    left: pieces.flatMap(unexplained).map((span) => chart.text(span)),
    spent: chart.budget <= 0 || reads.length > MOST_REQUESTS,
    spoken,
    isWhole: false,
  }
}

/** The tasks that the message spoke of; else those that were spoken of before it. */
function tasksOf({ tasks, spokenOf: before = [] }: Setting, spoken: readonly string[]): readonly Titled[] {
  const ids = spoken.length > 0 ? spoken : before
  return ids.length === 0 ? [] : indexOf(tasks).tasksWith(ids)
}

/** One sentence after another: each asks for something, or says something about what was asked for before it. */
function readSentences(
  chart: Chart,
  sentences: readonly Span[],
  setting: Setting,
): Amended & { readonly amending: readonly Span[] } {
  const pieces: Piece[] = []
  const amending: Span[] = []
  let reads: readonly Read[] = []
  let reached = 0
  let since = 0
  for (const span of sentences) {
    if (span.from < reached) continue
    if (chart.budget <= 0 || reads.length > MOST_REQUESTS) break
    const amended = amend(chart, span, { reads, since })
    if (amended !== null) {
      reads = amended.reads
      amending.push(span)
      pieces.push(...amended.pieces)
      continue
    }
    const noted = sentences.length > 1 ? readNotedIn(chart, span) : null
    if (noted !== null) {
      since = reads.length
      reads = [...reads, { act: noted, span, rule: 'noted', cost: 0, stated: false, reserve: null }]
      continue
    }
    const thinksAgain = reads.length > 0 || (setting.changed && span.from === 0)
    const own = sequence(chart, thinksAgain ? pastOpeners(chart, span) : span)
    pieces.push(...own)
    for (const piece of own) if (piece.is === 'act') reached = Math.max(reached, piece.reaches)
    const depends = isConditionAlone(chart, span, own)
    const before = reads.map((read, at) =>
      isDoubtAlone(chart, own, read.act) ? doubt(read) : depends && at >= since ? onCondition(read) : read,
    )
    const more = readsOf(chart, span, own, lastMeant(before))
      .map((read) => askedOn(read, before.at(-1)))
      .filter((read, at, all) => !isSaidTwice(chart, read, all[at - 1] ?? before.at(-1)))
    if (more.length > 0) since = before.length
    reads = [...before, ...more]
  }
  return { reads: reads.filter((read, at) => !isAskedOpen(chart, read, reads[at - 1])), pieces, amending }
}

/** "everything for tomorrow is finished, mark it done": told first, and then asked for; what was left out is not what "it" is. */
function isSaidTwice(chart: Chart, { act, span, stated }: Read, before: Read | undefined): boolean {
  if (act.does !== 'finish' || before?.act.does !== 'finish' || before.reserve !== null) return false
  if (!isDescribed(before.act.set)) return false
  if (allBy(act.set, 'focus')) return act.set.except === undefined
  const left = taskIdsOf(before.act.set.except?.mentions ?? [])
  const ids = taskIdsOf(act.set.mentions)
  const isOfLeft = ids.length > 0 && ids.every((id) => left.includes(id))
  return isOfLeft && !stated && !chart.some(span, (at) => chart.reads('NAME', at))
}

/** Tasks that were described are not touched where nobody knows which of them stay out. */
function heldBack(read: Read): Read {
  const { act, reserve } = read
  const isHeld = reserve === null && touches(act) && isDescribed(act.set) && act.set.except === undefined
  return isHeld ? { ...read, reserve: 'negated' } : read
}

function doubt(read: Read): Read {
  return read.reserve === null && read.act.does !== 'ask' ? { ...read, reserve: 'doubted' } : read
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

function thoughtsOf(chart: Chart, span: Span): Span[] {
  const at = Math.min(secondThoughtIn(chart, span), takenBackFrom(chart, span), someOfThemFrom(chart, span))
  const apart = apartIn(chart, span)
  if (apart !== null && apart.from <= at) {
    const behind = behindMarks(chart, apart.to, span.to)
    return [
      { from: span.from, to: apart.behind },
      { from: apart.from, to: apart.to },
      ...(behind < span.to ? thoughtsOf(chart, { from: behind, to: span.to }) : []),
    ]
  }
  if (at >= span.to) return [span]
  const end = chart.isMark(at - 1) || isIn('THEN', chart.word(at - 1)) ? at - 1 : at
  return [
    { from: span.from, to: end },
    { from: at, to: span.to },
  ]
}

function behindMarks(chart: Chart, from: number, to: number): number {
  let at = from
  while (at < to && chart.isMark(at)) at++
  return at
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
    .some(({ value }) => value.does === 'redo' || (touches(value) && allBy(value.set, 'ids', 'focus', 'other')))
}

const SHORTEST = 3

function isParted(chart: Chart, span: Span): boolean {
  return chart.some(span, (at) => chart.facts.hard[at] === true)
}

/** "anything on saturday, or am I free?", "is there one for Jo or did I dream that": the same question once more, and of nothing. */
function isAskedOpen(chart: Chart, { act, span }: Read, before: Read | undefined): boolean {
  if (act.does !== 'ask' || before?.act.does !== 'ask') return false
  const isAgain = act.wants === 'exists' && before.act.wants === 'exists'
  // "which are high priority? only those, please"
  if (
    act.wants === 'list' &&
    act.set.where === undefined &&
    allBy(act.set, 'shown') &&
    chart.word(span.from) === 'only'
  )
    return true
  const isOr = chart.word(span.from) === 'or' || chart.word(span.from - 1) === 'or'
  // "only today's please, what's there"
  const isShort = span.to - span.from <= SHORTEST && !isParted(chart, { from: before.span.to, to: span.from })
  if (!isAgain && !isOr && !isShort) return false
  const isOpen = act.set.where === undefined && allBy(act.set, 'all')
  return isOpen && (before.act.set.where !== undefined || taskIdsOf(before.act.set.mentions).length > 0)
}

/** "do I still have the order to do? when?": what was asked about before is asked about on. */
function askedOn(read: Read, before: Read | undefined): Read {
  const { act } = read
  if (act.does !== 'ask' || act.wants !== 'when' || act.set.where !== undefined || before?.act.does !== 'ask')
    return read
  const isOpen = allBy(act.set, 'all') && taskIdsOf(before.act.set.mentions).length > 0
  return isOpen ? { ...read, act: { ...act, set: before.act.set } } : read
}

/** "bump it to high, the sponsor's nervous": where something was spoken of, what is told behind "it" does not change what it means. */
function toldBefore(
  reads: readonly Read[],
  pieces: readonly Piece[],
  { spokenOf: before = [] }: Setting,
): readonly Piece[] {
  const pointing =
    reads.find(({ act }) => isLikeThat(act)) ??
    (before.length === 0 ? undefined : reads.find(({ act }) => touches(act) && allBy(act.set, 'focus')))
  return pointing === undefined ? pieces : pieces.filter(({ from }) => from < pointing.span.from)
}

/** "… to the day after": after what was spoken of before, and not after what is told behind it. */
function isLikeThat(act: Act): boolean {
  return act.does === 'change' && act.values.when?.like !== undefined && act.values.when.like.set === undefined
}

/** What was denied or only remarked upon is still spoken of: "don't delete the notes, just mark them done". */
function spokenOf(
  chart: Chart,
  reads: readonly Read[],
  pieces: readonly Piece[],
  toldOf: (chart: Chart, span: Span) => string[],
  before: readonly string[],
): string[] {
  const ids = reads.flatMap(({ act, reserve }) => (reserve === null ? [] : idsIn(act)))
  if (ids.length > 0) return ids
  // "I ought to add the sermon to that"
  const unmade = reads.filter(({ act, reserve }) => act.does === 'add' && reserve !== null)
  const named = unmade.flatMap(({ span }) => namesIn(chart, span))
  if (named.length > 0) return named
  // "can you share the seating chart?"
  const refused = reads.filter(({ act }) => act.does === 'talk' && act.about === 'cannot')
  const meant = refused.flatMap(({ span }) => namesIn(chart, span))
  if (meant.length > 0) return meant
  const told = reads.flatMap(({ act }) => (isGuess(act) ? idsIn(act) : []))
  if (told.length > 0) return told
  for (const piece of pieces) {
    if (piece.is !== 'remark' && piece.is !== 'bare') continue
    const names = deedIn(chart, piece) ?? toldOf(chart, piece)
    // "move the books to that day, since the library is next door": what is told behind it of itself is nothing new.
    if (names.length > 0 && names.every((id) => isActedOn(reads, piece, id))) continue
    if (names.length > 0) return [...topicsOf(chart, piece, names)]
  }
  const remark = pieces.find(({ is }) => is === 'remark' || is === 'bare')
  const rivals = remark === undefined ? [] : rivalsIn(chart, remark)
  const isOfBefore = before.length > 0 || remark === undefined || rivals.length > 0
  const those = isOfBefore ? rivals : rivalsWithin(chart, remark)
  const isNothingNew = remark !== undefined && those.every((id) => isActedOn(reads, remark, id))
  return isNothingNew || those.some((id) => before.includes(id)) ? [] : [...those]
}

function isActedOn(reads: readonly Read[], { from }: Span, id: string): boolean {
  return reads.some(({ act, span }) => span.to <= from && touches(act) && idsIn(act).includes(id))
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
