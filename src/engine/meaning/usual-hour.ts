// The activity decides between am and pm: nobody gets up at six in the evening.

import type { Item, When } from '../../domain/act.ts'
import { resolveDate } from '../date-reading.ts'
import { AT_NIGHT, IN_THE_MORNING } from '../language/en/usual-hours.ts'
import { newDue } from '../plan/due.ts'
import type { Clock } from './when.ts'

export function atUsualHour(item: Item, clock: Clock): Item {
  if (item.when?.time?.open !== true) return item
  const half = halfOf(item.title)
  return half === null ? item : { ...item, when: inHalf(item.when, half, clock) }
}

function halfOf(title: string): 'am' | 'pm' | null {
  const words = title.toLowerCase().split(/[^a-z]+/)
  if (words.some((word) => IN_THE_MORNING.has(word))) return 'am'
  return words.some((word) => AT_NIGHT.has(word)) ? 'pm' : null
}

function inHalf(when: When, half: 'am' | 'pm', clock: Clock): When {
  if (when.time === null || when.time.hour < EARLIEST || when.time.hour > LATEST[half]) return when
  const { hour, minute } = when.time
  const time = { hour: half === 'pm' ? hour + 12 : hour, minute, open: false }
  if (when.day !== null) return { ...when, time, due: newDue({ ...when, time, due: null }, clock) }
  const said = { is: 'clock', hour, minute, second: 0, half, part: null } as const
  return { ...when, time, due: resolveDate({ day: null, time: said, repeats: false }, clock.now, clock.timezone) }
}

/** Hours before this are left alone: breakfast at one and dinner at noon are taken as said. */
const EARLIEST = 4
const LATEST = { am: 11, pm: 10 } as const
