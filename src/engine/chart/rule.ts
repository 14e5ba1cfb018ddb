// A rule maps a way of saying something to its meaning. All rules are data under `grammar/`.

import type { Act, Item, Mention, Shift, TaskSet, Values, When, Where } from '../../domain/act.ts'
import type { Priority } from '../../domain/task.ts'

/** From one word up to, but not including, another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Words that name tasks, with those tasks; empty if they match none. */
export interface Named {
  readonly text: string
  readonly ids: readonly string[]
  readonly quoted: boolean
  /** The match forgives a typo or an abbreviation. */
  readonly unsure: boolean
  readonly whole: boolean
}

/** Tasks as a single phrase refers to them. */
export interface Mentioned {
  readonly mentions: readonly Mention[]
  readonly many: boolean
  readonly count?: number
  readonly where?: Where
  /** Tasks that have the name but are excluded. */
  readonly except?: TaskSet
}

/** The meaning of each category of phrase. */
export interface Meanings {
  WHEN: When
  /** A moment, or a stretch from one to another. */
  PERIOD: When
  /** A moment taken from another task: "the same day as the dentist". */
  LIKE: When
  PAST: When
  NUMBER: number
  POSITIONS: number[]
  AMOUNT: Shift
  SHIFT: Shift
  /** How long before something: "an hour before". */
  EARLY: Shift
  PRIO: Priority
  LEVEL: Priority
  HOUR: When
  NAME: Named
  /** Words that match no task, in a command that clearly needs one. */
  UNKNOWN: Named
  DEED: Named
  /** A past verb that says that something was done. */
  DID: null
  STRANGE: null
  STATE: Named
  TEXT: Span
  WORDS: Span
  /** How, where or with whom something was done. */
  HOW: Span
  NOTE: Span
  /** Words found in the notes of tasks, to the end of the phrase: "the gate code". */
  NOTED: TaskSet
  QUOTE: Span
  /** An introduction to items, up to its colon, with the values it gives to all of them. */
  HEADING: Values
  /** A previous value: "instead of friday". */
  OLD: Values
  /** How a task was created: "that I had set up". */
  MADE: Where
  /** Somebody else to be reminded. */
  WHO: Span
  MENTION: Mentioned
  /** A number of a list after the noun they share: "chapters 2 | and 3". */
  NUMBERED: Mentioned
  WHERE: Where
  /** A single property of tasks: "due friday", "overdue"; several of them make a WHERE. */
  TRAIT: Where
  /** The order in which to show tasks: "by priority". */
  ORDERED: NonNullable<(Act & { does: 'ask' })['sort']>
  ANOTHER: Mentioned
  EXCEPTION: TaskSet
  SET: TaskSet
  /** A set, or words that should name a task. */
  TARGET: TaskSet
  /** Words that say that they name a task: "the cat food reminder". */
  THING: TaskSet
  VALUE: Values
  VALUES: Values
  ACT: Act
}
export type Category = keyof Meanings

/** The readings of a pattern's categories, in order; empty for categories that it lacks. */
export type Slots = { readonly [C in Category]: readonly Meanings[C][] }

export interface Found<V> {
  readonly end: number
  readonly value: V
  readonly cost: number
  readonly rule: string
  /** Stated rather than asked for. */
  readonly stated?: boolean
  /** With no verb, it is a request only if the sentence contains no other. */
  readonly alone?: boolean
}

/**
 * Whether "water the plants and feed the cat" is two tasks: yes after "add", but not after "remind me to". After "a
 * task called" it is one; with "both" or "as two tasks" it is several.
 */
export type Telling = 'one' | 'several' | 'titled' | 'apart'

export interface Reader {
  readonly text: (span: Span) => string
  /** The tasks that a span would make, each with its date, priority and note. */
  readonly items: (span: Span, given: Values, how: Telling) => Item[]
  readonly word: (at: number) => string
  /** Whether the name of an existing task begins at this word. */
  readonly names: (at: number) => boolean
  /** Whether words that say that an existing task was done begin here: "changed the beds". */
  readonly isDeed: (at: number) => boolean
  /** Whether a task named by the set may be due when the set says so. */
  readonly mayBeDue: (set: TaskSet) => boolean
  /** Whether the words are the name of an existing task. */
  readonly isNamed: (span: Span) => boolean
  /** Whether the words are only the start of a longer date: "the 4th | of december". */
  readonly isInDate: (span: Span) => boolean
  /** Whether the words begin with a date: moving is not renaming. */
  readonly isMoment: (span: Span) => boolean
  /** Whether the words are just a date or a priority. */
  readonly isOnlyMoment: (span: Span) => boolean
  /** The values for a task that these words give; null if they say anything else. */
  readonly values: (span: Span) => Values | null
}

export interface Rule<C extends Category> {
  readonly of: C
  /** Names the rule in the trace; no code may depend on it. */
  readonly id: string
  readonly says: readonly string[]
  /** Returns null if the words match but make no sense together. */
  readonly means: (slots: Slots, reader: Reader, span: Span) => Meanings[C] | null
  readonly cost?: number
  /** The words are a statement ("I need milk", "the rent is paid") rather than a request. */
  readonly stated?: true
  /** Used only if the sentence contains no other request. */
  readonly alone?: true
  /** Sentences that one of the patterns matches, each with a short form of the resulting act. */
  readonly examples?: readonly string[]
}

export type AnyRule = { [C in Category]: Rule<C> }[Category]

/** Returns the rule unchanged, typed so that slots and meaning agree. */
export function rule<C extends Category>(one: Rule<C>): Rule<C> {
  return one
}
