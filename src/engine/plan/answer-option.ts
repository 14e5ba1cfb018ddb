// Finds the chosen options: by place, by name, by day, both or all.

import type { TaskSet, Where } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import type { Chart } from '../chart/chart.ts'
import { longestOf } from '../chart/found.ts'
import type { Found, Span } from '../chart/rule.ts'
import { isDueIn } from '../ground/due-in.ts'
import { isIn } from '../language/en/classes.ts'
import { TALKERS } from '../language/en/finite.ts'
import { THIRD_PERSON } from '../language/en/pronouns.ts'
import { isPast } from '../lex/stem.ts'
import { clausesOf } from '../meaning/clauses.ts'
import { namesIn } from '../meaning/names-in.ts'
import { startsBehindOpeners } from '../meaning/openers.ts'
import { allBy, setOf } from '../task-ids.ts'
import { every, inner, isCourteous, onlyTells } from './answer-words.ts'
import { placeOf } from './place.ts'

export function chosen(open: Clarification, chart: Chart): string[] {
  const [from, to] = inner(chart)
  const said = chart.text({ from, to }).toLowerCase()
  const titled = said.includes(' ') ? every(open).filter(({ title }) => title.toLowerCase().includes(said)) : []
  // "her mum", not "my mum".
  if (titled.length === 1) return titled.map((option) => option.task_id)
  // "the cellar, the kitchen is still a mess", "the needles. The gloves are not mine."
  const stop = chart.words.findIndex((_, at) => at > from && (chart.isMark(at) || tellsFrom(chart, { from, to: at })))
  // "the covers: 120 ivory. Nobody has them" is a remark about them.
  const isTold =
    stop > from && stop < to && chart.word(stop) !== ':' && (!asksIn(chart, stop, to) || onlyTells(chart, stop, to))
  for (const end of isTold ? [to, stop] : [to]) {
    // "the chess ones, | the bowls lot can wait": the remark after the stop doesn't add to the choice.
    const ids = bySets(open, chart, { from, to: end }, end < to ? end : chart.words.length)
    if (ids.length > 0) return ids
    const named = byNames(open, chart, from, end)
    if (named.length > 0) return named
  }
  const refused = byRefusal(open, chart)
  if (refused.length > 0) return refused
  const last = byLast(open, chart)
  return last.length > 0 ? last : byDate(open, chart, from, to)
}

/**
 * "oh yes there are two of those. The Harper one", "not Boyd, Grant": after a remark or a refusal, one option on its
 * own.
 */
function byLast(open: Clarification, chart: Chart): string[] {
  const clauses = clausesOf(chart)
  const last = clauses.at(-1)
  if (last === undefined || clauses.length < 2 || chart.raw.includes('?') || commandsIn(chart, 0, last.from)) return []
  const set = chart.whole('SET', last)?.value
  const ids = set === undefined ? [] : idsOf(open, set)
  const isLeft = (clause: Span): boolean => {
    const isDenied = chart.some(clause, (at) => DENYING.has(chart.word(at)))
    return namesIn(chart, clause).every((id) => ids.includes(id) !== isDenied)
  }
  return ids.length === 1 && clauses.slice(0, -1).every(isLeft) ? ids : []
}

/** "Anil's. Grace hasn't answered yet": one option on its own, followed only by remarks. */
export function choosesFirst(open: Clarification, chart: Chart): boolean {
  const to = chart.words.length
  const [first, ...others] = clausesOf(chart)
  if (first === undefined || others.length === 0) return false
  const isTold = !asksIn(chart, first.to, to) || onlyTells(chart, first.to, to)
  return bySets(open, chart, first, first.to).length > 0 && isTold
}

/** "the bowls | I have not seen the others yet": a remark begins here. */
function tellsFrom(chart: Chart, { from, to }: Span): boolean {
  return TALKERS.has(chart.word(to)) && chart.read('SET', from).some(({ end }) => end === to)
}

/** "not Rex", "not the HR ones": chooses the only option left. */
function byRefusal(open: Clarification, chart: Chart): string[] {
  const to = chart.words.length
  for (const at of startsBehindOpeners(chart, { from: 0, to })) {
    if (chart.word(at) !== 'not') continue
    const [set] = chart.read('SET', at + 1).filter(({ end }) => isCourteous(chart, end, to))
    if (set === undefined || !allBy(set.value, 'ids', 'positions')) continue
    const refused = idsOf(open, { ...set.value, many: true })
    const left = every(open).filter((option) => !refused.includes(option.task_id))
    if (refused.length > 0 && left.length === 1) return left.map((option) => option.task_id)
  }
  return []
}

/** "…, shift it to friday" is a request, not a remark about the choice. */
function asksIn(chart: Chart, from: number, to: number): boolean {
  return commandsIn(chart, from, to) || chart.some({ from, to }, (at) => chart.isDate(at))
}

function commandsIn(chart: Chart, from: number, to: number): boolean {
  return chart.some({ from, to }, (at) => ASKING.some((name) => isIn(name, chart.word(at))) && !isOthers(chart, at))
}

/** "he will bring it himself": what other people do is a remark. */
function isOthers(chart: Chart, at: number): boolean {
  return THIRD_PERSON.has(chart.word(isIn('AUXQ', chart.word(at - 1)) ? at - 2 : at - 1))
}

const ASKING = ['MOVE', 'DELETE', 'RENAME', 'SETV', 'REOPEN', 'ADD', 'REMIND'] as const

