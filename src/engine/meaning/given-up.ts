// "I won't be learning crochet after all. Strike it off": a task given up isn't completed, so we ask whether to delete
// it.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import type { Read } from '../interpret.ts'
import { isIn } from '../language/en/classes.ts'
import { isPast } from '../lex/stem.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import { namesIn } from './names-in.ts'

export function withoutGivenUp(chart: Chart, reads: readonly Read[]): Read[] {
  return reads.map((read, at) => {
    const { act, span } = read
    if (act.does !== 'finish' || act.reported) return read
    const before = { from: reads.slice(0, at).findLast(isAsked)?.span.to ?? 0, to: span.from }
    return isAbout(act, namesIn(chart, before)) && isGivenUp(chart, before)
      ? { ...read, act: { does: 'delete', set: act.set } }
      : read
  })
}

/** Saying that something is still open is a statement, not a request. */
function isAsked({ act, reserve }: Read): boolean {
  return reserve === null && act.does !== 'reopen' && act.does !== 'offer'
}

function isAbout({ set }: Act & { does: 'finish' }, told: readonly string[]): boolean {
  const ids = taskIdsOf(set.mentions)
  if (told.length === 0) return false
  return ids.length > 0 ? ids.every((id) => told.includes(id)) : allBy(set, 'focus')
}

/** The speaker won't do it or has changed their mind, and nothing was done. */
function isGivenUp(chart: Chart, { from, to }: Span): boolean {
  let isDenied = false
  for (let at = from; at < to; at++) {
    const word = chart.word(at)
    if (isIn('DONE', word) || (isPast(word) && !DECIDING.has(word))) return false
    if (DECIDING.has(word)) isDenied ||= [1, 2].some((ahead) => AGAINST.has(chart.word(at + ahead)))
    if (word === 'longer') isDenied ||= chart.word(at - 1) === 'no'
    if (word === 'not') isDenied ||= isUndertaking(chart, at)
  }
  return isDenied
}

/** "will not go", "am not joining", "not doing the gym", but not "I'm not sure". */
function isUndertaking(chart: Chart, at: number): boolean {
  const next = chart.word(at + 1)
  return next === 'be' || next.endsWith('ing') || (WILLING.has(chart.word(at - 1)) && isIn('DOING', next))
}

const WILLING = new Set(['will', 'shall', 'can', 'could', 'would', 'may', 'might'])
const DECIDING = new Set(['decided', 'gave', 'given', 'called'])
const AGAINST = new Set(['against', 'not', 'up', 'off'])
