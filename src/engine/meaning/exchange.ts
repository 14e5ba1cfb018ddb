// "Jo, not Mo", "it should say marina, not harbour", "sorry, size 31": replaces words of a title or note that was just
// written. The wrong words must be there verbatim; everything else stays.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { noteText } from '../grammar/value.ts'
import type { Setting } from '../interpret.ts'
import { AFTERTHOUGHTS } from '../language/en/afterthoughts.ts'
import { beginsOne, endsOf, isIn, isKnown, phrasesIn } from '../language/en/classes.ts'
import {
  CALLED,
  EXCHANGE_LEADS,
  EXCHANGE_TAILS,
  EXCHANGING,
  IN_PLACE_OF,
  SAID_ANEW,
  TO,
} from '../language/en/exchange.ts'
import { FINITE } from '../language/en/finite.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { clausesOf, tellsWhy } from './clauses.ts'
import { namesIn } from './names-in.ts'
import { startsBehindOpeners } from './openers.ts'
import { otherPart } from './other-part.ts'

const openers = phrasesIn('NO')
const done = phrasesIn('DONE')
const closings = phrasesIn('CLOSING')

/** The texts that may be corrected, and their tasks. */
interface Written {
  readonly texts: readonly string[]
  readonly ids: readonly string[]
  /** The last turn wrote them; otherwise the new words may mean another task. */
  readonly fresh: boolean
}

/** Where the old words were said, and how they are spelled in the text. */
type Old = Span & { readonly text: string }

/** The old words as they are in the text, and the new ones as typed. */
interface Exchange {
  readonly old: string
  readonly new: string
}

export function readExchange(chart: Chart, setting: Setting): Act | null {
  const { last, changed, wrote = [], acted = [] } = setting
  if (chart.raw.includes('?') || chart.words.length > LONGEST) return null
  if (changed && last !== null) {
    const written = { texts: wrote, ids: acted.at(-1) ?? [], fresh: gaveWords(last) }
    const [title = '', ...more] = written.fresh && written.ids.length === 1 ? wrote : []
    const part = title === '' || more.length > 0 ? null : otherPart(chart, title)
    const replace = OVER.has(last.does) ? null : (exchangeIn(chart, written) ?? part)
    if (replace !== null) return { does: 'correct', values: { replace } }
    const anew = written.fresh && written.ids.length === 1 ? titledAnew(chart, written) : null
    // "it should say ask Jim" behind a note is the note.
    if (anew !== null) return { does: 'correct', values: wroteNote(last) ? { note: anew } : { title: anew } }
    const meant = written.fresh || !OF_TASKS.has(last.does) ? null : otherTask(chart, written, setting)
    if (meant !== null) return meant
  }
  return ofTask(chart, setting)
}

/** "make it ring Bo's mum", "that wants to say 'buy nails', I'd forget": the whole title again. */
function titledAnew(chart: Chart, wrote: Written): string | null {
  const to = chart.words.length
  for (const from of startsBehindOpeners(chart, { from: 0, to })) {
    const called = Math.max(from, ...endsOf(CALLED, chart.words, from, to))
    const start = Math.max(called, ...endsOf(SAID_ANEW, chart.words, from, to))
    if (start === from) continue
    const quote = chart.words[start]
    if (quote?.kind === 'quote')
      return isTail(chart, start + 1, wrote) ? noteText(chart.text({ from: start, to: start + 1 })) : null
    const end = endOfNew(chart, start)
    const said = chart.text({ from: start, to: end })
    if (!isTail(chart, end, wrote) || isValue(chart, { from: start, to: end })) return null
    const isLike = wrote.texts.some((text) => shares(text, said))
    return isLike || (called === start && chart.word(start - 1) === 'one') ? said : null
  }
  return null
}

/** "call that one done", "make it friday" set a value. */
function isValue(chart: Chart, { from, to }: Span): boolean {
  return chart.read('VALUES', from).some(({ end }) => end >= to) || endsOf(done, chart.words, from, to).includes(to)
}

/** Starts with the same word, or shares half of the others. */
function shares(text: string, said: string): boolean {
  const [own, words] = [text, said].map((one) => one.toLowerCase().split(/[^\p{L}\p{N}]+/u))
  const shared = (own ?? []).filter((word) => words?.includes(word)).length
  return (words?.length ?? 0) > 1 && shared > 0 && (own?.[0] === words?.[0] || shared * 2 >= (own?.length ?? 0))
}

