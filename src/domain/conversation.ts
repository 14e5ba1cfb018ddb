import { z } from 'zod'
import { actSchema, whereSchema } from './act.ts'
import { decisionTypeSchema } from './decision-type.ts'
import { classificationMethodSchema, intentTypeSchema, userIntentSchema } from './intent.ts'
import {
  descriptionSchema,
  dueDateSchema,
  orderSchema,
  prioritySchema,
  recurrenceSchema,
  remindBeforeSchema,
  taskStatusSchema,
  titleSchema,
  userIdSchema,
} from './task.ts'
import { line } from './text.ts'
import { toolCallRecordSchema, toolNameSchema } from './tool-call.ts'

export const STATES = ['IDLE', 'PROCESSING', 'AWAITING_CONFIRMATION', 'ERROR'] as const
export const conversationStateSchema = z.enum(STATES)
export type ConversationState = z.infer<typeof conversationStateSchema>

export const roleSchema = z.enum(['user', 'assistant', 'system'])
export type Role = z.infer<typeof roleSchema>

/** A message as `decide` sees it. */
export const historyMessageSchema = z.strictObject({
  role: roleSchema,
  content: z.string(),
  timestamp: z.iso.datetime(),
})
export type HistoryMessage = z.infer<typeof historyMessageSchema>

/** A stored message; tools' answers are inside their calls' records. */
export const messageSchema = historyMessageSchema.extend({
  id: z.uuid(),
  conversation_id: z.uuid(),
  tool_calls: z.array(toolCallRecordSchema),
})
export type Message = z.infer<typeof messageSchema>

export const clarificationOptionSchema = z.strictObject({
  position: z.int().min(1),
  task_id: z.uuid(),
  title: z.string(),
  /** So that "the one due tomorrow" answers; older questions have none. */
  due_date: z.string().nullable().optional(),
})
export type ClarificationOption = z.infer<typeof clarificationOptionSchema>

/** An open question, and what to continue with once it is answered. */
export const clarificationSchema = z.strictObject({
  /** `offer`, `statement` and `bulk` want a yes, `times` one or all; the others want a task, a title or a value. */
  about: z.enum(['task', 'title', 'change', 'statement', 'offer', 'bulk', 'times', 'intent']),
  question: z.string(),
  options: z.array(clarificationOptionSchema).max(20),
  /** What could be meant as well and was not shown: it can be named, or be among "all of them". */
  unshown: z
    .array(clarificationOptionSchema.omit({ position: true }))
    .max(100)
    .optional(),
  attempts: z.int().min(0),
  act: actSchema.nullable(),
  rest: z.array(actSchema),
  asked_at: z.iso.datetime(),
})
export type Clarification = z.infer<typeof clarificationSchema>

/** The fields of a task that can be restored. */
const keptFieldsSchema = z.strictObject({
  title: z.string(),
  description: z.string().nullable(),
  priority: prioritySchema.nullable(),
  due_date: z.string().nullable(),
  recurrence: z.string().nullable().default(null),
  remind_before: z.int().nullable().default(null),
  status: taskStatusSchema,
  completed_at: z.iso.datetime().nullable().default(null),
  order: z.string().optional(),
})
export type KeptFields = z.infer<typeof keptFieldsSchema>

/** What a turn did to one task; `was` is null where it was added. */
const effectSchema = z.strictObject({
  task_id: z.uuid(),
  was: keptFieldsSchema.nullable(),
  is: keptFieldsSchema,
  /** Until when its reminder was put off before, and is now. */
  snoozed: z.strictObject({ was: z.string().nullable(), is: z.string().nullable() }).optional(),
})
export type Effect = z.infer<typeof effectSchema>

/** What one turn did, so that it can be taken back as one; a turn that deleted cannot be. */
const doneTurnSchema = z.strictObject({ effects: z.array(effectSchema), deleted: z.boolean() })
export type DoneTurn = z.infer<typeof doneTurnSchema>

const toldFieldsSchema = keptFieldsSchema.extend({
  title: titleSchema,
  description: descriptionSchema.nullable(),
  due_date: dueDateSchema.nullable(),
  recurrence: recurrenceSchema.nullable().default(null),
  remind_before: remindBeforeSchema.nullable().default(null),
  order: orderSchema.optional(),
})

/** The same as sent by a caller, checked like everything from outside. */
export const toldDoneSchema = z.strictObject({
  effects: z
    .array(z.strictObject({ task_id: z.uuid(), was: toldFieldsSchema.nullable(), is: toldFieldsSchema }))
    .max(100),
  deleted: z.boolean(),
})

