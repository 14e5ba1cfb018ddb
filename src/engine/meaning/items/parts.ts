// Splits a span into the tasks it would make.

import type { Chart } from '../../chart/chart.ts'
import type { Span, Telling } from '../../chart/rule.ts'
import { THINGS_TOO } from '../../language/en/amounts.ts'
import { isIn } from '../../language/en/classes.ts'
import { beforeMood } from '../mood.ts'
import { neededBefore } from '../needed.ts'
import { numberedParts } from '../numbered.ts'
import type { SureDate } from '../sure-dates.ts'
import { BEFORE_PRIORITY } from './behind.ts'
import { apartFrom, type Cut, countBefore, cutsIn, isAnnouncedCut, partsAt, pastAnother } from './cuts.ts'
import { startsDoing } from './doing.ts'
import { itemOf } from './item.ts'
import { areSeveral, regroup } from './several.ts'
import { SAID_OF_ALL } from './shared.ts'

export function partsOf(chart: Chart, sure: readonly SureDate[], span: Span, how: Telling): Span[] {
  if (how === 'titled')
    return partsAt(
      span,
      cutsIn(chart, sure, span).filter((cut) => isAnnouncedCut(chart, cut)),
    )
  const numbered = numberedParts(chart, span)
  if (numbered !== null) return numbered
  const told = { from: firstOf(chart, span), to: toldTo(chart, sure, { from: span.from, to: apartFrom(chart, span) }) }
  const all = cutsIn(chart, sure, told)
  const cuts = all.filter((_, index) => !isInner(chart, sure, told, all, index))
  const thingsAt = (some: readonly Cut[]): Span[] =>
    partsAt(told, some).filter((part) => !onlyValues(chart, sure, part) && !isOfAll(chart, part))
  const things = thingsAt(cuts)
  // A count, or a wish to keep them separate, means that there are several.
  const count = countBefore(chart, span) ?? (told.to < span.to || how === 'apart' ? things.length : null)
  const counted = [things, thingsAt(all), thingsAt(all.filter(({ by }) => by !== 'and'))].find(
    (parts) => parts.length > 1 && parts.length === count,
  )
  if (counted !== undefined) return withTail(chart, told, partsAt(told, all), regroup(chart, counted, told))
  const parts = partsAt(told, cuts)
  const named = parts.filter((part) => !onlyValues(chart, sure, part))
  const marks = cuts.filter(({ by }) => by !== 'and').length
  if (named.length < 2 || !areSeveral(chart, sure, named, marks, told, how))
    return tailJoined(chart, sure, told, parts, how)
  return regroup(chart, named, told)
}

/** "nit check on friday | , joy": a comment after the thing to do or its date, outside lists. */
function toldTo(chart: Chart, sure: readonly SureDate[], { from, to }: Span): number {
  const end = beforeMood(chart, { from, to })
  const isSaid = sure.some((date) => date.to === end) || startsDoing(chart, { from, to: end })
  return isSaid ? end : to
}

/** "two tasks, | one to ring Bo and one to ring Jo". */
function firstOf(chart: Chart, { from, to }: Span): number {
  // "another one bites the dust" isn't a count.
  const behind = chart.word(from) === 'one' ? pastAnother(chart, from, to) : from
  return startsDoing(chart, { from: behind, to }) ? behind : from
}

/**
 * "bread, salt | and | vinegar crisps, bags": an "and" before the last item of a comma list is part of its own item.
 */
function isInner(chart: Chart, sure: readonly SureDate[], span: Span, cuts: readonly Cut[], index: number): boolean {
  const cut = cuts[index]
  if (cut?.by !== 'and' || chart.word(cut.from) !== 'and') return false
  const marked = cuts.filter(({ by }) => by !== 'and')
  const marks = marked.length
  const next = cuts[index + 1]
  const behind = { from: cut.to, to: next?.from ?? span.to }
  if (startsDoing(chart, behind)) return false
  // "ring the bank, write to Simon | and | Jo": if every item has a verb, an "and" with no verb after it continues the
  // item.
  const deeds = partsAt(span, marked).filter((part) => !onlyValues(chart, sure, part) && !isOfAll(chart, part))
  const before = cut.from - (cuts[index - 1]?.to ?? span.from)
  if (before > 1 && deeds.length > 1 && deeds.every((part) => isDeed(chart, part))) return true
  if (marks < 2) return false
  const mark = cuts.slice(index + 1).find(({ by }) => by !== 'and')
  if (mark === undefined || mark.by === 'mark and') return mark !== undefined
  const after = { from: mark.to, to: cuts[cuts.indexOf(mark) + 1]?.from ?? span.to }
  return mark.to === mark.from + 1 && !isOfAll(chart, after) && !onlyValues(chart, sure, after)
}

/** "write to Simon", but not "iron tablets". */
function isDeed(chart: Chart, part: Span): boolean {
  return startsDoing(chart, part) && (!THINGS_TOO.has(chart.word(part.from)) || isIn('DET', chart.word(part.from + 1)))
}

/** "both for friday", "the last one for friday": applies to the items before it. */
function isOfAll(chart: Chart, part: Span): boolean {
  return SAID_OF_ALL.has(chart.word(part.from)) || /^the last\b/i.test(chart.text(part))
}

/** A value for all of them follows the last one. */
function withTail(chart: Chart, span: Span, parts: readonly Span[], things: readonly Span[]): Span[] {
  const last = parts.at(-1)
  const tail = things.at(-1)
  if (last === undefined || tail === undefined || !isOfAll(chart, last) || last.from <= tail.from) return [...things]
  const end = parts.at(-2)?.to ?? span.to
  return [...things.slice(0, -1), { from: tail.from, to: Math.max(end, tail.from + 1) }, last]
}

function tailJoined(chart: Chart, sure: readonly SureDate[], span: Span, parts: readonly Span[], how: Telling): Span[] {
  const last = parts.at(-1)
  if (last === undefined || parts.length < 2 || !isOfAll(chart, last)) return [span]
  const whole = { from: span.from, to: last.from - 1 }
  return [...partsOf(chart, sure, whole, how), last]
}

function onlyValues(chart: Chart, sure: readonly SureDate[], part: Span): boolean {
  // "…, has to be done by friday"
  if (sure.some((date) => date.to === part.to && neededBefore(chart, part.from - 2, date.from) <= part.from))
    return true
  // "…, its urgent"
  let level = part.from
  while (level < part.to - 1 && BEFORE_PRIORITY.has(chart.word(level))) level++
  if (chart.whole('PRIO', { from: level, to: part.to }) !== undefined) return true
  return itemOf(chart, sure, part) === null
}
