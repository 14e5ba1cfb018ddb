// An answer to an open question resumes the original request with all its parameters.

import type { Act } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import type { UserIntent } from '../../domain/intent.ts'
import type { Chart } from '../chart/chart.ts'
import { beginsWithNo, beginsWithYes } from '../confirm.ts'
import { openChart } from '../meaning/open.ts'
import { say } from '../respond.ts'
import { idsIn, setOf } from '../task-ids.ts'
import { intentOf, SURE } from '../understand.ts'
import { offerToAdd } from './add.ts'
import { asksBack, asksElse, isSomethingElse } from './answer-else.ts'
import { saidAnew } from './answer-restated.ts'
import { someOf } from './answer-some.ts'
import { withIds, withTask } from './answer-task.ts'
import { withTimes, withTitle, withValues } from './answer-values.ts'
import { every, isLeaving } from './answer-words.ts'
import { type Asked, agreed, agrees, allBut, fewerOf, OF_YES } from './answer-yes.ts'
import type { Outcome, Scene } from './steps.ts'

/** The result of an answer: acts to go on with, a reply, or null if the message is a new one and drops the question. */
export type Answered =
  | { readonly acts: readonly Act[]; readonly intent: UserIntent; readonly confirmed: boolean }
  | { readonly outcome: Outcome }
  | null

/** `described`: the option that the answer describes in words that aren't in its title. */
export function answerClarification(scene: Scene, open: Clarification, described: readonly string[]): Answered {
  if (open.about === 'intent' || asksBack(scene)) return null
  const chart = chartOf(scene, open)
  const resumed = resume(scene, open, chart) ?? ofDescribed(scene, open, described, chart)
  const asked = resumed === null && open.about === 'bulk' ? open.act : null
  const other = asked === null ? null : (allBut(scene, asked) ?? saidAnew(chart, asked))
  const act = resumed ?? other
  if (act !== null) {
    scene.trace.push('answers the open question')
    const isAgreed = OF_YES.has(open.about) || isAll(open, act)
    return {
      acts: [act, ...open.rest],
      intent: intentOf(act, 'clarification.answer', SURE),
      confirmed: isAgreed && other === null,
    }
  }
  if (asksElse(scene)) return null
  const another = isLeaving(chart) ? null : besideOffer(scene, open)
  if (another !== null) return another === 'new' ? null : { outcome: another }
  if (scene.answer === 'no' || isLeaving(chart)) return { outcome: closing(scene, 'dropped') }
  return isSomethingElse(scene) ? null : { outcome: askAgain(scene, open) }
}

/**
 * "ring mum" when we expected a yes or a no: one more thing to do. If we were offering to add something, we offer
 * both.
 */
function besideOffer(scene: Scene, { about, act }: Clarification): Outcome | 'new' | null {
  const { context, understood } = scene
  if (!OF_YES.has(about) || beginsWithYes(context.message) || beginsWithNo(context.message)) return null
  const items = understood.acts.flatMap((one) => (one.does === 'add' || one.does === 'offer' ? one.items : []))
  if (items.length === 0 || understood.acts.some(({ does }) => does !== 'add' && does !== 'offer')) return null
  if (act?.does !== 'add' || understood.acts.some(({ does }) => does === 'add')) return 'new'
  // "milk, bread and eggs" when we offered milk and bread: only the eggs are new.
  const news = items.filter(({ title }) => !act.items.some((item) => item.title.toLowerCase() === title.toLowerCase()))
  const parts = [offerToAdd(scene, [...act.items, ...news])]
  return { decision_type: 'ASK_CLARIFICATION', parts, pending: null, act: null }
}

function ofDescribed(scene: Scene, { act }: Clarification, ids: readonly string[], chart: Chart): Act | null {
  if (act === null || ids.length === 0 || asksElse(scene)) return null
  return withIds(act, ids, chart)
}

/** "all of them" of those that were shown: they need not be asked about once more, unless they were shown since no name was found. */
function isAll({ about, options, unshown = [], act: asked }: Clarification, act: Act): boolean {
  const ids = idsIn(act)
  const isOpen = asked !== null && setOf(asked)?.mentions.some(({ by }) => by === 'name') === true
  return about === 'task' && !isOpen && unshown.length === 0 && ids.length > 1 && ids.length === options.length
}

/** Reads the answer against the options alone, since nothing else can be meant. */
function chartOf({ context }: Scene, open: Clarification): Chart {
  const tasks = every(open).map(({ task_id, title }) => ({ id: task_id, title }))
  return openChart(context.message, tasks, { now: context.now, timezone: context.timezone })
}

function resume(scene: Scene, open: Clarification, chart: Chart): Act | null {
  const { act } = open
  if (act === null) return null
  const asked: Asked = { ...open, act }
  switch (open.about) {
    case 'offer':
      return (act.does === 'add' ? someOf(scene, act.items) : null) ?? agreed(scene, asked, chart)
    case 'statement':
      return agrees(scene, asked, chart) ? act : null
    case 'bulk':
      return agrees(scene, asked, chart) ? act : fewerOf(scene, act)
    case 'title':
      return withTitle(scene, act, chart)
    case 'change':
      return withValues(scene, act, chart)
    case 'times':
      return withTimes(scene, act)
    default:
      return withTask(scene, open, act, chart)
  }
}

/** Counts a failed attempt; after a few we stop asking and say how to go on. */
function askAgain(scene: Scene, open: Clarification): Outcome {
  const { context } = scene
  const attempts = open.attempts + 1
  if (attempts >= context.settings.max_ambiguity_attempts) return closing(scene, 'stop_asking')
  const part =
    open.options.length > 1
      ? say(context, 'which_again', { tasks: open.options.map(({ title }) => ({ title, details: [] })) })
      : { key: 'which_again' as const, text: open.question }
  return {
    decision_type: 'ASK_CLARIFICATION',
    parts: [{ ...part, clarification: { ...open, question: part.text, attempts } }],
    pending: null,
    act: context.metadata.last_act,
  }
}

function closing(scene: Scene, key: 'dropped' | 'stop_asking'): Outcome {
  return { decision_type: 'RESPOND_ONLY', parts: [say(scene.context, key, {})], pending: null, act: null }
}
