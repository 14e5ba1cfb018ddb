// A moment that another task tells: "the same day as the dentist", "the day after that", "an hour before the call".

import type { Shift, TaskSet, When } from '../../domain/act.ts'
import { type AnyRule, type Reader, rule, type Span } from '../chart/rule.ts'
import { isIn } from '../language/en/classes.ts'
import { noMoment } from './build.ts'

const NONE: Shift = { minutes: 0, days: 0, months: 0 }
const daysOn = (days: number): Shift => ({ ...NONE, days })

function like(set: TaskSet | undefined, takes: 'day' | 'moment', shift: Shift = NONE): When | null {
  if (set === undefined || !isPointed(set)) return null
  return { ...noMoment, like: { set: { ...set, many: true }, takes, ...(shift === NONE ? {} : { shift }) } }
}

function together(when: When | null): When | null {
  return when?.like === undefined ? when : { ...when, like: { ...when.like, too: true } }
}

/** The day of what was spoken of, since nothing else is said to go by. */
function likeThat(shift: Shift = NONE): When {
  return { ...noMoment, like: { takes: 'day', ...(shift === NONE ? {} : { shift }) } }
}

/** "to that same day, at four": moved there, whatever day it has; "at four, same day" stays where it is. */
function likeAnother(): When {
  return { ...noMoment, like: { takes: 'day', another: true } }
}

function withHalf(when: When, part: string): When {
  const half = HALVES.get(part)
  return when.like === undefined || half === undefined ? when : { ...when, like: { ...when.like, half } }
}

const HALVES = new Map<string, 'am' | 'pm'>([
  ['morning', 'am'],
  ['afternoon', 'pm'],
  ['evening', 'pm'],
  ['night', 'pm'],
])

function isAnothers(reader: Reader, { from, to }: Span): boolean {
  if (reader.word(from) === 'that' || TOWARDS.has(reader.word(from - 1))) return true
  // "put it on the same day at two"; "to nine on the same day" stays.
  return reader.word(from - 1) === 'on' && reader.word(reader.word(to) === ',' ? to + 1 : to) === 'at'
}

const TOWARDS = new Set(['to', 'for', 'onto', 'that'])

/** Tasks that are there or were spoken of; a day is never that of a description. */
function isPointed({ mentions, where, except }: TaskSet): boolean {
  return where === undefined && except === undefined && mentions.every(({ by }) => POINTING.has(by))
}

const POINTING = new Set(['ids', 'positions', 'focus', 'shown', 'other', 'added'])

function counted(amount: Shift | undefined, sign: 1 | -1): Shift | undefined {
  if (amount === undefined) return undefined
  return { minutes: sign * amount.minutes, days: sign * amount.days, months: sign * amount.months }
}

/** "move the meeting | with Tom": whom it is with, and nothing beside it. */
function isWithSomebody(reader: Reader, at: number): boolean {
  return reader.word(at) === 'with' && (isIn('KIND', reader.word(at - 1)) || SHARED.has(reader.word(at - 1)))
}

const SHARED = new Set('call lunch dinner coffee drinks breakfast interview talk date drink meal'.split(' '))

/** "a week before the certificate | is due". */
const happens = 'is_due|are_due|falls_due|starts|begins|expires|runs_out|ends|happens?'

export const likeRules: readonly AnyRule[] = [
  rule({
    of: 'LIKE',
    id: 'like.day',
    says: ['the|that? very? same day|date|night|evening|morning|afternoon as|like|with SET', 'same as|with SET'],
    means: ({ SET: [set] }) => like(set, 'day'),
  }),
  rule({
    of: 'LIKE',
    id: 'like.beside',
    says: ['along|together|alongside? with SET', 'alongside|beside|next_to SET'],
    cost: 3,
    // "they're all fine with it" and "the one with the call" put nothing beside anything.
    means: ({ SET: [set] }, reader, { from }) =>
      isPut(reader, from) && !isWithSomebody(reader, from) ? together(like(set, 'day')) : null,
  }),
  rule({
    of: 'LIKE',
    id: 'like.that-day',
    says: ['the|that? very? same day|date|night|evening|morning|afternoon', 'that very? day'],
    means: (_, reader, span) =>
      withHalf(isAnothers(reader, span) ? likeAnother() : likeThat(), reader.word(span.to - 1)),
  }),
  rule({
    of: 'LIKE',
    id: 'like.there',
    says: ['in there|then'],
    cost: -3,
    // "what's on saturday? – put the shed in there"; "the form lives in there" tells.
    means: (_, reader, { from }) => (isPut(reader, from) ? likeAnother() : null),
  }),
  rule({
    of: 'LIKE',
    id: 'like.time',
    says: [
      'the? same time|hour as SET',
      'the? same day|date and time|hour as SET',
      'the? same time|hour and day|date as SET',
    ],
    means: ({ SET: [set] }) => like(set, 'moment'),
  }),
  rule({
    of: 'LIKE',
    id: 'like.day-after',
    says: [`the day after SET ${happens}`, `a|one day after|later_than SET ${happens}`],
    means: ({ SET: [set] }) => like(set, 'day', daysOn(1)),
  }),
  rule({
    of: 'LIKE',
    id: 'like.day-before',
    says: [`the day|night|evening before SET ${happens}`, `a|one day before|earlier_than|ahead_of SET ${happens}`],
    means: ({ SET: [set] }) => like(set, 'day', daysOn(-1)),
  }),
  rule({
    of: 'LIKE',
    id: 'like.next-day',
    says: ['the day after', 'the following|next day'],
    means: () => likeThat(daysOn(1)),
  }),
  rule({
    of: 'LIKE',
    id: 'like.previous-day',
    says: ['the day before', 'the previous day'],
    means: () => likeThat(daysOn(-1)),
  }),
  rule({
    of: 'LIKE',
    id: 'like.same-and',
    says: ['the? same but|just|only AMOUNT later|after|on|after_that'],
    means: ({ AMOUNT: [amount] }) => (amount === undefined ? null : likeThat(amount)),
  }),
  rule({
    of: 'LIKE',
    id: 'like.after',
    says: [`AMOUNT after SET ${happens}`],
    means: ({ AMOUNT: [amount], SET: [set] }) => like(set, takenBy(amount), counted(amount, 1)),
  }),
  rule({
    of: 'LIKE',
    id: 'like.before',
    says: [`AMOUNT before|ahead_of|prior_to SET ${happens}`],
    means: ({ AMOUNT: [amount], SET: [set] }) => like(set, takenBy(amount), counted(amount, -1)),
  }),
]

/** Whether a task, or a word for putting one somewhere, stands right before. */
function isPut(reader: Reader, at: number): boolean {
  if (at === 0 || PUTTING.has(reader.word(at - 1)) || reader.isOnlyMoment({ from: at - 1, to: at })) return true
  return [1, 2, 3, 4].some((words) => words <= at && reader.isNamed({ from: at - words, to: at }))
}

const PUTTING = new Set(['go', 'goes', 'it', 'that', 'them', 'those', 'these', 'both', 'in', 'day', 'too'])

/** "two days before it" keeps the hour a task has of its own, "an hour before it" gives it one. */
function takenBy(amount: Shift | undefined): 'day' | 'moment' {
  return amount !== undefined && amount.minutes !== 0 ? 'moment' : 'day'
}
