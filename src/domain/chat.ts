import { z } from 'zod'
import { clarificationOptionSchema, messageSchema, toldDoneSchema } from './conversation.ts'
import { CHAT_MESSAGE_MAX, messageTextSchema, replyStatusSchema, shownPendingSchema } from './decision.ts'
import { decisionTypeSchema } from './decision-type.ts'
import { userIntentSchema } from './intent.ts'
import { timeZoneSchema } from './settings.ts'
import { shownSuggestionSchema } from './suggestion.ts'
import { userIdSchema } from './task.ts'
import { toolCallRecordSchema, toolResponseSchema } from './tool-call.ts'

export const chatRequestSchema = z.strictObject({
  message: messageTextSchema(CHAT_MESSAGE_MAX),
  user_id: userIdSchema.optional(),
  conversation_id: z.uuid().optional(),
  message_id: z.uuid().optional(),
  timezone: timeZoneSchema.optional(),
  confirms: z.uuid().optional(),
  /** What was changed outside the conversation since the last message, newest last, so that "undo" takes it back first. */
  done_meanwhile: z.array(toldDoneSchema).min(1).max(10).optional(),
})
export type ChatRequest = z.infer<typeof chatRequestSchema>

/** Takes back the last change in a conversation, as if "undo" had been said there. */
export const undoRequestSchema = chatRequestSchema
  .pick({ user_id: true, conversation_id: true, message_id: true, timezone: true, done_meanwhile: true })
  .required({ conversation_id: true })

export const chatResponseSchema = z.strictObject({
  conversation_id: z.uuid(),
  message_id: z.uuid(),
  response: z.string().min(1),
  status: replyStatusSchema,
  decision_type: decisionTypeSchema,
  intent: userIntentSchema,
  tool_calls: z.array(toolCallRecordSchema),
  pending_action: shownPendingSchema.nullable(),
  clarification: z.strictObject({ question: z.string(), options: z.array(clarificationOptionSchema) }).nullable(),
  reasoning_trace: z.string(),
  /** Present if words of the user were sent to a language model. */
  suggestion: shownSuggestionSchema.optional(),
})
export type ChatResponse = z.infer<typeof chatResponseSchema>

/** A message as it is read again later, with how it came about; null for the user's own, and once the turn is forgotten. */
export const toldMessageSchema = messageSchema.extend({
  /** What the tools answered, one for each call. */
  tool_responses: z.array(
    z.strictObject({
      tool_call_id: z.string(),
      result: toolResponseSchema.nullable(),
      error: z.string().nullable(),
      timestamp: z.iso.datetime(),
    }),
  ),
  decision: chatResponseSchema
    .pick({
      status: true,
      decision_type: true,
      intent: true,
      pending_action: true,
      clarification: true,
      reasoning_trace: true,
      suggestion: true,
    })
    .nullable(),
})
export type ToldMessage = z.infer<typeof toldMessageSchema>

/** The single-shot request: one message, nothing kept. */
export const agentRequestSchema = z.strictObject({
  user_id: userIdSchema,
  message: messageTextSchema(1000),
  timestamp: z.iso.datetime({ offset: true, local: true }).optional(),
  timezone: timeZoneSchema.optional(),
  confirmation_token: z.string().max(200).optional(),
})
export type AgentRequest = z.infer<typeof agentRequestSchema>

export const agentResponseSchema = z.strictObject({
  response: z.string().min(1).max(500),
  metadata: z.strictObject({
    intent: z.string(),
    tool_called: z.string().nullable(),
    confidence: z.number().min(0).max(1).nullable(),
    classification_method: z.string(),
    execution_time_ms: z.int().min(0),
    confirmation_token: z.string().optional(),
    suggestion: shownSuggestionSchema.optional(),
  }),
})
export type AgentResponse = z.infer<typeof agentResponseSchema>
