// "and butter", "sleeping bags too", "next: clean the hutch": right after an add, adds another thing.

import type { Act, Item, Values } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span, Telling } from '../chart/rule.ts'
import { ANOTHER_ONE, AS_ANOTHER, CALLED, LEADING_ON, ONE, SAME_MOMENT } from '../language/en/another-one.ts'
import { endsOf, isIn, phrasesIn } from '../language/en/classes.ts'
import { THE_OR_OUR } from '../language/en/determiners.ts'
import { FINITE } from '../language/en/finite.ts'
import { anotherMoment } from './another-moment.ts'
import { clausesOf, isTail, tellsWhy } from './clauses.ts'

const closings = phrasesIn('CLOSING')
const everyOne = phrasesIn('EVERY_ONE')
const fillers = phrasesIn('FILLER')

const LEADS = new Set(['and', 'also', 'plus', 'likewise', 'next', 'another', 'ditto', 'same'])
/** Words that keep everything but the name: "same for Leo". */
const SAMES = new Set(['same', 'ditto', 'likewise'])
/** "rice too": one more of what came before. */
export const TRAILS: ReadonlySet<string> = new Set(['too', 'also', 'likewise'])
const LONGEST = 8

/** Null if this doesn't continue the last add, or names an existing task. */
export function readContinuation(chart: Chart, last: Act | null): Act | null {
  if (last?.does !== 'add' || chart.raw.includes('?')) return null
  const another = anotherMoment(chart, last.items)
  if (another !== null) return another
  const ofAll = saidOfAdded(chart, last.items.length)
  if (ofAll !== null) return ofAll
  const announced = announcedIn(chart)
  if (announced !== null) return announced
  const to = beforeReasons(chart)
  if (lengthOf(chart, { from: 0, to }) > LONGEST + 4) return null
  const whole = thingOf(chart, to)
  if (whole === null) return null
  const { span, given } = withoutAnother(chart, whole)
  // "and add the choir, as a separate task, on sunday" is a request with its own date.
  if (given.when != null && isIn('ADD', chart.word(pastFillers(chart, span)))) return null
  const before = last.items.at(-1)
  const start = pastFillers(chart, span)
  const asked = requestAt(chart, { from: start, to: span.to })
  if (asked !== null)
    // "and remind me to order frames as well" is a request in its own words.
    return span.isSame && !span.isToo ? { ...asked, items: asked.items.map((item) => withWhen(item, before)) } : asked
  // "also for today please | add stamps" is a request in its own words.
  if (chart.some(span, (at) => isIn('ADD', chart.word(at)) && isIn('FILLER', chart.word(at - 1)))) return null
  if (isIn('ADD', chart.word(start)) || lengthOf(chart, span) > LONGEST || !isThing(chart, span)) return null
  const items = chart.reader.items(span, given, 'several')
  const lead = chart.word(span.from)
  const continued = items.map((item) => {
    const titled = { ...item, title: withVerb(item.title, lead, before?.title ?? '') }
    return span.isSame ? withWhen(titled, before) : titled
  })
  return continued.length === 0 ? null : { does: 'add', items: continued }
}

/** "all for saturday", "they're both urgent": applies to everything just added. */
function saidOfAdded(chart: Chart, count: number): Act | null {
  const to = chart.words.findLastIndex(({ kind }) => kind === 'word') + 1
  const from = pastFillers(chart, { from: 0, to })
  // If three were added, "both" doesn't say which two.
  if (count < 2 || (count > 2 && chart.some({ from, to }, (at) => chart.word(at) === 'both'))) return null
  // "by sunday" applies to all of them too.
  // "all three for friday": the count is not an hour.
  const starts = endsOf(everyOne, chart.words, from, to).toSorted((one, other) => other - one)
  for (const start of [...starts, from]) {
    const values = chart.read('VALUES', start).find(({ end }) => isTail(chart, { from: end, to }))?.value
    if (values !== undefined && (start > from || BY_DAY.has(chart.word(from))))
      return { does: 'change', set: { text: 'all', mentions: [{ by: 'added', count }], many: true }, values }
  }
  return null
}

const BY_DAY = new Set(['by', 'for', 'on', 'due'])

/** Takes the date of the item before unless it has its own. */
function withWhen(item: Item, before: Item | undefined): Item {
  return item.when === undefined && before?.when !== undefined ? { ...item, when: before.when } : item
}

/** "another one: ring Bob", "and one that says salt and pepper". */
function announcedIn(chart: Chart): Act | null {
  const to = chart.words.length
  const from = pastFillers(chart, { from: 0, to })
  const [one] = endsOf(ONE, chart.words, from, to)
  for (const end of endsOf(ANOTHER_ONE, chart.words, from, to)) {
    const [lead] = endsOf(LEADING_ON, chart.words, end, to)
    const act = announced(chart, end) ?? (lead === undefined ? null : adding(chart, { from: lead, to }, 'several'))
    if (act !== null) return act
  }
  if (one === undefined) return null
  // "and one for Priya: parking permit"
  const isFor = chart.word(one) === 'for' && chart.whole('VALUES', { from: one, to }) === undefined
  return announced(chart, one) ?? (isFor ? adding(chart, { from: one + 1, to }, 'several') : null)
}

function announced(chart: Chart, at: number): Act | null {
  const [called] = endsOf(CALLED, chart.words, at, chart.words.length)
  return called === undefined ? null : adding(chart, { from: called, to: chart.words.length }, 'titled')
}

function adding(chart: Chart, span: Span, how: Telling): Act | null {
  const items = chart.reader.items(span, {}, how)
  return items.length === 0 || chart.facts.hard.slice(span.from, span.to - 1).includes(true)
    ? null
    : { does: 'add', items }
}

