import { z } from 'zod'
import { conversationMetadataSchema, roleSchema } from './conversation.ts'
import { CHAT_MESSAGE_MAX, messageTextSchema, observationSchema, voiceSchema } from './decision.ts'
import { agentSettingsSchema, timeZoneSchema } from './settings.ts'
import { suggestionSchema } from './suggestion.ts'
import { userIdSchema } from './task.ts'

/** A time as other systems write it; without an offset it is UTC. */
const anyMoment = z.iso
  .datetime({ offset: true, local: true })
  .transform((text) => new Date(/Z$|[+-]\d{2}:?\d{2}$/i.test(text) ? text : `${text}Z`).toISOString())

const givenMessageSchema = z.strictObject({ role: roleSchema, content: z.string(), timestamp: anyMoment })

/** A pending action as the policy document gives it; our extra fields are filled in. */
const givenPendingSchema = z
  .strictObject({
    id: z.uuid().optional(),
    action_type: z.literal('DELETE_TASK'),
    task_id: z.uuid(),
    task_ids: z.array(z.uuid()).min(1).optional(),
    task_titles: z.array(z.string()).min(1).optional(),
    task_description: z.string(),
    created_at: anyMoment,
    expires_at: anyMoment,
  })
  .refine(({ task_id, task_ids }) => (task_ids?.[0] ?? task_id) === task_id, 'task_id is the first of task_ids')
  .refine(
    ({ task_ids, task_titles }) => (task_ids?.length ?? 1) === (task_titles?.length ?? task_ids?.length ?? 1),
    'each task has the title that was shown',
  )

/** A context to decide on, with everything optional that can be filled in. */
const givenContextSchema = z.strictObject({
  user_id: userIdSchema,
  message: messageTextSchema(CHAT_MESSAGE_MAX),
  conversation_id: z.uuid(),
  message_history: z.array(givenMessageSchema).max(200).default([]),
  pending_confirmation: givenPendingSchema.nullable().default(null),
  confirms: z.uuid().nullable().default(null),
  metadata: conversationMetadataSchema.optional(),
  // A conversation that is being worked on, or has just failed, takes no message.
  current_state: z.enum(['IDLE', 'AWAITING_CONFIRMATION']).optional(),
  settings: agentSettingsSchema.partial().optional(),
  now: anyMoment.optional(),
  timezone: timeZoneSchema.optional(),
  voice: voiceSchema.default('policy'),
  fresh_id: z.uuid().optional(),
  engine_version: z.string().min(1).optional(),
  suggestion: suggestionSchema.nullable().optional(),
})
export type GivenContext = z.infer<typeof givenContextSchema>

export const decideRequestSchema = z.strictObject({
  context: givenContextSchema,
  observations: z.array(observationSchema).max(200).default([]),
})
export type DecideRequest = z.infer<typeof decideRequestSchema>

export const classifyRequestSchema = z.strictObject({
  message: messageTextSchema(CHAT_MESSAGE_MAX),
  history: z.array(givenMessageSchema).max(200).default([]),
  now: anyMoment.optional(),
  timezone: timeZoneSchema.optional(),
})
export type ClassifyRequest = z.infer<typeof classifyRequestSchema>
