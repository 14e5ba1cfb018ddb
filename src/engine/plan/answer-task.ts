// Which task was meant: one of the options, or another one that the answer names.

import type { Act, TaskSet } from '../../domain/act.ts'
import type { Clarification } from '../../domain/conversation.ts'
import type { Chart } from '../chart/chart.ts'
import type { Span } from '../chart/rule.ts'
import { MEANT_LEADS } from '../language/en/instead.ts'
import { SPEAKERS } from '../language/en/pronouns.ts'
import { clausesOf } from '../meaning/clauses.ts'
import { namesIn } from '../meaning/names-in.ts'
import { setOf, taskIdsOf } from '../task-ids.ts'
import { isOtherCommand } from './answer-else.ts'
import { byDate, choosesFirst, chosen } from './answer-option.ts'
import { every, inner, openers } from './answer-words.ts'
import { withMention } from './not-found.ts'
import type { Scene } from './steps.ts'

type Referring = Extract<Act, { set: TaskSet }> | (Act & { set?: TaskSet | undefined })

export function withTask(scene: Scene, asked: Clarification, act: Referring, chart: Chart): Act | null {
  const isElse = isOtherCommand(scene, act) && !choosesFirst(asked, chart)
  if (isElse && byDate(asked, chart, ...inner(chart)).length === 0) return null
  const meant = asked.options.length > 0 ? chosen(asked, chart) : named(scene)
  // "neither, I meant the call with Doyle": a task that we didn't offer.
  const ids = meant.length === 0 && chart.words.some(({ text }) => text === 'meant') ? named(scene) : meant
  const other = ids.length === 0 ? otherNamed(scene, asked) : ids
  if (other.length === 0) return null
  const answer = withIds(act, other, chart)
  // If there are several calls, "the call one" doesn't settle it.
  const isOpen = asked.options.length === 0 && other.length > 1 && !saysMany(scene)
  return isOpen && 'set' in answer && answer.set !== undefined
    ? ({ ...answer, set: { ...answer.set, many: false } } as Act)
    : answer
}

function saysMany({ understood: { acts } }: Scene): boolean {
  const [act] = acts
  return act !== undefined && setOf(act)?.many === true
}

/** "neither, my mistake, it was the card I posted": the only other task named after a refusal. */
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

/** "it was the card I posted", "the card", "I posted the card" name the task; "Dad is here" doesn't. */
function namesMeant(chart: Chart, { from, to }: Span): boolean {
  if (chart.says(MEANT_LEADS, { from, to })) return true
  if (chart.read('SET', from).some(({ end }) => end >= to)) return true
  return SPEAKERS.has(chart.word(from)) && chart.read('DEED', from + 1).some(({ end }) => end <= to)
}

const REFUSING = new Set(['neither', 'none'])
/** Something negated or still to come isn't the task that was meant. */
const LATER = new Set('not never still need needs to will should must later tomorrow if when'.split(' '))

export function withIds(act: Referring, ids: readonly string[], chart: Chart): Act {
  const open = act.set?.mentions.find((mention) => mention.by === 'name')
  if (open !== undefined && (act.set?.mentions.length ?? 0) > 1) return withMention(act, open, ids)
  const set: TaskSet = { text: chart.raw, mentions: [{ by: 'ids', task_ids: [...ids] }], many: true }
  return act.does === 'finish' ? { ...act, set, unsure: false } : ({ ...act, set } as Act)
}

/** "mum": just a name, which on its own could also be something new. */
function namedAlone(chart: Chart | undefined): readonly string[] {
  if (chart === undefined || chart.raw.includes('?')) return []
  const [from, to] = inner(chart)
  return taskIdsOf(chart.whole('SET', { from, to })?.value.mentions ?? [])
}

/** If there are no options to choose from, any task that the answer names. */
export function named({ understood }: Scene): readonly string[] {
  const [act] = understood.acts
  if (act?.does === 'offer' || act?.does === 'talk') return namedAlone(understood.interpretation?.chart)
  if (act?.does !== 'ask' && act?.does !== 'again') return []
  // "what was the rota due?" is a question, not an answer.
  if (act.does === 'ask' && act.wants !== 'list') return []
  return taskIdsOf(act.set.mentions)
}
