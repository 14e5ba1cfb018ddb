// Two tasks that change places: "swap the gym and the laundry". Each takes the other's moment (`meaning/traded.ts`).

import type { Act, Mention, TaskSet } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { taskIdsOf } from '../task-ids.ts'
import { noMoment } from './build.ts'

/** One task each, and two of them. */
function areTwo(mentions: readonly Mention[]): boolean {
  return mentions.length === 2 && mentions.every(({ by }) => by === 'ids') && new Set(taskIdsOf(mentions)).size === 2
}

function trade(sets: readonly TaskSet[], takes: 'day' | 'moment'): Act | null {
  const mentions = sets.flatMap((set) => set.mentions)
  const text = sets.map((set) => set.text).join(' and ')
  if (!areTwo(mentions) || sets.some(({ where, except }) => where !== undefined || except !== undefined)) return null
  const set: TaskSet = { text, mentions, many: true }
  const when = noMoment
  return { does: 'change', set, values: { when: { ...when, like: { set, takes } } } }
}

/** "swap the painter, the plumber | and the gym": of three, nobody knows who takes whose. */
function goesOn(reader: Reader, at: number): boolean {
  const next = isIn('AND', reader.word(at)) || reader.word(at) === ',' ? at + 1 : at
  if (next === at) return false
  return reader.names(isIn('DET', reader.word(next)) ? next + 1 : next)
}

const swap = 'swap|switch|exchange|trade|flip|interchange|swop|reverse|transpose'
const days = 'day|days|date|dates'
const moments = 'time|times|slot|slots|place|places|deadlines|due_dates|order'
const around = 'around|round|over|about'

function ways(what: string): string[] {
  return [
    `${swap} ${around}? the|their? ${what} of|for|on|between|around_for SET ${around}?`,
    `${swap} the ${what} of|for|on SET with|and|for SET ${around}?`,
    `${swap} SET ${around}? ${what}`,
    `get|have|let|make SET to? ${swap} ${what}`,
    `SET should|can|could|must|need_to|have_to|are_to|will|ought_to? ${swap} ${what}`,
  ]
}

export const tradeRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.trade-days',
    says: ways(days),
    cost: -12,
    means: ({ SET: sets }, reader, { to }) => (goesOn(reader, to) ? null : trade(sets, 'day')),
    examples: ['swap the days of the fence and the bill'],
  }),
  rule({
    of: 'ACT',
    id: 'change.trade',
    says: [
      ...ways(moments),
      `${swap} ${around}? SET ${around}?`,
      `${swap} SET with|for SET ${around}?`,
      'put|move SET in_place_of SET and_vice_versa|and_the_other_way_round',
    ],
    cost: -12,
    means: ({ SET: sets }, reader, { to }) => (goesOn(reader, to) ? null : trade(sets, 'moment')),
    examples: ['swap the fence and the bill', 'swap the fence with the bill'],
  }),
]
