// A question about the day just discussed: "anything else that day?", "what's on the day after?"

import { laterDay } from '../../calendar/zone.ts'
import type { Act } from '../../domain/act.ts'
import { whenOf } from '../meaning/when.ts'
import { localDay } from '../say-due.ts'
import { byIds } from './resolve.ts'
import type { Scene, Steps } from './steps.ts'

type Ask = Act & { does: 'ask' }

/** The question with the actual day filled in. */
export function* settledAsk(scene: Scene, { days_after, ...act }: Ask): Steps<Ask> {
  const { set } = act
  if (days_after === undefined) return act
  const { timezone, now } = scene.context
  const [task] = (yield* byIds(scene, scene.focus)) ?? []
  const due = task?.due_date == null ? dayAsked(scene) : dayOf(task.due_date, timezone)
  if (due === null) return act
  const [year = 0, month = 0, day = 0] = laterDay(due, days_after).split('-').map(Number)
  const date = { is: 'date', year, month, day, which: 'coming' } as const
  const when = whenOf({ day: date, time: null, repeats: false }, null, { now, timezone })
  if (when?.after == null || when.before == null) return act
  return { ...act, set: { ...set, where: { ...set.where, due_after: when.after, due_before: when.before } } }
}

function dayOf(due: string, timezone: string): string {
  return due.length === 10 ? due : localDay(due, timezone)
}

/** The last day of the period asked about before. */
function dayAsked({ context }: Scene): string | null {
  const { last_act } = context.metadata
  const before = last_act?.does === 'ask' ? last_act.set.where?.due_before : undefined
  return before === undefined ? null : localDay(new Date(Date.parse(before) - 1000).toISOString(), context.timezone)
}
