// A yes to a question or an offer, to part of it, or with something added.

import type { Act, Item, Values } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import type { Chart } from '../chart/chart.ts'
import { beginsWithYes } from '../confirm.ts'
import { likeNew } from '../grammar/build.ts'
import { mendedValues, mendedWhen } from '../meaning/mended-when.ts'
import { allBy, idsIn, setOf, taskIdsOf } from '../task-ids.ts'
import { restates } from './answer-restated.ts'
import { inner } from './answer-words.ts'
import { leftOf, onlyOf } from './fewer.ts'
import type { Scene } from './steps.ts'

/** A question about something to do. */
export type Asked = Clarification & { readonly act: Act }

/** Questions that take a yes or a no. */
export const OF_YES: ReadonlySet<Clarification['about']> = new Set(['offer', 'statement', 'bulk'])

/** "no, only the toner and the memo": those named are done and the others left. */
export function fewerOf(scene: Scene, act: Act): Act | null {
  const ids = idsIn(act)
  const tasks = ids.map((id) => ({ id, title: scene.known.get(id)?.title ?? '' }))
  const only = onlyOf(scene, tasks)
  const left = only.length > 0 ? only : agreedOf(scene).filter((id) => ids.includes(id))
  return left.length === 0 ? null : ofThese(act, left)
}

function ofThese(act: Act, task_ids: string[]): Act {
  return { ...act, set: { ...setOf(act), mentions: [{ by: 'ids', task_ids }] } } as Act
}

/** "yes, except the bank", "not the bank": all the others. If they are many, we ask again. */
export function allBut(scene: Scene, act: Act): Act | null {
  const { message } = scene.context
  if (message.includes('?') || scene.answer === 'yes' || /^\s*no\b/i.test(message)) return null
  const ids = idsIn(act)
  const left = leftOf(
    scene,
    ids.map((id) => ({ id, title: scene.known.get(id)?.title ?? '' })),
  )
  return left.length === 0 || left.length === ids.length ? null : ofThese(act, left)
}

/** "yes, the shed": agrees only to what it names. */
function agreedOf({ context, understood }: Scene): string[] {
  const chart = understood.interpretation?.chart
  if (chart === undefined || chart.raw.includes('?') || !beginsWithYes(context.message)) return []
  const [from, to] = inner(chart)
  return taskIdsOf(chart.whole('SET', { from, to })?.value.mentions ?? [])
}

/** "sure, for 4pm today", "make that thursday": a yes that adds a detail to the offer. */
export function agreed(scene: Scene, open: Asked, chart: Chart): Act | null {
  const { act } = open
  if (act.does === 'change') return agreedChange(scene, { ...open, act }, chart)
  const said = act.does === 'add' ? saidOfIt(scene, chart) : undefined
  // "yes, call it walk Rex"
  const title = act.does === 'add' && act.items.length === 1 ? said?.title : undefined
  // "no, tomorrow" puts off an offer that had no day.
  const isRefused =
    act.does === 'add' && /^no\b/i.test(scene.context.message) && act.items.some(({ when }) => when === undefined)
  if (
    act.does !== 'add' ||
    isRefused ||
    said === undefined ||
    (said.when == null && said.priority == null && title === undefined)
  )
    return agrees(scene, open, chart) ? act : null
  const more = { ...likeNew(said), ...(title === undefined ? {} : { title }) }
  return { ...act, items: act.items.map((item) => ({ ...item, ...more, ...whenOf(item, more) })) }
}

/** "yes, every week", "yes, at 5": whatever isn't said again stays as offered. */
function whenOf({ when: before }: Item, { when }: Pick<Item, 'when'>): Pick<Item, 'when'> {
  if (before === undefined || when === undefined) return {}
  if (when.any_day !== true && (when.day !== null || before.recurrence === undefined))
    return { when: mendedWhen(before, when) }
  const { any_day: _any, ...often } = when
  const day = before.day ?? when.day
  const time = when.time ?? before.time
  const recurrence = when.recurrence ?? before.recurrence
  return {
    when: { ...often, repeats: true, day, time, due: null, ...(recurrence === undefined ? {} : { recurrence }) },
  }
}

