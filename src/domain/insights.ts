import { z } from 'zod'
import { timeZoneSchema } from './settings.ts'

/** How many days to look back, including today. */
export const INSIGHT_DAYS = 30

/** Open tasks are grouped by how many days ago they were added; each group ends where the next begins. */
const ageSchema = z.enum(['day', 'week', 'month', 'older'])

/** Where each group of confidence begins, and each group of times in milliseconds; a group ends where the next begins. */
export const CONFIDENCE_STEPS = [0, 0.5, 0.6, 0.7, 0.8, 0.9] as const
export const TIME_STEPS = [0, 5, 10, 20, 50, 100, 200, 500] as const

const count = z.int().min(0)

export const insightsSchema = z.strictObject({
  timezone: z.string(),
  days: z.array(
    z.strictObject({
      day: z.iso.date(),
      added: count,
      completed: count,
      /** Turns taken, and those that ended with a question. */
      turns: count,
      confirmations: count,
      clarifications: count,
    }),
  ),
  open: z.array(z.strictObject({ age: ageSchema, high: count, medium: count, low: count, none: count })),
  /** Of the newest turns: how sure, and how long from reading the message to the finished reply. */
  recent: z.strictObject({
    turns: count,
    confidence: z.array(z.strictObject({ from: z.number(), turns: count })),
    median_confidence: z.number().nullable(),
    times: z.array(z.strictObject({ from_ms: z.number(), turns: count })),
    median_ms: z.number().nullable(),
    p95_ms: z.number().nullable(),
  }),
})
export type Insights = z.infer<typeof insightsSchema>

export const insightsQuerySchema = z.strictObject({ timezone: timeZoneSchema.optional() })
