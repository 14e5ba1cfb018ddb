import { z } from 'zod'
import {
  clarificationSchema,
  conversationMetadataSchema,
  conversationStateSchema,
  historyMessageSchema,
} from './conversation.ts'
import { decisionTypeSchema } from './decision-type.ts'
import { userIntentSchema } from './intent.ts'
import { remindedSchema } from './reminder.ts'
import { agentSettingsSchema, timeZoneSchema } from './settings.ts'
import { consultSchema, suggestionSchema } from './suggestion.ts'
import { userIdSchema } from './task.ts'
import { countCharacters, isStorable } from './text.ts'
import { toolCallsSchema, toolNameSchema, toolResponseSchema } from './tool-call.ts'

export const CHAT_MESSAGE_MAX = 4000

export function messageTextSchema(max: number) {
  return z
    .string('Message cannot be empty')
    .transform((text) => text.trim())
    .refine((text) => text.length > 0, 'Message cannot be empty')
    .refine((text) => countCharacters(text) <= max, `Message must be under ${max} characters`)
    .refine(isStorable, 'Message contains characters that cannot be read')
}

/** A pending action as others see it. */
export const shownPendingSchema = z.strictObject({
  id: z.uuid(),
  action_type: z.literal('DELETE_TASK'),
  task_id: z.uuid(),
  task_ids: z.array(z.uuid()).min(1),
  task_description: z.string(),
  created_at: z.iso.datetime(),
  expires_at: z.iso.datetime(),
})

/** A destructive action waiting for the user's yes; the stored confirmation has the same id. */
export const pendingActionSchema = shownPendingSchema
  .extend({ task_titles: z.array(z.string()).min(1) })
  .refine((pending) => pending.task_ids[0] === pending.task_id, 'task_id is the first of task_ids')
  .refine((pending) => pending.task_ids.length === pending.task_titles.length, 'each task has the title that was shown')
export type PendingAction = z.infer<typeof pendingActionSchema>

export const voiceSchema = z.enum(['policy', 'single_shot'])
export type Voice = z.infer<typeof voiceSchema>

/** Everything a decision rests on: the same context and observations always give the same decision. */
export const decisionContextSchema = z.strictObject({
  user_id: userIdSchema,
  message: messageTextSchema(CHAT_MESSAGE_MAX),
  conversation_id: z.uuid(),
  message_history: z.array(historyMessageSchema),
  pending_confirmation: pendingActionSchema.nullable(),
  /** The pending action the request claims to answer, if it names one. */
  confirms: z.uuid().nullable(),
  metadata: conversationMetadataSchema,
  current_state: conversationStateSchema,
  /** Contexts from before models were supported do not have it. */
  settings: agentSettingsSchema.extend({ ask_model: z.boolean().default(false) }),
  now: z.iso.datetime(),
  timezone: timeZoneSchema,
  voice: voiceSchema,
  /** An id that is used nowhere else, for a pending action this turn may open. */
  fresh_id: z.uuid(),
  engine_version: z.string().min(1),
  /** Reminders of the last day the user has not dealt with, newest first; left out if there are none. */
  reminded: z.array(remindedSchema).optional(),
  /** The turn ran out of time before anything was done; all that is left is to say so. */
  out_of_time: z.literal(true).optional(),
  /** What a language model proposed; null where one may be asked and was not yet, left out where there is none to ask. */
  suggestion: suggestionSchema.nullable().optional(),
})
export type DecisionContext = z.infer<typeof decisionContextSchema>

/** What a tool answered earlier in this turn. */
export const observationSchema = z.strictObject({
  tool_name: toolNameSchema,
  parameters: z.record(z.string(), z.unknown()),
  response: toolResponseSchema,
})
export type Observation = z.infer<typeof observationSchema>

export const replyStatusSchema = z.enum(['success', 'clarification_needed', 'confirmation_required', 'error'])
export type ReplyStatus = z.infer<typeof replyStatusSchema>

/** With tool calls, what to run next; without, the answer and what the conversation keeps of it. */
export const agentDecisionSchema = z
  .strictObject({
    decision_type: decisionTypeSchema,
    intent: userIntentSchema,
    tool_calls: toolCallsSchema.min(1).nullable(),
    response_text: z.string().min(1).nullable(),
    reply_key: z.string().nullable(),
    clarification_question: z.string().min(1).nullable(),
    clarification: clarificationSchema.nullable(),
    pending_action: pendingActionSchema.nullable(),
    /** A confirmation the settings give in place of the user's yes, to be stored before the tools run. */
    grant: pendingActionSchema.nullable(),
    status: replyStatusSchema,
    current_state: conversationStateSchema,
    metadata: conversationMetadataSchema.nullable(),
    reasoning_trace: z.array(z.string()),
    /** What to ask a language model before this is decided; the answer goes into the context. */
    consult: consultSchema.optional(),
  })
  .refine(
    (decision) => (decision.tool_calls !== null) === (decision.response_text === null),
    'a decision runs tools or answers',
  )
  .refine(
    (decision) => decision.tool_calls === null || ['INVOKE_TOOL', 'EXECUTE_PENDING'].includes(decision.decision_type),
    'only INVOKE_TOOL and EXECUTE_PENDING run tools',
  )
  .refine(
    (decision) => (decision.decision_type === 'REQUEST_CONFIRMATION') === (decision.pending_action !== null),
    'a pending action comes with its question',
  )
  .refine(
    (decision) => (decision.decision_type === 'ASK_CLARIFICATION') === (decision.clarification_question !== null),
    'a clarification comes with its question',
  )
export type AgentDecision = z.infer<typeof agentDecisionSchema>
