// Tasks of a part of a day, by the clock: "tomorrow after 5pm", "before noon on friday", "between 5 and 7".

import type { When, Where } from '../../domain/act.ts'
import { type AnyRule, rule } from '../chart/rule.ts'
import { sayClock } from '../say-due.ts'

/** "what do | I have | on …", "what is | due | on …" */
const due = 'i|we? have|had|have_got|got? due|scheduled|on?'

/** The hours that were said, and the one day they are of; an hour alone is today's. */
function momentOf(whens: readonly When[]): { day: When; hours: When[] } | null {
  const hours = whens.filter(({ time }) => time !== null)
  const day = whens.find((when) => when.day !== null) ?? hours[0]
  const isOne = whens.every((when) => when.day === null || when.day === day?.day)
  return day === undefined || hours.length === 0 || !isOne ? null : { day, hours }
}

/** The hour on that day, in the same zone as its midnight. */
function at({ after }: When, { time }: When): string | undefined {
  if (after === null || time === null) return undefined
  // "after 5" is the afternoon's.
  const hour = time.open && time.hour < EARLIEST ? time.hour + 12 : time.hour % 24
  return after.replace('T00:00:00', `T${sayClock({ hour, minute: time.minute })}:00`)
}

const EARLIEST = 8

/** What is due on a day from one hour on, or up to another. */
function within(whens: readonly When[], from: number | null, to: number | null): Where | null {
  const moment = momentOf(whens)
  if (moment === null) return null
  const { day, hours } = moment
  const bound = (index: number | null, edge: string | null): string | undefined => {
    const hour = index === null ? undefined : hours[index]
    return index === null ? (edge ?? undefined) : hour === undefined ? undefined : at(day, hour)
  }
  const [due_after, due_before] = [bound(from, day.after), bound(to, day.before)]
  return due_after === undefined || due_before === undefined ? null : { due_after, due_before }
}

export const hourRules: readonly AnyRule[] = [
  rule({
    of: 'TRAIT',
    id: 'where.after-hour',
    says: [
      `${due} on|for? WHEN after|past|later_than|from WHEN on|onwards?`,
      `${due} after|past|later_than|from WHEN on|for? WHEN`,
      'due|scheduled? after|past|later_than WHEN',
    ],
    cost: -2,
    means: ({ WHEN: whens }) => within(whens, 0, null),
    examples: ['tomorrow after 5pm', 'after 5pm'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.before-hour',
    says: [`${due} on|for? WHEN before|until|till|up_to WHEN`, 'due|scheduled? before WHEN'],
    cost: -2,
    means: ({ WHEN: whens }) => within(whens, null, 0),
    examples: ['friday before noon', 'before 10am'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.before-hour-of',
    says: [`${due} before|until|till|up_to WHEN on|for? WHEN`],
    cost: -2,
    // "snooze those until friday 15:00" is no hour and then a day.
    means: ({ WHEN: [hour, day] }) =>
      hour === undefined || day === undefined || hour.time === null ? null : within([hour, day], null, 0),
    examples: ['before 10am tomorrow'],
  }),
  rule({
    of: 'TRAIT',
    id: 'where.between-hours',
    says: [
      `${due} on|for? WHEN between|from HOUR and|to|until|till HOUR`,
      `${due} on|for? WHEN between|from WHEN and|to|until|till WHEN`,
      `${due} between|from WHEN and|to|until|till WHEN on|for? WHEN?`,
      `${due} between|from HOUR and|to|until|till HOUR on|for? WHEN?`,
    ],
    cost: -2,
    means: ({ WHEN: whens, HOUR: hours }) => within([...whens, ...hours], 0, 1),
    examples: ['tomorrow between 5 and 7'],
  }),
]
