// "not the gym, just the dentist" while several tasks are about to be deleted: it is asked again, of those that are left.

import type { PendingAction } from '../../domain/decision.ts'
import { openChart } from '../meaning/open.ts'
import { askToDelete, pendingFor } from './remove.ts'
import type { Outcome, Scene } from './steps.ts'

const KEEPING = new Set(['not', 'keep', 'leave', 'except', 'but', 'without', 'still'])
const CHOOSING = new Set(['only', 'just'])

/** The question again for fewer tasks, or null where the answer leaves none out. */
export function narrowedDelete(scene: Scene, pending: PendingAction): Outcome | null {
  if (pending.task_ids.length < 2) return null
  const { context } = scene
  const { chosen, kept } = namedIn(scene, pending)
  const left = pending.task_ids.filter((id) => (chosen.size === 0 || chosen.has(id)) && !kept.has(id))
  if (left.length === 0 || left.length === pending.task_ids.length) return null
  const tasks = left.map((id) => ({ id, title: pending.task_titles[pending.task_ids.indexOf(id)] ?? '' }))
  const fewer = pendingFor(context, tasks)
  if (fewer === null) return null
  scene.trace.push('fewer tasks than asked about: asked again')
  const others = pending.task_ids.filter((id) => !left.includes(id))
  return {
    decision_type: 'REQUEST_CONFIRMATION',
    parts: [{ ...askToDelete(context, fewer), others }],
    pending: fewer,
  }
}

/** The tasks in question that are named behind "only" and behind "not". */
function namedIn({ context }: Scene, pending: PendingAction): { chosen: Set<string>; kept: Set<string> } {
  const tasks = pending.task_ids.map((id, at) => ({ id, title: pending.task_titles[at] ?? '' }))
  const chart = openChart(context.message, tasks, { now: context.now, timezone: context.timezone })
  const chosen = new Set<string>()
  const kept = new Set<string>()
  let into: Set<string> | null = null
  for (let at = 0; at < chart.words.length; ) {
    const word = chart.word(at)
    if (KEEPING.has(word)) into = kept
    else if (CHOOSING.has(word)) into = chosen
    const [name] = [...chart.read('NAME', at)]
      .filter(({ value }) => value.ids.length === 1 && !value.unsure)
      .sort((one, other) => other.end - one.end)
    for (const id of name?.value.ids ?? []) into?.add(id)
    at = name?.end ?? at + 1
  }
  return { chosen, kept }
}
