// Reads one sentence after another: each makes requests or modifies those before it.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read, Setting } from '../interpret.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { type Amended, amend } from './amend.ts'
import { isConditionAlone, onCondition } from './condition-alone.ts'
import { isDescribed } from './described.ts'
import { readNotedIn } from './noted.ts'
import { startsBehindOpeners } from './openers.ts'
import type { Piece } from './pieces/piece.ts'
import { lastMeant, readsOf } from './reads.ts'
import { isDoubtAlone, touches } from './reserve.ts'
import { sequence } from './sequence.ts'

/** Nobody would check more than this many in one reply. */
export const MOST_REQUESTS = 18

export function readSentences(
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

/**
 * "everything for tomorrow is finished, mark it done": a statement followed by the same request. "It" doesn't include
 * exceptions.
 */
function isSaidTwice(chart: Chart, { act, span, stated }: Read, before: Read | undefined): boolean {
  if (isAskedForBefore(act, before?.act)) return true
  if (act.does !== 'finish' || before?.act.does !== 'finish' || before.reserve !== null) return false
  if (!isDescribed(before.act.set)) return false
  if (allBy(act.set, 'focus')) return act.set.except === undefined
  const left = taskIdsOf(before.act.set.except?.mentions ?? [])
  const ids = taskIdsOf(act.set.mentions)
  const isOfLeft = ids.length > 0 && ids.every((id) => left.includes(id))
  return isOfLeft && !stated && !chart.some(span, (at) => chart.reads('NAME', at))
}

/** "the bank gave us till friday for the loan. Change the date": to which one was said before. */
function isAskedForBefore(act: Act, before: Act | undefined): boolean {
  if (act.does !== 'change' || act.asks !== 'when' || !allBy(act.set, 'focus')) return false
  return before?.does === 'change' && (before.values.when != null || before.values.shift !== undefined)
}

function doubt(read: Read): Read {
  return read.reserve === null && read.act.does !== 'ask' ? { ...read, reserve: 'doubted' } : read
}

/** "… actually no, | dinners tomorrow, trip friday": the replacement begins after these words. */
function pastOpeners(chart: Chart, span: Span): Span {
  const from = startsBehindOpeners(chart, span).find((at) => at < span.to && asksAt(chart, at))
  return { from: from ?? span.from, to: span.to }
}

/** Whether a request about a named task or the focus begins here. */
function asksAt(chart: Chart, at: number): boolean {
  return chart
    .read('ACT', at)
    .some(({ value }) => value.does === 'redo' || (touches(value) && allBy(value.set, 'ids', 'focus', 'other')))
}

const SHORTEST = 3

function isParted(chart: Chart, span: Span): boolean {
  return chart.some(span, (at) => chart.facts.hard[at] === true)
}

/**
 * "anything on saturday, or am I free?", "is there one for Jo or did I dream that": repeats the question, about no
 * task.
 */
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

/** "do I still have the order to do? when?": asks more about the same task. */
function askedOn(read: Read, before: Read | undefined): Read {
  const { act } = read
  if (act.does !== 'ask' || act.wants !== 'when' || act.set.where !== undefined || before?.act.does !== 'ask')
    return read
  const isOpen = allBy(act.set, 'all') && taskIdsOf(before.act.set.mentions).length > 0
  return isOpen ? { ...read, act: { ...act, set: before.act.set } } : read
}
