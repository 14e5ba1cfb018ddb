// Reminding ahead of time, repeating, and no longer repeating.

import type { Act, Shift, TaskSet, When } from '../../domain/act.ts'
import { type AnyRule, rule } from '../chart/rule.ts'
import { focus, mergeValues } from './build.ts'
import { change, isKnown } from './changing.ts'

function backwards({ minutes, days, months }: Shift): Shift {
  return { minutes: -minutes, days: -days, months: -months }
}

/** How long before it is due it reminds. */
function remindBefore(set: TaskSet, early: Shift | undefined): Act | null {
  const remind_before = early === undefined || early.months !== 0 ? 0 : -(early.minutes + early.days * 1440)
  return remind_before <= 0 ? null : { does: 'change', set, values: { remind_before } }
}

/** The last day before a month or year that was named, or the very day. */
function lastOf(when: When | undefined): string | null {
  if (when?.after == null || when.before == null) return null
  const day = (text: string, shift: number) =>
    new Date(Date.parse(`${text.slice(0, 10)}T00:00:00Z`) + shift * 86_400_000).toISOString().slice(0, 10)
  const [first, last] = [day(when.after, 0), day(when.before, -1)]
  return (first === last ? first : day(first, -1)).replaceAll('-', '')
}

/** Of what does not repeat it is another date. */
function until(set: TaskSet, when: When | undefined): Act | null {
  const last = lastOf(when)
  return last === null || when === undefined ? null : { does: 'change', set, values: { until: last, when } }
}

export const repeatRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.remind',
    says: ['<REMIND>|warn me|us of_it|about_it|of_that|about_that? EARLY', 'with a reminder|alert|alarm EARLY'],
    cost: -6,
    means: ({ EARLY: [early] }) => remindBefore(focus, early),
    examples: ['remind me an hour before'],
  }),
  rule({
    of: 'ACT',
    id: 'change.remind-of',
    says: [
      '<REMIND>|warn me|us AMOUNT before|ahead_of|prior_to|in_advance_of SET',
      '<REMIND>|warn me|us of|about|for SET EARLY',
      '<REMIND>|warn me|us EARLY of|about|for SET',
      'set|add|give|put|make a|an|the|my reminder|alert|alarm for|on|of|about|to SET EARLY',
    ],
    cost: -6,
    means: ({ SET: [set], EARLY: [early], AMOUNT: [amount] }) =>
      set === undefined || !isKnown(set) ? null : remindBefore(set, early ?? (amount && backwards(amount))),
    examples: ['remind me 30 minutes before the ferns'],
  }),
  rule({
    of: 'ACT',
    id: 'change.repeat',
    says: [
      'repeat|do|schedule|run|set SET VALUES',
      'make|have|let|get SET repeat|recur|come|come_up|happen|come_round VALUES',
      'make|have|repeat|turn|run THING repeat|recur|happen? VALUES',
      'make THING a|an VALUES reminder|alert|task|one|thing|event VALUES?',
      'SET should|must|needs_to|has_to|is_to repeat|recur|come_up|happen VALUES',
      'change|set SET to repeat|recur|happen VALUES',
    ],
    cost: -3,
    means: ({ SET: [set], THING: [thing], VALUES: [often, more] }) =>
      often?.when?.recurrence === undefined
        ? null
        : change(set ?? thing, more === undefined ? often : (mergeValues(often, more) ?? often)),
    examples: ['repeat the ferns every monday', 'make the ferns repeat weekly'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-repeat',
    says: ['stop|quit repeating SET', 'stop|quit SET from? repeating|recurring'],
    cost: -8,
    means: ({ SET: [set] }) => (set === undefined ? null : { does: 'change', set, values: { recurrence: null } }),
    examples: ['stop repeating the ferns', 'stop the ferns from repeating'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-repeat-it',
    says: ['stop|quit repeating|recurring it|that|this?'],
    cost: -8,
    means: () => ({ does: 'change', set: focus, values: { recurrence: null } }),
    examples: ['stop repeating', 'stop repeating it'],
  }),
  rule({
    of: 'ACT',
    id: 'change.until',
    says: ['repeat|continue|keep_repeating|keep_doing|go_on_with|do SET only|just? until|till|til|through WHEN'],
    cost: -6,
    means: ({ SET: [set], WHEN: [when] }) => (set === undefined ? null : until(set, when)),
    examples: ['repeat the ferns until march'],
  }),
  rule({
    of: 'ACT',
    id: 'change.until-it',
    says: [
      'only|just? until|till|til WHEN',
      'repeat|continue|keep_repeating|keep_going|do_it|repeat_it only|just? until|till|til|through WHEN',
    ],
    alone: true,
    cost: -2,
    means: ({ WHEN: [when] }) => until(focus, when),
    examples: ['until march', 'repeat until march'],
  }),
]
