// "change tomorrow's reminder to say gym, not ballet": the current words identify the reminder.

import type { Act, TaskSet, Values, Where } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { dueIn, merge } from '../grammar/build.ts'
import { noteText } from '../grammar/value.ts'
import type { Setting } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'

export function readSayNot(chart: Chart, { last, spokenOf = [] }: Setting): Act | null {
  const end = endOf(chart)
  const says = chart.words.findIndex(({ text }, at) => SAYING.has(text) && BEFORE_SAYING.has(chart.word(at - 1)))
  const where = says < 2 ? null : headIn(chart, { from: 0, to: says - 1 })
  const not = where === null ? -1 : oldFrom(chart, { from: says + 1, to: end })
  if (where === null || not < 0) return null
  const old = { from: behindNot(chart, not), to: end }
  const to = chart.word(not - 1) === ',' ? not - 1 : not
  if (old.to <= old.from || old.to - old.from > LONGEST_OLD || to <= says + 1) return null
  const set = setIn(chart, old)
  // "The reminder" is the one in focus, unless another one is named.
  if (set.mentions[0]?.by === 'name' && (last !== null || spokenOf.length > 0)) return null
  const narrowed = merge(set.where, where)
  return {
    does: 'change',
    set: Object.keys(narrowed).length > 0 ? { ...set, where: narrowed } : set,
    values: valuesOf(chart, { from: says + 1, to }, old),
  }
}

/**
 * "… say Tim, not Tom" and "… say oat milk, not milk" change a part of it; "… say call Tim, not Tom" changes all of
 * it.
 */
function valuesOf(chart: Chart, said: Span, old: Span): Values {
  const title = noteText(chart.text(said))
  const isLonger = said.to - said.from > old.to - old.from
  if (isLonger && !` ${title.toLowerCase()} `.includes(` ${chart.text(old).toLowerCase()} `)) return { title }
  return { replace: { old: noteText(chart.text(old)), new: title } }
}

const SAYING = new Set(['say', 'read'])
const BEFORE_SAYING = new Set(['to', 'should', 'it'])
const LONGEST_OLD = 5

/** The end of the message without its closing politeness. */
function endOf(chart: Chart): number {
  let end = chart.words.length
  while (end > 0 && (chart.isMark(end - 1) || isIn('CLOSING', chart.word(end - 1)))) end--
  return end
}

/** "can you change tomorrow's reminder": its due date, if that is all we know about it; null if there is more. */
function headIn(chart: Chart, { from, to }: Span): Where | null {
  const verb = chart.words.findIndex(({ text }, at) => at < to && CHANGING.has(text))
  if (verb < from || verb > LONGEST_LEAD || !isIn('TASK', chart.word(to - 1))) return null
  const at = isIn('DET', chart.word(verb + 1)) ? verb + 2 : verb + 1
  if (at === to - 1) return {}
  const day = chart.read('PERIOD', at).find(({ end }) => end === to - 1 || (end === to - 2 && chart.word(end) === "'s"))
  return dueIn(day?.value)
}

const CHANGING = new Set('change update edit modify alter correct fix amend make'.split(' '))
const LONGEST_LEAD = 4

function oldFrom(chart: Chart, { from, to }: Span): number {
  for (let at = to - 1; at > from; at--) if (behindNot(chart, at) > at) return at
  return -1
}

/** The index after "not", "instead of" or "rather than". */
function behindNot(chart: Chart, at: number): number {
  if (chart.word(at) === 'not') return at + 1
  return OPPOSED.has(`${chart.word(at)} ${chart.word(at + 1)}`) ? at + 2 : at
}

const OPPOSED = new Set(['instead of', 'rather than', 'and not'])

function setIn(chart: Chart, span: Span): TaskSet {
  const named = chart.whole('SET', span)?.value
  const text = chart.text(span)
  return named ?? { text, mentions: [{ by: 'name', text, quoted: false }], many: false }
}
