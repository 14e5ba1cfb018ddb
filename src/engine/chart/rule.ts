// A rule says how something may be put into words and what it then means. All rules are data under `grammar/`.

import type { Act, Item, Mention, Shift, TaskSet, Values, When, Where } from '../../domain/act.ts'
import type { Priority } from '../../domain/task.ts'

/** From one word up to but not including another. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** Words that name tasks, with the tasks they name; none where no task is known by them. */
export interface Named {
  readonly text: string
  readonly ids: readonly string[]
  readonly quoted: boolean
  /** Something in it was misspelled or abbreviated. */
  readonly unsure: boolean
  readonly whole: boolean
}

/** Tasks as one phrase refers to them. */
export interface Mentioned {
  readonly mentions: readonly Mention[]
  readonly many: boolean
  readonly count?: number
  readonly where?: Where
  /** What is not meant, although it is called so. */
  readonly except?: TaskSet
}

/** What each category of phrase means. */
export interface Meanings {
  WHEN: When
  /** A moment, or a stretch from one to another. */
  PERIOD: When
  /** A moment that another task tells: "the same day as the dentist". */
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
  /** Words that name no known task, where a command leaves no doubt that they should. */
  UNKNOWN: Named
  DEED: Named
  /** A verb in the past that says that something was done. */
  DID: null
  STRANGE: null
  STATE: Named
  TEXT: Span
  WORDS: Span
  /** How, where or with whom something was done. */
  HOW: Span
  NOTE: Span
  /** Words that stand in the notes of tasks, up to the end of what is said: "the gate code". */
  NOTED: TaskSet
  QUOTE: Span
  /** What announces what is to be written down, up to its colon, with what it says of all of it. */
  HEADING: Values
  /** What a value was before: "instead of friday". */
  OLD: Values
  /** How a task came to be: "that I had set up". */
  MADE: Where
  /** Somebody else who is to be reminded. */
  WHO: Span
  MENTION: Mentioned
  /** A number of a list behind what all of them are: "chapters 2 | and 3". */
  NUMBERED: Mentioned
  WHERE: Where
  /** One thing that is said of tasks: "due friday", "overdue"; several of them are a WHERE. */
  TRAIT: Where
  /** The order in which tasks are to be shown: "by priority". */
  ORDERED: NonNullable<(Act & { does: 'ask' })['sort']>
  ANOTHER: Mentioned
  EXCEPTION: TaskSet
  SET: TaskSet
  /** A set, or words that should name one. */
  TARGET: TaskSet
  /** Words that say themselves that they name a task: "the cat food reminder". */
  THING: TaskSet
  VALUE: Values
  VALUES: Values
  ACT: Act
}
export type Category = keyof Meanings

/** What a pattern's categories were read as, in order; empty for those it does not have. */
export type Slots = { readonly [C in Category]: readonly Meanings[C][] }

export interface Found<V> {
  readonly end: number
  readonly value: V
  readonly cost: number
  readonly rule: string
  /** It was stated rather than asked for. */
  readonly stated?: boolean
  /** Without a verb it is a request only where nothing else is asked in its sentence. */
  readonly alone?: boolean
}

/** Whether "water the plants and feed the cat" is two tasks: so behind "add", but not behind "remind me to". Whatever stands behind "a task called" is one, and what "both" or "as two tasks" is said of is several. */
export type Telling = 'one' | 'several' | 'titled' | 'apart'

export interface Reader {
  readonly text: (span: Span) => string
  /** The tasks that a stretch of words would make, each with its date, priority and note. */
  readonly items: (span: Span, given: Values, how: Telling) => Item[]
  readonly word: (at: number) => string
  /** Whether a name of a task that is there begins at this word. */
  readonly names: (at: number) => boolean
  /** Whether what a task that is there is about was done, in words that begin here: "changed the beds". */
  readonly isDeed: (at: number) => boolean
  /** Whether one of the tasks that a set names may be due when the set says so. */
  readonly mayBeDue: (set: TaskSet) => boolean
  /** Whether the words are the name of a task that is there. */
  readonly isNamed: (span: Span) => boolean
  /** Whether the words only begin a date that goes on behind them: "the 4th | of december". */
  readonly isInDate: (span: Span) => boolean
  /** Whether the words begin with a date: what is moved is not renamed. */
  readonly isMoment: (span: Span) => boolean
  /** Whether the words are a date or a priority and nothing else. */
  readonly isOnlyMoment: (span: Span) => boolean
  /** What the words say that a task is to be, from the first to the last; null where they say anything else. */
  readonly values: (span: Span) => Values | null
}

export interface Rule<C extends Category> {
  readonly of: C
  /** A name for the trace; no code looks at it. */
  readonly id: string
  readonly says: readonly string[]
  /** Null where the words fit and the meaning does not. */
  readonly means: (slots: Slots, reader: Reader, span: Span) => Meanings[C] | null
  readonly cost?: number
  /** The words state something ("I need milk", "the rent is paid") rather than ask for it. */
  readonly stated?: true
  /** Read only where nothing else is asked for in the sentence. */
  readonly alone?: true
  /** Sentences that one of the patterns reads, with the act they mean in short. */
  readonly examples?: readonly string[]
}

export type AnyRule = { [C in Category]: Rule<C> }[Category]

/** Keeps a rule's slots and its meaning of one kind. */
export function rule<C extends Category>(one: Rule<C>): Rule<C> {
  return one
}
