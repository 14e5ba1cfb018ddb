// The answer to an open question goes on with what was asked for originally, with all its parameters.

import type { Act, TaskSet, Where } from '../../domain/act.ts'
import type { Clarification, ClarificationOption } from '../../domain/conversation.ts'
import type { UserIntent } from '../../domain/intent.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { beginsWithYes } from '../confirm.ts'
import { isDueIn } from '../ground/due-in.ts'
import { classNamed, endsOf, isIn, type Phrases } from '../language/en/classes.ts'
import { MEANT_LEADS } from '../language/en/instead.ts'
import { clausesOf, tellsWhy } from '../meaning/clauses.ts'
import { namesIn } from '../meaning/names-in.ts'
import { namesNobody } from '../meaning/nobody.ts'
import { openChart } from '../meaning/open.ts'
import { startsBehindOpeners } from '../meaning/openers.ts'
import { touches } from '../meaning/reserve.ts'
import { doubtOf } from '../meaning/suspect.ts'
import { say } from '../respond.ts'
import { taskIdsOf } from '../task-ids.ts'
import { intentOf, SURE } from '../understand.ts'
import { onlyOf } from './fewer.ts'
import { withMention } from './not-found.ts'
import type { Outcome, Scene } from './steps.ts'
import { timesIn, timesOfSeveralIn } from './which-times.ts'

/** How a question was answered: with what to go on, with a reply, or not at all (null: a new message drops it). */
export type Answered =
  | { readonly acts: readonly Act[]; readonly intent: UserIntent; readonly confirmed: boolean }
  | { readonly outcome: Outcome }
  | null

/** Up to this cost a message is plain enough to be done. */
const CLEAR = 16

const leaving: Phrases = classNamed('NEVERMIND') ?? new Map()
const fillers: Phrases = classNamed('FILLER') ?? new Map()
const closings: Phrases = classNamed('CLOSING') ?? new Map()
const openers: Phrases = classNamed('NO') ?? new Map()

/** `described`: the option that the answer tells of in other words than its title has. */
export function answerClarification(scene: Scene, open: Clarification, described: readonly string[]): Answered {
  if (open.about === 'intent') return null
  const chart = chartOf(scene, open)
  const resumed = resume(scene, open, chart) ?? ofDescribed(scene, open, described, chart)
  if (resumed !== null) {
    scene.trace.push('answers the open question')
    return {
      acts: [resumed, ...open.rest.filter((act) => !repeats(act, resumed))],
      intent: intentOf(resumed, 'clarification.answer', SURE),
      confirmed: open.about === 'bulk' || open.about === 'statement' || open.about === 'offer' || isAll(open, resumed),
    }
  }
  if (asksElse(scene)) return null
  if (scene.answer === 'no' || isLeaving(chart)) return { outcome: closing(scene, 'dropped') }
  return isSomethingElse(scene) ? null : { outcome: askAgain(scene, open) }
}

function ofDescribed(scene: Scene, { act }: Clarification, ids: readonly string[], chart: Chart): Act | null {
  if (act === null || ids.length === 0 || !('set' in act) || asksElse(scene)) return null
  return withIds(act, ids, chart)
}

/** "all of them" of those that were shown: they need not be asked about once more. */
function isAll({ about, options, unshown = [] }: Clarification, act: Act): boolean {
  const ids = 'set' in act ? taskIdsOf(act.set?.mentions ?? []) : []
  return about === 'task' && unshown.length === 0 && ids.length > 1 && ids.length === options.length
}

/** "the hedge is trimmed, cross it off": what is asked for twice in one breath is answered once. */
function repeats(act: Act, resumed: Act): boolean {
  if (act.does !== resumed.does || !('set' in act) || !('set' in resumed)) return false
  const values = [act, resumed].map((one) => ('values' in one ? JSON.stringify(one.values) : ''))
  if (values[0] !== values[1] || act.set === undefined) return false
  const meant = taskIdsOf(resumed.set?.mentions ?? [])
  const ids = taskIdsOf(act.set.mentions)
  const isSame = ids.length > 1 && meant.every((id) => ids.includes(id))
  return isSame || act.set.mentions.every(({ by }) => by === 'focus')
}

