// "They've put the council tax on direct debit, so delete it": a statement beside a request on the same task is the
// reason and completes nothing. If we didn't understand the request ("flatmate got bread, take mine off"), we ask
// whether it is done.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { allBy, idsIn } from '../task-ids.ts'
import { namesIn } from './names-in.ts'
import { touches } from './reserve.ts'

export function withoutWhy(chart: Chart, reads: readonly Read[]): readonly Read[] {
  const asked = reads.map((read) => toldOf(read, reads))
  const told = new Set(asked.filter((report) => report !== undefined))
  return reads.flatMap((read, at) => {
    if (told.has(read)) return []
    const { act } = read
    const report = asked[at]
    if (report !== undefined && touches(act) && touches(report.act) && idsIn(act).length === 0)
      return [{ ...read, act: { ...act, set: { ...act.set, mentions: report.act.set.mentions } } as Act }]
    return [isReport(read) && asksUnheard(chart, read, reads) ? { ...read, reserve: 'left over' as const } : read]
  })
}

/** The report right before a request about the same task. */
function toldOf({ act, reserve, stated }: Read, reads: readonly Read[]): Read | undefined {
  if (reserve !== null || stated || !(act.does === 'delete' || act.does === 'reopen')) return undefined
  const before = reads[reads.findIndex((read) => read.act === act) - 1]
  if (before === undefined || !isReport(before)) return undefined
  const ids = idsIn(before.act)
  const isOfIt = allBy(act.set, 'focus') || (allBy(act.set, 'ids') && idsIn(act).every((id) => ids.includes(id)))
  return isOfIt ? before : undefined
}

function isReport({ act, reserve }: Read): boolean {
  return reserve === null && act.does === 'finish' && act.reported && idsIn(act).length > 0
}

/** "…, take mine off", "… so let him go": a request about it follows that no rule has read. */
function asksUnheard(chart: Chart, report: Read, reads: readonly Read[]): boolean {
  const { span } = report
  // A read that extends to the end may contain the request.
  const from = chart.isWord(span.to) || chart.isMark(span.to) ? span.to : span.from
  const read = reads.filter((other) => other !== report).map((other) => other.span)
  const ids = idsIn(report.act)
  return chart.some(
    { from, to: chart.words.length },
    (at) =>
      begins(chart, at) &&
      asksOfIt(chart, at) &&
      !read.some((other) => other.from <= at && at < other.to) &&
      // "sorted the shed. the report isn't done, leave it till friday" is about another task.
      namesIn(chart, { from: span.to, to: at }).every((id) => ids.includes(id)),
  )
}

function begins(chart: Chart, at: number): boolean {
  const before = chart.word(at - 1)
  return chart.isMark(at - 1) || BEFORE.has(before) || isIn('THEN', before)
}

const BEFORE = new Set(['so', 'please', 'pls', 'you', 'can', 'just', 'but'])

/** "take mine …", "scratch those …", "let him …". Verbs that may also be reports don't count. */
function asksOfIt(chart: Chart, at: number): boolean {
  const verb = chart.word(at)
  const points = isIn('IT', chart.word(at + 1)) || isIn('THEM', chart.word(at + 1)) || OF_OURS.has(chart.word(at + 1))
  // "… is in, mark it as such": it really is done.
  if (!points || isPast(verb) || isIn('FINISH', verb) || isIn('MARK', verb)) return false
  return isIn('DOING', verb) || isIn('DELETE', verb) || isIn('MOVE', verb) || LETTING.has(verb)
}

const LETTING = new Set(['let', 'leave', 'throw', 'scratch', 'knock', 'take'])
const OF_OURS = new Set(['mine', 'him', 'her', 'ours'])
