// "Swap the gym and the laundry": each gets the other's date.

import type { Act, When } from '../../domain/act.ts'
import type { Read, Setting } from '../interpret.ts'
import { localDay, wallClock } from '../say-due.ts'
import { taskIdsOf } from '../task-ids.ts'

type Change = Act & { does: 'change' }

export function withTrades(reads: readonly Read[], setting: Setting): Read[] {
  return reads.flatMap((read) => {
    const { act } = read
    if (act.does !== 'change' || !isTrade(act)) return [read]
    const [one = '', other = ''] = taskIdsOf(act.set.mentions)
    const acts = [taking(act, one, other, setting), taking(act, other, one, setting)]
    // If one has no date to give, we do nothing.
    if (acts.includes(null)) return [{ ...read, reserve: read.reserve ?? ('garbled' as const) }]
    return acts.flatMap((each) => (each === null ? [] : [{ ...read, act: each }]))
  })
}

/** Each is due like the other. */
function isTrade({ set, values }: Change): boolean {
  const [, ...others] = taskIdsOf(set.mentions)
  return others.length > 0 && values.when?.like?.set?.mentions === set.mentions
}

function taking({ values }: Change, id: string, giver: string, { tasks, timezone }: Setting): Act | null {
  const taker = tasks.find((task) => task.id === id)
  const due = tasks.find((task) => task.id === giver)?.due_date
  const when = values.when
  if (due == null || when?.like === undefined) return null
  const { like, ...plain } = when
  const set = { text: taker?.title ?? '', mentions: [{ by: 'ids' as const, task_ids: [id] }], many: false }
  // The hour is only swapped if the other has one too.
  const takes = (taker?.due_date?.length ?? 0) > 10 ? like.takes : 'day'
  return { does: 'change', set, values: { when: { ...plain, ...momentOf(due, takes, timezone) } } }
}

function momentOf(due: string, takes: 'day' | 'moment', timezone: string): Pick<When, 'day' | 'time'> {
  if (due.length === 10) return { day: due, time: null }
  const { hour, minute } = wallClock(due, timezone)
  return { day: localDay(due, timezone), time: takes === 'moment' ? { hour, minute, open: false } : null }
}
