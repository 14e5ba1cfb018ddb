import type { Every } from './every.ts'
import type { Ending } from './read-ending.ts'

// What a message says about a date, as data: nothing here knows what day it is. `resolve.ts` turns it into a day or an
// instant.

export type Unit = 'second' | 'minute' | 'hour' | 'day' | 'workday' | 'week' | 'month' | 'quarter' | 'year'
export type Period = 'week' | 'weekend' | 'month' | 'quarter' | 'year'
export type DayPart = 'morning' | 'mid-morning' | 'mid-afternoon' | 'noon' | 'afternoon' | 'evening' | 'night'
/** "friday" means the coming one; the other words are explicit. */
export type Which = 'coming' | 'this' | 'next' | 'last' | 'past' | 'after next'
export type Edge = 'whole' | 'start' | 'middle' | 'end'

export interface Amount {
  readonly count: number
  readonly unit: Unit
}

/** Weekdays count from 1 (Monday) to 7, months from 1. Null means not mentioned. */
export type Day =
  | { readonly is: 'relative'; readonly days: number }
  | { readonly is: 'weekday'; readonly weekday: number; readonly which: Which }
  | {
      readonly is: 'date'
      readonly year: number | null
      readonly month: number
      readonly day: number
      readonly which: Which
    }
  /** "the 3rd", "friday the 13th", "the 20th of next month" (shift 1). */
  | {
      readonly is: 'day of month'
      readonly day: number
      readonly shift: number | null
      readonly weekday: number | null
      readonly the: boolean
    }
  | {
      readonly is: 'month'
      readonly month: number
      readonly year: number | null
      readonly which: Which
      readonly edge: Edge
    }
  /** Identified by its first month. */
  | { readonly is: 'season'; readonly month: number; readonly which: Which; readonly edge: Edge }
  | { readonly is: 'period'; readonly unit: Period; readonly shift: number; readonly edge: Edge }
  | { readonly is: 'quarter'; readonly quarter: number; readonly year: number | null; readonly edge: Edge }
  /** "christmas next year". */
  | { readonly is: 'of year'; readonly shift: number; readonly day: Day }
  | { readonly is: 'year'; readonly year: number; readonly edge: Edge }
  /** "the last friday of july"; nth -1 is the last, -2 the one before it, `what` 0 a day, 8 a week, 9 a working day. */
  | { readonly is: 'nth'; readonly nth: number; readonly what: number; readonly of: Day | null }
  | { readonly is: 'holiday'; readonly name: string; readonly year: number | null; readonly which: Which }
  | {
      readonly is: 'shifted'
      readonly by: readonly Amount[]
      readonly sign: 1 | -1
      readonly from: DateExpression | null
      /** "in a day or two", "in about an hour": somewhere near it. */
      readonly rough?: boolean
    }
  /** "the next two weeks". */
  | { readonly is: 'stretch'; readonly by: Amount; readonly sign: 1 | -1 }
  /** "monday of the following week", "in 3 days on friday". */
  | { readonly is: 'weekday of week'; readonly weekday: number; readonly near: Day }
  /** "the week of july 10": due on that day; a list shows the entire week. */
  | { readonly is: 'week of'; readonly day: Day }
  /** "the friday before christmas". */
  | { readonly is: 'weekday beside'; readonly weekday: number; readonly sign: 1 | -1; readonly from: Day }
  | { readonly is: 'stamp'; readonly date: string; readonly time: string; readonly offset: string | null }

export type Time =
  | {
      readonly is: 'clock'
      readonly hour: number
      readonly minute: number
      readonly second: number
      /** Null if it could be morning or afternoon. */
      readonly half: 'am' | 'pm' | 'day' | null
      readonly part: DayPart | null
    }
  | { readonly is: 'part'; readonly part: DayPart }
  | { readonly is: 'midnight' }
  | { readonly is: 'now' }
  | { readonly is: 'end of day' }

export interface DateExpression {
  readonly day: Day | null
  readonly time: Time | null
  readonly repeats: boolean
  /** How it repeats, if we can store that. */
  readonly repeat?: Repeating
}

export interface Repeating {
  readonly every: Every
  readonly endings: readonly Ending[]
  /** The day is the first occurrence: "every monday starting may 1". */
  readonly starts: boolean
}

export interface DateSpan {
  /** Token indexes, inclusive, including the preposition ("by friday"). */
  readonly first: number
  readonly last: number
  /** The same as offsets into the raw text. */
  readonly start: number
  readonly end: number
  /** Where it begins without the preposition ("friday"). */
  readonly coreFirst: number
  readonly coreStart: number
  /** The prepositions before it, folded ("by", "due on"), or empty. */
  readonly lead: string
  readonly expression: DateExpression
  readonly repeats: boolean
  /** "tomorrow's meeting": a date that modifies the next noun. Always weak. */
  readonly possessive: boolean
  /** One of several ("monday and friday", "from 3 to 5"); the expression is the first. */
  readonly several: boolean
  /** The other end of "from 3 to 5" or "from monday to friday": in a change, the new value. */
  readonly to: DateExpression | null
  /** A weak one could just as well be part of a title. */
  readonly strength: 'sure' | 'weak'
}
