import { z } from 'zod'
import { actionSchema, filterSchema } from './action.ts'
import { decisionTypeSchema } from './decision-type.ts'
import { classificationMethodSchema, intentTypeSchema, userIntentSchema } from './intent.ts'
import { userIdSchema } from './task.ts'
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

/** A message as it is kept; what tools answered stands inside their calls' records. */
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
})
export type ClarificationOption = z.infer<typeof clarificationOptionSchema>

/** A question that is still open, and what to go on with once it is answered. */
export const clarificationSchema = z.strictObject({
  about: z.enum(['task', 'title', 'change', 'statement', 'intent']),
  question: z.string(),
  options: z.array(clarificationOptionSchema).max(5),
  attempts: z.int().min(0),
  action: actionSchema.nullable(),
  rest: z.array(actionSchema),
})
export type Clarification = z.infer<typeof clarificationSchema>

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
      }),
    ),
    /** The task(s) last acted on or named: what "it" and "them" mean. */
    mentioned: z.array(z.uuid()),
    /** The other tasks that were in question then: what "the other one" means. */
    others: z.array(z.uuid()),
    /** Where "more" goes on. */
    shown: z.strictObject({ filter: filterSchema, count: z.int().min(0), cursor: z.string() }).nullable(),
    clarification: clarificationSchema.nullable(),
    /** What the audit keeps of the last reply, for "why?": it is written with it, in the same transaction. */
    last_reading: lastReadingSchema.nullable(),
    agent_context: z.strictObject({
      application_domain: z.literal('task_management'),
      confidence_history: z.array(z.number().min(0).max(1)).max(3),
      clarification_count: z.int().min(0),
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
