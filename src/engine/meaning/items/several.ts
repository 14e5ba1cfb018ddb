// Whether "and" and commas separate several tasks or are part of one.

import type { Chart } from '../../chart/chart.ts'
import type { Span, Telling } from '../../chart/rule.ts'
import { GETTING, GOING_ON, isAmount, NEWLY, PARTS_OF_ONE, THINGS_TOO } from '../../language/en/amounts.ts'
import { isIn } from '../../language/en/classes.ts'
import { FINITE } from '../../language/en/finite.ts'
import { joinsPair, PAIRS } from '../../language/en/pairs.ts'
import type { SureDate } from '../sure-dates.ts'
import { JOINERS, pastJoint } from './cuts.ts'
import { pastDate, startsDoing } from './doing.ts'
import { haveOwnMoments } from './each-moment.ts'
import { itemOf } from './item.ts'
import { PARTICLES } from './words.ts'

export function areSeveral(
  chart: Chart,
  sure: readonly SureDate[],
  parts: readonly Span[],
  commas: number,
  span: Span,
  how: Telling,
): boolean {
  // "book the van, has to be done by friday, and …": values follow their item.
  const items = regroup(chart, parts, span).map((part) => itemOf(chart, sure, part))
  const dated = parts.filter((part) => sure.some((date) => date.from >= part.from && date.to <= part.to)).length
  const doing = parts.filter((part) => startsDoing(chart, part)).length
  const valued = items.every((item) => item?.when !== undefined || item?.priority !== undefined)
  // "write the cards and post them": the second verb has the same object.
  if (parts.length === 2 && commas === 0 && dated < 2 && pointsBack(chart, parts[1])) return false
  // "ring the florist and ask about roses": ask the person being rung.
  if (parts.length === 2 && commas === 0 && dated < 2 && asksWhomever(chart, parts[1])) return false
  if (parts.slice(1).some((part) => TALKERS.has(chart.word(part.from)))) return false
  // "milk tomorrow and eggs high priority": each has a value of its own.
  if (valued && (doing === parts.length || commas > 0 || how === 'several')) return true
  const [, ...others] = parts
  // "call Ann at 3 and Bob at 4": each has its own moment.
  if (valued && parts[0] !== undefined && startsDoing(chart, parts[0]) && haveOwnMoments(items)) return true
  // "lunch with Ann, Bob, and Cy"
  if (
    commas > 0 &&
    parts[0] !== undefined &&
    endsInName(chart, parts[0]) &&
    others.every((part) => isName(chart, part))
  )
    return false
  const doingAfter = others.every((part) => startsDoing(chart, part))
  const first = parts[0]
  const firstWhole = first !== undefined && (!isIn('DOING', chart.word(first.from)) || hasObject(chart, first))
  if (areNames(chart, parts) || parts.some((part) => /^\d+$/.test(chart.text(part)))) return false
  const firstIsThing = first !== undefined && !isIn('DOING', chart.word(first.from))
  // "A for Ann, B and C, and D": nobody puts a comma before an "and" inside one thing.
  if (commas > 1 && endsAsList(chart, parts) && firstIsThing && !others.every((part) => isName(chart, part)))
    return true
  if (doingAfter && firstWhole && (commas > 0 || how === 'several')) return true
  if (first !== undefined && isLoneVerb(chart, first) && doingAfter) return false
  // "to pick up the sand and on friday to ring the council"
  if (doingAfter && others.every((part) => hasOwnLead(chart, part))) return true
  // "buy earplugs, meal prep for four shifts, and ring payroll": three things to do, though one has no verb.
  const last = parts.at(-1)
  const ends = last !== undefined && startsDoing(chart, last)
  if (commas > 0 && parts.length > 2 && firstWhole && ends) {
    // "clip duke, plait bramble and clean tack"; after "buy", two words may be just another thing.
    const enough = first !== undefined && startsDoing(chart, first) && !GETTING.has(chart.word(first.from)) ? 2 : 3
    if (others.every((part) => isWhole(chart, part, enough))) return true
  }
  // "fix the login, review the draft, tea towels": a list without "and", though one item has no verb.
  const isList = commas === parts.length - 1 && others.every((part) => isThing(chart, part))
  if (isList && firstWhole && how === 'several' && others.some((part) => isDoing(chart, part))) return true
  // "sharpen skates, new tights and rhinestones": nobody sharpens what is new.
  if (commas > 0 && first !== undefined && firstWhole && how === 'several' && isOfOwn(chart, first, others)) return true
  if (first !== undefined && (startsDoing(chart, first) || isDeed(chart, first, how))) return false
  if (areThings(chart, parts)) return true
  // "carrots and suet and a bag of flour": one thing doesn't contain two "and"s.
  if (commas === 0 && parts.length > 2 && how === 'several' && parts.every((part) => isThing(chart, part))) return true
  // "black & decker bits", "candles (the number 7 ones)": words joined by a sign count as one, and brackets don't
  // count.
  const words = items.map((item) => lengthOf(item?.title ?? ''))
  const plain = items.every(
    (item) => !/ (?:of|for|with|to|from|at|in|on|about|the|a|my|our|and) /.test(item?.title ?? ''),
  )
  const short = words.every((count) => count <= 5) && parts.every((part) => !isNoThing(chart, part))
  if (commas > 0) return short && words.slice(0, -1).every((count) => count <= 4)
  const each = words.every((count) => count <= (how === 'several' ? (plain ? 3 : 2) : 1) || dated > 0)
  return short && each && !PAIRS.has(chart.text(span).toLowerCase())
}

