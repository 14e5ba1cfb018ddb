// The tasks that a message's labels make: titles as typed, each with its own values and those for all.

import type { Item, When } from '../../domain/act.ts'
import type { Priority } from '../../domain/task.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { mergeWhens } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import { isIn, isKnown } from '../language/en/classes.ts'
import { joinsPair } from '../language/en/pairs.ts'
import type { Mark, Marked } from '../model/marks.ts'
import { areAlike } from './items/doing.ts'
import { eachMoment } from './items/each-moment.ts'
import { SAID_OF_ALL } from './items/shared.ts'
import { titleText } from './items/title-text.ts'
import { namesIn, sureNamesAt } from './names-in.ts'
import { atUsualHour } from './usual-hour.ts'

/** Runs of words with the same label. */
export function stretchesOf(marks: readonly Mark[]): (Span & { mark: Mark })[] {
  const stretches: (Span & { mark: Mark })[] = []
  for (const [at, mark] of marks.entries()) {
    const last = stretches.at(-1)
    const goesOn =
      last !== undefined && last.to === at && (last.mark === mark || (last.mark === 'begin' && mark === 'title'))
    if (goesOn && mark !== 'begin') stretches[stretches.length - 1] = { ...last, to: at + 1 }
    else if (mark !== 'out') stretches.push({ mark, from: at, to: at + 1 })
  }
  return stretches
}

interface Thing {
  readonly spans: Span[]
  when: When | undefined
  priority: Priority | undefined
  note: string | undefined
}

export interface Labelled {
  readonly items: readonly Item[]
  /** Whether significant words continue a title before or after it. */
  readonly isTorn: boolean
  /** Whether there is a date that we can't read. */
  readonly isUnread: boolean
}

/** Null if there is no title, or one that is already on the list. */
export function itemsBy(chart: Chart, { marks }: Marked): Labelled | null {
  const things: Thing[] = []
  let isUnread = false
  /** A value before the first title applies to all that follow, until the next such value. */
  let ahead: Pick<Thing, 'when' | 'priority'> = { when: undefined, priority: undefined }
  let leads = false
  /** A date that was taken back: after "tomorrow at four, er, half four" the day still holds. */
  let back: When | null = null
  for (const { mark, from, to } of stretchesOf(marks)) {
    const last = things.at(-1)
    switch (mark) {
      case 'begin':
        things.push({ spans: [{ from, to }], ...ahead, note: undefined })
        break
      case 'title':
      case 'more':
        last?.spans.push({ from, to })
        break
      case 'back':
        back = whenIn(chart, { from, to })
        break
      case 'date': {
        const said = whenIn(chart, { from, to })
        if (said === null) {
          isUnread = true
          break
        }
        const when = back === null ? said : instead(said, back)
        back = null
        if (last === undefined || (leads && isLedAnew(chart, from))) {
          ahead = { ...ahead, when: joined(last === undefined ? ahead.when : undefined, when) }
          leads = true
        } else for (const thing of isOfAll(chart, things, from) ? things : [last]) thing.when = joined(thing.when, when)
        break
      }
      case 'priority': {
        const priority = priorityIn(chart, { from, to })
        if (priority === null) break
        if (last === undefined) ahead = { ...ahead, priority }
        else for (const thing of isOfAll(chart, things, from) ? things : [last]) thing.priority ??= priority
        break
      }
      case 'note':
        if (last !== undefined) last.note ??= noteText(chart.text({ from, to }))
        break
      default:
    }
  }
  spread(chart, things)
  const items = things.flatMap((thing) => eachMoment(itemOf(chart, thing)))
  const isThere = things.some(({ spans: [span] }) => span !== undefined && isTask(chart, span))
  if (isThere || items.length === 0 || items.some(({ title }) => title === '')) return null
  return { items, isUnread, isTorn: things.some(({ spans }) => spans.some((span) => isTorn(chart, span))) }
}

/** The last moment given, completed from the one it corrects. */
function instead(said: When, back: When): When {
  if (said.day === null && back.day !== null) return mergeWhens(said, { ...back, time: null }) ?? said
  if (said.time === null && back.time !== null) return mergeWhens(said, { ...back, day: null }) ?? said
  return said
}

function joined(one: When | undefined, other: When): When {
  return one === undefined ? other : (mergeWhens(one, other) ?? other)
}

