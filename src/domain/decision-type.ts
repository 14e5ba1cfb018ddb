import { z } from 'zod'

export const DECISION_TYPES = [
  'INVOKE_TOOL',
  'RESPOND_ONLY',
  'ASK_CLARIFICATION',
  'REQUEST_CONFIRMATION',
  'EXECUTE_PENDING',
  'CANCEL_PENDING',
] as const
export const decisionTypeSchema = z.enum(DECISION_TYPES)
export type DecisionType = z.infer<typeof decisionTypeSchema>
