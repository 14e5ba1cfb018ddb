// A question about the day of what was spoken of: "anything else that day?", "what's on the day after?"

import { laterDay } from '../../calendar/zone.ts'
import type { Act } from '../../domain/act.ts'
import { whenOf } from '../meaning/when.ts'
import { localDay } from '../say-due.ts'
import { byIds } from './resolve.ts'
import type { Scene, Steps } from './steps.ts'

type Ask = Act & { does: 'ask' }

/** The question with that day in place of the words for it. */
export function* settledAsk(scene: Scene, { days_after, ...act }: Ask): Steps<Ask> {
  const { set } = act
  if (days_after === undefined) return act
  const { timezone, now } = scene.context
  const [task] = (yield* byIds(scene, scene.focus)) ?? []
  if (task?.due_date == null) return act
  const due = task.due_date.length === 10 ? task.due_date : localDay(task.due_date, timezone)
  const [year = 0, month = 0, day = 0] = laterDay(due, days_after).split('-').map(Number)
  const date = { is: 'date', year, month, day, which: 'coming' } as const
  const when = whenOf({ day: date, time: null, repeats: false }, null, { now, timezone })
  if (when?.after == null || when.before == null) return act
  return { ...act, set: { ...set, where: { ...set.where, due_after: when.after, due_before: when.before } } }
}
