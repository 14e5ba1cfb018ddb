// What a message asks for, ready to be planned: acts in the order they were said, with the tasks they are about still as a description.

import { z } from 'zod'
import { prioritySchema } from './task.ts'

/** "an hour later", "back two days": from the date a task already has. */
export const shiftSchema = z.strictObject({ minutes: z.int(), days: z.int(), months: z.int() })
export type Shift = z.infer<typeof shiftSchema>

/** A moment as it was said. `due` is what it means on its own; day and time apart are merged with a task's own date. */
export const whenSchema = z.strictObject({
  due: z.string().nullable(),
  day: z.string().nullable(),
  /** `open`: it was not said whether the 5 is in the morning or the afternoon. */
  time: z.strictObject({ hour: z.int(), minute: z.int(), open: z.boolean() }).nullable(),
  /** The stretch of time it stands for in a list, from midnight up to but not including midnight. */
  after: z.string().nullable(),
  before: z.string().nullable(),
  repeats: z.boolean(),
  /** How it repeats, as RFC 5545 has it, where that can be kept. */
  recurrence: z.string().optional(),
  /** How often was said, but not from when: a task that has a date keeps it. */
  any_day: z.literal(true).optional(),
  /** "monday and friday": the others behind the first, each for a task of its own. "5 or 6": none, and it is one of them. */
  get several() {
    return z.array(whenSchema).optional()
  },
  get like() {
    return likeSchema.optional()
  },
})
export type When = z.infer<typeof whenSchema>

/** Which tasks of those spoken of: everything said here must hold. */
export const whereSchema = z.strictObject({
  status: z.enum(['all', 'pending', 'completed']).optional(),
  priorities: z.array(z.enum(['high', 'medium', 'low', 'none'])).optional(),
  due_after: z.string().optional(),
  due_before: z.string().optional(),
  overdue: z.boolean().optional(),
  dated: z.boolean().optional(),
  /** "the 4 o'clock one": due at one of these times of the day, as HH:MM. */
  times: z.array(z.string()).optional(),
  /** At any hour: what has a day alone is not meant. */
  timed: z.boolean().optional(),
  words: z.array(z.string()).optional(),
  noted: z.boolean().optional(),
  completed_after: z.string().optional(),
  completed_before: z.string().optional(),
  changed_after: z.string().optional(),
  created_after: z.string().optional(),
  /** At least one of these must hold besides. */
  get either() {
    return z.array(whereSchema).optional()
  },
})
export type Where = z.infer<typeof whereSchema>

/** One way in which tasks were referred to. Positions count from 1; -1 is the last one. */
export const mentionSchema = z.discriminatedUnion('by', [
  z.strictObject({ by: z.literal('name'), text: z.string(), quoted: z.boolean() }),
  z.strictObject({ by: z.literal('positions'), positions: z.array(z.int()) }),
  /** "it", "them": what was last spoken of. `person`: "her", so that it has somebody in its title. */
  z.strictObject({ by: z.literal('focus'), person: z.literal(true).optional() }),
  /** "these", "all of them": the list shown. */
  z.strictObject({ by: z.literal('shown') }),
  z.strictObject({ by: z.literal('all') }),
  z.strictObject({ by: z.literal('other') }),
  z.strictObject({ by: z.literal('rest') }),
  /** "the last one I added", "both I just added". */
  z.strictObject({ by: z.literal('added'), count: z.int() }),
  z.strictObject({ by: z.literal('oldest'), count: z.int() }),
  /** "the earlier one", "the later of the two": of those shown or spoken of, by when they are due. */
  z.strictObject({ by: z.literal('edge'), of: z.enum(['earlier', 'later']) }),
  z.strictObject({ by: z.literal('ids'), task_ids: z.array(z.uuid()) }),
])
export type Mention = z.infer<typeof mentionSchema>

/** Tasks as they were described: any of the mentions, narrowed, without the exceptions. */
export const taskSetSchema = z.strictObject({
  text: z.string(),
  mentions: z.array(mentionSchema),
  /** Words that say that several are meant ("all", "both", "the calls"). */
  many: z.boolean(),
  /** "both", "all three": how many they should be. */
  count: z.int().optional(),
  where: whereSchema.optional(),
  get except() {
    return taskSetSchema.optional()
  },
})
export type TaskSet = z.infer<typeof taskSetSchema>

/** "the same day as the dentist", "the day after": the day or the whole moment that other tasks are due, and how far from it. */
const likeSchema = z.strictObject({
  /** Left out where nothing was said to go by: what was spoken of is meant. */
  set: taskSetSchema.optional(),
  takes: z.enum(['day', 'moment']),
  shift: shiftSchema.optional(),
  /** Said to be the day of something else, and not the one it has. */
  another: z.literal(true).optional(),
  /** "… along with the rent": where a day is said as well, those go there too. */
  too: z.literal(true).optional(),
  /** "the same morning": which half of that day an hour beside it is in. */
  half: z.enum(['am', 'pm']).optional(),
})
export type Like = z.infer<typeof likeSchema>

export const itemSchema = z.strictObject({
  title: z.string(),
  description: z.string().optional(),
  priority: prioritySchema.optional(),
  when: whenSchema.optional(),
  remind_before: z.int().optional(),
})
export type Item = z.infer<typeof itemSchema>

