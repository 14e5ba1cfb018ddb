// A question about the day of what was spoken of: "anything else that day?", "what's on the day after?"

import type { Act, TaskSet } from '../../domain/act.ts'
import { whenOf } from '../meaning/when.ts'
import { localDay } from '../say-due.ts'
import { byIds } from './resolve.ts'
import type { Scene, Steps } from './steps.ts'

type Ask = Act & { does: 'ask' }

/** The question with that day in place of the words for it, and without what nobody has spoken of. */
export function* settledAsk(scene: Scene, { days_after, ...act }: Ask): Steps<Ask> {
  const set = scene.focus.length === 0 ? withoutIt(act.set) : act.set
  if (days_after === undefined) return { ...act, set }
  const { timezone, now } = scene.context
  const [task] = (yield* byIds(scene, scene.focus)) ?? []
  if (task?.due_date == null) return { ...act, set }
  const due = task.due_date.length === 10 ? task.due_date : localDay(task.due_date, timezone)
  const [year, month, day] = laterDay(due, days_after)
  const date = { is: 'date', year, month, day, which: 'coming' } as const
  const when = whenOf({ day: date, time: null, repeats: false }, null, { now, timezone })
  if (when?.after == null || when.before == null) return { ...act, set }
  return { ...act, set: { ...set, where: { ...set.where, due_after: when.after, due_before: when.before } } }
}

function laterDay(day: string, by: number): [number, number, number] {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + by)
  return [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()]
}

/** "what else?" where nothing was spoken of leaves nothing out. */
function withoutIt({ except, ...set }: TaskSet): TaskSet {
  return except === undefined || except.mentions.every(({ by }) => by === 'focus') ? set : { ...set, except }
}
