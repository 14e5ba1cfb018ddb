// A statement about a task that is then to be noted on it: "the essay needs to be 1200 words, put that in the notes".

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Span } from '../chart/rule.ts'
import { focus, one, setOf } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import { isIn } from '../language/en/classes.ts'
import { FINITE } from '../language/en/finite.ts'
import { ORDINALS } from '../language/en/numbers.ts'
import { IT_OR_THAT } from '../language/en/pronouns.ts'
import { allBy } from '../task-ids.ts'
import { sureNamesAt } from './names-in.ts'

const polite = '(?:(?:can|could|would|will) (?:you|u) |please |pls |just |so |and )*'
const writing = '(?:put|add|write|jot|stick|chuck|pop|save|log|record|note|keep|store|file|bung)'
const where =
  '(?: (?:in|into|on|to|under|as|with) (?:the |its |a |my )?(?:notes?|it|there|comments?|description)(?: (?:for|of|on) (?:it|that|this|that one|(?:his|her|their|its) (?:one|job|task|thing)))?)'
const courtesy = '(?: please| pls| thanks| would you| will you| for me)*'
const LAST = new RegExp(
  `(?<![\\s,.;!\\u2013\\u2014-])[\\s,.;!\\u2013\\u2014-]+${polite}(?:note (?:that|it|this)(?: down)?|${writing} (?:that|it|this)(?: down)?${where}|${writing} (?:that|it|this) down|add as a note|write (?:that|it|this) down)${courtesy}[.!?]*$`,
  'i',
)
const SELF = /^(?:note to self|nb|note|remember|reminder)\s*[:,-]\s*/i

const JOINED = /^(?:and|also|plus|oh)\s+/i

/** "two bags": a count, not a position. */
function isCount(chart: Chart, end: number): boolean {
  return end === 1 && !ORDINALS.has(chart.word(0)) && chart.isWord(end) && !FINITE.has(chart.word(end))
}

export function readNoted(chart: Chart): Act | null {
  const last = LAST.exec(chart.raw)
  if (last === null) return notedOn(chart)
  const to = chart.words.findIndex(({ start }) => start >= last.index)
  // "where is it, did I | write it down" is a question.
  if (ASKING.has(chart.word(to - 2)) && isIn('SUBJECT', chart.word(to - 1))) return null
  // "can you | note that" contains no statement.
  if (!chart.some({ from: 0, to }, (at) => chart.isWord(at) && !isCourteous(chart.word(at)))) return null
  // "the second one's for Bea, put that in its note": about the task named first.
  const [placed] = chart
    .read('SET', 0)
    .filter(({ end, value }) => end < to && allBy(value, 'positions') && !isCount(chart, end))
  if (placed !== undefined && WRITTEN.test(last[0]))
    return { does: 'change', set: placed.value, values: { note: noteText(chart.text({ from: 0, to })), append: true } }
  const named = nameIn(chart, { from: 0, to })
  // "it's from the bakery, put that in the notes": about the focus.
  if (WRITTEN.test(last[0]) && (named === null || (named.from > 0 && OF_IT.has(chart.word(0))))) {
    const text = noteText(chart.raw.slice(0, last.index).replace(JOINED, '').replace(SELF, ''))
    return text === '' ? null : { does: 'change', set: focus, values: { note: text, append: true } }
  }
  // "a wake-up call for 214 at 4am, put that down" isn't about a task but is one.
  if (named === null || (!FIELD.test(last[0]) && isTask(chart, { from: named.to, to }))) return null
  const [first] = chart.words.filter(({ kind }, at) => at >= named.to && kind !== 'mark')
  // In "for the party: no lilies" the note is "no lilies"; in "the essay needs to be long" it is all of it.
  const leads = named.from <= 1 && chart.isMark(named.to) && first !== undefined
  const told = chart.raw.slice(leads ? first.start : 0, last.index)
  const note = noteText(told.replace(SELF, ''))
  if (note === '' || first === undefined) return null
  const set = setOf(chart.text(named), [one({ by: 'ids', task_ids: named.ids })], {}, undefined)
  return { does: 'change', set, values: { note, append: true } }
}

/** The same within a longer message, if the task is named and a note asked for. */
export function readNotedIn(chart: Chart, span: Span): Act | null {
  const start = chart.words[span.from]?.start ?? 0
  const last = LAST.exec(chart.raw.slice(start, chart.words[span.to - 1]?.end))
  if (last === null || !WRITTEN.test(last[0])) return null
  const to = chart.words.findIndex((word) => word.start >= start + last.index)
  const named = nameIn(chart, { from: span.from, to })
  if (named === null) return null
  const set = setOf(chart.text(named), [one({ by: 'ids', task_ids: named.ids })], {}, undefined)
  const note = noteText(
    chart.raw
      .slice(start, start + last.index)
      .replace(SELF, '')
      .trim(),
  )
  return { does: 'change', set, values: { note, append: true } }
}

/** "the order number is 4411, add that to the cake": the statement is noted on the task named last. */
function notedOn(chart: Chart): Act | null {
  let to = chart.words.length
  while (chart.isMark(to - 1)) to--
  for (let at = to - SHORTEST; at > 0; at--) {
    const into = chart.word(at + 2) === 'down' ? at + 3 : at + 2
    if (!WRITING.has(chart.word(at)) || !IT_OR_THAT.has(chart.word(at + 1)) || !INTO.has(chart.word(into))) continue
    const [set] = chart
      .read('SET', pastField(chart, into + 1))
      .filter(({ end, value }) => end === to && allBy(value, 'ids'))
    let told = at
    while (chart.isMark(told - 1) || isCourteous(chart.word(told - 1))) told--
    const note = noteText(chart.text({ from: 0, to: told }))
    if (set !== undefined && note !== '') return { does: 'change', set: set.value, values: { note, append: true } }
  }
  return null
}

/** "… in | the notes for | the cake". */
function pastField(chart: Chart, at: number): number {
  const field = isIn('DET', chart.word(at)) ? at + 1 : at
  return isIn('NOTEFIELD', chart.word(field)) && INTO.has(chart.word(field + 1)) ? field + 2 : at
}

const ASKING = new Set(['did', 'have'])
const SHORTEST = 4
const WRITING = new Set(['add', 'put', 'note', 'write', 'jot', 'stick', 'save'])
const INTO = new Set(['to', 'on', 'in', 'with', 'under', 'as', 'for', 'of'])
const LEADING = new Set(['so', 'and', 'please', 'can', 'could', 'would', 'will', 'you', 'u', 'just'])

function isCourteous(word: string): boolean {
  return LEADING.has(word) || isIn('FILLER', word)
}

const WRITTEN = /\b(?:notes?|comments?|description)\b/i
const OF_IT = new Set(['it', 'its', 'they', 'he', 'she', 'from', 'at', 'with', 'in', 'by', 'about'])
const FIELD = /\b(?:notes?|comments?|description|it|there)\b/i

/** Has a day or an hour, and no verb. */
function isTask(chart: Chart, { from, to }: Span): boolean {
  let isDated = false
  for (let at = from; at < to; at++) {
    if (FINITE.has(chart.word(at))) return false
    isDated ||= chart.isDate(at)
  }
  return isDated
}

/** The first task identified by its name alone. */
function nameIn(chart: Chart, { from, to }: Span): (Span & { ids: string[] }) | null {
  for (let at = from; at < to; at++) {
    const names = sureNamesAt(chart, { from: at, to }).filter(({ value }) => value.ids.length === 1)
    const name = longestOf(names, to)
    if (name !== undefined) return { from: at, to: name.end, ids: [...name.value.ids] }
  }
  return null
}