/** What a task is changed to; null takes a value off. */
export const valuesSchema = z.strictObject({
  title: z.string().optional(),
  /** "400" to "450" inside the title. */
  replace: z.strictObject({ old: z.string().nullable(), new: z.string() }).optional(),
  when: whenSchema.nullable().optional(),
  /** The hour is taken off, and the day stays. */
  time: z.null().optional(),
  shift: shiftSchema.optional(),
  priority: prioritySchema.nullable().optional(),
  /** Minutes before it is due. */
  remind_before: z.int().nullable().optional(),
  /** Null: it does not repeat any more. How it does stands in `when`. */
  recurrence: z.null().optional(),
  /** The last day it repeats on, as RFC 5545 writes it. */
  until: z.string().optional(),
  note: z.string().nullable().optional(),
  /** A note is put behind what is already there. */
  append: z.literal(true).optional(),
})
export type Values = z.infer<typeof valuesSchema>

export const SMALL_TALK = [
  'greeting',
  'thanks',
  'farewell',
  'how_are_you',
  'who_are_you',
  'praise',
  'apology',
  'help',
  'cannot',
  'why',
  'left_alone',
  'all_done',
  'remark',
  'other',
] as const
export type SmallTalk = (typeof SMALL_TALK)[number]

/** What a question wants to know about its tasks. */
export const WANTED = ['list', 'count', 'when', 'state', 'exists', 'next', 'note', 'priority', 'how_long'] as const
export type Wanted = (typeof WANTED)[number]

export const PICKED = ['soonest', 'latest', 'most', 'least'] as const
export type Picked = (typeof PICKED)[number]

/** Of a task that repeats: this one time of it, or all of them. */
const timesSchema = z.enum(['one', 'all'])

export const actSchema = z.discriminatedUnion('does', [
  /** `reminds`: "remind me at noon" was said, and not of what. */
  z.strictObject({ does: z.literal('add'), items: z.array(itemSchema), reminds: z.literal(true).optional() }),
  /** Nobody said "add": it is offered, and a yes does it. */
  z.strictObject({ does: z.literal('offer'), items: z.array(itemSchema) }),
  z.strictObject({
    does: z.literal('ask'),
    wants: z.enum(WANTED),
    set: taskSetSchema,
    sort: z.enum(['normal', 'created', 'title', 'priority']).optional(),
    /** The words for it, said back in the reply: "overdue", "due today". */
    label: z.string().optional(),
    /** On the day of what was spoken of, or so many days after it: "what else is there that day?" */
    days_after: z.number().int().optional(),
    /** Of several, the one that comes first or last, by its date or by its priority: "which is the most pressing?" */
    pick: z.enum(PICKED).optional(),
    /** What comes right after or before the tasks of the set: "what's after the dentist?" */
    beyond: z.enum(['after', 'before']).optional(),
    /** Whether it is open, rather than whether it is done: "is the rent still open?" */
    state: z.literal('open').optional(),
  }),
  z.strictObject({ does: z.literal('more') }),
  /** `reported`: the user told of it ("I paid the rent") rather than asking for it. */
  z.strictObject({ does: z.literal('finish'), set: taskSetSchema, reported: z.boolean(), unsure: z.boolean() }),
  z.strictObject({ does: z.literal('reopen'), set: taskSetSchema }),
  z.strictObject({
    does: z.literal('change'),
    set: taskSetSchema,
    values: valuesSchema,
    /** The kind of value that is still to be said: what is moved needs a date, what is renamed a title. */
    asks: z.enum(['when', 'title']).optional(),
    scope: timesSchema.optional(),
    /** What is changed is the alert for it. */
    alert: z.literal(true).optional(),
    /** The values say when to be reminded again: in any case, or where the user was just reminded of it. */
    snooze: z.enum(['always', 'reminded']).optional(),
    /** "wrap it friday": the deed that it was said with. Where the task is another deed, this is one more. */
    deed: z.strictObject({ verb: z.string(), is: z.enum(['added', 'offered']) }).optional(),
  }),
  z.strictObject({ does: z.literal('delete'), set: taskSetSchema, scope: timesSchema.optional() }),
  /** "the dentist too", "same for the rent": what was done last, done to these. `values`: with these of its own. */
  z.strictObject({ does: z.literal('again'), set: taskSetSchema, values: valuesSchema.optional() }),
  /** `set`: only what was done to these. `named`: these, where they are some of those it was done to; otherwise all of it. */
  z.strictObject({
    does: z.literal('undo'),
    set: taskSetSchema.optional(),
    named: taskSetSchema.optional(),
    /** "undo the last two": so many turns, where it is more than one. */
    turns: z.int().optional(),
    /** "undo everything": all that can be, unless the last turn did several things. */
    all: z.literal(true).optional(),
  }),
  z.strictObject({ does: z.literal('redo') }),
  /** "no, wednesday", "I meant eggs": the last turn's effect is taken back and this one done instead. */
  z.strictObject({
    does: z.literal('correct'),
    set: taskSetSchema.optional(),
    values: valuesSchema.optional(),
    /** "not the third, the second": which of those it was done to should not have been. */
    not: taskSetSchema.optional(),
    /** "the other way round": each of two takes what the other was given. */
    crossed: z.literal(true).optional(),
  }),
  z.strictObject({ does: z.literal('talk'), about: z.enum(SMALL_TALK) }),
])
export type Act = z.infer<typeof actSchema>