/** "all of them", "2 and 3". */
function bySets(open: Clarification, chart: Chart, { from, to }: Span, most: number): string[] {
  for (const { end, value } of cheapest(chart.read('SET', from))) {
    if (end > most || isVague(open, chart, value, { from, to: end })) continue
    const isChosen = end >= to || isCourteous(chart, end, to) || isToldDone(open, chart, { from: end, to })
    const ids = isChosen ? idsOf(open, value) : []
    if (ids.length > 0) return ids
  }
  return []
}

/** "those" where no name was found and whatever is there was shown: that is not what anybody chose. */
function isVague({ act }: Clarification, chart: Chart, { mentions, count }: TaskSet, span: Span): boolean {
  const isOpen = act !== null && setOf(act)?.mentions.some(({ by }) => by === 'name') === true
  const isPointing = count === undefined && mentions.every(({ by }) => by === 'shown')
  return isOpen && isPointing && !chart.some(span, (at) => isIn('ALL', chart.word(at)))
}

/** "those three" counts them: to read it without its number costs more. */
function cheapest(found: readonly Found<TaskSet>[]): readonly Found<TaskSet>[] {
  return found.filter((one) => !found.some(({ end, cost }) => end === one.end && cost < one.cost))
}

/** "both of them | are agreed", when we asked which are done. */
function isToldDone({ act }: Clarification, chart: Chart, { from, to }: Span): boolean {
  if (act?.does !== 'finish' || !BEING.has(chart.word(from)) || to - from > 3) return false
  const last = chart.word(to - 1)
  const between = chart.words.slice(from + 1, to - 1)
  return (isIn('DONE', last) || isPast(last)) && between.every(({ text }) => BEING.has(text) || text === 'all')
}

const BEING = new Set(['is', 'are', "'s", 'has', 'have', 'been', 'were', 'was'])

/** "the one due tomorrow", "thursday's": the only option on that day. */
export function byDate(open: Clarification, chart: Chart, from: number, to: number): string[] {
  if (chart.raw.includes('?') || isIn('WH', chart.word(from))) return []
  let where: Where | null = null
  for (let at = from; at < to; ) {
    const day = longestOf(
      chart.read('WHERE', at).filter(({ value }) => value.due_after !== undefined || value.due_before !== undefined),
      to,
    )
    if (day !== undefined && where !== null) return []
    if (day !== undefined) where = day.value
    else if (!SMALL.has(chart.word(at)) && chart.isWord(at) && chart.word(at) !== 'due') return []
    at = day?.end ?? at + 1
  }
  const due = every(open).filter((option) => where !== null && isDueIn(option.due_date ?? null, where))
  return due.length === 1 ? due.map((option) => option.task_id) : []
}

/** "all but the second": removes the exceptions. */
export function idsOf(open: Pick<Clarification, 'options' | 'unshown'>, { except, ...set }: TaskSet): string[] {
  const { options } = open
  if (except !== undefined) {
    const out = idsOf(open, except)
    return out.length === 0 ? [] : idsOf(open, set).filter((id) => !out.includes(id))
  }
  if (set.where !== undefined) return []
  const ids = set.mentions.flatMap((mention) => {
    if (mention.by === 'ids') return mention.task_ids
    if (mention.by === 'positions' && mention.positions.every((position) => Math.abs(position) > options.length))
      return every(open)
        .filter(({ title }) => mention.positions.some((position) => title.split(/\W+/).includes(String(position))))
        .map((option) => option.task_id)
    if (mention.by === 'positions')
      return mention.positions.flatMap((position) => options[placeOf(position, options.length) - 1]?.task_id ?? [])
    if (mention.by === 'shown' || mention.by === 'all') {
      const all = set.count === options.length ? options : every(open)
      return set.count === undefined || set.count === all.length ? all.map((option) => option.task_id) : []
    }
    return []
  })
  const named = set.mentions.length === 1 && set.mentions[0]?.by === 'ids' && !set.many && ids.length > 1
  return named ? [] : ids
}

const SMALL = new Set(
  "the a one ones only just about re for that this please to of is 's it i meant mean task was my po in and with on at thing".split(
    ' ',
  ),
)

const DENYING = new Set("no not neither none nor don't except but without".split(' '))
const MOST_STRANGE = 2

/** Words that name exactly one of the options, with little else around them. */
function byNames(open: Clarification, chart: Chart, from: number, to: number): string[] {
  let ids: readonly string[] | null = null
  let strange = 0
  for (let at = from; at < to; ) {
    const name = longestOf(chart.read('NAME', at), to)
    if (name !== undefined) {
      const before: readonly string[] = ids ?? name.value.ids
      ids = before.filter((id) => name.value.ids.includes(id))
      at = name.end
    } else if (ownWord(open, chart.word(at)).length === 1) {
      const own = ownWord(open, chart.word(at))
      ids = ids === null ? own : own.filter((id) => ids?.includes(id))
      at++
    } else if (SMALL.has(chart.word(at)) || chart.isMark(at) || isIn('FILLER', chart.word(at))) at++
    else if (DENYING.has(chart.word(at)) || ++strange > MOST_STRANGE) return []
    else at++
  }
  return ids?.length === 1 ? [...ids] : []
}

/** The options with this word in their title, unless all have it: "the back one". */
function ownWord(open: Clarification, word: string): string[] {
  if (SMALL.has(word)) return []
  return every(open)
    .filter(({ title }) =>
      title
        .toLowerCase()
        .split(/[^\p{L}\p{N}]+/u)
        .includes(word),
    )
    .map((one) => one.task_id)
}
