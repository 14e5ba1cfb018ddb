// Values without a verb: "rotate keys: high priority", "due tomorrow".

import type { TaskSet } from '../../../domain/act.ts'
import { COSTS } from '../../chart/costs.ts'
import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { ONE_OR_ONES } from '../../language/en/pronouns.ts'
import { isPast } from '../../lex/stem.ts'
import { isOnlyWhen } from '../../only-when.ts'
import { focus } from '../build.ts'
import { change } from '../changing.ts'
import { isBare } from './bare.ts'
import { counts, endsInHours, isTimeOfYear, runsLow } from './no-value.ts'
import { without } from './without.ts'

/** "the one | tomorrow" and "the one | without a date" say which one; "the one to friday" moves it. */
function saysWhich(reader: Reader, { from }: Span): boolean {
  return reader.word(from) === 'the' && ONE_OR_ONES.has(reader.word(from + 1)) && !TOWARDS.has(reader.word(from + 2))
}

const TOWARDS = new Set(['to', ':', '-', '=', 'as', '.', ','])

/** "high priority tasks due this week" says which ones and changes none. */
function describes({ mentions }: TaskSet, reader: Reader, { from, to }: Span): boolean {
  if (!mentions.every(({ by }) => by === 'all')) return false
  let due = false
  for (let at = from; at < to; at++) {
    // "low priority for the tasks due friday" and "everything due today = high" change them.
    if ((reader.word(at) === 'for' && at > from) || reader.word(at) === '=') return false
    if (reader.word(at) === 'due') due = true
  }
  return due
}

/** "the tasks for today" and "all my tasks friday" ask to see them: everything is changed only when that is said outright. */
function isListed({ mentions }: TaskSet, reader: Reader, { from, to }: Span): boolean {
  // "high priority for all of them" begins with what becomes of them.
  if (!mentions.every(({ by }) => by === 'all') || !beginsWithThem(reader, { from, to })) return false
  for (let at = from; at < to; at++) if (BECOMING.has(reader.word(at))) return false
  return true
}

/** "pending jobs for today": the noun comes before any "for". */
function beginsWithThem(reader: Reader, { from, to }: Span): boolean {
  if (BEGINNING.has(reader.word(from))) return true
  let at = from
  while (at < to && !isIn('NOUNS', reader.word(at)) && !LINKING.has(reader.word(at))) at++
  return isIn('NOUNS', reader.word(at))
}

const LINKING = new Set(['for', 'on', 'to', 'at', ','])
const BEGINNING = new Set('the my our all every everything tasks reminders to-dos these those each both'.split(' '))
const BECOMING = new Set(['to', ':', '=', 'as', 'except', 'but'])
const SOMEBODY = new Set(['i', 'we', 'he', 'she', 'they', 'you', 'it', 'this', 'that'])

export const verblessRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.verbless',
    says: ['SET to|:|-|=|as|.? VALUES', 'SET VALUES EXCEPTION', 'SET , VALUES', 'VALUES for|on|to SET'],
    cost: COSTS.noVerb,
    means: ({ SET: [set], VALUES: [values], EXCEPTION: [except] }, reader, span) =>
      set === undefined ||
      isPast(reader.word(span.from)) ||
      // "gym done for today" tells that it is done.
      (set.where?.status === 'completed' && values?.when !== undefined) ||
      isBare(set, reader, span) ||
      isListed(set, reader, span) ||
      saysWhich(reader, span) ||
      endsInHours(span, reader) ||
      counts(reader, span) ||
      runsLow(reader, span) ||
      describes(set, reader, span)
        ? null
        : change(without(set, except), values),
    examples: ['rotate keys: high priority'],
  }),
  rule({
    of: 'ACT',
    id: 'change.object-first',
    says: [
      'SET you? please|kindly|just? do|shift|move|push|put|keep|leave|hold|make|set|bump|postpone|schedule|reschedule|prepone|delay|fix it|that|them? VALUES',
      'his you? please|kindly|just? do|shift|move|push|put|keep|make|set VALUES',
    ],
    cost: COSTS.noVerb,
    means: ({ SET: [set = focus], VALUES: [values] }, reader, span) =>
      isBare(set, reader, span) ? null : change(set, values),
    examples: ['the second one do on monday', 'the dentist one please keep on friday at 4'],
  }),
  rule({
    of: 'ACT',
    id: 'change.at-instead',
    says: ['SET VALUES instead'],
    // A whole title says more than the verb it begins with: "review the draft at 4 pm instead".
    cost: 6,
    means: ({ SET: [set], VALUES: [values] }, reader, span) =>
      set === undefined || isBare(set, reader, span) ? null : change(set, values),
    examples: ['dentist at 4 pm instead'],
  }),
  rule({
    of: 'ACT',
    id: 'change.values',
    says: [
      'its VALUES',
      'the|its|new? <DATEFIELD> is|:|=|now VALUES',
      'set|make|mark|flag VALUES',
      'VALUES',
      "it|that|this is|'s|are VALUES",
      'make|set it|that VALUES',
      'needs|has|must|should to? be done|finished|ready|complete|completed|sorted VALUES',
    ],
    alone: true,
    cost: COSTS.noVerb + 4,
    means: ({ VALUES: [values] }, reader, { from, to }) => {
      if (isTimeOfYear(values, reader, { from, to }) || counts(reader, { from, to })) return null
      // "forty years I've been doing this" tells how long.
      if (values?.shift !== undefined && SOMEBODY.has(reader.word(reader.word(to) === ';' ? to + 1 : to))) return null
      const said = change(focus, values)
      return said?.does === 'change' && isOnlyWhen(said.values) ? { ...said, snooze: 'reminded' } : said
    },
    examples: ['due tomorrow', 'high priority'],
  }),
]
