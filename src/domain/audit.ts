import { z } from 'zod'
import { decisionTypeSchema } from './decision-type.ts'
import { intentTypeSchema } from './intent.ts'
import { ownSettingsSchema } from './settings.ts'
import { userIdSchema } from './task.ts'
import { viaSchema } from './via.ts'

/** One call of `decide`. `context` stands where a turn, or its second try once it ran out of time, begins; `observations` are those added since the step before. */
export const decisionRecordSchema = z.strictObject({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  conversation_id: z.uuid(),
  message_id: z.uuid(),
  user_id: userIdSchema,
  step: z.int().min(1),
  input_message: z.string(),
  classified_intent: intentTypeSchema,
  decision_type: decisionTypeSchema,
  tool_calls: z.array(z.unknown()).nullable(),
  response_preview: z.string().max(400).nullable(),
  rule_id: z.string().nullable(),
  engine_version: z.string(),
  context: z.string().nullable(),
  observations: z.string(),
  decision: z.string(),
  via: viaSchema.nullable().optional(),
})
export type DecisionRecord = z.infer<typeof decisionRecordSchema>

/** A user's change of settings; earlier records tell the previous values. */
export const settingsChangeSchema = z.strictObject({
  id: z.uuid(),
  timestamp: z.iso.datetime(),
  user_id: userIdSchema,
  changed: ownSettingsSchema,
  via: viaSchema.nullable(),
})
export type SettingsChange = z.infer<typeof settingsChangeSchema>