function isOfOwn(chart: Chart, { from }: Span, others: readonly Span[]): boolean {
  return (
    !GETTING.has(chart.word(from)) &&
    others.every((part) => isThing(chart, part)) &&
    others.some((part) => NEWLY.has(chart.word(part.from)))
  )
}

function pointsBack(chart: Chart, part: Span | undefined): boolean {
  return (
    part !== undefined && [1, 2].some((ahead) => part.from + ahead < part.to && THEM.has(chart.word(part.from + ahead)))
  )
}

const THEM = new Set(['it', 'them'])

function asksWhomever(chart: Chart, part: Span | undefined): boolean {
  return part !== undefined && ASKING.has(chart.word(part.from)) && ABOUT.has(chart.word(part.from + 1))
}

const ASKING = new Set(['ask', 'check', 'see', 'find'])
const ABOUT = new Set('about if whether when what where how why'.split(' '))

/** "and | to feed the cat", "and | at 6 feed the cat". */
function hasOwnLead(chart: Chart, { from, to }: Span): boolean {
  const at = pastDate(chart, from, to)
  return at > from || chart.word(at) === 'to'
}

/** "lunch with Ann, | Bob, | and Cy on friday" */
function isName(chart: Chart, { from, to }: Span): boolean {
  return (
    chart.isCapital(from) &&
    (to === from + 1 || chart.whole('VALUES', { from: valueFrom(chart, from + 1), to }) !== undefined)
  )
}

function valueFrom(chart: Chart, at: number): number {
  return LEADS_VALUE.has(chart.word(at)) ? at + 1 : at
}

const LEADS_VALUE = new Set(['for', 'on', 'by', 'due', 'at'])

/** "lunch with Ann | …": a person, whose company may follow. */
function endsInName(chart: Chart, { from, to }: Span): boolean {
  return to - from > 1 && chart.isCapital(to - 1) && WITH.has(chart.word(to - 2))
}

const WITH = new Set(['with', 'for', 'to', 'from', 'between'])

function endsAsList(chart: Chart, parts: readonly Span[]): boolean {
  const last = parts.at(-1)
  return last !== undefined && chart.word(last.from - 1) === 'and' && chart.word(last.from - 2) === ','
}

/** "…, mop", "…, mop the hall". */
function isDoing(chart: Chart, part: Span): boolean {
  return startsDoing(chart, part) || (part.to === part.from + 1 && isIn('DOING', chart.word(part.from)))
}

/**
 * The number of words in a title, not counting brackets; a sign or a pair makes one word: "Ben & Jerry's (large)" and
 * "nuts and bolts" are one each.
 */
function lengthOf(title: string): number {
  const words = title === '' ? [] : title.split(' ')
  const wordAt = (at: number): string => words[at] ?? ''
  let open = 0
  return words.filter((word, at) => {
    if (word.startsWith('(')) open++
    const isInside = open > 0
    if (word.endsWith(')')) open = Math.max(0, open - 1)
    const isJoined = word === '&' || wordAt(at - 1) === '&' || joinsPair(wordAt, at) || joinsPair(wordAt, at - 1)
    return !isInside && !isJoined
  }).length
}