type Adding = Act & { does: 'add' }

/** "and please | add eggs", "oh and | stick eggs on there": an explicit request doesn't need the last add. */
function requestAt(chart: Chart, { from, to }: Span): Adding | null {
  const [asked] = chart
    .read('ACT', from)
    .filter(({ end }) => end === to || end === chart.words.length)
    .sort((one, other) => one.cost - other.cost)
  const isAdd = asked?.value.does === 'add' && asked.stated !== true
  return isAdd ? asked.value : null
}

function pastFillers(chart: Chart, { from, to }: Span): number {
  let at = from
  for (let end: number | undefined = at; end !== undefined; end = endsOf(fillers, chart.words, at, to)[0]) at = end
  return at
}

/** The end of the connecting word and of a day or time that stays the same; "next friday" continues nothing. */
function leadAt(chart: Chart, from: number, to: number): number {
  if (!LEADS.has(chart.word(from)) || chart.isDate(from)) return from
  return SAMES.has(chart.word(from)) ? Math.max(from + 1, ...endsOf(SAME_MOMENT, chart.words, from, to)) : from + 1
}

/** "and kippers, | we've a party of six coming". */
function beforeReasons(chart: Chart): number {
  const [first, ...others] = clausesOf(chart)
  const isWhy = others.length > 0 && others.every((clause) => isClause(chart, clause) && tellsWhy(chart, clause, []))
  return first !== undefined && isWhy ? first.to : chart.words.length
}

/** A subject and a verb: "Bo is coming", "we have six of them". */
function isClause(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from: from + 1, to: Math.min(from + 3, to) }, (at) => FINITE.has(chart.word(at)))
}

/** The words between the connecting word and the closing politeness. */
function thingOf(chart: Chart, end: number): Thing | null {
  let from = 0
  let to = end
  let goesOn = false
  let isSame = false
  let isToo = false
  for (let more = true; more && from < to; ) {
    const filler = endsOf(fillers, chart.words, from, to)[0]
    const led = leadAt(chart, from, to)
    const leads = led > from
    goesOn ||= leads
    isSame ||= leads && SAMES.has(chart.word(from))
    more = leads || chart.isMark(from) || (filler !== undefined && !goesOn)
    if (more) from = leads ? led : (filler ?? from + 1)
  }
  for (let more = true; more && to > from; ) {
    const last = chart.word(to - 1)
    const well = last === 'well' && chart.word(to - 2) === 'as'
    const start = [to - 1, to - 2].find((at) => at > from && endsOf(closings, chart.words, at, to).includes(to))
    isToo ||= TRAILS.has(last) || well
    more = TRAILS.has(last) || well || chart.isMark(to - 1) || start !== undefined
    if (more) to = well ? to - 2 : (start ?? to - 1)
  }
  return goesOn || isSame || isToo ? { from, to, isSame: isSame || isToo, isToo } : null
}

type Thing = Span & { readonly isSame: boolean; readonly isToo: boolean }

/** "thank the choir | , as a separate task, | also on sunday": the thing, and the words about it after the aside. */
function withoutAnother(chart: Chart, thing: Thing): { readonly span: Thing; readonly given: Values } {
  for (let at = thing.from + 1; at < thing.to; at++) {
    const [end] = endsOf(AS_ANOTHER, chart.words, at, thing.to)
    if (end === undefined || !chart.isMark(at - 1)) continue
    let from = end
    while (from < thing.to && (chart.isMark(from) || LEADS.has(chart.word(from)))) from++
    const given = from >= thing.to ? {} : chart.whole('VALUES', { from, to: thing.to })?.value
    if (given !== undefined) return { span: { ...thing, to: at - 1 }, given }
  }
  return { span: thing, given: {} }
}

/** The number of words and punctuation marks, not counting asides such as "…, as a separate task, …". */
function lengthOf(chart: Chart, { from, to }: Span): number {
  let length = 0
  for (let at = from; at < to; ) {
    const [end = at] = endsOf(AS_ANOTHER, chart.words, at, to)
    if (end === at) length++
    at = Math.max(end, at + 1)
  }
  return length
}

/** A thing or a thing to do, rather than a clause, an existing task or just a date. */
function isThing(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) {
    if (FINITE.has(chart.word(at)) || chart.word(at) === 'not') return false
  }
  if (chart.read('SET', from).some((one) => one.end === to)) return false
  if (chart.whole('VALUES', { from, to }) !== undefined) return false
  // "and rename the shed to …" asks for a rename, whether or not the task exists.
  return !chart.read('ACT', from).some((one) => one.end === to)
}

/**
 * "and to Mrs Okoye" after "write to Mr Lim", "the hallway too" after "clean the kitchen": repeats the verb of the
 * last item.
 */
function withVerb(title: string, lead: string, before: string): string {
  const words = before.split(' ')
  const at = words.findIndex((word) => word.toLowerCase() === lead)
  const [verb = '', second = ''] = words
  if (PREPOSITIONS.has(lead) && at > 0) {
    const said = title.toLowerCase().startsWith(`${lead} `) ? title : `${lead} ${title}`
    return [...words.slice(0, at), said].join(' ')
  }
  // "same for dad" after "call mum"
  if (lead === 'for' && words.length === 2 && isIn('DOING', verb.toLowerCase()))
    return `${verb} ${title.replace(/^for /i, '')}`
  const definite = THE_OR_OUR.has(lead) && THE_OR_OUR.has(second.toLowerCase()) && isIn('DOING', verb.toLowerCase())
  return definite ? `${verb} ${title}` : title
}

const PREPOSITIONS = new Set(['to', 'for', 'at', 'with', 'about', 'from', 'on'])
