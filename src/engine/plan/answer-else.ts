// Decides whether a message answers the open question at all, or asks for something else.

import type { Act } from '../../domain/act.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { namesIn } from '../meaning/names-in.ts'
import { namesNobody } from '../meaning/nobody.ts'
import { QUESTION_STARTS } from '../meaning/pieces/asks.ts'
import { allBy } from '../task-ids.ts'
import type { Scene } from './steps.ts'

/** A message that costs no more than this to read is clear enough to act on. */
export const CLEAR = 16

/** Questions about tasks and requests to add are carried out, whatever else the message says. */
export function asksElse({ understood }: Scene): boolean {
  const pieces = understood.interpretation?.pieces ?? []
  return pieces.some(
    (piece) =>
      (piece.is === 'question' && (piece.evidence === 'tasks' || piece.evidence === 'names')) ||
      (piece.is === 'act' && !piece.stated && isClear(piece.act) && understood.acts.includes(piece.act)),
  )
}

/**
 * "what else is on tomorrow", "what about the agent?": a message that is only a question answers nothing; "what about
 * the second one" may.
 */
export function asksBack({ understood }: Scene): boolean {
  const { interpretation } = understood
  const pieces = interpretation?.pieces.filter(({ is }) => is !== 'filler') ?? []
  const [first] = pieces
  if (first === undefined || interpretation === null) return false
  const { chart } = interpretation
  if (!QUESTION_STARTS.has(chart.word(first.from))) return false
  if (chart.word(first.from + 1) === 'about' && !(chart.raw.includes('?') && namesTask(chart, first))) return false
  return pieces.every((piece) =>
    piece.is === 'act' ? piece.act.does === 'ask' : piece.is === 'question' && piece.evidence !== 'none',
  )
}

/** The span names a task by its title rather than by its place in a list. */
function namesTask(chart: Chart, { from, to }: Span): boolean {
  return chart.read('POSITIONS', from + 2).length === 0 && namesIn(chart, { from, to }).length > 0
}

/** Either adds something, or names a task and says what to do with it. */
function isClear(act: Act): boolean {
  if (act.does === 'add') return true
  if (act.does !== 'change' && act.does !== 'finish' && act.does !== 'reopen' && act.does !== 'delete') return false
  return allBy(act.set, 'ids')
}

/** A request or plain small talk closes the open question: nobody has to answer it. */
export function isSomethingElse({ understood, trace }: Scene): boolean {
  const { acts, reserved } = understood
  const first = understood.interpretation?.reads[0]
  if (acts.length === 0) return reserved.length > 0
  const murmur =
    acts[0]?.does === 'talk' && acts[0].about === 'remark' && (understood.interpretation?.chart.words.length ?? 0) <= 4
  if (murmur) return false
  const clear =
    first === undefined ||
    first.cost <= CLEAR ||
    namesNobody(first.act) ||
    acts[0]?.does === 'talk' ||
    acts[0]?.does === 'ask'
  if (clear) trace.push('something else: the open question is dropped')
  return clear
}

/**
 * "rename the dentist to garage" after "which one is done?" is a new request, even though it names one of the options.
 */
export function isOtherCommand({ understood }: Scene, { does }: Act): boolean {
  const reads = understood.interpretation?.reads ?? []
  return reads.some(({ act, stated, cost }) => {
    // "quote cancelled, they took another firm" doesn't answer a question about where to move something.
    if (act.does === 'delete' && does === 'change') return true
    if (stated || cost > CLEAR) return false
    if (act.does === 'change') return Object.keys(act.values).length > 0
    return act.does !== does && (act.does === 'finish' || act.does === 'reopen' || act.does === 'delete')
  })
}
