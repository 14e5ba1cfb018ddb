// "the tax is done – no wait, they sent it back. Put it on for friday": what the turn before ticked off gets another day, so it is
// open again.

import type { Act } from '../../domain/act.ts'
import { endsOf } from '../language/en/classes.ts'
import { BACK_ON, TAKING_BACK } from '../language/en/instead.ts'
import { allBy, taskIdsOf } from '../task-ids.ts'
import type { Scene } from './steps.ts'

export function backAndMoved(scene: Scene, acts: readonly Act[]): readonly Act[] {
  const { metadata } = scene.context
  if (!metadata.changed || metadata.last_act?.does !== 'finish' || !takesBack(scene)) return acts
  // "put it back on, for tomorrow" opens it in words of its own.
  if (acts.some(({ does }) => does === 'reopen' || does === 'undo' || does === 'correct')) return acts
  const ticked = metadata.done.at(-1)?.effects.map(({ task_id }) => task_id) ?? []
  return acts.flatMap((act): Act[] => {
    if (act.does !== 'change' || (act.values.when == null && act.values.shift === undefined)) return [act]
    const ids = allBy(act.set, 'focus') ? scene.focus : taskIdsOf(act.set.mentions)
    const isOfThose = ids.length > 0 && ids.every((id) => ticked.includes(id))
    return isOfThose ? [{ does: 'reopen', set: act.set }, act] : [act]
  })
}

/** "no wait, …", "… put it back on for friday". */
function takesBack({ understood: { interpretation } }: Scene): boolean {
  const chart = interpretation?.chart
  if (chart === undefined) return false
  const span = { from: 0, to: chart.words.length }
  const isOpened = chart.words.slice(0, FIRST).some(({ text }) => TAKING_BACK.has(text))
  return isOpened || chart.some(span, (at) => endsOf(BACK_ON, chart.words, at, span.to).length > 0)
}

const FIRST = 4
