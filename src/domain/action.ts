// What a sentence asks for, ready to be planned: the actions in the order they were said, with their references still unresolved.

import { z } from 'zod'
import { prioritySchema } from './task.ts'

/** Which tasks a list or a bulk action is about. */
export const filterSchema = z.strictObject({
  status: z.enum(['all', 'pending', 'completed']).optional(),
  priority: prioritySchema.optional(),
  due_before: z.string().optional(),
  due_after: z.string().optional(),
  query: z.string().optional(),
  sort: z.enum(['normal', 'created', 'title', 'priority']).optional(),
  /** The words for it, said back in the reply: "overdue", "due today". */
  label: z.string().optional(),
})
export type Filter = z.infer<typeof filterSchema>

/** How a task was referred to. Positions count from 1; -1 is the last one. */
export const referenceSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('words'),
    text: z.string(),
    quoted: z.boolean().optional(),
    all: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('positions'), text: z.string(), positions: z.array(z.int()) }),
  z.strictObject({ kind: z.literal('pronoun'), text: z.string(), many: z.boolean() }),
  z.strictObject({ kind: z.literal('other'), text: z.string() }),
  z.strictObject({ kind: z.literal('every'), text: z.string(), filter: filterSchema }),
  z.strictObject({ kind: z.literal('ids'), text: z.string(), task_ids: z.array(z.uuid()) }),
  z.strictObject({ kind: z.literal('missing') }),
])
export type Reference = z.infer<typeof referenceSchema>

export const newItemSchema = z.strictObject({
  title: z.string(),
  description: z.string().optional(),
  priority: prioritySchema.optional(),
  due_date: z.string().optional(),
  /** "every monday" was said: only the first one is set, and the reply says so. */
  repeats: z.boolean().optional(),
})
export type NewItem = z.infer<typeof newItemSchema>

/** null takes a value off. */
export const changesSchema = z.strictObject({
  title: z.string().optional(),
  description: z.string().nullable().optional(),
  priority: prioritySchema.nullable().optional(),
  due_date: z.string().nullable().optional(),
  status: z.enum(['pending', 'completed']).optional(),
  repeats: z.boolean().optional(),
})
export type Changes = z.infer<typeof changesSchema>

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
  'other',
] as const

export const actionSchema = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('create'), items: z.array(newItemSchema) }),
  z.strictObject({ does: z.literal('list'), filter: filterSchema }),
  z.strictObject({ does: z.literal('more') }),
  // `stated`: the user reported it ("I paid the rent") rather than asking for it.
  z.strictObject({
    does: z.literal('complete'),
    which: referenceSchema,
    completed: z.boolean(),
    stated: z.boolean().optional(),
  }),
  z.strictObject({ does: z.literal('update'), which: referenceSchema, changes: changesSchema }),
  z.strictObject({ does: z.literal('delete'), which: referenceSchema }),
  z.strictObject({ does: z.literal('talk'), about: z.enum(SMALL_TALK) }),
])
export type Action = z.infer<typeof actionSchema>
export type SmallTalk = (typeof SMALL_TALK)[number]
