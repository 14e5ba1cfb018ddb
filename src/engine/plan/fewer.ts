// "Only the dentist" or "not the gym" in answer to a question about several tasks: which of them remain.

import type { DecisionContext, PendingAction } from '../../domain/decision.ts'
import { isSure, longestOf } from '../chart/found.ts'
import type { Titled } from '../ground/title.ts'
import { openChart } from '../meaning/open.ts'
import { type Choice, choiceAmong } from './answer-some.ts'
import { askToDelete, pendingFor } from './remove.ts'
import type { Outcome, Scene } from './steps.ts'

const KEEPING = new Set(['not', 'keep', 'leave', 'except', 'but', 'without', 'still'])
const CHOOSING = new Set(['only', 'just'])

/** Asks again about fewer tasks; null if the answer leaves none out. */
export function narrowedDelete(scene: Scene, pending: PendingAction): Outcome | null {
  if (pending.task_ids.length < 2) return null
  const { context } = scene
  const tasks = pending.task_ids.map((id, at) => ({ id, title: pending.task_titles[at] ?? '' }))
  const left = leftOf(scene, tasks)
  if (left.length === 0 || left.length === tasks.length) return null
  const fewer = pendingFor(
    context,
    tasks.filter(({ id }) => left.includes(id)),
  )
  if (fewer === null) return null
  scene.trace.push('fewer tasks than asked about: asked again')
  const others = pending.task_ids.filter((id) => !left.includes(id))
  return {
    decision_type: 'REQUEST_CONFIRMATION',
    parts: [{ ...askToDelete(context, fewer), others }],
    pending: fewer,
  }
}

/** The tasks asked about that are chosen by position, or named after "only". */
export function onlyOf({ context }: Scene, tasks: readonly Titled[]): string[] {
  const choice = inQuestion(context, tasks)
  if (choice !== null) return choice.isRest ? [] : idsAt(tasks, choice.places)
  const { chosen, kept } = namedIn(context, tasks)
  return [...chosen].filter((id) => !kept.has(id))
}

/** The remaining tasks, if the answer names some of them after "only" or "not". */
export function leftOf({ context }: Scene, tasks: readonly Titled[]): string[] {
  const choice = inQuestion(context, tasks)
  if (choice !== null) return idsAt(tasks, choice.places)
  const { chosen, kept } = namedIn(context, tasks)
  return tasks.map(({ id }) => id).filter((id) => (chosen.size === 0 || chosen.has(id)) && !kept.has(id))
}

/** A number may be a position in the list shown earlier: "delete 2 to 4 – not 3". */
function inQuestion(context: DecisionContext, tasks: readonly Titled[]): Choice | null {
  return /\d/.test(context.message) ? null : choiceAmong(context, tasks)
}

function idsAt(tasks: readonly Titled[], places: readonly number[]): string[] {
  return tasks.filter((_, index) => places.includes(index)).map(({ id }) => id)
}

function namedIn(context: DecisionContext, tasks: readonly Titled[]): { chosen: Set<string>; kept: Set<string> } {
  const chart = openChart(context.message, tasks, { now: context.now, timezone: context.timezone })
  const chosen = new Set<string>()
  const kept = new Set<string>()
  let into: Set<string> | null = null
  for (let at = 0; at < chart.words.length; ) {
    const word = chart.word(at)
    if (KEEPING.has(word)) into = kept
    else if (CHOOSING.has(word)) into = chosen
    const name = longestOf(
      chart.read('NAME', at).filter((one) => one.value.ids.length === 1 && isSure(one)),
      chart.words.length,
    )
    for (const id of name?.value.ids ?? []) into?.add(id)
    at = name?.end ?? at + 1
  }
  return { chosen, kept }
}