/** A question about tasks, or something to add: whatever else is said, it is answered or done. */
function asksElse({ understood }: Scene): boolean {
  const pieces = understood.interpretation?.pieces ?? []
  return pieces.some(
    (piece) =>
      (piece.is === 'question' && (piece.evidence === 'tasks' || piece.evidence === 'names')) ||
      (piece.is === 'act' && !piece.stated && isClear(piece.act) && understood.acts.includes(piece.act)),
  )
}

/** Something to add, or a task by its name and what is to become of it. */
function isClear(act: Act): boolean {
  if (act.does === 'add') return true
  if (act.does !== 'change' && act.does !== 'finish' && act.does !== 'reopen' && act.does !== 'delete') return false
  return act.set.mentions.every(({ by }) => by === 'ids')
}

/** A message that asks for something, or that is plain talk, closes the question: nobody has to answer it. */
function isSomethingElse({ understood, trace }: Scene): boolean {
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

/** The options, and those that were too many to show. */
function every({ options, unshown = [] }: Clarification): readonly Omit<ClarificationOption, 'position'>[] {
  return [...options, ...unshown]
}

/** The answer read on the options alone: only they can be meant. */
function chartOf({ context }: Scene, open: Clarification): Chart {
  const tasks = every(open).map(({ task_id, title }) => ({ id: task_id, title }))
  return openChart(context.message, tasks, { now: context.now, timezone: context.timezone })
}

function resume(scene: Scene, open: Clarification, chart: Chart): Act | null {
  const { act } = open
  if (act === null) return null
  switch (open.about) {
    case 'offer':
      return agreed(scene, open, chart)
    case 'statement':
      return agrees(scene, open, chart) ? act : null
    case 'bulk':
      return agrees(scene, open, chart) ? act : fewerOf(scene, act)
    case 'title':
      return withTitle(scene, act, chart)
    case 'change':
      return withValues(scene, act, chart)
    case 'times':
      return withTimes(scene, act)
    default:
      return 'set' in act && act.set !== undefined ? withTask(scene, open, act, chart) : null
  }
}

/** "no, only the toner and the memo": those that were named are done, and the others are not. */
function fewerOf(scene: Scene, act: Act): Act | null {
  if (!('set' in act) || act.set === undefined) return null
  const ids = taskIdsOf(act.set.mentions)
  const only = onlyOf(
    scene,
    ids.map((id) => ({ id, title: scene.known.get(id)?.title ?? '' })),
  )
  const left = only.length > 0 ? only : agreedOf(scene).filter((id) => ids.includes(id))
  if (left.length === 0 || left.length === ids.length) return null
  return { ...act, set: { ...act.set, mentions: [{ by: 'ids', task_ids: left }] } } as Act
}

/** "yes, the shed": a yes to what is named, and nothing more. */
function agreedOf({ context, understood }: Scene): string[] {
  const chart = understood.interpretation?.chart
  if (chart === undefined || chart.raw.includes('?') || !beginsWithYes(context.message)) return []
  const [from, to] = inner(chart)
  const named = chart.read('SET', from).find(({ end, value }) => end >= to && value.where === undefined)
  return from === 0 || named === undefined ? [] : taskIdsOf(named.value.mentions)
}

/** "sure, for 4pm today": a yes, and what else is to be said of what was offered. */
function agreed(scene: Scene, open: Clarification, chart: Chart): Act | null {
  const { act } = open
  if (act?.does === 'add' && beginsWithYes(scene.context.message)) {
    const [from, to] = inner(chart)
    const said = from === 0 ? undefined : chart.read('VALUES', from).find(({ end }) => end >= to)?.value
    if (said?.when != null || said?.priority != null) {
      const { when, priority } = said
      const more = { ...(when == null ? {} : { when }), ...(priority == null ? {} : { priority }) }
      return { ...act, items: act.items.map((item) => ({ ...item, ...more })) }
    }
  }
  return agrees(scene, open, chart) ? act : null
}

/** Anything that narrows, puts off or doubts is no yes. */
function hesitates(chart: Chart): boolean {
  if (chart.raw.includes('?')) return true
  const words = chart.words.filter((word) => word.kind === 'word')
  return words.length > 8 || words.some(({ text }) => HESITATING.has(text))
}

const HESITATING = new Set(
  'no not but except only if unless wait maybe later first instead rather until when after before apart other another just some half tomorrow keep leave without'.split(
    ' ',
  ),
)

/** A clean yes, or what was asked said again: "add it", "yes, both". */
function agrees(scene: Scene, open: Clarification, chart: Chart): boolean {
  const { answer, context } = scene
  if (
    open.about === 'bulk' &&
    Date.parse(context.now) >= Date.parse(open.asked_at) + context.settings.confirmation_ttl_seconds * 1000
  )
    return false
  if (answer === 'yes') return true
  if (answer !== null) return false
  if (open.about !== 'bulk' && namesIt(scene, open)) return true
  if (
    beginsWithYes(context.message) &&
    !hesitates(chart) &&
    !isMurmured(chart) &&
    !asksOther(scene, open) &&
    !saysElse(scene, open, chart)
  )
    return true
  const text = chart.words
    .filter((word) => word.kind === 'word')
    .map((word) => word.text)
    .join(' ')
  return AGREEING.test(text)
}

/** 'Call Ann' after "did you mean 'Call Ann'?": nothing but the name of what was asked about. */
function namesIt({ understood }: Scene, { act }: Clarification): boolean {
  const [said, ...more] = understood.acts
  if (act === null || !('set' in act) || act.set === undefined || said?.does !== 'ask' || said.wants !== 'list')
    return false
  const [asked, named] = [act.set, said.set].map(({ mentions }) => taskIdsOf(mentions))
  if (more.length > 0 || asked?.length !== 1 || named?.length !== 1 || asked[0] !== named[0]) return false
  const chart = understood.interpretation?.chart
  if (chart === undefined || chart.raw.includes('?')) return false
  const [from, to] = inner(chart)
  for (let at = from; at < to; at++) {
    if (chart.read('SET', at).some(({ end }) => end >= to)) return true
    const { kind, text } = chart.words[at] ?? { kind: 'mark', text: '' }
    if (kind === 'word' && !POINTING.has(text) && !beginsWithYes(text)) return false
  }
  return false
}

/** "yes, just the hens": what may stand before the name. */
const POINTING = new Set(['only', 'just', 'please'])

/** "ok back to work" agrees to nothing. */
function isMurmured(chart: Chart): boolean {
  return MURMURED.has(chart.word(0)) && chart.words.filter(({ kind }) => kind === 'word').length > 2
}

const MURMURED = new Set(['ok', 'okay', 'right', 'cool', 'great', 'fine', 'good', 'k'])

/** "yes, the shed" where everything was asked about, "yes, low" where it was to be high: a yes to something else. */
function saysElse({ understood }: Scene, { act }: Clarification, chart: Chart): boolean {
  if (act === null || !('set' in act) || act.set === undefined) return false
  const [from, to] = inner(chart)
  const said = chart.read('VALUES', from).find(({ end, value }) => end >= to && (value.when ?? value.priority) != null)
  if (from > 0 && said !== undefined) return true
  const whole = understood.interpretation?.chart
  const named = whole === undefined ? [] : namesIn(whole, { from: 0, to: whole.words.length })
  const asked = taskIdsOf(act.set.mentions)
  return named.length > 0 && (named.length < asked.length || !named.every((id) => asked.includes(id)))
}

/** "yes, reopen the sensor": a yes to something that was not asked. */
function asksOther(scene: Scene, { act }: Clarification): boolean {
  return asksElse(scene) && scene.understood.acts.some((one) => one.does !== act?.does)
}

const AGREEING =
  /^(?:(?:yes|yeah|yep|yup|sure|ok|please|aye|opo|go on|y)\s*)*(?:please )?(?:(?:add|do|mark|move|change|put|set|finish|complete|tick|push|save|create) (?:it|them|that|this|those|these|all|both|them all|all of them|it please|them please|it as a task|it to (?:the|my) list|it off|it done|it as done)(?: please| as a task| off| done| all)?|both|all of them|all|them all|that one|that's it|all three|the lot|go on|go on then|do the needful|please do the needful)$/

/** "just this one", "all of them". */
function withTimes({ context }: Scene, act: Act): Act | null {
  if (act.does !== 'change' && act.does !== 'delete') return null
  const isOne = taskIdsOf(act.set.mentions).length === 1
  const scope = isOne ? timesIn(context.message) : timesOfSeveralIn(context.message)
  return scope === null ? null : { ...act, scope }
}

function withTitle({ answer, understood }: Scene, act: Act, chart: Chart): Act | null {
  if (act.does !== 'add' || answer === 'yes' || isRefused(chart) || chart.raw.trim().endsWith('?')) return null
  const first = understood.interpretation?.reads[0]
  if (understood.acts[0]?.does === 'add')
    return { does: 'add', items: understood.acts[0].items.map((item) => ({ ...act.items[0], ...item })) }
  if (isLeaving(chart)) return null
  if (
    first !== undefined &&
    first.cost <= 10 &&
    understood.acts.some((one) => one.does !== 'offer' && one.does !== 'talk')
  )
    return null
  // "and rename it to …": asked for something else, however dear the reading.
  if (understood.acts.some((one) => touches(one) && one.does !== 'finish')) return null
  const from = chart.word(0) === 'to' ? 1 : 0
  const items = chart.reader.items({ from, to: chart.words.length }, {}, 'several')
  const titled: Act = { does: 'add', items: items.map((item) => ({ ...act.items[0], ...item })) }
  return items.length === 0 || doubtOf(titled) === 'garbled' ? null : titled
}

/** Read as the kind that was asked for: a date for what is moved, words for what is renamed. */
function withValues(scene: Scene, act: Act, chart: Chart): Act | null {
  const { understood } = scene
  if (act.does !== 'change' || isRefused(chart)) return null
  const [from, whole] = inner(chart)
  const to = beforeReason(chart, from, whole)
  const values = chart
    .read('VALUES', from)
    .filter((one) => one.end >= to)
    .sort((one, other) => one.cost - other.cost)[0]?.value
  if (values !== undefined && Object.keys(values).length > 0) return { ...act, values: { ...act.values, ...values } }
  const [said] = understood.acts
  if (said?.does === 'change' && said.set.mentions.every((mention) => mention.by === 'focus'))
    return { ...act, values: said.values }
  // "show my tasks" is no title, and "to the top" no date.
  if (act.asks === 'when' || (said?.does === 'ask' && said.set.mentions.every((mention) => mention.by === 'all')))
    return null
  const renamed = /^(?:rename(?: it)? to|call it|to) (.+)$/i.exec(chart.raw.trim())
  if (renamed?.[1] !== undefined) return { ...act, values: { title: renamed[1] } }
  if (asksElse(scene) || chart.raw.trim().endsWith('?')) return null
  const title = act.asks === 'title' || isTitle(chart, scene)
  return title && !isLeaving(chart) ? { ...act, values: { title: chart.text({ from, to: whole }) } } : null
}

/** Where the answer ends and only tells how it came about: "sunday, | it's meant to stay dry". */
function beforeReason(chart: Chart, from: number, to: number): number {
  const stop = chart.words.findIndex(({ kind }, at) => at > from && kind === 'mark')
  return stop > from && stop < to && onlyTells(chart, stop, to) ? stop : to
}

/** "no", "no thanks": "tomorrow" puts off a delete, and is an answer here. */
function isRefused(chart: Chart): boolean {
  return endsOf(openers, chart.words, 0, chart.words.length).length > 0 && chart.words.length <= SHORT
}

const SHORT = 3

/** Plain words that ask for nothing are what it should be called. */
function isTitle(chart: Chart, scene: Scene): boolean {
  if (asksElse(scene)) return false
  const plain = scene.understood.acts.every(
    (act) => act.does === 'offer' || (act.does === 'talk' && act.about === 'remark') || act.does === 'add',
  )
  return plain && !chart.raw.includes('?') && chart.words.length <= 12
}

/** The words of an answer without what politeness puts around it. */
function inner(chart: Chart): [number, number] {
  let from = 0
  let to = chart.words.length
  for (let more = true; more && from < to; ) {
    const end = endsOf(openers, chart.words, from, to)[0] ?? endsOf(fillers, chart.words, from, to)[0]
    more = end !== undefined && end < to
    if (more && end !== undefined) from = end
    while (from < to && chart.words[from]?.kind === 'mark') from++
  }
  for (let before = beforeCourtesy(chart, from, to); before < to; before = beforeCourtesy(chart, from, to)) to = before
  return [from, to]
}

/** Where the mark or the politeness that ends here begins: "…, if you please". */
function beforeCourtesy(chart: Chart, from: number, to: number): number {
  for (let at = from + 1; at < to; at++) if (endsOf(closings, chart.words, at, to).includes(to)) return at
  const isLast = chart.words[to - 1]?.kind === 'mark' || isCourtesy(chart.word(to - 1))
  return to > from && isLast ? to - 1 : to
}

function isCourtesy(word: string): boolean {
  return isIn('FILLER', word) || isIn('CLOSING', word)
}

type Referring = Extract<Act, { set: TaskSet }> | (Act & { set?: TaskSet | undefined })

/** "rename the dentist to garage" after "which one is done?" asks for something else, although it names one. */
function isOtherCommand({ understood }: Scene, { does }: Act): boolean {
  const reads = understood.interpretation?.reads ?? []
  return reads.some(({ act, stated, cost }) => {
    if (stated || cost > CLEAR) return false
    if (act.does === 'change') return Object.keys(act.values).length > 0
    return act.does !== does && (act.does === 'finish' || act.does === 'reopen' || act.does === 'delete')
  })
}

function withTask(scene: Scene, asked: Clarification, act: Referring, chart: Chart): Act | null {
  if (isOtherCommand(scene, act) && byDate(asked, chart, ...inner(chart)).length === 0) return null
  const meant = asked.options.length > 0 ? chosen(asked, chart) : named(scene)
  // "neither, I meant the call with Doyle": another task than those asked about.
  const ids = meant.length === 0 && chart.words.some(({ text }) => text === 'meant') ? named(scene) : meant
  const other = ids.length === 0 ? otherNamed(scene, asked) : ids
  return other.length === 0 ? null : withIds(act, other, chart)
}

/** "neither, my mistake, it was the card I posted": the one other task that is named behind a refusal. */
function otherNamed({ understood }: Scene, asked: Clarification): readonly string[] {
  const chart = understood.interpretation?.chart
  if (chart === undefined || asked.options.length === 0 || chart.raw.includes('?')) return []
  const [refusal, ...others] = clausesOf(chart)
  if (refusal === undefined || !(openers.has(chart.word(0)) || REFUSING.has(chart.word(0)))) return []
  const isLate = chart.words.slice(refusal.to).some(({ text }) => LATER.has(text))
  if (isLate) return []
  const ids = others.flatMap((clause) => (namesMeant(chart, clause) ? namesIn(chart, clause) : []))
  const isAsked = ids.some((id) => every(asked).some(({ task_id }) => task_id === id))
  return ids.length === 1 && !isAsked ? ids : []
}

/** "it was the card I posted", "the card", "I posted the card"; "Dad is here" names nobody as meant. */
function namesMeant(chart: Chart, { from, to }: Span): boolean {
  if (endsOf(MEANT_LEADS, chart.words, from, to).length > 0) return true
  if (chart.read('SET', from).some(({ end }) => end >= to)) return true
  return DOERS.has(chart.word(from)) && chart.read('DEED', from + 1).some(({ end }) => end <= to)
}

const DOERS = new Set(['i', 'we'])
const REFUSING = new Set(['neither', 'none'])
/** What is not, or only to come, is not what was meant. */
const LATER = new Set('not never still need needs to will should must later tomorrow if when'.split(' '))

function withIds(act: Referring, ids: readonly string[], chart: Chart): Act {
  const open = act.set?.mentions.find((mention) => mention.by === 'name')
  if (open !== undefined && (act.set?.mentions.length ?? 0) > 1) return withMention(act, open, ids)
  const set: TaskSet = { text: chart.raw, mentions: [{ by: 'ids', task_ids: [...ids] }], many: true }
  return act.does === 'finish' ? { ...act, set, unsure: false } : ({ ...act, set } as Act)
}

/** With no options to choose from, any task the answer names. */
function named({ understood }: Scene): readonly string[] {
  const [act] = understood.acts
  if (act?.does !== 'ask' && act?.does !== 'again') return []
  // "what was the rota due?" asks, and answers nothing.
  if (act.does === 'ask' && act.wants !== 'list') return []
  return taskIdsOf(act.set.mentions)
}

/** Which of the options were chosen: by place, by name, both or all. */
function chosen(open: Clarification, chart: Chart): string[] {
  const [from, to] = inner(chart)
  const said = chart.text({ from, to }).toLowerCase()
  const titled = said.includes(' ') ? every(open).filter(({ title }) => title.toLowerCase().includes(said)) : []
  // "her mum", not "my mum".
  if (titled.length === 1) return titled.map((option) => option.task_id)
  // "the cellar, the kitchen is still a mess", "the needles. The gloves are not mine."
  const stop = chart.words.findIndex((word, at) => at > from && (word.text === ',' || chart.facts.hard[at] === true))
  const isTold = stop > from && stop < to && (!asksIn(chart, stop + 1, to) || onlyTells(chart, stop, to))
  for (const end of isTold ? [to, stop] : [to]) {
    const ids = bySets(open, chart, from, end)
    if (ids.length > 0) return ids
    const named = byNames(open, chart, from, end)
    if (named.length > 0) return named
  }
  const refused = byRefusal(open, chart)
  return refused.length > 0 ? refused : byDate(open, chart, from, to)
}

/** "both, did them in one go": behind the answer, how it came about. */
function onlyTells(chart: Chart, from: number, to: number): boolean {
  return clausesOf(chart).every((clause) => clause.to <= from || clause.to > to || tellsWhy(chart, clause, []))
}

/** "not Rex", "not the HR ones": the only one that is left. */
function byRefusal(open: Clarification, chart: Chart): string[] {
  const to = chart.words.length
  for (const at of startsBehindOpeners(chart, { from: 0, to })) {
    const start = chart.word(at) === 'not' ? at + 1 : chart.word(at - 1) === 'not' ? at : null
    const [set] = start === null ? [] : chart.read('SET', start).filter(({ end }) => isCourteous(chart, end, to))
    if (set === undefined || !set.value.mentions.every(({ by }) => by === 'ids' || by === 'positions')) continue
    const refused = idsOf(open, { ...set.value, many: true })
    const left = every(open).filter((option) => !refused.includes(option.task_id))
    if (refused.length > 0 && left.length === 1) return left.map((option) => option.task_id)
  }
  return []
}

/** "…, shift it to friday" asks for something else and tells nothing of what was chosen. */
function asksIn(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++)
    if (ASKING.some((name) => isIn(name, chart.word(at))) || chart.read('WHEN', at).some(({ cost }) => cost === 0))
      return true
  return false
}

const ASKING = ['MOVE', 'DELETE', 'RENAME', 'SETV', 'REOPEN', 'ADD', 'REMIND'] as const

/** "all of them", "2 and 3". */
function bySets(open: Clarification, chart: Chart, from: number, to: number): string[] {
  for (const { end, value } of chart.read('SET', from)) {
    const ids = end >= to || isCourteous(chart, end, to) ? idsOf(open, value) : []
    if (ids.length > 0) return ids
  }
  return []
}

function isCourteous(chart: Chart, from: number, to: number): boolean {
  for (let at = from; at < to; at++) if (!isCourtesy(chart.word(at)) && chart.words[at]?.kind !== 'mark') return false
  return true
}

/** "the one due tomorrow", "thursday's": the only option of that day. */
function byDate(open: Clarification, chart: Chart, from: number, to: number): string[] {
  if (chart.raw.includes('?') || isIn('WH', chart.word(from))) return []
  let where: Where | null = null
  for (let at = from; at < to; ) {
    const [day] = chart
      .read('WHERE', at)
      .filter((one) => one.end <= to && (one.value.due_after !== undefined || one.value.due_before !== undefined))
      .sort((one, other) => other.end - one.end)
    if (day !== undefined && where !== null) return []
    if (day !== undefined) where = day.value
    else if (!SMALL.has(chart.word(at)) && chart.words[at]?.kind === 'word' && chart.word(at) !== 'due') return []
    at = day?.end ?? at + 1
  }
  const due = every(open).filter((option) => where !== null && isDueIn(option.due_date ?? null, where))
  return due.length === 1 ? due.map((option) => option.task_id) : []
}

function idsOf(open: Clarification, set: TaskSet): string[] {
  const { options } = open
  if (set.except !== undefined || set.where !== undefined) return []
  const ids = set.mentions.flatMap((mention) => {
    if (mention.by === 'ids') return mention.task_ids
    if (mention.by === 'positions' && mention.positions.every((position) => Math.abs(position) > options.length))
      return every(open)
        .filter(({ title }) => mention.positions.some((position) => title.split(/\W+/).includes(String(position))))
        .map((option) => option.task_id)
    if (mention.by === 'positions')
      return mention.positions.flatMap((position) => options.at(position < 0 ? position : position - 1)?.task_id ?? [])
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

/** Words that name exactly one of the options, with hardly anything else. */
function byNames(open: Clarification, chart: Chart, from: number, to: number): string[] {
  let ids: readonly string[] | null = null
  let strange = 0
  for (let at = from; at < to; ) {
    const name = chart
      .read('NAME', at)
      .filter((one) => one.end <= to)
      .sort((one, other) => other.end - one.end)[0]
    if (name !== undefined) {
      const before: readonly string[] = ids ?? name.value.ids
      ids = before.filter((id) => name.value.ids.includes(id))
      at = name.end
    } else if (ownWord(open, chart.word(at)).length === 1) {
      const own = ownWord(open, chart.word(at))
      ids = ids === null ? own : own.filter((id) => ids?.includes(id))
      at++
    } else if (SMALL.has(chart.word(at)) || chart.words[at]?.kind === 'mark' || isIn('FILLER', chart.word(at))) at++
    else if (DENYING.has(chart.word(at)) || ++strange > MOST_STRANGE) return []
    else at++
  }
  return ids !== null && ids.length === 1 && open.options.length > 0 ? [...ids] : []
}

/** The options that have this word in their title, where not all do: "the back one". */
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

function isLeaving(chart: Chart): boolean {
  const [from, to] = inner(chart)
  return endsOf(leaving, chart.words, from, to).includes(to) || endsOf(leaving, chart.words, 0, to).includes(to)
}

/** One more failed attempt; after a few it stops asking and says how to go on. */
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