function isThing(chart: Chart, { from, to }: Span): boolean {
  return to - from <= LONGEST_THING && !isNoThing(chart, { from, to })
}

/** "that he's late" isn't a thing, "that new coffee" is. */
function isNoThing(chart: Chart, { from, to }: Span): boolean {
  if (chart.word(from) !== 'that') return NOT_THINGS.has(chart.word(from))
  return to === from + 1 || chart.words.slice(from + 1, to).some(({ text }) => FINITE.has(text))
}

const LONGEST_THING = 6

/** "a tin of paint and some brushes and a new roller": each begins like an item on a list. */
function areThings(chart: Chart, parts: readonly Span[]): boolean {
  return parts.every(({ from, to }, index) => {
    if (chart.some({ from, to }, (at) => BEING.has(chart.word(at)))) return false
    if (index === 0) return true
    if (!isAmount(chart.word(from)) || to - from < 2 || PARTS_OF_ONE.has(chart.word(from + 1))) return false
    return !goesOn(chart, parts[index - 1] ?? { from, to }, to - from)
  })
}

/** "lunch with Ann | and a friend", "a card for Ann | and a friend". */
function goesOn(chart: Chart, { from, to }: Span, next: number): boolean {
  return chart.some({ from, to }, (at) => GOING_ON.has(chart.word(at)) || (chart.word(at) === 'for' && next < 3))
}

export const TALKERS = new Set(['i', 'we', 'they', 'he', 'she', 'it', 'you', 'there'])

/** "remind me to wear red, white and blue", "picking up rice, beans and milk": verbs that our lists don't have. */
function isDeed(chart: Chart, { from, to }: Span, how: Telling): boolean {
  if (to - from < 2 || how === 'several') return false
  return chart.word(from - 1) === 'to' || chart.word(from).endsWith('ing')
}

/** "peel | and chop onions": the verbs share an object; "milk and iron tablets" are things. */
function isLoneVerb(chart: Chart, { from, to }: Span): boolean {
  return to === from + 1 && isIn('DOING', chart.word(from)) && !THINGS_TOO.has(chart.word(from))
}

/** "wrap and mail the gift" and "print off and sign" are each one thing to do. */
function hasObject(chart: Chart, { from, to }: Span): boolean {
  return to - from > 2 || (to - from === 2 && !PARTICLES.has(chart.word(from + 1)))
}

/** "Law and Order": capitals on both sides of "and" make one name. */
function areNames(chart: Chart, parts: readonly Span[]): boolean {
  const [one, other] = parts
  if (parts.length !== 2 || one === undefined || other === undefined || chart.word(one.to) !== 'and') return false
  const capital = (at: number): boolean => chart.isCapital(at)
  return capital(one.to - 1) && capital(other.from) && one.to - 1 > 0
}

const NOT_THINGS = new Set(
  'then if because so but i it make since not that who which also to with about she he they we is are was you there'.split(
    ' ',
  ),
)

/** Enough words to be a thing to do rather than one more thing to buy. */
export function isWhole(chart: Chart, part: Span, enough = 3): boolean {
  if (chart.some(part, (at) => BEING.has(chart.word(at)))) return false
  return part.to - part.from >= enough || startsDoing(chart, part)
}

const BEING = new Set(['is', 'are', 'was', 'were', 'has', 'have'])

/** Parts that are only a date or a priority belong to the item before. */
export function regroup(chart: Chart, things: readonly Span[], span: Span): Span[] {
  return things.map((part, index) => {
    const next = things[index + 1]
    return { from: part.from, to: next === undefined ? span.to : beforeJoin(chart, part, next) }
  })
}

function beforeJoin(chart: Chart, part: Span, next: Span): number {
  let end = next.from
  for (let at = next.from - 1; at >= part.to; at--) if (pastJoint(chart, at, next.to) === next.from) end = at
  while (end > part.to && (JOINERS.has(chart.word(end - 1)) || !chart.isWord(end - 1))) end--
  return end
}
