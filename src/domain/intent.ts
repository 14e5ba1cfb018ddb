import { z } from 'zod'
import { prioritySchema } from './task.ts'

export const INTENT_TYPES = [
  'CREATE_TASK',
  'LIST_TASKS',
  'COMPLETE_TASK',
  'UPDATE_TASK',
  'DELETE_TASK',
  'GENERAL_CHAT',
  'AMBIGUOUS',
  'CONFIRM_YES',
  'CONFIRM_NO',
] as const
export const intentTypeSchema = z.enum(INTENT_TYPES)
export type IntentType = z.infer<typeof intentTypeSchema>

/** How the intent was found: by rules, by the small local model where rules are silent, or by a language model. */
export const classificationMethodSchema = z.enum(['RULE_BASED', 'LOCAL_MODEL', 'LLM_FALLBACK'])
export type ClassificationMethod = z.infer<typeof classificationMethodSchema>

const item = z.strictObject({
  title: z.string(),
  due_date: z.string().optional(),
  priority: prioritySchema.optional(),
})

const reference = {
  undo: z.literal(true).optional(),
  redo: z.literal(true).optional(),
  task_reference: z.string().optional(),
  items: z.array(z.string()).optional(),
}

/** What each intent may carry; a value that was not said is left out. */
export const extractedParamsSchemas = {
  CREATE_TASK: z.strictObject({
    title: z.string().optional(),
    description: z.string().optional(),
    due_date: z.string().optional(),
    priority: prioritySchema.optional(),
    items: z.array(item).optional(),
  }),
  LIST_TASKS: z.strictObject({
    status: z.enum(['all', 'pending', 'completed']).optional(),
    priority: prioritySchema.optional(),
    due_date: z.string().optional(),
    query: z.string().optional(),
    sort: z.string().optional(),
  }),
  COMPLETE_TASK: z.strictObject({ ...reference, status: z.enum(['pending', 'completed']).optional() }),
  UPDATE_TASK: z.strictObject({
    ...reference,
    new_title: z.string().optional(),
    description: z.string().optional(),
    due_date: z.string().nullable().optional(),
    priority: prioritySchema.nullable().optional(),
    status: z.enum(['pending', 'completed']).optional(),
  }),
  DELETE_TASK: z.strictObject({ ...reference, status: z.enum(['all', 'pending', 'completed']).optional() }),
  GENERAL_CHAT: z.strictObject({}),
  AMBIGUOUS: z.strictObject({ possible_intents: z.array(intentTypeSchema) }),
  CONFIRM_YES: z.strictObject({}),
  CONFIRM_NO: z.strictObject({}),
} as const satisfies Record<IntentType, z.ZodType>

export const userIntentSchema = z
  .strictObject({
    intent_type: intentTypeSchema,
    confidence: z.number().min(0).max(1).nullable(),
    extracted_params: z.record(z.string(), z.unknown()).nullable(),
    alternatives: z.array(z.strictObject({ intent_type: intentTypeSchema, confidence: z.number().min(0).max(1) })),
    classification_method: classificationMethodSchema,
    rule_id: z.string().nullable(),
  })
  .superRefine((intent, issues) => {
    if (intent.intent_type === 'AMBIGUOUS' && intent.extracted_params === null)
      issues.addIssue({ code: 'custom', message: 'AMBIGUOUS needs possible_intents', path: ['extracted_params'] })
    if (intent.extracted_params === null) return
    const parsed = extractedParamsSchemas[intent.intent_type].safeParse(intent.extracted_params)
    for (const issue of parsed.error?.issues ?? [])
      issues.addIssue({ code: 'custom', message: issue.message, path: ['extracted_params', ...issue.path] })
  })
export type UserIntent = z.infer<typeof userIntentSchema>