/** "the report, not the shed": the act was meant for another existing task. */
function otherTask(chart: Chart, wrote: Written, { tasks }: Setting): Act | null {
  const [spans] = [...newFirstIn(chart, wrote, 0)]
  if (spans === undefined) return null
  const { said, old } = spans
  const [set] = chart.read('SET', said.from).filter(({ end, value }) => end === said.to && allBy(value, 'ids'))
  const [id, ...others] = taskIdsOf(set?.value.mentions ?? [])
  if (set === undefined || id === undefined || others.length > 0 || wrote.ids.includes(id)) return null
  const wrong = tasks.filter((task) => wrote.ids.includes(task.id) && placesOf(task.title, old.text).length > 0)
  const task_ids = wrong.map((task) => task.id)
  const not: TaskSet = { text: old.text, mentions: [{ by: 'ids', task_ids }], many: true }
  return { does: 'correct', set: set.value, ...(task_ids.length === 0 ? {} : { not }) }
}

const LONGEST = 30
const OF_TASKS: ReadonlySet<Act['does']> = new Set(['finish', 'reopen', 'change'])
/** Acts that write no text. */
const OVER: ReadonlySet<Act['does']> = new Set(['finish', 'reopen', 'delete', 'undo', 'redo', 'ask'])

function gaveWords(last: Act): boolean {
  if (last.does === 'add') return true
  if (last.does !== 'change' && last.does !== 'correct') return false
  return last.values?.title !== undefined || last.values?.note != null || last.values?.replace !== undefined
}

function wroteNote(last: Act): boolean {
  return last.does === 'change' && last.values.note != null
}

function exchangeIn(chart: Chart, wrote: Written): Exchange | null {
  return newFirst(chart, wrote, 0) ?? oldFirst(chart, wrote) ?? asked(chart, wrote) ?? otherNumber(chart, wrote)
}

/** "on the shed one it should say garage instead of shed": the only task that has those words. */
function ofTask(chart: Chart, { tasks }: Setting): Act | null {
  const saying = chart.words.findIndex(({ text }, at) => SAYING.has(text) && chart.word(at - 1) === 'should')
  if (saying < 0) return null
  const [id, ...others] = namesIn(chart, { from: 0, to: saying })
  const task = others.length > 0 ? undefined : tasks.find((one) => one.id === id)
  const replace =
    task === undefined ? null : newFirst(chart, { texts: [task.title], ids: [task.id], fresh: true }, saying + 1)
  if (task === undefined || replace === null) return null
  const set: TaskSet = { text: '', mentions: [{ by: 'ids', task_ids: [task.id] }], many: false }
  return { does: 'change', set, values: { replace } }
}

const SAYING = new Set(['say', 'read'])

/** "… NEW, not OLD …" */
function newFirst(chart: Chart, wrote: Written, since: number): Exchange | null {
  for (const { said, old } of newFirstIn(chart, wrote, since))
    if (isOther(chart, said, old, wrote)) return swap(chart, said, old)
  return null
}

function* newFirstIn(chart: Chart, wrote: Written, since: number): Generator<{ said: Span; old: Old }> {
  for (let at = since + 1; at < chart.words.length - 1; at++)
    for (const from of endsOf(IN_PLACE_OF, chart.words, at, chart.words.length)) {
      const old = oldAt(chart, from, wrote)
      const said =
        old === null || !isTail(chart, old.to, wrote)
          ? null
          : newBefore(chart, { from: since, to: at }, old.text, wrote)
      if (old !== null && said !== null) yield { said, old }
    }
}

/** "not OLD, NEW", "I said OLD but it's NEW" */
function oldFirst(chart: Chart, wrote: Written): Exchange | null {
  const from = afterLeads(chart, 0, chart.words.length)
  if (chart.word(from) !== 'not' && chart.word(from - 1) !== 'said') return null
  const old = oldAt(chart, chart.word(from) === 'not' ? from + 1 : from, wrote)
  if (old === null) return null
  const start = afterLeads(chart, old.to, chart.words.length)
  // "not red blue": without punctuation, neither side may be a small word; "not the hallway" doesn't replace "the".
  if (start === old.to && isIn('DET', old.text.toLowerCase())) return null
  if (start === old.to && !areNew(chart, { from: start, to: endOfNew(chart, start) })) return null
  const said = { from: start, to: endOfNew(chart, start) }
  return isTail(chart, said.to, wrote) && isOther(chart, said, old, wrote) ? swap(chart, said, old) : null
}

