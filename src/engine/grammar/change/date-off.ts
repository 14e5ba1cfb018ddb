// Taking dates off: "take the date off the pucks".

import type { TaskSet } from '../../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { focus, many, setOf } from '../build.ts'
import { change } from '../changing.ts'
import { without } from './without.ts'

/** "take the date off it, no date": having no date is what it becomes, not how to find it. */
function withoutWhere(set: TaskSet | undefined): TaskSet | undefined {
  if (set?.where?.dated !== false) return set
  const { where: _, ...rest } = set
  return rest
}

/** What may follow the date that is not needed: "it needs no date | on it | any more". */
const ON_IT = 'on_it|on_them|on_there|on_that|on_this|on_that_one?'
const NO_MORE = 'any_more|anymore|now|for_now|after_all|at_all|really|right_now?'

/** "take the time off it": the hour goes and the day stays. */
function saysHour(reader: Reader, { from, to }: Span): boolean {
  const said = new Set<string>()
  for (let at = from; at < to; at++) if (!reader.names(at)) said.add(reader.word(at))
  return HOURS.some((word) => said.has(word)) && !DAYS.some((word) => said.has(word))
}

const HOURS = ['time', 'times', 'hour']
const DAYS = ['date', 'dates', 'day', 'deadline', 'particular']

/** "clear those dates" means several tasks. */
function saysTheirs(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (THEIRS.has(reader.word(at))) return true
  return false
}

const THEIRS = new Set(['their', 'those', 'these', 'all', 'dates', 'deadlines', 'times'])

const them: TaskSet = { text: 'them', mentions: [{ by: 'shown' }], many: true }

export const dateOffRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.no-dates',
    says: ['clear|remove|drop|delete|take_off|scrap|wipe all|every|any of? the|my* due? dates|deadlines'],
    cost: -3,
    means: () => change(setOf('all', [many({ by: 'all' })], { dated: true }, undefined), { when: null }),
    examples: ['remove all due dates'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-date',
    says: [
      `SET has|have|needs|need|gets|got no fixed|firm|set|particular|due? <DATEFIELD> ${ON_IT} ${NO_MORE}`,
      `SET has|have|should|does|do|needs|need not have|got|need|want|be_given? no|a|any fixed|firm|set|particular|due? <DATEFIELD> ${ON_IT} ${NO_MORE}`,
      `SET should|does|do|needs|must not have|need|carry|require a|any fixed|firm|set|particular|due? <DATEFIELD> ${ON_IT} ${NO_MORE}`,
      `there is no need for a|any fixed|firm|set|particular|due? <DATEFIELD> on|for SET ${NO_MORE}`,
      'lift|lose|delete|drop|remove|clear|scrap|kill|ditch|wipe|pull|take|strip|knock|get_rid_of the|its|their|that|any|due* <DATEFIELD> off|from|of|on|for SET',
      'lift|lose|delete|drop|remove|clear|scrap|kill|ditch|wipe|pull|take the|its|their|that|any|due* <DATEFIELD> off? altogether|completely|entirely?',
      'unschedule|un-schedule|undate|un-date SET',
      'SET no_longer has|have|needs|need|got a|any|the? due? date|deadline',
      '<CLEAR> the|its|their|any|all* due? <DATEFIELD> off|from|of|on|for|off_of|for_the TARGET',
      '<CLEAR> the|its|their|any|those|these|all|of* due? <DATEFIELD> off|away?',
      '<SETV> the|its|their due? <DATEFIELD> of|for|on TARGET to|as <NONE>',
      "<CLEAR> TARGET 's <DATEFIELD> off|away?",
      'TARGET has|have|needs|need no date|deadline|due_date',
      'SET ,|-|:? <CLEAR> the|its|their due? <DATEFIELD> off|away? EXCEPTION?',
    ],
    cost: -2,
    means: ({ TARGET: [target], SET: [set], EXCEPTION: [except] }, reader, span) =>
      change(
        without(withoutWhere(target ?? set), except) ?? (saysTheirs(reader, span) ? them : focus),
        saysHour(reader, span) ? { time: null } : { when: null },
      ),
    examples: ['take the date off the pucks', 'take the time off the pucks'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-hour',
    says: [
      '<CLEAR> the|its|that WHEN off|from|on|for|of|off_of SET',
      'SET does|do not need|want|have|require a|any|the fixed|firm|set|particular? time ,|so|-|and <CLEAR> the|its|that WHEN',
    ],
    cost: -4,
    // "drop the 9am from the market": this takes off an hour and never a day.
    means: ({ SET: [set], WHEN: [when] }) =>
      (when !== undefined && (when.time === null || when.day !== null)) ||
      set?.mentions.some(({ by }) => by === 'focus')
        ? null
        : change(set, { time: null }),
    examples: ['drop the 9am from the pucks'],
  }),
  rule({
    of: 'ACT',
    id: 'change.no-more',
    says: [
      'SET do|does|need not have|need|to|be* VALUES any_more|anymore|now|any_longer|after_all',
      'SET do|does|need not have|need|to|be* PRIO',
      'SET do|does|need not have|need|to|be* LEVEL',
    ],
    cost: -2,
    // What a task no longer has to be is taken off it.
    means: ({ SET: [set], VALUES: [values = {}], PRIO: [high], LEVEL: [level = high] }) => {
      const { when, priority = level } = values
      if (when == null && priority == null) return null
      return change(set, { ...(when == null ? {} : { when: null }), ...(priority == null ? {} : { priority: null }) })
    },
    examples: ['the lease does not have to be high any more', 'it does not need to be urgent'],
  }),
]
