// Moving tasks to another date: "push dinner back an hour", "finish them tomorrow".

import type { Act, TaskSet, Values } from '../../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../../chart/rule.ts'
import { isIn } from '../../language/en/classes.ts'
import { BY_THEN } from '../../language/en/shifted.ts'
import { dueIn, many, setOf } from '../build.ts'
import { change, isKnown } from '../changing.ts'
import { earlier, isPointed, move, valued } from './move.ts'
import { without } from './without.ts'

/** Sets the day by which tasks are to be finished. */
function planned(set: TaskSet, { when, ...rest }: Values = {}): Act | null {
  return when?.day == null || set.where !== undefined || Object.keys(rest).length > 0 ? null : change(set, { when })
}

/** Whether tasks were pointed at, or several were named: then a day is not needed to tell which. */
function isPointedAt({ mentions }: TaskSet): boolean {
  return (
    mentions.every(({ by }) => by === 'focus' || by === 'shown') ||
    (mentions.length > 1 && mentions.every(({ by }) => by === 'ids'))
  )
}

/** "finish the essay | by friday" */
function saysUntil(reader: Reader, { from, to }: Span): boolean {
  for (let at = from + 1; at < to - 1; at++)
    if (BY_THEN.has(reader.word(at)) && reader.isMoment({ from: at + 1, to })) return true
  return false
}

/** "complete it today" may be asked for right now, and "complete those due friday" says which. */
function isOfToday(reader: Reader, { from, to }: Span): boolean {
  for (let at = from; at < to; at++) if (reader.word(at) === 'due') return true
  return reader.word(from) === 'complete' && reader.word(to - 1) === 'today'
}

export const movingRules: readonly AnyRule[] = [
  rule({
    of: 'ACT',
    id: 'change.move',
    says: [
      'lock|slot|pencil|book SET in? for|on|at|in? VALUES',
      'STRANGE SET in|over|up|down|out|back? VALUES EXCEPTION?',
      'leave|keep SET till|until|for|to VALUES',
      'leave|keep SET VALUES',
      '<MOVE> SET back|out|over|on|along|up|off|down? VALUES EXCEPTION?',
      'move|push|postpone|reschedule|delay|snooze|shift|bump|defer|prepone|put_off TARGET back|out|over|on|along|up|off|down? VALUES EXCEPTION?',
      '<MOVE> back|out|over|off TARGET VALUES',
      '<MOVE> THING VALUES EXCEPTION?',
      'put SET off|back VALUES EXCEPTION?',
      '<MOVE> back|out|over|off|on? to|until|till|onto|by|for VALUES SET EXCEPTION?',
      '<MOVE> the|its|their <DATEFIELD> of|for|on|from TARGET VALUES',
      'let_us <MOVE> TARGET VALUES',
      'give|allow|grant|buy|get me|us|myself VALUES for|on|with|to_do|to_finish|to_get SET',
      'give|allow SET until|till|til VALUES',
      'give|allow SET another|an_extra|a_further|one_more VALUES',
      'let me|us have VALUES for|on|with|to_do|to_finish SET',
    ],
    // An unknown verb needs a task that exists and is pointed at: the "car" of "car wash friday" is no verb.
    means: (
      { STRANGE: strange, TARGET: [target], SET: [set], THING: [thing], VALUES: [values], EXCEPTION: [except] },
      reader,
      { from },
    ) =>
      strange.length === 0
        ? move(without(target ?? set ?? thing, except), values)
        : set !== undefined && isKnown(set) && isPointed(reader.word(from + 1))
          ? valued(without(set, except), values)
          : null,
    examples: ['move the parcel to friday', 'push dinner back an hour'],
  }),
  rule({
    of: 'ACT',
    id: 'change.move-day',
    says: ['<MOVE> PERIOD to|until|till|onto VALUES EXCEPTION?'],
    cost: 2,
    means: ({ PERIOD: [when], VALUES: [values], EXCEPTION: [except] }, reader, span) => {
      const where = dueIn(when)
      return where === null ? null : move(setOf(reader.text(span), [many({ by: 'all' })], where, except), values)
    },
    examples: ['reschedule today to tomorrow'],
  }),
  rule({
    of: 'ACT',
    id: 'change.earlier',
    says: [
      'bring|pull|move|prepone|advance TARGET forward|forwards|up|ahead VALUES',
      'move|prepone|advance up TARGET VALUES',
      'prepone|advance TARGET VALUES',
      'bring|pull TARGET VALUES',
    ],
    cost: -1,
    means: ({ TARGET: [set], VALUES: [values] }) => move(set, earlier(values)),
    examples: ['bring the invoice forward a day'],
  }),
  rule({
    of: 'ACT',
    id: 'change.finish-then',
    says: [
      'finish|finish_off|complete SET VALUES',
      'SET both|all? needs|need|has|have|must|should|ought to? be? done|finished|ready|complete|completed|sorted VALUES',
    ],
    cost: -4,
    // Nothing is finished before its day comes: "finish them tomorrow" and "finish the essay by friday" are plans.
    means: ({ SET: [set], VALUES: [values] }, reader, { from, to }) =>
      set !== undefined &&
      (isPointedAt(set) || (isKnown(set) && isIn('FINISH', reader.word(from)) && saysUntil(reader, { from, to }))) &&
      !isOfToday(reader, { from, to })
        ? planned(set, values)
        : null,
    examples: ['finish them tomorrow', 'finish the fence by friday', 'all three should be completed by friday'],
  }),
  rule({
    of: 'ACT',
    id: 'change.remind-of-it',
    says: [
      '<REMIND> me|us again? about|of|on SET again? VALUES',
      '<REMIND> me|us again? VALUES about|of|on|for SET again?',
    ],
    // A name might stand for something new.
    means: ({ SET: [set], VALUES: [values] }) =>
      set?.mentions.every(({ by }) => by === 'focus' || by === 'shown') ? change(set, values) : null,
    examples: ['remind me about it tomorrow'],
  }),
]