/** "For Friday: a, b. For Saturday: c": a date after a full stop or before a colon starts a new group. */
function isLedAnew(chart: Chart, from: number): boolean {
  for (let at = from - 1; at >= from - 3; at--) if (chart.facts.hard[at] === true) return true
  return false
}

/** "…, all for thursday", "… and both are urgent". */
function isOfAll(chart: Chart, things: readonly Thing[], from: number): boolean {
  const end = things.at(-1)?.spans.at(-1)?.to ?? from
  return chart.some({ from: end, to: from }, (at) => SAID_OF_ALL.has(chart.word(at)) || chart.word(at) === 'them')
}

/** "milk and eggs for tomorrow" dates both, "call Bob and feed the cat tomorrow" only the last. */
function spread(chart: Chart, things: readonly Thing[]): void {
  const last = things.at(-1)
  const others = things.slice(0, -1)
  if (last === undefined || others.some(({ when, priority }) => when !== undefined || priority !== undefined)) return
  if (
    !areAlike(
      chart,
      things.flatMap(({ spans: [span] }) => span ?? []),
    )
  )
    return
  for (const thing of others) {
    thing.when = last.when
    thing.priority = last.priority
  }
}

function itemOf(chart: Chart, { spans, when, priority, note }: Thing): Item {
  const typed = spans.map((span) => titleText(chart, span, [])).join(' ')
  let end = typed.length
  while (ENDING.has(typed.charAt(end - 1))) end--
  const title = typed.slice(0, end)
  return atUsualHour(
    {
      title,
      ...(note === undefined || note === '' ? {} : { description: note }),
      ...(priority === undefined ? {} : { priority }),
      ...(when === undefined ? {} : { when }),
    },
    chart.facts.clock,
  )
}

/** Punctuation that no title ends with. */
const ENDING = new Set([' ', ',', ';', ':', '.', '-', '\u2013', '\u2014'])

/**
 * "sign the permission | slip", "minute | book to the auditors": significant words continue the title on either side.
 */
function isTorn(chart: Chart, { from, to }: Span): boolean {
  // "book the health | and | safety training"
  if (joinsPair((at) => chart.word(at), to)) return true
  return (isMeaning(chart, to) && !chart.facts.dates.has(to)) || isMeaning(chart, from - 1)
}

/** An unknown word or a verb; small words and the words of requests are known. */
function isMeaning(chart: Chart, at: number): boolean {
  const word = chart.words[at]
  return word?.kind === 'word' && (!isKnown(word.text) || isIn('DOING', word.text))
}

/** Whether a title is that of an existing task. */
function isTask(chart: Chart, span: Span): boolean {
  return namesIn(chart, span).length > 0 && sureNamesAt(chart, span).some(({ end }) => end === span.to)
}

/** The date in these words, allowing for its preposition. */
function whenIn(chart: Chart, { from, to }: Span): When | null {
  const found = [from - 1, from, from + 1].flatMap((at) =>
    (chart.facts.dates.get(at) ?? []).filter(({ end }) => end >= to - 1).map((date) => ({ at, ...date })),
  )
  // A date extends as far as it can be read: "this evening | at seven".
  const fit = (one: { at: number; end: number; weak: boolean }): number =>
    Math.abs(one.at - from) + (one.end < to ? 2 : 0) + (one.weak ? 2 : 0) - 0.1 * one.end
  const [best] = found.sort((one, other) => fit(one) - fit(other))
  return best?.when ?? chart.whole('WHEN', { from, to })?.value ?? inParts(chart, { from, to })
}

/** "friday, the 3rd, at noon": a date in parts. */
function inParts(chart: Chart, { from, to }: Span): When | null {
  const [first] = [...(chart.facts.dates.get(from) ?? [])]
    .filter(({ end }) => end < to)
    .sort((one, other) => other.end - one.end)
  if (first === undefined) return null
  const rest = first.end
  const next = chart.isMark(rest) || BETWEEN.has(chart.word(rest)) ? rest + 1 : rest
  const more = whenIn(chart, { from: next, to })
  return more === null ? null : mergeWhens(first.when, more)
}

const BETWEEN = new Set(['at', 'on', 'by', 'and', 'around', 'for'])

function priorityIn(chart: Chart, { from, to }: Span): Priority | null {
  for (let at = from; at < to; at++)
    for (const category of ['PRIO', 'LEVEL'] as const) {
      const [found] = chart.read(category, at).filter(({ end }) => end <= to)
      if (found !== undefined) return found.value
    }
  return null
}