/** "yes, at 2", "say 2" to "Move the carpet to wednesday afternoon?": the offered change with this added. */
function agreedChange(scene: Scene, open: Asked & { readonly act: Change }, chart: Chart): Act | null {
  const { act } = open
  const said = idsIn(act).length === 1 ? saidOfIt(scene, chart) : undefined
  const isSameKind = act.values.when != null && (said?.when != null || said?.shift !== undefined)
  if (said === undefined || !(isSameKind || beginsWithYes(scene.context.message)))
    return agrees(scene, open, chart) ? act : null
  return { ...act, values: mendedValues(act.values, said) }
}

type Change = Act & { readonly does: 'change' }

/** Saying when to do it amounts to wanting it. */
function saidOfIt({ context, answer, understood }: Scene, chart: Chart): Values | undefined {
  const [from, to] = inner(chart)
  // "yeah, or saturday" leaves two possibilities.
  if (chart.some({ from, to }, (at) => chart.word(at) === 'or')) return undefined
  const values = chart.whole('VALUES', { from, to })?.value
  const [act, ...others] = understood.acts
  // "the dentist rang, it's been moved to friday": news of something else is no answer.
  const isNews = understood.interpretation?.pieces.some(({ is }) => is === 'remark') === true
  const isChange = !isNews && act?.does === 'change' && others.length === 0 && allBy(act.set, 'focus', 'shown')
  const asked = values ?? (isChange ? act.values : undefined)
  if (beginsWithYes(context.message)) return asked
  if (chart.raw.includes('?')) return undefined
  // "for tomorrow" puts off a question, but gives an offer its date.
  const only = chart.whole('VALUES', { from: 0, to: chart.words.length })?.value
  // "no, wednesday" refuses the day, not the task.
  return only ?? (answer === null || answer === 'no' ? asked : undefined)
}

/** A clean yes, or the question repeated as an answer: "add it", "yes, both". */
export function agrees(scene: Scene, open: Asked, chart: Chart): boolean {
  const { answer, context } = scene
  if (
    open.about === 'bulk' &&
    Date.parse(context.now) >= Date.parse(open.asked_at) + context.settings.confirmation_ttl_seconds * 1000
  )
    return false
  if (answer === 'yes') return true
  if (answer !== null) return false
  const isBulk = open.about === 'bulk'
  if (isBulk ? restates(chart, open.act) : namesIt(scene, open)) return true
  const text = chart.words
    .filter((word) => word.kind === 'word')
    .map((word) => word.text)
    .join(' ')
  return AGREEING.test(text) && !saysOtherDeed(text, open.act)
}

/** "add that" doesn't agree to completing it, nor "tick it off" to adding it. */
function saysOtherDeed(text: string, { does }: Act): boolean {
  return does === 'add' ? TICKING.test(text) : ADDING.test(text)
}

const TICKING = /\b(?:finish|complete|tick|as done)\b/
const ADDING = /\b(?:add|create)\b/

/** 'Call Ann' after "did you mean 'Call Ann'?": just the name of what we asked about. */
function namesIt({ understood }: Scene, { act }: Asked): boolean {
  const [said] = understood.acts
  if (said?.does !== 'ask' || said.wants !== 'list') return false
  const [asked, named] = [idsIn(act), idsIn(said)]
  const chart = understood.interpretation?.chart
  if (chart === undefined || chart.raw.includes('?') || named.length !== 1 || asked.join() !== named.join())
    return false
  const [start, to] = inner(chart)
  const from = POINTING.has(chart.word(start)) ? start + 1 : start
  return chart.whole('SET', { from, to }) !== undefined
}

/** "yes, just the hens": words that may come before the name. */
const POINTING = new Set(['only', 'just', 'please'])

export const MURMURED: ReadonlySet<string> = new Set(['ok', 'okay', 'right', 'cool', 'great', 'fine', 'good', 'k'])

const AGREEING =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|please|aye|opo|go on|y)\s*)*(?:please )?(?:(?:add|do|mark|move|change|put|set|finish|complete|tick|push|save|create) (?:it|them|that|this|those|these|all|both|them all|all of them|it please|them please|it as a task|it to (?:the|my) list|it off|it done|it as done)(?: please| as a task| off| done| all)?|both|all of them|all|them all|that one|that's it|all three|the lot|go on|go on then|do the needful|please do the needful)$/