function areNew(chart: Chart, { from, to }: Span): boolean {
  return to - from <= 2 && chart.words.slice(from, to).every(({ text }) => !isKnown(text))
}

/** "change harbour to marina" right after writing a title that contains more than that. */
function asked(chart: Chart, wrote: Written): Exchange | null {
  const from = afterLeads(chart, 0, chart.words.length)
  if (!EXCHANGING.has(chart.word(from))) return null
  const old = oldAt(chart, from + 1, wrote)
  if (old === null || wrote.texts.includes(old.text) || !TO.has(chart.word(old.to))) return null
  const said = { from: old.to + 1, to: endOfNew(chart, old.to + 1) }
  return isTail(chart, said.to, wrote) && isOther(chart, said, old, wrote) ? swap(chart, said, old) : null
}

/** "sorry, size 31", "3 bags I mean" when the text has 'size 30', '2 bags'. */
function otherNumber(chart: Chart, wrote: Written): Exchange | null {
  const from = afterLeads(chart, 0, chart.words.length)
  const said = { from, to: from + 2 }
  const [one, other] = [chart.word(from), chart.word(from + 1)]
  if (NUMBER.test(one) === NUMBER.test(other) || !isTail(chart, said.to, wrote) || !isTakenBack(chart, said))
    return null
  const head = NUMBER.test(one) ? other : one
  if (isIn('DET', head) || FINITE.has(head) || chart.facts.amounts.has(from)) return null
  const pattern = NUMBER.test(one) ? `(\\d[\\d.,]*\\p{L}?) ${escaped(head)}` : `${escaped(head)} (\\d[\\d.,]*\\p{L}?)`
  const found = wrote.texts.flatMap((text) => [
    ...text.matchAll(new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, 'giu')),
  ])
  const [match, ...more] = found
  if (match === undefined || more.length > 0) return null
  return { old: match[0], new: chart.text(said) }
}

const NUMBER = /^\d[\d.,]*[a-z]?$/

/** With "sorry" or the like before or after it. */
function isTakenBack(chart: Chart, { from, to }: Span): boolean {
  if (chart.some({ from: 0, to: from }, (at) => chart.says(openers, { from: at, to: from }))) return true
  const behind = chart.isMark(to) ? to + 1 : to
  return [openers, AFTERTHOUGHTS].some((phrases) => beginsOne(phrases, chart.words, behind, chart.words.length))
}

/** The longest run of words from here that is in the text. */
function oldAt(chart: Chart, from: number, wrote: Written): Old | null {
  for (let to = Math.min(chart.words.length, from + MOST_WORDS); to > from; to--)
    for (const start of isIn('DET', chart.word(from)) ? [from, from + 1] : [from]) {
      const places = wrote.texts.flatMap((text) => placesOf(text, chart.text({ from: start, to })))
      const [text, ...more] = places
      if (text !== undefined && more.length === 0) return { from: start, to, text }
    }
  return oldWithEnding(chart, from, wrote)
}

/** "josie" for 'josies leaving do': the possessive or plural ending stays. */
function oldWithEnding(chart: Chart, from: number, wrote: Written): Old | null {
  const word = chart.text({ from, to: from + 1 })
  if (word.length < SHORTEST_NAME || isKnown(word.toLowerCase())) return null
  const [text, ...more] = wrote.texts.flatMap((one) => placesOf(one, `${word}s`))
  return text === undefined || more.length > 0 ? null : { from, to: from + 1, text }
}

const SHORTEST_NAME = 3

const MOST_WORDS = 5