const lastReadingSchema = z.strictObject({
  message: z.string(),
  intent_type: intentTypeSchema,
  confidence: z.number().nullable(),
  rule_id: z.string().nullable(),
  classification_method: classificationMethodSchema.default('RULE_BASED'),
  alternatives: userIntentSchema.shape.alternatives.default([]),
  decision_type: decisionTypeSchema.default('RESPOND_ONLY'),
  tools: z.array(z.strictObject({ tool_name: toolNameSchema, success: z.boolean() })).default([]),
  trace: z.array(z.string()),
  /** Titles of the tasks that its words named, what no word explained, and whether it changed anything. */
  named: z.array(z.string()).optional(),
  left: z.array(z.string()).optional(),
  changed: z.boolean().optional(),
  /** The language model's answer, if one was asked. */
  suggestion: z.strictObject({ model: z.string(), used: z.boolean(), reason: z.string() }).optional(),
})
export type LastReading = z.infer<typeof lastReadingSchema>

export const conversationMetadataSchema = z
  .strictObject({
    /** Positions of the last list shown to the user. */
    task_references: z.record(z.string().regex(/^[1-9]\d*$/, 'positions are whole numbers'), z.uuid()).nullable(),
    referenced_at: z.iso.datetime().nullable(),
    last_tool_used: toolNameSchema.nullable(),
    last_tool_parameters: z.record(z.string(), z.unknown()).nullable(),
    last_tool_calls: z.array(
      z.strictObject({
        tool_name: toolNameSchema,
        parameters: z.record(z.string(), z.unknown()),
        success: z.boolean(),
        /** As the call's own record has them; known once the turn is kept. */
        id: toolCallRecordSchema.shape.id.optional(),
        status: toolCallRecordSchema.shape.status.optional(),
        invoked_at: toolCallRecordSchema.shape.invoked_at.optional(),
      }),
    ),
    /** The task(s) last acted on or named: what "it" and "them" mean. */
    mentioned: z.array(z.uuid()),
    /** The other tasks that were in question then: what "the other one" means. */
    others: z.array(z.uuid()),
    /** What was spoken of before, the latest first: what "both" and "the other one" may mean. */
    recent: z.array(z.uuid()).optional(),
    /** Whether the last turn showed several tasks: "them" is that list, and not what was spoken of before. */
    listed: z.boolean().optional(),
    /** Where "more" goes on. */
    shown: z
      .strictObject({
        where: whereSchema,
        sort: z.string().nullable(),
        label: z.string().nullable(),
        count: z.int().min(0),
        cursor: z.string(),
      })
      .nullable(),
    clarification: clarificationSchema.nullable(),
    /** What the last turn was understood to ask for: "the dentist too", "and eggs" go on from it. */
    last_act: actSchema.nullable().default(null),
    /** The tasks added in this conversation, newest last. */
    added: z.array(z.uuid()).default([]),
    /** The tasks acted on since the list was shown: "the rest" is what is left of it. */
    touched: z.array(z.uuid()).default([]),
    /** What can be taken back, newest last, and what was taken back and can be done again. */
    done: z.array(doneTurnSchema).max(10).default([]),
    undone: z.array(doneTurnSchema).max(10).default([]),
    /** Whether the last turn changed something, so that "no, wednesday" corrects it. */
    changed: z.boolean().default(false),
    /** What the audit keeps of the last reply, for "why?": it is written with it, in the same transaction. */
    last_reading: lastReadingSchema.nullable(),
    agent_context: z.strictObject({
      application_domain: z.literal('task_management'),
      confidence_history: z.array(z.number().min(0).max(1)).max(3),
      /** How many questions were asked back in this conversation. */
      clarification_count: z.int().min(0),
      /** How many of them in a row by now; older records count only these. */
      asked_in_row: z.int().min(0).optional(),
    }),
  })
  .refine(
    (metadata) => metadata.task_references === null || metadata.referenced_at !== null,
    'referenced_at is required with task_references',
  )
export type ConversationMetadata = z.infer<typeof conversationMetadataSchema>

export const conversationSchema = z.strictObject({
  id: z.uuid(),
  user_id: userIdSchema,
  title: z.string().nullable(),
  metadata: conversationMetadataSchema,
  current_state: conversationStateSchema,
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Conversation = z.infer<typeof conversationSchema>

/** A conversation in a list; `preview` is how it began, for those without a title. */
export const conversationSummarySchema = conversationSchema
  .omit({ metadata: true })
  .extend({ turn_count: z.int().min(0), preview: z.string().nullable() })
export type ConversationSummary = z.infer<typeof conversationSummarySchema>

export const conversationPatchSchema = z.strictObject({
  title: line(1, 255, 'Title must be 1-255 characters').nullable(),
})
