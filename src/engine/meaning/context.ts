// Chooses between tasks of the same name by what else the message says: "Green wants the boiler service later",
// "Solveig cancelled. Delete the berth reservation."

import type { Act, Mention } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { setOf } from '../task-ids.ts'
import { sureNamesAt } from './names-in.ts'
import type { Piece } from './pieces/piece.ts'

export function inContext(chart: Chart, reads: readonly Read[], pieces: readonly Piece[]): Read[] {
  const remarks = pieces.filter(({ is }) => is === 'remark')
  const told = remarks.filter((piece) => !denies(chart, piece))
  return reads.map((read) => {
    const { act } = read
    const set = setOf(act)
    if (set === undefined || set.many || set.mentions.length !== 1) return read
    if (act.does === 'ask' || act.does === 'again') return read
    const [mention] = set.mentions
    if (mention?.by !== 'ids' || mention.task_ids.length < 2 || isOfAll(chart, read.span)) return read
    // "Bo's mum isn't back till six, make his lesson later": names the owner, even in a negative clause.
    const isTheirs = OWNERS.has(set.text.toLowerCase().split(' ')[0] ?? '')
    const spans = isTheirs ? remarks.map((piece) => beforeDenial(chart, piece)) : told
    const own = act.does === 'change' && isNamed(act.values) ? [] : [read.span]
    const before = spans.filter(({ from }) => own.length > 0 || from < read.span.from)
    const meant = narrowed(chart, mention.task_ids, [...own, ...before])
    const one: Mention = { by: 'ids', task_ids: meant }
    return meant.length === 1 ? { ...read, act: { ...act, set: { ...set, mentions: [one] } } as Act } : read
  })
}

/** "the Ramirez wedding is off, delete all the Ramirez stuff": "all" means more than one. */
function isOfAll(chart: Chart, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (isIn('ALL', chart.word(at)) || OF_ALL.has(chart.word(at))) return true
  return false
}

const OF_ALL = new Set(['stuff', 'things', 'tasks', 'ones', 'both'])

/** A new title or note may mention any other task. */
function isNamed(values: { readonly title?: unknown; readonly note?: unknown }): boolean {
  return values.title !== undefined || values.note !== undefined
}

function narrowed(chart: Chart, ids: readonly string[], spans: readonly Span[]): string[] {
  let left = [...ids]
  for (const { from, to } of spans)
    for (let at = from; at < to; at++) {
      const [name] = sureNamesAt(chart, { from: at, to: at + 1 })
      const some = left.filter((id) => name?.value.ids.includes(id))
      if (some.length > 0) left = some
    }
  return left
}

function denies(chart: Chart, { from, to }: Span): boolean {
  return chart.some({ from, to }, (at) => DENYING.has(chart.word(at)))
}

function beforeDenial(chart: Chart, { from, to }: Span): Span {
  let at = from
  while (at < to && !DENYING.has(chart.word(at))) at++
  return { from, to: at }
}

const OWNERS = new Set(['his', 'her', 'its', 'their'])
const DENYING = new Set(['not', 'no', 'never', 'except', 'but', 'without', 'neither', 'nor'])