/** Where the words occur as whole words, spelled as in the text. */
function placesOf(text: string, words: string): string[] {
  const plain = words.trim()
  if (!/[\p{L}\p{N}]/u.test(plain)) return []
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(plain)}(?![\\p{L}\\p{N}])`, 'giu')
  return [...text.matchAll(pattern)].map(([found]) => found)
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
}

/** From the start of the clause, minus the lead-in to the new words. */
function newBefore(chart: Chart, { from: since, to: at }: Span, old: string, wrote: Written): Span | null {
  const to = chart.isMark(at - 1) ? at - 1 : at
  let start = to
  while (start > since && chart.isWord(start - 1)) start--
  const led = afterLeads(chart, start, to)
  // "make that no 9 instead of no 7"
  const from = old.toLowerCase().startsWith(`${chart.word(led - 1)} `) ? led - 1 : led
  return isLedUp(chart, { from: since, to: start }, wrote) ? { from, to } : null
}

/** Nothing comes before except a lead-in and an explanation: "oh dear, I mixed them up. It should say …" */
function isLedUp(chart: Chart, { from, to }: Span, { ids }: Written): boolean {
  return clausesOf(chart)
    .map((clause) => ({ from: Math.max(clause.from, from), to: Math.min(clause.to, to) }))
    .every((clause) => afterLeads(chart, clause.from, clause.to) >= clause.to || tellsWhy(chart, clause, ids))
}

function endOfNew(chart: Chart, from: number): number {
  let to = from
  while (chart.isWord(to) && !EXCHANGE_TAILS.has(chart.word(to))) to++
  return to
}

/** After "sorry", "and it should say", "can you make that". */
function afterLeads(chart: Chart, from: number, to: number): number {
  let at = from
  for (let more = true; more && at < to; ) {
    const end = Math.max(at, ...[openers, EXCHANGE_LEADS].flatMap((phrases) => endsOf(phrases, chart.words, at, to)))
    const isSoft = chart.isMark(at) || isIn('FILLER', chart.word(at))
    const next = Math.max(end, isSoft ? at + 1 : at, Math.min(ofWhat(chart, at), to))
    more = next > at
    at = next
  }
  return at
}

/** "the colour is": after the part that differs; `at` itself if none is named. */
function ofWhat(chart: Chart, at: number): number {
  return isIn('DET', chart.word(at)) && BEING.has(chart.word(at + 2)) ? at + 3 : at
}

const BEING = new Set(['is', 'was', "'s"])

/** The end, or clauses that only explain. */
function isTail(chart: Chart, at: number, { ids }: Written): boolean {
  if (at >= chart.words.length) return true
  const isClosed = EXCHANGE_TAILS.has(chart.word(at)) || chart.says(closings, { from: at, to: chart.words.length })
  if (!isClosed && chart.isWord(at)) return false
  return clausesOf(chart)
    .map(({ from, to }) => ({ from: Math.max(from, at), to }))
    .every((clause) => isExclaimed(chart, clause) || tellsWhy(chart, clause, ids))
}

function isExclaimed(chart: Chart, { from }: Span): boolean {
  return chart.word(from) === 'what' && (chart.word(from + 1) === 'a' || chart.word(from + 1) === 'an')
}

/** Other words, rather than a date or a clause. */
function isOther(chart: Chart, said: Span, old: Old, { ids, fresh }: Written): boolean {
  const length = said.to - said.from
  if (length < 1 || length > MOST_WORDS) return false
  for (let at = said.from; at < said.to; at++) {
    if (FINITE.has(chart.word(at)) || NO_WORDS.has(chart.word(at)) || isIn('WH', chart.word(at))) return false
    // "Jo's coming, not Mo"
    if (chart.word(at) === "'s" && /(?:ing|ed)$/.test(chart.word(at + 1))) return false
    // "not the dinner, just the essays": both were moved.
    const isOwn = (id: string): boolean => ids.length === 1 && ids.includes(id)
    if (!fresh && chart.read('NAME', at).some(({ value }) => !value.ids.every(isOwn))) return false
  }
  // "not the fan, put that back to low", "not the fan, change it back": restores a value and gives no new words.
  if (!fresh && chart.some(said, (at) => isIn('IT', chart.word(at)) || endsInValue(chart, { from: at, to: said.to })))
    return false
  return !endsInValue(chart, said) || /\d/.test(old.text)
}

function endsInValue(chart: Chart, { from, to }: Span): boolean {
  const isSaid = chart.read('VALUES', from).some(({ end, cost }) => end >= to && cost <= 2)
  return isSaid || chart.read('LEVEL', from).some(({ end }) => end >= to)
}

/** Words that don't occur in replacements for title words. */
const NO_WORDS = new Set(['not', 'than', 'because', 'either', 'only', 'just'])

function swap(chart: Chart, said: Span, old: Old): Exchange {
  const ending = old.text.slice(chart.text(old).length)
  const text = `${chart.text(said)}${ending}`
  // "the florist" for 'caterer' of 'email caterer'
  const bare = /^(?:the|a|an|my) (?=\S)/i
  return { old: old.text, new: bare.test(old.text) ? text : text.replace(bare, '') }
}
